/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is ordered, over the map that is there already. */
#include "render/map/map-orders.h"

#include <math.h>

#include "render/map/map-layout.h"

/* Arrows of several formations between the same sectors lie so far apart, as a share of the distance between them. */
#define ASIDE 0.07
#define N_ASIDE 5

/* Radius of a mark, as a share of the distance between sectors, and at most, px. */
#define MARK_SHARE 0.13
#define MARK_MOST 13.0

/* Opacity of what belongs to the line that is looked at, and of all else. */
#define STRONG 1.0
#define WEAK 0.55

typedef struct {
  ForconDraw draw;
  const ForconMapModel *map;
  double spacing;
} Plan;

/* Where the order of a formation stands in a sector: each formation a little aside of the others. */
static void
place (const Plan *plan, const ForconMapOrder *order, ForconSectorId sector, double *x, double *y)
{
  const ForconMapCell *cell = forcon_map_cell (plan->map, sector);
  double aside = ((gint) (order->formation.value % N_ASIDE) - N_ASIDE / 2) * ASIDE * plan->spacing;

  forcon_camera_to_screen (plan->draw.camera, cell->middle, x, y);
  *x += aside;
  *y += aside * 0.6;
}

static void
tint (const Plan *plan, const GArray *reach)
{
  for (guint i = 0; i < reach->len; i++)
    {
      const ForconReach *there = &g_array_index (reach, ForconReach, i);
      const ForconMapCell *cell = forcon_map_cell (plan->map, there->sector);
      double x, y;

      if (cell == NULL)
        continue;
      for (guint j = 0; j < cell->n_corners; j++)
        {
          forcon_camera_to_screen (plan->draw.camera, cell->corners[j], &x, &y);
          cairo_line_to (plan->draw.cr, x, y);
        }
      cairo_close_path (plan->draw.cr);
      forcon_draw_ink (&plan->draw, FORCON_INK_REACH, there->halves > 1 ? 0.16 : 0.3);
      cairo_fill_preserve (plan->draw.cr);
      forcon_draw_stroke (&plan->draw, FORCON_INK_REACH, 0.9, 1.6);
    }
}

