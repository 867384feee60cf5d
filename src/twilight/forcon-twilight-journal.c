/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-twilight-journal.h"

/**
 * ForconTwilightJournal:
 * @entries: (element-type ForconTwilightEntry): all commands, those that were undone at the end
 * @position: how many entries are in force
 * @start: the clash before the first
 * @clash: the clash after them
 *
 * A clash has some dozens of commands: undo rebuilds it from the start.
 */
struct _ForconTwilightJournal {
  const ForconTwilightRules *rules;
  GPtrArray *entries;
  guint position;
  ForconTwilightClash *start;
  ForconTwilightClash *clash;
};

static void
entry_free (ForconTwilightEntry *entry)
{
  g_array_unref (entry->dice);
  g_array_unref (entry->events);
  g_free (entry);
}

/**
 * forcon_twilight_journal_new:
 * @start: the clash before the first command
 * @rules: (transfer none): they must outlive the journal
 *
 * Returns: (transfer full): an empty journal
 */
ForconTwilightJournal *
forcon_twilight_journal_new (const ForconTwilightClash *start, const ForconTwilightRules *rules)
{
  ForconTwilightJournal *journal = g_new0 (ForconTwilightJournal, 1);

  journal->rules = rules;
  journal->start = forcon_twilight_clash_clone (start);
  journal->clash = forcon_twilight_clash_clone (start);
  journal->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);
  return journal;
}

/**
 * forcon_twilight_journal_free:
 * @journal: (transfer full) (nullable): a journal
 */
void
forcon_twilight_journal_free (ForconTwilightJournal *journal)
{
  if (journal == NULL)
    return;
  g_ptr_array_unref (journal->entries);
  forcon_twilight_clash_free (journal->start);
  forcon_twilight_clash_free (journal->clash);
  g_free (journal);
}

/**
 * forcon_twilight_journal_rules:
 *
 * Returns: (transfer none): the rules that it is decided by
 */
const ForconTwilightRules *
forcon_twilight_journal_rules (const ForconTwilightJournal *journal)
{
  return journal->rules;
}

/**
 * forcon_twilight_journal_start:
 *
 * Returns: (transfer none): the clash before the first command
 */
const ForconTwilightClash *
forcon_twilight_journal_start (const ForconTwilightJournal *journal)
{
  return journal->start;
}

/**
 * forcon_twilight_journal_clash:
 *
 * Returns: (transfer none): the clash as it stands; valid until the next command, undo or redo
 */
const ForconTwilightClash *
forcon_twilight_journal_clash (const ForconTwilightJournal *journal)
{
  return journal->clash;
}

/**
 * forcon_twilight_journal_length:
 *
 * Returns: number of entries, with those that could be redone
 */
guint
forcon_twilight_journal_length (const ForconTwilightJournal *journal)
{
  return journal->entries->len;
}

/**
 * forcon_twilight_journal_position:
 *
 * Returns: number of entries in force
 */
guint
forcon_twilight_journal_position (const ForconTwilightJournal *journal)
{
  return journal->position;
}

/**
 * forcon_twilight_journal_entry:
 * @journal: a journal
 * @place: from 0, below its length
 *
 * Returns: (transfer none): the entry
 */
const ForconTwilightEntry *
forcon_twilight_journal_entry (const ForconTwilightJournal *journal, guint place)
{
  g_return_val_if_fail (place < journal->entries->len, NULL);
  return g_ptr_array_index (journal->entries, place);
}

static void
apply_entry (ForconTwilightClash *clash, const ForconTwilightEntry *entry)
{
  for (guint i = 0; i < entry->events->len; i++)
    forcon_twilight_apply (clash, &g_array_index (entry->events, ForconTwilightEvent, i), entry->dice);
}

/**
 * forcon_twilight_journal_do:
 * @journal: a journal
 * @command: what a person wants
 * @dice: where dice come from
 *
 * Decides the command; when it is done it is entered, and commands that were undone are gone.
 *
 * Returns: (transfer full): the outcome
 */
