/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/map/render-map.h"

#include "render/map/map-layout.h"

/* So far may something reach out of its sector: as a share of the distance between sectors, and besides, px. */
#define BEYOND 0.12
#define EDGE 14.0

static void
clear_layout (gpointer layout)
{
  if (layout != NULL)
    forcon_map_cell_layout_free (layout);
}

void
forcon_map_kept_init (ForconMapKept *kept, const ForconMapModel *map)
{
  gint unknown = -1;

  kept->layouts = g_ptr_array_new_with_free_func (clear_layout);
  g_ptr_array_set_size (kept->layouts, (gint) map->cells->len);
  kept->widths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  kept->bends = g_array_sized_new (FALSE, FALSE, sizeof (gint), map->ways->len);
  for (guint i = 0; i < map->ways->len; i++)
    g_array_append_val (kept->bends, unknown);
}

void
forcon_map_kept_clear (ForconMapKept *kept)
{
  g_clear_pointer (&kept->layouts, g_ptr_array_unref);
  g_clear_pointer (&kept->widths, g_hash_table_unref);
  g_clear_pointer (&kept->bends, g_array_unref);
}

static ForconBox
bounds_of (const ForconMapDraw *map_draw, const ForconMapCell *cell)
{
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  for (guint i = 0; i < cell->n_corners; i++)
    {
      double x, y;

      forcon_camera_to_screen (map_draw->draw.camera, cell->corners[i], &x, &y);
      left = MIN (left, x);
      right = MAX (right, x);
      top = MIN (top, y);
      bottom = MAX (bottom, y);
    }
  return (ForconBox){ left, top, right - left, bottom - top };
}

void
forcon_map_draw_begin (ForconMapDraw *map_draw, cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
                       const ForconCamera *camera, double width, double height)
{
  *map_draw = (ForconMapDraw){ .draw = { .cr = cr, .style = style, .camera = camera, .width = width, .height = height },
                               .map = map,
                               .unit = forcon_camera_length (camera, FORCON_MAP_SPACING),
                               .view = { 0, 0, width, height },
                               .language = forcon_language_enter (map->language) };
  map_draw->draw.layout = forcon_draw_layout_new (cr, style);
  map_draw->cells = g_ptr_array_new ();
  map_draw->bounds = g_array_sized_new (FALSE, FALSE, sizeof (ForconBox), map->cells->len);
  for (guint i = 0; i < map->cells->len; i++)
    {
      ForconBox bounds = bounds_of (map_draw, &g_array_index (map->cells, ForconMapCell, i));

      g_array_append_val (map_draw->bounds, bounds);
    }
  forcon_map_kept_init (&map_draw->own, map);
  map_draw->kept = &map_draw->own;
}

void
forcon_map_draw_part (ForconMapDraw *map_draw, ForconMapKept *kept, const ForconBox *view)
{
  map_draw->kept = kept;
  map_draw->view = *view;
}

const ForconBox *
forcon_map_draw_bounds (const ForconMapDraw *map_draw, ForconSectorId sector)
{
  return &g_array_index (map_draw->bounds, ForconBox, sector.value - 1);
}

const ForconMapCellLayout *
forcon_map_draw_cell (const ForconMapDraw *map_draw, ForconSectorId sector)
{
  gpointer *place;

  if (forcon_map_cell (map_draw->map, sector) == NULL)
    return NULL;
  place = &g_ptr_array_index (map_draw->kept->layouts, sector.value - 1);
  if (*place == NULL)
    *place = forcon_map_cell_layout_new (map_draw, sector);
  return *place;
}

void
forcon_map_draw_end (ForconMapDraw *map_draw)
{
  g_clear_object (&map_draw->draw.layout);
  g_clear_pointer (&map_draw->cells, g_ptr_array_unref);
  g_clear_pointer (&map_draw->bounds, g_array_unref);
  forcon_map_kept_clear (&map_draw->own);
  forcon_language_leave (&map_draw->language);
}

