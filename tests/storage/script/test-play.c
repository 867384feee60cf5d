/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Wherever a battle of random commands gets to, it can be written and read again; and so can the way there. */
#include "storage/script/script.h"

#include "forcon-test-captain.h"
#include "forcon-test-command.h"
#include "forcon-test-fleets.h"
#include "forcon-test-rules.h"
#include "storage-sample.h"

#define RULES &(const ForconScriptRules){ "forcon-2010", "" }
#define N_BATTLES 24
#define N_COMMANDS 120
#define EVERY 12

/* Any other number is a run of other battles. */
#define SEED 2011

static void
assert_read_again (const ForconBattle *battle)
{
  g_autofree char *text = forcon_script_to_xml (battle, RULES, NULL);
  g_autoptr (ForconScript) script = sample_load (text);

  sample_assert_same (battle, script->start);
}

static ForconShipId
any_ship (const ForconBattle *battle, ForconRandom *random)
{
  return (ForconShipId){ (guint16) test_between (random, 1, (gint) battle->n_ships) };
}

/* The number of something on the table; mostly nothing has it. */
static guint32
any_number (const ForconBattle *battle, ForconRandom *random)
{
  return (guint32) test_between (random, 1, (gint) battle->next_id);
}

static gint64
any_setting (ForconRandom *random)
{
  static const gint64 settings[] = { 0, 1, 2, 3, 4, 5, 6, 7, 9, 100, 101, 1000, 1500, 4000, 10000, 1000000 };

  return settings[test_between (random, 0, G_N_ELEMENTS (settings) - 1)];
}

static void
fill_place (ForconCommand *command, const ForconBattle *battle, ForconRandom *random)
{
  ForconPoint place;

  place.x = test_between (random, 0, battle->size.x);
  place.y = test_between (random, 0, battle->size.y);
  TEST_SET (command, place, place);
  forcon_command_set_number (command, "heading", test_between (random, 0, 3599));
  forcon_command_set_number (command, "by_heading", test_between (random, 0, 1));
  if (battle->objects->len > 0 && test_between (random, 0, 3) == 0)
    TEST_SET (command, planet, g_array_index (battle->objects, ForconObject, 0).id);
  forcon_command_set_number (command, "radius", test_between (random, 0, 500));
}

static void
fill_creation (ForconCommand *command, const ForconBattle *battle, ForconRandom *random)
{
  g_autofree char *word = g_strdup_printf ("new-%u", battle->n_ships);

  TEST_SET (command, word, (const char *) g_intern_string (word));
  command->create.name = test_between (random, 0, 1) == 0 ? NULL : g_intern_static_string ("<New> & \"shiny\"");
  forcon_command_set_number (command, "object_kind", test_between (random, 0, FORCON_N_OBJECT - 1));
  forcon_command_set_number (command, "count", test_between (random, 0, 9));
  forcon_command_set_number (command, "speed", test_between (random, 0, 3000));
  forcon_command_set_number (command, "run", test_between (random, 0, 3));
  forcon_command_set_number (command, "charge", test_between (random, 0, 1));
  forcon_command_set_number (command, "range", test_between (random, 0, 1) * 700);
  forcon_command_set_number (command, "strength", test_between (random, 0, 9));
}

/* The master's hand, anywhere and with anything. */
static ForconCommand
hand (const ForconBattle *battle, ForconRandom *random)
{
  gint kind = test_between (random, FORCON_COMMAND_SET, FORCON_COMMAND_NOTE);
  ForconCommand command = { .kind = (ForconCommandKind) kind };
  guint32 number;

  command.reason = g_intern_static_string ("Because");
  TEST_SET (&command, ship, any_ship (battle, random));
  forcon_command_set_number (&command, "side", test_between (random, 1, (gint) forcon_battle_n_sides (battle)));
  number = any_number (battle, random);
  forcon_command_set_number (&command, "salvo", number);
  forcon_command_set_number (&command, "mine", number);
  forcon_command_set_number (&command, "object", number);
  forcon_command_set_number (&command, "value", test_between (random, 0, FORCON_N_VALUE - 1));
  forcon_command_set_number (&command, "number", any_setting (random));
  forcon_command_set_number (&command, "level", test_between (random, 0, FORCON_N_LEVEL - 1));
  forcon_command_set_number (&command, "thing", test_between (random, 0, FORCON_N_THING - 1));
  forcon_command_set_number (&command, "effect", test_between (random, 0, FORCON_N_CRITICAL - 1));
  if (command.kind == FORCON_COMMAND_PLACE || command.kind == FORCON_COMMAND_CREATE)
    fill_place (&command, battle, random);
  if (command.kind == FORCON_COMMAND_CREATE)
    fill_creation (&command, battle, random);
  if (command.kind == FORCON_COMMAND_NOTE)
    command.note.text = g_intern_static_string ("Tea");
  return command;
}

