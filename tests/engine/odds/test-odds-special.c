/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The exact odds of torpedoes, boarding, rams and checks against counting: every throw of every die is made once, by code
 * and numbers of this file's own.
 */
#include "engine/odds/odds-boarding.h"
#include "engine/odds/odds-checks.h"
#include "engine/odds/odds-ram.h"
#include "engine/odds/odds-torpedoes.h"

#include "forcon-test-rules.h"
#include "forcon-test-throws.h"

#define TOLERANCE 1e-12
#define DICE_MAX TEST_THROWN_MAX

static void
assert_near (double actual, double expected)
{
  g_assert_cmpfloat_with_epsilon (actual, expected, TOLERANCE);
}

static double
falls_of (gint n)
{
  double falls = 1.0;

  while (n-- > 0)
    falls *= 6.0;
  return falls;
}

/* The share of the falls of so many dice in which none shows a 6. */
static double
share_without_six (gint n)
{
  double share = 1.0;

  while (n-- > 0)
    share *= 5.0 / 6.0;
  return share;
}

/* What a torpedo attack comes to, by throwing everything: how many falls there are of each. */
typedef struct {
  double falls;
  double damage[DICE_MAX + 1];
  double left[FORCON_WAVES_MAX][DICE_MAX + 1];
} Struck;

/* One fall of the dice that count: the turrets', then those of each wave, of which some are not thrown. */
static void
count_fall (const ForconTorpedoAttack *attack, const gint *dice, Struck *struck)
{
  gint guns = attack->turrets + attack->cover;
  gint shot_down = test_count_from (dice, guns, 4);
  gint damage = 0;

  dice += guns;
  for (guint i = 0; i < attack->n_waves; i++)
    {
      gint through = MAX (attack->waves[i] - (i == 0 ? shot_down : 0), 0);
      gint hits = test_count_from (dice, through, attack->armour);

      dice += attack->waves[i];
      damage += hits;
      struck->left[i][through - hits]++;
    }
  struck->damage[damage]++;
  struck->falls++;
}

/* The share of the falls with a critical, and that of those that take all hits. */
static void
assert_harm (const ForconTorpedoOdds *odds, const Struck *struck, gint hits)
{
  double critical = 0.0;
  double out = 0.0;

  for (gint k = 0; k <= DICE_MAX; k++)
    {
      critical += struck->damage[k] * (1.0 - share_without_six (MIN (k, hits)));
      out += k >= hits ? struck->damage[k] : 0.0;
    }
  assert_near (odds->critical, critical / struck->falls);
  assert_near (odds->out, out / struck->falls);
}

static void
check_torpedoes (const ForconTorpedoAttack *attack)
{
  gint n = attack->turrets + attack->cover;
  gint dice[DICE_MAX];
  Struck struck = { 0 };
  g_auto (ForconTorpedoOdds) odds = { 0 };

  for (guint i = 0; i < attack->n_waves; i++)
    n += attack->waves[i];
  g_assert_cmpint (n, <=, DICE_MAX);
  test_first_fall (dice);
  do
    count_fall (attack, dice, &struck);
  while (test_next_fall (dice, n));
  forcon_odds_of_torpedoes (forcon_test_rules (), attack, &odds);
  for (guint k = 0; k <= DICE_MAX; k++)
    assert_near (k < odds.damage->n ? odds.damage->p[k] : 0.0, struck.damage[k] / struck.falls);
  for (guint i = 0; i < attack->n_waves; i++)
    for (guint k = 0; k <= DICE_MAX; k++)
      assert_near (k < odds.left[i]->n ? odds.left[i]->p[k] : 0.0, struck.left[i][k] / struck.falls);
  assert_harm (&odds, &struck, attack->hits);
}

