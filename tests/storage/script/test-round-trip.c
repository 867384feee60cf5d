/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _POSIX_C_SOURCE 200809L /* mkfifo() */

/* A battle that is written and read again is the same battle, at any moment. */
#include "storage/script/script.h"

#include "storage/files/data.h"
#include "storage/files/file-error.h"
#include "storage-sample.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define RULES &(const ForconScriptRules){ "forcon-2010", "" }

static ForconScript *
load (const char *path)
{
  g_autoptr (GError) error = NULL;
  ForconScript *script = forcon_script_load (path, NULL, &error);

  g_assert_no_error (error);
  return script;
}

static ForconScript *
load_scenario (const char *relative)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = forcon_data_find (relative, &error);

  g_assert_no_error (error);
  return load (path);
}

/* Written, read and written again: the same state, the same bytes. */
static void
assert_round_trip (const ForconBattle *battle)
{
  g_autofree char *first = forcon_script_to_xml (battle, RULES, NULL);
  g_autoptr (ForconScript) script = sample_load (first);
  g_autofree char *second = forcon_script_to_xml (script->start, RULES, NULL);

  sample_assert_same (battle, script->start);
  g_assert_cmpuint (battle->next_id, ==, script->start->next_id);
  g_assert_cmpstr (first, ==, second);
}

static ForconDice
dice_of (const ForconScriptCommand *command)
{
  if (command->dice == NULL)
    return FORCON_DICE_GENERATED;
  return (ForconDice){ command->dice->data, command->dice->len, TRUE, FALSE };
}

/* Plays a script, with what @after does after every so many of its commands. */
static ForconJournal *
play (const ForconScript *script, void (*after) (const ForconBattle *battle), guint every)
{
  ForconJournal *journal = forcon_journal_new (script->start, script->rules);

  for (guint i = 0; i < script->commands->len; i++)
    {
      const ForconScriptCommand *command = g_ptr_array_index (script->commands, i);
      ForconDice dice = dice_of (command);
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, &command->command, &dice);

      if (outcome->verdict.kind != FORCON_VERDICT_DONE)
        g_test_message ("%s:%d: %s", script->path, command->line, forcon_verdict_word (&outcome->verdict));
      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_VERDICT_DONE);
      if (after != NULL && i % every == 0)
        after (forcon_journal_battle (journal));
    }
  return journal;
}

static void
whole_battle (void)
{
  g_autoptr (ForconScript) script = load_scenario ("scenarios/hegen-hub.xml");
  g_autoptr (ForconJournal) journal = NULL;

  assert_round_trip (script->start);
  /* Not after each: reading all of it takes minutes under a sanitizer. */
  journal = play (script, assert_round_trip, 5);
  assert_round_trip (forcon_journal_battle (journal));
  g_assert_cmpuint (forcon_journal_position (journal), ==, script->commands->len);
}

static void
every_field (void)
{
  g_autofree char *text = sample_resource_text ("battle.xml");
  g_autoptr (ForconScript) script = sample_load (text);

  assert_round_trip (script->start);
}

static void
assert_same_weapons (const GArray *a, const GArray *b)
{
  g_assert_cmpuint (a->len, ==, b->len);
  for (guint i = 0; i < a->len; i++)
    {
      const ForconWeapon *first = &g_array_index (a, ForconWeapon, i);
      const ForconWeapon *second = &g_array_index (b, ForconWeapon, i);

      g_assert_cmpstr (first->id, ==, second->id);
      g_assert_cmpstr (first->name, ==, second->name);
      g_assert_cmpint (first->kind, ==, second->kind);
      g_assert_cmpint (first->mount, ==, second->mount);
      g_assert_cmpuint (first->arcs, ==, second->arcs);
      g_assert_cmpint (first->range, ==, second->range);
      g_assert_cmpint (first->strength, ==, second->strength);
      g_assert_cmpint (first->run, ==, second->run);
    }
}

/* Cards, names and sides are no part of the hash: they are compared one by one. */
static void
cards (void)
{
  g_autoptr (ForconScript) script = load_scenario ("scenarios/hegen-hub.xml");
  g_autofree char *text = forcon_script_to_xml (script->start, RULES, NULL);
  g_autoptr (ForconScript) again = sample_load (text);

  for (guint i = 1; i <= script->start->n_ships; i++)
    {
      ForconCard a = *forcon_battle_card (script->start, (ForconShipId){ (guint16) i });
      ForconCard b = *forcon_battle_card (again->start, (ForconShipId){ (guint16) i });

      g_assert_cmpstr (a.id, ==, b.id);
      g_assert_cmpstr (a.name, ==, b.name);
      g_assert_cmpstr (a.class_name, ==, b.class_name);
      g_assert_cmpstr (a.owner, ==, b.owner);
      g_assert_cmpstr (a.nation, ==, b.nation);
      assert_same_weapons (a.weapons, b.weapons);
      a.id = a.name = a.class_name = a.owner = a.nation = NULL;
      b.id = b.name = b.class_name = b.owner = b.nation = NULL;
      a.weapons = b.weapons = NULL;
      g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
    }
}

