/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/distribution.h"

#include <math.h>

#define TOLERANCE 1e-12
#define N_DICE_MAX 6

static void
assert_near (double actual, double expected)
{
  g_assert_cmpfloat_with_epsilon (actual, expected, TOLERANCE);
}

/* The chance of each number of dice that show @needed or more, by counting every throw; the caller frees it. */
static double *
count_throws (guint n_dice, gint needed)
{
  double *p = g_new0 (double, n_dice + 1);
  guint throws = 1;

  for (guint die = 0; die < n_dice; die++)
    throws *= 6;
  for (guint throw = 0; throw < throws; throw++)
    {
      guint hits = 0;
      guint rest = throw;

      for (guint die = 0; die < n_dice; die++, rest /= 6)
        hits += 1 + (gint) (rest % 6) >= needed ? 1 : 0;
      p[hits] += 1.0 / throws;
    }
  return p;
}

static ForconDistribution *
dice (guint n_dice, gint needed)
{
  return forcon_distribution_new_binomial (n_dice, forcon_die_chance (needed));
}

static void
test_binomial (void)
{
  for (guint n_dice = 0; n_dice <= N_DICE_MAX; n_dice++)
    for (gint needed = 0; needed <= 8; needed++)
      {
        g_autoptr (ForconDistribution) distribution = dice (n_dice, needed);
        g_autofree double *p = count_throws (n_dice, needed);

        g_assert_cmpuint (distribution->n, ==, n_dice + 1);
        for (guint k = 0; k <= n_dice; k++)
          assert_near (distribution->p[k], p[k]);
      }
}

static void
test_sum_of_dice (void)
{
  for (guint n_dice = 0; n_dice <= 5; n_dice++)
    {
      g_autoptr (ForconDistribution) sum = forcon_distribution_new_sum_of_dice (n_dice);
      double p[31] = { 0.0 };
      guint throws = (guint) lround (pow (6.0, n_dice));

      for (guint throw = 0; throw < throws; throw++)
        {
          guint total = 0;
          guint rest = throw;

          for (guint die = 0; die < n_dice; die++, rest /= 6)
            total += 1 + rest % 6;
          p[total] += 1.0 / throws;
        }
      g_assert_cmpuint (sum->n, ==, 6 * n_dice + 1);
      for (guint k = 0; k < sum->n; k++)
        assert_near (sum->p[k], p[k]);
    }
}

static void
test_at_most (void)
{
  g_autoptr (ForconDistribution) sum = forcon_distribution_new_sum_of_dice (2);

  assert_near (forcon_distribution_at_most (sum, 3), 3.0 / 36.0);
  assert_near (forcon_distribution_at_most (sum, 40), 1.0);
  assert_near (forcon_distribution_at_most (sum, -1), 0.0);
}

static void
test_adds_up (void)
{
  for (guint n_dice = 0; n_dice <= 200; n_dice += 25)
    for (gint needed = 1; needed <= 7; needed++)
      {
        g_autoptr (ForconDistribution) distribution = dice (n_dice, needed);
        double sum = 0.0;

        for (guint k = 0; k < distribution->n; k++)
          {
            g_assert_cmpfloat (distribution->p[k], >=, 0.0);
            sum += distribution->p[k];
          }
        assert_near (sum, 1.0);
        assert_near (forcon_distribution_at_least (distribution, 0), 1.0);
        g_assert_cmpfloat_with_epsilon (forcon_distribution_mean (distribution), n_dice * forcon_die_chance (needed),
                                        1e-10);
      }
}

static void
test_certain (void)
{
  g_autoptr (ForconDistribution) distribution = forcon_distribution_new_certain (3);

  g_assert_cmpuint (distribution->n, ==, 4);
  assert_near (distribution->p[3], 1.0);
  assert_near (distribution->p[0] + distribution->p[1] + distribution->p[2], 0.0);
  assert_near (forcon_distribution_mean (distribution), 3.0);
}

