/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds-case.h"

#include <math.h>

#define SIXTH_DECIMAL 5e-7
#define ROUNDS 12
#define RANDOM_FLEETS 200

#define OURS "1 dreadnought, 2 cruiser, 4 fighter, 1 carrier"
#define THEIRS "2 destroyer, 3 cruiser, 1 dreadnought"

static void
assert_chances (const ForconTwilightMatch *match, double attacker, double draw, double defender)
{
  ForconTwilightOdds odds = odds_of (match);

  odds_assert_near (odds.attacker, attacker, SIXTH_DECIMAL);
  odds_assert_near (odds.draw, draw, SIXTH_DECIMAL);
  odds_assert_near (odds.defender, defender, SIXTH_DECIMAL);
  g_assert_cmpfloat (odds.ongoing, ==, 0.0);
}

/* T-ODDS-1 */
static void
test_known (void)
{
  ForconTwilightMatch fighters = odds_match (FORCON_TWILIGHT_PLACE_SPACE, "1 fighter", "1 fighter");
  ForconTwilightMatch fleets = odds_match (FORCON_TWILIGHT_PLACE_SPACE, OURS, THEIRS);

  assert_chances (&fighters, 0.444444, 0.111111, 0.444444);
  assert_chances (&fleets, 0.616835, 0.037664, 0.345501);
  fleets.orders[0] = fleets.orders[1] = 1;
  g_assert_cmpstr (odds_rules ()->orders[1].word, ==, "fight");
  assert_chances (&fleets, 0.637962, 0.037918, 0.324120);
}

/*
 * T-ODDS-1: two fighters with 2 in 10 each: 0.16 and 0.04 in a round in which something happens, of which there
 * are 0.36.
 */
static void
test_means (void)
{
  ForconTwilightMatch match = odds_match (FORCON_TWILIGHT_PLACE_SPACE, "1 fighter", "1 fighter");
  ForconTwilightOdds odds = odds_of (&match);

  odds_assert_near (odds.rounds, 1.0 / 0.36, 1e-14);
  odds_assert_near (odds.left[ATTACKER][0], 0.16 / 0.36, 1e-14);
  odds_assert_near (odds.cost_left[ATTACKER], 0.5 * 0.16 / 0.36, 1e-14);
}

/* T-AFB-1, T-AFB-2: two dice that hit on 9 destroy both fighters in 4 of 100 cases, and then no round is fought. */
static void
test_barrage_only (void)
{
  ForconTwilightMatch match = odds_match (FORCON_TWILIGHT_PLACE_SPACE, "1 destroyer", "2 fighter");
  ForconTwilightOdds odds;

  match.modifiers[ATTACKER] = 5;
  match.rounds = 0;
  odds = odds_of (&match);
  odds_assert_near (odds.attacker, 0.04, 1e-15);
  odds_assert_near (odds.left[DEFENDER][0], 2.0 * 0.64 + 0.32, 1e-15);
  g_assert_cmpfloat (odds.rounds, ==, 0.0);
  match.barrage = FALSE;
  odds = odds_of (&match);
  g_assert_cmpfloat (odds.ongoing, ==, 1.0);
}

/* T-ODDS-1: an undamaged dreadnought outlives a hit, a damaged one does not. */
static void
test_damaged (void)
{
  ForconTwilightMatch match = odds_match (FORCON_TWILIGHT_PLACE_SPACE, "1 cruiser2", "1 dreadnought");

  match.modifiers[ATTACKER] = 10;
  match.modifiers[DEFENDER] = -10;
  odds_assert_near (odds_of (&match).rounds, 2.0, 0.0);
  g_assert_true (forcon_force_parse_damaged (odds_rules (), "1 dreadnought", &match.forces[DEFENDER], NULL));
  odds_assert_near (odds_of (&match).rounds, 1.0, 0.0);
}

/*
 * T-ODDS-1: 3 hits on Dreadnought II, Flagship and fighter: by the one policy all sustain and the fighter dies, by
 * the other only II.
 */
static void
test_policies (void)
{
  ForconTwilightMatch match
      = odds_match (FORCON_TWILIGHT_PLACE_SPACE, "1 warsun", "1 dreadnought2, 1 flagship, 1 fighter");
  guint fighter = forcon_twilight_find_unit (odds_rules (), "fighter").value - 1u;

  match.modifiers[ATTACKER] = 10;
  match.modifiers[DEFENDER] = -10;
  match.rounds = 1;
  odds_assert_near (odds_of (&match).cost_left[DEFENDER], 4 + 8, 0.0);
  match.forces[DEFENDER].intact[fighter] = 3;
  odds_assert_near (odds_of (&match).left[DEFENDER][fighter], 2.0, 0.0);
  match.policies[0] = match.policies[1] = FORCON_HIT_POLICY_DREADNOUGHT_FIRST;
  odds_assert_near (odds_of (&match).left[DEFENDER][fighter], 1.0, 0.0);
}

