/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/move-plan.h"

#include <glib/gi18n-lib.h>

#include "campaign/decision/campaign-decision.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"

/* The order for one step of the way: the first takes the place of what was ordered, or follows it; the others
 * follow. */
static ForconCampaignCommand
command_for (const ForconMovePlan *plan, ForconGame *game, guint step)
{
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_TASK);

  command.task.kind = FORCON_TASK_MOVE;
  command.task.formation = plan->formation;
  command.task.sector = plan->path->len > step ? g_array_index (plan->path, ForconSectorId, step) : plan->target;
  command.task.add = plan->after || step > 1;
  return command;
}

/* What speaks against a step, if anything does. */
static ForconCampaignVerdict
judge_step (const ForconMovePlan *plan, ForconGame *game, guint step)
{
  ForconTask task = { .kind = FORCON_TASK_MOVE,
                      .formation = plan->formation,
                      .sector = g_array_index (plan->path, ForconSectorId, step) };

  if (step == 1)
    {
      ForconCampaignCommand command = command_for (plan, game, 1);
      g_autoptr (ForconCampaignOutcome) outcome = forcon_game_try (game, &command);

      return outcome->after == NULL ? outcome->verdict : (ForconCampaignVerdict){ .kind = FORCON_PROBLEM_NONE };
    }
  return forcon_campaign_judge_task_at (forcon_game_campaign (game), forcon_game_rules (game), &task,
                                        g_array_index (plan->path, ForconSectorId, step - 1));
}

static void
refuse (ForconMovePlan *plan, ForconGame *game, const ForconCampaignVerdict *verdict)
{
  plan->legal = FALSE;
  g_free (plan->words);
  plan->words = forcon_campaign_sentence_of_verdict (forcon_game_campaign (game), verdict);
}

static char *
cost_in_words (const ForconMovePlan *plan)
{
  g_autofree char *halves = forcon_wording_halves (plan->halves);
  guint moves = plan->path->len - 1;
  g_autofree char *cost
      = moves == 1 ? g_strdup (halves)
                   /* Translators: how many moves it takes; "4 half-phases". */
                   : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u move, %2$s", "%1$u moves, %2$s", moves),
                                      moves, halves);

  if (plan->n_ways <= 1)
    return g_steal_pointer (&cost);
  /* Translators: what a way costs, which way it is of how many that there are to choose from. */
  return g_strdup_printf (_ ("%1$s; way %2$u of %3$u"), cost, plan->choice + 1, plan->n_ways);
}

static void
judge (ForconMovePlan *plan, ForconGame *game)
{
  if (plan->path->len < 2)
    {
      /* Nothing leads there: the order itself says why not. */
      ForconCampaignCommand command = command_for (plan, game, plan->path->len);
      g_autoptr (ForconCampaignOutcome) outcome = forcon_game_try (game, &command);

      refuse (plan, game, &outcome->verdict);
      return;
    }
  plan->legal = TRUE;
  for (guint step = 1; step < plan->path->len && plan->legal; step++)
    {
      ForconCampaignVerdict verdict = judge_step (plan, game, step);

      if (verdict.kind != FORCON_PROBLEM_NONE)
        refuse (plan, game, &verdict);
    }
  if (plan->legal)
    plan->words = cost_in_words (plan);
}

/* The ways by what the formation's admiral knows, and the one that is chosen among them. */
static void
find_ways (ForconMovePlan *plan, ForconGame *game, ForconSectorId start, guint choice)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  ForconWayWish wish = { .admiral = forcon_battle_formation (campaign->fleet, plan->formation)->side,
                         .formation = plan->formation,
                         .from = start,
                         .to = plan->target };

  plan->path = g_array_new (FALSE, FALSE, sizeof (ForconSectorId));
  plan->n_ways
      = forcon_campaign_ways (campaign, forcon_game_rules (game), &wish, plan->ways, FORCON_MOVE_PLAN_WAYS_MAX);
  if (plan->n_ways == 0)
    return;
  plan->choice = choice % plan->n_ways;
  plan->halves = plan->ways[plan->choice].halves;
  g_array_append_val (plan->path, start);
  g_array_append_vals (plan->path, plan->ways[plan->choice].stages, plan->ways[plan->choice].n_stages);
}

ForconMovePlan *
forcon_move_plan_new (ForconGame *game, ForconFormationId formation, ForconSectorId target, gboolean after,
                      guint choice)
{
  ForconMovePlan *plan = g_new0 (ForconMovePlan, 1);
  const ForconCampaign *campaign = forcon_game_campaign (game);
  ForconSectorId start
      = after ? forcon_campaign_sector_after (campaign, formation) : forcon_campaign_post (campaign, formation)->sector;

  plan->formation = formation;
  plan->target = target;
  plan->after = after;
  find_ways (plan, game, start, choice);
  judge (plan, game);
  return plan;
}

void
forcon_move_plan_free (ForconMovePlan *plan)
{
  if (plan == NULL)
    return;
  g_array_unref (plan->path);
  g_free (plan->words);
  g_free (plan);
}

char *
forcon_move_plan_sentence (const ForconMovePlan *plan, ForconGame *game)
{
  const ForconCampaign *campaign = forcon_game_campaign (game);
  g_autofree char *known = forcon_wording_known (campaign, plan->formation);
  /* Translators: a formation that moves when it has done what it has to do already. */
  g_autofree char *name = plan->after ? g_strdup_printf (_ ("%s, after its other orders"), known) : g_strdup (known);
  const char *target = forcon_wording_sector (campaign, plan->target);

  if (!plan->legal)
    /* Translators: the formation, the sector, why not. */
    return g_strdup_printf (_ ("%1$s to %2$s? %3$s"), name, target, plan->words);
  if (plan->path->len == 2 && plan->n_ways == 1)
    /* Translators: the formation, the sector, "2 half-phases". */
    return g_strdup_printf (_ ("%1$s: move to %2$s – %3$s"), name, target, plan->words);
  g_autofree char *way = forcon_wording_way (campaign, &plan->ways[plan->choice]);

  if (plan->n_ways == 1)
    /* Translators: the formation, the sector, "by way of B2: 4 half-phases". */
    return g_strdup_printf (_ ("%1$s: move to %2$s %3$s"), name, target, way);
  /* Translators: the formation, the sector, "by way of B2: 4 half-phases", which way it is of how many. */
  return g_strdup_printf (_ ("%1$s: move to %2$s %3$s – way %4$u of %5$u"), name, target, way, plan->choice + 1,
                          plan->n_ways);
}

gboolean
forcon_move_plan_has_more (const ForconMovePlan *plan, ForconGame *game)
{
  return forcon_campaign_task_at (forcon_game_campaign (game), plan->formation) != NULL;
}

gboolean
forcon_move_plan_order (const ForconMovePlan *plan, ForconGame *game)
{
  guint before = forcon_chronicle_position (forcon_game_chronicle (game));

  for (guint step = 1; step < plan->path->len; step++)
    {
      ForconCampaignCommand command = command_for (plan, game, step);

      if (forcon_game_do (game, &command, FORCON_DICE_MODE_ROLL))
        continue;
      forcon_game_go_to (game, before);
      return FALSE;
    }
  return plan->path->len > 1;
}
