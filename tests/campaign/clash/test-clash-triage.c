/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the master is told of clashes that wait, and what is proposed for them. */
#include "campaign/clash/clash-triage.h"
#include "campaign/state/clock.h"
#include "forcon-test-clash.h"

#define MINUTES(n) ((n) * FORCON_MINUTE)

/* Facts */

static ForconClashId
open_clash (TestCampaign *test)
{
  static const TestParty parties[] = {
    { "squadron-1", FORCON_PARTY_ATTACKS_FORMATION, "karkas" },
    { "landing-force", FORCON_PARTY_PRESENT, NULL },
    { "karkas", FORCON_PARTY_PRESENT, NULL },
  };

  test_move (test, "squadron-1", "b1", "b2");
  test_move (test, "karkas", "b1", "c1");
  return test_clash_open (test, "b1", NULL, parties, G_N_ELEMENTS (parties));
}

static const ForconTriageSide *
side_of (const ForconClashTriage *triage, ForconSideId admiral)
{
  for (guint i = 0; i < triage->sides->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (triage->sides, ForconTriageSide, i).admiral, admiral))
      return &g_array_index (triage->sides, ForconTriageSide, i);
  return NULL;
}

static void
the_strength_of_a_side_is_that_of_its_ships_in_action (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash = open_clash (test);
  g_autoptr (ForconClashTriage) before = forcon_clash_triage_new (test->campaign, &test->rules, clash);
  const ForconTriageSide *red = side_of (before, TEST_ADMIRAL_RED);

  g_assert_cmpuint (red->ships, ==, 5);
  g_assert_cmpuint (red->types[FORCON_SHIP_TYPE_DESTROYER], ==, 2);
  g_assert_cmpint (red->hits, ==, red->whole);
  test_table_state (test, "grozny")->hits -= 2;
  test_table_state (test, "smely")->status = FORCON_SHIP_DESTROYED;
  g_autoptr (ForconClashTriage) after = forcon_clash_triage_new (test->campaign, &test->rules, clash);

  red = side_of (after, TEST_ADMIRAL_RED);
  g_assert_cmpuint (red->ships, ==, 4);
  g_assert_cmpint (red->hits, ==, red->whole - 2);
  g_assert_cmpuint (after->ships, ==, before->ships - 1);
}

static void
a_clash_that_is_over_or_lent_waits_for_nothing (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash = open_clash (test);
  ForconLoan loan = { .loan = 1, .clash = clash, .state = FORCON_LOAN_OUT };

  g_assert_true (forcon_clash_waits (test->campaign, clash));
  g_array_append_val (test->campaign->loans, loan);
  g_assert_false (forcon_clash_waits (test->campaign, clash));
  g_array_set_size (test->campaign->loans, 0);
  test_table_over (test);
  g_assert_false (forcon_clash_waits (test->campaign, clash));
}

static void
give (TestCampaign *test, const char *formation, ForconWhen when, ForconWhat what)
{
  ForconInstruction instruction = { .instruction = { test->campaign->instructions->len + 1 },
                                    .state = FORCON_TASK_STATE_WAITING,
                                    .formation = test_formation (test, formation),
                                    .when = when,
                                    .what = what };

  g_array_append_val (test->campaign->instructions, instruction);
}

static const ForconTriageFormation *
formation_of (const TestCampaign *test, const ForconClashTriage *triage, const char *word)
{
  for (guint i = 0; i < triage->formations->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (triage->formations, ForconTriageFormation, i).formation,
                         test_formation (test, word)))
      return &g_array_index (triage->formations, ForconTriageFormation, i);
  return NULL;
}

/* F-CAMP-13 */
static void
the_instruction_that_answers_the_clash_is_named (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash = open_clash (test);

  test_identify (test, TEST_ADMIRAL_BLUE, "squadron-1");
  give (test, "karkas", FORCON_WHEN_ROUND, FORCON_WHAT_ATTACK);
  give (test, "karkas", FORCON_WHEN_ALWAYS, FORCON_WHAT_AVOID);
  g_autoptr (ForconClashTriage) triage = forcon_clash_triage_new (test->campaign, &test->rules, clash);
  const ForconTriageFormation *karkas = formation_of (test, triage, "karkas");

  g_assert_cmpuint (karkas->instruction.value, ==, 2);
  g_assert_cmpuint (karkas->others, ==, 1);
  g_assert_cmpuint (formation_of (test, triage, "squadron-1")->instruction.value, ==, 0);
  g_assert_true (side_of (triage, TEST_ADMIRAL_BLUE)->bound);
  g_assert_false (side_of (triage, TEST_ADMIRAL_RED)->bound);
}

