/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scenario is edited by commands: every one of them can be undone, and what came of it is a file again. */
#include "campaign/editing/flaws.h"
#include "storage/files/data.h"
#include "storage/scenario/scenario-merge.h"
#include "storage/scenario/scenario-save.h"
#include "storage/scenario/scenario.h"
#include "random-edits.h"
#include "storage-sample.h"
#include "store-sample.h"

#include <glib/gstdio.h>
#include <string.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define SANITIZED
#endif

/* Texts of commands stay for good, in a table of GLib's that leaves its former self behind whenever it grows: so few that
 * it does not. */
#ifdef SANITIZED
#define EDITS 60
#define RUNS 1
#define EDITS_ON_DISK 20
#else
#define EDITS 600
#define RUNS 4
#define EDITS_ON_DISK 200
#endif

/* So many that every kind is among them. */
#define MANY 5000

/* Of a run, which are timed. */
#define QUARTERS 4

/* More where the first argument says so. */
static guint n_edits = EDITS;
static guint n_runs = RUNS;

/* @done: by kind of the catalogue, how many were done: entities that were added, changed, removed, then commands */
typedef struct {
  ForconScenario *scenario;
  char *text;
  ForconChronicle *chronicle;
  ForconRandom random;
  guint done[FORCON_N_ENTITY][3];
  guint commands[FORCON_N_CAMPAIGN_COMMAND];
} Edit;

static ForconScenario *
load (const char *relative)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = forcon_data_find (relative, &error);
  ForconScenario *scenario;

  g_assert_no_error (error);
  scenario = forcon_scenario_load (path, NULL, &error);
  g_assert_no_error (error);
  return scenario;
}

static gboolean
put_between (const GMatchInfo *match, GString *text, gpointer random)
{
  static const char *const between[] = { "", "", "", " ", "\n", "\t<!-- one -->", "\n\t<!-- two\n  lines -->\n  ",
                                         "\r\n    ", "<?mark here?>", "\n\n" };

  g_string_append_printf (text, ">%s<", between[forcon_random_below (random, G_N_ELEMENTS (between))]);
  return FALSE;
}

/* The text with other blanks, line ends and comments between its tags. */
static char *
lay_out (ForconRandom *random, const char *text)
{
  g_autoptr (GRegex) gap = g_regex_new (">\\s*<", 0, 0, NULL);

  return g_regex_replace_eval (gap, text, -1, 0, 0, put_between, random, NULL);
}

static void
begin (Edit *edit, const char *relative, guint64 seed)
{
  *edit = (Edit){ 0 };
  edit->scenario = load (relative);
  g_assert_true (g_file_get_contents (edit->scenario->path, &edit->text, NULL, NULL));
  edit->chronicle = forcon_chronicle_new (edit->scenario->campaign, edit->scenario->rules);
  edit->random = forcon_random_seeded (seed, 3);
}

static void
end (Edit *edit)
{
  forcon_chronicle_free (edit->chronicle);
  g_free (edit->text);
  forcon_scenario_free (edit->scenario);
}

static const ForconCampaign *
campaign_of (const Edit *edit)
{
  return forcon_chronicle_campaign (edit->chronicle);
}

static gboolean
is_readable (const ForconCampaign *campaign, const ForconRules *rules)
{
  g_autoptr (GArray) flaws = forcon_campaign_flaws (campaign, rules);

  for (guint i = 0; i < flaws->len; i++)
    if (forcon_flaw_weight (g_array_index (flaws, ForconFlaw, i).kind) == FORCON_FLAW_IS_UNREADABLE)
      return FALSE;
  return TRUE;
}

static char *
hash_as_set_up (const ForconCampaign *campaign)
{
  g_autoptr (ForconCampaign) set_up = forcon_campaign_as_set_up (campaign);

  return forcon_campaign_hash (set_up);
}