/* F-TORP-4, F-TORP-6, F-CRIT-1 */
static void
test_one_wave (void)
{
  for (gint torpedoes = 0; torpedoes <= 4; torpedoes++)
    for (gint turrets = 0; turrets <= 2; turrets++)
      for (gint armour = 1; armour <= 6; armour++)
        for (gint hits = 1; hits <= 4; hits += 3)
          check_torpedoes (&(ForconTorpedoAttack){ .n_waves = 1, .waves = { torpedoes }, .turrets = turrets,
                                                   .armour = armour, .hits = hits });
}

/* F-TORP-4: turrets work against one wave in a phase */
static void
test_waves (void)
{
  check_torpedoes (&(ForconTorpedoAttack){ .n_waves = 2, .waves = { 2, 3 }, .turrets = 2, .armour = 5, .hits = 3 });
  check_torpedoes (&(ForconTorpedoAttack){ .n_waves = 3, .waves = { 1, 2, 2 }, .turrets = 3, .armour = 4, .hits = 2 });
  check_torpedoes (&(ForconTorpedoAttack){ .n_waves = 2, .waves = { 0, 4 }, .turrets = 3, .armour = 6, .hits = 9 });
}

/* F-TORP-5 */
static void
test_cover (void)
{
  check_torpedoes (&(ForconTorpedoAttack){ .n_waves = 1, .waves = { 3 }, .turrets = 1, .cover = 3, .armour = 5,
                                           .hits = 3 });
  check_torpedoes (&(ForconTorpedoAttack){ .n_waves = 2, .waves = { 3, 1 }, .cover = 4, .armour = 4, .hits = 2 });
}

/* What a boarding comes to when it is fought for so many rounds, by throwing both dice in every way in each. */
typedef struct {
  double captures;
  double captured;
  double undecided;
  double rounds;
} Fought;

static gint
crew_modifier (ForconCrew crew)
{
  static const gint modifiers[FORCON_N_CREW] = { -1, 0, 1, 2 };

  return modifiers[crew];
}

static gint
ratio_bonus (gint attacker, gint defender)
{
  if (attacker >= 4 * defender)
    return 4;
  if (attacker >= 3 * defender)
    return 3;
  if (attacker >= 2 * defender)
    return 2;
  return attacker > defender ? 1 : 0;
}

static void
fight (const ForconBoardingFight *fought, gint attacker, gint defender, gint rounds, double share, Fought *result)
{
  if (attacker > 0 && defender <= 0)
    result->captures += share;
  else if (attacker <= 0 && defender > 0)
    result->captured += share;
  else if (rounds == 0 || attacker <= 0)
    result->undecided += share;
  if (attacker <= 0 || defender <= 0 || rounds == 0)
    return;
  result->rounds += share;
  for (gint ours = 1; ours <= 6; ours++)
    for (gint theirs = 1; theirs <= 6; theirs++)
      {
        gint lead = ours + crew_modifier (fought->attacker_crew) + ratio_bonus (attacker, defender) - theirs
                    - crew_modifier (fought->defender_crew);

        fight (fought, attacker - MAX (-lead, 0), defender - MAX (lead, 0), rounds - 1, share / 36.0, result);
      }
}

/* F-BRD-4, F-BRD-5 */
static void
test_boarding_rounds (void)
{
  for (gint attacker = 0; attacker <= 9; attacker += 3)
    for (gint defender = 0; defender <= 4; defender++)
      for (gint rounds = 1; rounds <= 3; rounds++)
        {
          ForconBoardingFight fought = { attacker, defender, FORCON_CREW_VETERAN, FORCON_CREW_GREEN, rounds };
          Fought expected = { 0 };
          g_auto (ForconBoardingOdds) odds = { 0 };

          fight (&fought, attacker, defender, rounds, 1.0, &expected);
          forcon_odds_of_boarding (forcon_test_rules (), &fought, &odds);
          assert_near (odds.captures, expected.captures);
          assert_near (odds.captured, expected.captured);
          assert_near (odds.undecided, expected.undecided);
          assert_near (odds.rounds, expected.rounds);
        }
}

