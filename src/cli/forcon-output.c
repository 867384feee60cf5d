/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-output.h"

#include <stdio.h>

/* Whether a character could move the cursor, hide text or turn its direction. */
static gboolean
is_harmful (gunichar character)
{
  switch ((gint) g_unichar_type (character))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_FORMAT:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
    case G_UNICODE_SURROGATE:
      return TRUE;
    default:
      return FALSE;
    }
}

/**
 * forcon_output_escape:
 * @text: any bytes, such as a name from a file or a file's name
 *
 * Returns: (transfer full): one line that does nothing to a terminal but stand there; what could is written as "\x1b"
 */
char *
forcon_output_escape (const char *text)
{
  GString *line = g_string_new (NULL);

  while (*text != '\0')
    {
      gunichar character = g_utf8_get_char_validated (text, -1);

      if (character == (gunichar) -1 || character == (gunichar) -2)
        {
          g_string_append_printf (line, "\\x%02x", (guint) (guchar) *text++);
          continue;
        }
      if (!is_harmful (character))
        g_string_append_unichar (line, character);
      else if (character < 0x100)
        g_string_append_printf (line, "\\x%02x", character);
      else
        g_string_append_printf (line, "\\u%04x", character);
      text = g_utf8_next_char (text);
    }
  return g_string_free (line, FALSE);
}

static void G_GNUC_PRINTF (2, 0)
print_to (FILE *stream, const char *format, va_list arguments)
{
  g_autofree char *text = g_strdup_vprintf (format, arguments);
  g_autofree char *line = forcon_output_escape (text);

  fprintf (stream, "%s\n", line);
}

/* One line on standard output, whatever the texts in it hold. */
void
forcon_print_line (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  print_to (stdout, format, arguments);
  va_end (arguments);
}

/* For text that is a format of its own, such as XML or GOption's help. */
void
forcon_print_raw (const char *text)
{
  fputs (text, stdout);
}

/* One line on standard error, behind all that was printed before. */
void
forcon_print_error (const char *format, ...)
{
  va_list arguments;

  fflush (stdout);
  va_start (arguments, format);
  print_to (stderr, format, arguments);
  va_end (arguments);
}

/**
 * forcon_output_finish:
 *
 * Returns: whether all of standard output was written; a full disk is not silence
 */
gboolean
forcon_output_finish (void)
{
  return fflush (stdout) == 0 && ferror (stdout) == 0;
}
