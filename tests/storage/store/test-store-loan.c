/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables that are lent as files: what is in them, what comes back, and what a disk that fails makes of it. */
#include "faulty-disk.h"
#include "forcon-test-clash.h"
#include "storage-sample.h"
#include "store-sample.h"

#include "campaign/clash/clash-captains.h"
#include "engine/captain/captain.h"
#include "engine/views/view.h"
#include "storage/files/file-error.h"
#include "storage/store/loan.h"

#include <string.h>

#define RULES "forcon-2010"
#define DEEDS_MAX 80

/* Squadron 1 and the Landing Force meet Karkas at a planet, in a field of mines that they do not know. */
static void
open_clash (TestCampaign *test)
{
  static const TestParty parties[] = {
    { "squadron-1", FORCON_PARTY_ATTACKS_FORMATION, "karkas" },
    { "landing-force", FORCON_PARTY_PRESENT, NULL },
    { "karkas", FORCON_PARTY_PRESENT, NULL },
  };

  forcon_campaign_add_field (test->campaign, test_sector (test, "b1"), TEST_ADMIRAL_BLUE,
                             &test->rules.mine.cards[FORCON_CHARGE_PLASMA], 3);
  test_move (test, "squadron-1", "b1", "b2");
  test_move (test, "karkas", "b1", "c1");
  test_clash_open (test, "b1", NULL, parties, G_N_ELEMENTS (parties));
}

static void
arm (TestCampaign *test, const char *ship)
{
  ForconCard *card
      = &g_array_index (test->campaign->fleet->roster->cards, ForconCard, test_fleet_ship (test, ship).value - 1);
  ForconWeapon battery = { .id = g_strdup ("battery"),
                           .name = g_strdup ("Battery"),
                           .kind = FORCON_WEAPON_BATTERY,
                           .mount = FORCON_MOUNT_STERN,
                           .arcs = 0xf,
                           .range = FORCON_CM (60),
                           .strength = 14 };

  card->greatest_turn = FORCON_DEGREES (90);
  g_array_append_val (card->weapons, battery);
}

static SampleStore *
store_of (TestCampaign *test)
{
  static const char *const armed[] = { "grozny", "smely", "bravy", "gorgon", "harpy" };
  SampleStore *sample = g_new0 (SampleStore, 1);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (armed); i++)
    arm (test, armed[i]);
  open_clash (test);
  sample->folder = sample_folder_new ();
  sample->path = g_build_filename (sample->folder, "game.forcon", NULL);
  sample->store = forcon_store_create (sample->path, test->campaign, RULES, &error);
  g_assert_no_error (error);
  return sample;
}

static SampleStore *
clashing (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  return store_of (test);
}

static ForconClashId
clash_of (ForconStore *store)
{
  return g_array_index (forcon_store_campaign (store)->clashes, ForconClash, 0).clash;
}

/* What blocks or allows the table at home. */
static ForconProblem
try_note (ForconStore *store)
{
  const ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_PLAY,
                                          .play = { .clash = clash_of (store) },
                                          .battle = { .kind = FORCON_COMMAND_NOTE, .note = { .text = "here" } } };
  g_autoptr (ForconCampaignOutcome) outcome
      = forcon_chronicle_try (forcon_store_chronicle (store), &command, &FORCON_DICE_ASK);

  return outcome->verdict.kind;
}

static void
lend (ForconStore *store, const char *path)
{
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_LEND,
                                    .by = "master",
                                    .lend = { .clash = clash_of (store), .text = "Anna" } };
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconCampaignOutcome) outcome = forcon_store_lend (store, &command, path, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (forcon_problem_to_word (outcome->verdict.kind), ==, "none");
}

/* At home, before the table is lent. */
static void
play_here (ForconStore *store, gint rounds)
{
  const ForconClashCaptains captains = { FORCON_ALL_SIDES, rounds, FALSE };
  ForconCampaignCommand command;

  while (forcon_clash_next (forcon_store_campaign (store), forcon_store_rules (store), clash_of (store), &captains,
                            &command))
    {
      g_autoptr (ForconCampaignOutcome) outcome = forcon_store_do (store, &command, &FORCON_DICE_GENERATED, NULL);

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
    }
}

