/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Orders to go farther than next door, and what becomes of them: F-CAMP-3, F-CAMP-4. */
#include "forcon-test-halves.h"

#define SECTOR(word) .sector = test_sector (test, word)
#define VIA(word) .via = test_sector (test, word)
#define AVOID(word) .avoid = test_sector (test, word)

/* The sectors to which it still has to move, "b1 c1". */
static void
assert_way (const TestCampaign *test, const char *formation, const char *expected)
{
  g_autoptr (GPtrArray) orders = forcon_campaign_orders_in_force (test->campaign, test_formation (test, formation));
  g_autoptr (GString) way = g_string_new (NULL);

  for (guint i = 0; i < orders->len; i++)
    {
      const ForconTask *task = g_ptr_array_index (orders, i);

      g_assert_cmpint (task->kind, ==, FORCON_TASK_MOVE);
      g_string_append_printf (way, "%s%s", i > 0 ? " " : "",
                              forcon_campaign_sector (test->campaign, task->sector)->word);
    }
  g_assert_cmpstr (way->str, ==, expected);
}

static void
halves (TestCampaign *test, guint n)
{
  for (guint i = 0; i < n; i++)
    test_half (test, "");
}

/* A campaign in which nobody meets anybody. */
static TestCampaign *
peace (void)
{
  TestCampaign *test = test_campaign_new ();

  for (guint i = 0; i < test->campaign->powers->len; i++)
    g_array_index (test->campaign->powers, ForconPower, i).alliance = 1;
  return test;
}

static void
the_only_way_is_ordered_as_a_whole (void)
{
  g_autoptr (TestCampaign) test = peace ();

  TEST_TELL ("sappers", MOVE, SECTOR ("c1"), .posture = FORCON_POSTURE_MARCH);
  assert_way (test, "sappers", "b1 c1");
  g_assert_cmpint (forcon_campaign_task_at (test->campaign, test_formation (test, "sappers"))->posture, ==,
                   FORCON_POSTURE_MARCH);
  TEST_TELL ("sappers", MOVE, SECTOR ("a1"));
  assert_way (test, "sappers", "b1 c1 b1 a1");
}

static void
of_several_ways_none_is_ordered (void)
{
  g_autoptr (TestCampaign) test = peace ();

  TEST_TOLD_IN_VAIN (SEVERAL_WAYS, "squadron-1", MOVE, SECTOR ("c3"));
  g_assert_cmpstr (test->outcome->verdict.text, ==, "c2 c3 4, b3 c3 4");
  assert_way (test, "squadron-1", "");
}

static void
a_way_that_is_known_to_be_dangerous_is_not_ordered (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_post (test, "karkas")->sector = test_sector (test, "b1");
  test_red_sees (test, "karkas");
  TEST_TOLD_IN_VAIN (SEVERAL_WAYS, "sappers", MOVE, SECTOR ("c1"));
  g_assert_cmpstr (test->outcome->verdict.text, ==, "b1!enemy c1 4, a2 b2 c2 c1 8");
  TEST_TELL ("sappers", MOVE, SECTOR ("c1"), VIA ("b1"));
  assert_way (test, "sappers", "b1 c1");
}

static void
of_several_ways_a_reason_takes_the_first (void)
{
  g_autoptr (TestCampaign) test = peace ();
  ForconCampaignCommand command = FORCON_CAMPAIGN_COMMAND (TASK, task, .kind = FORCON_TASK_MOVE, SECTOR ("c3"),
                                                           .formation = test_formation (test, "squadron-1"));

  command.reason = "the quickest";
  test_campaign_do (test, &command, "");
  assert_way (test, "squadron-1", "c2 c3");
}

static void
by_way_of_and_avoiding_are_heard (void)
{
  g_autoptr (TestCampaign) test = peace ();

  TEST_TELL ("squadron-1", MOVE, SECTOR ("c3"), VIA ("b3"));
  assert_way (test, "squadron-1", "b3 c3");
  TEST_TELL ("squadron-2", MOVE, SECTOR ("c2"), AVOID ("b2"));
  assert_way (test, "squadron-2", "c3 c2");
  TEST_TOLD_IN_VAIN (NO_WAY, "light-division", MOVE, SECTOR ("c1"), VIA ("b1"), AVOID ("c1"));
}

static void
a_neighbour_can_be_gone_to_by_way_of_others (void)
{
  g_autoptr (TestCampaign) test = peace ();

  TEST_TELL ("squadron-2", MOVE, SECTOR ("c3"), VIA ("b4"));
  assert_way (test, "squadron-2", "b4 b3 c3");
}

