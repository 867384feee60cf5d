/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is written of the things in a sector, and how wide that is. */
#include "render/map/map-layout.h"

#include "base/language.h"

#include "base/text.h"

/* A name is broken in two where that makes it shorter by this factor. */
#define BREAK_SHARE 0.8

double
forcon_map_text_width (const ForconMapDraw *map_draw, const char *text, gboolean bold)
{
  ForconLettering lettering = { .size = FORCON_MAP_MEASURE, .bold = bold };
  g_autofree char *key = g_strconcat (bold ? "b" : "-", text, NULL);
  double *known = g_hash_table_lookup (map_draw->kept->widths, key);
  double width, height;

  if (known != NULL)
    return *known;
  forcon_draw_measure (&map_draw->draw, text, &lettering, &width, &height);
  known = g_new (double, 1);
  *known = width / FORCON_MAP_MEASURE;
  g_hash_table_insert (map_draw->kept->widths, g_steal_pointer (&key), known);
  return *known;
}

/* Takes a name, and finds the blank at which it is best broken in two, if that makes it much shorter. */
static void
take_name (const ForconMapDraw *map_draw, ForconMapItem *item, const char *name)
{
  double best = forcon_map_text_width (map_draw, name, TRUE) * BREAK_SHARE;

  item->name = g_strdup (name);
  for (const char *blank = strchr (name, ' '); blank != NULL; blank = strchr (blank + 1, ' '))
    {
      g_autofree char *first = g_strndup (name, (gsize) (blank - name));
      double width
          = MAX (forcon_map_text_width (map_draw, first, TRUE), forcon_map_text_width (map_draw, blank + 1, TRUE));

      if (width >= best)
        continue;
      best = width;
      g_free (item->halves[0]);
      g_free (item->halves[1]);
      item->halves[0] = g_steal_pointer (&first);
      item->halves[1] = g_strdup (blank + 1);
    }
}

guint
forcon_map_item_lines (const ForconMapItem *item, const char *lines[3])
{
  guint n = 0;

  if (item->broken && item->halves[0] != NULL)
    {
      lines[n++] = item->halves[0];
      lines[n++] = item->halves[1];
    }
  else if (item->name != NULL)
    lines[n++] = item->name;
  if (item->other != NULL)
    lines[n++] = item->other;
  return n;
}

static void
token_lines (const ForconMapDraw *map_draw, ForconMapItem *item)
{
  const ForconMapToken *token = &g_array_index (map_draw->map->tokens, ForconMapToken, item->index);
  const ForconMapAdmiral *admiral = forcon_map_admiral (map_draw->map, token->admiral);
  g_autofree char *count = forcon_map_count_text (token);

  item->count = forcon_map_text_width (map_draw, count, FALSE);
  item->state = forcon_map_state_width (map_draw, token, 1);

  if (token->name != NULL)
    take_name (map_draw, item, forcon_name (token->name));
  else if (token->level == FORCON_LEVEL_IDENTIFIED && admiral != NULL)
    take_name (map_draw, item, forcon_name (admiral->name));
  else
    take_name (map_draw, item, C_ ("on a map", "contact"));
  if (token->present)
    return;
  if (token->phase == 0)
    /* Translators: when a formation was seen; short, as there is little room on the map */
    item->other = g_strdup (C_ ("on a map", "before play"));
  else if (token->age == 0)
    /* Translators: when a formation was seen; short, as there is little room on the map */
    item->other = (g_strdup_printf (C_ ("on a map", "phase %d"), token->phase));
  else
    /* Translators: when a formation was seen, and how many phases ago that is; short, as there is little room */
    item->other = (g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "phase %1$d, %2$d ago", "phase %1$d, %2$d ago", (gulong) token->age),
        token->phase, token->age));
}

static void
clear_item (gpointer data)
{
  ForconMapItem *item = data;

  g_free (item->name);
  g_free (item->halves[0]);
  g_free (item->halves[1]);
  g_free (item->other);
}

void
forcon_map_add_items (const ForconMapDraw *map_draw, ForconMapCellLayout *layout)
{
  const ForconMapModel *map = map_draw->map;

  layout->items = g_array_new (FALSE, TRUE, sizeof (ForconMapItem));
  g_array_set_clear_func (layout->items, clear_item);
  for (guint i = 0; i < map->signs->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (map->signs, ForconMapSign, i).sector, layout->sector))
      {
        const ForconMapSign *sign = &g_array_index (map->signs, ForconMapSign, i);
        const ForconMapCell *cell = forcon_map_cell (map, sign->sector);
        const ForconMapCell *partner = forcon_map_cell (map, sign->partner);
        ForconMapItem item = { .kind = FORCON_MAP_ITEM_SIGN, .index = i };

        if (!sign->feature)
          item.name = g_strdup_printf ("×%d", sign->count);
        /* A name that the sector has already is not repeated. */
        else if (sign->name != NULL && g_strcmp0 (sign->name, cell->name) != 0
                 && g_strcmp0 (sign->name, cell->big) != 0)
          take_name (map_draw, &item, forcon_name (sign->name));
        if (partner != NULL)
          item.other = g_strdup_printf ("→ %s", forcon_name (partner->big));
        g_array_append_val (layout->items, item);
      }
  for (guint i = 0; i < map->notes->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (map->notes, ForconMapNote, i).sector, layout->sector))
      {
        ForconMapItem item = { .kind = FORCON_MAP_ITEM_NOTE, .index = i };

        item.name = g_strdup_printf ("%u", i + 1);
        g_array_append_val (layout->items, item);
      }
  for (guint i = 0; i < map->tokens->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (map->tokens, ForconMapToken, i).sector, layout->sector))
      {
        ForconMapItem item = { .kind = FORCON_MAP_ITEM_TOKEN, .index = i };

        token_lines (map_draw, &item);
        g_array_append_val (layout->items, item);
      }
}

double *
forcon_map_item_widths (const ForconMapDraw *map_draw, const ForconMapCellLayout *layout)
{
  guint n_items = layout->items->len;
  double *widths = g_new0 (double, 2 * n_items + 1);

  for (guint i = 0; i < 2 * n_items; i++)
    {
      ForconMapItem item = g_array_index (layout->items, ForconMapItem, i < n_items ? i : i - n_items);
      gboolean token = item.kind == FORCON_MAP_ITEM_TOKEN;
      const char *lines[3];
      guint n;

      item.broken = i >= n_items;
      n = forcon_map_item_lines (&item, lines);
      for (guint line = 0; line < n; line++)
        {
          gboolean name = token && lines[line] != item.other;

          double width = forcon_map_text_width (map_draw, lines[line], name) * (name ? 1 : FORCON_MAP_SMALL);

          widths[i] = MAX (widths[i], width);
        }
    }
  return widths;
}
