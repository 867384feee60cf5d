/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ForconTrials:
 * @n_classes: how many classes of ships there are
 * @n: how many trials
 * @left, @right: (array length=n*n_classes): how many ships of each class either fleet had, trial by trial
 * @won: (array length=n): what the left one got of it: 1 won, 0 lost, between them several fights or a draw
 * @fights: how many fights each trial was
 *
 * Fleets that fought each other.
 */
typedef struct {
  guint n_classes;
  guint n;
  guint8 *left;
  guint8 *right;
  double *won;
  guint fights;
} ForconTrials;

/**
 * forcon_trials_new:
 *
 * Returns: (transfer full): so many trials in which nobody has fought yet
 */
ForconTrials *forcon_trials_new (guint n_classes, guint n, guint fights);

/**
 * forcon_trials_part:
 * @trials: trials
 * @every: of how many
 * @kept: whether every such one is left out, or nothing but these is taken
 *
 * Returns: (transfer full): a part of the trials, to foretell by some what came of the others
 */
ForconTrials *forcon_trials_part (const ForconTrials *trials, guint every, gboolean kept);

void forcon_trials_free (ForconTrials *trials);

/**
 * ForconFleetPoints:
 * @n_classes: how many classes there are
 * @points: (array length=n_classes): what a ship of each class is worth; only ratios mean anything
 * @error: (array length=n_classes): standard error of each, as a share of it
 * @sharpness: k
 *
 * A fleet is worth the sum of its ships, and one that is worth A beats one that is worth B with the odds (A/B)^k: the
 * model of Bradley and Terry (Biometrika 39, 1952) for teams whose strengths add up. With k = 1 a fleet is worth its
 * odds; the higher it is, the surer the stronger one wins.
 */
typedef struct {
  guint n_classes;
  double *points;
  double *error;
  double sharpness;
} ForconFleetPoints;

/**
 * forcon_fleet_points_fit:
 * @trials: who fought whom
 * @guess: (array length=n_classes): what classes are thought to be worth beforehand, each more than 0
 * @fixed: whether @guess is taken as it is, and only the sharpness is found
 *
 * The points that make what came of the trials most likely, where a class is thought to be worth between about a third
 * and three times its guess until it has shown otherwise.
 *
 * Returns: (transfer full): the points
 */
ForconFleetPoints *forcon_fleet_points_fit (const ForconTrials *trials, const double *guess, gboolean fixed);

/**
 * forcon_fleet_points_chance:
 * @points: the points
 * @left, @right: what two fleets are worth
 *
 * Returns: with what chance the left one wins, 0 to 1; ½ where both are worth nothing
 */
double forcon_fleet_points_chance (const ForconFleetPoints *points, double left, double right);

/**
 * forcon_fleet_points_brier:
 * @points: the points
 * @trials: what came of fleets
 *
 * Returns: the Brier score: the mean square of what was foretold less what came; 0 is a prophet, ¼ knows nothing
 */
double forcon_fleet_points_brier (const ForconFleetPoints *points, const ForconTrials *trials);

void forcon_fleet_points_free (ForconFleetPoints *points);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconTrials, forcon_trials_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconFleetPoints, forcon_fleet_points_free)

G_END_DECLS
