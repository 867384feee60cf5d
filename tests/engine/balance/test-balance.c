/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How fair fleets are against each other when captains fight them (F-CAMP-10). */
#include "engine/balance/arena.h"
#include "engine/balance/balance.h"

#include "forcon-test-battle.h"
#include "forcon-test-rules.h"

/* Cruisers of three classes: as they come, with more hits, and without a gun. */
typedef struct {
  TestBattle *test;
  const ForconCard *plain;
  const ForconCard *strong;
  const ForconCard *unarmed;
  GArray *fleets;
} Weighing;

static const ForconCard *
add_class (TestBattle *test, const char *class_name, gint hits, gboolean armed)
{
  ForconShipId ship = test_add (test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .side = TEST_RED, .x = 20, .y = 20,
                                                  .hits = hits });

  if (armed)
    test_mounted (test, ship, FORCON_MOUNT_TURRET, TEST_ALL_ARCS, 45, 8);
  g_free (test_card (test, ship)->class_name);
  test_card (test, ship)->class_name = g_strdup (class_name);
  return test_card (test, ship);
}

static Weighing
weighing_new (void)
{
  Weighing weighing = { .test = test_battle_new () };

  add_class (weighing.test, "Plain", 6, TRUE);
  add_class (weighing.test, "Strong", 12, TRUE);
  add_class (weighing.test, "Unarmed", 6, FALSE);
  weighing.plain = forcon_battle_card (weighing.test->battle, (ForconShipId){ 1 });
  weighing.strong = forcon_battle_card (weighing.test->battle, (ForconShipId){ 2 });
  weighing.unarmed = forcon_battle_card (weighing.test->battle, (ForconShipId){ 3 });
  weighing.fleets = g_array_new (FALSE, TRUE, sizeof (ForconBalanceFleet));
  g_array_set_clear_func (weighing.fleets, forcon_balance_fleet_clear);
  return weighing;
}

static void
weighing_free (Weighing *weighing)
{
  g_array_unref (weighing->fleets);
  test_battle_free (weighing->test);
}

static void
add_fleet (Weighing *weighing, const char *name, const ForconCard *card, guint n)
{
  ForconBalanceFleet fleet = { g_strdup (name), g_ptr_array_new () };

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (fleet.cards, (gpointer) card);
  g_array_append_val (weighing->fleets, fleet);
}

static ForconBalance *
weigh (const Weighing *weighing, guint threads, const gint *stop)
{
  const ForconBalanceWish wish = { .fleets = weighing->fleets, .rules = &weighing->test->rules, .fights = 200,
                                   .trials = 200, .rounds = 20, .seed = 3, .n_threads = threads, .stop = stop };

  return forcon_balance_run (&wish);
}

static const ForconBalancePair *
pair_of (const ForconBalance *balance)
{
  g_assert_cmpuint (balance->pairs->len, ==, 1);
  return &g_array_index (balance->pairs, ForconBalancePair, 0);
}

static const ForconBalanceClass *
class_of (const ForconBalance *balance, const char *name)
{
  for (guint i = 0; i < balance->classes->len; i++)
    if (g_str_equal (g_array_index (balance->classes, ForconBalanceClass, i).name, name))
      return &g_array_index (balance->classes, ForconBalanceClass, i);
  g_assert_not_reached ();
}

static void
test_same_fleets (void)
{
  Weighing weighing = weighing_new ();

  add_fleet (&weighing, "one", weighing.plain, 3);
  add_fleet (&weighing, "other", weighing.plain, 3);
  g_autoptr (ForconBalance) balance = weigh (&weighing, 0, NULL);
  const ForconBalancePair *pair = pair_of (balance);

  g_assert_cmpuint (pair->fights, ==, 200);
  g_assert_cmpfloat (pair->least, <, 0.5);
  g_assert_cmpfloat (pair->most, >, 0.5);
  g_assert_cmpfloat_with_epsilon (pair->won + pair->lost + pair->drawn, 1.0, 1e-9);
  weighing_free (&weighing);
}

