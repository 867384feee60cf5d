/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a clash brings back to the map. */
#include "campaign/chronicle/chronicle.h"
#include "engine/state/formation.h"
#include "campaign/knowledge/knowledge.h"
#include "engine/state/ship.h"
#include "forcon-test-clash.h"

/* Squadron 1 (grozny, smely, bravy) and Karkas (gorgon, harpy) have fought in B2; nothing has happened to anybody. */
static TestCampaign *
fought (void)
{
  TestCampaign *test = test_campaign_new ();

  test_clash_new (test);
  test_table_over (test);
  return test;
}

static void
bring_back (TestCampaign *test)
{
  ForconCampaignCommand command = test_return (test);

  test_campaign_do (test, &command, "");
}

static const ForconShip *
ship_of (const TestCampaign *test, const char *word)
{
  return forcon_battle_ship (test->campaign->fleet, test_fleet_ship (test, word));
}

static const char *
formation_of (const TestCampaign *test, const char *ship)
{
  return forcon_battle_formation_id (test->campaign->fleet, ship_of (test, ship)->formation);
}

static const char *
sector_of (const TestCampaign *test, const char *ship)
{
  const ForconPost *post = forcon_campaign_post (test->campaign, ship_of (test, ship)->formation);

  return forcon_campaign_sector (test->campaign, post->sector)->word;
}

static const char *
flagship_of (const TestCampaign *test, const char *ship)
{
  const ForconBattle *fleet = test->campaign->fleet;

  return forcon_battle_card (fleet, forcon_battle_formation (fleet, ship_of (test, ship)->formation)->flagship)->id;
}

/* A ship has left the table over a place on its edge, in shares of its width and height in percent. */
static void
withdraw (TestCampaign *test, const char *ship, gint x, gint y)
{
  ForconShip *state = test_table_state (test, ship);

  state->status = FORCON_SHIP_WITHDRAWN;
  state->position = (ForconPoint){ test->rules.campaign.width / 100 * x, test->rules.campaign.height / 100 * y };
}

/* F-TURN-3 */
static void
a_battle_that_goes_on_does_not_come_back (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);

  ForconCampaignCommand command = test_return (test);

  test_campaign_refused (test, &command, FORCON_PROBLEM_BATTLE_GOES_ON);
}

/* F-TURN-3 */
static void
the_master_may_bring_it_back_all_the_same (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);

  ForconCampaignCommand command = test_return (test);

  command.reason = "They never met";
  test_campaign_do (test, &command, "");
  g_assert_false (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_CLASH_RETURNED)->clash_returned.ended);
  g_assert_cmpuint (test_post (test, "squadron-1")->clash.value, ==, 0);
}

/* F-CAMP-11 */
static void
a_clash_comes_back_once (void)
{
  g_autoptr (TestCampaign) test = fought ();
  ForconCampaignCommand command = test_return (test);

  test_campaign_do (test, &command, "");
  test_campaign_refused (test, &command, FORCON_PROBLEM_ALREADY_RETURNED);
  command.return_clash.clash.value += 1000;
  test_campaign_refused (test, &command, FORCON_PROBLEM_UNKNOWN_CLASH);
}

/* F-CAMP-11 */
static void
formations_are_free_again (void)
{
  g_autoptr (TestCampaign) test = fought ();

  bring_back (test);
  g_assert_cmpuint (test_post (test, "squadron-1")->clash.value, ==, 0);
  g_assert_cmpuint (test_post (test, "karkas")->clash.value, ==, 0);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_CLASH_RETURNED)->clash_returned.rounds, ==, 4);
  g_assert_null (forcon_campaign_battle (test->campaign, test_return (test).return_clash.clash));
}

/* F-CAMP-11 */
static void
damage_comes_home (void)
{
  g_autoptr (TestCampaign) test = fought ();
  ForconShip *grozny = test_table_state (test, "grozny");
  ForconCritical critical = { .id = { 90 }, .ship = test_table_ship (test, "grozny"), .effect = FORCON_CRITICAL_ENGINES, .extra = 1 };

  grozny->hits = 3;
  grozny->readiness_lost = 2;
  grozny->ew_attack_lost = 1;
  grozny->generators_destroyed = TRUE;
  grozny->loading = 2;
  grozny->mines_laid = 1;
  g_array_append_val (test_table_changed (test)->criticals, critical);
  bring_back (test);
  g_assert_cmpint (ship_of (test, "grozny")->hits, ==, 3);
  g_assert_cmpint (ship_of (test, "grozny")->readiness_lost, ==, 2);
  g_assert_cmpint (ship_of (test, "grozny")->ew_attack_lost, ==, 1);
  g_assert_true (ship_of (test, "grozny")->generators_destroyed);
  g_assert_cmphex (ship_of (test, "grozny")->unready, ==, 2);
  g_assert_cmpint (ship_of (test, "grozny")->mines_laid, ==, 1);
  g_assert_cmpint (
      forcon_ship_count_criticals (test->campaign->fleet, test_fleet_ship (test, "grozny"), FORCON_CRITICAL_ENGINES),
      ==, 1);
}

