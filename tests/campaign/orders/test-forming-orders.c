/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Orders to and about formations that their own sheet forms: F-CAMP-4, F-CAMP-13. */
#include "campaign/chronicle/chronicle.h"
#include "campaign/resolution/campaign-openings.h"
#include "forcon-test-halves.h"

#define COMMAND(KIND, ...)                                                                                             \
  (&(ForconCampaignCommand){                                                                                           \
      .kind = FORCON_CAMPAIGN_COMMAND_##KIND, .moment = { .wall = 1234 }, .by = "master", __VA_ARGS__ })
#define DO(KIND, ...) test_campaign_do (test, COMMAND (KIND, __VA_ARGS__), "")
#define REFUSED(PROBLEM, KIND, ...) test_campaign_refused (test, COMMAND (KIND, __VA_ARGS__), FORCON_PROBLEM_##PROBLEM)
#define RED_SHEET(words) DO (HAND_IN, .hand_in.admiral = TEST_ADMIRAL_RED, .hand_in.text = words)
#define PICK_LINE(place, which) DO (PICK, .pick.line = line (test, place)->line, .pick.reading = which)
#define REWRITE_LINE(place, words) DO (REWRITE, .rewrite.line = line (test, place)->line, .rewrite.text = words)

/* The first line waits: there is no ship of this name. */
#define ALPHA_WAITS "Form Alpha: flagship Nonesuch, ships Orel\n"
#define ALPHA "Form Alpha: flagship Orel, ships Sokol\n"

/* A campaign in which nobody meets anybody. */
static TestCampaign *
peace (void)
{
  TestCampaign *test = test_campaign_new ();

  for (guint i = 0; i < test->campaign->powers->len; i++)
    g_array_index (test->campaign->powers, ForconPower, i).alliance = 1;
  return test;
}

static TestCampaign *
before_play (void)
{
  TestCampaign *test = peace ();

  test->campaign->progress = (ForconProgress){ .next_id = test->campaign->progress.next_id };
  return test;
}

static const ForconLine *
line (const TestCampaign *test, guint place)
{
  g_assert_cmpuint (test->campaign->lines->len, >, place);
  return &g_array_index (test->campaign->lines, ForconLine, place);
}

static ForconFormationId
formation_of (const TestCampaign *test, const char *ship)
{
  return forcon_battle_ship (test->campaign->fleet, test_fleet_ship (test, ship))->formation;
}

static const char *
name_of (const TestCampaign *test, ForconFormationId formation)
{
  return forcon_battle_formation_name (test->campaign->fleet, formation);
}

/* What a formation has to do, in its order, as words: "move patrol". */
static void
assert_orders_of (const TestCampaign *test, ForconFormationId formation, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < test->campaign->tasks->len; i++)
    {
      const ForconTask *task = &g_array_index (test->campaign->tasks, ForconTask, i);

      if (FORCON_ID_EQUAL (task->formation, formation) && forcon_task_in_force (task))
        g_string_append_printf (text, text->len > 0 ? " %s" : "%s", forcon_task_kind_to_word (task->kind));
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* The one instruction in force of that sort; none may be another's. */
static const ForconInstruction *
instruction (const TestCampaign *test, ForconWhat what)
{
  const ForconInstruction *found = NULL;

  for (guint i = 0; i < test->campaign->instructions->len; i++)
    {
      const ForconInstruction *each = &g_array_index (test->campaign->instructions, ForconInstruction, i);

      if (each->what != what || !forcon_instruction_in_force (each))
        continue;
      g_assert_null (found);
      found = each;
    }
  g_assert_nonnull (found);
  return found;
}

static void
assert_open (const TestCampaign *test, guint place, gboolean expected)
{
  g_assert_cmpint (forcon_campaign_line_is_open (test->campaign, line (test, place)), ==, expected);
}

/* The last order that failed in the last command. */
static const ForconFact_task_failed *
failed (const TestCampaign *test)
{
  return &test_last_event (test, FORCON_CAMPAIGN_EVENT_TASK_FAILED)->task_failed;
}

/* Written anew and picked */

static void
a_line_that_is_written_anew_keeps_what_waits_for_it (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA "Alpha: patrol");
  REWRITE_LINE (0, "Form Alpha: flagship Sokol, ships Orel");
  DO (ADVANCE);
  g_assert_cmpstr (name_of (test, formation_of (test, "sokol")), ==, "Alpha");
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_WORKED)->task_worked.formation.value, ==,
                   formation_of (test, "sokol").value);
}

