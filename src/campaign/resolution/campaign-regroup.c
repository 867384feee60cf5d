/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/decision/campaign-decision.h"

/*
 * The master's hand in formations (F-CAMP-3): what an order sheet can say of them, at once and with a reason. Who
 * joins whom is judged as an order would be; only time is not asked for.
 */

static gboolean
check_free (ForconCampaignDecision *decision, ForconFormationId formation)
{
  const ForconPost *post = forcon_campaign_post (decision->campaign, formation);

  if (!forcon_campaign_formation_lives (decision->campaign, formation))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_FORMATION);
  if (!FORCON_ID_IS_NONE (post->clash))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ENGAGED, .formation = formation,
                                   .clash = post->clash);
  return TRUE;
}

static gboolean
pass_flag (ForconCampaignDecision *decision)
{
  const ForconWish *wish = &decision->command->wish;
  ForconTask task = { .kind = FORCON_TASK_FLAGSHIP, .formation = wish->formation, .flagship = wish->flagship };
  const ForconFormation *formation = forcon_battle_formation (decision->campaign->fleet, wish->formation);

  if (wish->ships.n == 0 && FORCON_ID_EQUAL (formation->flagship, wish->flagship) && !formation->broken)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO, .formation = wish->formation,
                                   .ship = wish->flagship);
  return forcon_campaign_carry_out (decision, &task);
}

static gboolean
join (ForconCampaignDecision *decision)
{
  const ForconWish *wish = &decision->command->wish;
  ForconTask task = { .kind = FORCON_TASK_JOIN, .target = wish->formation, .ships = wish->ships };

  return forcon_campaign_carry_out (decision, &task);
}

static gboolean
form (ForconCampaignDecision *decision)
{
  const ForconWish *wish = &decision->command->wish;
  ForconTask task = { .kind = FORCON_TASK_FORM, .flagship = wish->flagship, .ships = wish->ships, .name = wish->name,
                      .posture = wish->posture };

  if (!FORCON_ID_IS_NONE (wish->flagship) && wish->ships.n > 0 && !forcon_ships_contain (&wish->ships, wish->flagship))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOT_IN_FORMATION, .ship = wish->flagship);
  return forcon_campaign_carry_out (decision, &task);
}

gboolean
forcon_campaign_regroup (ForconCampaignDecision *decision)
{
  const ForconWish *wish = &decision->command->wish;

  if (FORCON_ID_IS_NONE (wish->formation))
    return form (decision);
  if (!check_free (decision, wish->formation))
    return FALSE;
  if (wish->ships.n == 0 && FORCON_ID_IS_NONE (wish->flagship))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NO_SHIPS, .formation = wish->formation);
  if (wish->ships.n > 0 && !join (decision))
    return FALSE;
  return FORCON_ID_IS_NONE (wish->flagship) || pass_flag (decision);
}
