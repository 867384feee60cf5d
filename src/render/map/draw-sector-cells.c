/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ground of the sector map: sectors, how they are joined, and their words. */
#include "render/drawing/draw-table.h"
#include "render/map/map-layout.h"

#include <math.h>

#include "base/text.h"

/* Stars in a sector; a shade of theirs for each third. */
#define STARS 18
#define STAR_SHADES 3

/* How far a tunnel may bend away from the straight line, as shares of its length: what crosses least is drawn. */
static const double bends[] = { 0.13,  -0.13, 0.2,  -0.2, 0.28,  -0.28, 0.4,   -0.4, 0.55,  -0.55, 0.06,
                                -0.06, 0.1,   -0.1, 0.16, -0.16, 0.24,  -0.24, 0.34, -0.34, 0.47,  -0.47 };
#define BEND_STEPS 80

/* A sector into which a tunnel leads without a mouth that is drawn has a ring of this radius there, px. */
#define TUNNEL_END 4.0

/* A curve on the screen, px: ends and what it bends towards. */
typedef struct {
  double x[4];
  double y[4];
} Curve;

static void
outline (const ForconMapDraw *map_draw, const ForconMapCell *cell)
{
  for (guint i = 0; i < cell->n_corners; i++)
    {
      double x, y;

      forcon_camera_to_screen (map_draw->draw.camera, cell->corners[i], &x, &y);
      cairo_line_to (map_draw->draw.cr, x, y);
    }
  cairo_close_path (map_draw->draw.cr);
}

/* A sector is a little lighter in its middle. */
static void
fill (const ForconMapDraw *map_draw, const ForconMapCell *cell, const ForconBox *bounds)
{
  const ForconDraw *draw = &map_draw->draw;
  ForconColour middle = draw->style->inks[FORCON_INK_TABLE_LIT];
  ForconColour edge = draw->style->inks[FORCON_INK_TABLE];
  double x = bounds->x + bounds->width / 2;
  double y = bounds->y + bounds->height / 2;

  outline (map_draw, cell);
  if (draw->style->flat)
    {
      forcon_draw_colour (draw->cr, edge, 1);
      cairo_fill (draw->cr);
      return;
    }

  cairo_pattern_t *light = cairo_pattern_create_radial (x, y, 0, x, y, bounds->height * 0.62);
  cairo_pattern_add_color_stop_rgb (light, 0, middle.red, middle.green, middle.blue);
  cairo_pattern_add_color_stop_rgb (light, 1, edge.red, edge.green, edge.blue);
  cairo_set_source (draw->cr, light);
  cairo_fill (draw->cr);
  cairo_pattern_destroy (light);
}

/* Each sector has its stars, always the same. */
static void
stars (const ForconMapDraw *map_draw, const ForconMapCell *cell, const ForconBox *bounds, guint32 seed)
{
  const ForconDraw *draw = &map_draw->draw;

  for (guint32 shade = 0; shade < STAR_SHADES; shade++)
    {
      for (guint32 i = shade; i < STARS; i += STAR_SHADES)
        {
          double x = bounds->x + bounds->width * forcon_draw_noise (seed, 2 * i);
          double y = bounds->y + bounds->height * forcon_draw_noise (seed, 2 * i + 1);

          if (forcon_map_cell_holds (cell, forcon_camera_to_table (draw->camera, x, y)))
            forcon_draw_disc (draw->cr, x, y, 0.35 + 0.3 * shade);
        }
      forcon_draw_ink (draw, FORCON_INK_STAR, 0.35 + 0.15 * shade);
      cairo_fill (draw->cr);
    }
}

static void
edge (const ForconMapDraw *map_draw, const ForconMapCell *cell, ForconInk ink, double alpha, double width)
{
  cairo_set_line_join (map_draw->draw.cr, CAIRO_LINE_JOIN_ROUND);
  outline (map_draw, cell);
  forcon_draw_stroke (&map_draw->draw, ink, alpha, width);
  cairo_set_line_join (map_draw->draw.cr, CAIRO_LINE_JOIN_MITER);
}