static ForconJournal *
journal_of (const ForconScript *script)
{
  ForconJournal *journal = forcon_journal_new (script->start, script->rules);

  for (guint i = 0; i < script->commands->len; i++)
    {
      const ForconScriptCommand *line = g_ptr_array_index (script->commands, i);
      const ForconDice dice = { line->dice == NULL ? NULL : line->dice->data, line->dice == NULL ? 0 : line->dice->len,
                                FALSE, FALSE };
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, &line->command, &dice);

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_VERDICT_DONE);
    }
  return journal;
}

/* The helper opens the file, captains fight for all at that table with dice of its own, and it is saved. */
static void
play_there (const char *path, gint rounds, guint seed)
{
  const ForconCaptains until = { .sides = FORCON_ALL_SIDES, .rounds = rounds };
  ForconCommand command = { .kind = FORCON_COMMAND_BEGIN, .by_captain = TRUE };
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScript) script = forcon_loan_load (path, &error);
  g_autoptr (ForconJournal) journal = NULL;

  g_assert_no_error (error);
  g_assert_true (forcon_script_check_loan (script, &error));
  g_assert_false (script->has_seed);
  script->start->random = forcon_random_seeded (seed, 5);
  journal = journal_of (script);
  while (forcon_journal_battle (journal)->step == FORCON_STEP_SET_UP
         || forcon_captains_next (forcon_journal_battle (journal), script->rules, &until, &command))
    {
      g_autoptr (ForconOutcome) outcome = forcon_journal_do (journal, &command, &FORCON_DICE_GENERATED);

      g_assert_cmpint (outcome->verdict.kind, ==, FORCON_VERDICT_DONE);
    }
  g_assert_true (forcon_script_save_lent (script->start, &(const ForconScriptRules){ script->rules_name, script->rule_changes }, journal, script->loan, path, &error));
  g_assert_no_error (error);
}

static ForconTakeBack *
try_back (ForconStore *store, const char *path)
{
  const ForconCampaignCommand command = { .by = "master" };
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScript) script = forcon_loan_load (path, &error);
  ForconTakeBack *back;

  g_assert_no_error (error);
  back = forcon_store_try_take_back (store, script, &command, &error);
  g_assert_no_error (error);
  return back;
}

static void
take_back (ForconStore *store, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconTakeBack) back = try_back (store, path);

  g_assert_cmpstr (forcon_problem_to_word (back->verdict.kind), ==, "none");
  g_assert_cmpuint (back->accepted, ==, back->total);
  g_assert_true (forcon_store_enter_all (store, back, &error));
  g_assert_no_error (error);
}

static void
assert_refused (ForconStore *store, const char *path, ForconProblem problem)
{
  g_autofree char *before = sample_hash (store);
  g_autofree char *after = NULL;
  g_autoptr (ForconTakeBack) back = try_back (store, path);

  g_assert_false (back->possible);
  g_assert_cmpstr (forcon_problem_to_word (back->verdict.kind), ==, forcon_problem_to_word (problem));
  after = sample_hash (store);
  g_assert_cmpstr (before, ==, after);
}

static void
a_table_comes_back_as_it_was_played (void)
{
  g_autoptr (SampleStore) sample = clashing ();
  g_autofree char *path = sample_store_beside (sample, ".table.xml");
  g_autoptr (ForconScript) script = NULL;
  g_autoptr (ForconJournal) there = NULL, here = NULL;
  g_autofree char *done = NULL, *again = NULL;

  play_here (sample->store, 1);
  lend (sample->store, path);
  g_assert_cmpint (try_note (sample->store), ==, FORCON_PROBLEM_LENT);
  play_there (path, 3, 11);
  take_back (sample->store, path);
  g_assert_cmpint (try_note (sample->store), ==, FORCON_PROBLEM_NONE);
  script = forcon_loan_load (path, NULL);
  there = journal_of (script);
  here = forcon_chronicle_battle_journal (forcon_store_chronicle (sample->store), clash_of (sample->store), NULL);
  g_assert_cmpuint (forcon_journal_position (there), ==, forcon_journal_position (here));
  g_assert_cmpuint (forcon_journal_position (here), >, script->loan->played + 10);
  /* Each side knows there and here the same. */
  for (guint i = 1; i <= forcon_battle_n_sides (forcon_journal_battle (here)); i++)
    {
      g_autoptr (ForconView) seen_there = forcon_view_of_journal (there, (ForconSideId){ (guint16) i }, NULL);
      g_autoptr (ForconView) seen_here = forcon_view_of_journal (here, (ForconSideId){ (guint16) i }, NULL);

      sample_assert_same (forcon_view_battle (seen_there), forcon_view_battle (seen_here));
    }
  done = sample_hash (sample->store);
  sample_assert_sound (sample->store);
  sample_store_close (sample);
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  again = sample_hash (sample->store);
  g_assert_cmpstr (done, ==, again);
  sample_assert_sound (sample->store);
}

