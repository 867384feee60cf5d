/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/clash/clash-loan.h"

/* What was played at a table that was lent, decided anew and entered as if it had been played here. */

/* Of all states but the last none is needed: they would fill the memory. */
static void
free_state (ForconCampaignOutcome *outcome)
{
  g_clear_pointer (&outcome->after, forcon_campaign_free);
}

/* Returns: (nullable) (transfer none): the state after what was accepted so far */
static const ForconCampaign *
state_of (const ForconTakeBack *back)
{
  return ((ForconCampaignOutcome *) g_ptr_array_index (back->outcomes, back->outcomes->len - 1))->after;
}

/* Decides the next command; the state before it is needed no more. Returns: whether it is done */
static gboolean
decide_next (ForconTakeBack *back, const ForconChronicle *chronicle, const ForconCampaign *before,
             const ForconCampaignCommand *command, const ForconDice *dice)
{
  ForconLog *log = forcon_chronicle_log (chronicle);
  ForconCampaignOutcome *outcome
      = forcon_campaign_decide (before, forcon_log_rules (log), forcon_log_more_rules (log), command, dice);

  back->verdict = outcome->verdict;
  if (outcome->after == NULL)
    {
      forcon_campaign_outcome_free (outcome);
      return FALSE;
    }
  if (back->outcomes->len > 0)
    free_state (g_ptr_array_index (back->outcomes, back->outcomes->len - 1));
  g_array_append_vals (back->commands, command, 1);
  g_ptr_array_add (back->outcomes, outcome);
  return TRUE;
}

/* The command that takes the table back says how many are entered, which is known only now. */
static void
count_accepted (ForconTakeBack *back, const ForconChronicle *chronicle)
{
  ForconCampaignCommand *command = &g_array_index (back->commands, ForconCampaignCommand, 0);
  ForconCampaignOutcome *outcome;

  if (back->accepted == back->total)
    return;
  command->take_back.count = (gint) back->accepted;
  outcome = forcon_chronicle_try (chronicle, command, &FORCON_DICE_ASK);
  if (back->outcomes->len > 1)
    free_state (outcome);
  forcon_campaign_outcome_free (back->outcomes->pdata[0]);
  back->outcomes->pdata[0] = outcome;
}

ForconTakeBack *
forcon_take_back_new (const ForconChronicle *chronicle, const ForconCampaignCommand *command, const GArray *played)
{
  ForconTakeBack *back = g_new0 (ForconTakeBack, 1);
  ForconCampaignCommand first = *command;

  back->commands = g_array_new (FALSE, TRUE, sizeof (ForconCampaignCommand));
  back->outcomes = g_ptr_array_new ();
  back->total = played->len;
  first.take_back.count = first.take_back.total = (gint) played->len;
  back->possible = decide_next (back, chronicle, forcon_chronicle_campaign (chronicle), &first, &FORCON_DICE_ASK);
  for (guint i = 0; i < played->len && back->possible && back->accepted == i; i++)
    {
      const ForconLentCommand *lent = &g_array_index (played, ForconLentCommand, i);
      ForconCampaignCommand play = { .kind = FORCON_CAMPAIGN_COMMAND_PLAY,
                                     .play = { .clash = first.take_back.clash },
                                     .battle = lent->command,
                                     .moment = first.moment,
                                     .by = first.by };
      const ForconDice dice = { lent->dice == NULL ? NULL : lent->dice->data,
                                lent->dice == NULL ? 0 : lent->dice->len, FALSE, FALSE };

      if (decide_next (back, chronicle, state_of (back), &play, &dice))
        back->accepted++;
    }
  if (back->possible)
    count_accepted (back, chronicle);
  return back;
}

void
forcon_take_back_free (ForconTakeBack *back)
{
  if (back == NULL)
    return;
  for (guint i = 0; i < back->outcomes->len; i++)
    forcon_campaign_outcome_free (g_ptr_array_index (back->outcomes, i));
  g_ptr_array_unref (back->outcomes);
  g_array_unref (back->commands);
  g_free (back);
}

void
forcon_chronicle_enter_all (ForconChronicle *chronicle, ForconTakeBack *back)
{
  for (guint i = 0; i < back->commands->len; i++)
    forcon_chronicle_enter (chronicle, &g_array_index (back->commands, ForconCampaignCommand, i),
                            g_ptr_array_index (back->outcomes, i));
}

/* How many entries belong to the one at @place: itself, and what came back with a table. */
static guint
length_of_step (const ForconCampaignEntry *entry)
{
  if (entry->command.kind != FORCON_CAMPAIGN_COMMAND_TAKE_BACK || entry->command.take_back.count < 0)
    return 1;
  return 1 + (guint) entry->command.take_back.count;
}

gboolean
forcon_chronicle_step_back (ForconChronicle *chronicle, guint position, guint *start, GError **error)
{
  *start = position - 1;
  for (guint i = position; i > 0; i--)
    {
      const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, i - 1, error);

      if (entry == NULL)
        return FALSE;
      if (entry->command.kind == FORCON_CAMPAIGN_COMMAND_TAKE_BACK && i - 1 + length_of_step (entry) == position)
        *start = i - 1;
      if (entry->command.kind != FORCON_CAMPAIGN_COMMAND_PLAY)
        break;
    }
  return TRUE;
}

gboolean
forcon_chronicle_step_on (ForconChronicle *chronicle, guint position, guint *end, GError **error)
{
  const ForconCampaignEntry *entry = forcon_chronicle_entry (chronicle, position, error);

  if (entry == NULL)
    return FALSE;
  *end = MIN (position + length_of_step (entry), forcon_chronicle_length (chronicle));
  return TRUE;
}
