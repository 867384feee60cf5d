/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Landed troops fight for a planet: F-END-6, with the ground rules of the fleet dice (T-GND-1 to T-GND-5, T-DICE-1 to T-DICE-3). */
#include "campaign/resolution/campaign-openings.h"
#include "campaign/chronicle/chronicle.h"
#include "campaign/clash/ground.h"
#include "campaign/knowledge/knowledge.h"
#include "forcon-test-halves.h"
#include "forcon-test-rules.h"

#define GROUND(...)                                                                                                    \
  ((ForconCampaignCommand){                                                                                            \
      .kind = FORCON_CAMPAIGN_COMMAND_GROUND, .ground.object = test_feature (test, "prime"), __VA_ARGS__ })

static ForconFeature *
prime (const TestCampaign *test)
{
  return (ForconFeature *) forcon_campaign_feature (test->campaign, test_feature (test, "prime"));
}

/* Troops were landed on Prime; whose ship it was is nothing to the ground. */
static void
land (TestCampaign *test, ForconSideId admiral, gint troops)
{
  ForconLanding landing = { .ship = test_fleet_ship (test, "kama"), .admiral = admiral, .object = prime (test)->object,
                            .troops = troops, .phase = 1 };

  g_array_append_val (test->campaign->landings, landing);
}

/* Red has landed on Prime, which blue holds with a garrison. */
static TestCampaign *
landed (gint troops, gint garrison)
{
  TestCampaign *test = test_campaign_new ();

  prime (test)->garrison = garrison;
  land (test, TEST_ADMIRAL_RED, troops);
  return test;
}

static void
fight (TestCampaign *test, const char *dice)
{
  ForconCampaignCommand command = GROUND ();

  test_campaign_do (test, &command, dice);
}

static const ForconFact_ground_over *
over (const TestCampaign *test)
{
  return &test_campaign_event (test, FORCON_CAMPAIGN_EVENT_GROUND_OVER)->ground_over;
}

static void
assert_over (const TestCampaign *test, ForconGroundResult result, gint rounds, gint troops, gint garrison)
{
  g_assert_cmpstr (forcon_ground_result_to_word (over (test)->result), ==, forcon_ground_result_to_word (result));
  g_assert_cmpint (over (test)->rounds, ==, rounds);
  g_assert_cmpint (over (test)->troops, ==, troops);
  g_assert_cmpint (over (test)->garrison, ==, garrison);
}

static void
assert_held (const TestCampaign *test, ForconSideId holder, gint garrison)
{
  g_assert_cmpuint (prime (test)->holder.value, ==, holder.value);
  g_assert_cmpint (prime (test)->garrison, ==, garrison);
}

static guint
unsettled (const TestCampaign *test)
{
  guint n = 0;

  for (guint i = 0; i < test->campaign->landings->len; i++)
    n += !g_array_index (test->campaign->landings, ForconLanding, i).settled;
  return n;
}

/* F-END-6, T-GND-1, T-DICE-1, T-DICE-3: 8 and more hit, 0 is a ten; the attacker throws first */
static void
each_of_the_troops_is_one_infantry (void)
{
  g_autoptr (TestCampaign) test = landed (3, 2);

  fight (test, "8 1 0  9 2");
  const ForconFact_ground_rolled *rolled
      = &test_campaign_event (test, FORCON_CAMPAIGN_EVENT_GROUND_ROLLED)->ground_rolled;

  g_assert_true (rolled->attacker);
  g_assert_cmpuint (rolled->admiral.value, ==, TEST_ADMIRAL_RED.value);
  g_assert_cmpstr (rolled->unit, ==, "infantry");
  g_assert_cmpint (rolled->needed, ==, 8);
  g_assert_cmpuint (rolled->roll.first, ==, 0);
  g_assert_cmpuint (rolled->roll.count, ==, 3);
  g_assert_cmpint (rolled->hits, ==, 2);
  rolled = &test_last_event (test, FORCON_CAMPAIGN_EVENT_GROUND_ROLLED)->ground_rolled;
  g_assert_false (rolled->attacker);
  g_assert_cmpuint (rolled->roll.first, ==, 3);
  g_assert_cmpint (rolled->hits, ==, 1);
  assert_over (test, FORCON_GROUND_ATTACKER, 1, 2, 0);
}

