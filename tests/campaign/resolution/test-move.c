/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Movement on the map: F-CAMP-3, F-CAMP-4, F-CAMP-5. */
#include "forcon-test-clash.h"
#include "forcon-test-halves.h"

#define SECTOR(word) .sector = test_sector (test, word)

static gint
spent (TestCampaign *test, const char *formation)
{
  return test_post (test, formation)->spent;
}

/* F-CAMP-3 */
static void
a_formation_with_heavy_ships_takes_a_phase_to_cross (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("squadron-1", MOVE, SECTOR ("b1"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "squadron-1", "b2"));
  const ForconCampaignEvent *event = test_campaign_event (test, FORCON_CAMPAIGN_EVENT_UNDER_WAY);

  g_assert_cmpuint (event->under_way.bound_for.value, ==, test_sector (test, "b1").value);
  g_assert_cmpint (event->under_way.spent, ==, 1);
  test_half (test, "");
  g_assert_true (test_is_in (test, "squadron-1", "b1"));
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_WORKED)->task_worked.cost, ==, 2);
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_TASK_DONE), ==, 1);
}

/* F-CAMP-3 */
static void
a_light_formation_takes_half_a_phase_to_cross (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", MOVE, SECTOR ("c1"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c1"));
  const ForconCampaignEvent *event = test_campaign_event (test, FORCON_CAMPAIGN_EVENT_FORMATION_MOVED);

  g_assert_cmpuint (event->formation_moved.from.value, ==, test_sector (test, "c2").value);
  g_assert_cmpuint (event->audience, ==, 1u << TEST_ADMIRAL_RED.value);
  g_assert_cmpuint (test_post (test, "light-division")->came_from.value, ==, test_sector (test, "c2").value);
}

/* F-CAMP-3 */
static void
a_cruiser_is_light_however_slow_and_no_other_ship_is_at_25_cm (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconFormationId raiders = test_formation (test, "raiders");
  ForconCard *card = &g_array_index (test->campaign->fleet->roster->cards, ForconCard,
                                     test_fleet_ship (test, "korsar").value - 1);

  card->speed = FORCON_CM (5);
  g_assert_cmpint (forcon_campaign_task_cost (test->campaign, &test->rules, FORCON_TASK_MOVE, raiders), ==, 1);
  card->type = FORCON_SHIP_TYPE_FRIGATE;
  card->speed = FORCON_CM (25);
  g_assert_cmpint (forcon_campaign_task_cost (test->campaign, &test->rules, FORCON_TASK_MOVE, raiders), ==, 2);
  card->speed = FORCON_CM (25) + 1;
  g_assert_cmpint (forcon_campaign_task_cost (test->campaign, &test->rules, FORCON_TASK_MOVE, raiders), ==, 1);
}

/* F-CAMP-4 */
static void
what_does_not_fit_into_the_phase_runs_on_into_the_next (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("squadron-1", PATROL);
  TEST_TELL ("squadron-1", MOVE, SECTOR ("b1"));
  test_half (test, "");
  test_half (test, "");
  g_assert_true (test_is_in (test, "squadron-1", "b2"));
  test_half (test, "");
  g_assert_cmpint (test->campaign->progress.phase, ==, 2);
  g_assert_true (test_is_in (test, "squadron-1", "b1"));
}

/* F-CAMP-3 */
static void
a_new_order_to_go_the_same_way_keeps_what_was_spent (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("squadron-1", MOVE, SECTOR ("b1"));
  test_half (test, "");
  test_campaign_do (
      test,
      &(ForconCampaignCommand){
          .kind = FORCON_CAMPAIGN_COMMAND_TASK,
          .task = { .kind = FORCON_TASK_MOVE, SECTOR ("b1"), .formation = test_formation (test, "squadron-1") } },
      "");
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_TASK_DROPPED), ==, 1);
  test_half (test, "");
  g_assert_true (test_is_in (test, "squadron-1", "b1"));
}

/* F-CAMP-3 */
static void
another_way_begins_anew (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("squadron-1", MOVE, SECTOR ("b1"));
  test_half (test, "");
  test_campaign_do (
      test,
      &(ForconCampaignCommand){
          .kind = FORCON_CAMPAIGN_COMMAND_TASK,
          .task = { .kind = FORCON_TASK_MOVE, SECTOR ("a2"), .formation = test_formation (test, "squadron-1") } },
      "");
  test_half (test, "");
  g_assert_true (test_is_in (test, "squadron-1", "b2"));
  g_assert_cmpint (spent (test, "squadron-1"), ==, 1);
  g_assert_cmpuint (test_post (test, "squadron-1")->bound_for.value, ==, test_sector (test, "a2").value);
  test_half (test, "");
  g_assert_true (test_is_in (test, "squadron-1", "a2"));
  g_assert_cmpint (spent (test, "squadron-1"), ==, 0);
}

/* F-CAMP-5 */
static void
all_move_at_once (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", MOVE, SECTOR ("c1"));
  TEST_TELL ("green-guard", MOVE, SECTOR ("a3"));
  TEST_TELL ("raiders", MOVE, SECTOR ("c2"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "c1"));
  g_assert_true (test_is_in (test, "green-guard", "a3"));
  g_assert_true (test_is_in (test, "raiders", "c2"));
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_MET), ==, 0);
}