static void
before_play_a_line_that_is_written_anew_keeps_what_waits_for_it (void)
{
  g_autoptr (TestCampaign) test = before_play ();

  RED_SHEET (ALPHA_WAITS "Alpha: ambush posture");
  REWRITE_LINE (0, "Form Alpha: flagship Orel");
  g_assert_cmpint (forcon_campaign_post (test->campaign, formation_of (test, "orel"))->posture, ==,
                   FORCON_POSTURE_AMBUSH);
}

static void
what_waits_for_what_is_formed_no_more_waits_for_the_master (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA "Alpha: patrol");
  assert_open (test, 1, FALSE);
  REWRITE_LINE (0, "Squadron 1: hold");
  assert_open (test, 1, TRUE);
  REFUSED (UNKNOWN_FORMATION, PICK, .pick.line = line (test, 1)->line, .pick.reading = 1);
}

static void
what_waits_for_a_line_that_becomes_a_comment_waits_for_the_master (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA "Alpha: patrol");
  PICK_LINE (0, 0);
  assert_open (test, 1, TRUE);
  PICK_LINE (0, 1);
  PICK_LINE (1, 1);
  DO (ADVANCE);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_WORKED)->task_worked.formation.value, ==,
                   formation_of (test, "orel").value);
}

static void
nothing_waits_for_a_line_that_stays_a_comment (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA_WAITS "Alpha: patrol");
  PICK_LINE (0, 0);
  REFUSED (UNKNOWN_FORMATION, PICK, .pick.line = line (test, 1)->line, .pick.reading = 1);
  assert_open (test, 1, TRUE);
}

static void
a_comment_becomes_an_order_to_what_was_formed_meanwhile (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA "Alpha: patrol\nAlpha: withdraw if outnumbered");
  PICK_LINE (1, 0);
  PICK_LINE (2, 0);
  DO (ADVANCE);
  PICK_LINE (1, 1);
  PICK_LINE (2, 1);
  assert_orders_of (test, formation_of (test, "orel"), "patrol");
  g_assert_cmpuint (instruction (test, FORCON_WHAT_WITHDRAW)->formation.value, ==, formation_of (test, "orel").value);
}

static void
what_waits_for_an_order_that_is_cancelled_waits_for_the_master (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA "Alpha: patrol");
  DO (CANCEL, .cancel.task = forcon_campaign_task_at (test->campaign, FORCON_NO_FORMATION)->task);
  assert_open (test, 1, TRUE);
}

static void
readings_that_wait_are_for_the_formation_once_it_is_there (void)
{
  g_autoptr (TestCampaign) test = before_play ();

  RED_SHEET ("Form Alpha: flagship Orel\nAlpha: defend C2 or B1");
  g_assert_cmpint (line (test, 1)->picked, ==, 0);
  PICK_LINE (1, 1);
  g_assert_cmpuint (test->campaign->tasks->len, >, 1);
  g_assert_cmpuint (g_array_index (test->campaign->tasks, ForconTask, test->campaign->tasks->len - 1).formation.value,
                    ==, formation_of (test, "orel").value);
}

static void
a_reading_that_is_picked_late_is_for_the_new_formation (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA "Alpha: defend C2 or B1");
  assert_open (test, 1, TRUE);
  DO (ADVANCE);
  PICK_LINE (1, 1);
  g_assert_cmpstr (name_of (test, formation_of (test, "orel")), ==, "Alpha");
  assert_orders_of (test, formation_of (test, "orel"), "move defend");
}

