/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rule sets of one's own: how they are found, written, and carried by whatever is played by them. */
#include "campaign/chronicle/chronicle.h"
#include "campaign/state/campaign-rules.h"
#include "forcon-test-rules.h"
#include "storage-sample.h"
#include "storage/files/file-save.h"
#include "storage/scenario/scenario.h"
#include "storage/store/store-scenario.h"
#include "store-sample.h"

#include <glib/gstdio.h>
#include <string.h>

/* A folder with a scenario that asks for the rules "ours". */
typedef struct {
  char *folder;
  char *scenario;
  char *rules;
} Own;

static Own *
own_new (void)
{
  Own *own = g_new0 (Own, 1);
  g_autofree char *text = sample_data_text ("scenarios/skirmish.xml");
  g_auto (GStrv) parts = g_strsplit (text, "rules=\"forcon-2010\"", 2);
  g_autofree char *changed = g_strconcat (parts[0], "rules=\"ours\"", parts[1], NULL);
  g_autoptr (GError) error = NULL;

  own->folder = sample_folder_new ();
  own->scenario = g_build_filename (own->folder, "evening.xml", NULL);
  own->rules = g_build_filename (own->folder, "ours.xml", NULL);
  forcon_file_save (own->scenario, changed, &error);
  g_assert_no_error (error);
  return own;
}

static void
own_free (Own *own)
{
  sample_folder_remove (own->folder);
  g_free (own->folder);
  g_free (own->scenario);
  g_free (own->rules);
  g_free (own);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Own, own_free)

/* Forcon 2010 with other numbers, "path=value" on a line each. */
static char *
rules_text (const char *changes)
{
  g_autofree char *usual = sample_data_text ("rules/forcon-2010.xml");
  g_autoptr (ForconRules) rules = forcon_rules_copy (forcon_test_rules ());
  g_autoptr (GError) error = NULL;
  char *text;

  forcon_rules_apply (rules, changes);
  text = forcon_rules_merge (usual, rules, &error);
  g_assert_no_error (error);
  return text;
}

#define OURS "id=ours\nname=Our Table\ngunnery/3=4 2 2 1 1\ntorpedoes/armour=2\n"

static void
write_rules (const char *path, const char *changes)
{
  g_autofree char *text = rules_text (changes);
  g_autoptr (GError) error = NULL;

  forcon_file_save (path, text, &error);
  g_assert_no_error (error);
}

static ForconScenario *
load (const Own *own)
{
  g_autoptr (GError) error = NULL;
  ForconScenario *scenario = forcon_scenario_load (own->scenario, NULL, &error);

  g_assert_no_error (error);
  return scenario;
}

/* Every value */

static void
each_value_is_read_as_written (void)
{
  g_autoptr (GPtrArray) values = forcon_rule_values (forcon_test_rules ());
  g_autoptr (ForconRules) rules = forcon_rules_copy (forcon_test_rules ());
  g_autofree char *changes = NULL;

  g_assert_cmpuint (values->len, >, 300);
  for (guint i = 0; i < values->len; i++)
    {
      const ForconRuleValue *value = g_ptr_array_index (values, i);
      g_autofree char *text = forcon_rule_value_format (value, rules);

      g_assert_true (forcon_rule_value_find (value->path) == value);
      if (!forcon_rule_value_put (value, rules, text))
        g_error ("%s: %s", value->path, text);
    }
  changes = forcon_rules_changes (rules, forcon_test_rules ());
  g_assert_cmpstr (changes, ==, "");
}

/* Another value of the same kind. */
static char *
another (const ForconRuleValue *value)
{
  static const char *const tried[]
      = { "2", "3", "1", "4", "5", "12.5", "1/3", "d3", "yes", "no", "all", "2 3 4 5", "29 29 29 29 29" };
  g_autofree char *is = forcon_rule_value_format (value, forcon_test_rules ());

  for (gsize i = 0; i < G_N_ELEMENTS (tried); i++)
    {
      g_autoptr (ForconRules) rules = forcon_rules_copy (forcon_test_rules ());
      g_autofree char *now = NULL;
      gint64 least, most;

      if (forcon_rule_value_set (value, rules, tried[i], &least, &most) != FORCON_RULE_FAULT_NONE)
        continue;
      now = forcon_rule_value_format (value, rules);
      if (!g_str_equal (now, is))
        return g_strdup (tried[i]);
    }
  return NULL;
}