/* F-END-6, T-GND-3: who has troops left holds the planet, and they are its garrison */
static void
who_wins_holds_the_planet (void)
{
  g_autoptr (TestCampaign) test = landed (3, 2);

  fight (test, "8 1 0  9 2");
  assert_held (test, TEST_ADMIRAL_RED, 2);
  g_assert_cmpuint (unsettled (test), ==, 0);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_GROUND_LOST)->ground_lost.count, >, 0);
}

/* F-END-6 */
static void
who_is_beaten_off_changes_nothing_but_the_garrison (void)
{
  g_autoptr (TestCampaign) test = landed (2, 3);

  fight (test, "8 1  8 9 1");
  assert_over (test, FORCON_GROUND_DEFENDER, 1, 0, 2);
  assert_held (test, TEST_ADMIRAL_BLUE, 2);
  g_assert_cmpuint (unsettled (test), ==, 0);
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_HOLDER_SET), ==, 0);
}

/* F-END-6, T-GND-3: the planet stays whose it was, without a garrison */
static void
where_nobody_is_left_the_holder_stays (void)
{
  g_autoptr (TestCampaign) test = landed (1, 1);

  fight (test, "8 10");
  assert_over (test, FORCON_GROUND_DRAW, 1, 0, 0);
  assert_held (test, TEST_ADMIRAL_BLUE, 0);
  g_assert_cmpuint (unsettled (test), ==, 0);
}

/* F-END-6 */
static void
where_nobody_is_the_planet_is_taken_without_dice (void)
{
  g_autoptr (TestCampaign) test = landed (4, 0);

  fight (test, "");
  assert_over (test, FORCON_GROUND_UNOPPOSED, 0, 4, 0);
  assert_held (test, TEST_ADMIRAL_RED, 4);
}

/* F-END-6 */
static void
a_garrison_of_nobodys_defends_too (void)
{
  g_autoptr (TestCampaign) test = landed (1, 1);

  prime (test)->holder = FORCON_NO_SIDE;
  fight (test, "7 8");
  assert_over (test, FORCON_GROUND_DEFENDER, 1, 0, 1);
  assert_held (test, FORCON_NO_SIDE, 1);
  g_assert_cmpuint (over (test)->admirals, ==, 1u << TEST_ADMIRAL_RED.value);
}

/* F-END-6: troops landed on an own planet join its garrison */
static void
what_the_holder_landed_defends_with_the_garrison (void)
{
  g_autoptr (TestCampaign) test = landed (1, 1);

  land (test, TEST_ADMIRAL_BLUE, 2);
  fight (test, "1  8 1 1");
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_GROUND_BEGUN)->ground_begun.garrison, ==, 3);
  assert_held (test, TEST_ADMIRAL_BLUE, 3);
  g_assert_cmpuint (unsettled (test), ==, 0);
}

/* F-END-6: red and green are of one power */
static void
friends_attack_together_for_who_landed_first (void)
{
  g_autoptr (TestCampaign) test = landed (1, 1);

  land (test, TEST_ADMIRAL_GREEN, 2);
  fight (test, "1 8 1  1");
  assert_over (test, FORCON_GROUND_ATTACKER, 1, 3, 0);
  assert_held (test, TEST_ADMIRAL_RED, 3);
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_LANDINGS_SETTLED), ==, 2);
}

/* F-END-6, T-GND-5: one after the other, in the order of landing, against whoever holds it then */
static void
enemies_of_each_other_fight_one_after_the_other (void)
{
  g_autoptr (TestCampaign) test = landed (2, 1);

  prime (test)->holder = FORCON_NO_SIDE;
  land (test, TEST_ADMIRAL_BLUE, 1);
  fight (test, "8 1  1");
  assert_held (test, TEST_ADMIRAL_RED, 2);
  g_assert_cmpuint (unsettled (test), ==, 1);
  fight (test, "1  8 1");
  g_assert_cmpuint (over (test)->admiral.value, ==, TEST_ADMIRAL_BLUE.value);
  assert_over (test, FORCON_GROUND_DEFENDER, 1, 0, 2);
  assert_held (test, TEST_ADMIRAL_RED, 2);
}

/* F-END-6: the master says who attacks first */
static void
another_of_them_may_be_the_first (void)
{
  g_autoptr (TestCampaign) test = landed (2, 1);
  ForconCampaignCommand command = GROUND (.ground.admiral = TEST_ADMIRAL_BLUE);

  prime (test)->holder = FORCON_NO_SIDE;
  land (test, TEST_ADMIRAL_BLUE, 1);
  test_campaign_do (test, &command, "8 1");
  assert_held (test, TEST_ADMIRAL_BLUE, 1);
  g_assert_cmpuint (unsettled (test), ==, 1);
}

