/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The exact odds against counting: every throw of every die is made once, by code and tables of this file's own.
 */
#include "engine/odds/odds.h"

#include "forcon-test-battle.h"
#include "forcon-test-rules.h"

#define TOLERANCE 1e-12
#define DICE_MAX 7
#define SHIELDS_MAX 4

/* A battery that reaches 40 cm: half is 20, three quarters are 30. */
#define RANGE FORCON_CM (40)

/* Salvos by firepower and column, as the sheet has them; F-ART-5. */
static const gint sheet[21][5] = {
  { 0, 0, 0, 0, 0 },     { 1, 1, 1, 0, 0 },     { 2, 1, 1, 1, 0 },     { 3, 2, 2, 1, 1 },     { 4, 3, 2, 1, 1 },
  { 5, 4, 3, 2, 1 },     { 5, 4, 3, 2, 1 },     { 6, 5, 4, 2, 1 },     { 7, 6, 4, 3, 2 },     { 8, 6, 5, 3, 2 },
  { 9, 7, 5, 4, 2 },     { 10, 8, 6, 4, 2 },    { 11, 8, 6, 4, 2 },    { 12, 9, 7, 5, 3 },    { 13, 10, 7, 5, 3 },
  { 14, 11, 8, 5, 3 },   { 14, 11, 8, 6, 3 },   { 15, 12, 9, 6, 3 },   { 16, 13, 9, 6, 4 },   { 17, 13, 10, 7, 4 },
  { 18, 14, 10, 7, 4 },
};

/* F-ART-2 */
typedef struct {
  ForconTarget target;
  ForconAspect aspect;
  gint column;
} TargetCase;

static const TargetCase targets[] = {
  { FORCON_TARGET_ORBITAL, FORCON_ASPECT_ANY, 1 },        { FORCON_TARGET_CAPITAL, FORCON_ASPECT_APPROACHING, 2 },
  { FORCON_TARGET_ESCORT, FORCON_ASPECT_APPROACHING, 3 }, { FORCON_TARGET_CAPITAL, FORCON_ASPECT_RECEDING, 3 },
  { FORCON_TARGET_CAPITAL, FORCON_ASPECT_ABEAM, 4 },      { FORCON_TARGET_ESCORT, FORCON_ASPECT_RECEDING, 4 },
  { FORCON_TARGET_ESCORT, FORCON_ASPECT_ABEAM, 5 },       { FORCON_TARGET_TORPEDOES, FORCON_ASPECT_ANY, 5 },
};

/* F-ART-4: at exactly half and three quarters, and a hundredth beyond each */
typedef struct {
  ForconLength distance;
  gint shift;
} DistanceCase;

static const DistanceCase distances[] = { { 1, -1 }, { 2000, -1 }, { 2001, 0 }, { 3000, 0 }, { 3001, 1 }, { 4000, 1 } };

/* How one volley meets the shields. */
typedef struct {
  gint dice;
  gint needed;
  gint critical; /* each damage is critical on this or more */
  gboolean shields_first;
} Volley;

/*
 * What to expect, in whole numbers: of so many throws, how many do so much damage, and, of these times all throws of
 * the critical dice, how many are critical nowhere.
 */
typedef struct {
  guint64 throws;
  guint64 damage[3 * DICE_MAX + 1];
  guint64 uncritical[3 * DICE_MAX + 1];
} Counted;

static guint64
power (guint64 base, gint exponent)
{
  guint64 value = 1;

  while (exponent-- > 0)
    value *= base;
  return value;
}

/* How many of @dice dice show @needed or more in this throw, of 6 to the power of @dice. */
static gint
count_hits (guint64 throw, gint dice, gint needed)
{
  gint hits = 0;

  for (gint die = 0; die < dice; die++, throw /= 6)
    hits += (gint) (throw % 6) + 1 >= needed ? 1 : 0;
  return hits;
}

/* In how many throws no die succeeds, by throwing them all. */
static guint64
count_failures (gint dice, gint needed)
{
  static guint64 known[DICE_MAX + 1][7];

  guint64 failures = 0;

  if (known[dice][needed] > 0)
    return known[dice][needed];
  for (guint64 throw = 0; throw < power (6, dice); throw++)
    failures += count_hits (throw, dice, needed) == 0 ? 1 : 0;
  return known[dice][needed] = failures;
}