/* F-CAMP-3: one half-phase is the work of one task */
static void
who_has_moved_does_nothing_else_in_that_half (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", MOVE, SECTOR ("c1"));
  TEST_TELL ("light-division", PATROL, SECTOR ("c1"));
  TEST_TELL ("light-division", MOVE, SECTOR ("b1"));
  test_half (test, "");
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_TASK_WORKED), ==, 1);
  test_half (test, "");
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_DONE)->task_done.kind, ==, FORCON_TASK_PATROL);
  g_assert_true (test_is_in (test, "light-division", "c1"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "b1"));
}

/* F-CAMP-3, F-STN-1 */
static void
where_nobody_can_go_is_said_with_figures (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TOLD_IN_VAIN (SEVERAL_WAYS, "squadron-1", MOVE, SECTOR ("c3"));
  g_assert_cmpuint (test->outcome->verdict.sector.value, ==, test_sector (test, "b2").value);
  g_assert_cmpuint (test->outcome->verdict.other.value, ==, test_sector (test, "c3").value);
  TEST_TOLD_IN_VAIN (ALREADY_THERE, "squadron-1", MOVE, SECTOR ("b2"));
  TEST_TOLD_IN_VAIN (UNKNOWN_SECTOR, "squadron-1", MOVE, .sector = { 99 });
  TEST_TOLD_IN_VAIN (CANNOT_MOVE, "bastion", MOVE, SECTOR ("a2"));
  g_assert_cmpuint (test->outcome->verdict.ship.value, ==, test_fleet_ship (test, "station-bastion").value);
}

/* F-CAMP-3 */
static void
a_task_that_cannot_be_done_costs_no_time (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_give (test, "light-division", (ForconTask){ .kind = FORCON_TASK_MOVE, SECTOR ("a1") });
  test_give (test, "light-division", (ForconTask){ .kind = FORCON_TASK_MOVE, SECTOR ("c1") });
  test_half (test, "");
  g_assert_cmpint (test_failure (test), ==, FORCON_PROBLEM_NOT_NEIGHBOURS);
  const ForconCampaignEvent *event = test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_FAILED);

  g_assert_cmpuint (event->task_failed.other.value, ==, test_sector (test, "a1").value);
  g_assert_true (test_is_in (test, "light-division", "c1"));
}

/* F-CAMP-4: tasks that follow others are judged where those lead */
static void
a_way_of_several_sectors_is_told_at_once (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("light-division", MOVE, SECTOR ("c1"));
  TEST_TELL ("light-division", MOVE, SECTOR ("b1"));
  TEST_TOLD_IN_VAIN (SEVERAL_WAYS, "light-division", MOVE, SECTOR ("c2"));
  TEST_TELL ("light-division", MOVE, SECTOR ("a1"));
  test_half (test, "");
  test_half (test, "");
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "a1"));
}

/* F-CAMP-6 */
static void
who_is_in_a_clash_stays_there (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("squadron-1", POSTURE, .posture = FORCON_POSTURE_SCREEN);
  TEST_TELL ("squadron-1", MOVE, SECTOR ("b1"));
  test_clash_new (test);
  test_half (test, "");
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_TASK_WORKED), ==, 0);
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_POSTURE_TAKEN), ==, 0);
  g_assert_cmpint (spent (test, "squadron-1"), ==, 0);
}

/* F-CAMP-6 */
static void
who_is_in_a_clash_does_not_even_set_out (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("squadron-1", MOVE, SECTOR ("b1"));
  test_clash_new (test);
  test_half (test, "");
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_UNDER_WAY), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/move/" path, function)
  TEST ("a formation with heavy ships takes a phase to cross", a_formation_with_heavy_ships_takes_a_phase_to_cross);
  TEST ("a light formation takes half a phase to cross", a_light_formation_takes_half_a_phase_to_cross);
  TEST ("a cruiser is light however slow", a_cruiser_is_light_however_slow_and_no_other_ship_is_at_25_cm);
  TEST ("what does not fit into the phase runs on into the next",
        what_does_not_fit_into_the_phase_runs_on_into_the_next);
  TEST ("a new order to go the same way keeps what was spent", a_new_order_to_go_the_same_way_keeps_what_was_spent);
  TEST ("another way begins anew", another_way_begins_anew);
  TEST ("all move at once", all_move_at_once);
  TEST ("who has moved does nothing else in that half", who_has_moved_does_nothing_else_in_that_half);
  TEST ("where nobody can go is said with figures", where_nobody_can_go_is_said_with_figures);
  TEST ("a task that cannot be done costs no time", a_task_that_cannot_be_done_costs_no_time);
  TEST ("a way of several sectors is told at once", a_way_of_several_sectors_is_told_at_once);
  TEST ("who is in a clash stays there", who_is_in_a_clash_stays_there);
  TEST ("who is in a clash does not even set out", who_is_in_a_clash_does_not_even_set_out);
  return g_test_run ();
}