/* F-GEN-6, T-DICE-2: round, side, how many, on what they hit */
static void
dice_are_asked_for_roll_by_roll (void)
{
  g_autoptr (TestCampaign) test = landed (2, 3);
  ForconCampaignCommand command = GROUND ();
  const ForconCampaignVerdict *verdict = test_campaign_try (test, &command, "1 1  1 1 1  9");

  g_assert_cmpint (verdict->kind, ==, FORCON_PROBLEM_NEEDS_DICE);
  g_assert_cmpint (verdict->round, ==, 2);
  g_assert_cmpuint (verdict->admiral.value, ==, TEST_ADMIRAL_RED.value);
  g_assert_cmpuint (verdict->ground.count, ==, 2);
  g_assert_cmpuint (verdict->ground.given, ==, 1);
  g_assert_cmpint (verdict->ground.needed, ==, 8);
  verdict = test_campaign_try (test, &command, "1 1  1 1 1  9 8  2 10");
  g_assert_cmpint (verdict->kind, ==, FORCON_PROBLEM_NEEDS_DICE);
  g_assert_cmpuint (verdict->admiral.value, ==, TEST_ADMIRAL_BLUE.value);
  g_assert_cmpuint (test->outcome->events->len, ==, 0);
}

/* F-GEN-5 */
static void
dice_that_nobody_needs_are_refused (void)
{
  g_autoptr (TestCampaign) test = landed (1, 1);
  ForconCampaignCommand command = GROUND ();

  g_assert_cmpint (test_campaign_try (test, &command, "8 1 5")->kind, ==, FORCON_PROBLEM_DICE_LEFT_OVER);
}

/* The table of a house: five are a mech. */
static void
make_mechs (TestCampaign *test)
{
  test->rules.landing.rows[1] = test->rules.landing.rows[0];
  test->rules.landing.rows[0] = (ForconLandingRow){ 5, g_intern_static_string ("mech"), 1 };
  test->rules.landing.n_rows = 2;
}

/* F-END-6: the table is read from the top. T-DICE-2: low values first. T-GND-2: damage is sustained before anybody is lost */
static void
a_house_may_make_mechs_of_troops (void)
{
  g_autoptr (TestCampaign) test = landed (7, 1);

  make_mechs (test);
  fight (test, "6  1 1  8");
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_GROUND_UNITS), ==, 3);
  g_assert_cmpstr (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_GROUND_ROLLED)->ground_rolled.unit, ==, "mech");
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_GROUND_ROLLED)->ground_rolled.needed, ==, 6);
  g_assert_cmpint (test_campaign_event (test, FORCON_CAMPAIGN_EVENT_GROUND_SUSTAINED)->ground_sustained.count, ==, 1);
  /* A mech that sustained damage counts as a whole. */
  assert_over (test, FORCON_GROUND_ATTACKER, 1, 7, 0);
}

/* T-GND-2 */
static void
owners_choose_with_what_they_take_hits (void)
{
  g_autoptr (TestCampaign) test = landed (7, 1);
  ForconCampaignCommand command = GROUND (.ground.text = "1 attacker destroy 1 infantry");

  make_mechs (test);
  test_campaign_do (test, &command, "6  1 1  8");
  g_assert_cmpuint (test_campaign_count (test, FORCON_CAMPAIGN_EVENT_GROUND_SUSTAINED), ==, 0);
  assert_over (test, FORCON_GROUND_ATTACKER, 1, 6, 0);
}

/* T-GND-2 */
static void
choices_that_cannot_be_made_are_refused (void)
{
  static const struct {
    const char *text;
    ForconProblem problem;
  } choices[] = { { "attacker lose 1 infantry", FORCON_PROBLEM_BAD_CHOICE },
                  { "attacker destroy 1 zeppelin", FORCON_PROBLEM_BAD_CHOICE },
                  { "attacker destroy 3 infantry", FORCON_PROBLEM_BAD_CHOICE },
                  { "2 attacker destroy 1 infantry", FORCON_PROBLEM_CHOICE_LEFT_OVER },
                  { "attacker destroy 1 mech damaged", FORCON_PROBLEM_BAD_CHOICE } };

  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autoptr (TestCampaign) test = landed (7, 1);
      ForconCampaignCommand command = GROUND (.ground.text = choices[i].text);

      make_mechs (test);
      g_assert_cmpstr (forcon_problem_to_word (test_campaign_try (test, &command, "6  1 1  8")->kind), ==,
                       forcon_problem_to_word (choices[i].problem));
    }
}