/* F-END-2 */
static void
what_was_repaired_at_the_table_is_repaired (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconCritical critical = { .id = { 99 }, .ship = test_fleet_ship (test, "grozny"), .effect = FORCON_CRITICAL_ENGINES, .extra = 1 };

  g_array_append_val (test->campaign->fleet->criticals, critical);
  test_clash_new (test);
  g_array_set_size (test_table_changed (test)->criticals, 0);
  test_table_over (test);
  bring_back (test);
  g_assert_false (forcon_ship_has_criticals (test->campaign->fleet, test_fleet_ship (test, "grozny")));
}

/* F-CRT-7 */
static void
fires_are_put_out_when_the_battle_is_over (void)
{
  g_autoptr (TestCampaign) test = fought ();
  ForconCritical critical = { .id = { 90 }, .ship = test_table_ship (test, "grozny"), .effect = FORCON_CRITICAL_FIRE, .extra = 0 };

  g_array_append_val (test_table_changed (test)->criticals, critical);
  bring_back (test);
  g_assert_false (forcon_ship_has_criticals (test->campaign->fleet, test_fleet_ship (test, "grozny")));
}

/* F-SHIP-8 */
static void
losses_are_lost (void)
{
  g_autoptr (TestCampaign) test = fought ();

  test_table_state (test, "smely")->status = FORCON_SHIP_DESTROYED;
  test_table_state (test, "bravy")->status = FORCON_SHIP_HULK;
  bring_back (test);
  g_assert_cmpint (ship_of (test, "smely")->status, ==, FORCON_SHIP_DESTROYED);
  g_assert_cmpint (ship_of (test, "bravy")->status, ==, FORCON_SHIP_HULK);
  g_assert_cmpuint (forcon_formation_ships (test->campaign->fleet, test_formation (test, "squadron-1")).n, ==, 1);
}

/* F-CAT-3 */
static void
a_burning_hulk_is_one_on_the_map (void)
{
  g_autoptr (TestCampaign) test = fought ();

  test_table_state (test, "bravy")->status = FORCON_SHIP_BURNING_HULK;
  bring_back (test);
  g_assert_cmpint (ship_of (test, "bravy")->status, ==, FORCON_SHIP_BURNING_HULK);
  g_assert_cmpuint (forcon_formation_ships (test->campaign->fleet, test_formation (test, "squadron-1")).n, ==, 2);
}

/* F-CAT-2 */
static void
a_wreck_that_left_the_table_is_a_wreck (void)
{
  g_autoptr (TestCampaign) test = fought ();

  withdraw (test, "smely", 100, 50);
  test_table_state (test, "smely")->hits = 0;
  bring_back (test);
  g_assert_cmpint (ship_of (test, "smely")->status, ==, FORCON_SHIP_HULK);
}

/* F-FORM-1 */
static void
a_formation_without_ships_is_over (void)
{
  g_autoptr (TestCampaign) test = fought ();
  ForconTask task = { .task = { 77 },
                      .formation = test_formation (test, "karkas"),
                      .state = FORCON_TASK_STATE_WAITING,
                      .kind = FORCON_TASK_PATROL };

  g_array_append_val (test->campaign->tasks, task);
  test_table_state (test, "gorgon")->status = FORCON_SHIP_DESTROYED;
  test_table_state (test, "harpy")->status = FORCON_SHIP_HULK;
  bring_back (test);
  g_assert_false (forcon_campaign_formation_lives (test->campaign, test_formation (test, "karkas")));
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_FORMATION_OVER), ==, 1);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_DROPPED)->task_dropped.why, ==,
                   FORCON_DROP_DISSOLVED);
}

/* F-TURN-3 */
static void
who_is_left_has_won (void)
{
  g_autoptr (TestCampaign) test = fought ();

  test_table_state (test, "gorgon")->status = FORCON_SHIP_DESTROYED;
  withdraw (test, "harpy", 100, 50);
  bring_back (test);
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_CLASH_RETURNED)->clash_returned.winner.value, ==,
                    TEST_ADMIRAL_RED.value);
}