/* Proposals */

/* A clash of red and blue with so many ships of fleets of so many. */
static ForconClashTriage *
between (guint32 number, guint red, guint red_fleet, guint blue, guint blue_fleet)
{
  ForconClashTriage *triage = g_new0 (ForconClashTriage, 1);
  const ForconTriageSide sides[] = {
    { .admiral = TEST_ADMIRAL_RED, .side = { 1 }, .ships = red, .fleet = red_fleet },
    { .admiral = TEST_ADMIRAL_BLUE, .side = { 2 }, .ships = blue, .fleet = blue_fleet },
  };

  triage->clash.value = number;
  triage->ships = red + blue;
  triage->sides = g_array_new (FALSE, TRUE, sizeof (ForconTriageSide));
  triage->formations = g_array_new (FALSE, TRUE, sizeof (ForconTriageFormation));
  triage->objects = g_array_new (FALSE, TRUE, sizeof (ForconObjectId));
  g_array_append_vals (triage->sides, sides, 2);
  return triage;
}

static void
know (ForconClashTriage *triage, double wins)
{
  triage->odds = (ForconClashOdds){ .runs = 400 };
  triage->odds.wins[1] = wins;
  triage->odds.wins[2] = 1.0 - wins;
}

static ForconTriageSide *
blue_of (ForconClashTriage *triage)
{
  return &g_array_index (triage->sides, ForconTriageSide, 1);
}

static ForconTriageSide *
red_of (ForconClashTriage *triage)
{
  return &g_array_index (triage->sides, ForconTriageSide, 0);
}

/* What is proposed for the only one that waits. */
static ForconProposal
proposal_for (const TestCampaign *test, ForconClashTriage *triage)
{
  g_autoptr (GPtrArray) triages = g_ptr_array_new ();

  g_ptr_array_add (triages, triage);
  forcon_clash_triage_propose (test->campaign, triages, FORCON_TRIAGE_NO_CLOCK);
  return triage->proposal;
}

#define ASSERT_PROPOSED(proposal, KIND, REASON)                                                                        \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    g_assert_cmpint ((proposal).kind, ==, FORCON_PROPOSAL_##KIND);                                                     \
    g_assert_cmpint ((proposal).reason, ==, FORCON_REASON_##REASON);                                                   \
  }                                                                                                                    \
  G_STMT_END

static void
a_small_clash_is_for_captains (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconClashTriage) small = between (1, 3, 20, 3, 20);
  g_autoptr (ForconClashTriage) larger = between (1, 3, 20, 4, 20);

  ASSERT_PROPOSED (proposal_for (test, small), CAPTAINS, SMALL);
  g_assert_cmphex (small->proposal.admirals, ==, 1u << TEST_ADMIRAL_RED.value | 1u << TEST_ADMIRAL_BLUE.value);
  ASSERT_PROPOSED (proposal_for (test, larger), FIGHT, LARGE);
}

static void
a_one_sided_clash_is_for_captains_and_a_close_one_for_hands (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconClashTriage) triage = between (1, 6, 20, 6, 20);

  know (triage, 0.95);
  ASSERT_PROPOSED (proposal_for (test, triage), CAPTAINS, ONE_SIDED);
  know (triage, 0.04);
  ASSERT_PROPOSED (proposal_for (test, triage), CAPTAINS, ONE_SIDED);
  know (triage, 0.6);
  ASSERT_PROPOSED (proposal_for (test, triage), FIGHT, CLOSE);
}

/* 88 % of 25 fights may as well be 70 %. */
static void
what_is_not_known_well_is_not_one_sided (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconClashTriage) triage = between (1, 6, 20, 6, 20);

  know (triage, 0.9);
  ASSERT_PROPOSED (proposal_for (test, triage), CAPTAINS, ONE_SIDED);
  triage->odds.runs = 25;
  ASSERT_PROPOSED (proposal_for (test, triage), FIGHT, CLOSE);
}