/* Throws all volleys from this one on in every way; @weight of all throws lead here, @none of them uncritical. */
static void
count_volleys (const Volley *volley, guint n_volleys, gint shields, gint damage, guint64 weight, guint64 none,
               Counted *counted)
{
  if (n_volleys == 0)
    {
      counted->damage[damage] += weight;
      counted->uncritical[damage] += weight * none;
      return;
    }
  gint before = volley->shields_first ? MIN (shields, volley->dice) : 0;
  gint thrown = volley->dice - before;
  guint64 throws = power (6, thrown);

  for (guint64 throw = 0; throw < throws; throw++)
    {
      gint hits = count_hits (throw, thrown, volley->needed);
      gint stopped = volley->shields_first ? before : MIN (shields, hits);
      gint more = volley->shields_first ? hits : hits - stopped;

      count_volleys (volley + 1, n_volleys - 1, shields - stopped, damage + more, weight / throws,
                     none * count_failures (more, volley->critical), counted);
    }
}

static void
count_all (const Volley *volleys, guint n_volleys, gint shields, Counted *counted)
{
  gint dice = 0;

  for (guint i = 0; i < n_volleys; i++)
    dice += volleys[i].dice;
  *counted = (Counted){ .throws = power (6, dice) };
  count_volleys (volleys, n_volleys, shields, 0, counted->throws, 1, counted);
}

static void
assert_odds (const ForconOdds *odds, const Counted *counted)
{
  double throws = (double) counted->throws;
  double mean = 0.0;
  double critical = 0.0;

  for (gint k = 0; k < (gint) G_N_ELEMENTS (counted->damage); k++)
    {
      double p = (guint) k < odds->damage->n ? odds->damage->p[k] : 0.0;
      double uncritical = (double) counted->uncritical[k] / (double) power (6, k);

      g_assert_cmpfloat_with_epsilon (p, (double) counted->damage[k] / throws, TOLERANCE);
      mean += k * (double) counted->damage[k] / throws;
      critical += ((double) counted->damage[k] - uncritical) / throws;
    }
  g_assert_cmpfloat_with_epsilon (odds->mean, mean, TOLERANCE);
  g_assert_cmpfloat_with_epsilon (odds->critical, critical, TOLERANCE);
}

/* One battery volley, counted once for each number of dice, armour, shields and order. */
static const Counted *
count_battery (gint dice, gint armour, gint shields, gboolean shields_first)
{
  static Counted known[DICE_MAX + 1][8][SHIELDS_MAX + 1][2];
  static gboolean is_known[DICE_MAX + 1][8][SHIELDS_MAX + 1][2];
  Counted *counted = &known[dice][armour][shields][shields_first];
  Volley volley = { dice, armour, 6, shields_first };

  if (!is_known[dice][armour][shields][shields_first])
    count_all (&volley, 1, shields, counted);
  is_known[dice][armour][shields][shields_first] = TRUE;
  return counted;
}

/* Every armour and number of shields for an attack whose salvos are known; TRUE if it had few enough to count. */
static gboolean
check_attack (ForconBatteryAttack attack, gint column, gboolean shields_first)
{
  ForconRules rules = *forcon_test_rules ();
  gint salvos = sheet[attack.half ? (attack.firepower + 1) / 2 : attack.firepower][column - 1];

  rules.options.shields_after_armour = !shields_first;
  if (salvos > DICE_MAX)
    return FALSE;
  for (attack.armour = 1; attack.armour <= 7; attack.armour++)
    for (attack.shields = 0; attack.shields <= SHIELDS_MAX; attack.shields++)
      {
        ForconGunnery gunnery;
        g_auto (ForconOdds) odds = { 0 };

        g_assert_true (forcon_odds_of_battery (&rules, &attack, &gunnery, &odds));
        g_assert_cmpint (gunnery.column, ==, column);
        g_assert_cmpint (odds.dice, ==, salvos);
        assert_odds (&odds, count_battery (salvos, attack.armour, attack.shields, shields_first));
      }
  return TRUE;
}

/* F-ART-4: shifts add up, columns stop at 1 and 5 */
static gint
shifted (gint column, gint shift, gboolean behind_marker)
{
  return CLAMP (column + shift + (behind_marker ? 1 : 0), 1, 5);
}

