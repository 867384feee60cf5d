/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/random.h"

G_BEGIN_DECLS

/* Bytes of a campaign's secret: 256 bits from the system. */
#define FORCON_SECRET_SIZE 32

/**
 * ForconKeyedDice:
 *
 * One stream of dice: HMAC-SHA-256 in counter mode. Its key is made of a secret and of a label that says what the
 * dice are for, so whoever has seen dice of one label knows nothing of another's, nor of those that follow. A plain
 * value; wipe it with forcon_keyed_dice_end().
 */
typedef struct {
  guint8 key[FORCON_SECRET_SIZE];
  guint8 block[FORCON_SECRET_SIZE];
  guint64 n_blocks;
  guint used;
} ForconKeyedDice;

/**
 * forcon_secret_new:
 *
 * Returns: (transfer full): 256 bits from the system's own generator
 */
GBytes *forcon_secret_new (void);

/**
 * forcon_secret_to_text:
 * @secret: a secret
 *
 * Returns: (transfer full): 64 hexadecimal digits, as the campaign's file keeps it
 */
char *forcon_secret_to_text (GBytes *secret);

/**
 * forcon_secret_from_text:
 * @text: (nullable): what forcon_secret_to_text() made
 *
 * Returns: (transfer full) (nullable): the secret; %NULL where @text is none
 */
GBytes *forcon_secret_from_text (const char *text);

/* Returns: (transfer full): 128 bits from the system's own generator, as 32 hexadecimal digits: what opens a door */
char *forcon_token_new (void);

/**
 * forcon_random_fresh:
 *
 * Returns: a generator whose state and stream are the system's choice, for what is no campaign
 */
ForconRandom forcon_random_fresh (void);

/**
 * forcon_random_keyed:
 * @table: names the table, below 2⁶³
 *
 * Returns: what stands in the place of a generator where dice come from a secret: it holds no state
 */
ForconRandom forcon_random_keyed (guint64 table);

/**
 * forcon_random_is_keyed:
 * @random: of a battle
 *
 * A generator's increment is odd, always.
 *
 * Returns: whether dice come from a secret
 */
gboolean forcon_random_is_keyed (const ForconRandom *random);

/**
 * forcon_random_derived:
 * @key: (array length=length): what nobody else knows
 * @label: what for
 *
 * Returns: a generator of its own for @label, from which @key cannot be found
 */
ForconRandom forcon_random_derived (const guint8 *key, gsize length, const char *label);

/**
 * forcon_keyed_dice_begin:
 * @stream: (out caller-allocates): at its start
 * @secret: (nullable): the campaign's; without one the dice are always the same
 * @label: what the dice are for
 */
void forcon_keyed_dice_begin (ForconKeyedDice *stream, GBytes *secret, const char *label);

/**
 * forcon_keyed_dice_roll:
 * @stream: a stream
 * @sides: more than 0
 *
 * Returns: a fair die, 1 to @sides
 */

/* Numbers from the uneven end are drawn again, so that each face has exactly the same chance. */
guint8 forcon_keyed_dice_roll (ForconKeyedDice *stream, guint sides);

void forcon_keyed_dice_end (ForconKeyedDice *stream);

G_END_DECLS
