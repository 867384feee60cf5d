/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ForconDistribution:
 * @n: number of entries, at least 1
 * @p: (array length=n): p[k] is the chance of exactly k; the entries add up to 1
 *
 * The exact distribution of a count of points.
 */
typedef struct {
  guint n;
  double *p;
} ForconDistribution;

/**
 * forcon_distribution_new_certain:
 * @value: a count
 *
 * Returns: (transfer full): the distribution of what is always @value
 */
ForconDistribution *forcon_distribution_new_certain (guint value);

/**
 * forcon_distribution_new_binomial:
 * @trials: number of dice
 * @chance: of each, 0 to 1
 *
 * Built up die by die: only products and sums of positive numbers, so each entry keeps nearly all its digits.
 *
 * Returns: (transfer full): the distribution of the successes, @trials + 1 entries
 */
ForconDistribution *forcon_distribution_new_binomial (guint trials, double chance);

/**
 * forcon_distribution_new_sum_of_dice:
 * @dice: how many d6
 *
 * Returns: (transfer full): the distribution of their sum, 6 @dice + 1 entries
 */
ForconDistribution *forcon_distribution_new_sum_of_dice (guint dice);

/**
 * forcon_distribution_new_less:
 * @distribution: of hits
 * @stopped: how many of them are stopped
 *
 * Returns: (transfer full): the distribution of what gets through; never below 0
 */
ForconDistribution *forcon_distribution_new_less (const ForconDistribution *distribution, guint stopped);

/**
 * forcon_distribution_new_sum:
 * @a: a distribution
 * @b: another, independent of @a
 *
 * Returns: (transfer full): the distribution of the sum
 */
ForconDistribution *forcon_distribution_new_sum (const ForconDistribution *a, const ForconDistribution *b);

ForconDistribution *forcon_distribution_copy (const ForconDistribution *distribution);
void forcon_distribution_free (ForconDistribution *distribution);

/**
 * forcon_distribution_mean:
 * @distribution: a distribution
 *
 * Returns: its mean
 */
double forcon_distribution_mean (const ForconDistribution *distribution);

/**
 * forcon_distribution_at_least:
 * @distribution: a distribution
 * @value: a count
 *
 * Returns: the chance of @value or more
 */
double forcon_distribution_at_least (const ForconDistribution *distribution, guint value);

/**
 * forcon_distribution_at_most:
 * @distribution: a distribution
 * @value: a number, also less than 0
 *
 * Returns: the chance of @value or less
 */
double forcon_distribution_at_most (const ForconDistribution *distribution, gint value);

/**
 * forcon_distribution_any_of:
 * @distribution: of points, each of which is tried apart
 * @chance: of one try, 0 to 1
 *
 * Returns: the chance that at least one try succeeds
 */
double forcon_distribution_any_of (const ForconDistribution *distribution, double chance);

/* The chance that a d6 shows @needed or more; 1 for 1 and less, 0 for 7 and more. */
static inline double
forcon_die_chance (gint needed)
{
  return (double) (7 - CLAMP (needed, 1, 7)) / 6.0;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconDistribution, forcon_distribution_free)

G_END_DECLS
