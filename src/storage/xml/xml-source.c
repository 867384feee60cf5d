/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/xml/xml-source.h"

#include <string.h>

#define INDENT "  "
#define BLANKS " \t\r\n"

/* Of an attribute: from the blanks before it to behind its closing quote, and what stands between the quotes. */
typedef struct {
  char *name;
  gsize begin;
  gsize value;
  gsize value_end;
} Spot;

/* @rank: of changes at one place, the lower comes first. */
typedef struct {
  gsize at;
  gsize length;
  gint rank;
  guint number;
  char *text;
} Change;

struct _ForconXmlSource {
  char *text;
  gsize length;
  const char *line_end;
  GArray *parts;
  GArray *spots;
  GArray *changes;
  GHashTable *opened;
};

static void
clear_part (gpointer part)
{
  g_free (((ForconXmlPart *) part)->name);
}

static void
clear_spot (gpointer spot)
{
  g_free (((Spot *) spot)->name);
}

static void
clear_change (gpointer change)
{
  g_free (((Change *) change)->text);
}

void
forcon_xml_source_free (ForconXmlSource *source)
{
  if (source == NULL)
    return;
  g_free (source->text);
  g_array_unref (source->parts);
  g_array_unref (source->spots);
  g_array_unref (source->changes);
  g_hash_table_unref (source->opened);
  g_free (source);
}

/* Finding elements */

static const char *
behind (const char *at, const char *mark)
{
  const char *found = strstr (at, mark);

  return found == NULL ? at + strlen (at) : found + strlen (mark);
}

/* Reads a start tag; @at is at its "<". Returns: behind its ">" */
static const char *
scan_tag (ForconXmlSource *source, const char *at, ForconXmlPart *part)
{
  const char *begin = source->text;
  gsize length = strcspn (at + 1, BLANKS "/>");

  part->name = g_strndup (at + 1, length);
  part->begin = (gsize) (at - begin);
  part->first = source->spots->len;
  at += 1 + length;
  for (;;)
    {
      const char *blanks = at;
      Spot spot = { 0 };
      char quote;

      at += strspn (at, BLANKS);
      if (*at == '\0' || *at == '>' || *at == '/')
        break;
      length = strcspn (at, BLANKS "=/>");
      spot.name = g_strndup (at, length);
      spot.begin = (gsize) (blanks - begin);
      at += length;
      at += strspn (at, BLANKS "=");
      quote = *at;
      spot.value = (gsize) (at + 1 - begin);
      at = quote == '\0' ? at : at + 1;
      at += strcspn (at, quote == '\'' ? "'" : "\"");
      spot.value_end = (gsize) (at - begin);
      at += *at != '\0' ? 1 : 0;
      g_array_append_val (source->spots, spot);
    }
  part->n = source->spots->len - part->first;
  part->empty = *at == '/';
  at = behind (at, ">");
  part->tag_end = part->end = (gsize) (at - begin);
  return at;
}

static void
scan (ForconXmlSource *source)
{
  g_autoptr (GArray) open = g_array_new (FALSE, FALSE, sizeof (guint));
  const char *at = source->text;

  while ((at = strchr (at, '<')) != NULL)
    {
      ForconXmlPart part = { .parent = open->len == 0 ? 0 : g_array_index (open, guint, open->len - 1) };
      guint number = source->parts->len + 1;

      if (g_str_has_prefix (at, "<!--"))
        at = behind (at + 4, "-->");
      else if (g_str_has_prefix (at, "<![CDATA["))
        at = behind (at, "]]>");
      else if (at[1] == '?')
        at = behind (at, "?>");
      else if (at[1] == '!')
        at = behind (at, ">");
      else if (at[1] == '/')
        {
          at = behind (at, ">");
          if (open->len > 0)
            {
              g_array_index (source->parts, ForconXmlPart, part.parent - 1).end = (gsize) (at - source->text);
              g_array_set_size (open, open->len - 1);
            }
        }
      else
        {
          at = scan_tag (source, at, &part);
          g_array_append_val (source->parts, part);
          if (!part.empty)
            g_array_append_val (open, number);
        }
    }
}

ForconXmlSource *
forcon_xml_source_new (const char *text)
{
  ForconXmlSource *source = g_new0 (ForconXmlSource, 1);

  source->text = g_strdup (text);
  source->length = strlen (text);
  source->line_end = strstr (text, "\r\n") != NULL ? "\r\n" : "\n";
  source->parts = g_array_new (FALSE, TRUE, sizeof (ForconXmlPart));
  source->spots = g_array_new (FALSE, TRUE, sizeof (Spot));
  source->changes = g_array_new (FALSE, TRUE, sizeof (Change));
  source->opened = g_hash_table_new (NULL, NULL);
  g_array_set_clear_func (source->parts, clear_part);
  g_array_set_clear_func (source->spots, clear_spot);
  g_array_set_clear_func (source->changes, clear_change);
  scan (source);
  return source;
}

