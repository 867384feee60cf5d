/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/output.h"

#include "base/text.h"

#include <stdio.h>

static void G_GNUC_PRINTF (2, 0)
print_to (FILE *stream, const char *format, va_list arguments)
{
  g_autofree char *text = g_strdup_vprintf (format, arguments);
  g_autofree char *line = forcon_text_escape (text);

  fprintf (stream, "%s\n", line);
}

void
forcon_print_line (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  print_to (stdout, format, arguments);
  va_end (arguments);
}

void
forcon_print_raw (const char *text)
{
  fputs (text, stdout);
}

void
forcon_print_json (const char *json)
{
  forcon_print_raw (json);
  forcon_print_raw ("\n");
}

void
forcon_print_error (const char *format, ...)
{
  va_list arguments;

  fflush (stdout);
  va_start (arguments, format);
  print_to (stderr, format, arguments);
  va_end (arguments);
}

gboolean
forcon_output_finish (void)
{
  return fflush (stdout) == 0 && ferror (stdout) == 0;
}
