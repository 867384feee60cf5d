/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ForconRandom:
 * @state: the generator's state
 * @increment: the stream, always odd
 *
 * The generator PCG-XSH-RR 64/32: M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good
 * Algorithms for Random Number Generation", HMC-CS-2014-0905. A plain value: copying it copies the future.
 */
typedef struct {
  guint64 state;
  guint64 increment;
} ForconRandom;

/**
 * forcon_random_seeded:
 * @seed: any number
 * @stream: which of the 2⁶³ sequences
 *
 * Returns: a generator at the start of its sequence
 */
ForconRandom forcon_random_seeded (guint64 seed, guint64 stream);

/**
 * forcon_random_nth:
 * @seed: any number
 * @number: which of many generators that are wanted
 *
 * Generators of neighbouring numbers have nothing in common, so what each of them rolls does not depend on who rolls
 * it.
 *
 * Returns: a generator for battles
 */
ForconRandom forcon_random_nth (guint64 seed, guint64 number);

/**
 * forcon_random_next:
 * @random: the generator
 *
 * Returns: 32 evenly distributed bits
 */
static inline guint32
forcon_random_next (ForconRandom *random)
{
  guint64 old = random->state;
  guint32 shifted = (guint32) (((old >> 18) ^ old) >> 27);
  guint32 rotation = (guint32) (old >> 59);

  random->state = old * G_GUINT64_CONSTANT (6364136223846793005) + random->increment;
  return (shifted >> rotation) | (shifted << ((32 - rotation) & 31));
}

/**
 * forcon_random_below:
 * @random: the generator
 * @bound: more than 0
 *
 * Returns: a number from 0 to @bound − 1, each with exactly the same chance: numbers from the uneven end are drawn
 *   again
 */
static inline guint32
forcon_random_below (ForconRandom *random, guint32 bound)
{
  guint32 number;

  g_return_val_if_fail (bound > 0, 0);
  /* The uneven end is shorter than @bound. */
  do
    number = forcon_random_next (random);
  while (number < bound && number < (0 - bound) % bound);
  return number % bound;
}

/**
 * forcon_random_d6:
 * @random: the generator
 *
 * Returns: a fair die, 1 to 6
 */
static inline guint8
forcon_random_d6 (ForconRandom *random)
{
  return (guint8) (1 + forcon_random_below (random, 6));
}

/* The stream that battles use; any number would do, but a replay needs the same one. */
#define FORCON_RANDOM_BATTLE_STREAM G_GUINT64_CONSTANT (54)

G_END_DECLS
