/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a clash opens: who is on which side, where they stand, and what they know of each other. */
#include "engine/state/formation.h"
#include "engine/state/ship.h"
#include "forcon-test-clash.h"
#include "base/units.h"

#define ATTACKS FORCON_PARTY_ATTACKS_FORMATION
#define PRESENT FORCON_PARTY_PRESENT

static ForconPoint
place_of (const TestCampaign *test, const char *ship)
{
  return forcon_battle_ship (test_table (test), test_table_ship (test, ship))->position;
}

static ForconAngle
heading_of (const TestCampaign *test, const char *ship)
{
  return forcon_battle_ship (test_table (test), test_table_ship (test, ship))->heading;
}

static const ForconSide *
side_of (const TestCampaign *test, const char *admiral)
{
  return forcon_battle_side (test_table (test), forcon_battle_find_side (test_table (test), admiral));
}

static const char *
level_of (const TestCampaign *test, const char *formation, const char *admiral)
{
  return forcon_level_to_word (forcon_formation_level (test_table (test), test_table_formation (test, formation),
                                                       forcon_battle_find_side (test_table (test), admiral)));
}

/* Karkas and squadron 1 in a sector to which each came from another, or from none. */
static void
meet_in (TestCampaign *test, const char *sector, const char *red_from, const char *blue_from)
{
  static const TestParty parties[] = { { "squadron-1", ATTACKS, "karkas" }, { "karkas", PRESENT, NULL } };

  test_move (test, "squadron-1", sector, red_from);
  test_move (test, "karkas", sector, blue_from);
  test_clash_open (test, sector, NULL, parties, G_N_ELEMENTS (parties));
}

/* F-TURN-2 */
static void
who_attacks_on_the_map_attacks_on_the_table (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);
  g_assert_true (side_of (test, "red")->attacker);
  g_assert_false (side_of (test, "blue")->attacker);
}

/* F-CAMP-6 */
static void
admirals_that_are_not_hostile_are_of_one_alliance (void)
{
  static const TestParty parties[]
      = { { "squadron-1", ATTACKS, "karkas" }, { "green-guard", PRESENT, NULL }, { "karkas", PRESENT, NULL } };
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "green-guard", "b2", NULL);
  test_move (test, "karkas", "b2", NULL);
  test_clash_open (test, "b2", NULL, parties, G_N_ELEMENTS (parties));
  g_assert_cmpuint (side_of (test, "red")->alliance, ==, side_of (test, "green")->alliance);
  g_assert_cmpuint (side_of (test, "red")->alliance, !=, side_of (test, "blue")->alliance);
}

/* F-CAMP-6 */
static void
formations_of_a_clash_are_engaged_in_it (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash = test_clash_new (test);

  g_assert_cmpuint (test_post (test, "squadron-1")->clash.value, ==, clash.value);
  g_assert_cmpuint (test_post (test, "karkas")->clash.value, ==, clash.value);
  g_assert_cmpuint (test_post (test, "squadron-2")->clash.value, ==, 0);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_MEETING_JUDGED)->meeting_judged.state, ==,
                   FORCON_MEETING_CLASH);
}

/* F-CAMP-8 */
static void
those_in_it_learn_of_a_clash_and_nobody_else (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);
  g_assert_cmphex (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_CLASH_OPENED)->audience, ==,
                   1u << TEST_ADMIRAL_RED.value | 1u << TEST_ADMIRAL_BLUE.value);
  g_assert_cmphex (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_CLASH_SHIP)->audience, ==, 0);
}

/* F-CAMP-11 */
static void
damage_comes_along (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconShip *grozny = &test->campaign->fleet->ships[test_fleet_ship (test, "grozny").value - 1];
  ForconCritical critical = { .id = { 99 }, .ship = test_fleet_ship (test, "grozny"), .effect = FORCON_CRITICAL_ENGINES, .extra = 1 };

  grozny->hits = 4;
  grozny->readiness_lost = 2;
  grozny->unready = 1;
  grozny->mines_laid = 3;
  g_array_append_val (test->campaign->fleet->criticals, critical);
  test_clash_new (test);

  const ForconShip *there = forcon_battle_ship (test_table (test), test_table_ship (test, "grozny"));

  g_assert_cmpint (there->hits, ==, 4);
  g_assert_cmpint (there->readiness_lost, ==, 2);
  g_assert_cmphex (there->unready, ==, 1);
  g_assert_cmpint (there->mines_laid, ==, 3);
  g_assert_cmpint (
      forcon_ship_count_criticals (test_table (test), test_table_ship (test, "grozny"), FORCON_CRITICAL_ENGINES), ==,
      1);
}