/* F-END-6: what is no full row is rounded up */
static void
a_part_of_a_row_counts_as_troops_rounded_up (void)
{
  g_autoptr (TestCampaign) test = landed (3, 1);

  test->rules.landing.rows[1] = (ForconLandingRow){ 1, g_intern_static_string ("infantry2"), 1 };
  test->rules.landing.rows[0] = (ForconLandingRow){ 3, g_intern_static_string ("infantry"), 2 };
  test->rules.landing.n_rows = 2;
  fight (test, "8 1  7");
  assert_over (test, FORCON_GROUND_ATTACKER, 1, 2, 0);
}

/* Blue's planet is another's now, by the master's word. */
static void
give_to (TestCampaign *test, ForconSideId admiral)
{
  ForconCampaignCommand command = { .kind = FORCON_CAMPAIGN_COMMAND_HOLDER,
                                    .holder = { .object = prime (test)->object, .admiral = admiral },
                                    .reason = "Fought out at another table" };

  test_campaign_do (test, &command, "");
}

/* F-END-6: no dice, and no landing is left to be fought out */
static void
the_master_s_word_settles_what_was_landed (void)
{
  g_autoptr (TestCampaign) test = landed (3, 2);
  ForconCampaignCommand again = GROUND ();

  land (test, TEST_ADMIRAL_BLUE, 4);
  give_to (test, TEST_ADMIRAL_RED);
  assert_held (test, TEST_ADMIRAL_RED, 3);
  g_assert_cmpuint (unsettled (test), ==, 0);
  g_assert_cmpint (test_campaign_try (test, &again, "")->kind, ==, FORCON_PROBLEM_NOBODY_LANDED);
}

/* F-END-6: green is of red's power, so what red landed is green's garrison; where nobody is to hold it, the garrison stays */
static void
who_is_given_a_planet_has_the_garrison_that_friends_landed (void)
{
  g_autoptr (TestCampaign) test = landed (3, 2);
  g_autoptr (TestCampaign) freed = landed (3, 2);

  land (test, TEST_ADMIRAL_GREEN, 1);
  give_to (test, TEST_ADMIRAL_GREEN);
  assert_held (test, TEST_ADMIRAL_GREEN, 4);
  give_to (freed, FORCON_NO_SIDE);
  assert_held (freed, FORCON_NO_SIDE, 2);
  g_assert_cmpuint (unsettled (freed), ==, 0);
}

/* F-END-6 */
static void
nobody_fights_where_nobody_landed (void)
{
  g_autoptr (TestCampaign) test = landed (2, 1);
  ForconCampaignCommand green = GROUND (.ground.admiral = TEST_ADMIRAL_GREEN), nowhere = GROUND ();

  test_campaign_refused (test, &green, FORCON_PROBLEM_NOBODY_LANDED);
  prime (test)->holder = TEST_ADMIRAL_GREEN;
  test_campaign_refused (test, &nowhere, FORCON_PROBLEM_NOBODY_LANDED);
  nowhere.holder.object.value = 999;
  test_campaign_refused (test, &nowhere, FORCON_PROBLEM_UNKNOWN_OBJECT);
}

/* F-END-6 */
static void
more_than_a_force_can_have_are_refused (void)
{
  g_autoptr (TestCampaign) test = landed (G_MAXINT, 1);
  ForconCampaignCommand command = GROUND ();

  land (test, TEST_ADMIRAL_RED, G_MAXINT);
  test_campaign_refused (test, &command, FORCON_PROBLEM_TOO_MANY_TROOPS);
  g_assert_cmpint (test->outcome->verdict.needed, ==, FORCON_FORCE_COUNT_MAX);
}

/* F-END-6 */
static void
without_rules_for_it_nobody_fights (void)
{
  g_autoptr (TestCampaign) test = landed (2, 1);
  ForconCampaignCommand command = GROUND ();
  g_autoptr (ForconCampaignOutcome) outcome
      = forcon_campaign_decide (test->campaign, &test->rules, NULL, &command, &FORCON_DICE_GENERATED);

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NO_GROUND_RULES);
  test->rules.landing.n_rows = 0;
  test_campaign_refused (test, &command, FORCON_PROBLEM_NO_GROUND_RULES);
}