guint
forcon_xml_source_n_parts (const ForconXmlSource *source)
{
  return source->parts->len;
}

const ForconXmlPart *
forcon_xml_source_part (const ForconXmlSource *source, guint part)
{
  g_return_val_if_fail (part > 0 && part <= source->parts->len, NULL);
  return &g_array_index (source->parts, ForconXmlPart, part - 1);
}

static const Spot *
find_spot (const ForconXmlSource *source, guint part, const char *name)
{
  const ForconXmlPart *found = forcon_xml_source_part (source, part);

  for (guint i = 0; i < found->n; i++)
    if (g_str_equal (g_array_index (source->spots, Spot, found->first + i).name, name))
      return &g_array_index (source->spots, Spot, found->first + i);
  return NULL;
}

/* "&#233;" and the five names that XML knows. Returns: behind it */
static const char *
decode_reference (const char *at, GString *value)
{
  static const struct {
    const char *name;
    char character;
  } known[] = { { "&amp;", '&' }, { "&lt;", '<' }, { "&gt;", '>' }, { "&quot;", '"' }, { "&apos;", '\'' } };

  for (gsize i = 0; i < G_N_ELEMENTS (known); i++)
    if (g_str_has_prefix (at, known[i].name))
      {
        g_string_append_c (value, known[i].character);
        return at + strlen (known[i].name);
      }
  if (at[1] == '#')
    g_string_append_unichar (value, (gunichar) g_ascii_strtoull (at + (at[2] == 'x' ? 3 : 2), NULL,
                                                                 at[2] == 'x' ? 16 : 10));
  return behind (at, ";");
}

char *
forcon_xml_source_get (const ForconXmlSource *source, guint part, const char *name)
{
  const Spot *spot = find_spot (source, part, name);
  g_autofree char *raw = NULL;
  g_autoptr (GString) value = NULL;

  if (spot == NULL)
    return NULL;
  raw = g_strndup (source->text + spot->value, spot->value_end - spot->value);
  value = g_string_new (NULL);
  for (const char *at = raw; *at != '\0';)
    if (*at == '&')
      at = decode_reference (at, value);
    else
      g_string_append_c (value, strchr (BLANKS, *at) != NULL ? ' ' : *at), at++;
  return g_strstrip (g_string_free (g_steal_pointer (&value), FALSE));
}

const char *
forcon_xml_source_attribute (const ForconXmlSource *source, guint part, guint i)
{
  const ForconXmlPart *found = forcon_xml_source_part (source, part);

  return i < found->n ? g_array_index (source->spots, Spot, found->first + i).name : NULL;
}

/* Changing it */

static void
change (ForconXmlSource *source, gsize at, gsize length, gint rank, char *text)
{
  const Change made = { at, length, rank, source->changes->len, text };

  g_array_append_val (source->changes, made);
}

static char *
encode (const char *value, char quote)
{
  GString *text = g_string_new (NULL);

  for (const char *at = value; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar character = g_utf8_get_char (at);

      if (character == '&')
        g_string_append (text, "&amp;");
      else if (character == '<')
        g_string_append (text, "&lt;");
      else if (character == (gunichar) quote || character < ' ')
        g_string_append_printf (text, "&#%u;", character);
      else
        g_string_append_unichar (text, character);
    }
  return g_string_free (text, FALSE);
}

void
forcon_xml_source_set (ForconXmlSource *source, guint part, const char *name, const char *value)
{
  const ForconXmlPart *found = forcon_xml_source_part (source, part);
  const Spot *spot = find_spot (source, part, name);
  gsize at = found->begin + 1 + strlen (found->name);
  g_autofree char *encoded = value == NULL ? NULL : encode (value, '"');

  if (spot != NULL && value == NULL)
    change (source, spot->begin, spot->value_end + 1 - spot->begin, 0, g_strdup (""));
  else if (spot != NULL)
    change (source, spot->value, spot->value_end - spot->value, 0,
            encode (value, source->text[spot->value - 1]));
  else if (value != NULL)
    {
      if (found->n > 0)
        at = g_array_index (source->spots, Spot, found->first + found->n - 1).value_end + 1;
      change (source, at, 0, 0, g_strdup_printf (" %s=\"%s\"", name, encoded));
    }
}

static gboolean
is_blank (char character)
{
  return character == ' ' || character == '\t';
}

/* Where the line begins, if nothing but blanks stands before @at; else @at itself. */
static gsize
line_begin (const ForconXmlSource *source, gsize at)
{
  gsize begin = at;

  while (begin > 0 && is_blank (source->text[begin - 1]))
    begin--;
  return begin == 0 || source->text[begin - 1] == '\n' ? begin : at;
}

void
forcon_xml_source_remove (ForconXmlSource *source, guint part)
{
  const ForconXmlPart *found = forcon_xml_source_part (source, part);
  gsize begin = line_begin (source, found->begin);
  gsize end = found->end;

  while (is_blank (source->text[end]) || source->text[end] == '\r')
    end++;
  if (source->text[end] == '\n' && (begin == 0 || source->text[begin - 1] == '\n'))
    change (source, begin, end + 1 - begin, 0, g_strdup (""));
  else
    change (source, found->begin, found->end - found->begin, 0, g_strdup (""));
}