/* F-FORM-2 */
static void
flagship_and_successors_come_along (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->campaign->fleet->formations[test_formation (test, "squadron-1").value - 1].flagship
      = test_fleet_ship (test, "bravy");
  test->campaign->fleet->ships[test_fleet_ship (test, "smely").value - 1].succession = 1;
  test_clash_new (test);

  const ForconFormation *there = forcon_battle_formation (test_table (test), test_table_formation (test, "squadron-1"));

  g_assert_cmpuint (there->flagship.value, ==, test_table_ship (test, "bravy").value);
  g_assert_cmpint (forcon_battle_ship (test_table (test), test_table_ship (test, "smely"))->succession, ==, 1);
}

/* F-SHIP-8 */
static void
wrecks_stay_away_from_a_clash (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->campaign->fleet->ships[test_fleet_ship (test, "smely").value - 1].status = FORCON_SHIP_HULK;
  test_clash_new (test);
  g_assert_true (FORCON_ID_IS_NONE (forcon_battle_find_ship (test_table (test), "smely")));
}

/* F-CAMP-11 */
static void
formations_come_in_over_the_border_they_crossed (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  meet_in (test, "b2", "b1", "c2");
  g_assert_cmpint (place_of (test, "grozny").y, <, test->rules.campaign.height / 3);
  g_assert_cmpint (ABS (place_of (test, "grozny").x - test->rules.campaign.width / 2), <, FORCON_CM (5));
  g_assert_cmpint (place_of (test, "gorgon").x, >, test->rules.campaign.width * 3 / 4);
  g_assert_cmpint (ABS (place_of (test, "gorgon").y - test->rules.campaign.height / 2), <, FORCON_CM (5));
}

/* F-CAMP-11 */
static void
who_came_over_no_border_stands_in_the_middle (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  meet_in (test, "b2", "b1", NULL);
  g_assert_cmpint (ABS (place_of (test, "gorgon").x - test->rules.campaign.width / 2), <, FORCON_CM (5));
  g_assert_cmpint (ABS (place_of (test, "gorgon").y - test->rules.campaign.height / 2), <, FORCON_CM (5));
}

/* F-CAMP-11 */
static void
enemies_who_were_there_stand_apart (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  meet_in (test, "b2", NULL, NULL);
  g_assert_cmpint (forcon_point_distance (place_of (test, "grozny"), place_of (test, "gorgon")), >, FORCON_CM (60));
}

/* F-CAMP-11 */
static void
who_attacks_over_the_same_border_comes_in_behind_the_other (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  meet_in (test, "b2", "b1", "b1");
  g_assert_cmpint (place_of (test, "grozny").y, <, test->rules.campaign.height / 3);
  g_assert_cmpint (ABS (place_of (test, "gorgon").y - test->rules.campaign.height / 2), <, FORCON_CM (5));
}

/* F-CAMP-11 */
static void
who_is_attacked_over_the_same_border_was_there (void)
{
  static const TestParty parties[] = { { "squadron-1", PRESENT, NULL }, { "karkas", ATTACKS, "squadron-1" } };
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-1", "b2", "b1");
  test_move (test, "karkas", "b2", "b1");
  test_clash_open (test, "b2", NULL, parties, G_N_ELEMENTS (parties));
  g_assert_cmpint (place_of (test, "gorgon").y, <, test->rules.campaign.height / 3);
  g_assert_cmpint (ABS (place_of (test, "grozny").y - test->rules.campaign.height / 2), <, FORCON_CM (5));
}