static void
what_was_put_back_and_is_picked_again_begins_nothing_anew (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA_WAITS "Squadron 1: withdraw if outnumbered and follow Alpha");
  for (guint i = 0; i < test->campaign->instructions->len; i++)
    if (g_array_index (test->campaign->instructions, ForconInstruction, i).what == FORCON_WHAT_WITHDRAW)
      g_array_index (test->campaign->instructions, ForconInstruction, i).state = FORCON_TASK_STATE_UNDERWAY;
  PICK_LINE (0, 0);
  assert_open (test, 1, TRUE);
  REWRITE_LINE (0, "Form Alpha: flagship Orel, ships Sokol");
  PICK_LINE (1, 1);
  g_assert_cmpuint (instruction (test, FORCON_WHAT_FOLLOW)->target_after.value, !=, 0);
  g_assert_cmpint (instruction (test, FORCON_WHAT_WITHDRAW)->state, ==, FORCON_TASK_STATE_UNDERWAY);
}

static void
before_play_a_reading_that_counts_again_is_done_again (void)
{
  g_autoptr (TestCampaign) test = before_play ();
  const char *joined[] = { "light-division", "bastion", "light-division" };

  DO (PLACE, .place.formation = test_formation (test, "squadron-1"), .place.sector = test_sector (test, "a1"));
  DO (PLACE, .place.formation = test_formation (test, "light-division"), .place.sector = test_sector (test, "a1"));
  RED_SHEET ("Smely joins Light Division or Bastion");
  for (guint i = 0; i < G_N_ELEMENTS (joined); i++)
    {
      PICK_LINE (0, i == 1 ? 2 : 1);
      g_assert_cmpuint (formation_of (test, "smely").value, ==, test_formation (test, joined[i]).value);
    }
}

static void
a_waiting_line_that_is_written_anew_waits_again (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA "Alpha: xyzzy\nAlpha: patrol");
  REWRITE_LINE (2, "hold");
  REWRITE_LINE (1, "Alpha: ambush posture");
  assert_open (test, 1, FALSE);
  assert_open (test, 2, FALSE);
  DO (ADVANCE);
  g_assert_cmpint (forcon_campaign_post (test->campaign, formation_of (test, "orel"))->posture, ==,
                   FORCON_POSTURE_AMBUSH);
  assert_orders_of (test, formation_of (test, "orel"), "hold");
}

/* Several sheets */

static void
a_correction_reaches_a_formation_that_is_still_to_be_formed (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA "Alpha: patrol");
  DO (HAND_IN, .hand_in.admiral = TEST_ADMIRAL_RED, .hand_in.text = "Alpha: hold", .hand_in.correction = TRUE);
  assert_open (test, 2, FALSE);
  DO (ADVANCE);
  assert_orders_of (test, formation_of (test, "orel"), "hold");
}

static void
a_second_sheet_that_forms_it_again_takes_over_what_it_leaves_unsaid (void)
{
  g_autoptr (TestCampaign) test = peace ();
  guint n_formations = test->campaign->fleet->n_formations;

  RED_SHEET (ALPHA "Alpha: hold\nSquadron 1: follow Alpha");
  RED_SHEET ("Form Alpha: flagship Sokol, ships Orel");
  DO (ADVANCE);
  g_assert_cmpuint (test->campaign->fleet->n_formations, ==, n_formations + 1);
  g_assert_cmpstr (name_of (test, formation_of (test, "sokol")), ==, "Alpha");
  assert_orders_of (test, formation_of (test, "sokol"), "hold");
  g_assert_cmpuint (instruction (test, FORCON_WHAT_FOLLOW)->target.value, ==, formation_of (test, "sokol").value);
}

static void
what_hangs_on_ships_that_part_no_more_waits_for_the_master (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1: split off Smely as Scouts\nScouts: hold");
  RED_SHEET ("Squadron 1: patrol");
  assert_open (test, 1, TRUE);
  DO (ADVANCE);
  g_assert_cmpstr (name_of (test, formation_of (test, "smely")), ==, "Squadron 1");
}

/* In play */