static char *
indent_of (const ForconXmlSource *source, guint part)
{
  gsize at = forcon_xml_source_part (source, part)->begin;
  gsize begin = line_begin (source, at);

  return g_strndup (source->text + begin, at - begin);
}

char *
forcon_xml_source_dup (const ForconXmlSource *source, guint part)
{
  const ForconXmlPart *found = forcon_xml_source_part (source, part);
  g_autofree char *indent = indent_of (source, part);
  g_autofree char *text = g_strndup (source->text + found->begin, found->end - found->begin);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *whole = g_string_new (NULL);

  for (char **line = lines; *line != NULL; line++)
    {
      gboolean deep = line != lines && g_str_has_prefix (*line, indent);

      g_string_append_printf (whole, "%s%s", line == lines ? "" : "\n",
                              g_strchomp (*line) + (deep ? strlen (indent) : 0));
    }
  return g_string_free (whole, FALSE);
}

/* Behind what ends at @at and the comments that stand behind it on its line. */
static gsize
line_behind (const ForconXmlSource *source, gsize at)
{
  const char *behind_it = source->text + at;

  for (;;)
    {
      behind_it += strspn (behind_it, " \t");
      if (!g_str_has_prefix (behind_it, "<!--"))
        return strchr ("\r\n", *behind_it) != NULL ? (gsize) (behind_it - source->text) : at;
      behind_it = behind (behind_it + strlen ("<!--"), "-->");
    }
}

/* Whether nothing but comments follows on the line of what ends at @at. */
static gboolean
ends_line (const ForconXmlSource *source, gsize at)
{
  return strchr ("\r\n", source->text[line_behind (source, at)]) != NULL;
}

static gboolean
has_own_lines (const ForconXmlSource *source, guint part)
{
  const ForconXmlPart *found = forcon_xml_source_part (source, part);
  gsize begin = line_begin (source, found->begin);

  return (begin == 0 || source->text[begin - 1] == '\n') && ends_line (source, found->end);
}

/* @line: whether it begins with a new line */
static char *
indented (const ForconXmlSource *source, const char *text, const char *indent, gboolean line)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *whole = g_string_new (NULL);

  for (char **at = lines; *at != NULL; at++)
    if (at == lines && !line)
      g_string_append (whole, *at);
    else
      g_string_append_printf (whole, "%s%s%s", source->line_end, **at == '\0' ? "" : indent, *at);
  return g_string_free (whole, FALSE);
}

void
forcon_xml_source_insert (ForconXmlSource *source, guint parent, guint after, const char *text)
{
  const ForconXmlPart *found = forcon_xml_source_part (source, parent);
  g_autofree char *around = indent_of (source, parent);
  g_autofree char *indent = after != 0 ? indent_of (source, after) : g_strconcat (around, INDENT, NULL);
  gsize at = after != 0 ? forcon_xml_source_part (source, after)->end : found->tag_end;
  gboolean line = after != 0     ? has_own_lines (source, after)
                  : found->empty ? has_own_lines (source, parent)
                                 : ends_line (source, at);

  if (after == 0 && found->empty && g_hash_table_add (source->opened, GUINT_TO_POINTER (parent)))
    {
      change (source, found->tag_end - 2, 2, 0, g_strdup (">"));
      change (source, found->tag_end, 0, 2,
              g_strdup_printf ("%s%s</%s>", line ? source->line_end : "", line ? around : "", found->name));
    }
  else if (line && !found->empty)
    at = line_behind (source, at);
  change (source, at, 0, 1, indented (source, text, indent, line));
}

/* What is put in where something is taken out stands before it: it is no part of that. */
static gint
by_place (gconstpointer a, gconstpointer b)
{
  const Change *one = a, *other = b;

  if (one->at != other->at)
    return one->at < other->at ? -1 : 1;
  if ((one->length == 0) != (other->length == 0))
    return one->length == 0 ? -1 : 1;
  if (one->rank != other->rank)
    return one->rank < other->rank ? -1 : 1;
  return one->number < other->number ? -1 : 1;
}

char *
forcon_xml_source_finish (const ForconXmlSource *source)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (Change));
  GString *text = g_string_new (NULL);
  gsize done = 0;

  g_array_append_vals (changes, source->changes->data, source->changes->len);
  g_array_sort (changes, by_place);
  for (guint i = 0; i < changes->len; i++)
    {
      const Change *made = &g_array_index (changes, Change, i);

      /* What stands in something that was taken out goes with it. */
      if (made->at < done)
        continue;
      g_string_append_len (text, source->text + done, (gssize) (made->at - done));
      g_string_append (text, made->text);
      done = made->at + made->length;
    }
  g_string_append (text, source->text + done);
  return g_string_free (text, FALSE);
}
