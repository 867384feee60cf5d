/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The battle that the program opens with. Its golden hash changes with its data, the cards of its ships, the rules data
 * and the order of the dice, and with nothing else: neither machine nor optimisation may change it.
 */
#include "engine/captain/captain.h"
#include "forcon-review.h"
#include "engine/state/ship.h"

#define DEMONSTRATION "hegen-hub.xml"
#define SEED 7
#define SHIPS 12
#define ROUNDS_ON 8

/* Hash of the state after the last command. After a change that was wanted: run this test, copy the hash it names. */
#define GOLDEN "3e445d9e0846a08102449fdbbcd89c8b481a7a862a1b63f46452b045f5801c2c"

static ForconScript *script;

static ForconScript *
load (void)
{
  g_autofree char *folder = forcon_review_folder ();
  g_autofree char *path = g_build_filename (folder, DEMONSTRATION, NULL);
  g_autoptr (GError) error = NULL;
  ForconScript *loaded = forcon_script_load (path, NULL, &error);

  g_assert_no_error (error);
  return loaded;
}

static ForconDice
dice_of (const ForconScriptCommand *line)
{
  ForconDice dice = FORCON_DICE_GENERATED;

  if (line->dice != NULL)
    {
      dice.faces = line->dice->data;
      dice.n_faces = line->dice->len;
    }
  return dice;
}

static ForconJournal *
play (const ForconScript *from)
{
  ForconJournal *journal = forcon_journal_new (from->start, from->rules);

  for (guint i = 0; i < from->commands->len; i++)
    {
      const ForconScriptCommand *line = from->commands->pdata[i];
      ForconDice dice = dice_of (line);
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, &line->command, &dice);

      g_test_message (DEMONSTRATION ":%d: %s", line->line, forcon_verdict_word (&outcome->verdict));
      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_VERDICT_DONE);
    }
  return journal;
}

static guint
count_events (const ForconJournal *journal, ForconEventKind kind)
{
  guint n = 0;

  for (guint i = 0; i < forcon_journal_length (journal); i++)
    {
      const ForconEntry *entry = forcon_journal_entry (journal, i);

      for (guint event = 0; event < entry->events->len; event++)
        n += g_array_index (entry->events, ForconEvent, event).kind == kind;
    }
  return n;
}

static void
test_set_up (void)
{
  gboolean seen[FORCON_N_OBJECT] = { FALSE };

  for (guint i = 0; i < script->start->objects->len; i++)
    seen[g_array_index (script->start->objects, ForconObject, i).kind] = TRUE;
  g_assert_cmpuint (script->start->n_ships, ==, SHIPS);
  g_assert_cmpuint (forcon_battle_n_sides (script->start), ==, 2);
  g_assert_true (seen[FORCON_OBJECT_PLANET]);
  g_assert_true (seen[FORCON_OBJECT_ASTEROIDS]);
  g_assert_true (seen[FORCON_OBJECT_TUNNEL_MOUTH]);
}

static void
test_seed (void)
{
  ForconRandom random = forcon_random_seeded (SEED, FORCON_RANDOM_BATTLE_STREAM);

  g_assert_true (script->has_seed);
  g_assert_cmpuint (script->seed, ==, SEED);
  g_assert_cmpuint (script->start->random.state, ==, random.state);
}

static void
test_every_command (void)
{
  gboolean given[FORCON_N_COMMAND] = { FALSE };
  gboolean orders[FORCON_N_ORDER] = { FALSE };

  for (guint i = 0; i < script->commands->len; i++)
    {
      const ForconCommand *command = &((const ForconScriptCommand *) script->commands->pdata[i])->command;

      given[command->kind] = TRUE;
      if (command->kind == FORCON_COMMAND_ORDER)
        orders[command->order.order] = TRUE;
    }
  /* What there is besides the line of battle has an example each in scenarios/commands. */
  for (guint kind = 0; kind < FORCON_COMMAND_END_BATTLE; kind++)
    g_assert_true (given[kind]);
  for (guint order = FORCON_ORDER_NONE + 1; order <= FORCON_ORDER_FULL_AHEAD; order++)
    g_assert_true (orders[order]);
}