/* F-TURN-3 */
static void
nobody_has_won_where_both_are_left (void)
{
  g_autoptr (TestCampaign) test = fought ();

  bring_back (test);
  g_assert_cmpuint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_CLASH_RETURNED)->clash_returned.winner.value, ==,
                    0);
}

/* F-TURN-3 */
static void
who_left_the_table_is_in_the_sector_beyond_that_edge (void)
{
  static const struct {
    gint x;
    gint y;
    const char *sector;
  } exits[] = { { 100, 50, "c2" }, { 100, 90, "c2" }, { 50, 0, "b1" }, { 0, 30, "a2" }, { 60, 100, "b3" } };

  for (guint i = 0; i < G_N_ELEMENTS (exits); i++)
    {
      g_autoptr (TestCampaign) test = fought ();

      withdraw (test, "gorgon", exits[i].x, exits[i].y);
      withdraw (test, "harpy", exits[i].x, exits[i].y);
      bring_back (test);
      g_assert_cmpstr (sector_of (test, "gorgon"), ==, exits[i].sector);
      g_assert_cmpstr (formation_of (test, "gorgon"), ==, "karkas");
      g_assert_cmpstr (formation_of (test, "harpy"), ==, "karkas");
      g_assert_cmpuint (test_post (test, "karkas")->came_from.value, ==, test_sector (test, "b2").value);
      g_assert_cmpint (ship_of (test, "gorgon")->status, ==, FORCON_SHIP_IN_ACTION);
    }
}

/* F-TURN-3: just half a right angle off the neighbours on both sides */
static void
who_leaves_over_a_corner_is_in_one_of_the_sectors_beside_it (void)
{
  g_autoptr (TestCampaign) test = fought ();

  withdraw (test, "gorgon", 100, 0);
  bring_back (test);
  g_assert_true (g_str_equal (sector_of (test, "gorgon"), "b1") || g_str_equal (sector_of (test, "gorgon"), "c2"));
}

/* F-TURN-3 */
static void
who_leaves_where_there_is_no_sector_stays (void)
{
  static const TestParty parties[]
      = { { "squadron-1", FORCON_PARTY_ATTACKS_FORMATION, "karkas" }, { "karkas", FORCON_PARTY_PRESENT, NULL } };
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-1", "a1", "b1");
  test_move (test, "karkas", "a1", NULL);
  test_clash_open (test, "a1", NULL, parties, G_N_ELEMENTS (parties));
  test_table_over (test);
  withdraw (test, "gorgon", 50, 0);
  withdraw (test, "harpy", 50, 0);
  bring_back (test);
  g_assert_cmpstr (sector_of (test, "gorgon"), ==, "a1");
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_FORMATION_MOVED), ==, 0);
}

/* F-TURN-3 */
static void
nobody_leaves_the_table_through_a_tunnel (void)
{
  static const TestParty parties[]
      = { { "squadron-1", FORCON_PARTY_ATTACKS_FORMATION, "raiders" }, { "raiders", FORCON_PARTY_PRESENT, NULL } };
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-1", "c3", "c2");
  test_clash_open (test, "c3", NULL, parties, G_N_ELEMENTS (parties));
  test_table_over (test);
  withdraw (test, "korsar", 100, 50);
  withdraw (test, "kaper", 100, 50);
  bring_back (test);
  g_assert_cmpstr (sector_of (test, "korsar"), ==, "c3");
}

/* F-TURN-3 */
static void
from_a_border_one_goes_on_or_back (void)
{
  static const TestParty parties[]
      = { { "squadron-1", FORCON_PARTY_CROSSES, NULL }, { "karkas", FORCON_PARTY_CROSSES, NULL } };
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-1", "b2", "a2");
  test_move (test, "karkas", "a2", "b2");
  test_clash_open (test, "a2", "b2", parties, G_N_ELEMENTS (parties));
  test_table_over (test);
  withdraw (test, "gorgon", 100, 50);
  withdraw (test, "harpy", 100, 50);
  bring_back (test);
  g_assert_cmpstr (sector_of (test, "gorgon"), ==, "b2");
  g_assert_cmpstr (sector_of (test, "grozny"), ==, "b2");
}