/* F-ART-2, F-ART-4, F-ART-6, F-CRIT-1, F-MOV-11 */
static void
test_battery (gconstpointer data)
{
  gboolean shields_first = GPOINTER_TO_INT (data);
  guint checked = 0;

  for (guint target = 0; target < G_N_ELEMENTS (targets); target++)
    for (guint place = 0; place < G_N_ELEMENTS (distances); place++)
      for (gint firepower = 0; firepower <= 20; firepower++)
        for (guint kind = 0; kind < 4; kind++)
          {
            ForconBatteryAttack attack = { .firepower = firepower, .range = RANGE,
                                           .distance = distances[place].distance, .target = targets[target].target,
                                           .aspect = targets[target].aspect, .behind_marker = (kind & 1) != 0,
                                           .half = (kind & 2) != 0 };
            gint column = shifted (targets[target].column, distances[place].shift, attack.behind_marker);

            checked += check_attack (attack, column, shields_first) ? 1 : 0;
          }
  g_assert_cmpuint (checked, >, 2000);
}

/* F-DES-1, F-CRIT-1, F-MOV-11: 5 and 6 hit, shields stop hits, 4 and more is critical */
static void
test_destructor (void)
{
  for (gint strength = 0; strength <= 2 * DICE_MAX; strength++)
    for (gint shields = 0; shields <= SHIELDS_MAX; shields++)
      for (gint half = 0; half <= 1; half++)
        {
          Volley volley = { half ? (strength + 1) / 2 : strength, 5, 4, FALSE };
          Counted counted = { 0 };
          g_auto (ForconOdds) odds = { 0 };

          if (volley.dice > DICE_MAX)
            continue;
          count_all (&volley, 1, shields, &counted);
          forcon_odds_of_destructor (forcon_test_rules (), strength, shields, half, &odds);
          g_assert_cmpint (odds.dice, ==, volley.dice);
          assert_odds (&odds, &counted);
        }
}

static ForconBatteryAttack
plain_attack (gint firepower)
{
  return (ForconBatteryAttack){ .firepower = firepower, .range = RANGE, .distance = FORCON_CM (25),
                                .target = FORCON_TARGET_CAPITAL, .aspect = FORCON_ASPECT_ABEAM, .armour = 4 };
}

static gint
salvos_of (const ForconBatteryAttack *attack)
{
  ForconGunnery gunnery;
  g_auto (ForconOdds) odds = { 0 };

  g_assert_true (forcon_odds_of_battery (forcon_test_rules (), attack, &gunnery, &odds));
  return odds.dice;
}

/* F-ART-5 */
static void
test_no_firepower (void)
{
  ForconBatteryAttack attack = plain_attack (0);
  ForconGunnery gunnery;
  g_auto (ForconOdds) odds = { 0 };

  g_assert_true (forcon_odds_of_battery (forcon_test_rules (), &attack, &gunnery, &odds));
  g_assert_cmpint (odds.dice, ==, 0);
  g_assert_cmpuint (odds.damage->n, ==, 1);
  g_assert_cmpfloat (odds.damage->p[0], ==, 1.0);
  g_assert_cmpfloat (odds.critical, ==, 0.0);
}

/* F-ART-5 */
static void
test_beyond_the_table (void)
{
  static const gint firepowers[] = { 20, 21, 32, 40, 41, 100 };

  for (guint i = 0; i < G_N_ELEMENTS (firepowers); i++)
    for (gint column = 1; column <= 5; column++)
      {
        gint firepower = firepowers[i];
        gint salvos = 0;

        for (; firepower > 20; firepower -= 20)
          salvos += sheet[20][column - 1];
        g_assert_cmpint (forcon_rules_salvos (forcon_test_rules (), firepowers[i], column), ==,
                         salvos + sheet[firepower][column - 1]);
      }
  ForconBatteryAttack attack = plain_attack (32);

  g_assert_cmpint (salvos_of (&attack), ==, sheet[20][3] + sheet[12][3]);
}

