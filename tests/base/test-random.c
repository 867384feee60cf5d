/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/random.h"

/* Of the generator's own demonstration program, which is seeded with 42 and stream 54. */
static const guint32 reference_bits[] = { 0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e };
static const char reference_coins[] = "HHTTTHTHHHTHTTTHHHHHTTTHHHTHTHTHTTHTTTHHHHHHTTTTHHTTTTTHTTTTTTTHT";
static const char reference_rolls[] = "341122324324335231315141564662633";

/* A state from which the generator draws this number next: no rotation, and the number where the shifts put it. */
#define STATE_BEFORE(number) ((guint64) (number) << 27)

/* A stream whose increment is large, so that a small state is followed by a large one. */
#define INCREMENT G_GUINT64_CONSTANT (0xda3e39cb94b95bdb)

/* The chance of more than this is one in a thousand for five degrees of freedom. */
#define CHI_SQUARE_LIMIT 20.52

#define N_ROLLS 600000

static ForconRandom
reference (void)
{
  return forcon_random_seeded (42, 54);
}

static void
test_reference (void)
{
  ForconRandom random = reference ();

  for (guint i = 0; i < G_N_ELEMENTS (reference_bits); i++)
    g_assert_cmphex (forcon_random_next (&random), ==, reference_bits[i]);
}

/* F-GEN-4: the demonstration goes on with coins and dice, which are drawn with bounds */
static void
test_reference_bounds (void)
{
  ForconRandom random = reference ();

  for (guint i = 0; i < G_N_ELEMENTS (reference_bits); i++)
    forcon_random_next (&random);
  for (const char *coin = reference_coins; *coin != '\0'; coin++)
    g_assert_cmpint (forcon_random_below (&random, 2) == 1 ? 'H' : 'T', ==, *coin);
  for (const char *roll = reference_rolls; *roll != '\0'; roll++)
    g_assert_cmpint ('0' + forcon_random_d6 (&random), ==, *roll);
}

static void
test_streams (void)
{
  ForconRandom one = forcon_random_seeded (42, 54);
  ForconRandom other = forcon_random_seeded (42, 55);
  ForconRandom seed = forcon_random_seeded (43, 54);

  g_assert_cmphex (one.increment & 1, ==, 1);
  g_assert_cmphex (one.increment, !=, other.increment);
  g_assert_cmphex (forcon_random_next (&one), !=, forcon_random_next (&other));
  one = reference ();
  g_assert_cmphex (forcon_random_next (&one), !=, forcon_random_next (&seed));
}

/* 2³² is 4 more than a multiple of 6, so the lowest four numbers are drawn again, and no other: F-GEN-4 */
static void
test_unbiased (void)
{
  for (guint32 number = 0; number < 4; number++)
    {
      ForconRandom random = { STATE_BEFORE (number), INCREMENT };
      ForconRandom expected = random;

      g_assert_cmphex (forcon_random_next (&expected), ==, number);
      guint8 face = (guint8) (1 + forcon_random_next (&expected) % 6);

      g_assert_cmpint (forcon_random_d6 (&random), ==, face);
      g_assert_cmphex (random.state, ==, expected.state);
    }
  for (guint32 number = 4; number < 10; number++)
    {
      ForconRandom random = { STATE_BEFORE (number), INCREMENT };
      ForconRandom expected = random;

      g_assert_cmphex (forcon_random_next (&expected), ==, number);
      g_assert_cmpint (forcon_random_d6 (&random), ==, (gint) (1 + number % 6));
      g_assert_cmphex (random.state, ==, expected.state);
    }
  g_assert_cmpint ((G_MAXUINT32 - 4 + 1) % 6, ==, 0);
}

static void
test_bounds (void)
{
  ForconRandom random = reference ();

  for (guint32 bound = 1; bound < 2000; bound++)
    g_assert_cmpuint (forcon_random_below (&random, bound), <, bound);
  for (guint i = 0; i < 100; i++)
    g_assert_cmpuint (forcon_random_below (&random, 1), ==, 0);
}

/* F-GEN-4 */
static void
test_even (void)
{
  ForconRandom random = forcon_random_seeded (7, FORCON_RANDOM_BATTLE_STREAM);
  guint count[7] = { 0 };
  double chi_square = 0.0;

  for (guint i = 0; i < N_ROLLS; i++)
    {
      guint8 face = forcon_random_d6 (&random);

      g_assert_cmpint (face, >=, 1);
      g_assert_cmpint (face, <=, 6);
      count[face]++;
    }
  for (guint face = 1; face <= 6; face++)
    {
      double off = count[face] - N_ROLLS / 6.0;

      chi_square += off * off / (N_ROLLS / 6.0);
    }
  g_assert_cmpfloat (chi_square, <, CHI_SQUARE_LIMIT);
}

/* F-GEN-5 */
static void
test_copy (void)
{
  ForconRandom random = reference ();

  for (guint i = 0; i < 17; i++)
    forcon_random_d6 (&random);
  ForconRandom copy = random;

  for (guint i = 0; i < 1000; i++)
    g_assert_cmpint (forcon_random_d6 (&random), ==, forcon_random_d6 (&copy));
  forcon_random_next (&copy);
  g_assert_cmphex (copy.state, !=, random.state);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/random/the published numbers come out", test_reference);
  g_test_add_func ("/base/random/the published coins and dice come out", test_reference_bounds);
  g_test_add_func ("/base/random/each seed and each stream is a sequence of its own", test_streams);
  g_test_add_func ("/base/random/numbers from the uneven end are drawn again", test_unbiased);
  g_test_add_func ("/base/random/a number stays below its bound", test_bounds);
  g_test_add_func ("/base/random/all six faces are equally frequent", test_even);
  g_test_add_func ("/base/random/a copy of the generator copies the future", test_copy);
  return g_test_run ();
}