static void
ships_that_part_are_told_what_their_formation_is_to_do (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1: split off Smely as Scouts\nScouts: march posture\nScouts: move to C2");
  DO (ADVANCE);
  g_assert_cmpstr (name_of (test, formation_of (test, "smely")), ==, "Scouts");
  g_assert_cmpint (forcon_campaign_post (test->campaign, formation_of (test, "smely"))->posture, ==,
                   FORCON_POSTURE_MARCH);
  assert_orders_of (test, formation_of (test, "smely"), "");
  g_assert_cmpuint (forcon_campaign_post (test->campaign, formation_of (test, "smely"))->sector.value, ==,
                    test_sector (test, "c2").value);
}

static void
who_joins_a_formation_waits_until_it_is_there (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Light Division: split off Ловкий as Runners\nSquadron 1: split off Smely as Scouts\n"
             "Bravy joins Scouts");
  DO (ADVANCE);
  g_assert_cmpstr (name_of (test, formation_of (test, "smely")), ==, "Scouts");
  g_assert_cmpuint (formation_of (test, "bravy").value, ==, formation_of (test, "smely").value);
}

static void
whom_they_join_is_the_one_that_was_meant_while_another_waits (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA_WAITS "Squadron 1: split off Smely as Scouts\n"
             "Bravy joins Scouts");
  assert_open (test, 0, TRUE);
  DO (ADVANCE);
  g_assert_cmpstr (name_of (test, formation_of (test, "bravy")), ==, "Scouts");
}

static void
orders_for_what_cannot_be_formed_fail_and_their_admiral_is_told (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA_WAITS "Alpha: patrol");
  for (guint i = 0; i < 3; i++)
    DO (ADVANCE);
  DO (ADVANCE);
  g_assert_cmpint (failed (test)->kind, ==, FORCON_TASK_PATROL);
  g_assert_cmpint (failed (test)->problem, ==, FORCON_PROBLEM_UNKNOWN_FORMATION);
  g_assert_cmpuint (failed (test)->audience, ==, 1u << TEST_ADMIRAL_RED.value);
}

static void
an_order_waits_as_long_as_a_line_can_be_settled (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA_WAITS "Alpha: patrol");
  DO (ADVANCE);
  REWRITE_LINE (0, "Form Alpha: flagship Orel, ships Sokol");
  DO (ADVANCE);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_WORKED)->task_worked.formation.value, ==,
                   formation_of (test, "orel").value);
}

static void
a_new_formation_with_a_posture_loses_no_time (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA "Alpha: ambush posture, then patrol");
  DO (ADVANCE);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_WORKED)->task_worked.formation.value, ==,
                   formation_of (test, "orel").value);
}

/* Standing instructions */

static void
an_instruction_waits_for_its_formation (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA "Alpha: withdraw if outnumbered");
  assert_open (test, 1, FALSE);
  g_assert_cmpuint (instruction (test, FORCON_WHAT_WITHDRAW)->formation.value, ==, 0);
  DO (ADVANCE);
  g_assert_cmpuint (instruction (test, FORCON_WHAT_WITHDRAW)->formation.value, ==, formation_of (test, "orel").value);
}

static void
whom_to_follow_is_the_one_that_is_formed (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Form Alpha: flagship Nonesuch\nForm Beta: flagship Orel, ships Sokol\nSquadron 1: follow Beta");
  DO (ADVANCE);
  g_assert_cmpuint (instruction (test, FORCON_WHAT_FOLLOW)->target.value, ==, formation_of (test, "orel").value);
}

/* Those who part keep in mind what their formation was told, but not to follow themselves. */
static void
who_parts_does_not_follow_itself (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1: split off Smely as Scouts\nSquadron 1: follow Scouts");
  DO (ADVANCE);
  g_assert_cmpuint (instruction (test, FORCON_WHAT_FOLLOW)->formation.value, ==,
                    test_formation (test, "squadron-1").value);
  g_assert_cmpuint (instruction (test, FORCON_WHAT_FOLLOW)->target.value, ==, formation_of (test, "smely").value);
}

static void
whom_to_follow_is_not_gone_because_it_is_not_there_yet (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA_WAITS "Squadron 1: follow Alpha");
  DO (ADVANCE);
  REWRITE_LINE (0, "Form Alpha: flagship Orel, ships Sokol");
  DO (ADVANCE);
  g_assert_cmpuint (instruction (test, FORCON_WHAT_FOLLOW)->target.value, ==, formation_of (test, "orel").value);
}

