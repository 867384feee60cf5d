/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/value.h"

#include <string.h>

#define BLANKS " \t\r\n"

/* Reads digits, appending them to @number, and moves on behind them; a number over @limit is no number. */
static gboolean
read_digits (const char **at, gint64 *number, gint64 limit, guint *n)
{
  for (*n = 0; g_ascii_isdigit (**at); (*at)++, (*n)++)
    {
      *number = *number * 10 + (**at - '0');
      if (*number > limit)
        return FALSE;
    }
  return TRUE;
}

gboolean
forcon_value_parse_decimal (const char *text, guint digits, gint32 *value)
{
  const char *at = text + strspn (text, BLANKS);
  gboolean negative = *at == '-';
  gint64 number = 0;
  guint n_before = 0;
  guint n_behind = 0;

  if (*at == '-' || *at == '+')
    at++;
  if (!read_digits (&at, &number, G_MAXINT32, &n_before))
    return FALSE;
  if (*at == '.')
    for (at++; g_ascii_isdigit (*at); at++, n_behind++)
      {
        if (n_behind >= digits && *at != '0')
          return FALSE;
        if (n_behind < digits)
          number = number * 10 + (*at - '0');
      }
  for (guint i = n_behind; i < digits; i++)
    number *= 10;
  if (n_before + n_behind == 0 || at[strspn (at, BLANKS)] != '\0' || number > G_MAXINT32)
    return FALSE;
  *value = (gint32) (negative ? -number : number);
  return TRUE;
}

gboolean
forcon_value_parse_unsigned (const char *text, guint64 *value)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));

  return g_ascii_string_to_unsigned (stripped, 10, 0, G_MAXUINT64, value, NULL);
}

gboolean
forcon_value_parse_fraction (const char *text, ForconFraction *fraction)
{
  const char *at = text + strspn (text, BLANKS);
  gint64 number[2] = { 0, 0 };
  guint n = 0;

  if (!read_digits (&at, &number[0], G_MAXINT16, &n) || n == 0)
    return FALSE;
  if (*at != '/')
    number[1] = 1;
  else if (at++, !read_digits (&at, &number[1], G_MAXINT16, &n) || number[1] == 0)
    return FALSE;
  if (at[strspn (at, BLANKS)] != '\0')
    return FALSE;
  *fraction = (ForconFraction){ (gint) number[0], (gint) number[1] };
  return TRUE;
}

char *
forcon_value_format_decimal (gint32 value, guint digits)
{
  gint64 unit = 1;
  gint64 number = ABS ((gint64) value);
  GString *text = g_string_new (value < 0 ? "-" : "");

  for (guint i = 0; i < digits; i++)
    unit *= 10;
  g_string_append_printf (text, "%" G_GINT64_FORMAT, number / unit);
  if (number % unit != 0)
    {
      g_string_append_printf (text, ".%0*" G_GINT64_FORMAT, (int) digits, number % unit);
      while (text->str[text->len - 1] == '0')
        g_string_truncate (text, text->len - 1);
    }
  return g_string_free (text, FALSE);
}

char *
forcon_value_format_fraction (ForconFraction fraction)
{
  if (fraction.denominator == 1)
    return g_strdup_printf ("%d", fraction.numerator);
  return g_strdup_printf ("%d/%d", fraction.numerator, fraction.denominator);
}
