/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formations by the master's hand: F-CAMP-3, F-FORM-1 to F-FORM-3. */
#include "engine/state/formation.h"
#include "forcon-test-clash.h"
#include "forcon-test-halves.h"

#define COMMAND(...) (&(ForconCampaignCommand){ .kind = FORCON_CAMPAIGN_COMMAND_REGROUP, __VA_ARGS__ })
#define DO(...) test_campaign_do (test, COMMAND (__VA_ARGS__, .reason = "A sheet was misread"), "")
#define REFUSED(PROBLEM, ...)                                                                                          \
  test_campaign_refused (test, COMMAND (__VA_ARGS__, .reason = "A sheet was misread"), FORCON_PROBLEM_##PROBLEM)
#define INTO(word) .regroup.formation = test_formation (test, word)
#define SHIPS(words) .regroup.ships = test_ships (test, words)
#define FLAGSHIP(word) .regroup.flagship = test_fleet_ship (test, word)

static const ForconFormation *
formation (const TestCampaign *test, const char *word)
{
  return forcon_battle_formation (test->campaign->fleet, test_formation (test, word));
}

static guint
size (const TestCampaign *test, const char *word)
{
  return forcon_formation_ships (test->campaign->fleet, test_formation (test, word)).n;
}

static void
ships_join_a_formation_at_once (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-2", "b2", NULL);
  DO (INTO ("squadron-2"), SHIPS ("smely bravy"));
  g_assert_cmpuint (size (test, "squadron-2"), ==, 4);
  g_assert_cmpuint (size (test, "squadron-1"), ==, 1);
  g_assert_cmpuint (formation (test, "squadron-2")->flagship.value, ==, test_fleet_ship (test, "varyag").value);
  g_assert_cmpstr (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_MASTER_RULED)->master_ruled.reason, ==,
                   "A sheet was misread");
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_MASTER_RULED)->audience, ==, 0);
}

static void
newcomers_can_bring_the_flag (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-2", "b2", NULL);
  DO (INTO ("squadron-2"), SHIPS ("grozny"), FLAGSHIP ("grozny"));
  g_assert_cmpuint (formation (test, "squadron-2")->flagship.value, ==, test_fleet_ship (test, "grozny").value);
  g_assert_cmpuint (formation (test, "squadron-1")->flagship.value, !=, test_fleet_ship (test, "grozny").value);
}

static void
the_flag_alone_can_be_passed (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  DO (INTO ("squadron-1"), FLAGSHIP ("bravy"));
  g_assert_cmpuint (formation (test, "squadron-1")->flagship.value, ==, test_fleet_ship (test, "bravy").value);
  g_assert_cmpuint (size (test, "squadron-1"), ==, 3);
  REFUSED (ALREADY_SO, INTO ("squadron-1"), FLAGSHIP ("bravy"));
}

static void
a_formation_takes_another_name_at_once (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  DO (INTO ("squadron-1"), .regroup.name = "Hounds");
  g_assert_cmpstr (forcon_battle_formation_name (test->campaign->fleet, test_formation (test, "squadron-1")), ==,
                   "Hounds");
  REFUSED (NAME_TAKEN, INTO ("squadron-1"), .regroup.name = "2-я эскадра");
}

static void
without_a_formation_ships_become_a_new_one (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  DO (SHIPS ("smely bravy"), FLAGSHIP ("bravy"), .regroup.name = "Strike", .regroup.posture = FORCON_POSTURE_SCREEN);
  g_assert_cmpuint (size (test, "red-strike"), ==, 2);
  g_assert_cmpuint (formation (test, "red-strike")->flagship.value, ==, test_fleet_ship (test, "bravy").value);
  g_assert_cmpint (test_post (test, "red-strike")->posture, ==, FORCON_POSTURE_SCREEN);
  g_assert_true (test_is_in (test, "red-strike", "b2"));
}

static void
a_formation_that_gives_its_last_ship_is_over (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-2", "b2", NULL);
  TEST_TELL ("squadron-2", MOVE, .sector = test_sector (test, "b3"));
  DO (INTO ("squadron-1"), SHIPS ("varyag avrora"));
  g_assert_false (forcon_campaign_formation_lives (test->campaign, test_formation (test, "squadron-2")));
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_DROPPED)->task_dropped.why, ==,
                   FORCON_DROP_DISSOLVED);
}

static void
before_play_ships_that_wait_come_into_a_formation (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->campaign->progress.stage = FORCON_STAGE_SET_UP;
  DO (INTO ("light-division"), SHIPS ("orel sokol"));
  g_assert_cmpuint (size (test, "light-division"), ==, 5);
}