/* F-TURN-3 */
static void
a_formation_of_which_some_withdrew_is_two (void)
{
  g_autoptr (TestCampaign) test = fought ();

  withdraw (test, "smely", 0, 50);
  withdraw (test, "bravy", 0, 50);
  bring_back (test);
  g_assert_cmpstr (sector_of (test, "grozny"), ==, "b2");
  g_assert_cmpstr (formation_of (test, "grozny"), ==, "squadron-1");
  g_assert_cmpstr (sector_of (test, "smely"), ==, "a2");
  g_assert_cmpstr (formation_of (test, "smely"), ==, formation_of (test, "bravy"));
  g_assert_cmpstr (formation_of (test, "smely"), !=, "squadron-1");
  g_assert_cmpstr (flagship_of (test, "smely"), ==, "smely");
  g_assert_true (forcon_campaign_formation_lives (test->campaign, ship_of (test, "smely")->formation));
}

/* F-TURN-3 */
static void
the_flagship_keeps_the_formation_s_name (void)
{
  g_autoptr (TestCampaign) test = fought ();

  withdraw (test, "grozny", 0, 50);
  bring_back (test);
  g_assert_cmpstr (sector_of (test, "grozny"), ==, "a2");
  g_assert_cmpstr (formation_of (test, "grozny"), ==, "squadron-1");
  g_assert_cmpstr (formation_of (test, "smely"), !=, "squadron-1");
  g_assert_cmpstr (sector_of (test, "smely"), ==, "b2");
}

/* F-TURN-3 */
static void
without_a_flagship_those_that_stayed_keep_the_name (void)
{
  g_autoptr (TestCampaign) test = fought ();

  test_table_state (test, "grozny")->status = FORCON_SHIP_DESTROYED;
  withdraw (test, "smely", 0, 50);
  bring_back (test);
  g_assert_cmpstr (formation_of (test, "bravy"), ==, "squadron-1");
  g_assert_cmpstr (sector_of (test, "bravy"), ==, "b2");
  g_assert_cmpstr (sector_of (test, "smely"), ==, "a2");
}

/* F-FORM-7 */
static void
who_has_the_flag_at_the_table_has_it_on_the_map (void)
{
  g_autoptr (TestCampaign) test = fought ();

  test_table_changed (test)->formations[test_table_formation (test, "squadron-1").value - 1].flagship
      = test_table_ship (test, "bravy");
  bring_back (test);
  g_assert_cmpstr (flagship_of (test, "grozny"), ==, "bravy");
}

/* F-FORM-7 */
static void
the_next_in_line_commands_without_a_check_when_there_is_time (void)
{
  g_autoptr (TestCampaign) test = fought ();
  ForconFormation *squadron
      = &test_table_changed (test)->formations[test_table_formation (test, "squadron-1").value - 1];

  squadron->broken = TRUE;
  test_table_state (test, "grozny")->status = FORCON_SHIP_DESTROYED;
  test_table_state (test, "bravy")->succession = 1;
  bring_back (test);
  g_assert_cmpstr (flagship_of (test, "bravy"), ==, "bravy");
  g_assert_cmpint (ship_of (test, "bravy")->succession, ==, 1);
  g_assert_true (forcon_formation_commanded (test->campaign->fleet, test_formation (test, "squadron-1")));
}

static ForconCommand
form (const TestCampaign *test, const char *flagship)
{
  return FORCON_COMMAND (FORM, form, .ship = test_table_ship (test, flagship));
}

/* F-FORM-3 */
static void
a_formation_formed_at_the_table_stays_one (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);

  ForconCampaignCommand begin = test_play (test, (ForconCommand){ .kind = FORCON_COMMAND_BEGIN });
  ForconCampaignCommand part = test_play (test, form (test, "smely"));

  test_campaign_do (test, &begin, "6 1");
  test_campaign_do (test, &part, "");
  test_table_over (test);
  bring_back (test);
  g_assert_cmpstr (formation_of (test, "smely"), ==, "red-smely");
  g_assert_cmpstr (flagship_of (test, "smely"), ==, "smely");
  g_assert_cmpstr (formation_of (test, "bravy"), ==, "squadron-1");
  g_assert_cmpstr (sector_of (test, "smely"), ==, "b2");
}

/* F-BRD-6 */
static void
a_ship_taken_over_is_its_captor_s (void)
{
  g_autoptr (TestCampaign) test = fought ();
  ForconShip *harpy = test_table_state (test, "harpy");
  ForconBattle *battle = test_table_changed (test);

  harpy->side = forcon_battle_find_side (battle, "red");
  harpy->formation = forcon_battle_add_formation (battle, NULL, NULL, harpy->side);
  harpy->readiness_lost = 3;
  battle->formations[harpy->formation.value - 1].flagship = test_table_ship (test, "harpy");
  bring_back (test);
  g_assert_cmpuint (ship_of (test, "harpy")->side.value, ==, TEST_ADMIRAL_RED.value);
  g_assert_cmpint (ship_of (test, "harpy")->readiness_lost, ==, 3);
  g_assert_cmpstr (formation_of (test, "harpy"), ==, "red-harpy");
  g_assert_cmpstr (sector_of (test, "harpy"), ==, "b2");
  g_assert_cmphex (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_SHIP_CAPTURED)->audience, ==,
                   1u << TEST_ADMIRAL_RED.value | 1u << TEST_ADMIRAL_BLUE.value);
}

