/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What every other test of the campaign stands on. */
#include "forcon-test-campaign.h"

/* F-CAMP-2 */
static void
sectors_touch_by_their_edges (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  g_assert_true (forcon_campaign_neighbours (test->campaign, test_sector (test, "b2"), test_sector (test, "c2")));
  g_assert_true (forcon_campaign_neighbours (test->campaign, test_sector (test, "b3"), test_sector (test, "b4")));
  g_assert_true (forcon_campaign_neighbours (test->campaign, test_sector (test, "gate"), test_sector (test, "c3")));
  g_assert_false (forcon_campaign_neighbours (test->campaign, test_sector (test, "b2"), test_sector (test, "c3")));
}

/* F-CAMP-3 */
static void
a_formation_with_a_slow_heavy_ship_is_not_light (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  g_assert_true (forcon_campaign_formation_light (test->campaign, &test->rules, test_formation (test, "light-division")));
  g_assert_false (forcon_campaign_formation_light (test->campaign, &test->rules, test_formation (test, "squadron-1")));
}

static void
ships_that_wait_belong_to_no_formation (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconFormationId waiting
      = forcon_battle_ship (test->campaign->fleet, test_fleet_ship (test, "orel"))->formation;

  g_assert_false (forcon_campaign_post (test->campaign, waiting)->formed);
  g_assert_true (forcon_campaign_post (test->campaign, test_formation (test, "karkas"))->formed);
}

static void
only_the_third_admiral_is_an_enemy (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  g_assert_false (forcon_campaign_admirals_hostile (test->campaign, TEST_ADMIRAL_RED, TEST_ADMIRAL_GREEN));
  g_assert_true (forcon_campaign_admirals_hostile (test->campaign, TEST_ADMIRAL_RED, TEST_ADMIRAL_BLUE));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/support/" path, function)
  TEST ("sectors of a square map touch by their edges", sectors_touch_by_their_edges);
  TEST ("a formation with a slow heavy ship is not light", a_formation_with_a_slow_heavy_ship_is_not_light);
  TEST ("ships that wait belong to no formation", ships_that_wait_belong_to_no_formation);
  TEST ("admirals of one power are not hostile to each other", only_the_third_admiral_is_an_enemy);
  return g_test_run ();
}