/* F-END-6: troops may wait */
static void
a_landing_is_open_and_stands_in_nobodys_way (void)
{
  g_autoptr (TestCampaign) test = landed (2, 1);
  g_autoptr (GArray) openings = forcon_campaign_openings (test->campaign, &test->rules);
  gboolean found = FALSE, advance = FALSE;

  for (guint i = 0; i < openings->len; i++)
    {
      const ForconCampaignOpening *opening = &g_array_index (openings, ForconCampaignOpening, i);

      advance |= opening->kind == FORCON_CAMPAIGN_OPENING_ADVANCE;
      if (opening->kind != FORCON_CAMPAIGN_OPENING_LANDING)
        continue;
      found = TRUE;
      g_assert_false (opening->blocks);
      g_assert_cmpuint (opening->object.value, ==, prime (test)->object.value);
      g_assert_cmpuint (opening->admiral.value, ==, TEST_ADMIRAL_RED.value);
    }
  g_assert_true (found);
  g_assert_true (advance);
}

static ForconChronicle *
fought_by_generator (TestCampaign *test)
{
  ForconChronicle *chronicle = forcon_chronicle_new (test->campaign, &test->rules);
  ForconCampaignCommand command = GROUND ();

  forcon_chronicle_set_ground (chronicle, forcon_test_ground ());
  forcon_campaign_outcome_free (forcon_chronicle_do (chronicle, &command, &FORCON_DICE_GENERATED));
  g_assert_cmpuint (forcon_chronicle_position (chronicle), ==, 1);
  return chronicle;
}

/* F-CAMP-9, F-GEN-5 */
static void
a_ground_combat_is_verified_replayed_and_taken_back (void)
{
  g_autoptr (TestCampaign) test = landed (9, 7);
  g_autofree char *before = forcon_campaign_hash (test->campaign);
  g_autoptr (ForconChronicle) chronicle = fought_by_generator (test);

  g_assert_true (forcon_chronicle_replays (chronicle, NULL));
  g_assert_true (forcon_chronicle_verify (chronicle).agrees);
  g_assert_true (forcon_chronicle_undo (chronicle, NULL));
  g_autofree char *undone = forcon_campaign_hash (forcon_chronicle_campaign (chronicle));

  g_assert_cmpstr (undone, ==, before);
}

/* How many facts of the ground an admiral knows, and who holds Prime as far as the admiral knows. */
static guint
known (ForconChronicle *chronicle, ForconSideId admiral, const TestCampaign *test, ForconSideId *holder)
{
  g_autoptr (ForconKnowledge) knowledge = forcon_knowledge_new (chronicle, admiral, "Contact", NULL);
  const GArray *events = forcon_knowledge_events (knowledge);
  guint n = 0;

  *holder = forcon_campaign_feature (forcon_knowledge_campaign (knowledge), prime (test)->object)->holder;
  for (guint i = 0; i < events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (events, ForconKnownEvent, i).event;

      if (event->kind < FORCON_CAMPAIGN_EVENT_GROUND_BEGUN || event->kind > FORCON_CAMPAIGN_EVENT_GARRISON_SET)
        continue;
      n++;
      if (event->kind == FORCON_CAMPAIGN_EVENT_GROUND_OVER)
        g_assert_cmpuint (event->ground_over.admirals, ==, 1u << admiral.value);
    }
  return n;
}

/* F-CAMP-8: green, of red's power, has no troops there */
static void
only_who_fights_knows_of_it_and_all_know_the_holder (void)
{
  g_autoptr (TestCampaign) test = landed (30, 1);
  g_autoptr (ForconChronicle) chronicle = fought_by_generator (test);
  ForconSideId holder;

  g_assert_cmpuint (known (chronicle, TEST_ADMIRAL_RED, test, &holder), >=, 5);
  g_assert_cmpuint (known (chronicle, TEST_ADMIRAL_BLUE, test, &holder), >=, 4);
  g_assert_cmpuint (known (chronicle, TEST_ADMIRAL_GREEN, test, &holder), ==, 0);
  g_assert_cmpuint (holder.value, ==, TEST_ADMIRAL_RED.value);
}

