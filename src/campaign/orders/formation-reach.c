/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/orders/formation-reach.h"

#include "campaign/decision/campaign-decision.h"
#include "campaign/orders/sheet-standing.h"

/* The way to a sector is at most so long; moves cost the same everywhere but for the first, which may be begun. */
static void
reach (GArray *reached, gint *halves, ForconSectorId sector, gint cost)
{
  ForconReach place = { sector, cost };
  guint at = 0;

  if (halves[sector.value] >= 0 && halves[sector.value] <= cost)
    return;
  for (guint i = 0; i < reached->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (reached, ForconReach, i).sector, sector))
      {
        g_array_remove_index (reached, i);
        break;
      }
  halves[sector.value] = cost;
  while (at < reached->len && g_array_index (reached, ForconReach, at).halves <= cost)
    at++;
  g_array_insert_val (reached, at, place);
}

/* Whether the rules let it go from one sector to the next. */
static gboolean
can_go (const ForconCampaign *campaign, const ForconRules *rules, ForconFormationId formation, ForconSectorId from,
        ForconSectorId to)
{
  ForconTask move = { .kind = FORCON_TASK_MOVE, .formation = formation, .sector = to };

  return forcon_campaign_judge_task_at (campaign, rules, &move, from).kind == FORCON_PROBLEM_NONE;
}

GArray *
forcon_campaign_reach (const ForconCampaign *campaign, const ForconRules *rules, ForconFormationId formation)
{
  GArray *reached = g_array_new (FALSE, FALSE, sizeof (ForconReach));
  const ForconPost *post = forcon_campaign_post (campaign, formation);
  g_autofree gint *halves = g_new (gint, campaign->sectors->len + 1);
  gint left = forcon_campaign_halves_left (campaign);
  gint move;

  for (guint i = 0; i <= campaign->sectors->len; i++)
    halves[i] = -1;
  if (post == NULL || forcon_campaign_sector (campaign, post->sector) == NULL)
    return reached;
  reach (reached, halves, post->sector, 0);
  if (!FORCON_ID_IS_NONE (post->clash))
    return reached;
  move = forcon_campaign_task_cost (campaign, rules, FORCON_TASK_MOVE, formation);
  for (guint i = 0; i < reached->len; i++)
    {
      ForconReach here = g_array_index (reached, ForconReach, i);

      for (guint j = 0; j < campaign->borders->len; j++)
        {
          ForconSectorId next
              = forcon_border_beyond (&g_array_index (campaign->borders, ForconBorder, j), here.sector);
          gint begun = here.halves == 0 && FORCON_ID_EQUAL (next, post->bound_for) ? post->spent : 0;

          if (!FORCON_ID_IS_NONE (next) && here.halves + MAX (move - begun, 0) <= left
              && can_go (campaign, rules, formation, here.sector, next))
            reach (reached, halves, next, here.halves + MAX (move - begun, 0));
        }
    }
  return reached;
}
