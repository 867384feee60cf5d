/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/rules/twilight-journal.h"

static gpointer
clone_clash (gconstpointer clash)
{
  return forcon_twilight_clash_clone (clash);
}

static void
free_clash (gpointer clash)
{
  forcon_twilight_clash_free (clash);
}

static char *
hash_clash (gconstpointer clash)
{
  return forcon_twilight_clash_hash (clash);
}

/* They are never read from anywhere, so nothing is checked. */
static gboolean
apply_entry (gpointer clash, gconstpointer entry, gboolean checked)
{
  const ForconTwilightEntry *applied = entry;

  for (guint i = 0; i < applied->events->len; i++)
    forcon_twilight_apply (clash, &g_array_index (applied->events, ForconTwilightEvent, i), applied->dice);
  return TRUE;
}

static gboolean
equal (gconstpointer a, gconstpointer b)
{
  return forcon_twilight_event_equal (a, b);
}

static gpointer
decide_again (const ForconLog *log, gconstpointer clash, gconstpointer entry, const ForconDice *dice, gint *event)
{
  const ForconTwilightEntry *recorded = entry;
  g_autoptr (ForconTwilightOutcome) outcome
      = forcon_twilight_decide (clash, forcon_log_rules (log), &recorded->command, dice);

  if (outcome->after == NULL || !forcon_dice_agree (outcome->dice, recorded->dice)
      || !forcon_log_events_agree (outcome->events, recorded->events, equal, event))
    return NULL;
  return g_steal_pointer (&outcome->after);
}

static const GArray *
dice_of (gconstpointer entry)
{
  return ((const ForconTwilightEntry *) entry)->dice;
}

static void
free_entry (gpointer data)
{
  ForconTwilightEntry *entry = data;

  g_array_unref (entry->dice);
  g_array_unref (entry->events);
  g_free (entry);
}

static const ForconLogKind kind
    = { clone_clash, free_clash, hash_clash, apply_entry, decide_again, dice_of, free_entry, NULL, NULL };

ForconTwilightJournal *
forcon_twilight_journal_new (const ForconTwilightClash *start, const ForconTwilightRules *rules)
{
  return (ForconTwilightJournal *) forcon_log_new (&kind, start, rules);
}

ForconTwilightOutcome *
forcon_twilight_journal_do (ForconTwilightJournal *journal, const ForconTwilightCommand *command,
                            const ForconDice *dice)
{
  ForconTwilightOutcome *outcome = forcon_twilight_decide (forcon_twilight_journal_clash (journal),
                                                           forcon_twilight_journal_rules (journal), command, dice);
  ForconTwilightEntry *entry;

  if (outcome->after == NULL)
    return outcome;
  entry = g_new (ForconTwilightEntry, 1);
  *entry = (ForconTwilightEntry){ *command, g_array_ref (outcome->dice), g_array_ref (outcome->events) };
  entry->command.text = g_intern_string (command->text);
  forcon_log_enter ((ForconLog *) journal, entry, g_steal_pointer (&outcome->after));
  return outcome;
}
