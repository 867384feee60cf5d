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

ForconDistribution *forcon_distribution_new_certain (guint value);
ForconDistribution *forcon_distribution_new_binomial (guint trials, double chance);
ForconDistribution *forcon_distribution_new_sum_of_dice (guint dice);
ForconDistribution *forcon_distribution_new_less (const ForconDistribution *distribution, guint stopped);
ForconDistribution *forcon_distribution_new_sum (const ForconDistribution *a, const ForconDistribution *b);
ForconDistribution *forcon_distribution_copy (const ForconDistribution *distribution);
void forcon_distribution_free (ForconDistribution *distribution);
double forcon_distribution_mean (const ForconDistribution *distribution);
double forcon_distribution_at_least (const ForconDistribution *distribution, guint value);
double forcon_distribution_at_most (const ForconDistribution *distribution, gint value);
double forcon_distribution_any_of (const ForconDistribution *distribution, double chance);

/* The chance that a d6 shows @needed or more; 1 for 1 and less, 0 for 7 and more. */
double forcon_die_chance (gint needed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconDistribution, forcon_distribution_free)

G_END_DECLS
