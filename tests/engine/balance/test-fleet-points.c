/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What classes of ships are worth by what came of fleets that fought each other. */
#include "engine/balance/fleet-points.h"

#include "base/random.h"

#include <math.h>

#define CLASSES 3

/* Trials of fleets of up to four ships a class, of which those with these points win as often as the model says. */
static ForconTrials *
trials_by (const double *points, double sharpness, guint n)
{
  ForconTrials *trials = forcon_trials_new (CLASSES, n, 1);
  ForconRandom random = forcon_random_seeded (11, 1);

  for (guint i = 0; i < n; i++)
    {
      double left = 0.0;
      double right = 0.0;

      for (guint j = 0; j < CLASSES; j++)
        {
          trials->left[i * CLASSES + j] = (guint8) forcon_random_below (&random, 5);
          trials->right[i * CLASSES + j] = (guint8) forcon_random_below (&random, 5);
          left += trials->left[i * CLASSES + j] * points[j];
          right += trials->right[i * CLASSES + j] * points[j];
        }
      double chance = left + right <= 0.0 ? 0.5 : pow (left, sharpness) / (pow (left, sharpness) + pow (right, sharpness));

      trials->won[i] = forcon_random_below (&random, 1000000) < 1e6 * chance ? 1.0 : 0.0;
    }
  return trials;
}

static const double truth[CLASSES] = { 1.0, 2.0, 5.0 };
static const double same[CLASSES] = { 1.0, 1.0, 1.0 };

static void
test_found_again (void)
{
  g_autoptr (ForconTrials) trials = trials_by (truth, 3.0, 4000);
  g_autoptr (ForconFleetPoints) points = forcon_fleet_points_fit (trials, same, FALSE);

  g_assert_cmpfloat_with_epsilon (points->points[1] / points->points[0], 2.0, 0.25);
  g_assert_cmpfloat_with_epsilon (points->points[2] / points->points[0], 5.0, 0.6);
  g_assert_cmpfloat_with_epsilon (points->sharpness, 3.0, 0.3);
}

static void
test_error (void)
{
  g_autoptr (ForconTrials) few = trials_by (truth, 3.0, 250);
  g_autoptr (ForconTrials) many = trials_by (truth, 3.0, 4000);
  g_autoptr (ForconFleetPoints) by_few = forcon_fleet_points_fit (few, same, FALSE);
  g_autoptr (ForconFleetPoints) by_many = forcon_fleet_points_fit (many, same, FALSE);

  for (guint i = 0; i < CLASSES; i++)
    {
      g_assert_cmpfloat (by_many->error[i], <, by_few->error[i] / 2.0);
      g_assert_cmpfloat (by_many->error[i], >, 0.0);
    }
}

static void
test_guess_without_trials (void)
{
  g_autoptr (ForconTrials) none = forcon_trials_new (CLASSES, 0, 1);
  g_autoptr (ForconFleetPoints) points = forcon_fleet_points_fit (none, truth, FALSE);

  for (guint i = 0; i < CLASSES; i++)
    g_assert_cmpfloat_with_epsilon (points->points[i], truth[i], 1e-6);
}

static void
test_fixed (void)
{
  g_autoptr (ForconTrials) trials = trials_by (truth, 3.0, 2000);
  g_autoptr (ForconFleetPoints) points = forcon_fleet_points_fit (trials, truth, TRUE);

  for (guint i = 0; i < CLASSES; i++)
    g_assert_cmpfloat_with_epsilon (points->points[i], truth[i], 1e-9);
  g_assert_cmpfloat_with_epsilon (points->sharpness, 3.0, 0.4);
}

static void
test_brier (void)
{
  g_autoptr (ForconTrials) trials = trials_by (truth, 3.0, 2000);
  g_autoptr (ForconTrials) known = forcon_trials_part (trials, 5, TRUE);
  g_autoptr (ForconTrials) unknown = forcon_trials_part (trials, 5, FALSE);
  g_autoptr (ForconFleetPoints) points = forcon_fleet_points_fit (known, same, FALSE);
  g_autoptr (ForconFleetPoints) nothing = forcon_fleet_points_fit (known, same, TRUE);

  g_assert_cmpuint (known->n, ==, 1600);
  g_assert_cmpuint (unknown->n, ==, 400);
  g_assert_cmpfloat (forcon_fleet_points_brier (points, unknown), <, forcon_fleet_points_brier (nothing, unknown));
  g_assert_cmpfloat (forcon_fleet_points_brier (points, unknown), <, 0.2);
}

static void
test_chance (void)
{
  ForconFleetPoints points = { .sharpness = 2.0 };

  g_assert_cmpfloat_with_epsilon (forcon_fleet_points_chance (&points, 30.0, 10.0), 0.9, 1e-9);
  g_assert_cmpfloat_with_epsilon (forcon_fleet_points_chance (&points, 10.0, 10.0), 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (forcon_fleet_points_chance (&points, 0.0, 10.0), 0.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (forcon_fleet_points_chance (&points, 0.0, 0.0), 0.5, 1e-9);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/fleet-points/points by which fleets won are found again", test_found_again);
  g_test_add_func ("/engine/fleet-points/more trials leave less error", test_error);
  g_test_add_func ("/engine/fleet-points/without trials a class is worth its guess", test_guess_without_trials);
  g_test_add_func ("/engine/fleet-points/fixed points only get a sharpness", test_fixed);
  g_test_add_func ("/engine/fleet-points/points foretell fights that were held out", test_brier);
  g_test_add_func ("/engine/fleet-points/odds are a power of the ratio", test_chance);
  return g_test_run ();
}