static void
test_less (void)
{
  for (guint stopped = 0; stopped <= N_DICE_MAX + 2; stopped++)
    {
      g_autoptr (ForconDistribution) hits = dice (N_DICE_MAX, 4);
      g_autoptr (ForconDistribution) less = forcon_distribution_new_less (hits, stopped);
      g_autofree double *p = count_throws (N_DICE_MAX, 4);
      g_autofree double *through = g_new0 (double, N_DICE_MAX + 1);

      for (guint k = 0; k <= N_DICE_MAX; k++)
        through[k < stopped ? 0 : k - stopped] += p[k];
      g_assert_cmpuint (less->n, ==, stopped <= N_DICE_MAX ? N_DICE_MAX + 1 - stopped : 1);
      for (guint k = 0; k < less->n; k++)
        assert_near (less->p[k], through[k]);
    }
}

static void
test_sum (void)
{
  g_autoptr (ForconDistribution) a = dice (2, 5);
  g_autoptr (ForconDistribution) b = dice (4, 5);
  g_autoptr (ForconDistribution) sum = forcon_distribution_new_sum (a, b);
  g_autofree double *p = count_throws (6, 5);

  g_assert_cmpuint (sum->n, ==, 7);
  for (guint k = 0; k < sum->n; k++)
    assert_near (sum->p[k], p[k]);
}

static void
test_at_least (void)
{
  g_autoptr (ForconDistribution) hits = dice (N_DICE_MAX, 3);
  g_autofree double *p = count_throws (N_DICE_MAX, 3);
  double chance = 0.0;

  for (guint k = N_DICE_MAX + 1; k-- > 0;)
    {
      chance += p[k];
      assert_near (forcon_distribution_at_least (hits, k), chance);
    }
  assert_near (forcon_distribution_at_least (hits, N_DICE_MAX + 1), 0.0);
}

/* Three dice hit on 4 and more; each hit is tried again on 6. All throws of three pairs of dice are counted. */
static void
test_any_of (void)
{
  g_autoptr (ForconDistribution) hits = dice (3, 4);
  guint any = 0;

  for (guint throw = 0; throw < 36 * 36 * 36; throw++)
    {
      guint rest = throw;
      gboolean success = FALSE;

      for (guint pair = 0; pair < 3; pair++, rest /= 36)
        success = success || (rest % 6 + 1 >= 4 && rest / 6 % 6 + 1 == 6);
      any += success ? 1 : 0;
    }
  assert_near (forcon_distribution_any_of (hits, forcon_die_chance (6)), any / (36.0 * 36.0 * 36.0));
  assert_near (forcon_distribution_any_of (hits, 0.0), 0.0);
  assert_near (forcon_distribution_any_of (hits, 1.0), 1.0 - hits->p[0]);
}

static void
test_copy (void)
{
  g_autoptr (ForconDistribution) hits = dice (3, 4);
  g_autoptr (ForconDistribution) copy = forcon_distribution_copy (hits);

  g_assert_true (copy->p != hits->p);
  g_assert_cmpuint (copy->n, ==, hits->n);
  for (guint k = 0; k < hits->n; k++)
    assert_near (copy->p[k], hits->p[k]);
}

/* F-GEN-4 */
static void
test_die_chance (void)
{
  static const double sixths[] = { 6, 6, 5, 4, 3, 2, 1, 0, 0 };

  for (gint needed = 0; needed < (gint) G_N_ELEMENTS (sixths); needed++)
    assert_near (forcon_die_chance (needed), sixths[needed] / 6.0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/distribution/the hits of dice agree with every throw counted", test_binomial);
  g_test_add_func ("/base/distribution/the entries add up to one and to the mean", test_adds_up);
  g_test_add_func ("/base/distribution/what is certain has no other chance", test_certain);
  g_test_add_func ("/base/distribution/what is stopped comes off and never goes below none", test_less);
  g_test_add_func ("/base/distribution/the sum of two throws is one larger throw", test_sum);
  g_test_add_func ("/base/distribution/the chance of at least so many is the rest of the entries", test_at_least);
  g_test_add_func ("/base/distribution/the chance of any success agrees with every throw counted", test_any_of);
  g_test_add_func ("/base/distribution/a copy is a copy", test_copy);
  g_test_add_func ("/base/distribution/a die shows so much or more", test_die_chance);
  g_test_add_func ("/base/distribution/sums of dice agree with every throw counted", test_sum_of_dice);
  g_test_add_func ("/base/distribution/at most a value is all up to it", test_at_most);
  return g_test_run ();
}
