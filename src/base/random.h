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

ForconRandom forcon_random_seeded (guint64 seed, guint64 stream);
ForconRandom forcon_random_nth (guint64 seed, guint64 number);
guint32 forcon_random_next (ForconRandom *random);
guint32 forcon_random_below (ForconRandom *random, guint32 bound);
guint8 forcon_random_d6 (ForconRandom *random);

/* The stream that battles use; any number would do, but a replay needs the same one. */
#define FORCON_RANDOM_BATTLE_STREAM G_GUINT64_CONSTANT (54)

G_END_DECLS
