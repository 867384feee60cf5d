/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/rules/boarding.h"
#include "engine/state/formation.h"
#include "forcon-test-battle.h"

/*
 * A red and a blue battleship (6 hits, an experienced crew, which adds nothing) touch at 2.5 cm in red's torpedo step.
 * Far off lies another ship of each side, so that the battle goes on when one is captured.
 */
typedef struct {
  TestBattle *test;
  ForconShipId red;
  ForconShipId blue;
} Grapple;

static Grapple
grapple_new (void)
{
  Grapple grapple = { test_battle_new (), FORCON_NO_SHIP, FORCON_NO_SHIP };

  grapple.red = test_add (grapple.test, (TestShip){ .x = 100, .y = 100, .readiness = 5 });
  grapple.blue = test_add (grapple.test, (TestShip){ .side = TEST_BLUE, .x = 100, .y = 100, .readiness = 5 });
  test_state (grapple.test, grapple.blue)->position.x += 250;
  test_add (grapple.test, (TestShip){ .x = 20, .y = 20 });
  test_add (grapple.test, (TestShip){ .side = TEST_BLUE, .x = 180, .y = 180 });
  test_enter (grapple.test, TEST_RED, FORCON_STEP_TORPEDOES);
  return grapple;
}

static void
grapple_clear (Grapple *grapple)
{
  g_clear_pointer (&grapple->test, test_battle_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Grapple, grapple_clear)

static ForconCommand
board (ForconShipId ship, ForconShipId target)
{
  return FORCON_COMMAND (BOARD, board, .ship = ship, .target = target);
}

static ForconCommand
fate (ForconShipId ship, ForconFate what)
{
  return FORCON_COMMAND (FATE, fate, .ship = ship, .fate = what);
}

/* Red boards blue, and it is fought with these dice. */
static void
fight (Grapple *grapple, const char *dice)
{
  test_do (grapple->test, board (grapple->red, grapple->blue), "");
  test_do (grapple->test, test_end_step (), dice);
}

static ForconShipStatus
status_of (const Grapple *grapple, ForconShipId ship)
{
  return test_state (grapple->test, ship)->status;
}

/* Ends steps that ask for no dice until the side is in its end step. */
static void
go_to_end_step (Grapple *grapple, ForconSideId side)
{
  do
    test_do (grapple->test, test_end_step (), "");
  while (!FORCON_ID_EQUAL (grapple->test->battle->side, side) || grapple->test->battle->step != FORCON_STEP_END);
}

/* Blue is captured in red's turn: 2 against 1 with a strength of 1 is enough. */
static Grapple
captured (void)
{
  Grapple grapple = grapple_new ();

  test_state (grapple.test, grapple.blue)->hits = 3;
  fight (&grapple, "2 5");
  return grapple;
}

/* F-BRD-1 */
static void
test_own_ship (void)
{
  g_auto (Grapple) grapple = grapple_new ();

  test_refused (grapple.test, board (grapple.red, (ForconShipId){ 3 }), FORCON_VERDICT_BOARD_OWN, "F-BRD-1");
  test_refused (grapple.test, board (grapple.red, grapple.red), FORCON_VERDICT_BOARD_OWN, "F-BRD-1");
}

/* F-BRD-1, F-GEN-2: radii and slack are 2.55 cm */
static void
test_contact (void)
{
  g_auto (Grapple) grapple = grapple_new ();

  test_state (grapple.test, grapple.blue)->position.x += 6;
  test_refused (grapple.test, board (grapple.red, grapple.blue), FORCON_VERDICT_NOT_TOUCHING, "F-BRD-1");
  g_assert_cmpint (grapple.test->outcome->verdict.length, ==, 256);
  g_assert_cmpint (grapple.test->outcome->verdict.needed_length, ==, 255);
  test_state (grapple.test, grapple.blue)->position.x -= 1;
  test_do (grapple.test, board (grapple.red, grapple.blue), "");
}

/* F-BRD-1 */
static void
test_one_target (void)
{
  g_auto (Grapple) grapple = grapple_new ();

  test_do (grapple.test, board (grapple.red, grapple.blue), "");
  test_refused (grapple.test, board (grapple.red, grapple.blue), FORCON_VERDICT_ALREADY_BOARDS, "F-BRD-1");
}

/* F-BRD-1 */
static void
test_torpedo_step_only (void)
{
  g_auto (Grapple) grapple = grapple_new ();

  test_enter (grapple.test, TEST_RED, FORCON_STEP_FIRE);
  test_refused (grapple.test, board (grapple.red, grapple.blue), FORCON_VERDICT_WRONG_STEP, "F-TURN-1");
  test_enter (grapple.test, TEST_BLUE, FORCON_STEP_TORPEDOES);
  test_refused (grapple.test, board (grapple.red, grapple.blue), FORCON_VERDICT_NOT_ITS_TURN, "F-TURN-1");
}

/* F-BRD-1, F-EW-4: of a hidden ship nothing is told, not even that it lies there */
static void
test_targets (void)
{
  g_auto (Grapple) grapple = grapple_new ();
  ForconFormation *formation
      = &grapple.test->battle->formations[test_state (grapple.test, grapple.blue)->formation.value - 1];

  formation->levels[TEST_RED.value - 1] = FORCON_LEVEL_HIDDEN;
  test_refused (grapple.test, board (grapple.red, grapple.blue), FORCON_VERDICT_NOT_DETECTED, "F-EW-4");
  formation->levels[TEST_RED.value - 1] = FORCON_LEVEL_CONTACT;
  test_state (grapple.test, grapple.blue)->planet = (ForconObjectId){ 1 };
  test_refused (grapple.test, board (grapple.red, grapple.blue), FORCON_VERDICT_ELSEWHERE, "F-ORB-1");
  test_state (grapple.test, grapple.blue)->planet = FORCON_NO_OBJECT;
  test_state (grapple.test, grapple.blue)->status = FORCON_SHIP_HULK;
  test_refused (grapple.test, board (grapple.red, grapple.blue), FORCON_VERDICT_TARGET_GONE, "F-FIRE-1");
  test_refused (grapple.test, board (grapple.red, (ForconShipId){ 99 }), FORCON_VERDICT_NO_SUCH_SHIP, "F-GEN-6");
}

/* F-BRD-1, F-EW-1 */
static void
test_boarders_are_seen (void)
{
  g_auto (Grapple) grapple = grapple_new ();
  ForconBattle *battle = grapple.test->battle;

  battle->formations[test_state (grapple.test, grapple.red)->formation.value - 1].levels[TEST_BLUE.value - 1]
      = FORCON_LEVEL_HIDDEN;
  battle->formations[test_state (grapple.test, grapple.blue)->formation.value - 1].levels[TEST_RED.value - 1]
      = FORCON_LEVEL_CONTACT;
  test_do (grapple.test, board (grapple.red, grapple.blue), "");
  g_assert_cmpint (forcon_ship_level (grapple.test->battle, grapple.red, TEST_BLUE), ==, FORCON_LEVEL_IDENTIFIED);
  g_assert_cmpint (forcon_ship_level (grapple.test->battle, grapple.blue, TEST_RED), ==, FORCON_LEVEL_IDENTIFIED);
}

/* F-BRD-2 */
static void
test_strength_is_hits (void)
{
  g_auto (Grapple) grapple = grapple_new ();

  test_state (grapple.test, grapple.red)->hits = 5;
  fight (&grapple, "1 6");
  g_assert_cmpint (test_event (grapple.test, FORCON_EVENT_BOARDING_BEGUN)->boarding_begun.strength, ==, 5);
  g_assert_cmpint (test_event (grapple.test, FORCON_EVENT_BOARDING_BEGUN)->boarding_begun.target_strength, ==, 6);
}

static void
strike (TestBattle *test, ForconShipId ship)
{
  test_state (test, ship)->hits_lost = 2;
}

static void
scratch (TestBattle *test, ForconShipId ship)
{
  test_state (test, ship)->hits_lost = 1;
}

static void
cripple (TestBattle *test, ForconShipId ship)
{
  test_card (test, ship)->hits = 12;
}

static void
nearly_cripple (TestBattle *test, ForconShipId ship)
{
  test_card (test, ship)->hits = 11;
}

static void
order (TestBattle *test, ForconShipId ship)
{
  test_state (test, ship)->order = FORCON_ORDER_FULL_AHEAD;
}

static void
strain (TestBattle *test, ForconShipId ship)
{
  test_state (test, ship)->strained = 1;
}

static void
fail_order (TestBattle *test, ForconShipId ship)
{
  test_state (test, ship)->order_failed = TRUE;
}

static void
all_at_once (TestBattle *test, ForconShipId ship)
{
  test_state (test, ship)->hits = 10;
  test_card (test, ship)->hits = 20;
  strike (test, ship);
  order (test, ship);
  fail_order (test, ship);
}

static void
beyond_zero (TestBattle *test, ForconShipId ship)
{
  all_at_once (test, ship);
  test_state (test, ship)->hits = 1;
}

typedef struct {
  const char *what;
  void (*change) (TestBattle *test, ForconShipId ship);
  gint strength; /* from 6 hits, or as changed */
} StrengthCase;

static const StrengthCase strength_cases[] = {
  { "two hits lost in this fire phase", strike, 5 },
  { "one hit lost in this fire phase", scratch, 6 },
  { "half the hits lost", cripple, 4 },
  { "less than half the hits lost", nearly_cripple, 6 },
  { "an order carried out", order, 5 },
  { "the strain of bracing", strain, 5 },
  { "an order failed", fail_order, 3 },
  { "everything at once", all_at_once, 3 },
  { "more against it than it has", beyond_zero, 0 },
};

/* F-BRD-3: the same for either ship */
static void
test_strength (gconstpointer data)
{
  const StrengthCase *row = data;
  g_auto (Grapple) grapple = grapple_new ();
  ForconBoardingStrength strength;

  row->change (grapple.test, grapple.red);
  row->change (grapple.test, grapple.blue);
  forcon_boarding_strength (grapple.test->battle, &grapple.test->rules, grapple.red, TRUE, &strength);
  g_assert_cmpint (strength.strength, ==, row->strength);
  forcon_boarding_strength (grapple.test->battle, &grapple.test->rules, grapple.blue, FALSE, &strength);
  g_assert_cmpint (strength.strength, ==, row->strength);
}

typedef struct {
  const char *nation;
  gint bonus;
} NationCase;

static const NationCase nation_cases[] = {
  { "Dendarii", 1 }, { "Cetaganda", 1 }, { "Barrayar", 2 }, { "BARRAYAR", 2 }, { "Барраяр", 2 }, { "барраяр", 2 },
  { "Barrayaran", 2 }, { "Барраярская империя", 2 }, { "Цетаганда", 1 }, { "Дендарии", 1 },
  { "Dendarii Free Mercenary Fleet", 1 }, { "Aslund", 0 }, { "Jackson", 0 }, { "", 0 },
};

/* F-BRD-3: only the attacker's nation counts */
static void
test_nation (gconstpointer data)
{
  const NationCase *row = data;
  g_auto (Grapple) grapple = grapple_new ();
  ForconBoardingStrength strength;

  g_free (test_card (grapple.test, grapple.red)->nation);
  test_card (grapple.test, grapple.red)->nation = g_strdup (row->nation);
  forcon_boarding_strength (grapple.test->battle, &grapple.test->rules, grapple.red, TRUE, &strength);
  g_assert_cmpint (strength.nation, ==, row->bonus);
  g_assert_cmpint (strength.strength, ==, 6 + row->bonus);
  forcon_boarding_strength (grapple.test->battle, &grapple.test->rules, grapple.red, FALSE, &strength);
  g_assert_cmpint (strength.strength, ==, 6);
}

/* F-BRD-4 */
static void
test_ratio (void)
{
  static const gint cases[][3] = { { 5, 6, 0 }, { 6, 6, 0 },  { 7, 6, 1 },  { 11, 6, 1 }, { 12, 6, 2 }, { 17, 6, 2 },
                                   { 18, 6, 3 }, { 23, 6, 3 }, { 24, 6, 4 }, { 60, 6, 4 }, { 4, 1, 4 },  { 2, 1, 2 } };
  g_auto (Grapple) grapple = grapple_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (forcon_boarding_ratio (&grapple.test->rules, cases[i][0], cases[i][1]), ==, cases[i][2]);
}

/* F-BRD-4: a green crew (−1) of twice the strength (+2) against elite (+2): 4 − 1 + 2 = 5 against 1 + 2 = 3 */
static void
test_round (void)
{
  g_auto (Grapple) grapple = grapple_new ();

  grapple.test->rules.options.boarding_rounds = 1;
  test_card (grapple.test, grapple.red)->readiness = 3;
  test_card (grapple.test, grapple.blue)->readiness = 9;
  test_state (grapple.test, grapple.blue)->hits = 3;
  test_card (grapple.test, grapple.blue)->hits = 4;
  fight (&grapple, "4 1");
  const ForconEvent *event = test_event (grapple.test, FORCON_EVENT_BOARDING_ROUND);

  g_assert_cmpint (event->boarding_round.crew, ==, -1);
  g_assert_cmpint (event->boarding_round.ratio, ==, 2);
  g_assert_cmpint (event->boarding_round.total, ==, 5);
  g_assert_cmpint (event->boarding_round.target_crew, ==, 2);
  g_assert_cmpint (event->boarding_round.target_total, ==, 3);
  g_assert_cmpint (event->boarding_round.strength, ==, 6);
  g_assert_cmpint (event->boarding_round.target_strength, ==, 1);
}

/* F-BRD-4, F-BRD-5: the ratio goes by the strengths as they stand: 6:6, then 6:4 (+1), then 6:2 (+3), then 0 */
static void
test_ratio_follows (void)
{
  g_auto (Grapple) grapple = grapple_new ();

  fight (&grapple, "5 3  4 3  4 5");
  g_assert_cmpuint (test_count (grapple.test, FORCON_EVENT_BOARDING_ROUND), ==, 3);
  g_assert_cmpint (status_of (&grapple, grapple.blue), ==, FORCON_SHIP_CAPTURED);
  g_assert_cmpint (test_event (grapple.test, FORCON_EVENT_SHIP_CAPTURED)->ship_captured.by.value, ==,
                   grapple.red.value);
}

/* F-BRD-5 */
static void
test_attacker_captured (void)
{
  g_auto (Grapple) grapple = grapple_new ();

  fight (&grapple, "1 6  1 6");
  g_assert_cmpint (status_of (&grapple, grapple.red), ==, FORCON_SHIP_CAPTURED);
  g_assert_cmpint (status_of (&grapple, grapple.blue), ==, FORCON_SHIP_IN_ACTION);
}

/* F-BRD-5: however often they tie, the next dice are asked for */
static void
test_tie (void)
{
  g_auto (Grapple) grapple = grapple_new ();

  test_do (grapple.test, board (grapple.red, grapple.blue), "");
  test_try (grapple.test, test_end_step (), "3 3  1 1  6 6  4 4  2");
  g_assert_cmpstr (forcon_verdict_word (&grapple.test->outcome->verdict), ==, "needs-dice");
  g_assert_cmpint (grapple.test->outcome->verdict.request.purpose, ==, FORCON_PURPOSE_BOARDING_DEFENDER);
  test_do (grapple.test, test_end_step (), "3 3  1 1  6 6  1 6  1 6");
}

/* F-BRD-5: with one round a turn nothing is captured, and next turn it has to be declared anew */
static void
test_rounds_per_turn (void)
{
  g_auto (Grapple) grapple = grapple_new ();

  grapple.test->rules.options.boarding_rounds = 1;
  fight (&grapple, "6 1");
  g_assert_cmpint (status_of (&grapple, grapple.blue), ==, FORCON_SHIP_IN_ACTION);
  g_assert_cmpint (test_state (grapple.test, grapple.blue)->hits, ==, 6);
  go_to_end_step (&grapple, TEST_RED);
  g_assert_cmpuint (test_count (grapple.test, FORCON_EVENT_BOARDING_BEGUN), ==, 0);
}

/* F-BRD-5: two rounds a turn are enough here */
static void
test_two_rounds (void)
{
  g_auto (Grapple) grapple = grapple_new ();

  grapple.test->rules.options.boarding_rounds = 2;
  fight (&grapple, "6 1  2 1");
  g_assert_cmpint (status_of (&grapple, grapple.blue), ==, FORCON_SHIP_CAPTURED);
}

/* F-BRD-3, F-BRD-5 */
static void
test_no_strength (void)
{
  g_auto (Grapple) grapple = grapple_new ();

  beyond_zero (grapple.test, grapple.blue);
  fight (&grapple, "");
  g_assert_cmpint (status_of (&grapple, grapple.blue), ==, FORCON_SHIP_CAPTURED);
}

/* F-BRD-5: two ships without strength leave each other alone */
static void
test_no_strength_on_either (void)
{
  g_auto (Grapple) grapple = grapple_new ();

  beyond_zero (grapple.test, grapple.red);
  beyond_zero (grapple.test, grapple.blue);
  fight (&grapple, "");
  g_assert_cmpint (status_of (&grapple, grapple.blue), ==, FORCON_SHIP_IN_ACTION);
  g_assert_cmpint (status_of (&grapple, grapple.red), ==, FORCON_SHIP_IN_ACTION);
}

/* F-BRD-1: fought in the end phase, and only if they still touch */
static void
test_contact_lost (void)
{
  g_auto (Grapple) grapple = grapple_new ();

  test_do (grapple.test, board (grapple.red, grapple.blue), "");
  test_state (grapple.test, grapple.blue)->position.x += 6;
  test_do (grapple.test, test_end_step (), "");
  g_assert_cmpuint (test_count (grapple.test, FORCON_EVENT_BOARDING_BEGUN), ==, 0);
}

/* F-BRD-1: who is out of action by then neither boards nor is boarded */
static void
test_boarder_wrecked (void)
{
  g_auto (Grapple) grapple = grapple_new ();

  test_do (grapple.test, board (grapple.red, grapple.blue), "");
  test_state (grapple.test, grapple.blue)->status = FORCON_SHIP_HULK;
  test_do (grapple.test, test_end_step (), "");
  g_assert_cmpuint (test_count (grapple.test, FORCON_EVENT_BOARDING_BEGUN), ==, 0);
}

/* F-BRD-1: boardings are fought in the order of the file; the second finds its target captured */
static void
test_two_boarders (void)
{
  g_auto (Grapple) grapple = grapple_new ();
  ForconShipId second = test_add (grapple.test, (TestShip){ .x = 105, .y = 100, .readiness = 5 });

  test_do (grapple.test, board (second, grapple.blue), "");
  fight (&grapple, "6 1  2 1");
  g_assert_cmpuint (test_count (grapple.test, FORCON_EVENT_BOARDING_BEGUN), ==, 1);
  g_assert_cmpint (test_state (grapple.test, grapple.blue)->captor.value, ==, grapple.red.value);
}

/* F-BRD-6: it lies still and cannot act */
static void
test_captured_lies_still (void)
{
  g_auto (Grapple) grapple = captured ();
  ForconPoint place = test_state (grapple.test, grapple.blue)->position;

  test_do (grapple.test, test_end_step (), "");
  g_assert_cmpint (grapple.test->battle->step, ==, FORCON_STEP_MOVEMENT);
  g_assert_true (forcon_point_equal (test_state (grapple.test, grapple.blue)->position, place));
  test_refused (grapple.test, test_ahead (grapple.blue, 10), FORCON_VERDICT_NOT_IN_ACTION, "F-CAT-1");
}

/* F-BRD-6, F-CAT-7: it is struck like a hulk: a hit rolls for its catastrophe */
static void
test_captured_is_struck (void)
{
  g_auto (Grapple) grapple = captured ();
  guint32 gun = test_gun (grapple.test, (ForconShipId){ 3 }, FORCON_WEAPON_DESTRUCTOR, 150, 1);

  test_enter (grapple.test, TEST_RED, FORCON_STEP_FIRE);
  test_do (grapple.test, forcon_command_fire ((ForconShipId){ 3 }, grapple.blue, gun), "6  2 2");
  g_assert_cmpint (status_of (&grapple, grapple.blue), ==, FORCON_SHIP_HULK);
}

/* F-BRD-6: in the end phase of the capture already */
static void
test_abandon (void)
{
  g_auto (Grapple) grapple = captured ();

  test_do (grapple.test, fate (grapple.blue, FORCON_FATE_ABANDON), "");
  g_assert_cmpint (status_of (&grapple, grapple.blue), ==, FORCON_SHIP_HULK);
  test_do (grapple.test, test_end_step (), "1 1 1 1");
  g_assert_cmpint (test_event (grapple.test, FORCON_EVENT_HULK_DRIFTED)->hulk_drifted.distance, ==, FORCON_CM (4));
}

/* F-BRD-6: scuttled, it rolls for its catastrophe; the plasma drive reaches 3 cm, its captor among the ships there */
static void
test_scuttle (void)
{
  g_auto (Grapple) grapple = captured ();

  test_do (grapple.test, fate (grapple.blue, FORCON_FATE_SCUTTLE), "5 5  1 1 1  1 1 1");
  g_assert_cmpint (status_of (&grapple, grapple.blue), ==, FORCON_SHIP_DESTROYED);
  g_assert_cmpint (test_event (grapple.test, FORCON_EVENT_BLAST_STRUCK)->blast_struck.ship.value, ==,
                   grapple.red.value);
}

/* F-BRD-6 */
static void
test_whose_prize (void)
{
  g_auto (Grapple) grapple = captured ();

  test_refused (grapple.test, fate (grapple.red, FORCON_FATE_ABANDON), FORCON_VERDICT_NOT_CAPTURED, "F-BRD-6");
  test_enter (grapple.test, TEST_BLUE, FORCON_STEP_END);
  test_refused (grapple.test, fate (grapple.blue, FORCON_FATE_ABANDON), FORCON_VERDICT_NOT_ITS_PRIZE, "F-BRD-6");
  test_enter (grapple.test, TEST_RED, FORCON_STEP_FIRE);
  test_refused (grapple.test, fate (grapple.blue, FORCON_FATE_ABANDON), FORCON_VERDICT_WRONG_STEP, "F-TURN-1");
}

/* F-BRD-6: in the end phase of the next turn, and not before */
static void
test_too_soon (void)
{
  g_auto (Grapple) grapple = captured ();

  test_refused (grapple.test, fate (grapple.blue, FORCON_FATE_TAKE_OVER), FORCON_VERDICT_TOO_SOON, "F-BRD-6");
  go_to_end_step (&grapple, TEST_RED);
  test_do (grapple.test, fate (grapple.blue, FORCON_FATE_TAKE_OVER), "2 3");
  g_assert_cmpint (status_of (&grapple, grapple.blue), ==, FORCON_SHIP_IN_ACTION);
}

/* F-BRD-6: a captor of readiness 5 loses 2 of it, a quarter rounded up, and the prize has 3, half of it rounded up */
static void
test_takeover (void)
{
  g_auto (Grapple) grapple = captured ();
  ForconBattle *battle;

  test_card (grapple.test, grapple.blue)->readiness = 9;
  go_to_end_step (&grapple, TEST_RED);
  test_do (grapple.test, fate (grapple.blue, FORCON_FATE_TAKE_OVER), "1 4");
  battle = grapple.test->battle;
  g_assert_cmpuint (test_state (grapple.test, grapple.blue)->side.value, ==, TEST_RED.value);
  g_assert_cmpint (forcon_ship_readiness (battle, &grapple.test->rules, grapple.blue), ==, 3);
  g_assert_cmpint (forcon_ship_readiness (battle, &grapple.test->rules, grapple.red), ==, 3);
  g_assert_cmpint (test_state (grapple.test, grapple.blue)->hits, ==, 3);
}

/* F-BRD-6: the harm of recent damage counts for the check, 4, and not for the shares, of 5 */
static void
test_takeover_by_the_shaken (void)
{
  g_auto (Grapple) grapple = captured ();

  test_card (grapple.test, grapple.blue)->readiness = 9;
  go_to_end_step (&grapple, TEST_RED);
  test_state (grapple.test, grapple.red)->shaken = 1;
  test_do (grapple.test, fate (grapple.blue, FORCON_FATE_TAKE_OVER), "1 3");
  g_assert_cmpint (test_event (grapple.test, FORCON_EVENT_TAKEOVER_TRIED)->takeover_tried.readiness, ==, 4);
  g_assert_cmpint (test_event (grapple.test, FORCON_EVENT_SHIP_TAKEN_OVER)->ship_taken_over.captor_lost, ==, 2);
  g_assert_cmpint (test_event (grapple.test, FORCON_EVENT_SHIP_TAKEN_OVER)->ship_taken_over.readiness_lost, ==, 6);
}

/* F-BRD-6, F-FORM-3: the prize is a formation of its own, and its old side knows it */
static void
test_prize_formation (void)
{
  g_auto (Grapple) grapple = captured ();
  ForconFormationId formation;

  go_to_end_step (&grapple, TEST_RED);
  test_do (grapple.test, fate (grapple.blue, FORCON_FATE_TAKE_OVER), "1 4");
  formation = test_state (grapple.test, grapple.blue)->formation;
  g_assert_cmpuint (forcon_battle_formation (grapple.test->battle, formation)->side.value, ==, TEST_RED.value);
  g_assert_cmpuint (forcon_formation_lead (grapple.test->battle, formation).value, ==, grapple.blue.value);
  g_assert_cmpint (forcon_ship_level (grapple.test->battle, grapple.blue, TEST_BLUE), ==, FORCON_LEVEL_IDENTIFIED);
}

/* F-BRD-6, F-SHLD-2: it does not go on pooling its shields */
static void
test_prize_pools_nothing (void)
{
  g_auto (Grapple) grapple = captured ();

  test_state (grapple.test, grapple.red)->joined = TRUE;
  test_state (grapple.test, grapple.blue)->joined = TRUE;
  go_to_end_step (&grapple, TEST_RED);
  test_do (grapple.test, fate (grapple.blue, FORCON_FATE_TAKE_OVER), "1 4");
  g_assert_cmpuint (forcon_formation_shield_pool (grapple.test->battle, &grapple.test->rules, grapple.blue).n, ==, 1);
}

/* F-BRD-6: one more than its readiness fails, and it may try again in its next turn */
static void
test_takeover_fails (void)
{
  g_auto (Grapple) grapple = captured ();

  go_to_end_step (&grapple, TEST_RED);
  test_do (grapple.test, fate (grapple.blue, FORCON_FATE_TAKE_OVER), "2 4");
  g_assert_cmpint (status_of (&grapple, grapple.blue), ==, FORCON_SHIP_CAPTURED);
  test_refused (grapple.test, fate (grapple.blue, FORCON_FATE_TAKE_OVER), FORCON_VERDICT_TOO_SOON, "F-BRD-6");
  go_to_end_step (&grapple, TEST_RED);
  test_do (grapple.test, fate (grapple.blue, FORCON_FATE_TAKE_OVER), "2 3");
}

/* F-BRD-6: a defender that captures has its next turn right after this one */
static void
test_defender_takes_over (void)
{
  g_auto (Grapple) grapple = grapple_new ();

  fight (&grapple, "1 6  1 6");
  go_to_end_step (&grapple, TEST_BLUE);
  test_do (grapple.test, fate (grapple.red, FORCON_FATE_TAKE_OVER), "2 3");
  g_assert_cmpuint (test_state (grapple.test, grapple.red)->side.value, ==, TEST_BLUE.value);
}

/* F-BRD-6: without the captor there is nobody to take it over, but it can still be scuttled */
static void
test_captor_gone (void)
{
  g_auto (Grapple) grapple = captured ();

  test_state (grapple.test, grapple.red)->status = FORCON_SHIP_HULK;
  test_state (grapple.test, grapple.blue)->captive = 0;
  test_refused (grapple.test, fate (grapple.blue, FORCON_FATE_TAKE_OVER), FORCON_VERDICT_CAPTOR_GONE, "F-BRD-6");
  test_do (grapple.test, fate (grapple.blue, FORCON_FATE_SCUTTLE), "2 2");
}

/* F-BRD-7 */
static void
test_station (void)
{
  g_auto (Grapple) grapple = grapple_new ();
  ForconShipId station = test_add (grapple.test, (TestShip){ .type = FORCON_SHIP_TYPE_STATION, .side = TEST_BLUE,
                                                             .x = 98, .y = 100, .readiness = 5 });

  test_do (grapple.test, board (grapple.red, station), "");
  test_do (grapple.test, test_end_step (), "6 1  2 1");
  g_assert_cmpint (status_of (&grapple, station), ==, FORCON_SHIP_CAPTURED);
  go_to_end_step (&grapple, TEST_RED);
  test_do (grapple.test, fate (station, FORCON_FATE_TAKE_OVER), "1 1");
  g_assert_cmpuint (test_state (grapple.test, station)->side.value, ==, TEST_RED.value);
}

static void
add_tables (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (strength_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/boarding/%s makes %d", strength_cases[i].what,
                                               strength_cases[i].strength);

      g_test_add_data_func (path, &strength_cases[i], test_strength);
    }
  for (guint i = 0; i < G_N_ELEMENTS (nation_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/boarding/boarders of %s add %d", nation_cases[i].nation,
                                               nation_cases[i].bonus);

      g_test_add_data_func (path, &nation_cases[i], test_nation);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_tables ();
  g_test_add_func ("/boarding/own ships are not boarded", test_own_ship);
  g_test_add_func ("/boarding/the bases must touch", test_contact);
  g_test_add_func ("/boarding/a ship boards one target", test_one_target);
  g_test_add_func ("/boarding/it is declared in the own torpedo step", test_torpedo_step_only);
  g_test_add_func ("/boarding/a target is there, detected and in action", test_targets);
  g_test_add_func ("/boarding/who boards is identified, and whom it boards", test_boarders_are_seen);
  g_test_add_func ("/boarding/strength is the hits that are left", test_strength_is_hits);
  g_test_add_func ("/boarding/the ratio of the strengths has borders", test_ratio);
  g_test_add_func ("/boarding/a round is a die, the crew and the ratio", test_round);
  g_test_add_func ("/boarding/the ratio follows the strengths", test_ratio_follows);
  g_test_add_func ("/boarding/the attacker can be captured", test_attacker_captured);
  g_test_add_func ("/boarding/ties go on", test_tie);
  g_test_add_func ("/boarding/when the rounds of a turn are over it is declared anew", test_rounds_per_turn);
  g_test_add_func ("/boarding/a number of rounds can be enough", test_two_rounds);
  g_test_add_func ("/boarding/without strength a ship is captured at once", test_no_strength);
  g_test_add_func ("/boarding/two ships without strength do nothing", test_no_strength_on_either);
  g_test_add_func ("/boarding/who does not touch any more is not boarded", test_contact_lost);
  g_test_add_func ("/boarding/a wreck is not boarded", test_boarder_wrecked);
  g_test_add_func ("/boarding/a captured ship is not boarded again", test_two_boarders);
  g_test_add_func ("/boarding/a captured ship lies still", test_captured_lies_still);
  g_test_add_func ("/boarding/a captured ship is struck like a hulk", test_captured_is_struck);
  g_test_add_func ("/boarding/an abandoned ship drifts", test_abandon);
  g_test_add_func ("/boarding/a scuttled ship has its catastrophe", test_scuttle);
  g_test_add_func ("/boarding/a prize is its captor's, in the end step", test_whose_prize);
  g_test_add_func ("/boarding/a takeover waits a turn", test_too_soon);
  g_test_add_func ("/boarding/a takeover costs readiness", test_takeover);
  g_test_add_func ("/boarding/recent damage does not lessen the shares of a takeover", test_takeover_by_the_shaken);
  g_test_add_func ("/boarding/a prize pools no shields", test_prize_pools_nothing);
  g_test_add_func ("/boarding/a failed takeover is tried again", test_takeover_fails);
  g_test_add_func ("/boarding/the defender takes over in its own turn", test_defender_takes_over);
  g_test_add_func ("/boarding/without the captor nobody takes over", test_captor_gone);
  g_test_add_func ("/boarding/a station is boarded like a ship", test_station);
  g_test_add_func ("/boarding/a prize is a formation of its own", test_prize_formation);
  return g_test_run ();
}
