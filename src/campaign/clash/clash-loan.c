/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/clash-private.h"

/*
 * Tables that are lent. A loan is known by a key that its file has and the campaign keeps, so that no file but the one
 * that counts is ever taken back: not one of another campaign, of a former loan, or that was taken back before.
 */

gboolean
forcon_clash_refuse_lent (ForconCampaignDecision *decision, ForconClashId clash)
{
  const ForconLoan *loan = forcon_campaign_loan_out (decision->campaign, clash);

  if (loan == NULL)
    return FALSE;
  return !FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_LENT, .clash = clash, .text = loan->text);
}

/* Whether there is such a clash with a table that stands here. */
static gboolean
check_table (ForconCampaignDecision *decision, ForconClashId clash)
{
  if (forcon_campaign_clash (decision->campaign, clash) == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_CLASH, .actual = (gint) clash.value);
  if (forcon_campaign_battle (decision->campaign, clash) == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_ALREADY_RETURNED, .clash = clash);
  return TRUE;
}

static void
end_loan (ForconCampaignDecision *decision, const ForconLoan *loan, ForconLoanState state, gint count, gint total)
{
  FORCON_STATE (decision, LOAN_ENDED, loan_ended, .loan = loan->loan, .clash = loan->clash, .text = loan->text,
                .state = state, .count = count, .total = total);
}

/* Who lost a file, or could not read it, gets another one: what is played by the former is not taken back. */
gboolean
forcon_campaign_lend (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_lend *command = &decision->command->lend;
  const ForconCampaign *campaign = decision->campaign;
  const ForconLoan *former;

  if (!check_table (decision, command->clash))
    return FALSE;
  if (forcon_campaign_battle (campaign, command->clash)->step == FORCON_STEP_OVER)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BATTLE_IS_OVER, .clash = command->clash);
  if (command->text == NULL || *command->text == '\0' || command->key == NULL || *command->key == '\0'
      || forcon_campaign_loan_by_key (campaign, command->key) != NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NO_HELPER, .clash = command->clash);
  if (g_utf8_strlen (command->text, -1) > FORCON_CAMPAIGN_NAME_MAX)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_TOO_LONG,
                                   .actual = (gint) g_utf8_strlen (command->text, -1),
                                   .needed = FORCON_CAMPAIGN_NAME_MAX);
  former = forcon_campaign_loan_out (campaign, command->clash);
  if (former != NULL)
    end_loan (decision, former, FORCON_LOAN_REPLACED, 0, 0);
  FORCON_STATE (decision, CLASH_LENT, clash_lent, .loan = (gint) campaign->loans->len + 1, .clash = command->clash,
                .text = command->text, .key = command->key, .rules = command->rules, .state = FORCON_LOAN_OUT,
                .wall = decision->command->moment.wall);
  return TRUE;
}

gboolean
forcon_campaign_recall (ForconCampaignDecision *decision)
{
  ForconClashId clash = decision->command->recall.clash;
  const ForconLoan *loan = forcon_campaign_loan_out (decision->campaign, clash);

  if (!check_table (decision, clash))
    return FALSE;
  if (loan == NULL)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_NOT_LENT, .clash = clash);
  end_loan (decision, loan, FORCON_LOAN_RECALLED, 0, 0);
  return TRUE;
}

/* Why a loan that is over is not taken back. */
static ForconProblem
problem_of (ForconLoanState state)
{
  switch (state)
    {
    case FORCON_LOAN_BACK:
      return FORCON_PROBLEM_LOAN_TAKEN_BACK;
    case FORCON_LOAN_RECALLED:
      return FORCON_PROBLEM_LOAN_RECALLED;
    case FORCON_LOAN_REPLACED:
      return FORCON_PROBLEM_LOAN_REPLACED;
    case FORCON_LOAN_OUT:
    case FORCON_N_LOAN:
      break;
    }
  return FORCON_PROBLEM_NONE;
}

/* What was played by other rules the master may take with a reason: it is decided by those of today. */
gboolean
forcon_campaign_take_back (ForconCampaignDecision *decision)
{
  const ForconCampaignCommand_take_back *command = &decision->command->take_back;
  const ForconLoan *loan = forcon_campaign_loan_by_key (decision->campaign, command->key);
  gboolean reasoned = decision->command->reason != NULL && *decision->command->reason != '\0';

  if (loan == NULL || !FORCON_ID_EQUAL (loan->clash, command->clash))
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_UNKNOWN_LOAN, .clash = command->clash);
  if (loan->state != FORCON_LOAN_OUT)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = problem_of (loan->state), .clash = loan->clash,
                                   .text = loan->text);
  if (g_strcmp0 (loan->rules, command->rules) != 0 && !reasoned)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_OTHER_RULES, .clash = loan->clash,
                                   .text = loan->rules);
  if (command->count < 0 || command->count > command->total)
    return FORCON_CAMPAIGN_REFUSE (decision, .kind = FORCON_PROBLEM_BAD_VALUE, .least = 0, .most = command->total);
  end_loan (decision, loan, FORCON_LOAN_BACK, command->count, command->total);
  return TRUE;
}