/* As a scenario, it is read as it was. */
static void
assert_round_trip (const ForconCampaign *campaign)
{
  g_autofree char *text = forcon_scenario_to_xml (campaign, "forcon-2010");
  g_autofree char *before = hash_as_set_up (campaign);
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScenario) again = forcon_scenario_load (sample_write (text), NULL, &error);
  g_autofree char *after = NULL, *second = NULL;

  g_assert_no_error (error);
  after = forcon_campaign_hash (again->campaign);
  g_assert_cmpstr (before, ==, after);
  second = forcon_scenario_to_xml (again->campaign, "forcon-2010");
  g_assert_cmpstr (text, ==, second);
}

/* Saved into the file that it was opened from, it is read as it is now, and what the editor does not know is there. */
static void
assert_kept (const Edit *edit, const char *comment)
{
  const ForconScenario *scenario = edit->scenario;
  gboolean kept = FALSE;
  g_autofree char *text = forcon_scenario_merge (edit->text, scenario->path, campaign_of (edit), "forcon-2010", scenario->rules,
                                                 scenario->path, &kept);
  g_autofree char *wanted = forcon_scenario_to_xml (campaign_of (edit), "forcon-2010");
  g_autofree char *found = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScenario) again = forcon_scenario_load_text (text, scenario->path, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (kept);
  g_assert_nonnull (strstr (text, comment));
  found = forcon_scenario_to_xml (again->campaign, "forcon-2010");
  g_assert_cmpstr (found, ==, wanted);
}

/* What is unfinished is saved all the same. */
static void
save (const Edit *edit)
{
  const ForconScenario *scenario = edit->scenario;
  g_autofree char *text = NULL;

  if (is_readable (campaign_of (edit), scenario->rules))
    {
      assert_kept (edit, "<!--");
      return;
    }
  text = forcon_scenario_merge (edit->text, scenario->path, campaign_of (edit), "forcon-2010", scenario->rules,
                                scenario->path, NULL);
  g_assert_nonnull (strstr (text, "<campaign"));
}

static void
count (Edit *edit, const ForconCampaignCommand *command)
{
  edit->commands[command->kind]++;
  if (command->kind == FORCON_CAMPAIGN_COMMAND_ADD)
    edit->done[command->add.entity][0]++;
  else if (command->kind == FORCON_CAMPAIGN_COMMAND_CHANGE)
    edit->done[command->change.entity][1]++;
  else if (command->kind == FORCON_CAMPAIGN_COMMAND_REMOVE)
    edit->done[command->remove.entity][2]++;
}

/* Of many edits, what an editor can give and chance did not. Lists of edits are told as ones that add a campaign. */
static void
tell_missing_kinds (const Edit *edit)
{
  for (guint entity = 0; entity < FORCON_N_ENTITY; entity++)
    for (guint i = 0; i < 3; i++)
      if (edit->done[entity][i] == 0 && (entity != FORCON_ENTITY_CAMPAIGN || i < 2))
        g_test_message ("no %s was %s", forcon_entity_to_word ((ForconEntity) entity),
                            i == 0 ? "added" : i == 1 ? "changed" : "removed");
  if (edit->commands[FORCON_CAMPAIGN_COMMAND_RULE] == 0)
    g_test_message ("no rule was changed");
}

/* One more depth, with the hash that belongs to it. */
static gboolean
edit_once (Edit *edit, GPtrArray *hashes)
{
  ForconCampaignCommand command = random_edit (&edit->random, campaign_of (edit), edit->scenario->rules, FALSE);
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (edit->chronicle, &command, &FORCON_DICE_ASK);

  if (outcome->verdict.kind != FORCON_PROBLEM_NONE)
    return FALSE;
  count (edit, &command);
  g_ptr_array_set_size (hashes, (gint) forcon_chronicle_position (edit->chronicle));
  g_ptr_array_add (hashes, forcon_campaign_hash (campaign_of (edit)));
  return TRUE;
}

static void
assert_depth (const Edit *edit, const GPtrArray *hashes)
{
  g_autofree char *hash = forcon_campaign_hash (campaign_of (edit));

  g_assert_cmpstr (hash, ==, g_ptr_array_index (hashes, forcon_chronicle_position (edit->chronicle)));
}