static void
what_cannot_be_is_refused_with_its_figures (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  REFUSED (NOT_TOGETHER, INTO ("squadron-2"), SHIPS ("smely"));
  g_assert_cmpuint (test->outcome->verdict.ship.value, ==, test_fleet_ship (test, "smely").value);
  g_assert_cmpuint (test->outcome->verdict.sector.value, ==, test_sector (test, "b2").value);
  g_assert_cmpuint (test->outcome->verdict.other.value, ==, test_sector (test, "b3").value);
  REFUSED (NOT_YOURS, INTO ("karkas"), SHIPS ("smely"));
  g_assert_cmpuint (test->outcome->verdict.admiral.value, ==, TEST_ADMIRAL_BLUE.value);
  REFUSED (NO_FLAGSHIP, SHIPS ("smely bravy"));
  REFUSED (NOT_IN_FORMATION, SHIPS ("smely bravy"), FLAGSHIP ("varyag"));
  g_assert_cmpuint (test->outcome->verdict.ship.value, ==, test_fleet_ship (test, "varyag").value);
  REFUSED (NOT_IN_FORMATION, INTO ("squadron-1"), FLAGSHIP ("varyag"));
  REFUSED (NO_SHIPS, INTO ("squadron-1"));
  REFUSED (NO_SHIPS, .regroup.name = "Strike");
  REFUSED (ALREADY_SO, INTO ("squadron-1"), SHIPS ("smely"));
  REFUSED (UNKNOWN_FORMATION, .regroup.formation = { 99 }, SHIPS ("smely"));
  REFUSED (NAME_TAKEN, SHIPS ("smely"), .regroup.name = "squadron 1");
}

/* F-FORM-1 */
static void
a_formation_takes_in_no_more_than_the_rules_allow (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "light-division", "b2", NULL);
  test->rules.formation.escorts = 3;
  REFUSED (TOO_MANY_SHIPS, INTO ("light-division"), SHIPS ("smely bravy"));
  g_assert_cmpint (test->outcome->verdict.actual, ==, 4);
  g_assert_cmpint (test->outcome->verdict.needed, ==, 3);
  g_assert_cmpuint (size (test, "light-division"), ==, 3);
}

static void
who_is_in_a_clash_stays_as_it_is (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-2", "b2", NULL);
  test_post (test, "squadron-1")->clash = (ForconClashId){ 7 };
  REFUSED (ENGAGED, INTO ("squadron-2"), SHIPS ("smely"));
  g_assert_cmpuint (test->outcome->verdict.clash.value, ==, 7);
  REFUSED (ENGAGED, INTO ("squadron-1"), SHIPS ("avrora"));
  REFUSED (ENGAGED, INTO ("squadron-1"), FLAGSHIP ("smely"));
  REFUSED (ENGAGED, SHIPS ("smely"));
}

static void
it_needs_a_reason (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_campaign_refused (test, COMMAND (INTO ("squadron-1"), FLAGSHIP ("bravy")), FORCON_PROBLEM_NEEDS_REASON);
  test->campaign->progress.stage = FORCON_STAGE_SET_UP;
  test_campaign_refused (test, COMMAND (INTO ("squadron-1"), FLAGSHIP ("bravy")), FORCON_PROBLEM_NEEDS_REASON);
}

/* Before play ships wait each for itself: what they wait in is no formation. */
static void
nobody_joins_a_ship_that_waits (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_post (test, "squadron-1")->formed = FALSE;
  REFUSED (UNKNOWN_FORMATION, INTO ("squadron-1"), SHIPS ("smely"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/regroup/" path, function)
  TEST ("nobody joins a ship that waits for a formation", nobody_joins_a_ship_that_waits);
  TEST ("ships join a formation at once", ships_join_a_formation_at_once);
  TEST ("newcomers can bring the flag", newcomers_can_bring_the_flag);
  TEST ("the flag alone can be passed", the_flag_alone_can_be_passed);
  TEST ("a formation takes another name at once", a_formation_takes_another_name_at_once);
  TEST ("without a formation, ships become a new one", without_a_formation_ships_become_a_new_one);
  TEST ("a formation that gives its last ship is over", a_formation_that_gives_its_last_ship_is_over);
  TEST ("before play, ships that wait come into a formation", before_play_ships_that_wait_come_into_a_formation);
  TEST ("what cannot be is refused with its figures", what_cannot_be_is_refused_with_its_figures);
  TEST ("a formation takes in no more than the rules allow", a_formation_takes_in_no_more_than_the_rules_allow);
  TEST ("who is in a clash stays as it is", who_is_in_a_clash_stays_as_it_is);
  TEST ("it needs a reason", it_needs_a_reason);
  return g_test_run ();
}
