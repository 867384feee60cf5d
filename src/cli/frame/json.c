/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/json.h"

#include "base/text.h"

#include <string.h>

/* A value that follows another needs a comma; a string cannot end in one of these signs, it ends in its quote. */
static void
separate (GString *json)
{
  if (json->len > 0 && strchr ("{[:", json->str[json->len - 1]) == NULL)
    g_string_append_c (json, ',');
}

void
forcon_json_open (GString *json, char bracket)
{
  separate (json);
  g_string_append_c (json, bracket);
}

void
forcon_json_close (GString *json, char bracket)
{
  g_string_append_c (json, bracket);
}

void
forcon_json_key (GString *json, const char *key)
{
  forcon_json_string (json, key);
  g_string_append_c (json, ':');
}

/* As JSON has it: two of them for a character that needs more than 16 bits. */
static void
append_escaped (GString *json, gunichar character)
{
  const gunichar beyond = character - 0x10000;

  if (character < 0x10000)
    g_string_append_printf (json, "\\u%04x", character);
  else
    g_string_append_printf (json, "\\u%04x\\u%04x", 0xd800 + (beyond >> 10), 0xdc00 + (beyond & 0x3ff));
}

void
forcon_json_string (GString *json, const char *text)
{
  separate (json);
  g_string_append_c (json, '"');
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar character = g_utf8_get_char (text);

      if (character == '"' || character == '\\')
        g_string_append_printf (json, "\\%c", (char) character);
      else if (forcon_text_is_harmful (character))
        append_escaped (json, character);
      else
        g_string_append_unichar (json, character);
    }
  g_string_append_c (json, '"');
}

void
forcon_json_word (GString *json, const char *word)
{
  if (word == NULL)
    forcon_json_null (json);
  else
    forcon_json_string (json, word);
}

void
forcon_json_int (GString *json, gint64 value)
{
  separate (json);
  g_string_append_printf (json, "%" G_GINT64_FORMAT, value);
}

void
forcon_json_decimal (GString *json, gint64 value, gint parts)
{
  gint64 rest = ABS (value) % parts;

  separate (json);
  g_string_append_printf (json, "%s%" G_GINT64_FORMAT, value < 0 ? "-" : "", ABS (value) / parts);
  if (rest == 0)
    return;
  g_string_append_c (json, '.');
  for (gint digit = parts / 10; rest > 0; digit /= 10)
    {
      g_string_append_printf (json, "%" G_GINT64_FORMAT, rest / digit);
      rest %= digit;
    }
}

void
forcon_json_double (GString *json, double value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  separate (json);
  g_string_append (json, g_ascii_formatd (buffer, sizeof buffer, "%.17g", value));
}

void
forcon_json_bool (GString *json, gboolean value)
{
  separate (json);
  g_string_append (json, value ? "true" : "false");
}

void
forcon_json_null (GString *json)
{
  separate (json);
  g_string_append (json, "null");
}

void
forcon_json_put_word (GString *json, const char *key, const char *word)
{
  forcon_json_key (json, key);
  forcon_json_word (json, word);
}

void
forcon_json_put_int (GString *json, const char *key, gint64 value)
{
  forcon_json_key (json, key);
  forcon_json_int (json, value);
}

void
forcon_json_put_bool (GString *json, const char *key, gboolean value)
{
  forcon_json_key (json, key);
  forcon_json_bool (json, value);
}