/* Each alone, so that none stands in for another. */
static void
each_value_is_merged (void)
{
  g_autoptr (GPtrArray) values = forcon_rule_values (forcon_test_rules ());
  guint n = 0;

  for (guint i = 0; i < values->len; i += 3)
    {
      const ForconRuleValue *value = g_ptr_array_index (values, i);
      g_autofree char *other = value->form == FORCON_RULE_TEXT ? NULL : another (value);
      g_autofree char *change = g_strdup_printf ("%s=%s\n", value->path, other);
      g_autofree char *text = other == NULL ? NULL : rules_text (change);
      g_autoptr (GError) error = NULL;
      g_autoptr (ForconRules) again = other == NULL ? NULL : forcon_rules_load_text (text, value->path, &error);
      g_autofree char *found = NULL;

      if (other == NULL)
        continue;
      n++;
      g_assert_no_error (error);
      found = forcon_rules_changes (again, forcon_test_rules ());
      g_assert_cmpstr (found, ==, change);
    }
  g_assert_cmpuint (n, >, 60);
}

static void
rest_of_the_file_stays (void)
{
  g_autofree char *usual = sample_data_text ("rules/forcon-2010.xml");
  g_autofree char *text = rules_text ("torpedoes/armour=2\n");
  g_auto (GStrv) before = g_strsplit (usual, "\n", -1);
  g_auto (GStrv) after = g_strsplit (text, "\n", -1);
  guint differ = 0;

  g_assert_cmpuint (g_strv_length (before), ==, g_strv_length (after));
  for (guint i = 0; before[i] != NULL; i++)
    differ += g_str_equal (before[i], after[i]) ? 0 : 1;
  g_assert_cmpuint (differ, ==, 1);
}

static void
rows_are_added_and_removed (void)
{
  static const char *const changes = "gunnery/21=19 15 11 8 5\nlanding=3 mech 1, 1 infantry 1\n"
                                     "nation/Athos/aliases=Атос\nnation/Athos/strength=1\n";
  g_autofree char *text = rules_text (changes);
  g_autoptr (ForconRules) rules = forcon_rules_load_text (text, "", NULL);
  g_autoptr (ForconRules) usual = forcon_rules_copy (forcon_test_rules ());
  g_autofree char *found = forcon_rules_changes (rules, forcon_test_rules ());
  g_autofree char *back = forcon_rules_merge (text, usual, NULL);
  g_autofree char *original = sample_data_text ("rules/forcon-2010.xml");

  g_assert_cmpstr (found, ==, changes);
  g_assert_cmpstr (back, ==, original);
}

/* Where they are looked for */

static void
beside_the_scenario (void)
{
  g_autoptr (Own) own = own_new ();
  g_autoptr (ForconScenario) scenario = NULL;

  write_rules (own->rules, OURS);
  scenario = load (own);
  g_assert_cmpstr (scenario->rules->name, ==, "Our Table");
  g_assert_cmpint (scenario->rules->gunnery[3][0], ==, 4);
}

static void
among_the_users_own (void)
{
  g_autoptr (Own) own = own_new ();
  g_autofree char *folder = forcon_rules_user_folder ();
  g_autofree char *path = g_build_filename (folder, "ours.xml", NULL);
  g_autoptr (ForconScenario) there = NULL;
  g_autoptr (ForconScenario) nearer = NULL;

  g_mkdir_with_parents (folder, 0700);
  write_rules (path, "id=ours\nname=Of the User\ntorpedoes/run=3\n");
  there = load (own);
  g_assert_cmpstr (there->rules->name, ==, "Of the User");
  write_rules (own->rules, OURS);
  nearer = load (own);
  g_assert_cmpstr (nearer->rules->name, ==, "Our Table");
  g_remove (path);
}

static void
nowhere (void)
{
  g_autoptr (Own) own = own_new ();
  g_autoptr (GError) error = NULL;

  g_assert_null (forcon_scenario_load (own->scenario, NULL, &error));
  g_assert_nonnull (
      strstr (error->message, "evening.xml:4: attribute \"rules\" of \"campaign\" is \"ours\", expected"));
}

/* The program's own rules are never taken for those of a file that is called alike. */
static void
usual_rules_are_the_programs (void)
{
  g_autoptr (Own) own = own_new ();
  g_autofree char *path = g_build_filename (own->folder, "forcon-2010.xml", NULL);
  g_autofree char *found = NULL;

  write_rules (path, "torpedoes/run=3\n");
  found = forcon_rules_find ("forcon-2010", own->scenario);
  g_assert_cmpstr (found, !=, path);
}