guint
forcon_map_draw_all (ForconMapDraw *map_draw)
{
  const ForconBox *view = &map_draw->view;
  /* The edges and the arrows of courses reach out of a sector. */
  double beyond = map_draw->unit * BEYOND + EDGE;

  for (guint i = 1; i <= map_draw->map->cells->len; i++)
    {
      ForconSectorId sector = { (guint16) i };
      const ForconBox *bounds = forcon_map_draw_bounds (map_draw, sector);
      gboolean seen = bounds->x - beyond < view->x + view->width && bounds->x + bounds->width + beyond > view->x
                      && bounds->y - beyond < view->y + view->height && bounds->y + bounds->height + beyond > view->y;

      g_ptr_array_add (map_draw->cells, seen ? (gpointer) forcon_map_draw_cell (map_draw, sector) : NULL);
    }
  forcon_draw_sector_ground (map_draw);
  forcon_draw_sector_ways (map_draw);
  forcon_draw_sector_courses (map_draw);
  forcon_draw_sector_heads (map_draw);
  forcon_draw_sector_signs (map_draw);
  return forcon_draw_sector_tokens (map_draw);
}

guint
forcon_render_map (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style, const ForconCamera *camera,
                   double width, double height)
{
  ForconMapDraw map_draw;
  guint drawn;

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  cairo_new_path (cr);
  forcon_map_draw_begin (&map_draw, cr, map, style, camera, width, height);
  drawn = forcon_map_draw_all (&map_draw);
  forcon_map_draw_end (&map_draw);
  cairo_restore (cr);
  return drawn;
}

ForconMapThing
forcon_map_draw_thing_at (ForconMapDraw *map_draw, double x, double y)
{
  const ForconMapModel *map = map_draw->map;
  ForconMapThing thing = { .sector = forcon_map_sector_at (map, forcon_camera_to_table (map_draw->draw.camera, x, y)) };
  /* Everything lies within its sector, so the others need not be laid out. */
  const ForconMapCellLayout *layout = forcon_map_draw_cell (map_draw, thing.sector);

  for (guint i = 0; layout != NULL && i < layout->items->len; i++)
    {
      const ForconMapItem *item = &g_array_index (layout->items, ForconMapItem, i);

      if (x < item->box.x || y < item->box.y || x > item->box.x + item->box.width || y > item->box.y + item->box.height)
        continue;
      if (item->kind == FORCON_MAP_ITEM_TOKEN)
        thing.token = &g_array_index (map->tokens, ForconMapToken, item->index);
      else if (item->kind == FORCON_MAP_ITEM_SIGN)
        thing.sign = &g_array_index (map->signs, ForconMapSign, item->index);
      else
        thing.note = &g_array_index (map->notes, ForconMapNote, item->index);
    }
  return thing;
}

gboolean
forcon_map_draw_token_at (ForconMapDraw *map_draw, ForconSectorId sector, ForconFormationId formation, double *x,
                          double *y)
{
  const ForconMapCellLayout *layout = forcon_map_draw_cell (map_draw, sector);

  for (guint i = 0; layout != NULL && i < layout->items->len; i++)
    {
      const ForconMapItem *item = &g_array_index (layout->items, ForconMapItem, i);

      if (item->kind != FORCON_MAP_ITEM_TOKEN
          || !FORCON_ID_EQUAL (g_array_index (map_draw->map->tokens, ForconMapToken, item->index).formation, formation))
        continue;
      *x = item->box.x + item->box.width / 2;
      *y = item->box.y + item->box.height / 2;
      return TRUE;
    }
  return FALSE;
}

ForconMapThing
forcon_map_thing_at (const ForconMapModel *map, const ForconStyle *style, const ForconCamera *camera, double x,
                     double y)
{
  cairo_t *cr = forcon_draw_nowhere ();
  ForconMapDraw map_draw;
  ForconMapThing thing;

  forcon_map_draw_begin (&map_draw, cr, map, style, camera, 0, 0);
  thing = forcon_map_draw_thing_at (&map_draw, x, y);
  forcon_map_draw_end (&map_draw);
  cairo_destroy (cr);
  return thing;
}