/*
 * To the end by the equation that such odds obey, and no other: the chance from a pair is the mean of the chances to
 * which the 36 throws lead, the pair itself among them.
 */
static double
captures_from (gint attacker, gint defender)
{
  ForconBoardingFight fought = { MAX (attacker, 0), MAX (defender, 0), FORCON_CREW_EXPERIENCED, FORCON_CREW_ELITE, 0 };
  g_auto (ForconBoardingOdds) odds = { 0 };

  forcon_odds_of_boarding (forcon_test_rules (), &fought, &odds);
  assert_near (odds.captures + odds.captured, 1.0);
  assert_near (odds.undecided, 0.0);
  return odds.captures;
}

/* F-BRD-4, F-BRD-5 */
static void
test_boarding_to_the_end (void)
{
  for (gint attacker = 1; attacker <= 12; attacker++)
    for (gint defender = 1; defender <= 12; defender++)
      {
        double mean = 0.0;

        for (gint ours = 1; ours <= 6; ours++)
          for (gint theirs = 1; theirs <= 6; theirs++)
            {
              gint lead = ours + ratio_bonus (attacker, defender) - theirs - 2;

              mean += captures_from (attacker - MAX (-lead, 0), defender - MAX (lead, 0)) / 36.0;
            }
        assert_near (captures_from (attacker, defender), mean);
      }
  assert_near (captures_from (5, 0), 1.0);
  assert_near (captures_from (0, 5), 0.0);
}

/* F-BRD-5: a fight to the end is what more and more rounds come to */
static void
test_boarding_limit (void)
{
  ForconBoardingFight fought = { 7, 9, FORCON_CREW_VETERAN, FORCON_CREW_EXPERIENCED, 0 };
  ForconBoardingFight long_fought = fought;
  g_auto (ForconBoardingOdds) odds = { 0 };
  g_auto (ForconBoardingOdds) long_odds = { 0 };

  long_fought.rounds = 300;
  forcon_odds_of_boarding (forcon_test_rules (), &fought, &odds);
  forcon_odds_of_boarding (forcon_test_rules (), &long_fought, &long_odds);
  assert_near (odds.captures, long_odds.captures);
  assert_near (odds.rounds, long_odds.rounds);
  for (guint k = 0; k <= 7; k++)
    assert_near (odds.attacker_left->p[k], long_odds.attacker_left->p[k]);
  for (guint k = 0; k <= 9; k++)
    assert_near (odds.defender_left->p[k], long_odds.defender_left->p[k]);
}

static const ForconRamAttack ram = {
  .readiness = 7, .hits = 6, .hits_left = 3, .armour = 5, .shields = 1, .target_hits = 5, .target_hits_left = 4,
  .target_armour = 4, .target_shields = 1,
};

static void
assert_strike (const ForconRamStrike *strike, gint n, gint needed, gint hits_left)
{
  gint dice[DICE_MAX];
  double damage[DICE_MAX + 1] = { 0.0 };
  double critical = 0.0;
  double out = 0.0;

  test_first_fall (dice);
  do
    {
      gint hits = test_count_from (dice, n, needed);

      damage[hits] += 1.0 / falls_of (n);
      critical += (1.0 - share_without_six (MIN (hits, hits_left))) / falls_of (n);
      out += hits >= hits_left ? 1.0 / falls_of (n) : 0.0;
    }
  while (test_next_fall (dice, n));
  g_assert_cmpint (strike->dice, ==, n);
  g_assert_cmpuint (strike->damage->n, ==, (guint) n + 1);
  for (gint k = 0; k <= n; k++)
    assert_near (strike->damage->p[k], damage[k]);
  assert_near (strike->critical, critical);
  assert_near (strike->out, out);
}

