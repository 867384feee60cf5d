/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-journal.h"

/* Every so many commands the state is kept, so that undo rebuilds from near by. */
#define SNAPSHOT_INTERVAL 32

/**
 * ForconJournal:
 * @entries: (element-type ForconEntry): all commands, those that were undone at the end
 * @snapshots: (element-type ForconBattle): the state before entry 0, SNAPSHOT_INTERVAL, …
 * @position: how many entries are in force
 * @battle: the state after them
 */
struct _ForconJournal {
  const ForconRules *rules;
  GPtrArray *entries;
  GPtrArray *snapshots;
  guint position;
  ForconBattle *battle;
};

/**
 * forcon_entry_new:
 *
 * Returns: (transfer full): an entry without a command, dice or events
 */
ForconEntry *
forcon_entry_new (void)
{
  ForconEntry *entry = g_new0 (ForconEntry, 1);

  entry->dice = g_array_new (FALSE, TRUE, sizeof (ForconDie));
  entry->events = g_array_new (FALSE, TRUE, sizeof (ForconEvent));
  return entry;
}

void
forcon_entry_free (ForconEntry *entry)
{
  g_array_unref (entry->dice);
  g_array_unref (entry->events);
  g_free (entry);
}

/**
 * forcon_journal_new:
 * @start: the battle before the first command
 * @rules: (transfer none): they must outlive the journal
 *
 * Returns: (transfer full): an empty journal
 */
ForconJournal *
forcon_journal_new (const ForconBattle *start, const ForconRules *rules)
{
  ForconJournal *journal = g_new0 (ForconJournal, 1);

  journal->rules = rules;
  journal->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_entry_free);
  journal->snapshots = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_battle_free);
  journal->battle = forcon_battle_clone (start);
  g_ptr_array_add (journal->snapshots, forcon_battle_clone (start));
  return journal;
}

void
forcon_journal_free (ForconJournal *journal)
{
  if (journal == NULL)
    return;
  g_ptr_array_unref (journal->entries);
  g_ptr_array_unref (journal->snapshots);
  forcon_battle_free (journal->battle);
  g_free (journal);
}

const ForconRules *
forcon_journal_rules (const ForconJournal *journal)
{
  return journal->rules;
}

/**
 * forcon_journal_start:
 *
 * Returns: (transfer none): the battle before the first command
 */
const ForconBattle *
forcon_journal_start (const ForconJournal *journal)
{
  return g_ptr_array_index (journal->snapshots, 0);
}

/**
 * forcon_journal_battle:
 *
 * Returns: (transfer none): the battle as it stands; valid until the next command, undo or redo
 */
const ForconBattle *
forcon_journal_battle (const ForconJournal *journal)
{
  return journal->battle;
}

/**
 * forcon_journal_length:
 *
 * Returns: number of entries, with those that could be redone
 */
guint
forcon_journal_length (const ForconJournal *journal)
{
  return journal->entries->len;
}

/**
 * forcon_journal_position:
 *
 * Returns: number of entries in force
 */
guint
forcon_journal_position (const ForconJournal *journal)
{
  return journal->position;
}

/**
 * forcon_journal_entry:
 * @journal: a journal
 * @place: from 0, below its length
 *
 * Returns: (transfer none): the entry
 */
const ForconEntry *
forcon_journal_entry (const ForconJournal *journal, guint place)
{
  g_return_val_if_fail (place < journal->entries->len, NULL);
  return g_ptr_array_index (journal->entries, place);
}

static void
apply_entry (ForconBattle *battle, const ForconEntry *entry)
{
  for (guint i = 0; i < entry->events->len; i++)
    forcon_battle_apply (battle, &g_array_index (entry->events, ForconEvent, i));
}

/* Drops what was undone: a new command begins another future. */
static void
cut_at_position (ForconJournal *journal)
{
  guint snapshots = journal->position / SNAPSHOT_INTERVAL + 1;

  g_ptr_array_set_size (journal->entries, (gint) journal->position);
  if (journal->snapshots->len > snapshots)
    g_ptr_array_set_size (journal->snapshots, (gint) snapshots);
}

static void
append (ForconJournal *journal, const ForconCommand *command, GArray *dice, GArray *events)
{
  ForconEntry *entry = g_new0 (ForconEntry, 1);

  cut_at_position (journal);
  entry->command = *command;
  entry->dice = g_array_ref (dice);
  entry->events = g_array_ref (events);
  g_ptr_array_add (journal->entries, entry);
  journal->position++;
}

static void
keep_snapshot (ForconJournal *journal)
{
  if (journal->position % SNAPSHOT_INTERVAL == 0)
    g_ptr_array_add (journal->snapshots, forcon_battle_clone (journal->battle));
}

/**
 * forcon_journal_do:
 * @journal: a journal
 * @command: what a person wants
 * @dice: where dice come from
 *
 * Decides the command; when it is done it is entered, and commands that were undone are gone.
 *
 * Returns: (transfer full): the outcome
 */
ForconOutcome *
forcon_journal_do (ForconJournal *journal, const ForconCommand *command, const ForconDice *dice)
{
  ForconOutcome *outcome = forcon_decide (journal->battle, journal->rules, command, dice);

  if (outcome->verdict.kind != FORCON_VERDICT_DONE)
    return outcome;
  append (journal, command, outcome->dice, outcome->events);
  forcon_battle_free (journal->battle);
  journal->battle = forcon_battle_clone (outcome->after);
  keep_snapshot (journal);
  return outcome;
}

