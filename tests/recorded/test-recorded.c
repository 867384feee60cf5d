/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Ten battles of six rounds each, with every die as it lay: they lead to the same state on every machine, with every
 * compiler and at every optimisation level. Between them everything happens that can happen in a battle.
 *
 * After a change that is meant to change battles: run record-battles with this folder, and put what it prints here.
 */
#include "forcon-script.h"

#include "forcon-journal.h"
#include "forcon-test-rules.h"

#define ROUNDS 6

/* What came of a battle: how many commands it has, and the hash of the state after them. */
typedef struct {
  const char *name;
  guint n_commands;
  const char *hash;
} Recorded;

static const Recorded recorded[] = {
  { "formations", 430, "72b0bb635807d8bd86fda86ad163fc35cace36651ad03751f1e8a7c3358b2f22" },
  { "torpedoes", 453, "dcf4cec6708417c080e5307fad38b3c8deafa2012d007f857b52aa4d1b789df1" },
  { "hidden", 558, "5545a6bad65e75e7e1251ecd19fe6aef70574f1f4d0ef639c2cda66883e433e8" },
  { "minefield", 437, "6d09fde05a133c532b7023f87fd5267869698ad099c0c8c61019d46b6f30e9a1" },
  { "boarding", 407, "604e1003e725f2ecdd9b46c93002a28316e0476b19ece44e42983c377b09c112" },
  { "ramming", 444, "9906c646d60cb807967e458e302009e428d5425465b8d1685c3c90a0cde8f8fe" },
  { "low-orbit", 517, "3ad6ce4b93603039f29a2db3864c5c24a3dc705dcc6090437d0acd1c08287f27" },
  { "allies", 632, "b4c53d90e6b84d28aec450117e7c0aa28b73ade7f74aa26d138a4bd6c3ccdfe3" },
  { "braced", 442, "9b21720e23b8ae5e75acfcb458d3dd41e3dd2bd5aef19363768f128f8b9d4224" },
  { "everything", 663, "acf55b69112a1d5ca783343fff19c214e93cfcb474445ea641980b4fc49f7ec5" },
};

static const char *folder;

static ForconScript *
load (const Recorded *battle)
{
  g_autofree char *file = g_strconcat (battle->name, ".xml", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autoptr (GError) error = NULL;
  ForconScript *script = forcon_script_load (path, NULL, &error);

  g_assert_no_error (error);
  return script;
}

static ForconJournal *
replay (const ForconScript *script)
{
  ForconJournal *journal = forcon_journal_new (script->start, script->rules);

  for (guint i = 0; i < script->commands->len; i++)
    {
      const ForconScriptCommand *command = g_ptr_array_index (script->commands, i);
      const GByteArray *faces = command->dice;
      ForconDice dice = { faces == NULL ? NULL : faces->data, faces == NULL ? 0 : faces->len, FALSE, FALSE };
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, &command->command, &dice);

      if (outcome->verdict.kind != FORCON_VERDICT_DONE)
        g_error ("line %d: %s", command->line, forcon_verdict_word (&outcome->verdict));
    }
  return journal;
}

/* F-GEN-5 */
static void
test_replays (gconstpointer data)
{
  const Recorded *battle = data;
  g_autoptr (ForconScript) script = load (battle);
  g_autoptr (ForconJournal) journal = replay (script);
  g_autofree char *hash = forcon_battle_hash (forcon_journal_battle (journal));

  g_assert_cmpuint (forcon_journal_length (journal), ==, battle->n_commands);
  g_assert_cmpint (forcon_journal_battle (journal)->round, >, ROUNDS);
  g_assert_cmpstr (hash, ==, battle->hash);
}

/* Deciding every command again gives the same events, and applying those the same state. */
static void
test_verifies (gconstpointer data)
{
  g_autoptr (ForconScript) script = load (data);
  g_autoptr (ForconJournal) journal = replay (script);

  g_assert_true (forcon_journal_replays (journal));
  g_assert_true (forcon_journal_verify (journal).agrees);
}

/* What no recorded battle can hold: it is over then, or needs a generator, which real dice do without. */
static gboolean
cannot_be (ForconEventKind kind)
{
  return kind == FORCON_EVENT_BATTLE_ENDED || kind == FORCON_EVENT_GENERATOR_ADVANCED;
}

static void
note_events (const ForconJournal *journal, gboolean *seen)
{
  for (guint i = 0; i < forcon_journal_length (journal); i++)
    {
      const GArray *events = forcon_journal_entry (journal, i)->events;

      for (guint e = 0; e < events->len; e++)
        seen[g_array_index (events, ForconEvent, e).kind] = TRUE;
    }
}

static void
test_everything (void)
{
  gboolean seen[FORCON_N_EVENTS] = { FALSE };
  guint missing = 0;

  for (guint i = 0; i < G_N_ELEMENTS (recorded); i++)
    {
      g_autoptr (ForconScript) script = load (&recorded[i]);
      g_autoptr (ForconJournal) journal = replay (script);

      note_events (journal, seen);
    }
  for (ForconEventKind kind = 0; kind < FORCON_N_EVENTS; kind++)
    if (!seen[kind] && !cannot_be (kind))
      {
        g_test_message ("in no battle: %s", forcon_event_kind_to_word (kind));
        missing++;
      }
  g_assert_cmpuint (missing, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc != 2)
    g_error ("usage: test-recorded FOLDER");
  folder = argv[1];

  for (guint i = 0; i < G_N_ELEMENTS (recorded); i++)
    {
      g_autofree char *replays = g_strdup_printf ("/recorded/%s leads to the state that it led to", recorded[i].name);
      g_autofree char *verifies = g_strdup_printf ("/recorded/%s is verified", recorded[i].name);

      g_test_add_data_func (replays, &recorded[i], test_replays);
      g_test_add_data_func (verifies, &recorded[i], test_verifies);
    }
  g_test_add_func ("/recorded/everything happens that can happen", test_everything);
  return g_test_run ();
}