static void
called_as_their_file (void)
{
  g_autoptr (Own) own = own_new ();
  g_autoptr (GError) error = NULL;

  write_rules (own->rules, "id=others\nname=Others\ntorpedoes/run=3\n");
  g_assert_null (forcon_scenario_load (own->scenario, NULL, &error));
  sample_assert_error (&error, own->rules, 8, "\"id\" is \"others\", expected \"ours\", as the file is called");
}

/* What carries them */

static ForconStore *
create (const Own *own, const char *name)
{
  g_autofree char *path = g_build_filename (own->folder, name, NULL);
  g_autoptr (ForconScenario) scenario = load (own);
  g_autoptr (GError) error = NULL;
  ForconStore *store = forcon_store_create_from (path, scenario, NULL, NULL, &error);

  g_assert_no_error (error);
  return store;
}

static void
campaign_carries_them (void)
{
  g_autoptr (Own) own = own_new ();
  ForconStore *store;
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  write_rules (own->rules, OURS);
  store = create (own, "game.forcon");
  path = g_strdup (forcon_store_path (store));
  forcon_store_free (store);
  g_remove (own->rules);
  g_remove (own->scenario);
  store = forcon_store_open (path, FORCON_STORE_WRITE, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (forcon_store_rules (store)->name, ==, "Our Table");
  g_assert_cmpint (forcon_store_rules (store)->gunnery[3][0], ==, 4);
  sample_assert_sound (store);
  forcon_store_free (store);
}

static void
hash_tells_them (void)
{
  g_autoptr (Own) own = own_new ();
  g_autoptr (ForconScenario) ours = NULL;
  g_autoptr (ForconScenario) others = NULL;
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;

  write_rules (own->rules, OURS);
  ours = load (own);
  write_rules (own->rules, OURS "torpedoes/run=3\n");
  others = load (own);
  one = forcon_campaign_hash (ours->campaign);
  two = forcon_campaign_hash (others->campaign);
  g_assert_cmpstr (one, !=, two);
}

static void
exchange_carries_them (void)
{
  g_autoptr (Own) own = own_new ();
  g_autofree char *xml = g_build_filename (own->folder, "game.xml", NULL);
  g_autofree char *copy = g_build_filename (own->folder, "copy.forcon", NULL);
  ForconStore *store;
  g_autoptr (GError) error = NULL;

  write_rules (own->rules, OURS);
  store = create (own, "game.forcon");
  g_assert_true (forcon_store_export (store, xml, &error));
  forcon_store_free (store);
  g_remove (own->rules);
  g_assert_true (forcon_store_import (xml, copy, NULL, &error));
  store = forcon_store_open (copy, FORCON_STORE_READ, &error);
  g_assert_no_error (error);
  g_assert_cmpint (forcon_store_rules (store)->torpedo.armour, ==, 2);
  forcon_store_free (store);
}

/* Red's six firepower are six salvos where it was five: the fifth die behind the shield hits, too (F-ART-5). */
static void
battle_states_them (void)
{
  g_autofree char *text = sample_data_text ("scenarios/commands/fire.xml");
  g_auto (GStrv) table = g_strsplit (text, "<table ", 2);
  g_auto (GStrv) dice = g_strsplit (table[1], "4 1 6 3 2 5", 2);
  g_auto (GStrv) rest = g_strsplit (dice[1], "<fire", 2);
  g_autofree char *changed = g_strconcat (table[0], "<rule path=\"gunnery/6\" value=\"6 4 3 2 1\"/><table ", dice[0],
                                          "4 1 6 3 5 1 2 3", rest[0], "</commands></battle>", NULL);
  ForconScript *script = sample_load (changed);
  g_autoptr (ForconJournal) journal = forcon_journal_new (script->start, script->rules);
  const ForconScriptRules rules = forcon_script_rules (script);
  g_autofree char *again = forcon_script_to_xml (script->start, &rules, NULL);

  for (guint i = 0; i < script->commands->len; i++)
    {
      const ForconScriptCommand *line = g_ptr_array_index (script->commands, i);
      const ForconDice given
          = { line->dice == NULL ? NULL : line->dice->data, line->dice == NULL ? 0 : line->dice->len, FALSE, FALSE };
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, &line->command, &given);

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_VERDICT_DONE);
    }
  g_assert_cmpint (forcon_journal_battle (journal)->ships[1].hits, ==, 3);
  g_assert_nonnull (strstr (again, "<rule path=\"gunnery/6\" value=\"6 4 3 2 1\"/>"));
  forcon_script_free (script);
}