/**
 * forcon_journal_record:
 * @journal: a journal
 * @command: what was wanted
 * @dice: (element-type ForconDie): every die that fell
 * @events: (element-type ForconEvent): what came of it
 *
 * Enters what was decided elsewhere. No rule is asked.
 *
 * Returns: whether it can have happened now; else nothing is entered
 */
gboolean
forcon_journal_record (ForconJournal *journal, const ForconCommand *command, GArray *dice, GArray *events)
{
  g_autoptr (ForconBattle) after = forcon_battle_clone (journal->battle);

  for (guint i = 0; i < events->len; i++)
    {
      const ForconEvent *event = &g_array_index (events, ForconEvent, i);

      if (!forcon_event_fits (after, event))
        return FALSE;
      forcon_battle_apply (after, event);
    }
  append (journal, command, dice, events);
  forcon_battle_free (journal->battle);
  journal->battle = g_steal_pointer (&after);
  keep_snapshot (journal);
  return TRUE;
}

/* The state after so many entries: the last snapshot before, and the events since. */
static ForconBattle *
rebuild (const ForconJournal *journal, guint position)
{
  guint snapshot = MIN (position / SNAPSHOT_INTERVAL, journal->snapshots->len - 1);
  ForconBattle *battle = forcon_battle_clone (g_ptr_array_index (journal->snapshots, snapshot));

  for (guint i = snapshot * SNAPSHOT_INTERVAL; i < position; i++)
    apply_entry (battle, g_ptr_array_index (journal->entries, i));
  return battle;
}

/**
 * forcon_journal_undo:
 * @journal: a journal
 *
 * Takes the last command back, past its dice too; it can be redone until another command is entered.
 *
 * Returns: whether there was one
 */
gboolean
forcon_journal_undo (ForconJournal *journal)
{
  if (journal->position == 0)
    return FALSE;
  journal->position--;
  forcon_battle_free (journal->battle);
  journal->battle = rebuild (journal, journal->position);
  return TRUE;
}

/**
 * forcon_journal_redo:
 * @journal: a journal
 *
 * Brings back the command that was undone last, with the dice it had.
 *
 * Returns: whether there was one
 */
gboolean
forcon_journal_redo (ForconJournal *journal)
{
  if (journal->position == journal->entries->len)
    return FALSE;
  apply_entry (journal->battle, g_ptr_array_index (journal->entries, journal->position++));
  return TRUE;
}

/**
 * forcon_journal_replays:
 * @journal: a journal
 *
 * Applies all events in force to the start and compares the hash: no rule is asked.
 *
 * Returns: whether the state is what its events make of it
 */
gboolean
forcon_journal_replays (const ForconJournal *journal)
{
  g_autoptr (ForconBattle) battle = forcon_battle_clone (forcon_journal_start (journal));

  for (guint i = 0; i < journal->position; i++)
    apply_entry (battle, g_ptr_array_index (journal->entries, i));

  g_autofree char *replayed = forcon_battle_hash (battle);
  g_autofree char *current = forcon_battle_hash (journal->battle);

  return g_str_equal (replayed, current);
}

/* Decides one entry again on @battle; the place of the first event that differs, −1 for a difference of another kind. */
static gboolean
verify_entry (const ForconJournal *journal, const ForconBattle *battle, const ForconEntry *entry, gint *event)
{
  g_autoptr (GByteArray) faces = forcon_dice_to_faces (entry->dice);
  ForconDice dice = { faces->data, faces->len, FALSE, FALSE };
  g_autoptr (ForconOutcome) outcome = forcon_decide (battle, journal->rules, &entry->command, &dice);

  *event = -1;
  if (outcome->verdict.kind != FORCON_VERDICT_DONE || !forcon_dice_agree (outcome->dice, entry->dice))
    return FALSE;
  for (guint i = 0; i < MIN (outcome->events->len, entry->events->len); i++)
    if (!forcon_event_equal (&g_array_index (outcome->events, ForconEvent, i),
                             &g_array_index (entry->events, ForconEvent, i)))
      {
        *event = (gint) i;
        return FALSE;
      }
  return outcome->events->len == entry->events->len;
}

/**
 * forcon_journal_verify:
 * @journal: a journal
 *
 * The audit: decides every command in force again, with the dice that were typed and the generator where it rolled, and
 * compares dice and events with what is recorded.
 *
 * Returns: whether all agrees, and where it does not
 */
ForconAudit
forcon_journal_verify (const ForconJournal *journal)
{
  g_autoptr (ForconBattle) battle = forcon_battle_clone (forcon_journal_start (journal));
  ForconAudit audit = { TRUE, 0, -1 };

  for (guint i = 0; i < journal->position; i++)
    {
      const ForconEntry *entry = g_ptr_array_index (journal->entries, i);

      if (!verify_entry (journal, battle, entry, &audit.event))
        {
          audit.agrees = FALSE;
          audit.entry = i;
          return audit;
        }
      apply_entry (battle, entry);
    }
  return audit;
}