/* F-MOV-11, F-GEN-4: half of 7 is 4 */
static void
test_half (void)
{
  ForconBatteryAttack half = plain_attack (7);
  ForconBatteryAttack four = plain_attack (4);

  half.half = TRUE;
  half.aspect = four.aspect = FORCON_ASPECT_APPROACHING;
  g_assert_cmpint (salvos_of (&half), ==, 3);
  g_assert_cmpint (salvos_of (&four), ==, 3);
}

/* F-ART-2, F-ART-4: an orbital target is in the first column; a shift to the right moves it, one to the left cannot */
static void
test_orbital (void)
{
  ForconBatteryAttack attack = plain_attack (10);

  attack.target = FORCON_TARGET_ORBITAL;
  attack.aspect = FORCON_ASPECT_ANY;
  g_assert_cmpint (salvos_of (&attack), ==, 9);
  attack.distance = FORCON_CM (10);
  g_assert_cmpint (salvos_of (&attack), ==, 9);
  attack.distance = FORCON_CM (35);
  g_assert_cmpint (salvos_of (&attack), ==, 7);
  attack.behind_marker = TRUE;
  g_assert_cmpint (salvos_of (&attack), ==, 5);
}

/* F-ART-2, F-ART-3 */
static void
test_no_column (void)
{
  for (ForconTarget target = 0; target < FORCON_N_TARGET; target++)
    for (ForconAspect aspect = 0; aspect < FORCON_N_ASPECT; aspect++)
      {
        ForconBatteryAttack attack = plain_attack (10);
        ForconGunnery gunnery;
        g_auto (ForconOdds) odds = { 0 };
        gboolean whole = target == FORCON_TARGET_ORBITAL || target == FORCON_TARGET_TORPEDOES;

        attack.target = target;
        attack.aspect = aspect;
        g_assert_cmpint (forcon_odds_of_battery (forcon_test_rules (), &attack, &gunnery, &odds), ==,
                         whole == (aspect == FORCON_ASPECT_ANY));
      }
}

/* Two batteries that are looked up apart and a destructor, at a capital ship abeam 30 cm away. */
typedef struct {
  TestBattle *test;
  ForconShipId shooter;
  ForconShipId target;
  guint32 weapons;
} Mixed;

#define N_MIXED 3
#define N_MIXED_SALVOS 5
#define N_MIXED_DICE 7

/*
 * The far battery stands at three quarters of its range: column 4, firepower 8 is 3 salvos. The near one is within half:
 * column 3, firepower 3 is 2 salvos. The destructor has 2 dice.
 */
static const Volley mixed_volleys[N_MIXED] = { { 3, 5, 6, TRUE }, { 2, 5, 6, TRUE }, { 2, 5, 4, FALSE } };

static Mixed
mixed_new (gint shields)
{
  Mixed mixed = { .test = test_battle_new () };

  mixed.shooter = test_add (mixed.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 100, .y = 150 });
  mixed.target = test_add (mixed.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .side = TEST_BLUE, .x = 100,
                                                   .y = 120, .heading = 90, .hits = 40, .shields = shields });
  mixed.weapons = test_gun (mixed.test, mixed.shooter, FORCON_WEAPON_BATTERY, 40, 8)
                  | test_gun (mixed.test, mixed.shooter, FORCON_WEAPON_BATTERY, 60, 3)
                  | test_gun (mixed.test, mixed.shooter, FORCON_WEAPON_DESTRUCTOR, 30, 2);
  test_enter (mixed.test, TEST_RED, FORCON_STEP_FIRE);
  return mixed;
}

static void
mixed_solve (const Mixed *mixed, ForconSolution *solution)
{
  forcon_gunnery_solve (mixed->test->battle, &mixed->test->rules, mixed->shooter, mixed->target, mixed->weapons,
                        solution);
  g_assert_cmpint (solution->verdict.kind, ==, FORCON_VERDICT_DONE);
  g_assert_cmpuint (solution->n_groups, ==, N_MIXED);
}