static void
a_file_is_refused_when_it_is_brought_again_and_the_answer_outlives_a_restart (void)
{
  g_autoptr (SampleStore) sample = clashing ();
  g_autofree char *path = sample_store_beside (sample, ".table.xml");

  lend (sample->store, path);
  play_there (path, 1, 11);
  take_back (sample->store, path);
  assert_refused (sample->store, path, FORCON_PROBLEM_LOAN_TAKEN_BACK);
  sample_store_close (sample);
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  assert_refused (sample->store, path, FORCON_PROBLEM_LOAN_TAKEN_BACK);
}

static void
lost_old_recalled_and_undone_files_have_each_their_answer (void)
{
  g_autoptr (SampleStore) sample = clashing ();
  g_autofree char *first = sample_store_beside (sample, ".1.xml");
  g_autofree char *second = sample_store_beside (sample, ".2.xml");
  g_autofree char *third = sample_store_beside (sample, ".3.xml");
  const ForconCampaignCommand recall
      = { .kind = FORCON_CAMPAIGN_COMMAND_RECALL, .by = "master", .recall = { .clash = clash_of (sample->store) } };

  lend (sample->store, first);
  play_there (first, 1, 11);
  lend (sample->store, second);
  assert_refused (sample->store, first, FORCON_PROBLEM_LOAN_REPLACED);
  sample_do_command (sample->store, &recall);
  assert_refused (sample->store, second, FORCON_PROBLEM_LOAN_RECALLED);
  lend (sample->store, third);
  g_assert_true (forcon_store_go_to (sample->store, sample_position (sample->store) - 1, NULL));
  assert_refused (sample->store, third, FORCON_PROBLEM_UNKNOWN_LOAN);
  g_assert_true (forcon_store_go_to (sample->store, sample_position (sample->store) + 1, NULL));
  play_there (third, 1, 12);
  take_back (sample->store, third);
}

static void
a_file_of_another_campaign_is_refused (void)
{
  g_autoptr (SampleStore) sample = clashing ();
  g_autoptr (SampleStore) other = NULL;
  g_autofree char *path = sample_store_beside (sample, ".table.xml");
  g_autoptr (TestCampaign) test = test_campaign_new ();

  forcon_campaign_add_alias (test->campaign, "Karkas", "Carcass");
  other = store_of (test);
  lend (sample->store, path);
  assert_refused (other->store, path, FORCON_PROBLEM_OTHER_CAMPAIGN);
}

/* Who undoes more than was played there has another table than that which was lent. */
static void
a_file_without_what_was_played_before_is_refused (void)
{
  g_autoptr (SampleStore) sample = clashing ();
  g_autofree char *path = sample_store_beside (sample, ".table.xml");
  g_autofree char *text = NULL;
  g_autofree char *changed = NULL;
  char *begin;

  play_here (sample->store, 1);
  lend (sample->store, path);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  begin = strstr (text, "<move ");
  g_assert_nonnull (begin);
  changed = g_strdup_printf ("%.*s<note text=\"first\"/>%s", (gint) (begin - text), text, begin);
  g_assert_true (g_file_set_contents (path, changed, -1, NULL));
  assert_refused (sample->store, path, FORCON_PROBLEM_LOAN_ALTERED);
}

