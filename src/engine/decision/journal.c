/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/journal.h"

static ForconEntry *
entry_new (const ForconCommand *command, GArray *dice, GArray *events)
{
  ForconEntry *entry = g_new (ForconEntry, 1);

  *entry = (ForconEntry){ *command, g_array_ref (dice), g_array_ref (events) };
  return entry;
}

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

/* The rule set */

static gpointer
clone_battle (gconstpointer battle)
{
  return forcon_battle_clone (battle);
}

static void
free_battle (gpointer battle)
{
  forcon_battle_free (battle);
}

static char *
hash_battle (gconstpointer battle)
{
  return forcon_battle_hash (battle);
}

static gboolean
apply_entry (gpointer battle, gconstpointer entry, gboolean checked)
{
  const GArray *events = ((const ForconEntry *) entry)->events;

  for (guint i = 0; i < events->len; i++)
    if (!forcon_battle_apply (battle, &g_array_index (events, ForconEvent, i)) && checked)
      return FALSE;
  return TRUE;
}

static gboolean
equal (gconstpointer a, gconstpointer b)
{
  return forcon_event_equal (a, b);
}

static gpointer
decide_again (const ForconLog *log, gconstpointer battle, gconstpointer entry, const ForconDice *dice, gint *event)
{
  const ForconEntry *recorded = entry;
  g_autoptr (ForconOutcome) outcome = forcon_decide (battle, forcon_log_rules (log), &recorded->command, dice);

  if (outcome->after == NULL || !forcon_dice_agree (outcome->dice, recorded->dice)
      || !forcon_log_events_agree (outcome->events, recorded->events, equal, event))
    return NULL;
  return g_steal_pointer (&outcome->after);
}

static const GArray *
dice_of (gconstpointer entry)
{
  return ((const ForconEntry *) entry)->dice;
}

static void
free_entry (gpointer entry)
{
  forcon_entry_free (entry);
}

static const ForconLogKind kind
    = { clone_battle, free_battle, hash_battle, apply_entry, decide_again, dice_of, free_entry, NULL, NULL };

ForconJournal *
forcon_journal_new (const ForconBattle *start, const ForconRules *rules)
{
  return (ForconJournal *) forcon_log_new (&kind, start, rules);
}

ForconOutcome *
forcon_journal_do (ForconJournal *journal, const ForconCommand *command, const ForconDice *dice)
{
  ForconOutcome *outcome
      = forcon_decide (forcon_journal_battle (journal), forcon_journal_rules (journal), command, dice);

  if (outcome->after != NULL)
    forcon_log_enter ((ForconLog *) journal, entry_new (command, outcome->dice, outcome->events),
                      g_steal_pointer (&outcome->after));
  return outcome;
}

gboolean
forcon_journal_record (ForconJournal *journal, const ForconCommand *command, GArray *dice, GArray *events)
{
  return forcon_log_record ((ForconLog *) journal, entry_new (command, dice, events));
}