/* What is saved */

static void
change_rule (ForconStore *store, const char *path, const char *value)
{
  const ForconCampaignCommand command = FORCON_CAMPAIGN_COMMAND (RULE, rule, .path = path, .value = value);

  sample_do_command (store, &command);
}

static void
saved_beside_the_scenario (void)
{
  g_autoptr (Own) own = own_new ();
  g_autofree char *was = NULL;
  g_autofree char *is = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *wanted = NULL;
  g_autoptr (GError) error = NULL;
  ForconStore *store;

  write_rules (own->rules, OURS);
  g_file_get_contents (own->scenario, &was, NULL, NULL);
  g_file_get_contents (own->rules, &text, NULL, NULL);
  store = create (own, "game.forcon");
  change_rule (store, "torpedoes/armour", "3");
  g_assert_true (forcon_store_save_scenario (store, own->scenario, NULL, &error));
  g_assert_no_error (error);
  forcon_store_free (store);
  g_file_get_contents (own->scenario, &is, NULL, NULL);
  g_assert_cmpstr (is, ==, was);
  parts = g_strsplit (text, "<torpedoes armour=\"2\"", 2);
  wanted = g_strconcat (parts[0], "<torpedoes armour=\"3\"", parts[1], NULL);
  g_clear_pointer (&is, g_free);
  g_file_get_contents (own->rules, &is, NULL, NULL);
  g_assert_cmpstr (is, ==, wanted);
}

static void
others_rules_stay (void)
{
  g_autoptr (Own) own = own_new ();
  g_autofree char *is = NULL;
  g_autofree char *was = NULL;
  g_autoptr (GError) error = NULL;
  ForconStore *store;

  write_rules (own->rules, OURS);
  store = create (own, "game.forcon");
  change_rule (store, "torpedoes/armour", "3");
  write_rules (own->rules, OURS "torpedoes/run=4\n");
  g_file_get_contents (own->rules, &was, NULL, NULL);
  g_assert_false (forcon_store_save_scenario (store, own->scenario, NULL, &error));
  sample_assert_error (&error, own->rules, 0,
                       "other rules are there, expected another word of the rule set: “rule path=id value=WORD”");
  forcon_store_free (store);
  g_file_get_contents (own->rules, &is, NULL, NULL);
  g_assert_cmpstr (is, ==, was);
}

int
main (int argc, char **argv)
{
  g_autofree char *here = g_get_current_dir ();
  g_autofree char *home = g_build_filename (here, "own-rules-home", NULL);
  int status;

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/storage/own-rules/each value is read as it is written", each_value_is_read_as_written);
  g_test_add_func ("/storage/own-rules/each value that differs is written where it stands", each_value_is_merged);
  g_test_add_func ("/storage/own-rules/the rest of the file stays to the byte", rest_of_the_file_stays);
  g_test_add_func ("/storage/own-rules/nations, rows and troops are added, and taken away again",
                   rows_are_added_and_removed);
  g_test_add_func ("/storage/own-rules/they are found beside the scenario", beside_the_scenario);
  g_test_add_func ("/storage/own-rules/those beside the scenario come before the user's own", among_the_users_own);
  g_test_add_func ("/storage/own-rules/rules that are nowhere are told with file and line", nowhere);
  g_test_add_func ("/storage/own-rules/Forcon 2010 is always the program's", usual_rules_are_the_programs);
  g_test_add_func ("/storage/own-rules/they are called as their file", called_as_their_file);
  g_test_add_func ("/storage/own-rules/a campaign carries its rules to a machine without their file",
                   campaign_carries_them);
  g_test_add_func ("/storage/own-rules/the hash of a campaign tells its rules", hash_tells_them);
  g_test_add_func ("/storage/own-rules/an exported campaign carries them", exchange_carries_them);
  g_test_add_func ("/storage/own-rules/a battle that states a gunnery row is decided by it (F-ART-5)",
                   battle_states_them);
  g_test_add_func ("/storage/own-rules/a change is saved in the file of the rules, and nowhere else",
                   saved_beside_the_scenario);
  g_test_add_func ("/storage/own-rules/rules that somebody else changed meanwhile are not overwritten",
                   others_rules_stay);
  status = g_test_run ();
  sample_forget ();
  return status;
}