static void
what_is_not_accepted_is_named_by_its_line (void)
{
  g_autoptr (SampleStore) sample = clashing ();
  g_autofree char *path = sample_store_beside (sample, ".table.xml");
  g_autofree char *text = NULL, *changed = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (ForconScript) script = NULL;
  g_autoptr (ForconTakeBack) back = NULL;
  guint at = 0;

  lend (sample->store, path);
  play_there (path, 1, 11);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && at == 0; i++)
    if (strstr (lines[i], "<end-step") != NULL)
      at = i + 1;
  g_assert_cmpuint (at, >, 0);
  changed = g_strdup (lines[at - 1]);
  g_free (lines[at - 1]);
  lines[at - 1] = g_strdup ("<fire ship=\"grozny\" target=\"grozny\" weapons=\"battery\" dice=\"1\"/>");
  g_free (text);
  text = g_strjoinv ("\n", lines);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  back = try_back (sample->store, path);
  script = forcon_loan_load (path, NULL);
  g_assert_true (back->possible);
  g_assert_cmpuint (back->accepted, <, back->total);
  g_assert_cmpint (forcon_loan_first_refused (script, back)->line, ==, at);
  g_assert_cmpint (back->verdict.kind, ==, FORCON_PROBLEM_BATTLE_REFUSES);
  /* Nothing of it is entered by looking at it. */
  g_assert_nonnull (forcon_campaign_loan_out (forcon_store_campaign (sample->store), clash_of (sample->store)));
  g_assert_true (forcon_store_enter_all (sample->store, back, NULL));
  g_assert_null (forcon_campaign_loan_out (forcon_store_campaign (sample->store), clash_of (sample->store)));
  sample_assert_sound (sample->store);
}

static void
dice_that_are_left_to_a_generator_are_not_accepted (void)
{
  g_autoptr (SampleStore) sample = clashing ();
  g_autofree char *path = sample_store_beside (sample, ".table.xml");
  g_autofree char *text = NULL;
  g_autoptr (ForconTakeBack) back = NULL;
  char *dice;

  lend (sample->store, path);
  play_there (path, 1, 11);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  dice = strstr (text, "dice=\"");
  g_assert_nonnull (dice);
  dice[strlen ("dice=\"")] = '?';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  back = try_back (sample->store, path);
  g_assert_cmpuint (back->accepted, <, back->total);
  g_assert_cmpint (back->verdict.kind, ==, FORCON_PROBLEM_NEEDS_DICE);
}

/* What a file can be written to, and what not. */
static void
nothing_is_lent_where_the_file_cannot_be_written (void)
{
  g_autoptr (SampleStore) sample = clashing ();
  g_autofree char *nowhere = g_build_filename (sample->folder, "no such folder", "t.xml", NULL);
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_LEND,
                                    .by = "master",
                                    .lend = { .clash = clash_of (sample->store), .text = "Anna" } };
  g_autoptr (GError) error = NULL;
  g_autofree char *before = sample_hash (sample->store);
  g_autofree char *after = NULL;

  g_assert_null (forcon_store_lend (sample->store, &command, nowhere, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNWRITABLE);
  after = sample_hash (sample->store);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpint (try_note (sample->store), ==, FORCON_PROBLEM_NONE);
}

static void
a_table_that_somebody_played_is_not_written_over (void)
{
  g_autoptr (SampleStore) sample = clashing ();
  g_autofree char *path = sample_store_beside (sample, ".table.xml");
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_LEND,
                                    .by = "master",
                                    .lend = { .clash = clash_of (sample->store), .text = "Boris" } };
  g_autoptr (GError) error = NULL;

  lend (sample->store, path);
  play_there (path, 1, 11);
  g_assert_null (forcon_store_lend (sample->store, &command, path, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNWRITABLE);
  take_back (sample->store, path);
}