static void
capture (TestCampaign *test)
{
  test_table_state (test, "harpy")->status = FORCON_SHIP_CAPTURED;
  test_table_state (test, "harpy")->captor = test_table_ship (test, "grozny");
}

/* F-BRD-6 */
static void
a_captured_ship_is_manned_when_the_battle_is_over (void)
{
  g_autoptr (TestCampaign) test = fought ();

  capture (test);
  bring_back (test);
  g_assert_cmpuint (ship_of (test, "harpy")->side.value, ==, TEST_ADMIRAL_RED.value);
  g_assert_cmpint (ship_of (test, "harpy")->status, ==, FORCON_SHIP_IN_ACTION);
  g_assert_cmpint (ship_of (test, "harpy")->readiness_lost, ==, 3);
  g_assert_cmpint (ship_of (test, "grozny")->readiness_lost, ==, 2);
  g_assert_cmpuint (forcon_formation_ships (test->campaign->fleet, test_formation (test, "karkas")).n, ==, 1);
}

/* F-BRD-6 */
static void
a_captured_ship_is_free_when_its_captors_are_gone (void)
{
  g_autoptr (TestCampaign) test = fought ();

  capture (test);
  test_table_state (test, "grozny")->status = FORCON_SHIP_DESTROYED;
  withdraw (test, "smely", 0, 50);
  withdraw (test, "bravy", 0, 50);
  bring_back (test);
  g_assert_cmpuint (ship_of (test, "harpy")->side.value, ==, TEST_ADMIRAL_BLUE.value);
  g_assert_cmpint (ship_of (test, "harpy")->status, ==, FORCON_SHIP_IN_ACTION);
  g_assert_cmpstr (formation_of (test, "harpy"), ==, "karkas");
}

/* F-BRD-6 */
static void
a_captured_ship_that_nobody_holds_is_a_wreck (void)
{
  g_autoptr (TestCampaign) test = fought ();

  capture (test);
  test_table_state (test, "grozny")->status = FORCON_SHIP_DESTROYED;
  withdraw (test, "smely", 0, 50);
  withdraw (test, "bravy", 0, 50);
  withdraw (test, "gorgon", 100, 50);
  bring_back (test);
  g_assert_cmpint (ship_of (test, "harpy")->status, ==, FORCON_SHIP_HULK);
}

static void
add_task (TestCampaign *test, const char *formation)
{
  ForconTask task = { .task = { 77 },
                      .formation = test_formation (test, formation),
                      .state = FORCON_TASK_STATE_UNDERWAY,
                      .kind = FORCON_TASK_PATROL };

  g_array_append_val (test->campaign->tasks, task);
}

/* F-CAMP-4 */
static void
who_was_driven_off_drops_what_was_ordered (void)
{
  g_autoptr (TestCampaign) test = fought ();

  add_task (test, "karkas");
  withdraw (test, "gorgon", 100, 50);
  withdraw (test, "harpy", 100, 50);
  bring_back (test);
  g_assert_cmpint (forcon_campaign_task (test->campaign, (ForconTaskId){ 77 })->state, ==, FORCON_TASK_STATE_DROPPED);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_TASK_DROPPED)->task_dropped.why, ==,
                   FORCON_DROP_SETTLED);
}

/* F-CAMP-4 */
static void
who_stays_goes_on_with_what_was_ordered (void)
{
  g_autoptr (TestCampaign) test = fought ();

  add_task (test, "karkas");
  bring_back (test);
  g_assert_cmpint (forcon_campaign_task (test->campaign, (ForconTaskId){ 77 })->state, ==, FORCON_TASK_STATE_UNDERWAY);
}

