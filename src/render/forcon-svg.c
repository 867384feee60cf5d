/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-svg.h"

#include <string.h>

/* Cairo numbers its surfaces through the whole life of the process, and names groups in the file by that number. */
#define NAME "(id=\"|href=\"#)surface(\\d+)\""

static gboolean
renumber (const GMatchInfo *match, GString *result, gpointer data)
{
  GHashTable *numbers = data;
  g_autofree char *lead = g_match_info_fetch (match, 1);
  g_autofree char *name = g_match_info_fetch (match, 2);
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (numbers, name));

  if (number == 0)
    {
      number = g_hash_table_size (numbers) + 1;
      g_hash_table_insert (numbers, g_steal_pointer (&name), GUINT_TO_POINTER (number));
    }
  g_string_append_printf (result, "%ssurface%u\"", lead, number);
  return FALSE;
}

/**
 * forcon_svg_number_surfaces:
 * @svg: a file as Cairo writes it
 *
 * Numbers the groups in the order in which they appear, so that the same drawing gives the same bytes whatever was drawn
 * before it.
 */
void
forcon_svg_number_surfaces (GByteArray *svg)
{
  g_autoptr (GHashTable) numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GRegex) names = g_regex_new (NAME, G_REGEX_OPTIMIZE | G_REGEX_RAW, 0, NULL);
  g_autofree char *numbered = g_regex_replace_eval (names, (const char *) svg->data, (gssize) svg->len, 0, 0, renumber,
                                                    numbers, NULL);

  if (numbered == NULL)
    return;
  g_byte_array_set_size (svg, 0);
  g_byte_array_append (svg, (const guint8 *) numbered, (guint) strlen (numbered));
}
