/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/balance/balance-private.h"

#include <math.h>

/* One in so many trials is foretold by the others. */
#define HELD_OUT 5

/* What an average ship is worth. */
#define POINTS_OF_SHIP 100.0

#define SPREAD_95 1.96

/* A fleet this near to the mean, as a share of it, is left as it is. */
#define NEAR_ENOUGH 0.02

/* Nobody adds more ships to a fleet to make it fair. */
#define CHANGE_MOST 12

void
forcon_balance_fleet_clear (gpointer fleet)
{
  ForconBalanceFleet *cleared = fleet;

  g_clear_pointer (&cleared->name, g_free);
  g_clear_pointer (&cleared->cards, g_ptr_array_unref);
}

static void
clear_class (gpointer class)
{
  g_free (((ForconBalanceClass *) class)->name);
}

static ForconBalance *
balance_new (void)
{
  ForconBalance *balance = g_new0 (ForconBalance, 1);

  balance->starts = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_battle_odds_free);
  balance->pairs = g_array_new (FALSE, TRUE, sizeof (ForconBalancePair));
  balance->classes = g_array_new (FALSE, TRUE, sizeof (ForconBalanceClass));
  balance->weights = g_array_new (FALSE, TRUE, sizeof (ForconBalanceWeight));
  g_array_set_clear_func (balance->classes, clear_class);
  return balance;
}

void
forcon_balance_free (ForconBalance *balance)
{
  if (balance == NULL)
    return;
  g_ptr_array_unref (balance->starts);
  g_array_unref (balance->pairs);
  g_array_unref (balance->classes);
  g_array_unref (balance->weights);
  g_free (balance);
}

/* What everybody would think of a class at first sight: the mean hits of its ships. */
static double *
hits_of_classes (const ForconBalanceClasses *classes)
{
  double *hits = g_new0 (double, classes->names->len + 1);

  for (guint i = 0; i < classes->names->len; i++)
    {
      const GPtrArray *cards = g_ptr_array_index (classes->cards, i);

      for (guint j = 0; j < cards->len; j++)
        hits[i] += (double) ((const ForconCard *) g_ptr_array_index (cards, j))->hits / cards->len;
    }
  return hits;
}

/* How well points and hits alone foretell fights that they were not found by. */
static void
foretell (ForconBalance *balance, const ForconTrials *trials, const double *hits)
{
  g_autoptr (ForconTrials) known = forcon_trials_part (trials, HELD_OUT, TRUE);
  g_autoptr (ForconTrials) unknown = forcon_trials_part (trials, HELD_OUT, FALSE);
  g_autoptr (ForconFleetPoints) by_points = forcon_fleet_points_fit (known, hits, FALSE);
  g_autoptr (ForconFleetPoints) by_hits = forcon_fleet_points_fit (known, hits, TRUE);

  balance->brier = forcon_fleet_points_brier (by_points, unknown);
  balance->brier_hits = forcon_fleet_points_brier (by_hits, unknown);
}

static void
take_classes (ForconBalance *balance, const ForconBalanceClasses *classes, const ForconFleetPoints *points)
{
  double sum = 0.0;
  guint n = 0;

  for (guint i = 0; i < points->n_classes; i++)
    {
      const GPtrArray *cards = g_ptr_array_index (classes->cards, i);

      sum += points->points[i] * cards->len;
      n += cards->len;
    }
  for (guint i = 0; i < points->n_classes; i++)
    {
      const GPtrArray *cards = g_ptr_array_index (classes->cards, i);
      double worth = POINTS_OF_SHIP * points->points[i] * n / sum;
      ForconBalanceClass class = { g_strdup (g_ptr_array_index (classes->names, i)), cards->len,
                                   ((const ForconCard *) g_ptr_array_index (cards, 0))->hits, worth,
                                   SPREAD_95 * worth * points->error[i] };

      g_array_append_val (balance->classes, class);
    }
}

/* The change by ships of one class, not more than the fleet has of it, that brings it nearest to the mean. */
static void
advise (ForconBalanceWeight *weight, const ForconBalance *balance, const guint *counts, double mean)
{
  double best = fabs (weight->lacks);
  guint ships = 0;

  weight->after = weight->points;
  for (guint i = 0; i < balance->classes->len; i++)
    ships += counts[i];
  for (guint i = 0; i < balance->classes->len && best > NEAR_ENOUGH * mean; i++)
    {
      double points = g_array_index (balance->classes, ForconBalanceClass, i).points;
      /* The last ship of a fleet stays: without it nobody plays. */
      gint least = -(gint) MIN (counts[i], ships - 1);
      gint change = CLAMP ((gint) lround (weight->lacks / points), least, CHANGE_MOST);
      double off = fabs (weight->lacks - change * points);

      /* A fleet knows its own classes: only of these it has more, or fewer. */
      if (counts[i] == 0 || change == 0 || off >= best)
        continue;
      best = off;
      weight->class = i;
      weight->change = change;
      weight->after = weight->points + change * points;
    }
}

static void
weigh_fleets (ForconBalance *balance, const ForconBalanceClasses *classes, const GArray *fleets)
{
  double mean = 0.0;
  g_autofree guint *counts = g_new0 (guint, (gsize) fleets->len * classes->names->len + 1);

  for (guint i = 0; i < fleets->len; i++)
    {
      const GPtrArray *cards = g_array_index (fleets, ForconBalanceFleet, i).cards;
      ForconBalanceWeight weight = { 0 };

      for (guint j = 0; j < cards->len; j++)
        {
          guint class = forcon_balance_class_of (classes, g_ptr_array_index (cards, j));

          counts[i * classes->names->len + class]++;
          weight.points += g_array_index (balance->classes, ForconBalanceClass, class).points;
        }
      mean += weight.points / fleets->len;
      g_array_append_val (balance->weights, weight);
    }
  for (guint i = 0; i < fleets->len; i++)
    {
      ForconBalanceWeight *weight = &g_array_index (balance->weights, ForconBalanceWeight, i);

      weight->lacks = mean - weight->points;
      advise (weight, balance, counts + i * classes->names->len, mean);
    }
}

gboolean
forcon_balance_tell (const ForconBalanceWish *wish, double share)
{
  return wish->told == NULL || wish->told (share, wish->told_data);
}

ForconBalance *
forcon_balance_run (const ForconBalanceWish *wish)
{
  g_autoptr (ForconBalance) balance = balance_new ();
  g_auto (ForconBalanceClasses) classes = { 0 };
  g_autoptr (ForconTrials) trials = NULL;

  forcon_balance_classes_init (&classes, wish->fleets);
  trials = forcon_balance_try (wish, &classes);
  if (trials == NULL || !forcon_balance_fight_pairs (wish, balance->pairs)
      || !forcon_balance_fight_starts (wish, balance->starts))
    return NULL;
  g_autofree double *hits = hits_of_classes (&classes);
  g_autoptr (ForconFleetPoints) points = forcon_fleet_points_fit (trials, hits, FALSE);

  balance->trials = trials->n;
  balance->sharpness = points->sharpness;
  foretell (balance, trials, hits);
  take_classes (balance, &classes, points);
  weigh_fleets (balance, &classes, wish->fleets);
  return g_steal_pointer (&balance);
}