void
forcon_draw_sector_ground (const ForconMapDraw *map_draw)
{
  const ForconDraw *draw = &map_draw->draw;

  forcon_draw_ink (draw, FORCON_INK_VOID, 1);
  cairo_paint (draw->cr);
  for (guint i = 0; i < map_draw->cells->len; i++)
    {
      const ForconMapCellLayout *layout = g_ptr_array_index (map_draw->cells, i);
      const ForconMapCell *cell = layout == NULL ? NULL : forcon_map_cell (map_draw->map, layout->sector);

      if (cell == NULL)
        continue;
      fill (map_draw, cell, &layout->bounds);
      if (draw->style->kind == FORCON_STYLE_DARK)
        stars (map_draw, cell, &layout->bounds, i);
      edge (map_draw, cell, draw->style->flat ? FORCON_INK_FRAME : FORCON_INK_GRID_MAJOR, 0.85, 1.1);
    }
  for (guint i = 0; i < map_draw->cells->len; i++)
    {
      const ForconMapCellLayout *layout = g_ptr_array_index (map_draw->cells, i);
      const ForconMapCell *cell = layout == NULL ? NULL : forcon_map_cell (map_draw->map, layout->sector);

      if (cell != NULL && cell->clash)
        edge (map_draw, cell, FORCON_INK_WARNING, 0.9, 2.2);
      if (cell != NULL && FORCON_ID_EQUAL (layout->sector, map_draw->map->chosen_sector))
        edge (map_draw, cell, FORCON_INK_SELECTED, 1, 2.6);
    }
}

/* The first tunnel mouth of a sector that leads to the other, or the sector's middle. Returns: radius of its sign */
static double
mouth_at (const ForconMapDraw *map_draw, ForconSectorId sector, ForconSectorId other, double *x, double *y)
{
  const ForconMapCellLayout *layout = forcon_map_draw_cell (map_draw, sector);

  forcon_camera_to_screen (map_draw->draw.camera, forcon_map_cell (map_draw->map, sector)->middle, x, y);
  for (guint i = 0; layout != NULL && i < layout->items->len; i++)
    {
      const ForconMapItem *item = &g_array_index (layout->items, ForconMapItem, i);
      const ForconMapSign *sign = item->kind == FORCON_MAP_ITEM_SIGN
                                      ? &g_array_index (map_draw->map->signs, ForconMapSign, item->index)
                                      : NULL;

      if (sign == NULL || !FORCON_ID_EQUAL (sign->partner, other))
        continue;
      *x = item->below ? item->box.x + item->box.width / 2 : item->box.x + item->icon / 2;
      *y = item->below ? item->box.y + item->icon / 2 : item->box.y + item->box.height / 2;
      return item->icon / 2;
    }
  return 0;
}

/* From one mouth to another, beginning and ending at the rim of their signs. */
static Curve
bent (double x1, double y1, double radius1, double x2, double y2, double radius2, double bend)
{
  double across = x2 - x1;
  double down = y2 - y1;
  Curve curve = { { x1, x1 + across * 0.3 - down * bend, x1 + across * 0.7 - down * bend, x2 },
                  { y1, y1 + down * 0.3 + across * bend, y1 + down * 0.7 + across * bend, y2 } };
  double first = MAX (hypot (curve.x[1] - x1, curve.y[1] - y1), 0.01);
  double last = MAX (hypot (curve.x[2] - x2, curve.y[2] - y2), 0.01);

  curve.x[0] += (curve.x[1] - x1) / first * radius1;
  curve.y[0] += (curve.y[1] - y1) / first * radius1;
  curve.x[3] += (curve.x[2] - x2) / last * radius2;
  curve.y[3] += (curve.y[2] - y2) / last * radius2;
  return curve;
}

