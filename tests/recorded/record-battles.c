/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Records the battles that test-recorded.c replays. Not run by the tests: only when the rules are meant to have changed.
 *
 * usage: record-battles FOLDER
 *
 * Captains who try everything fight each theme, with dice from a generator; what is written are their commands with the
 * dice as they lay, so that a recorded battle depends on no generator. Prints the table of test-recorded.c.
 */
#include "storage/script/script.h"
#include "forcon-themes.h"

#include "engine/decision/journal.h"
#include "forcon-test-eager.h"
#include "forcon-test-fleets.h"
#include "forcon-test-rules.h"

#include <string.h>

#define ROUNDS 6
#define SEEDS 150
#define COMMANDS_MOST 1500
#define TRIES_MOST 20000
#define DICE 500

/* Once in so many commands the master puts his hand in. */
#define BY_HAND 12

/* Throws more dice than the command can want, and does it with those that it used. */
static gboolean
do_with_real_dice (ForconJournal *journal, const ForconRules *rules, const ForconCommand *command, ForconRandom *random)
{
  guint8 faces[DICE];

  for (guint i = 0; i < DICE; i++)
    faces[i] = forcon_random_d6 (random);
  ForconDice many = { faces, DICE, FALSE, TRUE };
  g_autoptr (ForconOutcome) tried = forcon_decide (forcon_journal_battle (journal), rules, command, &many);

  if (tried->verdict.kind != FORCON_VERDICT_DONE)
    return FALSE;
  ForconDice dice = { faces, tried->n_given, FALSE, FALSE };
  g_autoptr (ForconOutcome) done = forcon_journal_do (journal, command, &dice);

  return done->verdict.kind == FORCON_VERDICT_DONE;
}

static ForconCommand
next_command (const Theme *theme, const ForconBattle *battle, const ForconRules *rules, ForconRandom *random)
{
  if (theme->by_hand && battle->round > 0 && test_between (random, 1, BY_HAND) == 1)
    return test_proposal (battle, rules,
                          (ForconCommandKind) test_between (random, FORCON_COMMAND_SET, FORCON_COMMAND_NOTE), random);
  return test_captain_eager (battle, rules, random);
}

/* Now and then the master lets the first die of a command count as another face. */
static void
override_something (const Theme *theme, ForconCommand *command, ForconRandom *random)
{
  if (!theme->by_hand || command->kind >= FORCON_COMMAND_SET || test_between (random, 1, BY_HAND) != 1)
    return;
  command->reason = "it lay on its edge";
  command->n_overrides = 1;
  command->overrides[0] = (ForconOverride){ test_between (random, 0, 1) == 0, 0, test_between (random, 1, 6) };
}

static gboolean
goes_on (const ForconJournal *journal)
{
  const ForconBattle *battle = forcon_journal_battle (journal);

  return battle->step != FORCON_STEP_OVER && battle->round <= ROUNDS && forcon_journal_position (journal) < COMMANDS_MOST;
}

static ForconJournal *
fight (const Theme *theme, const ForconRules *rules, guint64 seed)
{
  g_autoptr (ForconBattle) start = theme_battle (theme, rules, seed);
  ForconJournal *journal = forcon_journal_new (start, rules);
  ForconRandom random = forcon_random_seeded (seed, 1);

  for (guint i = 0; i < TRIES_MOST && goes_on (journal); i++)
    {
      ForconCommand command = next_command (theme, forcon_journal_battle (journal), rules, &random);

      override_something (theme, &command, &random);
      do_with_real_dice (journal, rules, &command, &random);
    }
  return journal;
}

/* Whether it saw its sixth round to the end. */
static gboolean
is_long_enough (const ForconJournal *journal)
{
  return forcon_journal_battle (journal)->round > ROUNDS;
}

/* Notes the kinds of events of a battle. Returns: how many of them are new */
static guint
note_events (const ForconJournal *journal, gboolean *seen)
{
  guint n_new = 0;

  for (guint i = 0; i < forcon_journal_position (journal); i++)
    {
      const GArray *events = forcon_journal_entry (journal, i)->events;

      for (guint e = 0; e < events->len; e++)
        {
          gboolean *kind = &seen[g_array_index (events, ForconEvent, e).kind];

          n_new += *kind ? 0 : 1;
          *kind = TRUE;
        }
    }
  return n_new;
}

/* The battle of a theme that lasted and has most that no battle before it has. */
static ForconJournal *
best_fight (const Theme *theme, const ForconRules *rules, const gboolean *seen)
{
  ForconJournal *best = NULL;
  guint most = 0;

  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      ForconJournal *journal = fight (theme, rules, seed);
      gboolean with[FORCON_N_EVENTS];

      memcpy (with, seen, sizeof with);
      guint n_new = is_long_enough (journal) ? 1 + note_events (journal, with) : 0;

      if (n_new > most)
        {
          most = n_new;
          forcon_journal_free (best);
          best = g_steal_pointer (&journal);
        }
      forcon_journal_free (journal);
    }
  return best;
}

static void
record (const Theme *theme, const ForconRules *rules, const char *folder, gboolean *seen)
{
  g_autoptr (ForconJournal) journal = best_fight (theme, rules, seen);
  g_autofree char *file = g_strconcat (theme->name, ".xml", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autoptr (GError) error = NULL;

  if (journal == NULL)
    g_error ("no battle of the theme \"%s\" lasted", theme->name);
  g_autofree char *hash = forcon_battle_hash (forcon_journal_battle (journal));

  note_events (journal, seen);
  if (!forcon_script_save (forcon_journal_start (journal), &(const ForconScriptRules){ "forcon-2010", "" }, journal, path, &error))
    g_error ("%s", error->message);
  g_print ("  { \"%s\", %u, \"%s\" },\n", theme->name, forcon_journal_position (journal), hash);
}

int
main (int argc, char *argv[])
{
  const ForconRules *rules = forcon_test_rules ();
  gboolean seen[FORCON_N_EVENTS] = { FALSE };

  if (argc != 2)
    g_error ("usage: record-battles FOLDER");
  for (guint i = 0; i < n_themes; i++)
    record (&themes[i], rules, argv[1], seen);
  return 0;
}