static void
self_contained (void)
{
  g_autoptr (ForconScript) script = load_scenario ("scenarios/hegen-hub.xml");
  g_autofree char *text = forcon_script_to_xml (script->start, RULES, NULL);

  g_assert_null (strstr (text, "<fleet-book"));
  g_assert_null (strstr (text, "<commands"));
  g_assert_nonnull (strstr (text, "\n  <class id=\"class-1\""));
  g_assert_nonnull (strstr (text, "\n    <weapon "));
}

static void
one_class_for_equal_ships (void)
{
  g_autoptr (ForconScript) script = load_scenario ("scenarios/commands/order.xml");
  g_autofree char *text = forcon_script_to_xml (script->start, RULES, NULL);

  g_assert_nonnull (strstr (text, "<class id=\"class-1\""));
  g_assert_null (strstr (text, "<class id=\"class-2\""));
}

/* The commands with the dice that people threw and those that the generator throws again. */
static void
journal_again (void)
{
  g_autoptr (ForconScript) script = load_scenario ("scenarios/hegen-hub.xml");
  g_autoptr (ForconJournal) first = play (script, NULL, 1);
  g_autofree char *text = forcon_script_to_xml (script->start, RULES, first);
  g_autoptr (ForconScript) again = sample_load (text);
  g_autoptr (ForconJournal) second = play (again, NULL, 1);
  g_autofree char *repeated = forcon_script_to_xml (again->start, RULES, second);

  g_assert_cmpstr (text, ==, repeated);
  sample_assert_same (forcon_journal_battle (first), forcon_journal_battle (second));
}

static void
thrown_dice (void)
{
  g_autoptr (ForconScript) script = load_scenario ("scenarios/commands/fire.xml");
  g_autoptr (ForconJournal) journal = play (script, NULL, 1);
  g_autofree char *text = forcon_script_to_xml (script->start, RULES, journal);

  g_assert_nonnull (strstr (text, "weapons=\"main-turrets\" dice=\"4 1 6 3 2 5\""));
}

static void
generated_dice (void)
{
  g_autoptr (ForconScript) script = load_scenario ("scenarios/commands/fire.xml");
  ForconScriptCommand *shot = g_ptr_array_index (script->commands, 2);
  g_autoptr (ForconJournal) journal = NULL;
  g_autofree char *text = NULL;

  /* People throw three of the four dice against the armour, and none of those behind. */
  g_ptr_array_set_size (script->commands, 3);
  g_byte_array_set_size (shot->dice, 4);
  shot->dice->data[1] = 0;
  journal = play (script, NULL, 1);
  text = forcon_script_to_xml (script->start, RULES, journal);
  g_assert_nonnull (strstr (text, "weapons=\"main-turrets\" dice=\"4 ? 6 3 ?"));
}

static void
undone_commands (void)
{
  g_autoptr (ForconScript) script = load_scenario ("scenarios/commands/move.xml");
  g_autoptr (ForconJournal) journal = play (script, NULL, 1);
  g_autofree char *text = NULL;

  forcon_journal_undo (journal);
  text = forcon_script_to_xml (script->start, RULES, journal);
  g_assert_nonnull (strstr (text, "<move ship=\"red-one\""));
  g_assert_null (strstr (text, "<move ship=\"red-two\""));
}

static void
names_of_any_kind (void)
{
  ForconBattle *battle = forcon_battle_new ("\"Tom\" & <Джерри>\n\x01", (ForconPoint){ 5000, 5000 });
  g_autofree char *text = NULL;
  g_autoptr (ForconScript) script = NULL;

  forcon_battle_add_side (battle, "a", "");
  forcon_battle_add_side (battle, "b", "Жук");
  text = forcon_script_to_xml (battle, RULES, NULL);
  script = sample_load (text);
  g_assert_cmpstr (script->start->roster->name, ==, "\"Tom\" & <Джерри>");
  g_assert_cmpstr (forcon_battle_side (script->start, (ForconSideId){ 1 })->name, ==, "a");
  g_assert_cmpstr (forcon_battle_side (script->start, (ForconSideId){ 2 })->name, ==, "Жук");
  g_assert_nonnull (strstr (text, "Жук"));
  forcon_battle_free (battle);
}