/* The path is there: an edge so that it is seen on every ground, and then its own colour. */
static void
stroke (const Plan *plan, const ForconMapOrder *order, gboolean strong, double width)
{
  cairo_t *cr = plan->draw.cr;
  double alpha = strong ? STRONG : WEAK;

  if (order->offered)
    forcon_draw_dash (cr, 6, 4);
  forcon_draw_ink (&plan->draw, FORCON_INK_EDGE, 0.85 * alpha);
  cairo_set_line_width (cr, width + 1.8);
  cairo_stroke_preserve (cr);
  forcon_draw_colour (cr, forcon_style_side (plan->draw.style, order->side), alpha);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
arrow (const Plan *plan, const ForconMapOrder *order, gboolean strong)
{
  cairo_t *cr = plan->draw.cr;
  double width = strong ? 3.4 : 2.2, head = 4 + 2.6 * width;
  double x1, y1, x2, y2, length, ux, uy;

  place (plan, order, order->from, &x1, &y1);
  place (plan, order, order->to, &x2, &y2);
  length = MAX (hypot (x2 - x1, y2 - y1), 0.01);
  ux = (x2 - x1) / length;
  uy = (y2 - y1) / length;
  forcon_draw_line (cr, x1, y1, x2 - ux * head, y2 - uy * head);
  stroke (plan, order, strong, width);
  cairo_move_to (cr, x2, y2);
  cairo_line_to (cr, x2 - ux * head - uy * head * 0.5, y2 - uy * head + ux * head * 0.5);
  cairo_line_to (cr, x2 - ux * head + uy * head * 0.5, y2 - uy * head - ux * head * 0.5);
  cairo_close_path (cr);
  forcon_draw_colour (cr, forcon_style_side (plan->draw.style, order->side), strong ? STRONG : WEAK);
  cairo_fill_preserve (cr);
  forcon_draw_stroke (&plan->draw, FORCON_INK_EDGE, 0.85, 1);
}

/* Marks: what is done where. */

static void
cross_hair (cairo_t *cr, double x, double y, double r)
{
  forcon_draw_disc (cr, x, y, r);
  forcon_draw_line (cr, x - r * 1.5, y, x - r * 0.4, y);
  forcon_draw_line (cr, x + r * 0.4, y, x + r * 1.5, y);
  forcon_draw_line (cr, x, y - r * 1.5, x, y - r * 0.4);
  forcon_draw_line (cr, x, y + r * 0.4, x, y + r * 1.5);
}

static void
square (cairo_t *cr, double x, double y, double r)
{
  cairo_rectangle (cr, x - r, y - r, 2 * r, 2 * r);
}

static void
rings (cairo_t *cr, double x, double y, double r)
{
  forcon_draw_disc (cr, x, y, r);
  forcon_draw_disc (cr, x, y, r * 0.45);
}

static void
lozenge (cairo_t *cr, double x, double y, double r)
{
  cairo_move_to (cr, x, y - r * 1.3);
  cairo_line_to (cr, x + r * 1.3, y);
  cairo_line_to (cr, x, y + r * 1.3);
  cairo_line_to (cr, x - r * 1.3, y);
  cairo_close_path (cr);
}

static void
struck_lozenge (cairo_t *cr, double x, double y, double r)
{
  lozenge (cr, x, y, r);
  forcon_draw_line (cr, x - r * 1.4, y + r * 1.4, x + r * 1.4, y - r * 1.4);
}

static void
wedge (cairo_t *cr, double x, double y, double r)
{
  cairo_move_to (cr, x - r * 1.2, y - r);
  cairo_line_to (cr, x + r * 1.2, y - r);
  cairo_line_to (cr, x, y + r * 1.2);
  cairo_close_path (cr);
}

/* What has no mark has an arrow, or no place on the map. */
static void (*const marks[FORCON_N_TASK]) (cairo_t *cr, double x, double y, double r) = {
  [FORCON_TASK_HOLD] = square,
  [FORCON_TASK_ATTACK_FORMATION] = cross_hair,
  [FORCON_TASK_ATTACK_SECTOR] = cross_hair,
  [FORCON_TASK_DEFEND] = square,
  [FORCON_TASK_PATROL] = rings,
  [FORCON_TASK_LAY] = lozenge,
  [FORCON_TASK_SWEEP] = struck_lozenge,
  [FORCON_TASK_LAND] = wedge,
};

static void
mark (const Plan *plan, const ForconMapOrder *order, gboolean strong)
{
  double r = MIN (MARK_MOST, plan->spacing * MARK_SHARE);
  double x, y;

  if (!FORCON_ID_EQUAL (order->from, order->to))
    arrow (plan, order, strong);
  place (plan, order, order->to, &x, &y);
  marks[order->kind](plan->draw.cr, x, y, strong ? r : r * 0.85);
  stroke (plan, order, strong, strong ? 2.6 : 1.8);
}

static void
draw_orders (const Plan *plan, const ForconMapPlans *plans, gboolean strong)
{
  for (guint i = 0; plans->orders != NULL && i < plans->orders->len; i++)
    {
      const ForconMapOrder *order = &g_array_index (plans->orders, ForconMapOrder, i);
      gboolean looked_at = !FORCON_ID_IS_NONE (plans->line) && FORCON_ID_EQUAL (order->line, plans->line);

      if (looked_at != strong || forcon_map_cell (plan->map, order->from) == NULL
          || forcon_map_cell (plan->map, order->to) == NULL)
        continue;
      if (marks[order->kind] != NULL)
        mark (plan, order, strong);
      else
        arrow (plan, order, strong);
    }
}

void
forcon_render_map_plans (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style, const ForconCamera *camera,
                         double width, double height, const ForconMapPlans *plans)
{
  Plan plan = { .draw = { .cr = cr, .style = style, .camera = camera, .width = width, .height = height },
                .map = map,
                .spacing = forcon_camera_length (camera, FORCON_MAP_SPACING) };

  cairo_save (cr);
  cairo_new_path (cr);
  if (plans->reach != NULL)
    tint (&plan, plans->reach);
  draw_orders (&plan, plans, FALSE);
  draw_orders (&plan, plans, TRUE);
  cairo_restore (cr);
}