/* F-CAMP-11 */
static void
who_came_later_over_the_same_border_comes_in_behind_the_other (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_post (test, "karkas")->arrived = 5;
  meet_in (test, "b2", "b1", "b1");
  g_assert_cmpint (place_of (test, "gorgon").y, <, test->rules.campaign.height / 3);
  g_assert_cmpint (ABS (place_of (test, "grozny").y - test->rules.campaign.height / 2), <, FORCON_CM (5));
}

/* F-CAMP-6 */
static void
who_fights_already_is_in_no_other_clash (void)
{
  static const TestParty parties[]
      = { { "squadron-1", ATTACKS, "raiders" }, { "squadron-2", PRESENT, NULL }, { "raiders", PRESENT, NULL } };
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);
  test_move (test, "raiders", "b2", NULL);
  test_clash_open (test, "b2", NULL, parties, G_N_ELEMENTS (parties));
  g_assert_true (FORCON_ID_IS_NONE (forcon_battle_find_formation (test_table (test), "squadron-1")));
  g_assert_false (FORCON_ID_IS_NONE (forcon_battle_find_formation (test_table (test), "squadron-2")));
}

/* F-CAMP-11 */
static void
who_comes_through_a_tunnel_stands_in_its_mouth (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  meet_in (test, "c3", "gate", NULL);

  const ForconObject *mouth = &g_array_index (test_table (test)->objects, ForconObject, 0);

  g_assert_cmpint (mouth->kind, ==, FORCON_OBJECT_TUNNEL_MOUTH);
  g_assert_cmpint (forcon_point_distance (place_of (test, "grozny"), mouth->centre), <, mouth->radius);
  g_assert_cmpint (forcon_point_distance (place_of (test, "gorgon"), mouth->centre), >, mouth->radius);
}

/* F-CAMP-11 */
static void
a_line_of_battle_stands_abreast_farther_in_and_faces_the_enemy (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_post (test, "karkas")->posture = FORCON_POSTURE_BATTLE;
  test_post (test, "squadron-1")->posture = FORCON_POSTURE_BATTLE;
  meet_in (test, "b2", "a2", "c2");
  g_assert_cmpint (place_of (test, "grozny").x, ==, test->rules.campaign.edge + test->rules.campaign.advance);
  g_assert_cmpint (place_of (test, "smely").x, ==, place_of (test, "grozny").x);
  g_assert_cmpint (place_of (test, "bravy").x, ==, place_of (test, "grozny").x);
  g_assert_cmpint (heading_of (test, "grozny"), ==, FORCON_DEGREES (90));
  g_assert_cmpint (heading_of (test, "gorgon"), ==, FORCON_DEGREES (270));
}

/* F-CAMP-11 */
static void
a_column_marches_in_behind_its_flagship (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_post (test, "squadron-1")->posture = FORCON_POSTURE_MARCH;
  meet_in (test, "b2", "a2", "b1");
  g_assert_cmpint (heading_of (test, "grozny"), ==, FORCON_DEGREES (90));
  g_assert_cmpint (place_of (test, "smely").y, ==, place_of (test, "grozny").y);
  g_assert_cmpint (place_of (test, "bravy").y, ==, place_of (test, "grozny").y);
  g_assert_cmpint (place_of (test, "smely").x, <, place_of (test, "grozny").x);
  g_assert_cmpint (place_of (test, "bravy").x, <, place_of (test, "smely").x);
}

/* F-CAMP-11 */
static void
a_screen_has_its_escorts_ahead (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_post (test, "squadron-1")->posture = FORCON_POSTURE_SCREEN;
  meet_in (test, "b2", "a2", "c2");
  g_assert_cmpint (place_of (test, "smely").x, >, place_of (test, "grozny").x);
  g_assert_cmpint (place_of (test, "bravy").x, ==, place_of (test, "smely").x);
}