/*
 * T-ODDS-1: two hits on Dreadnoughts of both grades, none of them safe to damage: the type sustains both before
 * one is lost.
 */
static void
test_grades (void)
{
  ForconTwilightMatch match = odds_match (FORCON_TWILIGHT_PLACE_SPACE, "2 cruiser", "1 dreadnought, 1 dreadnought2");
  g_autofree ForconUnit *units = g_memdup2 (odds_rules ()->units, sizeof odds_rules ()->units);

  units[forcon_twilight_find_unit (odds_rules (), "dreadnought2").value - 1].safe_sustain = FALSE;
  match.units[DEFENDER] = units;
  match.policies[0] = match.policies[1] = FORCON_HIT_POLICY_DREADNOUGHT_FIRST;
  match.modifiers[ATTACKER] = 10;
  match.modifiers[DEFENDER] = -10;
  match.rounds = 1;
  odds_assert_near (odds_of (&match).cost_left[DEFENDER], 8.0, 0.0);
  match.rounds = 2;
  odds_assert_near (odds_of (&match).cost_left[DEFENDER], 0.0, 0.0);
}

/* T-ODDS-1: on the ground a mech sustains before infantry is lost, by the other policy too. */
static void
test_ground_policy (void)
{
  ForconTwilightMatch match = odds_match (FORCON_TWILIGHT_PLACE_GROUND, "1 infantry", "1 infantry, 1 mech");
  guint infantry = forcon_twilight_find_unit (odds_rules (), "infantry").value - 1u;

  match.modifiers[ATTACKER] = 10;
  match.modifiers[DEFENDER] = -10;
  match.rounds = 1;
  match.policies[0] = match.policies[1] = FORCON_HIT_POLICY_DREADNOUGHT_FIRST;
  odds_assert_near (odds_of (&match).left[DEFENDER][infantry], 1.0, 0.0);
  match.rounds = 2;
  odds_assert_near (odds_of (&match).left[DEFENDER][infantry], 0.0, 0.0);
}

/* T-ODDS-1: who needs 11 on a ten-sided die never hits. */
static void
test_never_ends (void)
{
  ForconTwilightMatch match = odds_match (FORCON_TWILIGHT_PLACE_SPACE, "1 fighter", "2 fighter");
  ForconTwilightOdds odds;

  match.modifiers[ATTACKER] = match.modifiers[DEFENDER] = -2;
  odds = odds_of (&match);
  g_assert_cmpfloat (odds.ongoing, ==, 1.0);
  g_assert_true (isinf (odds.rounds));
  odds_assert_near (odds.cost_left[DEFENDER], 1.0, 0.0);
  match.rounds = 5000;
  odds_assert_near (odds_of (&match).rounds, 5000.0, 0.0);
}

/*
 * T-ODDS-1: when both cruisers are lost at once, two carriers are left that cannot hit; 2 in 10 each, so 0.04 of
 * 0.36.
 */
static void
test_may_never_end (void)
{
  ForconTwilightMatch match = odds_match (FORCON_TWILIGHT_PLACE_SPACE, "1 cruiser, 1 carrier", "1 cruiser, 1 carrier");
  ForconTwilightOdds odds;

  match.modifiers[ATTACKER] = match.modifiers[DEFENDER] = -2;
  odds = odds_of (&match);
  odds_assert_near (odds.ongoing, 0.04 / 0.36, 1e-15);
  odds_assert_near (odds.attacker, 0.16 / 0.36, 1e-15);
  g_assert_true (isinf (odds.rounds));
}

