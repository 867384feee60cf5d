/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For getrandom(). */
#define _DEFAULT_SOURCE

#include "base/keyed-dice.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>

/* The stream of battles is an odd number; a table's is twice its name. */
#define KEYED(table) ((table) << 1)

/* Waits for the system's entropy when the machine has just been started; there is no way to go on without. */
static void
fill (guint8 *bytes, gsize length)
{
  for (gsize n = 0; n < length;)
    {
      ssize_t got = getrandom (bytes + n, length - n, 0);

      if (got < 0 && errno != EINTR)
        g_error ("the system has no random numbers: %s", g_strerror (errno));
      n += (gsize) MAX (got, 0);
    }
}

char *
forcon_token_new (void)
{
  guint64 halves[2];

  fill ((guint8 *) halves, sizeof halves);
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x%016" G_GINT64_MODIFIER "x", halves[0], halves[1]);
}

GBytes *
forcon_secret_new (void)
{
  guint8 bytes[FORCON_SECRET_SIZE];

  fill (bytes, sizeof bytes);
  return g_bytes_new (bytes, sizeof bytes);
}

char *
forcon_secret_to_text (GBytes *secret)
{
  const guint8 *bytes = g_bytes_get_data (secret, NULL);
  GString *text = g_string_sized_new (2 * FORCON_SECRET_SIZE);

  for (guint i = 0; i < FORCON_SECRET_SIZE; i++)
    g_string_append_printf (text, "%02x", bytes[i]);
  return g_string_free (text, FALSE);
}

GBytes *
forcon_secret_from_text (const char *text)
{
  guint8 bytes[FORCON_SECRET_SIZE];

  if (text == NULL || strlen (text) != 2 * FORCON_SECRET_SIZE)
    return NULL;
  for (guint i = 0; i < FORCON_SECRET_SIZE; i++)
    {
      gint high = g_ascii_xdigit_value (text[2 * i]);
      gint low = g_ascii_xdigit_value (text[2 * i + 1]);

      if (high < 0 || low < 0)
        return NULL;
      bytes[i] = (guint8) (high << 4 | low);
    }
  return g_bytes_new (bytes, sizeof bytes);
}

ForconRandom
forcon_random_fresh (void)
{
  guint64 numbers[2];

  fill ((guint8 *) numbers, sizeof numbers);
  return forcon_random_seeded (numbers[0], numbers[1]);
}

ForconRandom
forcon_random_keyed (guint64 table)
{
  return (ForconRandom){ 0, KEYED (table) };
}

gboolean
forcon_random_is_keyed (const ForconRandom *random)
{
  return (random->increment & 1) == 0;
}

static void
hmac (guint8 *digest, const guint8 *key, gsize key_length, const guint8 *bytes, gsize length)
{
  g_autoptr (GHmac) sum = g_hmac_new (G_CHECKSUM_SHA256, key, key_length);
  gsize size = FORCON_SECRET_SIZE;

  g_hmac_update (sum, bytes, (gssize) length);
  g_hmac_get_digest (sum, digest, &size);
}

static guint64
number_at (const guint8 *bytes)
{
  guint64 number = 0;

  for (guint i = 0; i < sizeof number; i++)
    number = number << 8 | bytes[i];
  return number;
}

ForconRandom
forcon_random_derived (const guint8 *key, gsize length, const char *label)
{
  guint8 digest[FORCON_SECRET_SIZE];

  hmac (digest, key, length, (const guint8 *) label, strlen (label));
  return forcon_random_seeded (number_at (digest), number_at (digest + sizeof (guint64)));
}

void
forcon_keyed_dice_begin (ForconKeyedDice *stream, GBytes *secret, const char *label)
{
  static const guint8 none[FORCON_SECRET_SIZE];
  gsize length = sizeof none;
  const guint8 *key = secret == NULL ? none : g_bytes_get_data (secret, &length);

  *stream = (ForconKeyedDice){ .used = FORCON_SECRET_SIZE };
  hmac (stream->key, key, length, (const guint8 *) label, strlen (label));
}

/* 32 evenly distributed bits. */
static guint32
next_number (ForconKeyedDice *stream)
{
  guint8 counter[sizeof (guint64)];
  guint32 number = 0;

  if (stream->used == FORCON_SECRET_SIZE)
    {
      for (guint i = 0; i < sizeof counter; i++)
        counter[i] = (guint8) (stream->n_blocks >> (56 - 8 * i));
      hmac (stream->block, stream->key, sizeof stream->key, counter, sizeof counter);
      stream->n_blocks++;
      stream->used = 0;
    }
  for (guint i = 0; i < sizeof number; i++)
    number = number << 8 | stream->block[stream->used++];
  return number;
}

guint8
forcon_keyed_dice_roll (ForconKeyedDice *stream, guint sides)
{
  guint32 threshold = (0 - (guint32) sides) % sides;

  g_return_val_if_fail (sides > 0 && sides <= G_MAXUINT8, 1);
  while (TRUE)
    {
      guint32 number = next_number (stream);

      if (number >= threshold)
        return (guint8) (1 + number % sides);
    }
}

void
forcon_keyed_dice_end (ForconKeyedDice *stream)
{
  explicit_bzero (stream, sizeof *stream);
}