/* F-CAMP-8 */
static void
what_was_seen_at_the_table_is_known (void)
{
  g_autoptr (TestCampaign) test = fought ();

  test_table_changed (test)->formations[test_table_formation (test, "karkas").value - 1].levels[0]
      = FORCON_LEVEL_IDENTIFIED;
  test_table_changed (test)->formations[test_table_formation (test, "squadron-1").value - 1].levels[1]
      = FORCON_LEVEL_HIDDEN;
  bring_back (test);

  const ForconSighting *seen
      = forcon_campaign_sighting (test->campaign, TEST_ADMIRAL_RED, test_formation (test, "karkas"));

  g_assert_nonnull (seen);
  g_assert_cmpint (seen->level, ==, FORCON_LEVEL_IDENTIFIED);
  g_assert_cmpint (seen->count, ==, 2);
  g_assert_null (forcon_campaign_sighting (test->campaign, TEST_ADMIRAL_BLUE, test_formation (test, "squadron-1")));
}

/* F-CAMP-8 */
static void
who_saw_the_end_of_a_formation_knows_that_none_is_left (void)
{
  g_autoptr (TestCampaign) test = fought ();

  test_table_state (test, "gorgon")->status = FORCON_SHIP_DESTROYED;
  test_table_state (test, "harpy")->status = FORCON_SHIP_DESTROYED;
  bring_back (test);
  g_assert_cmpint (forcon_campaign_sighting (test->campaign, TEST_ADMIRAL_RED, test_formation (test, "karkas"))->count,
                   ==, 0);
}

static ForconFieldId
lay_field (TestCampaign *test, ForconSideId admiral, gint count)
{
  return forcon_campaign_add_field (test->campaign, test_sector (test, "b2"), admiral,
                                    &test->rules.mine.cards[FORCON_CHARGE_PLASMA], count);
}

/* F-MINE-4 */
static void
mines_that_burst_are_gone (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconFieldId first = lay_field (test, TEST_ADMIRAL_BLUE, 2);
  ForconFieldId second = lay_field (test, TEST_ADMIRAL_BLUE, 3);

  test_clash_new (test);
  test_table_over (test);
  g_array_remove_range (test_table_changed (test)->mines, 0, 2);
  bring_back (test);
  g_assert_cmpint (forcon_campaign_field (test->campaign, first)->count, ==, 2);
  g_assert_cmpint (forcon_campaign_field (test->campaign, second)->count, ==, 1);
  g_assert_cmphex (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_FIELD_CHANGED)->audience, ==,
                   1u << TEST_ADMIRAL_BLUE.value);
}

/* F-MINE-4 */
static void
whose_mines_they_were_learns_that_they_are_gone (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  lay_field (test, TEST_ADMIRAL_RED, 2);
  test_clash_new (test);
  test_table_over (test);
  g_array_set_size (test_table_changed (test)->mines, 0);
  bring_back (test);
  g_assert_cmphex (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_FIELD_CHANGED)->audience, ==,
                   1u << TEST_ADMIRAL_RED.value);
}

/* F-MINE-3 */
static void
who_found_a_mine_knows_of_the_field (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconFieldId field = lay_field (test, TEST_ADMIRAL_BLUE, 4);

  test_clash_new (test);
  test_table_over (test);
  g_array_index (test_table_changed (test)->mines, ForconMine, 2).known
      |= 1u << forcon_battle_find_side (test_table (test), "red").value;
  bring_back (test);
  g_assert_true (forcon_campaign_field (test->campaign, field)->known & 1u << TEST_ADMIRAL_RED.value);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_FIELD_FOUND)->field_found.count, ==, 1);
}

/* F-MINE-1 */
static void
mines_laid_at_the_table_are_a_field (void)
{
  g_autoptr (TestCampaign) test = fought ();

  for (guint i = 0; i < 2; i++)
    forcon_battle_add_mine (test_table_changed (test), forcon_battle_find_side (test_table (test), "red"),
                            (ForconPoint){ FORCON_CM (50), FORCON_CM (50) },
                            &test->rules.mine.cards[FORCON_CHARGE_TORPEDO]);
  bring_back (test);
  g_assert_cmpuint (test->campaign->fields->len, ==, 1);
  g_assert_cmpint (g_array_index (test->campaign->fields, ForconField, 0).count, ==, 2);
  g_assert_cmpuint (g_array_index (test->campaign->fields, ForconField, 0).admiral.value, ==, TEST_ADMIRAL_RED.value);
}