/* F-CAMP-11 */
static void
an_ambush_lies_behind_an_object (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_post (test, "karkas")->posture = FORCON_POSTURE_AMBUSH;
  meet_in (test, "b1", "a1", NULL);

  const ForconObject *planet = &g_array_index (test_table (test)->objects, ForconObject, 0);
  ForconPoint gorgon = place_of (test, "gorgon");

  g_assert_cmpint (forcon_point_distance (gorgon, planet->centre), <, planet->radius + FORCON_CM (12));
  g_assert_cmpint (forcon_point_distance (gorgon, place_of (test, "grozny")), >,
                   forcon_point_distance (planet->centre, place_of (test, "grozny")));
}

/* F-CAMP-11 */
static void
defenders_stand_at_the_planet_towards_the_enemy (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_post (test, "karkas")->posture = FORCON_POSTURE_DEFENCE;
  meet_in (test, "b1", "a1", NULL);

  const ForconObject *planet = &g_array_index (test_table (test)->objects, ForconObject, 0);
  ForconPoint gorgon = place_of (test, "gorgon");

  g_assert_cmpint (planet->kind, ==, FORCON_OBJECT_PLANET);
  g_assert_cmpint (forcon_point_distance (gorgon, planet->centre), <, planet->radius + FORCON_CM (12));
  g_assert_cmpint (forcon_point_distance (gorgon, place_of (test, "grozny")), <,
                   forcon_point_distance (planet->centre, place_of (test, "grozny")));
}

/* F-STN-1 */
static void
a_station_stands_at_its_planet (void)
{
  static const TestParty parties[] = { { "karkas", ATTACKS, "bastion" }, { "bastion", PRESENT, NULL } };
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "karkas", "a1", "b1");
  test_clash_open (test, "a1", NULL, parties, G_N_ELEMENTS (parties));

  const ForconObject *planet = &g_array_index (test_table (test)->objects, ForconObject, 0);

  g_assert_cmpint (forcon_point_distance (place_of (test, "station-bastion"), planet->centre), <,
                   planet->radius + FORCON_CM (12));
  g_assert_cmpuint (planet->holder.value, ==, forcon_battle_find_side (test_table (test), "red").value);
}

/* F-CAMP-11 */
static void
a_clash_on_a_border_has_an_empty_table_between_the_two (void)
{
  static const TestParty parties[]
      = { { "squadron-1", FORCON_PARTY_CROSSES, NULL }, { "karkas", FORCON_PARTY_CROSSES, NULL } };
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "squadron-1", "b1", "a1");
  test_move (test, "karkas", "a1", "b1");
  test_clash_open (test, "a1", "b1", parties, G_N_ELEMENTS (parties));
  g_assert_cmpuint (test_table (test)->objects->len, ==, 0);
  g_assert_cmpint (place_of (test, "grozny").x, <, test->rules.campaign.width / 4);
  g_assert_cmpint (place_of (test, "gorgon").x, >, test->rules.campaign.width * 3 / 4);
  g_assert_cmpstr (level_of (test, "karkas", "red"), ==, "contact");
  g_assert_cmpstr (level_of (test, "squadron-1", "blue"), ==, "contact");
}

static void
see (TestCampaign *test, ForconSideId admiral, const char *formation, const char *sector, ForconLevel level, gint half)
{
  ForconSighting sighting = { .admiral = admiral,
                              .formation = test_formation (test, formation),
                              .level = level,
                              .sector = test_sector (test, sector),
                              .phase = 1,
                              .half = half };

  g_array_append_val (test->campaign->sightings, sighting);
}

/* F-EW-1 */
static void
who_attacks_and_who_is_attacked_are_contacts (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);
  g_assert_cmpstr (level_of (test, "squadron-1", "blue"), ==, "contact");
  g_assert_cmpstr (level_of (test, "karkas", "red"), ==, "contact");
}

/* F-EW-1 */
static void
who_was_not_detected_is_hidden (void)
{
  static const TestParty parties[]
      = { { "squadron-1", ATTACKS, "karkas" }, { "karkas", PRESENT, NULL }, { "raiders", PRESENT, NULL } };
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_move (test, "karkas", "b2", NULL);
  test_move (test, "raiders", "b2", NULL);
  see (test, TEST_ADMIRAL_RED, "raiders", "c3", FORCON_LEVEL_IDENTIFIED, 0);
  test_clash_open (test, "b2", NULL, parties, G_N_ELEMENTS (parties));
  g_assert_cmpstr (level_of (test, "raiders", "red"), ==, "hidden");
}

