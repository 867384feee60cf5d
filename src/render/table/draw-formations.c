/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/draw-table.h"

#include <math.h>

#include "engine/state/formation.h"

/* How far the outline keeps from the counters, px, and how many corners go round each of them. */
#define ROOM 5.0
#define CORNERS 20

typedef struct {
  double x;
  double y;
} Corner;

static gint
compare_corners (gconstpointer a, gconstpointer b)
{
  const Corner *one = a;
  const Corner *other = b;

  if (one->x != other->x)
    return one->x < other->x ? -1 : 1;
  return one->y < other->y ? -1 : one->y > other->y ? 1 : 0;
}

/* Adds a corner, and drops those at which the chain would not turn to the left. */
static void
add_to_chain (GArray *hull, guint from, const Corner *c)
{
  while (hull->len >= from + 2)
    {
      const Corner *a = &g_array_index (hull, Corner, hull->len - 2);
      const Corner *b = &g_array_index (hull, Corner, hull->len - 1);

      if ((b->x - a->x) * (c->y - a->y) - (b->y - a->y) * (c->x - a->x) > 0)
        break;
      g_array_set_size (hull, hull->len - 1);
    }
  g_array_append_val (hull, *c);
}

/* The shortest line round all of the corners, by Andrew's monotone chain. */
static void
hull_path (cairo_t *cr, GArray *corners)
{
  g_autoptr (GArray) hull = g_array_new (FALSE, FALSE, sizeof (Corner));
  guint lower;

  g_array_sort (corners, compare_corners);
  for (guint i = 0; i < corners->len; i++)
    add_to_chain (hull, 0, &g_array_index (corners, Corner, i));
  lower = hull->len - 1;
  for (guint i = corners->len - 1; i-- > 0;)
    add_to_chain (hull, lower, &g_array_index (corners, Corner, i));
  for (guint i = 0; i + 1 < hull->len; i++)
    cairo_line_to (cr, g_array_index (hull, Corner, i).x, g_array_index (hull, Corner, i).y);
  cairo_close_path (cr);
}

/* A soft wash with a line round it; the line is broken where command is (F-FORM-7). */
static void
outline (const ForconDraw *draw, ForconFormationId id, GArray *corners)
{
  const ForconFormation *formation = forcon_battle_formation (draw->battle, id);
  ForconColour colour = forcon_style_side (draw->style, forcon_battle_side (draw->battle, formation->side)->colour);

  hull_path (draw->cr, corners);
  forcon_draw_colour (draw->cr, colour, draw->style->flat ? 0.05 : 0.13);
  cairo_fill_preserve (draw->cr);
  cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (draw->cr, 1.2 * draw->style->line);
  if (draw->style->flat)
    forcon_draw_ink (draw, FORCON_INK_FRAME, 0.8);
  else
    forcon_draw_colour (draw->cr, colour, 0.75);
  if (forcon_formation_commanded (draw->battle, id))
    cairo_stroke (draw->cr);
  else
    {
      forcon_draw_dash (draw->cr, 3, 5);
      forcon_draw_stroke (draw, FORCON_INK_WARNING, 0.9, 1.4);
    }
  cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_MITER);
}

void
forcon_draw_formations (const ForconDraw *draw)
{
  g_autoptr (GArray) corners = g_array_new (FALSE, FALSE, sizeof (Corner));

  if (!(draw->model->layers & FORCON_LAYER_FORMATIONS))
    return;
  for (guint i = 1; i <= draw->battle->n_formations; i++)
    {
      ForconFormationId id = { (guint16) i };
      ForconShips ships = forcon_formation_ships (draw->battle, id);
      guint shown = 0;

      g_array_set_size (corners, 0);
      for (guint ship = 0; ships.n > 1 && ship < ships.n; ship++)
        {
          ForconShipId member = ships.ship[ship];
          double radius = forcon_table_counter_radius (draw->model, draw->style, draw->camera, member) + ROOM;
          double x, y;

          if (!forcon_table_shows (draw->model, member))
            continue;
          forcon_table_counter_place (draw->model, draw->camera, member, &x, &y);
          for (guint corner = 0; corner < CORNERS; corner++)
            {
              double angle = 2 * G_PI * corner / CORNERS;
              Corner at = { x + cos (angle) * radius, y + sin (angle) * radius };

              g_array_append_val (corners, at);
            }
          shown++;
        }
      if (shown > 1)
        outline (draw, id, corners);
    }
}
