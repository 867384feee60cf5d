/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From the sheet to what a formation does: F-CAMP-4, F-CAMP-9, F-CAMP-12. */
#include "campaign/chronicle/chronicle.h"
#include "campaign/resolution/campaign-openings.h"
#include "forcon-test-campaign.h"

#include <string.h>

#define COMMAND(KIND, ...)                                                                                             \
  (&(ForconCampaignCommand){                                                                                           \
      .kind = FORCON_CAMPAIGN_COMMAND_##KIND, .moment = { .wall = 1234 }, .by = "master", __VA_ARGS__ })
#define DO(KIND, ...) test_campaign_do (test, COMMAND (KIND, __VA_ARGS__), "")
#define REFUSED(PROBLEM, KIND, ...) test_campaign_refused (test, COMMAND (KIND, __VA_ARGS__), FORCON_PROBLEM_##PROBLEM)
#define RED_SHEET(words) DO (HAND_IN, .hand_in.admiral = TEST_ADMIRAL_RED, .hand_in.text = words)

/* A campaign in which nobody meets anybody. */
static TestCampaign *
peace (void)
{
  TestCampaign *test = test_campaign_new ();

  for (guint i = 0; i < test->campaign->powers->len; i++)
    g_array_index (test->campaign->powers, ForconPower, i).alliance = 1;
  return test;
}

static const ForconLine *
line (const TestCampaign *test, guint place)
{
  g_assert_cmpuint (test->campaign->lines->len, >, place);
  return &g_array_index (test->campaign->lines, ForconLine, place);
}

/* What a formation has to do, in its order, as words: "move patrol". */
static char *
orders_of (const TestCampaign *test, const char *formation)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < test->campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (test->campaign->tasks, ForconTask, i);

      if (!FORCON_ID_EQUAL (task->formation, test_formation (test, formation))
          || (task->state != FORCON_TASK_STATE_WAITING && task->state != FORCON_TASK_STATE_UNDERWAY))
        continue;
      g_string_append_printf (text, text->len > 0 ? " %s" : "%s", forcon_task_kind_to_word (task->kind));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_orders (const TestCampaign *test, const char *formation, const char *expected)
{
  g_autofree char *orders = orders_of (test, formation);

  g_assert_cmpstr (orders, ==, expected);
}

static void
what_is_understood_is_in_force (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1: перейти в C2, затем патруль");
  assert_orders (test, "squadron-1", "move patrol");
  g_assert_cmpint (line (test, 0)->picked, ==, 1);
}

static void
the_sheet_is_kept_as_it_was_handed_in (void)
{
  g_autoptr (TestCampaign) test = peace ();
  const ForconSheet *sheet;

  RED_SHEET ("Squadron 1: patrol\nWhy is it so dark?");
  sheet = &g_array_index (test->campaign->sheets, ForconSheet, 0);
  g_assert_cmpstr (sheet->text, ==, "Squadron 1: patrol\nWhy is it so dark?");
  g_assert_cmpint (sheet->wall, ==, 1234);
  g_assert_cmpstr (sheet->by, ==, "master");
  g_assert_cmpint (sheet->phase, ==, 1);
  g_assert_cmpint (forcon_campaign_admiral (test->campaign, TEST_ADMIRAL_RED)->sheet_phase, ==, 1);
}

static void
what_is_not_understood_stays_as_a_remark (void)
{
  g_autoptr (TestCampaign) test = peace ();
  const ForconRemark *remark;

  RED_SHEET ("Squadron 1: xyzzy plugh");
  g_assert_cmpint (line (test, 0)->state, ==, FORCON_LINE_NOT_UNDERSTOOD);
  g_assert_cmpuint (test->campaign->remarks->len, ==, 1);
  remark = &g_array_index (test->campaign->remarks, ForconRemark, 0);
  g_assert_nonnull (strstr (remark->text, "xyzzy plugh"));
  g_assert_cmpuint (remark->formation.value, ==, test_formation (test, "squadron-1").value);
}

static void
what_is_impossible_waits_for_the_master (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Bastion: move to B1");
  g_assert_cmpint (line (test, 0)->state, ==, FORCON_LINE_IMPOSSIBLE);
  g_assert_cmpint (line (test, 0)->problem, ==, FORCON_PROBLEM_CANNOT_MOVE);
  assert_orders (test, "bastion", "");
}

static void
the_newest_sheet_counts_for_the_formations_that_it_names (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1: patrol\nLight Division: defend");
  RED_SHEET ("Squadron 1: move to C2");
  assert_orders (test, "squadron-1", "move");
  assert_orders (test, "light-division", "defend");
}

static gboolean
is_open (const TestCampaign *test, guint place)
{
  return forcon_campaign_line_is_open (test->campaign, line (test, place));
}

static void
a_newer_sheet_leaves_what_it_does_not_order (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Bastion: move to B1\nSquadron 1: defend C2 or B1\nXyzzy plugh\nLight Division: xyzzy");
  RED_SHEET ("Squadron 1: patrol\nXyzzy plugh\nLight Division: withdraw if outnumbered");
  g_assert_true (is_open (test, 0));
  g_assert_false (is_open (test, 1));
  g_assert_false (is_open (test, 2));
  g_assert_true (is_open (test, 3));
}

static void
a_newer_line_that_waits_itself_replaces_nothing (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1: xyzzy");
  RED_SHEET ("Squadron 1: defend C2 or B1");
  g_assert_true (is_open (test, 0));
  DO (PICK, .pick.line = line (test, 1)->line, .pick.reading = 1);
  g_assert_false (is_open (test, 0));
}

static void
a_correction_replaces_open_lines_of_its_formation (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1: xyzzy\nBastion: move to B1");
  DO (HAND_IN, .hand_in.admiral = TEST_ADMIRAL_RED, .hand_in.text = "Squadron 1: patrol", .hand_in.correction = TRUE);
  g_assert_false (is_open (test, 0));
  g_assert_true (is_open (test, 1));
}

static void
lines_of_one_sheet_add_up (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1: move to C2\nSquadron 1: patrol");
  assert_orders (test, "squadron-1", "move patrol");
}

static void
the_master_picks_what_is_a_comment_after_all (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1: patrol");
  DO (PICK, .pick.line = line (test, 0)->line, .pick.reading = 0);
  assert_orders (test, "squadron-1", "");
  g_assert_cmpint (line (test, 0)->state, ==, FORCON_LINE_REMARK);
  g_assert_cmpuint (test->campaign->remarks->len, ==, 1);
  REFUSED (ALREADY_SO, PICK, .pick.line = line (test, 0)->line, .pick.reading = 0);
}

static void
only_readings_that_there_are_can_be_picked (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1: patrol");
  REFUSED (UNKNOWN_READING, PICK, .pick.line = line (test, 0)->line, .pick.reading = 2);
  g_assert_cmpint (test->outcome->verdict.needed, ==, 1);
  REFUSED (ALREADY_SO, PICK, .pick.line = line (test, 0)->line, .pick.reading = 1);
  REFUSED (UNKNOWN_LINE, PICK, .pick.line = { 9999 }, .pick.reading = 1);
}

static void
an_order_to_nobody_stays_open (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Falcons: move to C2");
  REFUSED (NO_FORMATION, PICK, .pick.line = line (test, 0)->line, .pick.reading = 1);
  g_assert_cmpint (line (test, 0)->state, ==, FORCON_LINE_IMPOSSIBLE);
  g_assert_cmpint (line (test, 0)->picked, ==, 0);
}

static void
what_is_written_anew_is_for_whom_the_line_was (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1:\nplease frobnicate C2");
  DO (REWRITE, .rewrite.line = line (test, 1)->line, .rewrite.text = "patrol");
  assert_orders (test, "squadron-1", "patrol");
}

static void
a_line_that_is_settled_late_keeps_its_place (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1: move to A3\nSquadron 1: hold");
  assert_orders (test, "squadron-1", "hold");
  DO (PICK, .pick.line = line (test, 0)->line, .pick.reading = 1);
  assert_orders (test, "squadron-1", "move move hold");
}

static void
a_line_is_read_as_the_master_writes_it (void)
{
  g_autoptr (TestCampaign) test = peace ();
  ForconLineId id;

  RED_SHEET ("Squadron 1: patrol");
  id = line (test, 0)->line;
  DO (REWRITE, .rewrite.line = id, .rewrite.text = "Squadron 1: defend");
  assert_orders (test, "squadron-1", "defend");
  g_assert_cmpuint (line (test, 0)->line.value, ==, id.value);
  g_assert_cmpstr (g_array_index (test->campaign->sheets, ForconSheet, 0).text, ==, "Squadron 1: patrol");
  REFUSED (NOTHING_SAID, REWRITE, .rewrite.line = id, .rewrite.text = " ");
}

static void
a_sheet_that_comes_with_the_results_is_for_the_next_phase (void)
{
  g_autoptr (TestCampaign) test = peace ();

  DO (ADVANCE);
  RED_SHEET ("Squadron 1: patrol");
  assert_orders (test, "squadron-1", "");
  g_assert_cmpint (g_array_index (test->campaign->sheets, ForconSheet, 0).phase, ==, 2);
  DO (ADVANCE);
  DO (ADVANCE);
  assert_orders (test, "squadron-1", "patrol");
}

static void
what_is_picked_of_a_sheet_for_the_next_phase_begins_then (void)
{
  g_autoptr (TestCampaign) test = peace ();

  DO (ADVANCE);
  RED_SHEET ("Squadron 1: defend C2 or B1");
  DO (PICK, .pick.line = line (test, 0)->line, .pick.reading = 1);
  assert_orders (test, "squadron-1", "");
  g_assert_cmpint (line (test, 0)->picked, ==, 1);
  DO (ADVANCE);
  assert_orders (test, "squadron-1", "");
  DO (ADVANCE);
  assert_orders (test, "squadron-1", "move defend");
}

static void
a_correction_is_in_force_at_once (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1: move to C2");
  DO (ADVANCE);
  DO (HAND_IN, .hand_in.admiral = TEST_ADMIRAL_RED, .hand_in.text = "Squadron 1: defend", .hand_in.correction = TRUE);
  assert_orders (test, "squadron-1", "defend");
  g_assert_cmpuint (test->campaign->sheets->len, ==, 2);
}

static void
a_correction_is_no_sheet (void)
{
  g_autoptr (TestCampaign) test = peace ();

  DO (HAND_IN, .hand_in.admiral = TEST_ADMIRAL_RED, .hand_in.text = "Squadron 1: defend", .hand_in.correction = TRUE);
  g_assert_cmpint (forcon_campaign_admiral (test->campaign, TEST_ADMIRAL_RED)->sheet_phase, ==, 0);
}

/* F-CAMP-12 */
static void
before_play_ships_are_formed_as_the_sheet_says (void)
{
  g_autoptr (TestCampaign) test = peace ();

  test->campaign->progress = (ForconProgress){ .next_id = test->campaign->progress.next_id };
  RED_SHEET ("Form Pathfinders: Orel (flagship), Sokol");
  ForconFormationId formed = forcon_battle_ship (test->campaign->fleet, test_fleet_ship (test, "sokol"))->formation;

  g_assert_true (forcon_campaign_post (test->campaign, formed)->formed);
  g_assert_cmpstr (forcon_battle_formation_name (test->campaign->fleet, formed), ==, "Pathfinders");
  g_assert_cmpuint (forcon_battle_formation (test->campaign->fleet, formed)->flagship.value, ==,
                    test_fleet_ship (test, "orel").value);
}

static TestCampaign *
before_play (void)
{
  TestCampaign *test = peace ();

  test->campaign->progress = (ForconProgress){ .next_id = test->campaign->progress.next_id };
  return test;
}

static ForconPosture
posture_of_ship (const TestCampaign *test, const char *ship)
{
  ForconFormationId formation = forcon_battle_ship (test->campaign->fleet, test_fleet_ship (test, ship))->formation;

  return forcon_campaign_post (test->campaign, formation)->posture;
}

/* The first line waits: there is no ship of this name. */
#define TWO_FORMED "Form Alpha: flagship Nonesuch, ships Orel\nForm Beta: flagship Sokol\n"

static void
what_waits_to_be_formed_gets_no_order_of_another (void)
{
  g_autoptr (TestCampaign) test = before_play ();

  RED_SHEET (TWO_FORMED "Alpha: ambush posture");
  g_assert_cmpint (line (test, 0)->state, ==, FORCON_LINE_IMPOSSIBLE);
  g_assert_cmpint (posture_of_ship (test, "sokol"), !=, FORCON_POSTURE_AMBUSH);
  g_assert_cmpuint (line (test, 2)->formation.value, ==, 0);
}

static void
what_is_formed_gets_its_order_while_another_waits (void)
{
  g_autoptr (TestCampaign) test = before_play ();

  RED_SHEET (TWO_FORMED "Beta: ambush posture");
  g_assert_cmpint (posture_of_ship (test, "sokol"), ==, FORCON_POSTURE_AMBUSH);
  g_assert_cmpuint (line (test, 2)->formation.value, ==,
                    forcon_battle_ship (test->campaign->fleet, test_fleet_ship (test, "sokol"))->formation.value);
}

static void
before_play_what_waits_gets_its_order_when_it_is_formed (void)
{
  g_autoptr (TestCampaign) test = before_play ();

  RED_SHEET (TWO_FORMED "Alpha: ambush posture");
  DO (PICK, .pick.line = line (test, 0)->line, .pick.reading = 1);
  g_assert_cmpint (posture_of_ship (test, "orel"), ==, FORCON_POSTURE_AMBUSH);
}

static void
an_instruction_is_for_what_was_formed_while_another_waits (void)
{
  g_autoptr (TestCampaign) test = before_play ();

  RED_SHEET (TWO_FORMED "Beta: withdraw if outnumbered");
  g_assert_cmpuint (test->campaign->instructions->len, ==, 1);
  g_assert_cmpuint (g_array_index (test->campaign->instructions, ForconInstruction, 0).formation.value, ==,
                    forcon_battle_ship (test->campaign->fleet, test_fleet_ship (test, "sokol"))->formation.value);
}

static void
a_sheet_says_something_and_not_too_much (void)
{
  g_autoptr (TestCampaign) test = peace ();
  g_autofree char *endless = g_strnfill (FORCON_SHEET_TEXT_MAX + 1, 'a');

  REFUSED (NOTHING_SAID, HAND_IN, .hand_in.admiral = TEST_ADMIRAL_RED, .hand_in.text = " \n ");
  REFUSED (TOO_LONG, HAND_IN, .hand_in.admiral = TEST_ADMIRAL_RED, .hand_in.text = endless);
  REFUSED (UNKNOWN_ADMIRAL, HAND_IN, .hand_in.admiral = { 9 }, .hand_in.text = "Patrol");
}

static void
a_task_is_taken_back_while_it_is_in_force (void)
{
  g_autoptr (TestCampaign) test = peace ();
  ForconTaskId task;

  RED_SHEET ("Squadron 1: patrol");
  task = forcon_campaign_task_at (test->campaign, test_formation (test, "squadron-1"))->task;
  DO (CANCEL, .cancel.task = task);
  assert_orders (test, "squadron-1", "");
  REFUSED (UNKNOWN_TASK, CANCEL, .cancel.task = task);
}

/* The master's reason overrules rules, but nobody can be sent where nothing is: an imported file may say so. */
static void
a_task_names_what_there_is (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  const ForconCampaignCommand_task task
      = { .kind = FORCON_TASK_ATTACK_SECTOR, .formation = test_formation (test, "squadron-1"), .sector = { 1 } };
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_TASK, .reason = "why not" };

#define WITH(PROBLEM, ...)                                                                                             \
  command.task = task;                                                                                                 \
  command.task.__VA_ARGS__;                                                                                            \
  test_campaign_refused (test, &command, FORCON_PROBLEM_##PROBLEM)
  WITH (UNKNOWN_SECTOR, sector.value = 999);
  WITH (UNKNOWN_SHIP, flagship.value = 999);
  WITH (UNKNOWN_SHIP, ships = ((ForconShips){ .n = 1, .ship = { { 999 } } }));
  WITH (UNKNOWN_FORMATION, target.value = 9999);
#undef WITH
}

static void
old_sheets_leave_the_state_after_a_phase (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1: patrol\nNonsense");
  for (guint i = 0; i < 6; i++)
    DO (ADVANCE);
  g_assert_cmpuint (test->campaign->sheets->len, ==, 0);
  g_assert_cmpuint (test->campaign->lines->len, ==, 0);
  g_assert_cmpuint (test->campaign->remarks->len, >, 0);
}

static void
assert_interned (const char *text)
{
  g_assert_true (text == NULL || text == g_intern_string (text));
}

/* Texts of the journal and of its state belong to nobody who goes before them. */
static void
assert_texts_are_kept (const ForconChronicle *chronicle)
{
  const ForconCampaign *campaign = forcon_chronicle_campaign (chronicle);

  g_assert_cmpuint (campaign->lines->len, ==, 3);
  for (guint i = 0; i < campaign->lines->len; i++)
    {
      const ForconLine *read = &g_array_index (campaign->lines, ForconLine, i);

      assert_interned (read->text);
      assert_interned (read->guess);
      assert_interned (read->word);
      assert_interned (read->meant);
    }
  for (guint i = 0; i < campaign->tasks->len; i++)
    {
      assert_interned (g_array_index (campaign->tasks, ForconTask, i).name);
      assert_interned (g_array_index (campaign->tasks, ForconTask, i).comment);
    }
  for (guint i = 0; i < campaign->remarks->len; i++)
    assert_interned (g_array_index (campaign->remarks, ForconRemark, i).text);
}

static void
what_was_read_outlives_its_outcome (void)
{
  g_autoptr (TestCampaign) test = peace ();
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  const char *sheet = g_intern_static_string ("Sqadron 1: patrl, all guns ready\nForm Wolves: Orel, Sokol\nNonsense");

  forcon_campaign_outcome_free (
      forcon_chronicle_do (chronicle, COMMAND (HAND_IN, .hand_in.admiral = TEST_ADMIRAL_RED, .hand_in.text = sheet),
                           &FORCON_DICE_GENERATED));
  assert_texts_are_kept (chronicle);
  ForconLineId last = g_array_index (forcon_chronicle_campaign (chronicle)->lines, ForconLine, 2).line;

  forcon_campaign_outcome_free (forcon_chronicle_do (
      chronicle, COMMAND (REWRITE, .rewrite.line = last, .rewrite.text = g_intern_static_string ("Squadron 2: hld")),
      &FORCON_DICE_GENERATED));
  assert_texts_are_kept (chronicle);
  g_assert_true (forcon_chronicle_undo (chronicle, NULL));
  assert_texts_are_kept (chronicle);
  g_assert_true (forcon_chronicle_redo (chronicle, NULL));
  assert_texts_are_kept (chronicle);
  g_assert_true (forcon_chronicle_verify (chronicle).agrees);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/sheets/" path, function)
  TEST ("a task names only what there is, whatever the reason", a_task_names_what_there_is);
  TEST ("what is understood is in force", what_is_understood_is_in_force);
  TEST ("the sheet is kept as it was handed in", the_sheet_is_kept_as_it_was_handed_in);
  TEST ("what is not understood stays as a remark", what_is_not_understood_stays_as_a_remark);
  TEST ("what is impossible waits for the master", what_is_impossible_waits_for_the_master);
  TEST ("the newest sheet counts for the formations that it names",
        the_newest_sheet_counts_for_the_formations_that_it_names);
  TEST ("a newer sheet leaves what it does not order", a_newer_sheet_leaves_what_it_does_not_order);
  TEST ("a newer line that waits itself replaces nothing", a_newer_line_that_waits_itself_replaces_nothing);
  TEST ("a correction replaces open lines of its formation", a_correction_replaces_open_lines_of_its_formation);
  TEST ("lines of one sheet add up", lines_of_one_sheet_add_up);
  TEST ("the master picks what is a comment after all", the_master_picks_what_is_a_comment_after_all);
  TEST ("only readings that there are can be picked", only_readings_that_there_are_can_be_picked);
  TEST ("an order to nobody stays open, whatever is picked", an_order_to_nobody_stays_open);
  TEST ("what is written anew is for whom the line was", what_is_written_anew_is_for_whom_the_line_was);
  TEST ("a line that is settled late keeps its place", a_line_that_is_settled_late_keeps_its_place);
  TEST ("a line is read as the master writes it", a_line_is_read_as_the_master_writes_it);
  TEST ("a sheet that comes with the results is for the next phase",
        a_sheet_that_comes_with_the_results_is_for_the_next_phase);
  TEST ("a correction is in force at once", a_correction_is_in_force_at_once);
  TEST ("a correction is no sheet", a_correction_is_no_sheet);
  TEST ("before play ships are formed as the sheet says", before_play_ships_are_formed_as_the_sheet_says);
  TEST ("what waits to be formed gets no order of another", what_waits_to_be_formed_gets_no_order_of_another);
  TEST ("what is formed gets its order while another waits", what_is_formed_gets_its_order_while_another_waits);
  TEST ("before play what waits gets its order when it is formed",
        before_play_what_waits_gets_its_order_when_it_is_formed);
  TEST ("an instruction is for what was formed while another waits",
        an_instruction_is_for_what_was_formed_while_another_waits);
  TEST ("a sheet says something and not too much", a_sheet_says_something_and_not_too_much);
  TEST ("a task is taken back while it is in force", a_task_is_taken_back_while_it_is_in_force);
  TEST ("what is picked of a sheet for the next phase begins then",
        what_is_picked_of_a_sheet_for_the_next_phase_begins_then);
  TEST ("old sheets leave the state after a phase", old_sheets_leave_the_state_after_a_phase);
  TEST ("what was read outlives its outcome", what_was_read_outlives_its_outcome);
  return g_test_run ();
}
