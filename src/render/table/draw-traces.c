/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happened on a table, in lines that a bad printer keeps apart by their strokes alone. */
#include "render/drawing/draw-table.h"

#include <math.h>

#include "engine/state/ship.h"

/* px: the head of an arrow, the ring where it begins, a mark of a loss. */
#define HEAD 9.0
#define SHOT_HEAD 6.0
#define RING 2.6
#define CROSS 8.0

/* Arrows have a border in the table's colour, so that they stand out where they cross, px. */
#define BORDER 1.4

/* How a kind of trace is drawn: its line, and the dash and gap of it; without dash it is whole. */
typedef struct {
  double line;
  double dash;
  double gap;
  double head;
  gboolean begins;
} Manner;

static const Manner manners[FORCON_N_TRACES] = {
  [FORCON_TRACE_MOVE] = { 1.7, 0, 0, HEAD, TRUE },          [FORCON_TRACE_DRIFT] = { 1.5, 6, 3.5, HEAD, TRUE },
  [FORCON_TRACE_SALVO] = { 1.7, 1.6, 2.6, HEAD, FALSE },    [FORCON_TRACE_HAND] = { 0.9, 10, 3, HEAD, TRUE },
  [FORCON_TRACE_BATTERY] = { 0.6, 0, 0, SHOT_HEAD, FALSE }, [FORCON_TRACE_DESTRUCTOR] = { 0.6, 4, 2, SHOT_HEAD, FALSE },
};

/* A way on the screen; what is drawn of its ends leaves room for counters. */
typedef struct {
  guint n;
  double x[FORCON_PATH_POINTS_MAX];
  double y[FORCON_PATH_POINTS_MAX];
} Way;

static gboolean
is_shot (ForconTraceKind kind)
{
  return kind == FORCON_TRACE_BATTERY || kind == FORCON_TRACE_DESTRUCTOR;
}

/* How much of its end, px, lies under the counter that stands there. */
static double
room_at (const ForconDraw *draw, ForconShipId ship, ForconPoint place)
{
  const ForconShip *state = forcon_battle_ship (draw->battle, ship);

  if (state == NULL || !forcon_table_shows (draw->model, ship) || !forcon_point_equal (state->position, place))
    return 0;
  return forcon_table_counter_radius (draw->model, draw->style, draw->camera, ship) + 1.5;
}

/* Takes @room off the last leg of a way. Returns: whether anything of that leg is left */
static gboolean
shorten (Way *way, double room)
{
  guint last = way->n - 1;
  double dx = way->x[last] - way->x[last - 1];
  double dy = way->y[last] - way->y[last - 1];
  double length = hypot (dx, dy);

  if (length <= room + 1)
    return FALSE;
  way->x[last] -= dx / length * room;
  way->y[last] -= dy / length * room;
  return TRUE;
}

static void
turn_round (Way *way)
{
  for (guint i = 0; i < way->n / 2; i++)
    {
      double x = way->x[i], y = way->y[i];

      way->x[i] = way->x[way->n - 1 - i];
      way->y[i] = way->y[way->n - 1 - i];
      way->x[way->n - 1 - i] = x;
      way->y[way->n - 1 - i] = y;
    }
}

static void
way_path (cairo_t *cr, const Way *way)
{
  for (guint i = 0; i < way->n; i++)
    cairo_line_to (cr, way->x[i], way->y[i]);
}