/* F-CAMP-11, F-CAMP-8 */
static void
nobody_stands_or_looks_by_who_is_hidden (void)
{
  static const TestParty parties[]
      = { { "squadron-1", ATTACKS, "karkas" }, { "karkas", PRESENT, NULL }, { "raiders", PRESENT, NULL } };
  g_autoptr (TestCampaign) alone = test_campaign_new ();
  g_autoptr (TestCampaign) watched = test_campaign_new ();

  test_move (watched, "raiders", "b2", "a2");
  for (guint i = 0; i < 2; i++)
    {
      TestCampaign *test = i == 0 ? alone : watched;

      test_move (test, "karkas", "b2", "c2");
      test_clash_open (test, "b2", NULL, parties, 2 + i);
    }
  g_assert_cmpstr (level_of (watched, "raiders", "red"), ==, "hidden");
  g_assert_cmpint (place_of (alone, "grozny").x, ==, place_of (watched, "grozny").x);
  g_assert_cmpint (place_of (alone, "grozny").y, ==, place_of (watched, "grozny").y);
  g_assert_cmpint (heading_of (alone, "grozny"), ==, heading_of (watched, "grozny"));
}

/* F-CAMP-7 */
static void
what_was_detected_in_this_half_phase_is_known (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->campaign->progress.half = 2;
  see (test, TEST_ADMIRAL_RED, "karkas", "b2", FORCON_LEVEL_IDENTIFIED, 2);
  test_clash_new (test);
  g_assert_cmpstr (level_of (test, "karkas", "red"), ==, "identified");
}

/* F-CAMP-7 */
static void
what_was_seen_before_is_not_known_any_more (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->campaign->progress.half = 2;
  see (test, TEST_ADMIRAL_RED, "karkas", "b2", FORCON_LEVEL_IDENTIFIED, 1);
  test_clash_new (test);
  g_assert_cmpstr (level_of (test, "karkas", "red"), ==, "contact");
}

/* F-CAMP-7 */
static void
an_ambush_stays_hidden (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_post (test, "karkas")->posture = FORCON_POSTURE_AMBUSH;
  test_clash_new (test);
  g_assert_cmpstr (level_of (test, "karkas", "red"), ==, "hidden");
}

/* F-CAMP-7, F-CAMP-11 */
static void
an_ambush_stays_hidden_when_it_attacks (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_post (test, "squadron-1")->posture = FORCON_POSTURE_AMBUSH;
  test_clash_new (test);
  g_assert_cmpstr (level_of (test, "squadron-1", "blue"), ==, "hidden");
  g_assert_cmpstr (level_of (test, "karkas", "red"), ==, "contact");
}

/* F-MINE-1 */
static void
mines_of_the_sector_lie_on_the_table_for_those_who_know_them (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  forcon_campaign_add_field (test->campaign, test_sector (test, "b2"), TEST_ADMIRAL_GREEN,
                             &test->rules.mine.cards[FORCON_CHARGE_PLASMA], 4);
  g_array_index (test->campaign->fields, ForconField, 0).known |= 1u << TEST_ADMIRAL_RED.value;
  test_clash_new (test);

  const ForconMine *mine = &g_array_index (test_table (test)->mines, ForconMine, 0);

  g_assert_cmpuint (test_table (test)->mines->len, ==, 4);
  g_assert_cmpuint (mine->side.value, ==, forcon_battle_find_side (test_table (test), "green").value);
  g_assert_true (mine->known & 1u << forcon_battle_find_side (test_table (test), "red").value);
  g_assert_false (mine->known & 1u << forcon_battle_find_side (test_table (test), "blue").value);
}

/* F-CAMP-6 */
static void
friends_do_not_clash (void)
{
  static const TestParty parties[] = { { "squadron-1", ATTACKS, "green-guard" }, { "green-guard", PRESENT, NULL } };
  g_autoptr (TestCampaign) test = test_campaign_new ();

  g_assert_cmpint (test_clash_try_open (test, "b2", NULL, parties, G_N_ELEMENTS (parties)), ==,
                   FORCON_PROBLEM_NOT_HOSTILE);
}

