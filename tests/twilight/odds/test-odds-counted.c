/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Exact odds against a count of all ways in which the dice can fall, for all forces of up to three units a side. Of
 * what is the same for both sides only one is fought. Under the sanitizers a part of it, see COUNT_EACH.
 */
#include "brute-force.h"
#include "odds-case.h"

#define TOLERANCE 1e-12
#define FORCES_MAX 500

/* Every so many pairs also with damage, modifiers and what else can be asked. */
#define VARIED_EACH 20

typedef struct {
  guint n;
  ForconForce forces[FORCES_MAX];
} Forces;

static void
add_units (Forces *all, ForconUnitKind kind, ForconForce force, guint first, guint room)
{
  for (guint i = first; i < odds_rules ()->n_units; i++)
    {
      ForconForce more = force;

      if (odds_rules ()->units[i].kind != kind)
        continue;
      more.intact[i]++;
      g_assert_cmpuint (all->n, <, FORCES_MAX);
      all->forces[all->n++] = more;
      if (room > 1)
        add_units (all, kind, more, i, room - 1);
    }
}

/* All forces of one to three units that fight there. */
static Forces *
all_forces (ForconTwilightPlace place)
{
  Forces *all = g_new0 (Forces, 1);
  const ForconForce nobody = { 0 };

  add_units (all, place == FORCON_TWILIGHT_PLACE_SPACE ? FORCON_UNIT_KIND_SHIP : FORCON_UNIT_KIND_GROUND, nobody, 0,
             BRUTE_UNITS_MAX);
  return all;
}

static void
compare (const ForconTwilightMatch *match)
{
  BruteAnswer counted;
  ForconTwilightOdds odds = odds_of (match);

  brute_force (odds_rules (), match, &counted);
  odds_assert_near (odds.attacker, counted.attacker, TOLERANCE);
  odds_assert_near (odds.draw, counted.draw, TOLERANCE);
  odds_assert_near (odds.defender, counted.defender, TOLERANCE);
  odds_assert_near (odds.ongoing, counted.ongoing, TOLERANCE);
  odds_assert_near (odds.rounds, counted.rounds, TOLERANCE);
  odds_assert_near (odds.cost_left[ATTACKER], counted.cost_left[ATTACKER], TOLERANCE);
  odds_assert_near (odds.cost_left[DEFENDER], counted.cost_left[DEFENDER], TOLERANCE);
}

/* Some of those that can sustain damage have done so. */
static void
damage (ForconForce *force, ForconRandom *random)
{
  for (guint i = 0; i < odds_rules ()->n_units; i++)
    {
      guint damaged = odds_rules ()->units[i].sustain ? forcon_random_below (random, force->intact[i] + 1u) : 0;

      force->intact[i] = (guint16) (force->intact[i] - damaged);
      force->damaged[i] = (guint16) (force->damaged[i] + damaged);
    }
}

static void
compare_varied (ForconTwilightMatch match, ForconRandom *random)
{
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      match.policies[side] = (ForconHitPolicy) forcon_random_below (random, FORCON_N_HIT_POLICY);
      match.orders[side] = forcon_random_below (random, 2);
    }
  match.barrage = forcon_random_below (random, 3) > 0;
  match.rounds = (gint) forcon_random_below (random, 5) - 1;
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    {
      damage (&match.forces[side], random);
      match.modifiers[side] = (gint) forcon_random_below (random, 8) - 4;
      match.first_modifiers[side] = (gint) forcon_random_below (random, 3) - 1;
      match.rolled[side] = forcon_random_below (random, 4) == 0;
      match.hits[side] = forcon_random_below (random, 2) == 0 ? (gint) forcon_random_below (random, 6) - 2 : 0;
    }
  compare (&match);
}

/* All pairs, each as it is and every few in another way too. */
static void
compare_all (ForconTwilightPlace place, ForconHitPolicy policy, guint order, guint each)
{
  g_autofree Forces *all = all_forces (place);
  ForconRandom random = forcon_random_seeded (454, 3);
  ForconTwilightMatch match;
  guint n = 0;

  forcon_twilight_match_init (&match, place);
  match.policies[0] = match.policies[1] = policy;
  match.orders[0] = match.orders[1] = order;
  for (guint i = 0; i < all->n; i++)
    for (guint j = i; j < all->n; j++, n++)
      {
        if (n % each != 0)
          continue;
        match.forces[n % 2 == 0 ? ATTACKER : DEFENDER] = all->forces[i];
        match.forces[n % 2 == 0 ? DEFENDER : ATTACKER] = all->forces[j];
        compare (&match);
        if (n / each % VARIED_EACH == 0)
          compare_varied (match, &random);
      }
}

/* T-ODDS-1, T-AFB-1, T-AFB-2, T-HIT-1, T-HIT-2, T-DICE-1, T-DICE-2 */
static void
test_space (void)
{
  compare_all (FORCON_TWILIGHT_PLACE_SPACE, FORCON_HIT_POLICY_SUSTAIN_FIRST, 0, COUNT_EACH);
}

/* T-ODDS-1 */
static void
test_policies (void)
{
  compare_all (FORCON_TWILIGHT_PLACE_SPACE, FORCON_HIT_POLICY_SUSTAIN_FIRST, 1, 7 * COUNT_EACH);
  compare_all (FORCON_TWILIGHT_PLACE_SPACE, FORCON_HIT_POLICY_DREADNOUGHT_FIRST, 0, 7 * COUNT_EACH);
  compare_all (FORCON_TWILIGHT_PLACE_SPACE, FORCON_HIT_POLICY_DREADNOUGHT_FIRST, 1, 7 * COUNT_EACH);
}

/* T-ODDS-1, T-GND-1, T-GND-2, T-GND-3 */
static void
test_ground (void)
{
  for (ForconHitPolicy policy = 0; policy < FORCON_N_HIT_POLICY; policy++)
    compare_all (FORCON_TWILIGHT_PLACE_GROUND, policy, policy, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/twilight/odds/T-ODDS-1 all fleets of up to three ships agree with a count of all dice",
                   test_space);
  g_test_add_func ("/twilight/odds/T-ODDS-1 so they do by the other policy and order", test_policies);
  g_test_add_func ("/twilight/odds/T-ODDS-1 all ground forces of up to three units agree with a count of all dice",
                   test_ground);
  return g_test_run ();
}
