/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/files/file-error.h"

#include <glib/gi18n-lib.h>

#include "base/text.h"

G_DEFINE_QUARK (forcon-file-error-quark, forcon_file_error)

void
forcon_file_error_set (GError **error, ForconFileError code, const char *path, gint line, const char *what,
                       const char *expected)
{
  g_autofree char *shown = g_filename_display_name (path);
  g_autofree char *file = forcon_file_error_quote (shown, G_MAXUINT);

  if (line > 0)
    g_set_error (error, FORCON_FILE_ERROR, (gint) code, _ ("%s:%d: %s, expected %s"), file, line, what, expected);
  else
    g_set_error (error, FORCON_FILE_ERROR, (gint) code, _ ("%s: %s, expected %s"), file, what, expected);
}

char *
forcon_file_error_quote (const char *text, guint limit)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *quoted = g_string_new (NULL);
  guint n = 0;

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at), n++)
    {
      gunichar character = g_utf8_get_char (at);

      if (n == limit)
        {
          g_string_append (quoted, "…");
          break;
        }
      g_string_append_unichar (quoted,
                               g_unichar_isprint (character) && !forcon_text_is_harmful (character) ? character : ' ');
    }
  return g_string_free (quoted, FALSE);
}