/* The head of a shot that did nothing is empty. */
static void
draw_arrow (const ForconDraw *draw, const Way *way, ForconTraceKind kind, gboolean full)
{
  const Manner *manner = &manners[kind];
  guint last = way->n - 1;
  double tip_x = way->x[last], tip_y = way->y[last];
  double course = atan2 (tip_y - way->y[last - 1], tip_x - way->x[last - 1]);
  Way line = *way;

  /* The line ends within the head. */
  shorten (&line, manner->head * 0.7);
  if (manner->line > 1)
    {
      way_path (draw->cr, &line);
      forcon_draw_stroke (draw, FORCON_INK_TABLE_LIT, 1, manner->line + 2 * BORDER);
    }
  way_path (draw->cr, &line);
  if (manner->dash > 0)
    forcon_draw_dash (draw->cr, manner->dash, manner->gap);
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, manner->line);
  if (manner->begins)
    {
      forcon_draw_disc (draw->cr, way->x[0], way->y[0], RING);
      forcon_draw_ink (draw, FORCON_INK_TABLE_LIT, 1);
      cairo_fill_preserve (draw->cr);
      forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, 1);
    }

  cairo_move_to (draw->cr, tip_x, tip_y);
  cairo_line_to (draw->cr, tip_x - cos (course - 0.42) * manner->head, tip_y - sin (course - 0.42) * manner->head);
  cairo_line_to (draw->cr, tip_x - cos (course + 0.42) * manner->head, tip_y - sin (course + 0.42) * manner->head);
  cairo_close_path (draw->cr);
  forcon_draw_ink (draw, full ? FORCON_INK_TEXT : FORCON_INK_TABLE_LIT, 1);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, FORCON_INK_TEXT, 1, 0.7);
}

static void
draw_trace (const ForconDraw *draw, const ForconTrace *trace)
{
  gboolean shot = is_shot (trace->kind);
  const ForconPath *path = &trace->path;
  Way way = { 0 };

  for (guint i = 0; i < MIN (path->n_points, FORCON_PATH_POINTS_MAX); i++)
    {
      if (i > 0 && forcon_point_equal (path->points[i], path->points[i - 1]))
        continue;
      forcon_camera_to_screen (draw->camera, path->points[i], &way.x[way.n], &way.y[way.n]);
      way.n++;
    }
  if (way.n < 2)
    return;
  if (shot)
    {
      turn_round (&way);
      if (!shorten (&way, room_at (draw, trace->ship, path->points[0])))
        return;
      turn_round (&way);
    }
  if (shorten (&way, room_at (draw, shot ? trace->target : trace->ship, forcon_path_end (path))))
    draw_arrow (draw, &way, trace->kind, !shot || trace->told);
}

static gboolean
is_here (const ForconDraw *draw, const ForconTrace *trace)
{
  return FORCON_ID_EQUAL (trace->planet, draw->model->planet);
}

void
forcon_draw_traces (const ForconDraw *draw)
{
  cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_ROUND);
  for (gint shots = 0; shots < 2; shots++)
    for (guint i = 0; i < draw->model->n_traces; i++)
      {
        const ForconTrace *trace = &draw->model->traces[i];

        if (is_here (draw, trace) && trace->kind != FORCON_TRACE_LOSS && is_shot (trace->kind) == (shots > 0))
          draw_trace (draw, trace);
      }
  cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_MITER);
}

static void
draw_cross (const ForconDraw *draw, double x, double y, double size)
{
  static const struct {
    ForconInk ink;
    double line;
  } strokes[] = { { FORCON_INK_TABLE_LIT, 5 }, { FORCON_INK_TEXT, 2.2 } };

  for (guint i = 0; i < G_N_ELEMENTS (strokes); i++)
    {
      forcon_draw_line (draw->cr, x - size, y - size, x + size, y + size);
      forcon_draw_line (draw->cr, x - size, y + size, x + size, y - size);
      forcon_draw_stroke (draw, strokes[i].ink, 1, strokes[i].line);
    }
}

void
forcon_draw_losses (const ForconDraw *draw)
{
  for (guint i = 0; i < draw->model->n_traces; i++)
    {
      const ForconTrace *trace = &draw->model->traces[i];
      double x, y;

      if (trace->kind != FORCON_TRACE_LOSS || !is_here (draw, trace))
        continue;
      forcon_camera_to_screen (draw->camera, trace->path.points[0], &x, &y);
      draw_cross (draw, x, y, CROSS);
    }
}

void
forcon_draw_trace_sign (const ForconDraw *draw, ForconTraceKind kind, double x, double y, double width)
{
  const Way way = { 2, { x - width / 2, x + width / 2 }, { y, y } };

  if (kind == FORCON_TRACE_LOSS)
    draw_cross (draw, x, y, CROSS * 0.7);
  else
    draw_arrow (draw, &way, kind, TRUE);
}