/* F-RAM-3, F-RAM-4: all of the rammer's starting hits, half of the target's, rounded up */
static void
test_ram (void)
{
  g_auto (ForconRamOdds) odds = { 0 };

  forcon_odds_of_ram (forcon_test_rules (), &ram, &odds);
  assert_near (odds.check, 21.0 / 36.0);
  assert_strike (&odds.strike, 6, 4, 4);
  assert_strike (&odds.returned, 3, 5, 3);
  g_assert_false (odds.lost);
}

/* F-RAM-4 */
static void
test_ram_bow (void)
{
  ForconRamAttack attack = ram;
  g_auto (ForconRamOdds) odds = { 0 };

  attack.bow = TRUE;
  forcon_odds_of_ram (forcon_test_rules (), &attack, &odds);
  assert_strike (&odds.returned, 5, 5, 3);
}

/* F-RAM-5 */
static void
test_ram_shields (void)
{
  ForconRamAttack attack = ram;
  g_auto (ForconRamOdds) ours = { 0 };
  g_auto (ForconRamOdds) theirs = { 0 };

  attack.shields = 3;
  forcon_odds_of_ram (forcon_test_rules (), &attack, &ours);
  assert_strike (&ours.strike, 6, 2, 4);
  assert_strike (&ours.returned, 3, 5, 3);
  attack.shields = 0;
  attack.target_shields = 7;
  forcon_odds_of_ram (forcon_test_rules (), &attack, &theirs);
  assert_strike (&theirs.strike, 6, 4, 4);
  assert_strike (&theirs.returned, 3, 1, 3);
}