static gboolean
holds (ForconBox box, double x, double y)
{
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/* A line of text round its middle. */
static ForconBox
text_box (double x, double y, double width, double height)
{
  return (ForconBox){ x - width / 2, y - height / 2, width, height };
}

/* Everything that the sectors cover: a picture ends a little way beyond it. */
static ForconBox
ground (const ForconMapDraw *map_draw)
{
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  for (guint i = 0; i < map_draw->bounds->len; i++)
    {
      const ForconBox *box = &g_array_index (map_draw->bounds, ForconBox, i);

      if (box->width <= 0)
        continue;
      left = MIN (left, box->x);
      top = MIN (top, box->y);
      right = MAX (right, box->x + box->width);
      bottom = MAX (bottom, box->y + box->height);
    }
  return (ForconBox){ left, top, right - left, bottom - top };
}

/*
 * How much it harms to draw a line through a place: it runs behind plates of tokens, but through signs and words, and
 * beyond the ground it is cut off.
 */
static guint
harm_at (const ForconMapDraw *map_draw, ForconBox all, double x, double y)
{
  if (!holds (all, x, y))
    return 6;
  for (guint i = 0; i < map_draw->bounds->len; i++)
    {
      const ForconMapCellLayout *layout;

      if (!holds (g_array_index (map_draw->bounds, ForconBox, i), x, y))
        continue;
      layout = forcon_map_draw_cell (map_draw, (ForconSectorId){ (guint16) (i + 1) });
      if (holds (text_box (layout->x, layout->big_y, layout->big_width, layout->big_size), x, y)
          || holds (text_box (layout->x, layout->name_y, layout->name_width, layout->name_size), x, y))
        return 6;
      for (guint k = 0; k < layout->items->len; k++)
        {
          const ForconMapItem *item = &g_array_index (layout->items, ForconMapItem, k);

          if (holds (item->box, x, y))
            return item->kind == FORCON_MAP_ITEM_TOKEN ? 1 : 3;
        }
    }
  return 0;
}

/* How much harm a curve does. */
static guint
harm_of (const ForconMapDraw *map_draw, const Curve *curve)
{
  ForconBox all = ground (map_draw);
  guint count = 0;

  for (gint i = 1; i < BEND_STEPS; i++)
    {
      double t = i / (double) BEND_STEPS;
      double u = 1 - t;
      const double weights[] = { u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t };
      double x = 0;
      double y = 0;

      for (guint k = 0; k < G_N_ELEMENTS (weights); k++)
        {
          x += weights[k] * curve->x[k];
          y += weights[k] * curve->y[k];
        }
      count += harm_at (map_draw, all, x, y);
    }
  return count;
}

/* The bend that does the least harm. */
static gint
best_bend (const ForconMapDraw *map_draw, double x1, double y1, double radius1, double x2, double y2, double radius2)
{
  guint least = G_MAXUINT;
  gint best = 0;

  for (guint i = 0; i < G_N_ELEMENTS (bends) && least > 0; i++)
    {
      Curve curve = bent (x1, y1, radius1, x2, y2, radius2, bends[i]);
      guint count = harm_of (map_draw, &curve);

      if (count >= least)
        continue;
      least = count;
      best = (gint) i;
    }
  return best;
}

/* Whether a curve may be in view: it lies between its ends and what it bends towards. */
static gboolean
sees_curve (const ForconMapDraw *map_draw, const Curve *curve)
{
  const ForconBox *view = &map_draw->view;
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;

  for (guint i = 0; i < 4; i++)
    {
      left = MIN (left, curve->x[i] - 2 * TUNNEL_END);
      right = MAX (right, curve->x[i] + 2 * TUNNEL_END);
      top = MIN (top, curve->y[i] - 2 * TUNNEL_END);
      bottom = MAX (bottom, curve->y[i] + 2 * TUNNEL_END);
    }
  return left < view->x + view->width && right > view->x && top < view->y + view->height && bottom > view->y;
}

static void
tunnel (const ForconMapDraw *map_draw, const ForconMapWay *way, gint *bend)
{
  const ForconDraw *draw = &map_draw->draw;
  double x1, y1, x2, y2;
  double radius1 = mouth_at (map_draw, way->one, way->two, &x1, &y1);
  double radius2 = mouth_at (map_draw, way->two, way->one, &x2, &y2);
  Curve curve;

  if (*bend < 0)
    *bend = best_bend (map_draw, x1, y1, radius1, x2, y2, radius2);
  curve = bent (x1, y1, radius1, x2, y2, radius2, bends[*bend]);
  if (!sees_curve (map_draw, &curve))
    return;
  cairo_move_to (draw->cr, curve.x[0], curve.y[0]);
  cairo_curve_to (draw->cr, curve.x[1], curve.y[1], curve.x[2], curve.y[2], curve.x[3], curve.y[3]);
  forcon_draw_dash (draw->cr, 9, 6);
  forcon_draw_stroke (draw, FORCON_INK_TUNNEL, 0.85, 2);
  if (radius1 <= 0)
    forcon_draw_disc (draw->cr, x1, y1, TUNNEL_END);
  if (radius2 <= 0)
    forcon_draw_disc (draw->cr, x2, y2, TUNNEL_END);
  forcon_draw_stroke (draw, FORCON_INK_TUNNEL, 1, 2);
}

/* Where the straight line from one sector to another leaves the first. */
static void
leave (const ForconMapDraw *map_draw, ForconSectorId from, ForconSectorId to, double *x, double *y)
{
  const ForconMapCell *cell = forcon_map_cell (map_draw->map, from);
  const ForconMapCell *other = forcon_map_cell (map_draw->map, to);
  double share = 0;
  ForconPoint point;

  do
    {
      point.x = cell->middle.x + (ForconLength) ((other->middle.x - cell->middle.x) * share);
      point.y = cell->middle.y + (ForconLength) ((other->middle.y - cell->middle.y) * share);
      forcon_camera_to_screen (map_draw->draw.camera, point, x, y);
      share += 0.01;
  } while (share < 1 && forcon_map_cell_holds (cell, point));
}

static void
line (const ForconMapDraw *map_draw, const ForconMapWay *way, gint *bend)
{
  double x1, y1, x2, y2;

  leave (map_draw, way->one, way->two, &x1, &y1);
  leave (map_draw, way->two, way->one, &x2, &y2);
  forcon_draw_line (map_draw->draw.cr, x1, y1, x2, y2);
  forcon_draw_stroke (&map_draw->draw, FORCON_INK_GRID_MAJOR, 1, 3);
}

/* Across the middle of the edge that no way leads over. */
static void
wall (const ForconMapDraw *map_draw, const ForconMapWay *way, gint *bend)
{
  double x1, y1, x2, y2;

  forcon_camera_to_screen (map_draw->draw.camera, forcon_map_cell (map_draw->map, way->one)->middle, &x1, &y1);
  forcon_camera_to_screen (map_draw->draw.camera, forcon_map_cell (map_draw->map, way->two)->middle, &x2, &y2);

  double x = (x1 + x2) / 2;
  double y = (y1 + y2) / 2;
  double half = map_draw->map->grid == FORCON_GRID_HEX ? 0.5 / sqrt (3) : 0.5;
  double along_x = (y2 - y1) * half;
  double along_y = (x1 - x2) * half;

  forcon_draw_line (map_draw->draw.cr, x - along_x, y - along_y, x + along_x, y + along_y);
  forcon_draw_stroke (&map_draw->draw, FORCON_INK_FRAME, 1, 4.5);
}

void
forcon_draw_sector_ways (const ForconMapDraw *map_draw)
{
  static void (*const drawers[]) (const ForconMapDraw *map_draw, const ForconMapWay *way, gint *bend) = {
    [FORCON_MAP_WAY_EDGE] = NULL,
    [FORCON_MAP_WAY_LINE] = line,
    [FORCON_MAP_WAY_TUNNEL] = tunnel,
    [FORCON_MAP_WAY_WALL] = wall,
  };

  for (guint i = 0; i < map_draw->map->ways->len; i++)
    {
      const ForconMapWay *way = &g_array_index (map_draw->map->ways, ForconMapWay, i);

      if (drawers[way->kind] != NULL)
        drawers[way->kind](map_draw, way, &g_array_index (map_draw->kept->bends, gint, i));
    }
}

/* A line of a sector's head round its middle; its halo makes it worth to be kept. */
static void
head (const ForconDraw *draw, const char *text, double x, double y, const ForconLettering *lettering)
{
  double width, height;

  if (draw->cache != NULL)
    forcon_stamps_paint (draw, forcon_stamps_text (draw, text, lettering, &width, &height), x, y);
  else
    forcon_draw_text (draw, text, x, y, 0.5, 0.5, lettering);
}

void
forcon_draw_sector_heads (const ForconMapDraw *map_draw)
{
  for (guint i = 0; i < map_draw->cells->len; i++)
    {
      const ForconMapCellLayout *layout = g_ptr_array_index (map_draw->cells, i);
      const ForconMapCell *cell = layout == NULL ? NULL : forcon_map_cell (map_draw->map, layout->sector);
      ForconLettering big = { .bold = TRUE, .ink = FORCON_INK_TEXT, .alpha = 0.9, .halo = TRUE };
      ForconLettering name = { .ink = FORCON_INK_FIGURE, .alpha = 1, .halo = TRUE };

      if (cell == NULL)
        continue;
      big.size = layout->big_size;
      name.size = layout->name_size;
      if (big.size > 0)
        head (&map_draw->draw, forcon_name (cell->big), layout->x, layout->big_y, &big);
      if (name.size > 0)
        head (&map_draw->draw, forcon_name (cell->name), layout->x, layout->name_y, &name);
    }
}
