/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Detection on the map, and what it tells: F-CAMP-7, F-CAMP-8. */
#include "forcon-test-clash.h"
#include "forcon-test-halves.h"

#define SECTOR(word) .sector = test_sector (test, word)

static ForconCard *
card (TestCampaign *test, const char *ship)
{
  return &g_array_index (test->campaign->fleet->roster->cards, ForconCard, test_fleet_ship (test, ship).value - 1);
}

static const ForconSighting *
sighting (const TestCampaign *test, ForconSideId admiral, const char *formation)
{
  return forcon_campaign_sighting (test->campaign, admiral, test_formation (test, formation));
}

/* F-CAMP-7, F-EW-2: the hider's die, then the seeker's, and all that counts */
static void
who_patrols_makes_a_contest_against_each_enemy_in_the_sector (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  card (test, "gorgon")->ew_defence = 3;
  card (test, "harpy")->ew_defence = 1;
  card (test, "gorgon")->readiness = 9;
  card (test, "grozny")->ew_attack = 1;
  card (test, "bravy")->ew_attack = 2;
  test_move (test, "raiders", "b2", NULL);
  TEST_TELL ("squadron-1", PATROL);
  test_half (test, "4 5 6 1");
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_DETECTION_CONTESTED), ==, 2);
  const ForconFact_detection_contested *fact
      = &test_campaign_event (test, FORCON_CAMPAIGN_EVENT_DETECTION_CONTESTED)->detection_contested;

  g_assert_cmpuint (fact->formation.value, ==, test_formation (test, "karkas").value);
  g_assert_cmpuint (fact->hider.value, ==, test_fleet_ship (test, "gorgon").value);
  g_assert_cmpint (fact->hider_ew, ==, 1);
  g_assert_cmpint (fact->hider_crew, ==, 2);
  g_assert_cmpint (fact->hider_total, ==, 4 + 1 + 2);
  g_assert_cmpuint (fact->seeker.value, ==, test_fleet_ship (test, "bravy").value);
  g_assert_cmpint (fact->seeker_ew, ==, 2);
  g_assert_cmpint (fact->seeker_crew, ==, 1);
  g_assert_cmpint (fact->seeker_total, ==, 5 + 2 + 1);
  g_assert_true (fact->found);
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_DETECTION_CONTESTED)->audience, ==, 0);
  g_assert_false (test_last_event (test, FORCON_CAMPAIGN_EVENT_DETECTION_CONTESTED)->detection_contested.found);
}

/* F-EW-2: the best is who adds most, crew and all */
static void
the_ship_that_seeks_is_the_one_that_adds_most (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  card (test, "grozny")->ew_attack = 2;
  card (test, "grozny")->readiness = 3;
  card (test, "smely")->ew_attack = 1;
  TEST_TELL ("squadron-1", DEFEND);
  test_half (test, "6 1");
  g_assert_cmpuint (
      test_campaign_event (test, FORCON_CAMPAIGN_EVENT_DETECTION_CONTESTED)->detection_contested.seeker.value, ==,
      test_fleet_ship (test, "smely").value);
}

/* F-CAMP-7: contests sector by sector, seekers and then hiders in the order of their formations */
static void
dice_fall_in_the_order_of_sectors_seekers_and_hiders (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_move (test, "raiders", "a1", NULL);
  TEST_TELL ("squadron-1", PATROL);
  TEST_TELL ("karkas", PATROL);
  TEST_TELL ("sappers", PATROL);
  TEST_TELL ("raiders", DEFEND);
  test_half (test, "6 1  6 1 6 1  6 1 6 1");
  const char *order[] = { "sappers", "raiders", "raiders", "squadron-1", "karkas" };
  guint n = 0;

  for (guint i = 0; i < test->outcome->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (test->outcome->events, ForconCampaignEvent, i);

      if (event->kind == FORCON_CAMPAIGN_EVENT_DETECTION_CONTESTED)
        g_assert_cmpuint (event->detection_contested.by.value, ==, test_formation (test, order[n++]).value);
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (order));
}

/* F-EW-2, option detection.ties */
static void
equal_totals_stay_hidden_unless_the_option_says_otherwise (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("squadron-1", PATROL);
  TEST_TELL ("squadron-1", PATROL);
  test_half (test, "3 3");
  g_assert_null (sighting (test, TEST_ADMIRAL_RED, "karkas"));
  test->rules.options.detection_ties_found = TRUE;
  test_half (test, "3 3");
  g_assert_nonnull (sighting (test, TEST_ADMIRAL_RED, "karkas"));
}