/* F-ART-1, F-SHLD-1: what shields stopped for one group they cannot stop for the next */
static void
test_solution (void)
{
  for (gint shields = 0; shields <= N_MIXED + SHIELDS_MAX; shields++)
    for (gint after = 0; after <= 1; after++)
      {
        Mixed mixed = mixed_new (shields);
        Volley volleys[N_MIXED] = { mixed_volleys[0], mixed_volleys[1], mixed_volleys[2] };
        ForconSolution solution;
        Counted counted = { 0 };
        g_auto (ForconOdds) odds = { 0 };

        volleys[0].shields_first = volleys[1].shields_first = !after;
        count_all (volleys, N_MIXED, shields, &counted);
        mixed.test->rules.options.shields_after_armour = after;
        mixed_solve (&mixed, &solution);
        forcon_odds_of_solution (&mixed.test->rules, &solution, &odds);
        g_assert_cmpint (odds.dice, ==, N_MIXED_DICE);
        assert_odds (&odds, &counted);
        test_battle_free (mixed.test);
      }
}

/* Damage of a shot decided with these armour and destructor dice; its critical dice all show 1. */
static gint
damage_decided (const Mixed *mixed, const guint8 *faces, guint n_faces)
{
  guint8 given[4 * DICE_MAX];
  ForconDice dice = { given, 0, FALSE, TRUE };
  ForconCommand command = forcon_command_fire (mixed->shooter, mixed->target, mixed->weapons);

  while (TRUE)
    {
      g_autoptr (ForconOutcome) outcome
          = forcon_decide (mixed->test->battle, &mixed->test->rules, &command, &dice);
      const ForconDiceRequest *request = &outcome->verdict.request;

      if (outcome->verdict.kind != FORCON_VERDICT_NEEDS_DICE)
        {
          g_assert_cmpuint (n_faces, ==, 0);
          return mixed->test->battle->ships[mixed->target.value - 1].hits
                 - outcome->after->ships[mixed->target.value - 1].hits;
        }
      for (guint i = request->given; i < request->count; i++)
        {
          gboolean critical = request->purpose == FORCON_PURPOSE_CRITICAL_CHECK;

          given[dice.n_faces++] = critical ? 1 : *faces++;
          n_faces -= critical ? 0 : 1;
        }
    }
}

/* Every throw goes through the engine's own decision, and damage comes as often as the odds say. */
static void
check_decided (gint shields)
{
  Mixed mixed = mixed_new (shields);
  gint n_dice = N_MIXED_DICE - MIN (shields, N_MIXED_SALVOS);
  double throws = (double) power (6, n_dice);
  double p[N_MIXED_DICE + 1] = { 0 };
  ForconSolution solution;
  g_auto (ForconOdds) odds = { 0 };

  for (guint64 throw = 0; throw < power (6, n_dice); throw++)
    {
      guint8 faces[N_MIXED_DICE];
      guint64 rest = throw;

      for (gint die = 0; die < n_dice; die++, rest /= 6)
        faces[die] = (guint8) (1 + rest % 6);
      p[damage_decided (&mixed, faces, (guint) n_dice)] += 1.0;
    }
  mixed_solve (&mixed, &solution);
  forcon_odds_of_solution (&mixed.test->rules, &solution, &odds);
  for (guint k = 0; k < odds.damage->n; k++)
    g_assert_cmpfloat_with_epsilon (odds.damage->p[k], p[k] / throws, TOLERANCE);
  test_battle_free (mixed.test);
}

/* F-GEN-6, F-ART-6, F-DES-1: shields stop salvos before and hits of the destructor after they are rolled */
static void
test_decided (void)
{
  check_decided (3);
  check_decided (6);
  check_decided (7);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/engine/odds/a battery agrees with every throw counted", GINT_TO_POINTER (TRUE), test_battery);
  g_test_add_data_func ("/engine/odds/a battery agrees when shields stop what the armour did not",
                        GINT_TO_POINTER (FALSE), test_battery);
  g_test_add_func ("/engine/odds/a destructor agrees with every throw counted", test_destructor);
  g_test_add_func ("/engine/odds/firepower 0 does nothing", test_no_firepower);
  g_test_add_func ("/engine/odds/firepower 32 is 20 and 12", test_beyond_the_table);
  g_test_add_func ("/engine/odds/half effect rounds up", test_half);
  g_test_add_func ("/engine/odds/an orbital target is shifted like others", test_orbital);
  g_test_add_func ("/engine/odds/an aspect that the target cannot have has no odds", test_no_column);
  g_test_add_func ("/engine/odds/mixed weapons share the shields of the target", test_solution);
  g_test_add_func ("/engine/odds/every throw decided does what the odds say", test_decided);
  return g_test_run ();
}