static void
test_more_ships (void)
{
  Weighing weighing = weighing_new ();

  add_fleet (&weighing, "many", weighing.plain, 4);
  add_fleet (&weighing, "few", weighing.plain, 2);
  g_autoptr (ForconBalance) balance = weigh (&weighing, 0, NULL);

  g_assert_cmpfloat (pair_of (balance)->least, >, 0.7);
  g_assert_cmpfloat (pair_of (balance)->hits_lost, <, pair_of (balance)->other_hits_lost);
  weighing_free (&weighing);
}

static void
test_points (void)
{
  Weighing weighing = weighing_new ();

  add_fleet (&weighing, "plain", weighing.plain, 2);
  add_fleet (&weighing, "strong", weighing.strong, 2);
  add_fleet (&weighing, "unarmed", weighing.unarmed, 2);
  g_autoptr (ForconBalance) balance = weigh (&weighing, 0, NULL);

  g_assert_cmpfloat (class_of (balance, "Strong")->points, >, class_of (balance, "Plain")->points);
  g_assert_cmpfloat (class_of (balance, "Plain")->points, >, 2.0 * class_of (balance, "Unarmed")->points);
  g_assert_cmpfloat (balance->brier, <, balance->brier_hits);
  weighing_free (&weighing);
}

/* Two plain cruisers fewer make four of six: the mean of both fleets. */
static void
test_advice (void)
{
  Weighing weighing = weighing_new ();

  add_fleet (&weighing, "many", weighing.plain, 6);
  add_fleet (&weighing, "few", weighing.plain, 2);
  g_autoptr (ForconBalance) balance = weigh (&weighing, 0, NULL);
  const ForconBalanceWeight *many = &g_array_index (balance->weights, ForconBalanceWeight, 0);
  const ForconBalanceWeight *few = &g_array_index (balance->weights, ForconBalanceWeight, 1);

  g_assert_cmpint (many->change, ==, -2);
  g_assert_cmpint (few->change, ==, 2);
  g_assert_cmpfloat_with_epsilon (many->after, 400.0, 1e-6);
  g_assert_cmpfloat_with_epsilon (few->after, 400.0, 1e-6);
  weighing_free (&weighing);
}

/* One strong cruiser against two that are unarmed is far too much, and still nobody plays without it. */
static void
test_last_ship (void)
{
  Weighing weighing = weighing_new ();

  add_fleet (&weighing, "strong", weighing.strong, 1);
  add_fleet (&weighing, "unarmed", weighing.unarmed, 1);
  add_fleet (&weighing, "unarmed too", weighing.unarmed, 1);
  g_autoptr (ForconBalance) balance = weigh (&weighing, 0, NULL);
  const ForconBalanceWeight *strong = &g_array_index (balance->weights, ForconBalanceWeight, 0);

  g_assert_cmpfloat (strong->lacks, <, -0.5 * strong->points);
  g_assert_cmpint (strong->change, ==, 0);
  weighing_free (&weighing);
}

static void
test_threads (void)
{
  Weighing weighing = weighing_new ();

  add_fleet (&weighing, "plain", weighing.plain, 3);
  add_fleet (&weighing, "strong", weighing.strong, 2);
  g_autoptr (ForconBalance) one = weigh (&weighing, 1, NULL);
  g_autoptr (ForconBalance) four = weigh (&weighing, 4, NULL);

  g_assert_cmpfloat (pair_of (one)->score, ==, pair_of (four)->score);
  g_assert_cmpfloat (class_of (one, "Plain")->points, ==, class_of (four, "Plain")->points);
  weighing_free (&weighing);
}

static void
test_stopped (void)
{
  const gint stop = 1;
  Weighing weighing = weighing_new ();

  add_fleet (&weighing, "plain", weighing.plain, 3);
  add_fleet (&weighing, "strong", weighing.strong, 2);
  g_assert_null (weigh (&weighing, 1, &stop));
  weighing_free (&weighing);
}

static gboolean
stop_at_once (double share, gpointer data)
{
  (*(guint *) data)++;
  return FALSE;
}

static void
test_called_off (void)
{
  Weighing weighing = weighing_new ();
  guint told = 0;

  add_fleet (&weighing, "plain", weighing.plain, 3);
  add_fleet (&weighing, "strong", weighing.strong, 2);
  const ForconBalanceWish wish = { .fleets = weighing.fleets, .rules = &weighing.test->rules, .fights = 200,
                                   .trials = 200, .rounds = 20, .told = stop_at_once, .told_data = &told };

  g_assert_null (forcon_balance_run (&wish));
  g_assert_cmpuint (told, ==, 1);
  weighing_free (&weighing);
}

