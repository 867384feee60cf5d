/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-campaign-decision.h"
#include "forcon-decide.h"

/* What happens at the table of a clash (F-CAMP-6): the engine decides, and the campaign keeps it. */

static gboolean
refuse (ForconCampaignDecision *decision, const ForconVerdict *verdict)
{
  if (verdict->kind == FORCON_VERDICT_NEEDS_DICE)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NEEDS_DICE, .clash = decision->command->wish.clash,
                                   .ship = verdict->request.ship, .request = verdict->request, .battle = *verdict);
  return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BATTLE_REFUSES,
                                 .clash = decision->command->wish.clash, .battle = *verdict);
}

/* The fact says of which round how many events are. */
static void
keep (ForconCampaignDecision *decision, gint round, const ForconOutcome *table)
{
  ForconClashId clash = decision->command->wish.clash;

  for (guint i = 0; i < table->events->len; i++)
    forcon_campaign_apply_battle (decision->campaign, clash, &g_array_index (table->events, ForconEvent, i));
  g_array_append_vals (decision->outcome->battle_events, table->events->data, table->events->len);
  FORCON_STATE (decision, PLAYED, played, .clash = clash, .first = round, .count = (gint) table->events->len);
}

/**
 * forcon_campaign_play:
 * @decision: a command at the table of a clash, with all the dice that are given
 *
 * Returns: whether the decision goes on
 */
gboolean
forcon_campaign_play (ForconCampaignDecision *decision)
{
  ForconClashId id = decision->command->wish.clash;
  const ForconClash *clash = forcon_campaign_clash (decision->campaign, id);
  const ForconBattle *battle = forcon_campaign_battle (decision->campaign, id);

  if (clash == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_CLASH, .actual = (gint) id.value);
  if (battle == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_RETURNED, .clash = id);
  g_autoptr (ForconOutcome) table
      = forcon_decide (battle, decision->rules, &decision->command->battle, decision->source);

  decision->outcome->n_given = table->n_given;
  g_array_append_vals (decision->outcome->dice, table->dice->data, table->dice->len);
  if (table->verdict.kind != FORCON_VERDICT_DONE)
    return refuse (decision, &table->verdict);
  keep (decision, battle->round, table);
  return TRUE;
}