/* Edits, some of which are undone and done again, and saves; then back to the beginning. */
static void
edit_at_random (gconstpointer relative)
{
  Edit edit;
  g_autoptr (GPtrArray) hashes = g_ptr_array_new_with_free_func (g_free);
  guint n_done = 0, n_undone = 0, n_saved = 0;
  gint64 times[QUARTERS + 1] = { 0 };

  begin (&edit, relative, 20);
  g_ptr_array_add (hashes, forcon_campaign_hash (campaign_of (&edit)));
  for (guint i = 0; i < n_edits; i++)
    {
      guint what = forcon_random_below (&edit.random, 40);

      if (i % MAX (n_edits / QUARTERS, 1) == 0)
        times[MIN (i / MAX (n_edits / QUARTERS, 1), QUARTERS)] = g_get_monotonic_time ();
      if (what >= 10)
        n_done += edit_once (&edit, hashes) ? 1 : 0;
      else if (what >= 3)
        n_undone += forcon_chronicle_undo (edit.chronicle, NULL) ? 1 : 0;
      else if (what >= 1)
        forcon_chronicle_redo (edit.chronicle, NULL);
      else
        {
          save (&edit);
          n_saved++;
        }
      assert_depth (&edit, hashes);
    }
  times[QUARTERS] = g_get_monotonic_time ();
  g_test_message ("%u done, %u undone, %u saved", n_done, n_undone, n_saved);
  /* All that is done at each depth, the saves included; an edit should not become slower the longer one edits. */
  g_test_message ("%.2f ms each in the first quarter, and in the last %.2f times as long",
                  (double) (times[1] - times[0]) / 1000 / MAX (n_edits / QUARTERS, 1),
                  (double) (times[QUARTERS] - times[QUARTERS - 1]) / (double) MAX (times[1] - times[0], 1));
  g_assert_cmpuint (n_done, >, n_edits / 8);
  g_assert_true (forcon_chronicle_replays (edit.chronicle, NULL));
  while (forcon_chronicle_undo (edit.chronicle, NULL))
    assert_depth (&edit, hashes);
  g_assert_cmpuint (forcon_chronicle_position (edit.chronicle), ==, 0);
  for (guint i = 0; i < FORCON_N_CAMPAIGN_COMMAND; i++)
    if (edit.commands[i] > 0)
      g_test_message ("%s: %u done", forcon_campaign_command_to_word ((ForconCampaignCommandKind) i), edit.commands[i]);
  if (n_edits >= MANY)
    tell_missing_kinds (&edit);
  end (&edit);
}

/* A few edits leave most scenarios such as can be read; all that can be are read as they were. */
static void
saved_and_read (void)
{
  guint n_readable = 0;

  for (guint run = 0; run < n_runs; run++)
    {
      Edit edit;

      begin (&edit, run % 4 == 0 ? "scenarios/forcon-2010.xml" : "scenarios/skirmish.xml", run);
      if (run % 2 == 1)
        {
          g_autofree char *text = g_steal_pointer (&edit.text);

          edit.text = lay_out (&edit.random, text);
        }
      for (guint i = 0; i < 24; i++)
        {
          ForconCampaignCommand command = random_edit (&edit.random, campaign_of (&edit), edit.scenario->rules, TRUE);
          g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (edit.chronicle, &command, &FORCON_DICE_ASK);

          if (outcome->verdict.kind != FORCON_PROBLEM_NONE || !is_readable (campaign_of (&edit), edit.scenario->rules))
            continue;
          assert_round_trip (campaign_of (&edit));
          assert_kept (&edit, run % 4 == 0 ? "<!-- SPDX" : "<!-- What Russian order sheets call all this");
          n_readable++;
        }
      end (&edit);
    }
  g_test_message ("%u read again", n_readable);
  g_assert_cmpuint (n_readable, >, 3 * n_runs);
}

static void
whole_game (void)
{
  edit_at_random ("scenarios/forcon-2010.xml");
}

static void
skirmish (void)
{
  edit_at_random ("scenarios/skirmish.xml");
}

