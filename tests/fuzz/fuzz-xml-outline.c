/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-xml.h"

#include <string.h>

/* What is being gone through. @open: places of the elements that are open. */
typedef struct {
  FuzzOutline *outline;
  const char *text;
  gsize size;
  gsize at;
  GArray *open;
} Scan;

static gboolean
is_name (char letter)
{
  return g_ascii_isalnum (letter) || letter == '-' || letter == '_';
}

static FuzzSpan
scan_name (Scan *scan)
{
  FuzzSpan span = { scan->at, scan->at };

  while (scan->at < scan->size && is_name (scan->text[scan->at]))
    scan->at++;
  span.end = scan->at;
  return span;
}

/* name="value" */
static void
scan_attribute (Scan *scan)
{
  FuzzAttribute attribute = { scan_name (scan), { 0, 0 } };
  char quote;

  if (scan->size - scan->at < 2 || scan->text[scan->at] != '=')
    return;
  quote = scan->text[scan->at + 1];
  if (quote != '"' && quote != '\'')
    return;
  scan->at += 2;
  attribute.value.start = scan->at;
  while (scan->at < scan->size && scan->text[scan->at] != quote)
    scan->at++;
  attribute.value.end = scan->at;
  if (scan->at < scan->size)
    g_array_append_val (scan->outline->attributes, attribute);
}

static void
scan_first_tag (Scan *scan, gsize start)
{
  FuzzElement element = { .tag.start = start, .first = scan->outline->attributes->len };
  guint place = scan->outline->elements->len;

  element.name = scan_name (scan);
  while (scan->at < scan->size && scan->text[scan->at] != '>')
    {
      if (is_name (scan->text[scan->at]))
        scan_attribute (scan);
      else
        scan->at++;
    }
  scan->at = MIN (scan->at + 1, scan->size);
  element.n = scan->outline->attributes->len - element.first;
  element.tag.end = scan->at;
  element.whole = element.tag;
  if (scan->at >= 2 && scan->text[scan->at - 2] != '/')
    g_array_append_val (scan->open, place);
  g_array_append_val (scan->outline->elements, element);
}

static void
scan_last_tag (Scan *scan)
{
  while (scan->at < scan->size && scan->text[scan->at] != '>')
    scan->at++;
  scan->at = MIN (scan->at + 1, scan->size);
  if (scan->open->len == 0)
    return;
  g_array_index (scan->outline->elements, FuzzElement, g_array_index (scan->open, guint, scan->open->len - 1)).whole.end
      = scan->at;
  g_array_set_size (scan->open, scan->open->len - 1);
}

/**
 * fuzz_outline_new:
 * @text: XML, or what was one: nothing is expected of it
 * @size: bytes
 *
 * Returns: (transfer full): where its elements and attributes are; it refers to @text
 */
FuzzOutline *
fuzz_outline_new (const char *text, gsize size)
{
  FuzzOutline *outline = g_new (FuzzOutline, 1);
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (guint));
  Scan scan = { outline, text, size, 0, open };

  *outline = (FuzzOutline){ text, g_array_new (FALSE, FALSE, sizeof (FuzzElement)),
                            g_array_new (FALSE, FALSE, sizeof (FuzzAttribute)) };
  while (scan.at < size)
    {
      gsize start = scan.at++;

      if (text[start] != '<' || scan.at == size)
        continue;
      if (text[scan.at] == '/')
        scan_last_tag (&scan);
      else if (g_ascii_isalpha (text[scan.at]))
        scan_first_tag (&scan, start);
    }
  return outline;
}

void
fuzz_outline_free (FuzzOutline *outline)
{
  g_array_unref (outline->elements);
  g_array_unref (outline->attributes);
  g_free (outline);
}

gboolean
fuzz_outline_same_name (const FuzzOutline *a, FuzzSpan name, const FuzzOutline *b, FuzzSpan other)
{
  gsize length = name.end - name.start;

  return other.end - other.start == length && memcmp (a->text + name.start, b->text + other.start, length) == 0;
}