static void
a_battle_that_nobody_lent_is_not_taken_back (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (forcon_loan_load ("scenarios/hegen-hub.xml", &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_UNREADABLE);
  g_clear_error (&error);
  g_autofree char *path = g_build_filename (g_getenv ("FORCON_DATA_DIR"), "scenarios", "hegen-hub.xml", NULL);
  g_assert_null (forcon_loan_load (path, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_DAMAGED);
}

static void
other_rules_are_refused_by_the_program_that_opens_it (void)
{
  g_autoptr (SampleStore) sample = clashing ();
  g_autofree char *path = sample_store_beside (sample, ".table.xml");
  g_autoptr (ForconScript) script = NULL;
  g_autoptr (GError) error = NULL;

  lend (sample->store, path);
  script = forcon_loan_load (path, NULL);
  script->loan->rules[strlen (script->loan->rules) - 1]++;
  g_assert_false (forcon_script_check_loan (script, &error));
  g_assert_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_DAMAGED);
}

/* A crash at any place: all that came back is there, or nothing of it. */
static gboolean
fail_at (SampleStore *sample, const char *path, guint nth)
{
  g_autoptr (ForconTakeBack) back = try_back (sample->store, path);
  g_autofree char *before = sample_hash (sample->store);
  g_autofree char *after = NULL;
  guint position = sample_position (sample->store);
  gboolean entered, failed;

  faulty_disk_fail (FAULTY_WRITE | FAULTY_SYNC, nth, G_MAXUINT, 10);
  entered = forcon_store_enter_all (sample->store, back, NULL);
  failed = faulty_disk_mend ();
  /* As after a crash: another program opens what is on the disk. */
  sample_store_close (sample);
  sample_store_reopen (sample, FORCON_STORE_WRITE);
  after = sample_hash (sample->store);
  if (entered)
    {
      g_assert_cmpuint (sample_position (sample->store), ==, position + 1 + back->accepted);
      assert_refused (sample->store, path, FORCON_PROBLEM_LOAN_TAKEN_BACK);
      sample_assert_sound (sample->store);
      g_assert_true (forcon_store_go_to (sample->store, position, NULL));
    }
  else
    {
      g_assert_cmpuint (sample_position (sample->store), ==, position);
      g_assert_cmpstr (before, ==, after);
    }
  return failed;
}

static void
a_disk_that_fails_leaves_all_of_it_or_nothing (void)
{
  g_autoptr (SampleStore) sample = clashing ();
  g_autofree char *path = sample_store_beside (sample, ".table.xml");
  guint nth = 1;

  lend (sample->store, path);
  play_there (path, 1, 11);
  while (nth < DEEDS_MAX && fail_at (sample, path, nth))
    nth++;
  g_assert_cmpuint (nth, >, 2);
  take_back (sample->store, path);
  sample_assert_sound (sample->store);
}

/* Secrecy */

/* The text of a lent file but for what tells one loan from another. */
static char *
text_of (SampleStore *sample)
{
  g_autofree char *path = sample_store_beside (sample, ".table.xml");
  g_autofree char *text = NULL;
  g_autoptr (GRegex) marks = g_regex_new ("(campaign|key)=\"[0-9a-f]{32}\"", 0, 0, NULL);

  play_here (sample->store, 1);
  lend (sample->store, path);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return g_regex_replace_literal (marks, text, -1, 0, "\\1", 0, NULL);
}

/* Other ships, formations, sectors, orders, messages and running numbers elsewhere make no difference. */
static void
campaigns_that_differ_elsewhere_lend_the_same_file (void)
{
  g_autoptr (SampleStore) plain = clashing ();
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (SampleStore) other = NULL;
  g_autofree char *one = text_of (plain);
  g_autofree char *two = NULL;

  forcon_campaign_add_sector (test->campaign, "d9", "Far Away", 900, 900);
  forcon_campaign_add_formation (test->campaign, "secret-reserve", "Secret Reserve", TEST_ADMIRAL_BLUE,
                                 test_sector (test, "c3"));
  test_campaign_add_ship (test, TEST_ADMIRAL_BLUE,
                          (TestCampaignShip){ "hidden-one", "Hidden One", "secret-reserve", FORCON_SHIP_TYPE_CRUISER,
                                              20, 0, 0, 0 });
  forcon_campaign_add_field (test->campaign, test_sector (test, "c3"), TEST_ADMIRAL_GREEN,
                             &test->rules.mine.cards[FORCON_CHARGE_TORPEDO], 7);
  test->campaign->progress.next_id += 1000;
  other = store_of (test);
  two = text_of (other);
  g_assert_cmpstr (one, ==, two);
}

/* Whether a name, or a word by which files go, stands in the text as a whole. */
static gboolean
stands_in (const char *text, const char *name)
{
  g_autofree char *quoted = g_strconcat ("\"", name, "\"", NULL);

  return strstr (text, quoted) != NULL || (strlen (name) > 3 && strstr (text, name) != NULL);
}

static void
a_lent_file_has_no_name_that_its_clash_does_not_know (void)
{
  g_autoptr (SampleStore) sample = clashing ();
  const ForconCampaign *campaign = forcon_store_campaign (sample->store);
  const ForconBattle *table = forcon_campaign_battle (campaign, clash_of (sample->store));
  g_autofree char *text = text_of (sample);
  guint elsewhere = 0;

  table = forcon_campaign_battle (forcon_store_campaign (sample->store), clash_of (sample->store));
  campaign = forcon_store_campaign (sample->store);
  for (guint16 i = 1; i <= campaign->fleet->n_ships; i++)
    {
      const ForconCard *card = forcon_battle_card (campaign->fleet, (ForconShipId){ i });
      gboolean here = !FORCON_ID_IS_NONE (forcon_battle_find_ship (table, card->id));

      g_assert_true (here || !stands_in (text, card->id));
      g_assert_true (here || !stands_in (text, card->name));
      elsewhere += here ? 0 : 1;
    }
  g_assert_cmpuint (elsewhere, >, 5);
  for (guint16 i = 1; i <= campaign->fleet->n_formations; i++)
    {
      const char *word = forcon_battle_formation_id (campaign->fleet, (ForconFormationId){ i });

      if (word != NULL && *word != '\0' && FORCON_ID_IS_NONE (forcon_battle_find_formation (table, word)))
        g_assert_false (stands_in (text, word));
    }
  for (guint16 i = 1; i <= campaign->admirals->len; i++)
    {
      const ForconSide *admiral = forcon_battle_side (campaign->fleet, (ForconSideId){ i });

      g_assert_true (stands_in (text, admiral->id) == !FORCON_ID_IS_NONE (forcon_battle_find_side (table, admiral->id)));
    }
  for (guint i = 0; i < campaign->sectors->len; i++)
    {
      const ForconSector *sector = &g_array_index (campaign->sectors, ForconSector, i);

      if (g_strcmp0 (sector->word, "b1") != 0 && sector->name != NULL && *sector->name != '\0')
        g_assert_false (stands_in (text, sector->name));
    }
  g_assert_null (strstr (text, forcon_campaign_name (campaign)));
  g_assert_null (strstr (text, "generator"));
}

#define ADD(name, function) g_test_add_func ("/storage/loan/" name, function)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  faulty_disk_install ();
  ADD ("a table comes back as it was played, and each side knows the same there and here",
       a_table_comes_back_as_it_was_played);
  ADD ("a file that is brought again is refused, after a restart too",
       a_file_is_refused_when_it_is_brought_again_and_the_answer_outlives_a_restart);
  ADD ("lost, old, recalled and undone files have each their answer",
       lost_old_recalled_and_undone_files_have_each_their_answer);
  ADD ("a file of another campaign is refused", a_file_of_another_campaign_is_refused);
  ADD ("a file without what had been played before is refused", a_file_without_what_was_played_before_is_refused);
  ADD ("what is not accepted is named by its line", what_is_not_accepted_is_named_by_its_line);
  ADD ("dice that a file leaves to a generator are not accepted", dice_that_are_left_to_a_generator_are_not_accepted);
  ADD ("nothing is lent where the file cannot be written", nothing_is_lent_where_the_file_cannot_be_written);
  ADD ("a table that somebody may have played is not written over", a_table_that_somebody_played_is_not_written_over);
  ADD ("a battle that nobody lent is not taken back", a_battle_that_nobody_lent_is_not_taken_back);
  ADD ("a program with other rules does not open it", other_rules_are_refused_by_the_program_that_opens_it);
  ADD ("a disk that fails leaves all of it or nothing", a_disk_that_fails_leaves_all_of_it_or_nothing);
  ADD ("campaigns that differ elsewhere lend the same file", campaigns_that_differ_elsewhere_lend_the_same_file);
  ADD ("a lent file has no name that its clash does not know", a_lent_file_has_no_name_that_its_clash_does_not_know);
  return g_test_run ();
}
