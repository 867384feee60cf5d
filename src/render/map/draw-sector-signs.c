/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies in the sectors: drawn signs, with their names. */

#include <math.h>

#include "render/drawing/draw-table.h"
#include "render/map/map-layout.h"
#include "render/drawing/witness.h"

#define RAYS 12
#define BELT_ROCKS 26

static void
star (const ForconDraw *draw, double x, double y, double radius)
{
  ForconColour fire = draw->style->inks[FORCON_INK_FIRE];
  ForconColour core = forcon_colour_mix (fire, (ForconColour){ 1, 1, 0.9 }, 0.65);

  for (gint i = 0; i < 2 * RAYS; i++)
    {
      double angle = G_PI * i / RAYS;
      double reach = i % 2 == 1 ? radius * 0.6 : i % 4 == 0 ? radius : radius * 0.84;

      cairo_line_to (draw->cr, x + cos (angle) * reach, y + sin (angle) * reach);
    }
  cairo_close_path (draw->cr);
  forcon_draw_colour (draw->cr, draw->style->flat ? draw->style->inks[FORCON_INK_TABLE] : fire, 1);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, draw->style->flat ? FORCON_INK_EDGE : FORCON_INK_FIRE, 1, 1);
  forcon_draw_disc (draw->cr, x, y, radius * 0.46);
  forcon_draw_colour (draw->cr, draw->style->flat ? draw->style->inks[FORCON_INK_TABLE] : core, 1);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, draw->style->flat ? FORCON_INK_EDGE : FORCON_INK_FIRE, 1, 1);
}

/* A small disc with craters, half in shade. */
static void
moon (const ForconDraw *draw, double x, double y, double radius)
{
  static const double craters[][3] = { { -0.3, -0.25, 0.24 }, { 0.25, 0.3, 0.18 }, { 0.3, -0.4, 0.14 } };

  forcon_draw_disc (draw->cr, x, y, radius);
  forcon_draw_colour (draw->cr,
                      draw->style->flat
                          ? draw->style->inks[FORCON_INK_TABLE]
                          : forcon_colour_mix (draw->style->inks[FORCON_INK_ROCK], (ForconColour){ 1, 1, 1 }, 0.45),
                      1);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, FORCON_INK_FIGURE, 1, 1);
  for (guint i = 0; i < G_N_ELEMENTS (craters); i++)
    forcon_draw_disc (draw->cr, x + craters[i][0] * radius, y + craters[i][1] * radius, craters[i][2] * radius);
  forcon_draw_stroke (draw, FORCON_INK_EDGE, 0.7, 0.8);
}

/* A ring of rocks, seen from the side. */
static void
belt (const ForconDraw *draw, double x, double y, double radius, guint32 seed)
{
  for (guint32 i = 0; i < BELT_ROCKS; i++)
    {
      double angle = 2 * G_PI * (i + 0.6 * forcon_draw_noise (seed, i)) / BELT_ROCKS;
      double reach = radius * (0.86 + 0.2 * (forcon_draw_noise (seed, 100 + i) - 0.5));
      double size = radius * (0.05 + 0.075 * forcon_draw_noise (seed, 200 + i));

      forcon_draw_disc (draw->cr, x + cos (angle) * reach, y + sin (angle) * reach * 0.5, MAX (0.5, size));
    }
  forcon_draw_ink (draw, FORCON_INK_ROCK, 1);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, FORCON_INK_EDGE, 0.8, 0.5);
}

/* A wheel with eight spokes, as a station's counter has eight walls. */
static void
station (const ForconDraw *draw, double x, double y, double radius)
{
  cairo_t *cr = draw->cr;

  for (gint i = 0; i < 8; i++)
    {
      double angle = G_PI / 8 + i * G_PI / 4;

      cairo_line_to (cr, x + cos (angle) * radius, y + sin (angle) * radius);
    }
  cairo_close_path (cr);
  forcon_draw_ink (draw, FORCON_INK_PLATE, 0.9);
  cairo_fill_preserve (cr);
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 0.95, MAX (1, radius * 0.16));
  for (gint i = 0; i < 4; i++)
    {
      double angle = i * G_PI / 4;

      forcon_draw_line (cr, x - cos (angle) * radius * 0.86, y - sin (angle) * radius * 0.86,
                        x + cos (angle) * radius * 0.86, y + sin (angle) * radius * 0.86);
    }
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 0.7, MAX (0.7, radius * 0.07));
  forcon_draw_disc (cr, x, y, radius * 0.34);
  forcon_draw_ink (draw, FORCON_INK_TEXT, 1);
  cairo_fill (cr);
}