static void
saved (void)
{
  g_autoptr (ForconScript) script = load_scenario ("scenarios/commands/fire.xml");
  g_autofree char *expected = forcon_script_to_xml (script->start, RULES, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (forcon_script_save (script->start, RULES, NULL, sample_path (), &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (sample_path (), &text, NULL, &error));
  g_assert_cmpstr (text, ==, expected);
}

static void
saved_nowhere (void)
{
  g_autoptr (ForconScript) script = load_scenario ("scenarios/commands/fire.xml");
  g_autoptr (GError) error = NULL;

  g_assert_false (forcon_script_save (script->start, RULES, NULL, "no-such-folder/x.xml", &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNWRITABLE);
  sample_assert_error (&error, "no-such-folder/x.xml", 0,
                       "cannot be written: No such file or directory, expected a place that can be written to");
}

/* As the superuser, renaming a file over /dev/null would leave the machine without it. */
static void
not_over_a_pipe (void)
{
  g_autoptr (ForconScript) script = load_scenario ("scenarios/hegen-hub.xml");
  g_autofree char *name = g_strdup_printf ("pipe-%d", (int) getpid ());
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, name, NULL);
  g_autoptr (GError) error = NULL;
  GStatBuf about;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_false (forcon_script_save (script->start, RULES, NULL, path, &error));
  g_assert_cmpint (g_stat (path, &about), ==, 0);
  g_assert_true (S_ISFIFO (about.st_mode));
  g_unlink (path);
  sample_assert_error (&error, path, 0, "cannot be written: it is not a plain file, expected a place that can be "
                                        "written to");
}

static void
assert_save_loads (ForconBattle *battle)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (forcon_script_save (battle, RULES, NULL, sample_path (), &error));
  g_assert_no_error (error);

  g_autoptr (ForconScript) again = load (sample_path ());

  sample_assert_same (battle, again->start);
}

/* What only adds up in a battle may become more than a fresh file would ever state. */
static void
long_battle (void)
{
  g_autoptr (ForconScript) script = load_scenario ("scenarios/hegen-hub.xml");
  ForconBattle *battle = script->start;

  battle->ships[0].readiness_lost = 6000;
  battle->ships[0].ew_attack_lost = 6000;
  battle->ships[1].status = FORCON_SHIP_WITHDRAWN;
  battle->ships[1].position = (ForconPoint){ 3 * FORCON_LENGTH_MAX, -2 * FORCON_LENGTH_MAX };
  for (guint i = 0; i < 500; i++)
    {
      ForconCritical critical = { .id = { battle->next_id++ }, .ship = { 1 }, .effect = FORCON_CRITICAL_FIRE, .extra = 0 };

      g_array_append_val (battle->criticals, critical);
    }
  assert_save_loads (battle);
}

/* F-BRD-6: a prize may be better manned than its card says */
static void
manned_prize (void)
{
  g_autoptr (ForconScript) script = load_scenario ("scenarios/commands/begin.xml");

  script->start->ships[0].readiness_lost = -2;
  assert_round_trip (script->start);
  g_autofree char *text = forcon_script_to_xml (script->start, RULES, NULL);
  g_autoptr (ForconScript) again
      = load (sample_write_changed (text, "</battle>", "<commands><begin/></commands></battle>"));

  sample_assert_same (script->start, again->start);
}

/* Each example uses exactly the dice that it states. */
static void
example (gconstpointer data)
{
  g_autofree char *relative = g_strdup_printf ("scenarios/commands/%s.xml", (const char *) data);
  g_autoptr (ForconScript) script = load_scenario (relative);
  gboolean shown = FALSE;

  for (guint i = 0; i < script->commands->len; i++)
    {
      const ForconScriptCommand *command = g_ptr_array_index (script->commands, i);

      shown = shown || g_str_equal (forcon_command_to_word (command->command.kind), data);
    }
  g_assert_true (shown);

  g_autoptr (ForconJournal) journal = play (script, assert_round_trip, 1);

  for (guint i = 0; i < forcon_journal_length (journal); i++)
    {
      const GArray *dice = forcon_journal_entry (journal, i)->dice;

      for (guint die = 0; die < dice->len; die++)
        g_assert_false (g_array_index (dice, ForconDie, die).generated);
    }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/round trip/a battle is the same at many moments", whole_battle);
  g_test_add_func ("/storage/round trip/every field of a battle survives", every_field);
  g_test_add_func ("/storage/round trip/every value of every card survives", cards);
  g_test_add_func ("/storage/round trip/what is written refers to no other file", self_contained);
  g_test_add_func ("/storage/round trip/ships of one class share it", one_class_for_equal_ships);
  g_test_add_func ("/storage/round trip/a prize with a better crew than its card's survives", manned_prize);
  g_test_add_func ("/storage/round trip/the commands lead to the same battle again", journal_again);
  g_test_add_func ("/storage/round trip/dice that people threw are written as they lay", thrown_dice);
  g_test_add_func ("/storage/round trip/dice of the generator are left to it", generated_dice);
  g_test_add_func ("/storage/round trip/what was undone is not written", undone_commands);
  g_test_add_func ("/storage/round trip/names of any kind survive", names_of_any_kind);
  g_test_add_func ("/storage/round trip/a battle is saved to a file", saved);
  g_test_add_func ("/storage/round trip/a place that cannot be written to is told in one line", saved_nowhere);
  g_test_add_func ("/storage/round trip/a pipe or a device is not replaced by a file", not_over_a_pipe);
  g_test_add_func ("/storage/round trip/a long battle can be read again", long_battle);
  for (ForconCommandKind kind = 0; kind < FORCON_N_COMMAND; kind++)
    {
      const char *word = forcon_command_to_word (kind);
      g_autofree char *path = g_strdup_printf ("/storage/round trip/the example of %s plays with its own dice", word);

      g_test_add_data_func (path, word, example);
    }
  status = g_test_run ();
  sample_forget ();
  return status;
}