static void
an_instruction_on_the_line_that_forms_is_for_the_new_formation (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Form Alpha: flagship Smely, withdraw if outnumbered");
  DO (ADVANCE);
  g_assert_cmpuint (instruction (test, FORCON_WHAT_WITHDRAW)->formation.value, ==, formation_of (test, "smely").value);
}

static void
an_instruction_for_what_is_never_formed_is_dropped (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET (ALPHA_WAITS "Alpha: withdraw if outnumbered");
  for (guint i = 0; i < 4; i++)
    DO (ADVANCE);
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_INSTRUCTION_DROPPED)->instruction_dropped.audience,
                    ==, 1u << TEST_ADMIRAL_RED.value);
}

/* All at once */

static void
split_transfer_and_rename_go_on_one_sheet (void)
{
  g_autoptr (TestCampaign) test = peace ();

  RED_SHEET ("Squadron 1: split off Smely as Scouts\nScouts: rename to Seekers\nBravy joins Scouts\nScouts: patrol");
  for (guint i = 0; i < 4; i++)
    assert_open (test, i, FALSE);
  DO (ADVANCE);
  g_assert_cmpstr (name_of (test, formation_of (test, "smely")), ==, "Seekers");
  g_assert_cmpuint (formation_of (test, "bravy").value, ==, formation_of (test, "smely").value);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_WORKED)->task_worked.formation.value, ==,
                   formation_of (test, "smely").value);
}

/* The master takes all other ships away by hand, so that nobody is left to part from. */
static void
ships_that_cannot_part_form_nothing_and_the_admiral_is_told (void)
{
  g_autoptr (TestCampaign) test = peace ();
  ForconCampaignCommand_regroup regroup = { .flagship = test_fleet_ship (test, "grozny"), .name = "Guard" };

  RED_SHEET ("Squadron 1: split off Smely as Scouts\nScouts: patrol\nLight Division: follow Scouts");
  regroup.ships = (ForconShips){
    .n = 2,
    .ship = { regroup.flagship, test_fleet_ship (test, "bravy") },
  };
  DO (REGROUP, .regroup = regroup, .reason = "The admiral says so");
  DO (ADVANCE);
  g_assert_cmpint (failed (test)->kind, ==, FORCON_TASK_PATROL);
  g_assert_cmpuint (failed (test)->audience, ==, 1u << TEST_ADMIRAL_RED.value);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_INSTRUCTION_DROPPED)->instruction_dropped.why, ==,
                   FORCON_DROP_UNFORMED);
}

static void
a_sheet_for_the_next_phase_forms_then (void)
{
  g_autoptr (TestCampaign) test = peace ();

  DO (ADVANCE);
  RED_SHEET (ALPHA "Alpha: patrol\nAlpha: withdraw if outnumbered");
  REWRITE_LINE (0, "Form Alpha: flagship Sokol, ships Orel");
  REWRITE_LINE (1, "Alpha: defend");
  assert_open (test, 1, FALSE);
  DO (ADVANCE);
  DO (ADVANCE);
  DO (ADVANCE);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_WORKED)->task_worked.formation.value, ==,
                   formation_of (test, "sokol").value);
  g_assert_cmpuint (instruction (test, FORCON_WHAT_WITHDRAW)->formation.value, ==, formation_of (test, "sokol").value);
}

