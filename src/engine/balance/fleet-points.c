/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/balance/fleet-points.h"

#include <math.h>
#include <string.h>

/* How surely the guess is known: standard deviations of the logarithms of points and of the sharpness. */
#define GUESS_SPREAD 1.0
#define SHARPNESS_GUESS 2.0
#define SHARPNESS_SPREAD 1.0

#define STEPS_MOST 60
#define HALVINGS_MOST 20
#define STEP_LEAST 1e-6

/*
 * What is sought: the logarithms of the points, then that of the sharpness; where the points are fixed only the last
 * moves. @information is the expected one (Fisher), of which the inverse tells the errors.
 */
typedef struct {
  const ForconTrials *trials;
  const double *guess;
  gboolean fixed;
  guint n;
  double *at;
  double *gradient;
  double *information;
} Search;

ForconTrials *
forcon_trials_new (guint n_classes, guint n, guint fights)
{
  ForconTrials *trials = g_new0 (ForconTrials, 1);

  trials->n_classes = n_classes;
  trials->n = n;
  trials->fights = fights;
  trials->left = g_new0 (guint8, (gsize) n * n_classes + 1);
  trials->right = g_new0 (guint8, (gsize) n * n_classes + 1);
  trials->won = g_new0 (double, n + 1);
  return trials;
}

ForconTrials *
forcon_trials_part (const ForconTrials *trials, guint every, gboolean kept)
{
  ForconTrials *part = forcon_trials_new (trials->n_classes, trials->n, trials->fights);
  gsize row = trials->n_classes;

  part->n = 0;
  for (guint i = 0; i < trials->n; i++)
    if ((i % every == 0) != kept)
      {
        memcpy (part->left + part->n * row, trials->left + i * row, row);
        memcpy (part->right + part->n * row, trials->right + i * row, row);
        part->won[part->n++] = trials->won[i];
      }
  return part;
}

void
forcon_trials_free (ForconTrials *trials)
{
  if (trials == NULL)
    return;
  g_free (trials->left);
  g_free (trials->right);
  g_free (trials->won);
  g_free (trials);
}

static double
worth (const guint8 *counts, const double *points, guint n_classes)
{
  double sum = 0.0;

  for (guint i = 0; i < n_classes; i++)
    sum += counts[i] * points[i];
  return sum;
}

static double
chance (double sharpness, double left, double right)
{
  if (left <= 0.0 || right <= 0.0)
    return left > right ? 1.0 : right > left ? 0.0 : 0.5;
  return 1.0 / (1.0 + pow (right / left, sharpness));
}

double
forcon_fleet_points_chance (const ForconFleetPoints *points, double left, double right)
{
  return chance (points->sharpness, left, right);
}

double
forcon_fleet_points_brier (const ForconFleetPoints *points, const ForconTrials *trials)
{
  double sum = 0.0;

  for (guint i = 0; i < trials->n; i++)
    {
      double left = worth (trials->left + (gsize) i * trials->n_classes, points->points, trials->n_classes);
      double right = worth (trials->right + (gsize) i * trials->n_classes, points->points, trials->n_classes);

      sum += pow (chance (points->sharpness, left, right) - trials->won[i], 2.0);
    }
  return trials->n == 0 ? 0.0 : sum / trials->n;
}

static double
guess_of (const Search *search, guint i, double *spread)
{
  gboolean sharpness = i + 1 == search->n;

  *spread = sharpness ? SHARPNESS_SPREAD : GUESS_SPREAD;
  return log (sharpness ? SHARPNESS_GUESS : search->guess[i]);
}

static double
log_chance (double p)
{
  return log (MAX (p, 1e-12));
}

/* The logarithm of the likelihood at a place, and of what was thought beforehand. */
static double
likelihood (const Search *search, const double *at)
{
  const ForconTrials *trials = search->trials;
  g_autofree double *points = g_new0 (double, search->n);
  double sharpness = exp (at[search->n - 1]);
  double sum = 0.0;

  for (guint i = 0; i + 1 < search->n; i++)
    points[i] = exp (at[i]);
  for (guint i = 0; i < trials->n; i++)
    {
      double left = worth (trials->left + (gsize) i * trials->n_classes, points, trials->n_classes);
      double right = worth (trials->right + (gsize) i * trials->n_classes, points, trials->n_classes);
      double p = chance (sharpness, left, right);

      sum += trials->fights * (trials->won[i] * log_chance (p) + (1.0 - trials->won[i]) * log_chance (1.0 - p));
    }
  for (guint i = 0; i < search->n; i++)
    {
      double spread = 1.0;
      double off = at[i] - guess_of (search, i, &spread);

      sum -= off * off / (2.0 * spread * spread);
    }
  return sum;
}

/* Adds one trial: @slope is how the logarithm of its odds changes with each of what is sought. */
static void
add_trial (Search *search, guint trial, const double *points, double sharpness, double *slope)
{
  const ForconTrials *trials = search->trials;
  const guint8 *left = trials->left + (gsize) trial * trials->n_classes;
  const guint8 *right = trials->right + (gsize) trial * trials->n_classes;
  double worth_left = worth (left, points, trials->n_classes);
  double worth_right = worth (right, points, trials->n_classes);

  if (worth_left <= 0.0 || worth_right <= 0.0)
    return;
  double p = chance (sharpness, worth_left, worth_right);

  for (guint i = 0; i + 1 < search->n; i++)
    slope[i] = search->fixed ? 0.0 : sharpness * points[i] * (left[i] / worth_left - right[i] / worth_right);
  slope[search->n - 1] = sharpness * log (worth_left / worth_right);
  for (guint i = 0; i < search->n; i++)
    {
      search->gradient[i] += trials->fights * (trials->won[trial] - p) * slope[i];
      for (guint j = 0; j <= i && slope[i] != 0.0; j++)
        search->information[i * search->n + j] += trials->fights * p * (1.0 - p) * slope[i] * slope[j];
    }
}

