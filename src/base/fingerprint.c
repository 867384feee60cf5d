/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/fingerprint.h"

#include <string.h>

void
forcon_fingerprint_add (GByteArray *bytes, gint64 value)
{
  guint64 little = GUINT64_TO_LE ((guint64) value);

  g_byte_array_append (bytes, (const guint8 *) &little, sizeof little);
}

void
forcon_fingerprint_add_record (GByteArray *bytes, gconstpointer record, const ForconRecordShape *shape)
{
  for (guint i = 0; i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];

      if (field->type->kind == FORCON_FIELD_POINT)
        {
          forcon_fingerprint_add (bytes, FORCON_RECORD_VALUE (record, field, ForconPoint).x);
          forcon_fingerprint_add (bytes, FORCON_RECORD_VALUE (record, field, ForconPoint).y);
        }
      else if (field->type->kind == FORCON_FIELD_NAME)
        {
          const char *name = FORCON_RECORD_VALUE (record, field, ForconField_name);
          gsize length = name == NULL ? 0 : strlen (name);

          forcon_fingerprint_add (bytes, (gint64) length);
          if (length > 0)
            g_byte_array_append (bytes, (const guint8 *) name, (guint) length);
        }
      else
        forcon_fingerprint_add (bytes, forcon_record_number (record, field));
    }
}

char *
forcon_fingerprint_finish (const GByteArray *bytes)
{
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, bytes->data, bytes->len);
}