static void
who_has_most_of_a_fleet_there_decides (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconClashTriage) triage = between (1, 5, 6, 6, 20);

  know (triage, 0.98);
  ASSERT_PROPOSED (proposal_for (test, triage), FIGHT, FLEET);
  g_assert_cmpuint (triage->proposal.admiral.value, ==, TEST_ADMIRAL_RED.value);
}

static void
an_enemys_planet_is_a_reason_to_fight_by_hand (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconClashTriage) triage = between (1, 6, 20, 6, 20);
  ForconObjectId planet = g_array_index (test->campaign->features, ForconFeature, 0).object;

  g_array_append_val (triage->objects, planet);
  g_array_index (test->campaign->features, ForconFeature, 0).holder = TEST_ADMIRAL_BLUE;
  ASSERT_PROPOSED (proposal_for (test, triage), FIGHT, PLANET);
  g_assert_cmpuint (triage->proposal.object.value, ==, planet.value);
  g_array_index (test->campaign->features, ForconFeature, 0).holder = FORCON_NO_SIDE;
  ASSERT_PROPOSED (proposal_for (test, triage), FIGHT, LARGE);
}

static void
what_has_begun_is_not_given_to_captains (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconClashTriage) small = between (1, 2, 20, 2, 20);

  small->begun = TRUE;
  ASSERT_PROPOSED (proposal_for (test, small), FIGHT, BEGUN);
}

/* F-CAMP-10 */
static void
captains_act_for_those_who_are_absent (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconClashTriage) triage = between (1, 6, 20, 6, 20);

  blue_of (triage)->absent = TRUE;
  ASSERT_PROPOSED (proposal_for (test, triage), SOME_CAPTAINS, ABSENT);
  g_assert_cmphex (triage->proposal.admirals, ==, 1u << TEST_ADMIRAL_BLUE.value);
  red_of (triage)->absent = TRUE;
  ASSERT_PROPOSED (proposal_for (test, triage), CAPTAINS, NOBODY);
}

/* F-CAMP-13 */
static void
captains_act_for_those_who_are_told_to_keep_away (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconClashTriage) triage = between (1, 6, 20, 6, 20);

  red_of (triage)->bound = TRUE;
  ASSERT_PROPOSED (proposal_for (test, triage), SOME_CAPTAINS, BOUND);
  g_assert_cmphex (triage->proposal.admirals, ==, 1u << TEST_ADMIRAL_RED.value);
  blue_of (triage)->bound = TRUE;
  ASSERT_PROPOSED (proposal_for (test, triage), FIGHT, LARGE);
}

/* 26, 15 and 7 ships take some twelve minutes; there are ten. */
static void
what_there_is_no_time_for_is_lent_or_left_to_captains (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (GPtrArray) triages = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_clash_triage_free);
  ForconClashTriage *little = between (1, 3, 20, 4, 20);
  ForconClashTriage *middle = between (2, 7, 20, 8, 20);
  ForconClashTriage *great = between (3, 12, 40, 14, 40);

  g_ptr_array_add (triages, little);
  g_ptr_array_add (triages, middle);
  g_ptr_array_add (triages, great);
  forcon_clash_triage_propose (test->campaign, triages, MINUTES (60));
  ASSERT_PROPOSED (little->proposal, FIGHT, LARGE);
  ASSERT_PROPOSED (middle->proposal, FIGHT, LARGE);
  ASSERT_PROPOSED (great->proposal, FIGHT, LARGE);
  forcon_clash_triage_propose (test->campaign, triages, MINUTES (7));
  ASSERT_PROPOSED (great->proposal, FIGHT, LARGE);
  ASSERT_PROPOSED (middle->proposal, LEND, TIME);
  ASSERT_PROPOSED (little->proposal, CAPTAINS, TIME);
  g_assert_cmpint (middle->proposal.needed, ==, 48 * FORCON_TRIAGE_SHIP_SPAN);
  g_assert_cmpint (middle->proposal.left, ==, MINUTES (7));
}

static void
a_whole_fleet_comes_before_more_ships (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (GPtrArray) triages = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_clash_triage_free);
  ForconClashTriage *fleet = between (1, 5, 5, 5, 40);
  ForconClashTriage *great = between (2, 12, 40, 14, 40);

  g_ptr_array_add (triages, great);
  g_ptr_array_add (triages, fleet);
  forcon_clash_triage_propose (test->campaign, triages, 0);
  ASSERT_PROPOSED (fleet->proposal, FIGHT, FLEET);
  ASSERT_PROPOSED (great->proposal, LEND, TIME);
}

