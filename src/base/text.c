/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/text.h"

#include "base/language.h"

#include <math.h>
#include <string.h>

/* The context under which names of ready-made fleets and battles stand in the translations. */
#define NAME_CONTEXT "name"

const char *
forcon_name (const char *name)
{
  return *name == '\0' ? name : g_dpgettext2 (GETTEXT_PACKAGE, NAME_CONTEXT, name);
}

/* Returns: the decimal sign that the user reads. @locales: that of the locale of numbers */
static char
decimal_sign (char *locales)
{
  char plain[G_ASCII_DTOSTR_BUF_SIZE];

  g_snprintf (plain, sizeof plain, "%.1f", 0.5);
  *locales = plain[1];
  /* In the program's language the user's own sign counts, if the locale of numbers has one that is not that of the
   * program's English texts. */
  if (*locales != '.' && forcon_language_of_thread () == NULL)
    return *locales;
  /* Translators: the decimal sign: "." or ",". */
  return *C_ ("decimal sign", ".");
}

char *
forcon_decimal_to_text (double value, guint digits)
{
  char *text = g_strdup_printf ("%.*f", (int) digits, value);
  char locales;
  char sign = decimal_sign (&locales);

  return g_strdelimit (text, (char[]){ locales, '\0' }, sign);
}

char *
forcon_decimal_shown (const char *value)
{
  char locales;
  char sign = decimal_sign (&locales);

  return g_strdelimit (g_strdup (value), ".", sign);
}

char *
forcon_length_to_text (ForconLength length)
{
  return forcon_decimal_to_text (length / 100.0, length % 10 == 0 ? 1 : 2);
}

char *
forcon_text_signed (double value)
{
  g_autofree char *size = forcon_decimal_to_text (fabs (value), 1);

  return g_strconcat (value > -0.05 ? "+" : "−", size, NULL);
}

char *
forcon_angle_to_text (ForconAngle angle)
{
  return forcon_decimal_to_text (angle / 10.0, angle % 10 == 0 ? 0 : 1);
}

char *
forcon_time_of_day (gint64 wall)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (wall / G_USEC_PER_SEC);
  g_autoptr (GDateTime) local = utc == NULL ? NULL : g_date_time_to_local (utc);

  return local == NULL ? g_strdup ("?") : g_date_time_format (local, "%H:%M");
}

gboolean
forcon_text_is_harmful (gunichar character)
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

char *
forcon_text_escape (const char *text)
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
      if (!forcon_text_is_harmful (character))
        g_string_append_unichar (line, character);
      else if (character < 0x100)
        g_string_append_printf (line, "\\x%02x", character);
      else
        g_string_append_printf (line, "\\u%04x", character);
      text = g_utf8_next_char (text);
    }
  return g_string_free (line, FALSE);
}

/* More marks than these on one letter only run into the lines above and below. */
#define MARKS_MAX 8

/* What turns the direction of all that stands beside it: embeddings, overrides and isolates. */
static gboolean
turns_direction (gunichar character)
{
  return (character >= 0x202a && character <= 0x202e) || (character >= 0x2066 && character <= 0x2069);
}

static gboolean
is_unsafe (gunichar character)
{
  return turns_direction (character)
         || (forcon_text_is_harmful (character) && g_unichar_type (character) != G_UNICODE_FORMAT);
}

/* @n_marks: (inout): how many marks stand on the letter before. Returns: whether @character is safe behind it */
static gboolean
is_safe_behind (gunichar character, guint *n_marks)
{
  *n_marks = g_unichar_ismark (character) ? *n_marks + 1 : 0;
  return *n_marks <= MARKS_MAX && !is_unsafe (character);
}

const char *
forcon_text_find_unsafe (const char *text)
{
  guint n_marks = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (!is_safe_behind (g_utf8_get_char (text), &n_marks))
      return text;
  return NULL;
}

char *
forcon_text_make_safe (const char *text, const char *keep)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *safe = g_string_new (NULL);
  guint n_marks = 0;

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    if (is_safe_behind (g_utf8_get_char (at), &n_marks) || strchr (keep, *at) != NULL)
      g_string_append_unichar (safe, g_utf8_get_char (at));
    else if (n_marks == 0)
      g_string_append_c (safe, ' ');
  return g_string_free (safe, FALSE);
}

static gunichar
fold (gunichar character)
{
  static const gunichar yo = 0x451, ye = 0x435;
  gunichar small = g_unichar_tolower (character);

  return small == yo ? ye : small;
}

char *
forcon_text_fold (const char *text)
{
  GString *folded = g_string_new (NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    g_string_append_unichar (folded, fold (g_utf8_get_char (text)));
  return g_strstrip (g_string_free (folded, FALSE));
}

char *
forcon_text_plain (const char *text)
{
  g_autofree char *folded = forcon_text_fold (text);
  GString *plain = g_string_new (NULL);

  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isalnum (g_utf8_get_char (at)))
      g_string_append_unichar (plain, g_utf8_get_char (at));
  return g_string_free (plain, FALSE);
}

/* Returns: (nullable): where @needle ends if @text begins with it */
static const char *
begins_with (const char *text, const char *needle)
{
  for (; *needle != '\0'; needle = g_utf8_next_char (needle), text = g_utf8_next_char (text))
    if (*text == '\0' || fold (g_utf8_get_char (text)) != g_utf8_get_char (needle))
      return NULL;
  return text;
}

const char *
forcon_text_find (const char *text, const char *needle, gsize *length)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      const char *end = begins_with (text, needle);

      if (end == NULL)
        continue;
      if (length != NULL)
        *length = (gsize) (end - text);
      return text;
    }
  return NULL;
}

char *
forcon_text_capitalise (const char *text)
{
  char first[6];
  gint length = g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (text)), first);

  return *text == '\0' ? g_strdup (text) : g_strdup_printf ("%.*s%s", length, first, g_utf8_next_char (text));
}