/* F-END-6 */
static void
troops_landed_at_the_table_are_on_the_planet (void)
{
  static const TestParty parties[]
      = { { "landing-force", FORCON_PARTY_ATTACKS_FORMATION, "karkas" }, { "karkas", FORCON_PARTY_PRESENT, NULL } };
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "karkas", "b1", NULL);
  test_clash_open (test, "b1", NULL, parties, G_N_ELEMENTS (parties));
  test_table_over (test);
  test_table_state (test, "kama")->landed = 8;
  bring_back (test);

  const ForconLanding *landing = &g_array_index (test->campaign->landings, ForconLanding, 0);

  g_assert_cmpuint (test->campaign->landings->len, ==, 1);
  g_assert_cmpint (landing->troops, ==, 8);
  g_assert_cmpuint (landing->object.value, ==, test_feature (test, "prime").value);
  g_assert_cmpuint (landing->admiral.value, ==, TEST_ADMIRAL_RED.value);
  g_assert_cmpint (ship_of (test, "kama")->landed, ==, 8);
}

/* The master puts a ship like smely on the table, under a word that a ship elsewhere has. */
static ForconCampaignCommand
create (const TestCampaign *test)
{
  return test_play (test, (ForconCommand){ .kind = FORCON_COMMAND_CREATE,
                                           .create = { .thing = FORCON_THING_SHIP,
                                                       .ship = test_table_ship (test, "smely"),
                                                       .side = forcon_battle_find_side (test_table (test), "red"),
                                                       .word = "varyag",
                                                       .name = "New Varyag",
                                                       .place = { FORCON_CM (90), FORCON_CM (5) } },
                                           .reason = "It was late" });
}

/* F-CAMP-11 */
static void
a_ship_that_the_master_put_on_the_table_joins_the_fleet (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);

  ForconCampaignCommand command = create (test);

  test_campaign_do (test, &command, "");
  test_table_over (test);
  test_table_state (test, "varyag")->hits = 2;
  bring_back (test);
  g_assert_cmpint (ship_of (test, "varyag")->hits, ==, 6);
  g_assert_cmpint (ship_of (test, "varyag-2")->hits, ==, 2);
  g_assert_cmpstr (formation_of (test, "varyag-2"), ==, "red-new-varyag");
  g_assert_cmpstr (sector_of (test, "varyag-2"), ==, "b2");
  g_assert_cmpint (forcon_battle_card (test->campaign->fleet, test_fleet_ship (test, "varyag-2"))->speed, ==,
                   FORCON_CM (30));
}

/* Such a ship has come, and blue knows so much of it; the clash is brought back. */
static ForconChronicle *
with_new_ship (TestCampaign *test, ForconLevel level)
{
  const ForconDice none = { 0 };
  ForconCampaignCommand command;

  test_clash_new (test);
  command = create (test);
  test_campaign_do (test, &command, "");
  test_table_over (test);
  test_table_changed (test)->formations[test_table_state (test, "varyag")->formation.value - 1].levels[1]
      = (guint8) level;
  command = test_return (test);

  ForconChronicle *chronicle = forcon_chronicle_new (test->campaign, &test->rules);

  forcon_campaign_outcome_free (forcon_chronicle_do (chronicle, &command, &none));
  return chronicle;
}

/* Where the new ship stands in what an admiral knows, or none. */
static ForconShipId
find_new_ship (const ForconKnowledge *knowledge)
{
  return forcon_battle_find_ship (forcon_knowledge_campaign (knowledge)->fleet, "varyag-2");
}

/* F-CAMP-8 */
static void
its_admiral_knows_a_ship_that_joins_the_fleet (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconChronicle) chronicle = with_new_ship (test, FORCON_LEVEL_HIDDEN);
  g_autoptr (ForconKnowledge) knowledge = forcon_knowledge_new (chronicle, TEST_ADMIRAL_RED, "Contact", NULL);
  const ForconBattle *fleet = forcon_knowledge_campaign (knowledge)->fleet;
  ForconShipId ship = find_new_ship (knowledge);

  g_assert_false (FORCON_ID_IS_NONE (ship));
  g_assert_cmpint (forcon_battle_card (fleet, ship)->speed, ==, FORCON_CM (30));
  g_assert_cmpstr (forcon_battle_formation_id (fleet, forcon_battle_ship (fleet, ship)->formation), ==,
                   "red-new-varyag");
}

/* F-CAMP-8 */
static void
an_enemy_knows_a_new_ship_only_if_it_was_identified (void)
{
  for (ForconLevel level = FORCON_LEVEL_HIDDEN; level < FORCON_N_LEVEL; level++)
    {
      g_autoptr (TestCampaign) test = test_campaign_new ();
      g_autoptr (ForconChronicle) chronicle = with_new_ship (test, level);
      g_autoptr (ForconKnowledge) knowledge = forcon_knowledge_new (chronicle, TEST_ADMIRAL_BLUE, "Contact", NULL);

      g_assert_cmpint (FORCON_ID_IS_NONE (find_new_ship (knowledge)), ==, level != FORCON_LEVEL_IDENTIFIED);
    }
}

