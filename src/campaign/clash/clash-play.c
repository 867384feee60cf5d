/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-apply-private.h"
#include "campaign/clash/clash-private.h"
#include "engine/decision/decide.h"

/* What happens at the table of a clash (F-CAMP-6): the engine decides, and the campaign keeps it. */

gboolean
forcon_campaign_play (ForconCampaignDecision *decision)
{
  ForconClashId id = decision->command->play.clash;
  ForconBattle *battle = forcon_campaign_battle_place (decision->campaign, id);
  g_autoptr (ForconOutcome) table = NULL;
  gboolean done;
  gint round;

  if (forcon_campaign_clash (decision->campaign, id) == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_CLASH, .actual = (gint) id.value);
  if (battle == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_RETURNED, .clash = id);
  if (forcon_clash_refuse_lent (decision, id))
    return FALSE;
  round = battle->round;
  table = forcon_outcome_new ();
  done = forcon_decide_on_clone (battle, decision->rules, &decision->command->battle, decision->source, table);
  decision->outcome->n_given = table->n_given;
  g_array_append_vals (decision->outcome->dice, table->dice->data, table->dice->len);
  if (!done && table->verdict.kind == FORCON_VERDICT_NEEDS_DICE)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NEEDS_DICE, .clash = id,
                                   .ship = table->verdict.request.ship, .request = table->verdict.request,
                                   .battle = table->verdict);
  if (!done)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BATTLE_REFUSES, .clash = id,
                                   .battle = table->verdict);
  g_array_append_vals (decision->outcome->battle_events, table->events->data, table->events->len);
  /* The fact says of which round how many events are. */
  FORCON_STATE (decision, PLAYED, played, .clash = id, .first = round, .count = (gint) table->events->len);
  return TRUE;
}
