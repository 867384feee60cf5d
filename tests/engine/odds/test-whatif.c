/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a command comes to when it is decided again and again. */
#include "engine/odds/whatif.h"

#include "engine/odds/odds.h"
#include "forcon-test-battle.h"

#define RUNS 20000
#define SEED 7

/* Shares of so many runs are as near as this to the chances but once in many thousand seeds, and this is one seed. */
#define NEAR 0.015

/* A cruiser whose battery bears on another. */
typedef struct {
  TestBattle *test;
  ForconShipId shooter;
  ForconShipId target;
  ForconCommand command;
} Shot;

static Shot
shot_new (gint hits)
{
  Shot shot = { .test = test_battle_new () };

  shot.shooter = test_add (shot.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .x = 100, .y = 150 });
  shot.target = test_add (shot.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .side = TEST_BLUE, .x = 100,
                                                 .y = 130, .heading = 180, .hits = hits, .shields = 1 });
  guint32 gun = test_gun (shot.test, shot.shooter, FORCON_WEAPON_BATTERY, 40, 8);

  test_enter (shot.test, TEST_RED, FORCON_STEP_FIRE);
  shot.command = forcon_command_fire (shot.shooter, shot.target, gun);
  return shot;
}

static ForconWhatIf *
ask (const Shot *shot, guint runs, guint64 seed, guint threads)
{
  return forcon_whatif_run (shot->test->battle, &shot->test->rules, &shot->command, runs, seed, threads, NULL);
}

/* The exact odds of the same shot. */
static void
reckon (const Shot *shot, ForconOdds *odds)
{
  ForconSolution solution;

  forcon_gunnery_solve (shot->test->battle, &shot->test->rules, shot->shooter, shot->target, shot->command.fire.weapons,
                        &solution);
  forcon_odds_of_solution (&shot->test->rules, &solution, odds);
}

static const ForconWhatIfShip *
ship_of (const ForconWhatIf *whatif, ForconShipId ship)
{
  for (guint i = 0; i < whatif->ships->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (whatif->ships, ForconWhatIfShip, i).ship, ship))
      return &g_array_index (whatif->ships, ForconWhatIfShip, i);
  return NULL;
}

static void
assert_same (const ForconDistribution *a, const ForconDistribution *b)
{
  g_assert_cmpuint (a->n, ==, b->n);
  for (guint i = 0; i < a->n; i++)
    g_assert_cmpfloat (a->p[i], ==, b->p[i]);
}

/* F-ART-6: with hits enough and no criticals what is lost is what the exact odds say */
static void
test_agrees (void)
{
  Shot shot = shot_new (40);
  g_auto (ForconOdds) odds = { 0 };

  shot.test->rules.critical = 7;
  reckon (&shot, &odds);
  g_autoptr (ForconWhatIf) whatif = ask (&shot, RUNS, SEED, 0);
  const ForconWhatIfShip *target = ship_of (whatif, shot.target);

  g_assert_cmpuint (whatif->n_runs, ==, RUNS);
  g_assert_nonnull (target);
  g_assert_cmpfloat_with_epsilon (target->mean, odds.mean, 3 * NEAR);
  for (guint k = 0; k < odds.damage->n; k++)
    g_assert_cmpfloat_with_epsilon (k < target->hits_lost->n ? target->hits_lost->p[k] : 0.0, odds.damage->p[k], NEAR);
  assert_same (whatif->hostile_lost, target->hits_lost);
  g_assert_cmpuint (whatif->own_lost->n, ==, 1);
  test_battle_free (shot.test);
}

/* F-CRIT-1 */
static void
test_criticals (void)
{
  Shot shot = shot_new (40);
  g_auto (ForconOdds) odds = { 0 };

  reckon (&shot, &odds);
  g_autoptr (ForconWhatIf) whatif = ask (&shot, RUNS, SEED, 0);

  g_assert_cmpfloat_with_epsilon (ship_of (whatif, shot.target)->critical, odds.critical, NEAR);
  test_battle_free (shot.test);
}