/* What the other captains here do not do. */
static ForconCommand
special (const ForconBattle *battle, ForconRandom *random)
{
  static const ForconCommandKind kinds[]
      = { FORCON_COMMAND_FORM,   FORCON_COMMAND_JOIN,  FORCON_COMMAND_PASS_FLAG, FORCON_COMMAND_JOIN_SHIELDS,
          FORCON_COMMAND_LAUNCH, FORCON_COMMAND_COVER, FORCON_COMMAND_BOARD,     FORCON_COMMAND_LAY,
          FORCON_COMMAND_SWEEP,  FORCON_COMMAND_FATE,  FORCON_COMMAND_ORDER };
  ForconCommand command = { .kind = kinds[test_between (random, 0, G_N_ELEMENTS (kinds) - 1)] };

  TEST_SET (&command, ship, any_ship (battle, random));
  TEST_SET (&command, target, any_ship (battle, random));
  forcon_command_set_number (&command, "weapons", (guint32) test_between (random, 1, 15));
  forcon_command_set_number (&command, "joined", TRUE);
  forcon_command_set_number (&command, "fate", test_between (random, 0, FORCON_N_FATE - 1));
  forcon_command_set_number (&command, "order",
                             test_between (random, FORCON_ORDER_LOCK_ON, FORCON_ORDER_PREPARE_TO_LAUNCH));
  if (test_between (random, 0, 2) == 0)
    TEST_SET (&command, with, (ForconShips){ 1, { any_ship (battle, random) } });
  return command;
}

static ForconCommand
next_command (const ForconBattle *battle, ForconRandom *random)
{
  switch (test_between (random, 0, 9))
    {
    case 0:
      return test_captain_wild (battle, random);
    case 1:
      return test_captain_careless (battle, forcon_test_rules (), random);
    case 2:
    case 3:
      return special (battle, random);
    case 4:
      return hand (battle, random);
    default:
      return test_captain_sensible (battle, forcon_test_rules (), random);
    }
}

/* Returns: what was done; @hashes: of the state after each command */
static ForconJournal *
play (guint number, GPtrArray *hashes)
{
  ForconRandom random = forcon_random_seeded (SEED, number);
  g_autoptr (ForconBattle) start
      = test_fleets_new (forcon_test_rules (), 2 + number % 2, (guint) test_between (&random, 3, 12), &random);
  ForconJournal *journal = forcon_journal_new (start, forcon_test_rules ());

  for (guint i = 0; i < N_COMMANDS; i++)
    {
      ForconCommand command = next_command (forcon_journal_battle (journal), &random);
      ForconDice dice = FORCON_DICE_GENERATED;
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, &command, &dice);

      if (outcome->verdict.kind == FORCON_VERDICT_DONE)
        g_ptr_array_add (hashes, forcon_battle_hash (forcon_journal_battle (journal)));
      if (i % EVERY == 0)
        assert_read_again (forcon_journal_battle (journal));
    }
  return journal;
}

/* Plays the commands of a script; its dice are all the generator's, which goes on from where it was. */
static void
assert_replays (const ForconScript *script, const GPtrArray *hashes)
{
  g_autoptr (ForconJournal) journal = forcon_journal_new (script->start, forcon_test_rules ());

  for (guint i = 0; i < script->commands->len; i++)
    {
      const ForconScriptCommand *command = g_ptr_array_index (script->commands, i);
      ForconDice dice = FORCON_DICE_GENERATED;
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, &command->command, &dice);

      g_test_message ("%s:%d: %s", script->path, command->line, forcon_verdict_word (&outcome->verdict));
      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_VERDICT_DONE);

      g_autofree char *hash = forcon_battle_hash (forcon_journal_battle (journal));

      g_assert_cmpstr (hash, ==, g_ptr_array_index (hashes, i));
    }
  g_assert_cmpuint (script->commands->len, ==, hashes->len);
}

static void
any_play (void)
{
  guint n_done = 0;

  for (guint i = 0; i < N_BATTLES; i++)
    {
      g_autoptr (GPtrArray) hashes = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (ForconJournal) journal = play (i, hashes);
      g_autofree char *text = forcon_script_to_xml (forcon_journal_start (journal), RULES, journal);
      g_autoptr (ForconScript) script = sample_load (text);

      assert_replays (script, hashes);
      assert_read_again (forcon_journal_battle (journal));
      n_done += hashes->len;
    }
  g_test_message ("%u commands were done", n_done);
  g_assert_cmpuint (n_done, >, N_BATTLES * N_COMMANDS / 8);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/play/what random commands lead to can be read again, and the commands too", any_play);
  status = g_test_run ();
  sample_forget ();
  return status;
}
