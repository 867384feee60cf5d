/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/random.h"

ForconRandom
forcon_random_seeded (guint64 seed, guint64 stream)
{
  ForconRandom random = { 0, (stream << 1) | 1 };

  forcon_random_next (&random);
  random.state += seed;
  forcon_random_next (&random);
  return random;
}

/* Constants of SplitMix64: G. L. Steele, D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number Generators",
 * 2014. */
#define GOLDEN_GAMMA G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)
#define MIX_1 G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9)
#define MIX_2 G_GUINT64_CONSTANT (0x94d049bb133111eb)

ForconRandom
forcon_random_nth (guint64 seed, guint64 number)
{
  guint64 mixed = seed + GOLDEN_GAMMA * (number + 1);

  mixed = (mixed ^ (mixed >> 30)) * MIX_1;
  mixed = (mixed ^ (mixed >> 27)) * MIX_2;
  return forcon_random_seeded (mixed ^ (mixed >> 31), FORCON_RANDOM_BATTLE_STREAM);
}