/* F-CAMP-11 */
static void
more_sides_than_a_table_has_are_refused (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (GArray) parties = g_array_new (FALSE, FALSE, sizeof (TestParty));

  for (guint i = 0; i <= FORCON_SIDES_MAX; i++)
    {
      g_autofree char *word = g_strdup_printf ("pirate-%u", i);
      TestParty party = { g_intern_string (word), PRESENT, NULL };
      ForconSideId pirate = forcon_campaign_add_admiral (test->campaign, word, word,
                                                         forcon_campaign_add_power (test->campaign, word, word, 0));

      forcon_campaign_add_formation (test->campaign, word, word, pirate, test_sector (test, "b2"));
      test_campaign_add_ship (test, pirate,
                              (TestCampaignShip){ party.formation, party.formation, party.formation,
                                                  FORCON_SHIP_TYPE_FRIGATE, 30, 0, 0, 0 });
      g_array_append_val (parties, party);
    }
  g_assert_cmpint (test_clash_try_open (test, "b2", NULL, (const TestParty *) (gpointer) parties->data, parties->len),
                   ==, FORCON_PROBLEM_TOO_MANY_SIDES);
  g_assert_cmpint (test->outcome->verdict.actual, ==, FORCON_SIDES_MAX + 1);
}

/* F-CAMP-11 */
static void
a_table_without_room_for_all_is_refused (void)
{
  static const TestParty parties[] = { { "squadron-1", ATTACKS, "karkas" }, { "karkas", PRESENT, NULL } };
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test->rules.campaign.width = FORCON_CM (6);
  test->rules.campaign.height = FORCON_CM (6);
  test_move (test, "karkas", "b2", NULL);
  g_assert_cmpint (test_clash_try_open (test, "b2", NULL, parties, G_N_ELEMENTS (parties)), ==,
                   FORCON_PROBLEM_TOO_MANY);
  g_assert_cmpint (test->outcome->verdict.actual, ==, 2);
  g_assert_cmpint (test->outcome->verdict.needed, ==, 1);
}

/* F-CAMP-11 */
static void
the_master_may_move_anything_before_the_first_turn (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);

  ForconCampaignCommand place
      = test_play (test, (ForconCommand){ .kind = FORCON_COMMAND_PLACE,
                                          .place = { .ship = test_table_ship (test, "gorgon"),
                                                     .place = { FORCON_CM (100), FORCON_CM (30) },
                                                     .by_heading = TRUE,
                                                     .heading = FORCON_DEGREES (180) },
                                          .reason = "It was agreed" });

  test_campaign_do (test, &place, "");
  g_assert_cmpint (place_of (test, "gorgon").x, ==, FORCON_CM (100));
  g_assert_cmpint (heading_of (test, "gorgon"), ==, FORCON_DEGREES (180));
}

/* F-TURN-2 */
static void
the_battle_begins_with_who_attacked (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);

  ForconCampaignCommand begin = test_play (test, (ForconCommand){ .kind = FORCON_COMMAND_BEGIN });

  test_campaign_do (test, &begin, "3 4");
  g_assert_cmpuint (test_table (test)->side.value, ==, forcon_battle_find_side (test_table (test), "red").value);
  g_assert_cmpuint (test->outcome->battle_events->len, >, 0);
  g_assert_cmpuint (test->outcome->dice->len, ==, 2);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_PLAYED)->played.count, ==,
                   (gint) test->outcome->battle_events->len);
}

/* F-GEN-5 */
static void
a_battle_asks_for_its_dice (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);

  ForconCampaignCommand begin = test_play (test, (ForconCommand){ .kind = FORCON_COMMAND_BEGIN });

  test_campaign_refused (test, &begin, FORCON_PROBLEM_NEEDS_DICE);
  g_assert_cmpint (test->outcome->verdict.request.purpose, ==, FORCON_PURPOSE_DETECTION_HIDER);
}