/* F-CAMP-7 */
static void
an_ambush_adds_two_to_who_hides (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_post (test, "karkas")->posture = FORCON_POSTURE_AMBUSH;
  TEST_TELL ("squadron-1", PATROL);
  TEST_TELL ("squadron-1", PATROL);
  test_half (test, "3 5");
  g_assert_cmpint (
      test_campaign_event (test, FORCON_CAMPAIGN_EVENT_DETECTION_CONTESTED)->detection_contested.hider_bonus, ==, 2);
  g_assert_null (sighting (test, TEST_ADMIRAL_RED, "karkas"));
  test_half (test, "3 6");
  g_assert_nonnull (sighting (test, TEST_ADMIRAL_RED, "karkas"));
}

/* F-CAMP-7, F-EW-1: first that somebody is there, then who */
static void
what_is_found_again_is_known_better (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("squadron-1", PATROL);
  test_half (test, "1 6");
  const ForconSighting *seen = sighting (test, TEST_ADMIRAL_RED, "karkas");

  g_assert_cmpint (seen->level, ==, FORCON_LEVEL_CONTACT);
  g_assert_cmpuint (seen->owner.value, ==, TEST_ADMIRAL_BLUE.value);
  g_assert_cmpint (seen->count, ==, 2);
  g_assert_cmpuint (seen->ships.n, ==, 0);
  g_assert_cmpint (seen->phase, ==, 1);
  g_assert_cmpint (seen->half, ==, 1);
  test_post (test, "karkas")->clash = test_post (test, "squadron-1")->clash = FORCON_NO_CLASH;
  TEST_TELL ("squadron-1", PATROL);
  test_half (test, "1 6");
  seen = sighting (test, TEST_ADMIRAL_RED, "karkas");
  g_assert_cmpint (seen->level, ==, FORCON_LEVEL_IDENTIFIED);
  g_assert_cmpuint (seen->ships.n, ==, 2);
  g_assert_cmpint (seen->half, ==, 2);
}

/* F-CAMP-7: and nobody else's knowledge, not even of who is detected, or of friends elsewhere */
static void
only_the_admiral_who_detected_learns_of_it (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  TEST_TELL ("squadron-1", PATROL);
  test_half (test, "1 6");
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_FORMATION_SIGHTED)->audience, ==,
                    1u << TEST_ADMIRAL_RED.value);
  g_assert_null (sighting (test, TEST_ADMIRAL_GREEN, "karkas"));
  g_assert_null (sighting (test, TEST_ADMIRAL_BLUE, "squadron-1"));
}

/* F-CAMP-7: patrols and defences only, in the half-phase that is theirs */
static void
nobody_else_seeks (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_move (test, "light-division", "a2", NULL);
  ForconCampaignCommand sweep
      = { .kind = FORCON_CAMPAIGN_COMMAND_TASK,
          .task = { .kind = FORCON_TASK_SWEEP, .formation = test_formation (test, "squadron-1"), .add = TRUE },
          .reason = "nobody can" };

  test_campaign_do (test, &sweep, "");
  TEST_TELL ("light-division", MOVE, SECTOR ("b2"));
  TEST_TELL ("light-division", PATROL, SECTOR ("b2"));
  test_half (test, "");
  g_assert_true (test_is_in (test, "light-division", "b2"));
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_DETECTION_CONTESTED), ==, 0);
  test_half (test, "6 1");
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_DETECTION_CONTESTED), ==, 1);
}

/* F-CAMP-8: friends know each other where they are together, in both directions and without dice */
static void
allies_in_one_sector_know_each_other (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "green-guard", "b2", NULL);
  test_half (test, "");
  g_assert_cmpint (sighting (test, TEST_ADMIRAL_RED, "green-guard")->level, ==, FORCON_LEVEL_IDENTIFIED);
  g_assert_cmpuint (sighting (test, TEST_ADMIRAL_RED, "green-guard")->ships.n, ==, 2);
  g_assert_cmpint (sighting (test, TEST_ADMIRAL_GREEN, "squadron-1")->level, ==, FORCON_LEVEL_IDENTIFIED);
  g_assert_null (sighting (test, TEST_ADMIRAL_GREEN, "squadron-2"));
  g_assert_null (sighting (test, TEST_ADMIRAL_BLUE, "squadron-1"));
}

