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

  /* Where a ship waits to be formed nobody joins it. */
  if (!forcon_campaign_formation_lives (decision->campaign, formation) || !post->formed)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_FORMATION);
  if (!FORCON_ID_IS_NONE (post->clash))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ENGAGED, .formation = formation,
                                   .clash = post->clash);
  return TRUE;
}

static gboolean
pass_flag (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_regroup *command = &decision->command->regroup;
  ForconTask task = { .kind = FORCON_TASK_FLAGSHIP, .formation = command->formation, .flagship = command->flagship };
  const ForconFormation *formation = forcon_battle_formation (decision->campaign->fleet, command->formation);

  if (command->ships.n == 0 && FORCON_ID_EQUAL (formation->flagship, command->flagship) && !formation->broken)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_SO, .formation = command->formation,
                                   .ship = command->flagship);
  return forcon_campaign_carry_out (decision, &task);
}

static gboolean
join (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_regroup *command = &decision->command->regroup;
  ForconTask task = { .kind = FORCON_TASK_JOIN, .target = command->formation, .ships = command->ships };

  return forcon_campaign_carry_out (decision, &task);
}

static gboolean
name_anew (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_regroup *command = &decision->command->regroup;
  ForconTask task = { .kind = FORCON_TASK_RENAME, .formation = command->formation, .name = command->name };

  return forcon_campaign_carry_out (decision, &task);
}

static gboolean
form (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_regroup *command = &decision->command->regroup;
  ForconTask task = { .kind = FORCON_TASK_FORM,
                      .flagship = command->flagship,
                      .ships = command->ships,
                      .name = command->name,
                      .posture = command->posture };

  if (!FORCON_ID_IS_NONE (command->flagship) && command->ships.n > 0
      && !forcon_ships_contain (&command->ships, command->flagship))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOT_IN_FORMATION, .ship = command->flagship);
  return forcon_campaign_carry_out (decision, &task);
}

/* Ships join a formation of their admiral's or become a new one, at once, by the master's hand (F-CAMP-3, F-FORM-1
 * to F-FORM-3); with a formation alone its flag is passed, or it takes another name. */
gboolean
forcon_campaign_regroup (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_regroup *command = &decision->command->regroup;

  if (FORCON_ID_IS_NONE (command->formation))
    return form (decision);
  if (!check_free (decision, command->formation))
    return FALSE;
  if (command->name != NULL && !name_anew (decision))
    return FALSE;
  if (command->ships.n == 0 && FORCON_ID_IS_NONE (command->flagship) && command->name == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NO_SHIPS, .formation = command->formation);
  if (command->ships.n > 0 && !join (decision))
    return FALSE;
  return FORCON_ID_IS_NONE (command->flagship) || pass_flag (decision);
}