/* F-TURN-1 */
static void
what_the_rules_of_battle_refuse_is_refused_with_their_reason (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();

  test_clash_new (test);

  ForconCampaignCommand end = test_play (test, (ForconCommand){ .kind = FORCON_COMMAND_END_STEP });

  test_campaign_refused (test, &end, FORCON_PROBLEM_BATTLE_REFUSES);
  g_assert_cmpint (test->outcome->verdict.battle.kind, !=, FORCON_VERDICT_DONE);
}

/* F-GEN-5 */
static void
dice_of_a_battle_are_not_the_campaign_s (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  guint64 before = test->campaign->fleet->random.state;

  test_clash_new (test);

  ForconCampaignCommand begin = test_play (test, (ForconCommand){ .kind = FORCON_COMMAND_BEGIN });
  ForconDice dice = FORCON_DICE_GENERATED;
  g_autoptr (ForconCampaignOutcome) outcome = forcon_campaign_decide (test->campaign, &test->rules, NULL, &begin, &dice);

  g_assert_nonnull (outcome->after);
  g_assert_cmpuint (outcome->after->fleet->random.state, ==, before);
}

/* F-CAMP-6 */
static void
there_is_no_play_at_a_clash_that_is_not (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconCampaignCommand begin = { .kind = FORCON_CAMPAIGN_COMMAND_PLAY, .play = { .clash = { 7 } } };

  test_campaign_refused (test, &begin, FORCON_PROBLEM_UNKNOWN_CLASH);
}

#define ADD(test) g_test_add_func ("/campaign/clash-open/" #test, test)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (who_attacks_on_the_map_attacks_on_the_table);
  ADD (admirals_that_are_not_hostile_are_of_one_alliance);
  ADD (formations_of_a_clash_are_engaged_in_it);
  ADD (those_in_it_learn_of_a_clash_and_nobody_else);
  ADD (damage_comes_along);
  ADD (flagship_and_successors_come_along);
  ADD (wrecks_stay_away_from_a_clash);
  ADD (formations_come_in_over_the_border_they_crossed);
  ADD (who_came_over_no_border_stands_in_the_middle);
  ADD (enemies_who_were_there_stand_apart);
  ADD (who_attacks_over_the_same_border_comes_in_behind_the_other);
  ADD (who_is_attacked_over_the_same_border_was_there);
  ADD (who_came_later_over_the_same_border_comes_in_behind_the_other);
  ADD (who_fights_already_is_in_no_other_clash);
  ADD (who_comes_through_a_tunnel_stands_in_its_mouth);
  ADD (a_line_of_battle_stands_abreast_farther_in_and_faces_the_enemy);
  ADD (a_column_marches_in_behind_its_flagship);
  ADD (a_screen_has_its_escorts_ahead);
  ADD (an_ambush_lies_behind_an_object);
  ADD (defenders_stand_at_the_planet_towards_the_enemy);
  ADD (a_station_stands_at_its_planet);
  ADD (a_clash_on_a_border_has_an_empty_table_between_the_two);
  ADD (who_attacks_and_who_is_attacked_are_contacts);
  ADD (who_was_not_detected_is_hidden);
  ADD (nobody_stands_or_looks_by_who_is_hidden);
  ADD (what_was_detected_in_this_half_phase_is_known);
  ADD (what_was_seen_before_is_not_known_any_more);
  ADD (an_ambush_stays_hidden);
  ADD (an_ambush_stays_hidden_when_it_attacks);
  ADD (mines_of_the_sector_lie_on_the_table_for_those_who_know_them);
  ADD (friends_do_not_clash);
  ADD (more_sides_than_a_table_has_are_refused);
  ADD (a_table_without_room_for_all_is_refused);
  ADD (the_master_may_move_anything_before_the_first_turn);
  ADD (the_battle_begins_with_who_attacked);
  ADD (a_battle_asks_for_its_dice);
  ADD (what_the_rules_of_battle_refuse_is_refused_with_their_reason);
  ADD (dice_of_a_battle_are_not_the_campaign_s);
  ADD (there_is_no_play_at_a_clash_that_is_not);
  return g_test_run ();
}