/* F-CAMP-7: an attack is seen by those whom it is for; who has not attacked stays hidden */
static void
an_open_attack_is_seen (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_move (test, "raiders", "b2", NULL);
  test_move (test, "light-division", "b2", NULL);
  TEST_TELL ("squadron-1", ATTACK_FORMATION, .target = test_formation (test, "karkas"));
  test_half (test, "1 6");
  g_assert_cmpint (sighting (test, TEST_ADMIRAL_BLUE, "squadron-1")->level, ==, FORCON_LEVEL_CONTACT);
  g_assert_cmpint (sighting (test, TEST_ADMIRAL_RED, "karkas")->level, ==, FORCON_LEVEL_CONTACT);
  g_assert_null (sighting (test, TEST_ADMIRAL_BLUE, "light-division"));
  g_assert_null (sighting (test, TEST_ADMIRAL_RED, "raiders"));
}

/* F-CAMP-7: also when it is who attacks; whom it attacks, it has found */
static void
an_ambush_stays_hidden_whoever_attacks (void)
{
  g_autoptr (TestCampaign) test = test_visited ();

  test_post (test, "squadron-1")->posture = FORCON_POSTURE_AMBUSH;
  test_post (test, "karkas")->posture = FORCON_POSTURE_AMBUSH;
  TEST_TELL ("squadron-1", ATTACK_FORMATION, .target = test_formation (test, "karkas"));
  test_half (test, "1 6");
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_CLASH_OPENED), ==, 1);
  g_assert_null (sighting (test, TEST_ADMIRAL_BLUE, "squadron-1"));
  g_assert_cmpint (sighting (test, TEST_ADMIRAL_RED, "karkas")->level, ==, FORCON_LEVEL_CONTACT);
}

/* F-CAMP-8: a glance at who was identified shows who it is, not how it has changed */
static void
who_was_identified_is_known_again_as_it_was (void)
{
  g_autoptr (TestCampaign) test = test_visited ();
  ForconCampaignCommand reveal = { .kind = FORCON_CAMPAIGN_COMMAND_REVEAL,
                                   .reveal = { .admiral = TEST_ADMIRAL_BLUE,
                                               .level = FORCON_LEVEL_IDENTIFIED,
                                               .formation = test_formation (test, "squadron-1") },
                                   .reason = "seen" };

  test_campaign_do (test, &reveal, "");
  TEST_TELL ("squadron-1", SPLIT, .ships = test_ships (test, "smely"));
  TEST_TELL ("squadron-1", ATTACK_SECTOR);
  test_half (test, "1 6");
  const ForconSighting *seen = sighting (test, TEST_ADMIRAL_BLUE, "squadron-1");

  g_assert_cmpint (seen->level, ==, FORCON_LEVEL_IDENTIFIED);
  g_assert_cmpint (seen->half, ==, 1);
  g_assert_cmpint (seen->count, ==, 2);
  g_assert_cmpuint (seen->ships.n, ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/watch/" path, function)
  TEST ("who patrols contests with each enemy there", who_patrols_makes_a_contest_against_each_enemy_in_the_sector);
  TEST ("the ship that seeks is the one that adds most", the_ship_that_seeks_is_the_one_that_adds_most);
  TEST ("dice fall in the order of sectors, seekers, hiders", dice_fall_in_the_order_of_sectors_seekers_and_hiders);
  TEST ("equal totals stay hidden, or not by the option", equal_totals_stay_hidden_unless_the_option_says_otherwise);
  TEST ("an ambush adds two to who hides", an_ambush_adds_two_to_who_hides);
  TEST ("what is found again is known better", what_is_found_again_is_known_better);
  TEST ("only the admiral who detected learns of it", only_the_admiral_who_detected_learns_of_it);
  TEST ("nobody else seeks", nobody_else_seeks);
  TEST ("allies in one sector know each other", allies_in_one_sector_know_each_other);
  TEST ("an open attack is seen", an_open_attack_is_seen);
  TEST ("an ambush stays hidden whoever attacks", an_ambush_stays_hidden_whoever_attacks);
  TEST ("who was identified is known again as it was", who_was_identified_is_known_again_as_it_was);
  return g_test_run ();
}