/* F-CAMP-1 */
static void
the_first_half_leaves_time_for_the_second_and_for_papers (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconMoment now = { .wall = 0 };
  ForconClock *clock = &test->campaign->clock;

  clock->period = FORCON_PERIOD_RESULTS;
  clock->running = FALSE;
  clock->length = MINUTES (20);
  clock->elapsed = MINUTES (1);
  test->campaign->progress.phase = 1;
  test->campaign->progress.half = 1;
  g_assert_cmpint (forcon_clash_triage_time (test->campaign, &now), ==, MINUTES (7));
  test->campaign->progress.half = 2;
  g_assert_cmpint (forcon_clash_triage_time (test->campaign, &now), ==, MINUTES (14));
  clock->elapsed = MINUTES (30);
  g_assert_cmpint (forcon_clash_triage_time (test->campaign, &now), ==, 0);
  test->campaign->progress.phase = 0;
  g_assert_true (forcon_clash_triage_time (test->campaign, &now) == FORCON_TRIAGE_NO_CLOCK);
}

/* Odds */

static void
trying_changes_neither_the_table_nor_its_dice (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  ForconClashId clash = open_clash (test);
  g_autofree char *before = forcon_campaign_hash (test->campaign);
  ForconClashOdds odds, again;

  g_assert_true (forcon_clash_odds_try (test_table (test), &test->rules, 40, 1, NULL, &odds));
  g_assert_true (forcon_clash_odds_try (test_table (test), &test->rules, 40, 2, NULL, &again));
  g_autofree char *after = forcon_campaign_hash (test->campaign);

  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (odds.runs, ==, 40);
  g_assert_cmpmem (odds.wins, sizeof odds.wins, again.wins, sizeof again.wins);
  g_assert_cmpfloat_with_epsilon (odds.wins[1] + odds.wins[2] + odds.nobody + odds.undecided, 1.0, 1e-9);
  g_assert_nonnull (forcon_campaign_battle (test->campaign, clash));
}

static void
what_is_called_off_tells_nothing (void)
{
  g_autoptr (TestCampaign) test = test_campaign_new ();
  g_autoptr (ForconErrand) errand = forcon_errand_new ();
  ForconClashOdds odds;

  open_clash (test);
  forcon_errand_call_off (errand);
  g_assert_false (forcon_clash_odds_try (test_table (test), &test->rules, 400, 1, errand, &odds));
}

static void
the_error_is_that_of_wilson (void)
{
  g_assert_cmpfloat_with_epsilon (forcon_share_error (0.5, 400), 0.0488, 0.0001);
  g_assert_cmpfloat_with_epsilon (forcon_share_error (0.0, 100), 0.0185, 0.0001);
  g_assert_cmpfloat (forcon_share_error (1.0, 400), >, 0.0);
}

#define ADD(test) g_test_add_func ("/campaign/clash-triage/" #test, test)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (the_strength_of_a_side_is_that_of_its_ships_in_action);
  ADD (a_clash_that_is_over_or_lent_waits_for_nothing);
  ADD (the_instruction_that_answers_the_clash_is_named);
  ADD (a_small_clash_is_for_captains);
  ADD (a_one_sided_clash_is_for_captains_and_a_close_one_for_hands);
  ADD (what_is_not_known_well_is_not_one_sided);
  ADD (who_has_most_of_a_fleet_there_decides);
  ADD (an_enemys_planet_is_a_reason_to_fight_by_hand);
  ADD (what_has_begun_is_not_given_to_captains);
  ADD (captains_act_for_those_who_are_absent);
  ADD (captains_act_for_those_who_are_told_to_keep_away);
  ADD (what_there_is_no_time_for_is_lent_or_left_to_captains);
  ADD (a_whole_fleet_comes_before_more_ships);
  ADD (the_first_half_leaves_time_for_the_second_and_for_papers);
  ADD (trying_changes_neither_the_table_nor_its_dice);
  ADD (what_is_called_off_tells_nothing);
  ADD (the_error_is_that_of_wilson);
  return g_test_run ();
}