static void
look_round (Search *search)
{
  g_autofree double *points = g_new0 (double, search->n);
  g_autofree double *slope = g_new0 (double, search->n);
  double sharpness = exp (search->at[search->n - 1]);

  for (guint i = 0; i + 1 < search->n; i++)
    points[i] = exp (search->at[i]);
  memset (search->gradient, 0, search->n * sizeof (double));
  memset (search->information, 0, (gsize) search->n * search->n * sizeof (double));
  for (guint i = 0; i < search->trials->n; i++)
    add_trial (search, i, points, sharpness, slope);
  for (guint i = 0; i < search->n; i++)
    {
      double spread = 1.0;
      double off = search->at[i] - guess_of (search, i, &spread);

      search->gradient[i] -= search->fixed && i + 1 < search->n ? 0.0 : off / (spread * spread);
      search->information[i * search->n + i] += 1.0 / (spread * spread);
    }
}

/* Cholesky: the lower half of a positive matrix becomes its root. */
static void
take_root (double *matrix, guint n)
{
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j <= i; j++)
      {
        double sum = matrix[i * n + j];

        for (guint k = 0; k < j; k++)
          sum -= matrix[i * n + k] * matrix[j * n + k];
        matrix[i * n + j] = i == j ? sqrt (MAX (sum, 1e-12)) : sum / matrix[j * n + j];
      }
}

/* Solves for @x, in place, with the root that take_root() found. */
static void
solve (const double *root, guint n, double *x)
{
  for (guint i = 0; i < n; i++)
    {
      for (guint k = 0; k < i; k++)
        x[i] -= root[i * n + k] * x[k];
      x[i] /= root[i * n + i];
    }
  for (guint i = n; i-- > 0;)
    {
      for (guint k = i + 1; k < n; k++)
        x[i] -= root[k * n + i] * x[k];
      x[i] /= root[i * n + i];
    }
}

/* One step uphill, halved until it leads up. Returns how far it led. */
static double
step (Search *search)
{
  g_autofree double *to = g_new0 (double, search->n);
  double here = likelihood (search, search->at);
  double longest = 0.0;

  look_round (search);
  take_root (search->information, search->n);
  solve (search->information, search->n, search->gradient);
  for (guint halvings = 0; halvings < HALVINGS_MOST; halvings++)
    {
      longest = 0.0;
      for (guint i = 0; i < search->n; i++)
        {
          double by = search->gradient[i] * ldexp (1.0, -(gint) halvings);

          to[i] = search->at[i] + by;
          longest = MAX (longest, fabs (by));
        }
      if (likelihood (search, to) >= here)
        {
          memcpy (search->at, to, search->n * sizeof (double));
          return longest;
        }
    }
  return 0.0;
}

/* Standard error of how far the logarithm of one class's points is from the mean of all: only ratios mean anything. */
static double
error_of (const Search *search, guint class)
{
  g_autofree double *apart = g_new0 (double, search->n);
  g_autofree double *x = g_new0 (double, search->n);
  double square = 0.0;

  for (guint i = 0; i + 1 < search->n; i++)
    x[i] = apart[i] = (i == class ? 1.0 : 0.0) - 1.0 / (search->n - 1);
  solve (search->information, search->n, x);
  for (guint i = 0; i < search->n; i++)
    square += apart[i] * x[i];
  return sqrt (MAX (square, 0.0));
}

/* What is found, with the errors that the information about it leaves. */
static ForconFleetPoints *
found (Search *search)
{
  ForconFleetPoints *points = g_new0 (ForconFleetPoints, 1);

  points->n_classes = search->n - 1;
  points->points = g_new0 (double, search->n);
  points->error = g_new0 (double, search->n);
  points->sharpness = exp (search->at[search->n - 1]);
  look_round (search);
  take_root (search->information, search->n);
  for (guint i = 0; i < points->n_classes; i++)
    {
      points->points[i] = exp (search->at[i]);
      points->error[i] = search->fixed ? 0.0 : error_of (search, i);
    }
  return points;
}

ForconFleetPoints *
forcon_fleet_points_fit (const ForconTrials *trials, const double *guess, gboolean fixed)
{
  Search search = { trials, guess, fixed, trials->n_classes + 1, NULL, NULL, NULL };
  double spread = 1.0;

  search.at = g_new0 (double, search.n);
  search.gradient = g_new0 (double, search.n);
  search.information = g_new0 (double, (gsize) search.n * search.n);
  for (guint i = 0; i < search.n; i++)
    search.at[i] = guess_of (&search, i, &spread);
  for (guint i = 0; i < STEPS_MOST && step (&search) > STEP_LEAST; i++)
    ;
  ForconFleetPoints *points = found (&search);

  g_free (search.at);
  g_free (search.gradient);
  g_free (search.information);
  return points;
}

void
forcon_fleet_points_free (ForconFleetPoints *points)
{
  if (points == NULL)
    return;
  g_free (points->points);
  g_free (points->error);
  g_free (points);
}