ForconTwilightOutcome *
forcon_twilight_journal_do (ForconTwilightJournal *journal, const ForconTwilightCommand *command,
                            const ForconDice *dice)
{
  ForconTwilightOutcome *outcome = forcon_twilight_decide (journal->clash, journal->rules, command, dice);
  ForconTwilightEntry *entry;

  if (outcome->verdict.kind != FORCON_TWILIGHT_VERDICT_DONE)
    return outcome;
  entry = g_new0 (ForconTwilightEntry, 1);
  entry->command = *command;
  entry->command.text = g_intern_string (command->text);
  entry->dice = g_array_ref (outcome->dice);
  entry->events = g_array_ref (outcome->events);
  /* A new command begins another future. */
  g_ptr_array_set_size (journal->entries, (gint) journal->position);
  g_ptr_array_add (journal->entries, entry);
  journal->position++;
  apply_entry (journal->clash, entry);
  return outcome;
}

/**
 * forcon_twilight_journal_undo:
 * @journal: a journal
 *
 * Takes the last command back, past its dice too; it can be redone until another command is entered.
 *
 * Returns: whether there was one
 */
gboolean
forcon_twilight_journal_undo (ForconTwilightJournal *journal)
{
  if (journal->position == 0)
    return FALSE;
  journal->position--;
  forcon_twilight_clash_free (journal->clash);
  journal->clash = forcon_twilight_clash_clone (journal->start);
  for (guint i = 0; i < journal->position; i++)
    apply_entry (journal->clash, g_ptr_array_index (journal->entries, i));
  return TRUE;
}

/**
 * forcon_twilight_journal_redo:
 * @journal: a journal
 *
 * Brings back the command that was undone last, with the dice it had.
 *
 * Returns: whether there was one
 */
gboolean
forcon_twilight_journal_redo (ForconTwilightJournal *journal)
{
  if (journal->position == journal->entries->len)
    return FALSE;
  apply_entry (journal->clash, g_ptr_array_index (journal->entries, journal->position++));
  return TRUE;
}

static gboolean
events_agree (const GArray *a, const GArray *b)
{
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (!forcon_twilight_event_equal (&g_array_index (a, ForconTwilightEvent, i),
                                      &g_array_index (b, ForconTwilightEvent, i)))
      return FALSE;
  return TRUE;
}

/* Whether one entry, decided again on @clash with the dice that were typed and the generator where it rolled, comes out the same. */
static gboolean
verify_entry (const ForconTwilightJournal *journal, const ForconTwilightClash *clash, const ForconTwilightEntry *entry)
{
  g_autoptr (GByteArray) faces = forcon_dice_to_faces (entry->dice);
  ForconDice dice = { faces->data, faces->len, FALSE, FALSE };
  g_autoptr (ForconTwilightOutcome) outcome = forcon_twilight_decide (clash, journal->rules, &entry->command, &dice);

  return outcome->verdict.kind == FORCON_TWILIGHT_VERDICT_DONE && forcon_dice_agree (outcome->dice, entry->dice)
         && events_agree (outcome->events, entry->events);
}

/**
 * forcon_twilight_journal_verify:
 * @journal: a journal
 * @entry: (out) (optional): the place of the first entry that does not agree
 *
 * The audit: decides every command in force again and compares dice and events with what is recorded.
 *
 * Returns: whether all agrees
 */
gboolean
forcon_twilight_journal_verify (const ForconTwilightJournal *journal, guint *entry)
{
  g_autoptr (ForconTwilightClash) clash = forcon_twilight_clash_clone (journal->start);

  for (guint i = 0; i < journal->position; i++)
    {
      const ForconTwilightEntry *recorded = g_ptr_array_index (journal->entries, i);

      if (!verify_entry (journal, clash, recorded))
        {
          if (entry != NULL)
            *entry = i;
          return FALSE;
        }
      apply_entry (clash, recorded);
    }
  return TRUE;
}
