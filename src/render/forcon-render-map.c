/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-render-map.h"

#include "forcon-draw-sector.h"

/* Private to this layer: makes ready to draw; no sector is laid out yet. */
void
forcon_map_draw_begin (ForconMapDraw *map_draw, cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
                       const ForconCamera *camera, double width, double height)
{
  *map_draw = (ForconMapDraw){ .draw = { .cr = cr, .style = style, .camera = camera, .width = width, .height = height },
                               .map = map,
                               .unit = forcon_camera_length (camera, FORCON_MAP_SPACING) };
  map_draw->draw.layout = forcon_draw_layout_new (cr, style);
  map_draw->cells = g_ptr_array_new_with_free_func ((GDestroyNotify) forcon_map_cell_layout_free);
}

/* Whether a sector may be in view. */
static gboolean
in_view (const ForconMapDraw *map_draw, const ForconMapCell *cell)
{
  for (guint i = 0; i < cell->n_corners; i++)
    {
      double x, y;

      forcon_camera_to_screen (map_draw->draw.camera, cell->corners[i], &x, &y);
      if (forcon_draw_sees (&map_draw->draw, x, y, map_draw->unit * 2))
        return TRUE;
    }
  return FALSE;
}

static void
lay_out (ForconMapDraw *map_draw)
{
  for (guint i = 1; i <= map_draw->map->cells->len; i++)
    {
      ForconSectorId sector = { (guint16) i };
      gboolean seen = in_view (map_draw, forcon_map_cell (map_draw->map, sector));

      g_ptr_array_add (map_draw->cells, seen ? forcon_map_cell_layout_new (map_draw, sector) : NULL);
    }
}

void
forcon_map_draw_end (ForconMapDraw *map_draw)
{
  g_clear_object (&map_draw->draw.layout);
  g_clear_pointer (&map_draw->cells, g_ptr_array_unref);
}

/* Private to this layer: where everything stands in a sector; %NULL where it is out of view. */
const ForconMapCellLayout *
forcon_map_draw_cell (const ForconMapDraw *map_draw, ForconSectorId sector)
{
  if (sector.value == 0 || sector.value > map_draw->cells->len)
    return NULL;
  return g_ptr_array_index (map_draw->cells, sector.value - 1);
}

/**
 * forcon_render_map:
 * @cr: where to draw
 * @map: what to draw
 * @style: how it looks
 * @camera: which part of the map, and how large
 * @width: of the view, px
 * @height: of the view, px
 *
 * Draws the sector map into the view from 0, 0 to @width, @height, and nothing beyond it, as forcon_render_table() does
 * a table.
 *
 * Returns: how many formations were in view
 */
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
  lay_out (&map_draw);
  forcon_draw_sector_ground (&map_draw);
  forcon_draw_sector_ways (&map_draw);
  forcon_draw_sector_courses (&map_draw);
  forcon_draw_sector_heads (&map_draw);
  forcon_draw_sector_signs (&map_draw);
  drawn = forcon_draw_sector_tokens (&map_draw);
  forcon_map_draw_end (&map_draw);
  cairo_restore (cr);
  return drawn;
}

static gboolean
within (const ForconBox *box, double x, double y)
{
  return x >= box->x && y >= box->y && x <= box->x + box->width && y <= box->y + box->height;
}

/* The whole layout needs fonts but no surface. */
static cairo_t *
nothing_new (void)
{
  cairo_surface_t *nothing = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (nothing);

  cairo_surface_destroy (nothing);
  return cr;
}

/**
 * forcon_map_thing_at:
 * @map: the model
 * @style: the style
 * @camera: the camera
 * @x: px
 * @y: px
 *
 * Returns: the sector under a point of the screen, and the formation whose token lies there, if any
 */
ForconMapThing
forcon_map_thing_at (const ForconMapModel *map, const ForconStyle *style, const ForconCamera *camera, double x,
                     double y)
{
  ForconMapThing thing = { .sector = forcon_map_sector_at (map, forcon_camera_to_table (camera, x, y)) };
  cairo_t *cr = nothing_new ();
  ForconMapDraw map_draw;

  /* Everything lies within its sector, so the others need not be laid out. */
  forcon_map_draw_begin (&map_draw, cr, map, style, camera, 0, 0);
  if (!FORCON_ID_IS_NONE (thing.sector))
    {
      ForconMapCellLayout *layout = forcon_map_cell_layout_new (&map_draw, thing.sector);

      for (guint i = 0; i < layout->items->len; i++)
        {
          const ForconMapItem *item = &g_array_index (layout->items, ForconMapItem, i);

          if (!within (&item->box, x, y))
            continue;
          if (item->kind == FORCON_MAP_ITEM_TOKEN)
            thing.token = &g_array_index (map->tokens, ForconMapToken, item->index);
          else if (item->kind == FORCON_MAP_ITEM_SIGN)
            thing.sign = &g_array_index (map->signs, ForconMapSign, item->index);
          else
            thing.note = &g_array_index (map->notes, ForconMapNote, item->index);
        }
      forcon_map_cell_layout_free (layout);
    }
  forcon_map_draw_end (&map_draw);
  cairo_destroy (cr);
  return thing;
}

/**
 * forcon_map_token_at:
 * @map: the model
 * @style: the style
 * @camera: the camera
 * @sector: a sector
 * @formation: one of those that are shown in it
 * @x: (out): the middle of its token, px
 * @y: (out): likewise
 *
 * Returns: whether its token has a place there
 */
gboolean
forcon_map_token_at (const ForconMapModel *map, const ForconStyle *style, const ForconCamera *camera,
                     ForconSectorId sector, ForconFormationId formation, double *x, double *y)
{
  cairo_t *cr = nothing_new ();
  gboolean found = FALSE;
  ForconMapDraw map_draw;

  forcon_map_draw_begin (&map_draw, cr, map, style, camera, 0, 0);
  if (forcon_map_cell (map, sector) != NULL)
    {
      ForconMapCellLayout *layout = forcon_map_cell_layout_new (&map_draw, sector);

      for (guint i = 0; i < layout->items->len && !found; i++)
        {
          const ForconMapItem *item = &g_array_index (layout->items, ForconMapItem, i);

          found = item->kind == FORCON_MAP_ITEM_TOKEN
                  && FORCON_ID_EQUAL (g_array_index (map->tokens, ForconMapToken, item->index).formation, formation);
          *x = found ? item->box.x + item->box.width / 2 : *x;
          *y = found ? item->box.y + item->box.height / 2 : *y;
        }
      forcon_map_cell_layout_free (layout);
    }
  forcon_map_draw_end (&map_draw);
  cairo_destroy (cr);
  return found;
}
