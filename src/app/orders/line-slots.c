/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/line-slots.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "base/text.h"

/* How strongly a word is tinted: text of either colour has to be read on it. */
#define TINT (0.28 * G_MAXUINT16)

#define SLOT_ROW(NAME, word, label, red, green, blue) { word, label, { red * 257, green * 257, blue * 257 } },
static const struct {
  const char *word;
  const char *label;
  PangoColor colour;
} slots_of_kind[FORCON_N_LINE_SLOT] = { FORCON_LINE_SLOTS (SLOT_ROW) };

const char *
forcon_line_slot_label (ForconLineSlot slot)
{
  g_return_val_if_fail (slot < FORCON_N_LINE_SLOT, "");
  return g_dgettext (GETTEXT_PACKAGE, slots_of_kind[slot].label);
}

/* Returns: whether it is "start-end:slot" and lies in the text, from where the last one ended */
static gboolean
read_part (const char *word, const char *text, guint from, ForconLinePart *part)
{
  gsize length = strlen (text);
  char *end = NULL;
  guint64 first = g_ascii_strtoull (word, &end, 10), last = 0;

  if (end == word || *end != '-')
    return FALSE;
  last = g_ascii_strtoull (end + 1, &end, 10);
  if (*end != ':' || first < from || last <= first || last > length)
    return FALSE;
  for (guint i = 0; i < FORCON_N_LINE_SLOT; i++)
    if (g_str_equal (end + 1, slots_of_kind[i].word))
      {
        *part = (ForconLinePart){ (guint) first, (guint) last, (ForconLineSlot) i };
        /* Never in the middle of a letter. */
        return (text[first] & 0xc0) != 0x80 && (text[last] & 0xc0) != 0x80;
      }
  return FALSE;
}

GArray *
forcon_line_parts (const char *slots, const char *text)
{
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (ForconLinePart));
  g_auto (GStrv) words = g_strsplit (slots == NULL ? "" : slots, " ", -1);
  guint from = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      ForconLinePart part;

      if (!read_part (words[i], text, from, &part))
        continue;
      g_array_append_val (parts, part);
      from = part.end;
    }
  return parts;
}

/* Writes a piece of the line so that nothing in it can do harm. */
static void
append_safely (GString *text, const char *line, guint start, guint end)
{
  g_autofree char *piece = g_strndup (line + start, end - start);
  g_autofree char *safe = forcon_text_escape (piece);

  g_string_append (text, safe);
}

static void
tint (PangoAttrList *tints, const ForconLinePart *part)
{
  const PangoColor *colour = &slots_of_kind[part->slot].colour;
  gboolean unexplained = part->slot == FORCON_LINE_SLOT_UNEXPLAINED;
  PangoAttribute *attributes[] = {
    unexplained ? pango_attr_underline_new (PANGO_UNDERLINE_ERROR)
                : pango_attr_background_new (colour->red, colour->green, colour->blue),
    unexplained ? pango_attr_underline_color_new (colour->red, colour->green, colour->blue)
                : pango_attr_background_alpha_new ((guint16) TINT),
  };

  for (guint i = 0; i < G_N_ELEMENTS (attributes); i++)
    {
      attributes[i]->start_index = part->start;
      attributes[i]->end_index = part->end;
      pango_attr_list_insert (tints, attributes[i]);
    }
}

/* The line up to where it is cut, with its parts where they then stand. */
static void
write_line (GString *text, ForconTintedText *tinted, const char *line, guint length, const GArray *parts)
{
  guint at = 0;

  for (guint i = 0; i < parts->len; i++)
    {
      ForconLinePart part = g_array_index (parts, ForconLinePart, i);
      ForconLinePart shown = { .slot = part.slot };

      if (part.start >= length)
        break;
      append_safely (text, line, at, part.start);
      at = MIN (part.end, length);
      shown.start = (guint) text->len;
      append_safely (text, line, part.start, at);
      shown.end = (guint) text->len;
      g_array_append_val (tinted->parts, shown);
      tint (tinted->tints, &shown);
    }
  append_safely (text, line, at, length);
}

ForconTintedText *
forcon_tinted_text_new (const char *text, const GArray *parts, glong most)
{
  ForconTintedText *tinted = g_new0 (ForconTintedText, 1);
  gboolean cut = g_utf8_strlen (text, -1) > most;
  guint length = (guint) (cut ? g_utf8_offset_to_pointer (text, most) - text : (gssize) strlen (text));
  /* Translators: what stands before and after what was written. */
  GString *quoted = g_string_new (C_ ("quotation", "“"));

  tinted->tints = pango_attr_list_new ();
  tinted->parts = g_array_new (FALSE, FALSE, sizeof (ForconLinePart));
  write_line (quoted, tinted, text, length, parts);
  if (cut)
    g_string_append (quoted, "…");
  g_string_append (quoted, C_ ("quotation", "”"));
  tinted->text = g_string_free (quoted, FALSE);
  return tinted;
}

void
forcon_tinted_text_free (ForconTintedText *tinted)
{
  if (tinted == NULL)
    return;
  g_free (tinted->text);
  pango_attr_list_unref (tinted->tints);
  g_array_unref (tinted->parts);
  g_free (tinted);
}

static char *
describe (const char *text, const ForconLinePart *part)
{
  g_autofree char *piece = g_strndup (text + part->start, part->end - part->start);

  /* Translators: what a word of an order was taken for ("where"), the word. */
  return g_strdup_printf (C_ ("slot", "%1$s: %2$s"), forcon_line_slot_label (part->slot), piece);
}

char *
forcon_tinted_text_at (const ForconTintedText *tinted, guint at)
{
  for (guint i = 0; i < tinted->parts->len; i++)
    {
      const ForconLinePart *part = &g_array_index (tinted->parts, ForconLinePart, i);

      if (at >= part->start && at < part->end)
        return describe (tinted->text, part);
    }
  return NULL;
}

char *
forcon_line_parts_spoken (const char *text, const GArray *parts)
{
  GString *spoken = g_string_new (NULL);

  for (guint i = 0; i < parts->len; i++)
    {
      g_autofree char *part = describe (text, &g_array_index (parts, ForconLinePart, i));
      g_autofree char *safe = forcon_text_escape (part);

      g_string_append_printf (spoken, "%s%s", spoken->len > 0 ? "; " : "", safe);
    }
  return g_string_free (spoken, FALSE);
}
