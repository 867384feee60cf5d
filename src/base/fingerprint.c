/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/fingerprint.h"

/**
 * forcon_fingerprint_add:
 * @bytes: what a hash is taken of
 * @value: a value of the state
 *
 * Appends the value. A hash goes over the values, one by one in one fixed order and width, never over memory: padding and byte
 * order differ between machines.
 */
void
forcon_fingerprint_add (GByteArray *bytes, gint64 value)
{
  guint64 little = GUINT64_TO_LE ((guint64) value);

  g_byte_array_append (bytes, (const guint8 *) &little, sizeof little);
}

/**
 * forcon_fingerprint_finish:
 * @bytes: all values
 *
 * Returns: (transfer full): their SHA-256 in hexadecimal
 */
char *
forcon_fingerprint_finish (const GByteArray *bytes)
{
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, bytes->data, bytes->len);
}