/* F-CAT-1: one hit is left, and any damage is the end */
static void
test_out_of_action (void)
{
  Shot shot = shot_new (1);
  g_auto (ForconOdds) odds = { 0 };

  reckon (&shot, &odds);
  g_autoptr (ForconWhatIf) whatif = ask (&shot, RUNS, SEED, 0);
  const ForconWhatIfShip *target = ship_of (whatif, shot.target);

  g_assert_cmpfloat_with_epsilon (target->out, 1.0 - odds.damage->p[0], NEAR);
  g_assert_cmpuint (target->hits_lost->n, ==, 2);
  test_battle_free (shot.test);
}

/* F-FIRE-2 */
static void
test_check (void)
{
  Shot shot = shot_new (6);
  ForconShipId nearer = test_add (shot.test, (TestShip){ .type = FORCON_SHIP_TYPE_CRUISER, .side = TEST_BLUE,
                                                         .x = 110, .y = 148 });

  test_state (shot.test, shot.shooter)->hits = 1;
  g_autoptr (ForconWhatIf) whatif = ask (&shot, RUNS, SEED, 0);

  g_assert_false (FORCON_ID_IS_NONE (nearer));
  g_assert_cmpuint (whatif->checked, ==, RUNS);
  /* Readiness 7, a veteran crew: 2d6 at most 7. */
  g_assert_cmpfloat_with_epsilon (whatif->passed, 21.0 / 36.0, NEAR);
  test_battle_free (shot.test);
}

static void
test_threads (void)
{
  Shot shot = shot_new (6);
  g_autoptr (ForconWhatIf) one = ask (&shot, 1000, SEED, 1);
  g_autoptr (ForconWhatIf) seven = ask (&shot, 1000, SEED, 7);

  assert_same (ship_of (one, shot.target)->hits_lost, ship_of (seven, shot.target)->hits_lost);
  assert_same (ship_of (one, shot.target)->criticals, ship_of (seven, shot.target)->criticals);
  g_assert_cmpfloat (ship_of (one, shot.target)->out, ==, ship_of (seven, shot.target)->out);
  assert_same (one->hostile_lost, seven->hostile_lost);
  test_battle_free (shot.test);
}

static void
test_seed (void)
{
  Shot shot = shot_new (6);
  g_autoptr (ForconWhatIf) one = ask (&shot, 1000, SEED, 1);
  g_autoptr (ForconWhatIf) other = ask (&shot, 1000, SEED + 1, 1);

  g_assert_cmpfloat (ship_of (one, shot.target)->mean, !=, ship_of (other, shot.target)->mean);
  test_battle_free (shot.test);
}

static void
test_changes_nothing (void)
{
  Shot shot = shot_new (6);
  g_autofree char *before = forcon_battle_hash (shot.test->battle);
  g_autoptr (ForconWhatIf) whatif = ask (&shot, 100, SEED, 0);
  g_autofree char *after = forcon_battle_hash (shot.test->battle);

  g_assert_cmpstr (before, ==, after);
  g_assert_cmpint (whatif->verdict.kind, ==, FORCON_VERDICT_DONE);
  test_battle_free (shot.test);
}

/* F-FIRE-1 */
static void
test_of_refused (void)
{
  Shot shot = shot_new (6);

  test_state (shot.test, shot.target)->position.y = 0;
  g_autoptr (ForconWhatIf) whatif = ask (&shot, 100, SEED, 0);

  g_assert_cmpint (whatif->verdict.kind, ==, FORCON_VERDICT_OUT_OF_RANGE);
  g_assert_cmpuint (whatif->n_runs, ==, 0);
  test_battle_free (shot.test);
}

static void
test_stopped (void)
{
  Shot shot = shot_new (6);
  gint stop = 1;

  g_assert_null (forcon_whatif_run (shot.test->battle, &shot.test->rules, &shot.command, 100, SEED, 2, &stop));
  test_battle_free (shot.test);
}

