/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/distribution.h"

static ForconDistribution *
distribution_new (guint n)
{
  ForconDistribution *distribution = g_new (ForconDistribution, 1);

  distribution->n = n;
  distribution->p = g_new0 (double, n);
  return distribution;
}

ForconDistribution *
forcon_distribution_new_certain (guint value)
{
  ForconDistribution *distribution = distribution_new (value + 1);

  distribution->p[value] = 1.0;
  return distribution;
}

ForconDistribution *
forcon_distribution_new_binomial (guint trials, double chance)
{
  ForconDistribution *distribution = distribution_new (trials + 1);
  double *p = distribution->p;

  p[0] = 1.0;
  for (guint die = 1; die <= trials; die++)
    {
      for (guint k = die; k > 0; k--)
        p[k] = p[k] * (1.0 - chance) + p[k - 1] * chance;
      p[0] *= 1.0 - chance;
    }
  return distribution;
}

ForconDistribution *
forcon_distribution_new_sum_of_dice (guint dice)
{
  ForconDistribution *sum = distribution_new (6 * dice + 1);

  sum->p[0] = 1.0;
  for (guint die = 1; die <= dice; die++)
    for (guint k = 6 * die + 1; k-- > 0;)
      {
        double chance = 0.0;

        for (guint face = 1; face <= MIN (6, k); face++)
          chance += sum->p[k - face] / 6.0;
        sum->p[k] = chance;
      }
  return sum;
}

ForconDistribution *
forcon_distribution_new_less (const ForconDistribution *distribution, guint stopped)
{
  guint n = distribution->n > stopped ? distribution->n - stopped : 1;
  ForconDistribution *less = distribution_new (n);

  for (guint k = 0; k < distribution->n; k++)
    less->p[k > stopped ? k - stopped : 0] += distribution->p[k];
  return less;
}

ForconDistribution *
forcon_distribution_new_sum (const ForconDistribution *a, const ForconDistribution *b)
{
  ForconDistribution *sum = distribution_new (a->n + b->n - 1);

  for (guint i = 0; i < a->n; i++)
    for (guint j = 0; j < b->n; j++)
      sum->p[i + j] += a->p[i] * b->p[j];
  return sum;
}

ForconDistribution *
forcon_distribution_copy (const ForconDistribution *distribution)
{
  ForconDistribution *copy = g_new (ForconDistribution, 1);

  copy->n = distribution->n;
  copy->p = g_memdup2 (distribution->p, distribution->n * sizeof (double));
  return copy;
}

void
forcon_distribution_free (ForconDistribution *distribution)
{
  if (distribution == NULL)
    return;
  g_free (distribution->p);
  g_free (distribution);
}

double
forcon_distribution_mean (const ForconDistribution *distribution)
{
  double mean = 0.0;

  for (guint k = distribution->n; k-- > 1;)
    mean += k * distribution->p[k];
  return mean;
}

double
forcon_distribution_at_least (const ForconDistribution *distribution, guint value)
{
  double chance = 0.0;

  for (guint k = distribution->n; k-- > value;)
    chance += distribution->p[k];
  return chance;
}

double
forcon_distribution_at_most (const ForconDistribution *distribution, gint value)
{
  double chance = 0.0;

  for (gint k = MIN (value, (gint) distribution->n - 1); k >= 0; k--)
    chance += distribution->p[k];
  return chance;
}

double
forcon_distribution_any_of (const ForconDistribution *distribution, double chance)
{
  double any = 0.0;
  double none_of_k = 1.0;

  for (guint k = 0; k < distribution->n; k++)
    {
      any += distribution->p[k] * (1.0 - none_of_k);
      none_of_k *= 1.0 - chance;
    }
  return any;
}