/* T-ODDS-1: the row after each round is what is answered about so many rounds, and the rows lead to the end. */
static void
test_rounds (void)
{
  ForconRandom random = forcon_random_seeded (1, 1);

  for (guint i = 0; i < RANDOM_FLEETS / 4; i++)
    {
      ForconTwilightMatch match = odds_random_match (&random, 4);
      ForconTwilightOdds end = odds_of (&match);
      ForconTwilightOdds rows[ROUNDS];
      double still_fought = 0.0;

      g_assert_true (forcon_twilight_odds_by_round (odds_rules (), &match, ROUNDS, rows));
      match.rounds = 0;
      still_fought = odds_of (&match).ongoing;
      for (guint round = 0; round < ROUNDS; still_fought = rows[round++].ongoing)
        {
          double before = round == 0 ? 0.0 : rows[round - 1].rounds;
          ForconTwilightOdds asked;

          match.rounds = (gint) round + 1;
          asked = odds_of (&match);
          odds_assert_near (rows[round].attacker, asked.attacker, 0.0);
          odds_assert_near (rows[round].cost_left[DEFENDER], asked.cost_left[DEFENDER], 0.0);
          odds_assert_near (rows[round].rounds, before + still_fought, 1e-12);
          g_assert_cmpfloat (rows[round].attacker, <=, end.attacker + 1e-12);
          g_assert_cmpfloat (rows[round].draw, <=, end.draw + 1e-12);
        }
      match.rounds = 1000;
      odds_assert_near (odds_of (&match).attacker, end.attacker, 1e-12);
      odds_assert_near (odds_of (&match).cost_left[ATTACKER], end.cost_left[ATTACKER], 1e-12);
    }
}

/* T-ODDS-1 */
static void
test_symmetric (void)
{
  ForconRandom random = forcon_random_seeded (2, 1);

  for (guint i = 0; i < RANDOM_FLEETS; i++)
    {
      ForconTwilightMatch match = odds_random_match (&random, 6);
      ForconTwilightMatch turned = match;
      ForconTwilightOdds odds = odds_of (&match);
      ForconTwilightOdds other;

      for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
        {
          turned.forces[side] = match.forces[1 - side];
          turned.modifiers[side] = match.modifiers[1 - side];
          turned.first_modifiers[side] = match.first_modifiers[1 - side];
        }
      other = odds_of (&turned);
      odds_assert_near (odds.attacker, other.defender, 1e-12);
      odds_assert_near (odds.draw, other.draw, 1e-12);
      odds_assert_near (odds.rounds, other.rounds, 1e-12);
      odds_assert_near (odds.cost_left[ATTACKER], other.cost_left[DEFENDER], 1e-12);
    }
}

/* T-ODDS-1 */
static void
test_sum (void)
{
  ForconTwilightMatch match
      = odds_match (FORCON_TWILIGHT_PLACE_SPACE, "5 dreadnought, 8 cruiser, 8 destroyer, 10 fighter",
                    "5 dreadnought, 8 cruiser, 8 destroyer, 10 fighter");
  ForconRandom random = forcon_random_seeded (3, 1);

  odds_of (&match);
  match = odds_match (FORCON_TWILIGHT_PLACE_SPACE, "100 fighter, 20 warsun", "150 fighter2, 9 destroyer2");
  odds_of (&match);
  match = odds_match (FORCON_TWILIGHT_PLACE_SPACE, "1 fighter", "10000 fighter");
  odds_assert_near (odds_of (&match).cost_left[DEFENDER], 4999.9, 1e-12);
  for (guint i = 0; i < RANDOM_FLEETS; i++)
    {
      match = odds_random_match (&random, 7);
      odds_of (&match);
    }
}

/* T-SPC-1, T-GND-1: infantry aboard neither fights nor is lost. */
static void
test_wrong_kind (void)
{
  ForconTwilightMatch match = odds_match (FORCON_TWILIGHT_PLACE_SPACE, "1 fighter, 9 infantry", "1 fighter, 2 mech");

  assert_chances (&match, 0.444444, 0.111111, 0.444444);
}

/* T-END-2 */
static void
test_nobody (void)
{
  ForconTwilightMatch match = odds_match (FORCON_TWILIGHT_PLACE_SPACE, "", "1 fighter");

  assert_chances (&match, 0.0, 0.0, 1.0);
  match = odds_match (FORCON_TWILIGHT_PLACE_GROUND, "", "");
  assert_chances (&match, 0.0, 1.0, 0.0);
}

/* T-ODDS-2 */
static void
test_too_much (void)
{
  ForconTwilightMatch match
      = odds_match (FORCON_TWILIGHT_PLACE_SPACE, "10000 cruiser, 10000 warsun", "9999 dreadnought");
  ForconTwilightOdds odds[ROUNDS];

  g_assert_cmpfloat (forcon_twilight_odds_work (odds_rules (), &match), >, FORCON_TWILIGHT_WORK_MAX);
  g_assert_false (forcon_twilight_odds (odds_rules (), &match, odds));
  g_assert_false (forcon_twilight_odds_by_round (odds_rules (), &match, ROUNDS, odds));
}