static void
where_no_way_leads_is_said (void)
{
  g_autoptr (TestCampaign) test = peace ();

  TEST_TOLD_IN_VAIN (NO_WAY, "squadron-1", MOVE, SECTOR ("gate"), AVOID ("c3"));
  g_assert_cmpint (test->outcome->verdict.needed, ==, 16);
  TEST_TOLD_IN_VAIN (CANNOT_MOVE, "bastion", MOVE, SECTOR ("c1"));
}

/* F-CAMP-3 */
static void
three_moves_of_a_heavy_formation_take_three_phases (void)
{
  g_autoptr (TestCampaign) test = peace ();

  TEST_TELL ("sappers", MOVE, SECTOR ("c2"), VIA ("c1"));
  halves (test, 5);
  g_assert_true (test_is_in (test, "sappers", "c1"));
  halves (test, 1);
  g_assert_true (test_is_in (test, "sappers", "c2"));
  g_assert_cmpint (test->campaign->progress.phase, ==, 3);
  assert_way (test, "sappers", "");
}

/* F-CAMP-3 */
static void
three_moves_of_a_light_formation_take_a_phase_and_a_half (void)
{
  g_autoptr (TestCampaign) test = peace ();

  TEST_TELL ("light-division", MOVE, SECTOR ("a1"), VIA ("c1"));
  halves (test, 2);
  g_assert_true (test_is_in (test, "light-division", "b1"));
  halves (test, 1);
  g_assert_true (test_is_in (test, "light-division", "a1"));
  g_assert_cmpint (test->campaign->progress.phase, ==, 2);
  g_assert_cmpint (test->campaign->progress.half, ==, 1);
}

static void
hand_in (TestCampaign *test, const char *text)
{
  ForconCampaignCommand command
      = FORCON_CAMPAIGN_COMMAND (HAND_IN, hand_in, .admiral = TEST_ADMIRAL_RED, .text = g_intern_string (text));

  test_campaign_do (test, &command, "");
}

static void
a_way_runs_on_until_a_sheet_names_the_formation (void)
{
  g_autoptr (TestCampaign) test = peace ();

  TEST_TELL ("sappers", MOVE, SECTOR ("c2"), VIA ("c1"));
  halves (test, 2);
  hand_in (test, "Squadron 1: patrol");
  assert_way (test, "sappers", "c1 c2");
  halves (test, 2);
  g_assert_true (test_is_in (test, "sappers", "c1"));
  hand_in (test, "Сапёры: patrol");
  halves (test, 2);
  g_assert_true (test_is_in (test, "sappers", "c1"));
  g_assert_cmpint (forcon_campaign_task_at (test->campaign, test_formation (test, "sappers"))->kind, ==,
                   FORCON_TASK_PATROL);
}

static void
a_danger_that_appears_on_the_road_does_not_stop_it (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  TEST_TELL ("sappers", MOVE, SECTOR ("c1"));
  halves (test, 1);
  test_post (test, "karkas")->sector = test_sector (test, "b2");
  test_red_sees (test, "karkas");
  g_array_index (test->campaign->sightings, ForconSighting, 0).sector = test_sector (test, "b1");
  halves (test, 3);
  g_assert_true (test_is_in (test, "sappers", "c1"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/way orders/" path, function)
  TEST ("the only way is ordered as a whole (F-CAMP-4)", the_only_way_is_ordered_as_a_whole);
  TEST ("of several ways none is ordered (F-CAMP-4)", of_several_ways_none_is_ordered);
  TEST ("a way that is known to be dangerous is not ordered (F-CAMP-4)",
        a_way_that_is_known_to_be_dangerous_is_not_ordered);
  TEST ("of several ways a reason takes the first (F-GEN-6)", of_several_ways_a_reason_takes_the_first);
  TEST ("by way of and avoiding are heard (F-CAMP-4)", by_way_of_and_avoiding_are_heard);
  TEST ("a neighbour can be gone to by way of others (F-CAMP-4)", a_neighbour_can_be_gone_to_by_way_of_others);
  TEST ("where no way leads is said (F-CAMP-4)", where_no_way_leads_is_said);
  TEST ("three moves of a heavy formation take three phases (F-CAMP-3)",
        three_moves_of_a_heavy_formation_take_three_phases);
  TEST ("three moves of a light formation take a phase and a half (F-CAMP-3)",
        three_moves_of_a_light_formation_take_a_phase_and_a_half);
  TEST ("a way runs on until a sheet names the formation (F-CAMP-4)", a_way_runs_on_until_a_sheet_names_the_formation);
  TEST ("a danger that appears on the road does not stop it (F-CAMP-4)",
        a_danger_that_appears_on_the_road_does_not_stop_it);
  return g_test_run ();
}