/* F-RAM-1: 3 dice when the target's base is smaller, 1 when it is larger */
static void
test_ram_check (void)
{
  static const struct {
    gint base;
    gint dice;
  } cases[] = { { 0, 2 }, { -1, 3 }, { 1, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ForconRamAttack attack = ram;
      g_auto (ForconRamOdds) odds = { 0 };
      gint dice[DICE_MAX];
      double passed = 0.0;

      attack.base = cases[i].base;
      test_first_fall (dice);
      do
        {
          gint sum = 0;

          for (gint k = 0; k < cases[i].dice; k++)
            sum += dice[k];
          passed += sum <= 7 ? 1.0 / falls_of (cases[i].dice) : 0.0;
        }
      while (test_next_fall (dice, cases[i].dice));
      forcon_odds_of_ram (forcon_test_rules (), &attack, &odds);
      g_assert_cmpint (odds.dice, ==, cases[i].dice);
      assert_near (odds.check, passed);
    }
}

/* F-RAM-2 */
static void
test_ram_escort (void)
{
  ForconRamAttack attack = ram;
  g_auto (ForconRamOdds) strikes = { 0 };
  g_auto (ForconRamOdds) burns = { 0 };

  attack.escort = TRUE;
  attack.shields = attack.target_shields = 2;
  forcon_odds_of_ram (forcon_test_rules (), &attack, &strikes);
  g_assert_true (strikes.lost);
  g_assert_false (strikes.burns_up);
  assert_strike (&strikes.strike, 6, 4, 4);
  attack.target_shields = 3;
  forcon_odds_of_ram (forcon_test_rules (), &attack, &burns);
  g_assert_true (burns.burns_up);
  g_assert_cmpint (burns.strike.dice, ==, 0);
  g_assert_cmpint (burns.returned.dice, ==, 0);
}

/* F-SHIP-6 */
static void
test_check (void)
{
  assert_near (forcon_odds_of_check (2, 1), 0.0);
  assert_near (forcon_odds_of_check (2, 2), 1.0 / 36.0);
  assert_near (forcon_odds_of_check (2, 7), 21.0 / 36.0);
  assert_near (forcon_odds_of_check (2, 12), 1.0);
  assert_near (forcon_odds_of_check (3, 4), 4.0 / 216.0);
  assert_near (forcon_odds_of_check (1, 5), 5.0 / 6.0);
  assert_near (forcon_odds_of_check (2, -3), 0.0);
}

/* F-CAT-2 to F-CAT-5: 15, 11, 9 and 1 of 36 */
static void
test_catastrophe (void)
{
  ForconCatastropheOdds odds;

  forcon_odds_of_catastrophe (forcon_test_rules (), FALSE, &odds);
  g_assert_cmpint (odds.dice, ==, 2);
  assert_near (odds.first[FORCON_CATASTROPHE_DRIFTING_HULK], 15.0 / 36.0);
  assert_near (odds.first[FORCON_CATASTROPHE_BURNING_HULK], 11.0 / 36.0);
  assert_near (odds.first[FORCON_CATASTROPHE_PLASMA_DRIVE], 9.0 / 36.0);
  assert_near (odds.first[FORCON_CATASTROPHE_NECKLIN_DRIVE], 1.0 / 36.0);
}

/* F-CAT-3: of the 25 throws that end the burning 15 drift, 9 and 1 explode */
static void
test_catastrophe_of_burning (void)
{
  ForconCatastropheOdds odds;

  forcon_odds_of_catastrophe (forcon_test_rules (), FALSE, &odds);
  assert_near (odds.last[FORCON_CATASTROPHE_DRIFTING_HULK], 15.0 / 25.0);
  assert_near (odds.last[FORCON_CATASTROPHE_BURNING_HULK], 0.0);
  assert_near (odds.last[FORCON_CATASTROPHE_PLASMA_DRIVE], 9.0 / 25.0);
  assert_near (odds.last[FORCON_CATASTROPHE_NECKLIN_DRIVE], 1.0 / 25.0);
}

/* F-STN-1: one die, 1 counts as 2 */
static void
test_catastrophe_of_station (void)
{
  ForconRules rules = *forcon_test_rules ();
  ForconCatastropheOdds odds;

  forcon_odds_of_catastrophe (&rules, TRUE, &odds);
  g_assert_cmpint (odds.dice, ==, 1);
  assert_near (odds.first[FORCON_CATASTROPHE_DRIFTING_HULK], 1.0);
  rules.options.station_dice = 2;
  forcon_odds_of_catastrophe (&rules, TRUE, &odds);
  assert_near (odds.first[FORCON_CATASTROPHE_DRIFTING_HULK], 15.0 / 36.0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/odds/F-TORP-6 a wave agrees with every throw counted", test_one_wave);
  g_test_add_func ("/engine/odds/F-TORP-4 turrets fire at the first of several waves", test_waves);
  g_test_add_func ("/engine/odds/F-TORP-5 escorts add their firepower to the turrets", test_cover);
  g_test_add_func ("/engine/odds/F-BRD-4 rounds of boarding agree with every throw counted", test_boarding_rounds);
  g_test_add_func ("/engine/odds/F-BRD-5 boarding to the end is its own mean", test_boarding_to_the_end);
  g_test_add_func ("/engine/odds/F-BRD-5 boarding to the end is the limit of many rounds", test_boarding_limit);
  g_test_add_func ("/engine/odds/F-RAM-3 both strikes of a ram agree with every throw counted", test_ram);
  g_test_add_func ("/engine/odds/F-RAM-4 rammed in the bow a ship strikes back with all its hits", test_ram_bow);
  g_test_add_func ("/engine/odds/F-RAM-5 more shields add to each die", test_ram_shields);
  g_test_add_func ("/engine/odds/F-RAM-1 the bases decide how many dice the check has", test_ram_check);
  g_test_add_func ("/engine/odds/F-RAM-2 an escort is lost, or burns up on the shields", test_ram_escort);
  g_test_add_func ("/engine/odds/F-SHIP-6 a check is passed at most at the readiness", test_check);
  g_test_add_func ("/engine/odds/F-CAT-2 each catastrophe has its share of the throws", test_catastrophe);
  g_test_add_func ("/engine/odds/F-CAT-3 a burning hulk rolls until something else comes", test_catastrophe_of_burning);
  g_test_add_func ("/engine/odds/F-STN-1 a station rolls one die", test_catastrophe_of_station);
  return g_test_run ();
}