static void
test_story (void)
{
  g_autoptr (ForconJournal) journal = play (script);
  const ForconBattle *end = forcon_journal_battle (journal);
  guint struck_down = 0;

  for (guint16 i = 1; i <= end->n_ships; i++)
    struck_down += !forcon_ship_in_action (end, (ForconShipId){ i });
  g_assert_cmpuint (count_events (journal, FORCON_EVENT_CRITICAL_HIT), >, 0);
  g_assert_cmpuint (count_events (journal, FORCON_EVENT_DESTRUCTOR_FIRED), >, 0);
  g_assert_cmpuint (count_events (journal, FORCON_EVENT_REPAIR_TRIED), >, 0);
  g_assert_cmpuint (struck_down, >, 0);
}

static void
test_goes_on (void)
{
  g_autoptr (ForconJournal) journal = play (script);
  const ForconBattle *end = forcon_journal_battle (journal);

  g_assert_cmpint (end->round, >=, 3);
  g_assert_cmpint (end->step, ==, FORCON_STEP_MOVEMENT);
}

static void
test_played_on (void)
{
  g_autoptr (ForconJournal) journal = play (script);
  ForconCaptains captains = { .sides = FORCON_ALL_SIDES, .rounds = ROUNDS_ON };
  ForconCommand command;
  const ForconBattle *end;

  while (forcon_captains_next (forcon_journal_battle (journal), script->rules, &captains, &command))
    {
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, &command, &FORCON_DICE_GENERATED);

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_VERDICT_DONE);
    }
  end = forcon_journal_battle (journal);
  g_assert_true (end->step == FORCON_STEP_OVER || end->round > ROUNDS_ON);
  g_assert_true (forcon_journal_verify (journal).agrees);
}

/* F-GEN-5 */
static void
test_same_twice (void)
{
  g_autoptr (ForconScript) again = load ();
  g_autoptr (ForconJournal) first = play (script);
  g_autoptr (ForconJournal) second = play (again);
  g_autofree char *first_hash = forcon_battle_hash (forcon_journal_battle (first));
  g_autofree char *second_hash = forcon_battle_hash (forcon_journal_battle (second));

  g_assert_cmpstr (first_hash, ==, second_hash);
}

/* F-GEN-1 */
static void
test_golden (void)
{
  g_autoptr (ForconJournal) journal = play (script);
  g_autofree char *hash = forcon_battle_hash (forcon_journal_battle (journal));

  g_test_message ("the hash is now %s", hash);
  g_assert_cmpstr (hash, ==, GOLDEN);
}

static void
test_verifies (void)
{
  g_autoptr (ForconJournal) journal = play (script);

  g_assert_true (forcon_journal_replays (journal));
  g_assert_true (forcon_journal_verify (journal).agrees);
}

int
main (int argc, char **argv)
{
  gint failed;

  g_test_init (&argc, &argv, NULL);
  script = load ();
  g_test_add_func ("/scenarios/demonstration/twelve ships of two sides meet between planet and asteroids", test_set_up);
  g_test_add_func ("/scenarios/demonstration/the dice are those of its seed", test_seed);
  g_test_add_func ("/scenarios/demonstration/every command and order of the line of battle is given", test_every_command);
  g_test_add_func ("/scenarios/demonstration/ships are hit, mended and struck down", test_story);
  g_test_add_func ("/scenarios/demonstration/it stops in the third round for a person to go on", test_goes_on);
  g_test_add_func ("/scenarios/demonstration/captains can play it on for five more rounds", test_played_on);
  g_test_add_func ("/scenarios/demonstration/played twice it ends in the same state", test_same_twice);
  g_test_add_func ("/scenarios/demonstration/it ends in the known state", test_golden);
  g_test_add_func ("/scenarios/demonstration/its journal replays and verifies", test_verifies);
  failed = g_test_run ();
  forcon_script_free (script);
  return failed;
}