/* F-GEN-6 */
static void
what_the_master_set_on_a_card_stands_there (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);

  ForconCampaignCommand set = test_play (
      test,
      (ForconCommand){ .kind = FORCON_COMMAND_SET,
                       .set = { .ship = test_table_ship (test, "smely"), .value = FORCON_VALUE_TURRETS, .number = 3 },
                       .reason = "Forgotten" });

  test_campaign_do (test, &set, "");
  test_table_over (test);
  bring_back (test);
  g_assert_cmpint (forcon_battle_card (test->campaign->fleet, test_fleet_ship (test, "smely"))->turrets, ==, 3);
}

/* F-CAMP-9 */
static void
a_return_can_be_taken_back_and_done_again (void)
{
  g_autoptr (TestCampaign) test = fought ();
  ForconCampaignCommand command = test_return (test);
  ForconDice dice = { 0 };

  withdraw (test, "smely", 0, 50);
  capture (test);
  g_autoptr (ForconChronicle) chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  g_autofree char *before = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));
  g_autoptr (ForconCampaignOutcome) outcome = forcon_chronicle_do (chronicle, &command, &dice);
  g_autofree char *after = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
  g_assert_true (forcon_chronicle_replays (chronicle, NULL));
  g_assert_true (forcon_chronicle_undo (chronicle, NULL));
  g_autofree char *undone = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));

  g_assert_cmpstr (undone, ==, before);
  g_assert_cmpstr (after, !=, before);
  g_assert_true (forcon_chronicle_redo (chronicle, NULL));
  g_autofree char *redone = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));

  g_assert_cmpstr (redone, ==, after);
}

#define ADD(test) g_test_add_func ("/campaign/clash-return/" #test, test)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (a_battle_that_goes_on_does_not_come_back);
  ADD (the_master_may_bring_it_back_all_the_same);
  ADD (a_clash_comes_back_once);
  ADD (formations_are_free_again);
  ADD (damage_comes_home);
  ADD (what_was_repaired_at_the_table_is_repaired);
  ADD (fires_are_put_out_when_the_battle_is_over);
  ADD (losses_are_lost);
  ADD (a_burning_hulk_is_one_on_the_map);
  ADD (a_wreck_that_left_the_table_is_a_wreck);
  ADD (a_formation_without_ships_is_over);
  ADD (who_is_left_has_won);
  ADD (nobody_has_won_where_both_are_left);
  ADD (who_left_the_table_is_in_the_sector_beyond_that_edge);
  ADD (who_leaves_over_a_corner_is_in_one_of_the_sectors_beside_it);
  ADD (who_leaves_where_there_is_no_sector_stays);
  ADD (nobody_leaves_the_table_through_a_tunnel);
  ADD (from_a_border_one_goes_on_or_back);
  ADD (a_formation_of_which_some_withdrew_is_two);
  ADD (the_flagship_keeps_the_formation_s_name);
  ADD (without_a_flagship_those_that_stayed_keep_the_name);
  ADD (who_has_the_flag_at_the_table_has_it_on_the_map);
  ADD (the_next_in_line_commands_without_a_check_when_there_is_time);
  ADD (a_formation_formed_at_the_table_stays_one);
  ADD (a_ship_taken_over_is_its_captor_s);
  ADD (a_captured_ship_is_manned_when_the_battle_is_over);
  ADD (a_captured_ship_is_free_when_its_captors_are_gone);
  ADD (a_captured_ship_that_nobody_holds_is_a_wreck);
  ADD (who_was_driven_off_drops_what_was_ordered);
  ADD (who_stays_goes_on_with_what_was_ordered);
  ADD (what_was_seen_at_the_table_is_known);
  ADD (who_saw_the_end_of_a_formation_knows_that_none_is_left);
  ADD (mines_that_burst_are_gone);
  ADD (whose_mines_they_were_learns_that_they_are_gone);
  ADD (who_found_a_mine_knows_of_the_field);
  ADD (mines_laid_at_the_table_are_a_field);
  ADD (troops_landed_at_the_table_are_on_the_planet);
  ADD (a_ship_that_the_master_put_on_the_table_joins_the_fleet);
  ADD (its_admiral_knows_a_ship_that_joins_the_fleet);
  ADD (an_enemy_knows_a_new_ship_only_if_it_was_identified);
  ADD (what_the_master_set_on_a_card_stands_there);
  ADD (a_return_can_be_taken_back_and_done_again);
  return g_test_run ();
}