/* F-END-6: a combat that was played elsewhere is decided again from its dice and choices */
static void
what_was_played_elsewhere_comes_to_the_same (void)
{
  g_autoptr (TestCampaign) test = landed (12, 6);
  const ForconTwilightPlan plans[] = { { 0 }, { 0 } };
  ForconGroundFight fight;
  gint too_many = 0;

  make_mechs (test);
  g_assert_true (forcon_ground_fight (test->campaign, prime (test)->object, FORCON_NO_SIDE, &fight));
  g_autoptr (ForconTwilightClash) clash
      = forcon_ground_clash (test->campaign, &test->rules, forcon_test_ground (), &fight, &too_many);
  g_autoptr (ForconTwilightJournal) journal = forcon_twilight_journal_new (clash, forcon_test_ground ());
  ForconTwilightCommand step;

  while (forcon_twilight_propose (forcon_twilight_journal_clash (journal), forcon_test_ground (), plans, &step))
    forcon_twilight_outcome_free (forcon_twilight_journal_do (journal, &step, &FORCON_DICE_GENERATED));
  g_autoptr (GByteArray) faces = g_byte_array_new ();
  g_autofree char *choices = forcon_ground_choices_of (journal, faces);
  ForconCampaignCommand command = GROUND (.ground.text = g_intern_string (choices));
  ForconDice dice = { faces->data, faces->len, FALSE, FALSE };
  g_autoptr (ForconCampaignOutcome) outcome
      = forcon_campaign_decide (test->campaign, &test->rules, forcon_test_ground (), &command, &dice);
  const ForconTwilightPlanet *planet = &forcon_twilight_journal_clash (journal)->planets[0];

  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_PROBLEM_NONE);
  g_assert_cmpint (planet->result, !=, FORCON_TWILIGHT_UNDECIDED);
  for (guint i = 0; i < outcome->events->len; i++)
    {
      const ForconCampaignEvent *event = &g_array_index (outcome->events, ForconCampaignEvent, i);

      if (event->kind != FORCON_CAMPAIGN_EVENT_GROUND_OVER)
        continue;
      g_assert_cmpint (event->ground_over.troops, ==,
                       forcon_ground_troops (&test->rules, forcon_test_ground (), &planet->ground[0]));
      g_assert_cmpint (event->ground_over.garrison, ==,
                       forcon_ground_troops (&test->rules, forcon_test_ground (), &planet->ground[1]));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/campaign/ground/" path, function)
  TEST ("each of the troops is one infantry", each_of_the_troops_is_one_infantry);
  TEST ("who wins holds the planet", who_wins_holds_the_planet);
  TEST ("who is beaten off changes nothing but the garrison", who_is_beaten_off_changes_nothing_but_the_garrison);
  TEST ("where nobody is left the holder stays", where_nobody_is_left_the_holder_stays);
  TEST ("where nobody is the planet is taken without dice", where_nobody_is_the_planet_is_taken_without_dice);
  TEST ("a garrison of nobody's defends too", a_garrison_of_nobodys_defends_too);
  TEST ("what the holder landed defends with the garrison", what_the_holder_landed_defends_with_the_garrison);
  TEST ("friends attack together for who landed first", friends_attack_together_for_who_landed_first);
  TEST ("enemies of each other fight one after the other", enemies_of_each_other_fight_one_after_the_other);
  TEST ("another of them may be the first", another_of_them_may_be_the_first);
  TEST ("dice are asked for roll by roll", dice_are_asked_for_roll_by_roll);
  TEST ("dice that nobody needs are refused", dice_that_nobody_needs_are_refused);
  TEST ("a house may make mechs of troops", a_house_may_make_mechs_of_troops);
  TEST ("owners choose with what they take hits", owners_choose_with_what_they_take_hits);
  TEST ("choices that cannot be made are refused", choices_that_cannot_be_made_are_refused);
  TEST ("a part of a row counts as troops rounded up", a_part_of_a_row_counts_as_troops_rounded_up);
  TEST ("the master's word settles what was landed", the_master_s_word_settles_what_was_landed);
  TEST ("who is given a planet has the garrison that friends landed",
        who_is_given_a_planet_has_the_garrison_that_friends_landed);
  TEST ("nobody fights where nobody landed", nobody_fights_where_nobody_landed);
  TEST ("more than a force can have are refused", more_than_a_force_can_have_are_refused);
  TEST ("without rules for it nobody fights", without_rules_for_it_nobody_fights);
  TEST ("a landing is open and stands in nobody's way", a_landing_is_open_and_stands_in_nobodys_way);
  TEST ("a ground combat is verified, replayed and taken back", a_ground_combat_is_verified_replayed_and_taken_back);
  TEST ("only who fights knows of it and all know the holder", only_who_fights_knows_of_it_and_all_know_the_holder);
  TEST ("what was played elsewhere comes to the same", what_was_played_elsewhere_comes_to_the_same);
  return g_test_run ();
}