static void
undo_goes_across_it_and_back (void)
{
  g_autoptr (TestCampaign) test = peace ();
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  const ForconCampaignCommand *commands[]
      = { COMMAND (HAND_IN, .hand_in.admiral = TEST_ADMIRAL_RED,
                   .hand_in.text = ALPHA "Alpha: patrol\nSquadron 1: follow Alpha"),
          COMMAND (ADVANCE) };
  g_autofree char *done = NULL;
  g_autofree char *redone = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    forcon_campaign_outcome_free (forcon_chronicle_do (chronicle, commands[i], &FORCON_DICE_GENERATED));
  done = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));
  g_assert_true (forcon_chronicle_undo (chronicle, NULL));
  g_assert_true (forcon_chronicle_undo (chronicle, NULL));
  g_assert_true (forcon_chronicle_redo (chronicle, NULL));
  g_assert_true (forcon_chronicle_redo (chronicle, NULL));
  redone = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));
  g_assert_cmpstr (done, ==, redone);
  g_assert_true (forcon_chronicle_verify (chronicle).agrees);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/forming-orders/" path, function)
  TEST ("a line that is written anew keeps what waits for it", a_line_that_is_written_anew_keeps_what_waits_for_it);
  TEST ("before play a line that is written anew keeps what waits for it",
        before_play_a_line_that_is_written_anew_keeps_what_waits_for_it);
  TEST ("what waits for what is formed no more waits for the master",
        what_waits_for_what_is_formed_no_more_waits_for_the_master);
  TEST ("what waits for a line that becomes a comment waits for the master",
        what_waits_for_a_line_that_becomes_a_comment_waits_for_the_master);
  TEST ("nothing waits for a line that stays a comment", nothing_waits_for_a_line_that_stays_a_comment);
  TEST ("a comment becomes an order to what was formed meanwhile",
        a_comment_becomes_an_order_to_what_was_formed_meanwhile);
  TEST ("what waits for an order that is cancelled waits for the master",
        what_waits_for_an_order_that_is_cancelled_waits_for_the_master);
  TEST ("readings that wait are for the formation once it is there",
        readings_that_wait_are_for_the_formation_once_it_is_there);
  TEST ("a reading that is picked late is for the new formation",
        a_reading_that_is_picked_late_is_for_the_new_formation);
  TEST ("what was put back and is picked again begins nothing anew",
        what_was_put_back_and_is_picked_again_begins_nothing_anew);
  TEST ("before play a reading that counts again is done again",
        before_play_a_reading_that_counts_again_is_done_again);
  TEST ("a waiting line that is written anew waits again", a_waiting_line_that_is_written_anew_waits_again);
  TEST ("a correction reaches a formation that is still to be formed",
        a_correction_reaches_a_formation_that_is_still_to_be_formed);
  TEST ("a second sheet that forms it again takes over what it leaves unsaid",
        a_second_sheet_that_forms_it_again_takes_over_what_it_leaves_unsaid);
  TEST ("what hangs on ships that part no more waits for the master",
        what_hangs_on_ships_that_part_no_more_waits_for_the_master);
  TEST ("ships that part are told what their formation is to do",
        ships_that_part_are_told_what_their_formation_is_to_do);
  TEST ("who joins a formation waits until it is there", who_joins_a_formation_waits_until_it_is_there);
  TEST ("whom they join is the one that was meant while another waits",
        whom_they_join_is_the_one_that_was_meant_while_another_waits);
  TEST ("orders for what cannot be formed fail, and their admiral is told",
        orders_for_what_cannot_be_formed_fail_and_their_admiral_is_told);
  TEST ("an order waits as long as a line can be settled", an_order_waits_as_long_as_a_line_can_be_settled);
  TEST ("a new formation with a posture loses no time", a_new_formation_with_a_posture_loses_no_time);
  TEST ("an instruction waits for its formation", an_instruction_waits_for_its_formation);
  TEST ("whom to follow is the one that is formed", whom_to_follow_is_the_one_that_is_formed);
  TEST ("who parts does not follow itself", who_parts_does_not_follow_itself);
  TEST ("whom to follow is not gone because it is not there yet",
        whom_to_follow_is_not_gone_because_it_is_not_there_yet);
  TEST ("an instruction on the line that forms is for the new formation",
        an_instruction_on_the_line_that_forms_is_for_the_new_formation);
  TEST ("an instruction for what is never formed is dropped", an_instruction_for_what_is_never_formed_is_dropped);
  TEST ("split, transfer and rename go on one sheet", split_transfer_and_rename_go_on_one_sheet);
  TEST ("ships that cannot part form nothing, and the admiral is told",
        ships_that_cannot_part_form_nothing_and_the_admiral_is_told);
  TEST ("a sheet for the next phase forms then", a_sheet_for_the_next_phase_forms_then);
  TEST ("undo goes across it and back", undo_goes_across_it_and_back);
  return g_test_run ();
}