/* One cruiser begins against two. */
static void
test_start (void)
{
  Weighing weighing = weighing_new ();
  g_autoptr (GPtrArray) one = g_ptr_array_new ();
  g_autoptr (GPtrArray) two = g_ptr_array_new ();
  g_autoptr (GPtrArray) starts = g_ptr_array_new ();

  g_ptr_array_add (one, (gpointer) weighing.plain);
  g_ptr_array_add (two, (gpointer) weighing.plain);
  g_ptr_array_add (two, (gpointer) weighing.strong);
  g_autoptr (ForconBattle) battle = forcon_arena_new (one, two, FORCON_CM (60));

  g_ptr_array_add (starts, battle);
  add_fleet (&weighing, "plain", weighing.plain, 3);
  add_fleet (&weighing, "strong", weighing.strong, 2);
  const ForconBalanceWish wish = { .fleets = weighing.fleets, .starts = starts, .rules = &weighing.test->rules,
                                   .fights = 100, .trials = 40, .rounds = 20 };
  g_autoptr (ForconBalance) balance = forcon_balance_run (&wish);
  const ForconBattleOdds *odds = g_ptr_array_index (balance->starts, 0);

  g_assert_cmpuint (odds->n_runs, ==, 100);
  g_assert_cmpfloat (g_array_index (odds->sides, ForconBattleOddsSide, 1).wins, >, 0.8);
  weighing_free (&weighing);
}

/* 23 ships stand in three ranks, nobody on another, and as far from the middle as their enemies. */
static void
test_arena (void)
{
  Weighing weighing = weighing_new ();
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();

  for (guint i = 0; i < 23; i++)
    g_ptr_array_add (cards, (gpointer) weighing.plain);
  g_autoptr (ForconBattle) arena = forcon_arena_new (cards, cards, FORCON_CM (80));

  g_assert_cmpuint (arena->n_ships, ==, 46);
  for (guint i = 0; i < 23; i++)
    {
      const ForconShip *left = &arena->ships[i];
      const ForconShip *right = &arena->ships[23 + i];

      g_assert_cmpint (left->position.x + right->position.x, ==, arena->size.x);
      g_assert_cmpint (left->position.y, ==, right->position.y);
      g_assert_cmpint (left->position.x, >, 0);
      for (guint j = 0; j < i; j++)
        g_assert_cmpint (ABS (left->position.x - arena->ships[j].position.x)
                             + ABS (left->position.y - arena->ships[j].position.y),
                         >=, FORCON_CM (12));
    }
  weighing_free (&weighing);
}

static void
test_interval (void)
{
  double least = 0.0;
  double most = 1.0;

  forcon_balance_interval (0.5, 2400, &least, &most);
  g_assert_cmpfloat_with_epsilon (least, 0.48, 0.001);
  g_assert_cmpfloat_with_epsilon (most, 0.52, 0.001);
  forcon_balance_interval (1.0, 20, &least, &most);
  g_assert_cmpfloat_with_epsilon (least, 0.839, 0.001);
  g_assert_cmpfloat_with_epsilon (most, 1.0, 1e-9);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/balance/the same fleets are fair", test_same_fleets);
  g_test_add_func ("/engine/balance/twice the ships win", test_more_ships);
  g_test_add_func ("/engine/balance/guns and hits are worth points", test_points);
  g_test_add_func ("/engine/balance/ships are named that would even it out", test_advice);
  g_test_add_func ("/engine/balance/a fleet keeps its last ship", test_last_ship);
  g_test_add_func ("/engine/balance/threads do not matter", test_threads);
  g_test_add_func ("/engine/balance/it can be stopped", test_stopped);
  g_test_add_func ("/engine/balance/who waits can call it off", test_called_off);
  g_test_add_func ("/engine/balance/a battle is fought from where it begins", test_start);
  g_test_add_func ("/engine/balance/an arena favours nobody", test_arena);
  g_test_add_func ("/engine/balance/an interval holds at the ends", test_interval);
  return g_test_run ();
}