/* T-ODDS-1: before the first round nothing is decided, and no chance is ever over 1, whatever was added up */
static void
test_never_over_one (void)
{
  for (guint n = 1; n < 60; n++)
    {
      g_autofree char *ours = g_strdup_printf ("%u destroyer, %u fighter, %u cruiser", n, n, n);
      g_autofree char *theirs = g_strdup_printf ("%u destroyer2, %u fighter2, 1 warsun", n, 2 * n);
      ForconTwilightMatch match = odds_match (FORCON_TWILIGHT_PLACE_SPACE, ours, theirs);
      ForconTwilightOdds odds;

      match.rounds = 0;
      odds = odds_of (&match);
      g_assert_cmpfloat (odds.ongoing, <=, 1.0);
      odds_assert_near (odds.ongoing, 1.0, 1e-12);
    }
}

/* T-ODDS-1: each side by its own policy and order: who keeps the dear ships until the last has more of worth left */
static void
test_each_side_by_its_own (void)
{
  ForconTwilightMatch match = odds_match (FORCON_TWILIGHT_PLACE_SPACE, "1 carrier, 1 cruiser", "1 carrier, 1 cruiser");
  ForconTwilightOdds same = odds_of (&match);
  ForconTwilightOdds other;

  odds_assert_near (same.attacker, same.defender, 1e-12);
  match.orders[ATTACKER] = 1;
  other = odds_of (&match);
  g_assert_cmpfloat (other.attacker, >, other.defender);
}

/* What somebody types is read: plurals, plus signs, capitals, Russian (T-DICE-2 says what they are then) */
static void
test_typed_lists (void)
{
  static const char *const lists[][2] = {
    { "2 cruisers", "2 cruiser" },
    { "2 Cruisers + 1 War Sun", "2 cruiser, 1 warsun" },
    { "CRUISER II, 3 fighters 2", "3 fighter2, 1 cruiser2" },
    { "2 крейсера + 5 Истребителей II", "5 fighter2, 2 cruiser" },
    { "Солнце войны, 3 пехоты, 1 Космодок I", "1 warsun, 3 infantry, 1 space-dock" },
    { "1 Dreadnought I, space dock", "1 dreadnought, 1 space-dock" },
  };
  static const char *const wrong[] = { "2 cruisers and more", "cruiserss", "II", "mech II", "2 + cruiser", "крейс" };

  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      ForconForce force = { 0 };
      g_autofree char *text = NULL;

      g_assert_true (forcon_force_parse (odds_rules (), lists[i][0], &force, NULL));
      text = forcon_force_format (odds_rules (), &force);
      g_assert_cmpstr (text, ==, lists[i][1]);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      ForconForce force = { 0 };

      g_assert_false (forcon_force_parse (odds_rules (), wrong[i], &force, NULL));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/twilight/odds/T-ODDS-1 known chances come out to six decimals", test_known);
  g_test_add_func ("/twilight/odds/T-ODDS-1 rounds, units and cost left are means", test_means);
  g_test_add_func ("/twilight/odds/T-AFB-2 a barrage can end it before the first round", test_barrage_only);
  g_test_add_func ("/twilight/odds/T-ODDS-1 damaged units cannot sustain again", test_damaged);
  g_test_add_func ("/twilight/odds/T-ODDS-1 the policies differ in who sustains", test_policies);
  g_test_add_func ("/twilight/odds/T-ODDS-1 a type is all its grades", test_grades);
  g_test_add_func ("/twilight/odds/T-ODDS-1 on the ground both policies sustain first", test_ground_policy);
  g_test_add_func ("/twilight/odds/T-ODDS-1 where neither can hit it never ends", test_never_ends);
  g_test_add_func ("/twilight/odds/T-ODDS-1 it may never end", test_may_never_end);
  g_test_add_func ("/twilight/odds/T-ODDS-1 the rounds lead to the end", test_rounds);
  g_test_add_func ("/twilight/odds/T-ODDS-1 sides changed change the chances", test_symmetric);
  g_test_add_func ("/twilight/odds/T-ODDS-1 the chances add up to 1 within 1e-12", test_sum);
  g_test_add_func ("/twilight/odds/T-SPC-1 who does not fight there does not count", test_wrong_kind);
  g_test_add_func ("/twilight/odds/T-END-2 who has nobody has lost", test_nobody);
  g_test_add_func ("/twilight/odds/T-ODDS-2 what would take too long is refused", test_too_much);
  g_test_add_func ("/twilight/odds/T-ODDS-1 no chance is over 1", test_never_over_one);
  g_test_add_func ("/twilight/odds/T-ODDS-1 each side has its own policy and order", test_each_side_by_its_own);
  g_test_add_func ("/twilight/odds/lists are read as people type them", test_typed_lists);
  return g_test_run ();
}