/* Every kind of command, whatever comes of it. */
static void
test_any_command (void)
{
  Shot shot = shot_new (6);

  for (ForconCommandKind kind = 0; kind < FORCON_N_COMMAND; kind++)
    {
      shot.command.kind = kind;
      g_autoptr (ForconWhatIf) whatif = ask (&shot, 20, SEED, 2);

      g_assert_cmpuint (whatif->n_runs, ==, whatif->verdict.kind == FORCON_VERDICT_DONE ? 20 : 0);
    }
  test_battle_free (shot.test);
}

/* What is decided in place is what is decided on a copy. */
static void
test_in_place (void)
{
  for (guint64 seed = 0; seed < 50; seed++)
    {
      Shot shot = shot_new (3);
      g_autoptr (ForconOutcome) there = forcon_outcome_new ();

      shot.test->battle->random = forcon_random_nth (seed, 0);
      g_autoptr (ForconOutcome) copied
          = forcon_decide (shot.test->battle, &shot.test->rules, &shot.command, &FORCON_DICE_GENERATED);
      g_autofree char *hash = forcon_battle_hash (copied->after);

      g_assert_true (forcon_decide_in_place (shot.test->battle, &shot.test->rules, &shot.command,
                                             &FORCON_DICE_GENERATED, there));
      g_autofree char *hash_there = forcon_battle_hash (shot.test->battle);

      g_assert_cmpstr (hash, ==, hash_there);
      g_assert_cmpuint (copied->events->len, ==, there->events->len);
      test_battle_free (shot.test);
    }
}

/* An outcome that is used again says what came of the last decision. */
static void
test_in_place_again (void)
{
  Shot shot = shot_new (6);
  ForconCommand wrong = { .kind = FORCON_COMMAND_BEGIN };
  g_autoptr (ForconOutcome) outcome = forcon_outcome_new ();

  g_assert_false (forcon_decide_in_place (shot.test->battle, &shot.test->rules, &wrong, &FORCON_DICE_GENERATED,
                                          outcome));
  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_VERDICT_ALREADY_BEGUN);
  g_assert_true (forcon_decide_in_place (shot.test->battle, &shot.test->rules, &shot.command, &FORCON_DICE_GENERATED,
                                         outcome));
  g_assert_cmpint (outcome->verdict.kind, ==, FORCON_VERDICT_DONE);
  test_battle_free (shot.test);
}

static void
test_assign (void)
{
  Shot shot = shot_new (6);
  Shot other = shot_new (3);

  test_add (other.test, (TestShip){ .type = FORCON_SHIP_TYPE_TUG, .x = 10, .y = 10 });
  test_add_critical (other.test, other.target, FORCON_CRITICAL_FIRE, 0);
  forcon_battle_assign (shot.test->battle, other.test->battle);
  g_autofree char *hash = forcon_battle_hash (shot.test->battle);
  g_autofree char *wanted = forcon_battle_hash (other.test->battle);

  g_assert_cmpstr (hash, ==, wanted);
  test_battle_free (shot.test);
  test_battle_free (other.test);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/whatif/the hits lost agree with the exact odds", test_agrees);
  g_test_add_func ("/engine/whatif/the chance of a critical agrees with the exact odds", test_criticals);
  g_test_add_func ("/engine/whatif/the chance of a loss agrees with the exact odds", test_out_of_action);
  g_test_add_func ("/engine/whatif/F-FIRE-2 the chance of the check is told", test_check);
  g_test_add_func ("/engine/whatif/any number of threads gives the same", test_threads);
  g_test_add_func ("/engine/whatif/another seed gives other runs", test_seed);
  g_test_add_func ("/engine/whatif/the battle stays as it is", test_changes_nothing);
  g_test_add_func ("/engine/whatif/a refused command has its verdict and no runs", test_of_refused);
  g_test_add_func ("/engine/whatif/it stops when told to", test_stopped);
  g_test_add_func ("/engine/whatif/any command can be asked about", test_any_command);
  g_test_add_func ("/engine/whatif/a decision in place is the same decision", test_in_place);
  g_test_add_func ("/engine/whatif/an outcome can be used again", test_in_place_again);
  g_test_add_func ("/engine/whatif/a battle assigned is a clone", test_assign);
  return g_test_run ();
}