static void
ready_made (void)
{
  g_auto (GStrv) names = sample_scenarios ();

  for (char **name = names; *name != NULL; name++)
    {
      g_autoptr (ForconScenario) scenario = load (*name);
      g_autofree char *hash = forcon_campaign_hash (scenario->campaign);
      g_autofree char *set_up = hash_as_set_up (scenario->campaign);

      g_assert_cmpstr (hash, ==, set_up);
      assert_round_trip (scenario->campaign);
    }
}

/* Whoever leads succeeds nobody: a file that says so cannot be read. */
static void
flagship (void)
{
  Edit edit;
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_CHANGE };
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  begin (&edit, "scenarios/skirmish.xml", 1);
  command.change.entity = FORCON_ENTITY_FORMATION;
  command.change.place = (gint) forcon_entity_find (campaign_of (&edit), FORCON_ENTITY_FORMATION, "shield");
  command.change.values = "flagship=general-vorkraft";
  outcome = forcon_chronicle_do (edit.chronicle, &command, &FORCON_DICE_ASK);
  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
  assert_round_trip (campaign_of (&edit));
  end (&edit);
}

/* What the master allows for play is no part of the scenario: it would not be read again. */
static void
of_play (void)
{
  Edit edit;
  ForconCampaignCommand command = FORCON_CAMPAIGN_COMMAND (SUGGESTIONS, suggestions, .on = TRUE);
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  begin (&edit, "scenarios/skirmish.xml", 1);
  outcome = forcon_chronicle_do (edit.chronicle, &command, &FORCON_DICE_ASK);
  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
  assert_round_trip (campaign_of (&edit));
  end (&edit);
}

/* In its file: what was edited is there again, and so is what was before. */
static void
on_disk (void)
{
  g_autoptr (ForconScenario) scenario = load ("scenarios/skirmish.xml");
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) hashes = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *path = g_strconcat (sample_path (), ".edits.forcon", NULL);
  ForconRandom random = forcon_random_seeded (4, 3);
  ForconStore *store;

  g_remove (path);
  store = forcon_store_create (path, scenario->campaign, "forcon-2010", &error);
  g_assert_no_error (error);
  for (guint i = 0; i < EDITS_ON_DISK; i++)
    {
      ForconCampaignCommand command
          = random_edit (&random, forcon_store_campaign (store), forcon_store_rules (store), FALSE);
      g_autoptr (ForconCampaignOutcome) outcome = forcon_store_do (store, &command, &FORCON_DICE_ASK, &error);

      g_assert_no_error (error);
      if (outcome->verdict.kind == FORCON_PROBLEM_NONE)
        g_ptr_array_add (hashes, forcon_campaign_hash (forcon_store_campaign (store)));
      if (i % 50 == 49)
        {
          forcon_store_free (store);
          store = forcon_store_open (path, FORCON_STORE_WRITE, &error);
          g_assert_no_error (error);
        }
    }
  for (guint i = hashes->len; i > 0; i--)
    {
      g_autofree char *hash = forcon_campaign_hash (forcon_store_campaign (store));

      g_assert_cmpstr (hash, ==, g_ptr_array_index (hashes, i - 1));
      g_assert_true (forcon_store_go_to (store, i - 1, &error));
    }
  forcon_store_free (store);
  g_remove (path);
}

#define TEST(name, function) g_test_add_func ("/storage/scenario-edits/" name, function)

int
main (int argc, char **argv)
{
  gint status;

  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    {
      n_edits = (guint) g_ascii_strtoull (argv[1], NULL, 10);
      n_runs = n_edits / 200;
    }
  TEST ("the ready-made scenarios are read as they were saved", ready_made);
  TEST ("what can be read after some edits is read as it was saved", saved_and_read);
  TEST ("a successor that becomes the flagship succeeds nobody any more", flagship);
  TEST ("what admirals may do in play is not in a scenario", of_play);
  TEST ("edits of the skirmish are undone and done again to the same state at each depth", skirmish);
  TEST ("edits of the whole game are undone and done again to the same state at each depth", whole_game);
  TEST ("edits in a campaign's file are there again, and undone", on_disk);
  status = g_test_run ();
  sample_forget ();
  return status;
}