/* A triangle that warns. */
static void
hazard (const ForconDraw *draw, double x, double y, double radius)
{
  cairo_t *cr = draw->cr;

  cairo_move_to (cr, x, y - radius);
  cairo_line_to (cr, x + radius, y + radius * 0.8);
  cairo_line_to (cr, x - radius, y + radius * 0.8);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  forcon_draw_ink (draw, FORCON_INK_PLATE, 0.9);
  cairo_fill_preserve (cr);
  forcon_draw_stroke (draw, FORCON_INK_WARNING, 1, MAX (1.2, radius * 0.16));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  forcon_draw_line (cr, x, y - radius * 0.4, x, y + radius * 0.2);
  forcon_draw_stroke (draw, FORCON_INK_WARNING, 1, MAX (1.2, radius * 0.2));
  forcon_draw_disc (cr, x, y + radius * 0.5, MAX (0.7, radius * 0.12));
  forcon_draw_ink (draw, FORCON_INK_WARNING, 1);
  cairo_fill (cr);
}

void
forcon_draw_feature (const ForconDraw *draw, ForconSectorObjectKind kind, guint32 seed, double x, double y,
                     double radius)
{
  switch ((gint) kind)
    {
    case FORCON_SECTOR_OBJECT_STAR:
      star (draw, x, y, radius);
      break;
    case FORCON_SECTOR_OBJECT_PLANET:
      forcon_draw_planet (draw, x, y, radius * 0.92, seed);
      break;
    case FORCON_SECTOR_OBJECT_MOON:
      moon (draw, x, y, radius);
      break;
    case FORCON_SECTOR_OBJECT_ASTEROID_BELT:
      belt (draw, x, y, radius, seed);
      break;
    case FORCON_SECTOR_OBJECT_STATION:
      station (draw, x, y, radius);
      break;
    case FORCON_SECTOR_OBJECT_TUNNEL_MOUTH:
      forcon_draw_tunnel (draw, x, y, radius, seed);
      break;
    default:
      hazard (draw, x, y, radius);
    }
}

void
forcon_draw_note_mark (const ForconDraw *draw, double x, double y, double radius)
{
  cairo_t *cr = draw->cr;

  forcon_draw_round_box (cr, &(ForconBox){ x - radius * 0.8, y - radius, radius * 1.6, radius * 2 }, radius * 0.25);
  forcon_draw_ink (draw, FORCON_INK_PLATE, 1);
  cairo_fill_preserve (cr);
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 0.95, 1.1);
  forcon_draw_line (cr, x, y - radius * 0.6, x, y + radius * 0.15);
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 0.95, MAX (1, radius * 0.24));
  forcon_draw_disc (cr, x, y + radius * 0.55, MAX (0.7, radius * 0.15));
  forcon_draw_ink (draw, FORCON_INK_TEXT, 0.95);
  cairo_fill (cr);
}

static void
sign (const ForconMapDraw *map_draw, const ForconMapCellLayout *layout, const ForconMapItem *item)
{
  const ForconDraw *draw = &map_draw->draw;

  double x = item->below ? item->box.x + item->box.width / 2 : item->box.x + item->icon / 2;
  double y = item->below ? item->box.y + item->icon / 2 : item->box.y + item->box.height / 2;

  if (item->kind == FORCON_MAP_ITEM_NOTE)
    forcon_draw_note_mark (draw, x, y, item->icon / 2);
  else
    {
      const ForconMapSign *what = &g_array_index (map_draw->map->signs, ForconMapSign, item->index);

      if (what->feature)
        forcon_draw_feature (draw, what->kind, what->seed, x, y, item->icon / 2);
      else
        {
          forcon_draw_mine (draw, forcon_style_side (draw->style, what->side), what->charge, x, y, item->icon * 0.32);
          forcon_witness_show (draw->cr, (ForconShown){ FORCON_SHOWN_MINES, 0, what->sector.value });
        }
    }
  if (layout->detail != FORCON_MAP_DETAIL_FULL)
    return;

  ForconLettering lettering
      = { .size = item->size * FORCON_MAP_SMALL, .ink = FORCON_INK_FIGURE, .alpha = 1, .halo = TRUE };
  double leading = lettering.size * FORCON_MAP_LEADING;
  const char *lines[3];
  guint n_lines = forcon_map_item_lines (item, lines);
  double left = item->below ? x : item->box.x + item->icon + item->size * FORCON_MAP_GAP;
  double top = item->below ? item->box.y + item->box.height - leading * n_lines
                           : item->box.y + (item->box.height - leading * n_lines) / 2;

  for (guint i = 0; i < n_lines; i++)
    forcon_draw_text (draw, lines[i], left, top + leading * (i + 0.5), item->below ? 0.5 : 0, 0.5, &lettering);
}

void
forcon_draw_sector_signs (const ForconMapDraw *map_draw)
{
  for (guint i = 0; i < map_draw->cells->len; i++)
    {
      const ForconMapCellLayout *layout = g_ptr_array_index (map_draw->cells, i);

      for (guint k = 0; layout != NULL && layout->detail != FORCON_MAP_DETAIL_COUNTERS && k < layout->items->len; k++)
        if (g_array_index (layout->items, ForconMapItem, k).kind != FORCON_MAP_ITEM_TOKEN)
          sign (map_draw, layout, &g_array_index (layout->items, ForconMapItem, k));
    }
}
