/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/svg-outlines.h"

#include <math.h>
#include <string.h>

/* Where an outline begins. */
#define OUTLINE " d=\""

/* Numbers of a command, at most. */
#define NUMBERS_MAX 6

/**
 * Outline:
 * @text: what was written of it so far
 * @x, @y: where it has come to, tenths of a px
 * @start_x, @start_y: where it began
 * @last: the command that was written last: the same again needs no letter
 */
typedef struct {
  GString *text;
  gint64 x;
  gint64 y;
  gint64 start_x;
  gint64 start_y;
  char last;
} Outline;

static void
append_number (GString *text, gint64 tenths)
{
  /* A minus parts numbers as well as a blank does. */
  if (tenths < 0)
    g_string_append_c (text, '-');
  else if (!g_ascii_isalpha (text->str[text->len - 1]))
    g_string_append_c (text, ' ');
  tenths = ABS (tenths);
  if (tenths >= 10 || tenths == 0)
    g_string_append_printf (text, "%" G_GINT64_FORMAT, tenths / 10);
  if (tenths % 10 != 0)
    g_string_append_printf (text, ".%" G_GINT64_FORMAT, tenths % 10);
}

/* A line that is level or upright has one number. */
static void
append_command (Outline *outline, char command, const gint64 *steps, guint n)
{
  guint from = 0, to = n;

  if (command == 'l' && steps[1] == 0)
    {
      command = 'h';
      to = 1;
    }
  else if (command == 'l' && steps[0] == 0)
    {
      command = 'v';
      from = 1;
    }
  /* What follows a beginning without a letter would be lines: a letter says what it is. */
  if (command != outline->last || command == 'm')
    g_string_append_c (outline->text, command);
  outline->last = command;
  for (guint i = from; i < to; i++)
    append_number (outline->text, steps[i]);
}

/* The numbers of a command. Returns: whether they are there */
static gboolean
read_numbers (const char **at, gint64 *tenths, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      char *end = NULL;

      tenths[i] = llround (g_ascii_strtod (*at, &end) * 10);
      if (end == *at)
        return FALSE;
      *at = end;
    }
  return TRUE;
}

static void
close_outline (Outline *outline)
{
  g_string_append_c (outline->text, 'z');
  outline->x = outline->start_x;
  outline->y = outline->start_y;
  outline->last = 'z';
}

/* Returns: whether the whole of it could be written anew, up to the quotation mark to which @at comes */
static gboolean
rewrite (Outline *outline, const char **at)
{
  while (**at != '\0' && **at != '"')
    {
      char command = *(*at)++;
      guint n = command == 'M' || command == 'L' ? 2 : command == 'C' ? NUMBERS_MAX : 0;
      gint64 points[NUMBERS_MAX], steps[NUMBERS_MAX];

      if (command == ' ' || command == '\n')
        continue;
      if (command == 'Z')
        {
          close_outline (outline);
          continue;
        }
      if (n == 0 || !read_numbers (at, points, n))
        return FALSE;
      for (guint i = 0; i < n; i++)
        steps[i] = points[i] - (i % 2 == 0 ? outline->x : outline->y);
      append_command (outline, g_ascii_tolower (command), steps, n);
      outline->x = points[n - 2];
      outline->y = points[n - 1];
      if (command == 'M')
        {
          outline->start_x = outline->x;
          outline->start_y = outline->y;
        }
    }
  return **at == '"';
}

void
forcon_svg_shorten (GByteArray *svg)
{
  g_autofree char *text = g_strndup ((const char *) svg->data, svg->len);
  g_autoptr (GString) shortened = g_string_sized_new (svg->len);
  const char *at = text;

  for (const char *begin; (begin = strstr (at, OUTLINE)) != NULL;)
    {
      Outline outline = { .text = shortened };
      gsize kept;

      begin += strlen (OUTLINE);
      g_string_append_len (shortened, at, begin - at);
      kept = shortened->len;
      at = begin;
      if (rewrite (&outline, &at))
        continue;
      g_string_truncate (shortened, kept);
      at = begin;
    }
  g_string_append (shortened, at);
  g_byte_array_set_size (svg, 0);
  g_byte_array_append (svg, (const guint8 *) shortened->str, (guint) shortened->len);
}
