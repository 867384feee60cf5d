/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/fingerprint.h"

void
forcon_fingerprint_add (GByteArray *bytes, gint64 value)
{
  guint64 little = GUINT64_TO_LE ((guint64) value);

  g_byte_array_append (bytes, (const guint8 *) &little, sizeof little);
}

char *
forcon_fingerprint_finish (const GByteArray *bytes)
{
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, bytes->data, bytes->len);
}
