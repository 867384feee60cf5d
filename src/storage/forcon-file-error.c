/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-file-error.h"

#include <glib/gi18n-lib.h>

#include "forcon-text.h"

G_DEFINE_QUARK (forcon-file-error-quark, forcon_file_error)

/**
 * forcon_file_error_set:
 * @error: (nullable): where to
 * @code: which kind
 * @path: the file
 * @line: its line, from 1, or 0 for the whole file
 * @what: what is wrong, translated
 * @expected: what was expected, translated
 *
 * Makes the one line that every error of a file is.
 */
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

/**
 * forcon_file_error_quote:
 * @text: anything, from a file
 * @limit: how many of its characters are kept
 *
 * Returns: (transfer full): @text as it may stand in a line: valid, without line ends, not too long
 */
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
