/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/draw-table.h"

#include "base/language.h"
#include <math.h>

#include "engine/state/ship.h"
#include "base/text.h"

/* A leg shorter than this, px, has no figure. */
#define LEG_MINIMUM 26.0

/* About how large a salvo's mark is, px. */
#define TORPEDO_RADIUS 12.0

/* The point at the end of a planned shot, px. */
#define POINT_LENGTH 9.0

/* A move on the screen. */
typedef struct {
  guint n;
  double x[FORCON_PATH_POINTS_MAX];
  double y[FORCON_PATH_POINTS_MAX];
} Track;

static Track
track_of (const ForconDraw *draw, const ForconPath *path)
{
  Track track = { .n = MIN (path->n_points, FORCON_PATH_POINTS_MAX) };

  for (guint i = 0; i < track.n; i++)
    forcon_camera_to_screen (draw->camera, path->points[i], &track.x[i], &track.y[i]);
  return track;
}

static void
track_path (cairo_t *cr, const Track *track)
{
  for (guint i = 0; i < track->n; i++)
    cairo_line_to (cr, track->x[i], track->y[i]);
}

/* A chevron on the middle of each leg that has room for one. */
static void
track_chevrons (cairo_t *cr, const Track *track, double size)
{
  for (guint i = 0; i + 1 < track->n; i++)
    {
      double dx = track->x[i + 1] - track->x[i];
      double dy = track->y[i + 1] - track->y[i];
      double length = hypot (dx, dy);

      if (length < 4 * size)
        continue;
      double ux = dx / length * size;
      double uy = dy / length * size;
      double x = track->x[i] + dx * 0.5;
      double y = track->y[i] + dy * 0.5;

      cairo_move_to (cr, x - ux - uy, y - uy + ux);
      cairo_line_to (cr, x, y);
      cairo_line_to (cr, x - ux + uy, y - uy - ux);
    }
}

static gboolean
has_ship (const ForconDraw *draw, ForconShipId ship)
{
  return !FORCON_ID_IS_NONE (ship) && ship.value <= draw->battle->n_ships;
}

static gboolean
shows_ship (const ForconDraw *draw, ForconShipId ship)
{
  return has_ship (draw, ship)
         && FORCON_ID_EQUAL (forcon_battle_ship (draw->battle, ship)->planet, draw->model->planet);
}

void
forcon_draw_trails (const ForconDraw *draw)
{
  if (!(draw->model->layers & FORCON_LAYER_TRAILS))
    return;
  for (guint i = 0; i < draw->model->n_trails; i++)
    {
      const ForconTrail *trail = &draw->model->trails[i];
      const ForconSalvo *salvo = forcon_battle_salvo (draw->battle, trail->salvo);
      /* The trail of a salvo stays when the salvo is gone. */
      gboolean shows_salvo = !FORCON_ID_IS_NONE (trail->salvo)
                             && (salvo == NULL || FORCON_ID_EQUAL (salvo->planet, draw->model->planet));
      Track track = track_of (draw, &trail->path);

      if ((!shows_ship (draw, trail->ship) && !shows_salvo) || track.n < 2)
        continue;
      if (has_ship (draw, trail->ship))
        {
          forcon_draw_disc (draw->cr, track.x[0], track.y[0],
                            forcon_table_counter_radius (draw->model, draw->style, draw->camera, trail->ship));
          forcon_draw_dash (draw->cr, 2, 3);
          forcon_draw_stroke (draw, FORCON_INK_TRAIL, 0.6, 1);
        }
      track_path (draw->cr, &track);
      forcon_draw_dash (draw->cr, 1.5, 3);
      forcon_draw_stroke (draw, FORCON_INK_TRAIL, 0.8, 1.3);
      track_chevrons (draw->cr, &track, 4);
      forcon_draw_stroke (draw, FORCON_INK_TRAIL, 0.8, 1.2);
    }
}

/* Where the course, that is straight ahead at first, and the turn lead; all lengths in px. */
typedef struct {
  double x;
  double y;
  double course;
  double turn;
  double share;
  double least;
  double most;
  double radius;
} Reach;

/* The end of a move of @distance that turns by @turn as early as it may. */
static void
reach_end (const Reach *reach, double distance, double turn, double *x, double *y)
{
  double ahead = distance * reach->share;
  double then = distance - ahead;

  *x = reach->x + cos (reach->course) * ahead + cos (reach->course + turn) * then;
  *y = reach->y + sin (reach->course) * ahead + sin (reach->course + turn) * then;
}

/*
 * Moves of one distance end between the arc of those that turn at once and the chords of those that turn later. Over
 * all distances that makes: the longest arc, the sides, and the chords of the shortest.
 */
static void
reach_path (cairo_t *cr, const Reach *reach)
{
  double ahead = reach->most * reach->share;
  double x, y;

  cairo_new_sub_path (cr);
  cairo_arc (cr, reach->x + cos (reach->course) * ahead, reach->y + sin (reach->course) * ahead, reach->most - ahead,
             reach->course - reach->turn, reach->course + reach->turn);
  reach_end (reach, reach->least, reach->turn, &x, &y);
  cairo_line_to (cr, x, y);
  reach_end (reach, reach->least, 0, &x, &y);
  cairo_line_to (cr, x, y);
  reach_end (reach, reach->least, -reach->turn, &x, &y);
  cairo_line_to (cr, x, y);
  cairo_close_path (cr);
}

/* The swath that the base sweeps straight ahead, and a mark where it may turn on the longest way. */
static void
reach_ahead (const ForconDraw *draw, const Reach *reach)
{
  double ahead = reach->most * reach->share;

  cairo_save (draw->cr);
  cairo_translate (draw->cr, reach->x, reach->y);
  cairo_rotate (draw->cr, reach->course);
  cairo_rectangle (draw->cr, 0, -reach->radius, reach->most, 2 * reach->radius);
  forcon_draw_ink (draw, FORCON_INK_REACH, 0.10);
  cairo_fill (draw->cr);
  forcon_draw_line (draw->cr, 0, 0, reach->most, 0);
  forcon_draw_dash (draw->cr, 5, 3);
  forcon_draw_stroke (draw, FORCON_INK_REACH, 0.8, 1);
  forcon_draw_line (draw->cr, reach->least, -reach->radius - 3, reach->least, reach->radius + 3);
  forcon_draw_line (draw->cr, reach->most, -reach->radius - 3, reach->most, reach->radius + 3);
  forcon_draw_stroke (draw, FORCON_INK_REACH, 0.95, 1.4);
  if (reach->turn > 0 && reach->share > 0)
    {
      cairo_move_to (draw->cr, ahead - 5, 0);
      cairo_line_to (draw->cr, ahead, -5);
      cairo_line_to (draw->cr, ahead + 5, 0);
      cairo_line_to (draw->cr, ahead, 5);
      cairo_close_path (draw->cr);
      forcon_draw_ink (draw, FORCON_INK_PLATE, 1);
      cairo_fill_preserve (draw->cr);
      forcon_draw_stroke (draw, FORCON_INK_REACH, 1, 1.3);
    }
  cairo_restore (draw->cr);
}

static void
reach_figure (const ForconDraw *draw, const Reach *reach, double distance, ForconLength length)
{
  ForconLettering lettering
      = { .size = draw->style->text_size * 0.86, .ink = FORCON_INK_REACH, .alpha = 1, .halo = TRUE };
  g_autofree char *text = forcon_length_to_text (length);
  double aside = reach->radius + 14;

  forcon_draw_text (draw, text, reach->x + cos (reach->course) * distance - sin (reach->course) * aside,
                    reach->y + sin (reach->course) * distance + cos (reach->course) * aside, 0.5, 0.5, &lettering);
}

void
forcon_draw_reach (const ForconDraw *draw)
{
  const ForconTableModel *model = draw->model;

  if (!(model->layers & FORCON_LAYER_REACH) || model->rules == NULL || !shows_ship (draw, model->selected)
      || !FORCON_ID_IS_NONE (model->planet) || !forcon_ship_in_action (draw->battle, model->selected))
    return;

  const ForconShip *ship = forcon_battle_ship (draw->battle, model->selected);
  ForconMoveLimits limits = forcon_move_limits (draw->battle, model->rules, model->selected);
  Reach reach = {
    .course = forcon_draw_radians (ship->heading),
    .turn = MIN (limits.greatest_turn, FORCON_DEGREES (180)) * (G_PI / 1800.0),
    .share
    = limits.turn_after.denominator > 0 ? limits.turn_after.numerator / (double) limits.turn_after.denominator : 0,
    .least = forcon_camera_length (draw->camera, limits.least),
    .most = forcon_camera_length (draw->camera, limits.most),
    .radius = forcon_camera_length (draw->camera, forcon_ship_radius (draw->battle, model->selected)),
  };

  if (limits.most <= 0)
    return;
  forcon_camera_to_screen (draw->camera, ship->position, &reach.x, &reach.y);
  if (reach.turn > 0)
    {
      reach_path (draw->cr, &reach);
      forcon_draw_ink (draw, FORCON_INK_REACH, draw->style->flat ? 0.08 : 0.15);
      cairo_fill_preserve (draw->cr);
      forcon_draw_stroke (draw, FORCON_INK_REACH, 0.9, 1.2);
    }
  reach_ahead (draw, &reach);
  reach_figure (draw, &reach, reach.least, limits.least);
  reach_figure (draw, &reach, reach.most, limits.most);
}

static void
ghost_leg (const ForconDraw *draw, const ForconPath *path, const Track *track, guint leg, ForconInk ink)
{
  ForconLettering lettering = { .size = draw->style->text_size, .bold = TRUE, .ink = ink, .alpha = 1, .halo = TRUE };
  double dx = track->x[leg + 1] - track->x[leg];
  double dy = track->y[leg + 1] - track->y[leg];
  double length = hypot (dx, dy);
  g_autofree char *figure = forcon_length_to_text (forcon_point_distance (path->points[leg], path->points[leg + 1]));
  /* Translators: a length on the table */
  g_autofree char *text = g_strdup_printf (_ ("%s cm"), figure);

  if (length < LEG_MINIMUM)
    return;
  forcon_draw_text (draw, text, (track->x[leg] + track->x[leg + 1]) / 2 - dy / length * 26,
                    (track->y[leg] + track->y[leg + 1]) / 2 + dx / length * 20, 0.5, 0.5, &lettering);
}

/* The turn at a corner: a small arc from the old course to the new one, and its degrees. */
static void
ghost_turn (const ForconDraw *draw, double x, double y, ForconAngle before, ForconAngle after, ForconInk ink)
{
  ForconAngle turn = forcon_angle_difference (before, after);
  ForconLettering lettering = { .size = draw->style->text_size, .bold = TRUE, .ink = ink, .alpha = 1, .halo = TRUE };
  double from = forcon_draw_radians (before);
  double to = from + turn * (G_PI / 1800.0);
  double middle = (from + to) / 2;

  /* Bearings of rounded corners are off by a little. */
  if (ABS (turn) < 5)
    return;
  forcon_draw_line (draw->cr, x, y, x + cos (from) * 30, y + sin (from) * 30);
  forcon_draw_dash (draw->cr, 2, 2);
  forcon_draw_stroke (draw, ink, 0.8, 1);
  cairo_new_sub_path (draw->cr);
  if (turn > 0)
    cairo_arc (draw->cr, x, y, 22, from, to);
  else
    cairo_arc_negative (draw->cr, x, y, 22, from, to);
  forcon_draw_stroke (draw, ink, 0.9, 1.3);

  g_autofree char *figure = forcon_angle_to_text (turn < 0 ? -turn : turn);
  g_autofree char *text = g_strdup_printf ("%s°", figure);
  forcon_draw_text (draw, text, x + cos (middle) * 40, y + sin (middle) * 40, 0.5, 0.5, &lettering);
}

static void
ghost_swath (const ForconDraw *draw, const Track *track, double base, ForconInk ink)
{
  cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_ROUND);
  track_path (draw->cr, track);
  forcon_draw_ink (draw, ink, 0.16);
  cairo_set_line_width (draw->cr, 2 * base);
  cairo_stroke (draw->cr);
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_BUTT);
  track_path (draw->cr, track);
  if (ink == FORCON_INK_WARNING)
    forcon_draw_dash (draw->cr, 7, 4);
  forcon_draw_stroke (draw, ink, 1, 1.8);
  cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_MITER);
}

/* The base where it would end; a cross over it says that it cannot. */
static void
ghost_base (const ForconDraw *draw, const ForconGhost *ghost, double x, double y, ForconInk ink)
{
  double radius = forcon_table_counter_radius (draw->model, draw->style, draw->camera, ghost->ship);
  ForconCounter counter = forcon_draw_counter_of (draw, ghost->ship, x, y, radius);

  counter.heading = ghost->path.heading;
  forcon_counter_draw (draw->cr, &counter, draw->style);
  /* Paled by a wash and not by a group, which cairo leaks in an SVG. */
  forcon_draw_disc (draw->cr, x, y, radius);
  forcon_draw_ink (draw, FORCON_INK_TABLE_LIT, ghost->legal ? 0.35 : 0.6);
  cairo_fill (draw->cr);
  forcon_draw_disc (draw->cr, x, y, radius + 1.5);
  forcon_draw_stroke (draw, ink, 1, 1.8);
  if (ghost->legal)
    return;
  forcon_draw_line (draw->cr, x - radius * 0.7, y - radius * 0.7, x + radius * 0.7, y + radius * 0.7);
  forcon_draw_line (draw->cr, x - radius * 0.7, y + radius * 0.7, x + radius * 0.7, y - radius * 0.7);
  forcon_draw_stroke (draw, FORCON_INK_EDGE, 0.8, 4.5);
  forcon_draw_line (draw->cr, x - radius * 0.7, y - radius * 0.7, x + radius * 0.7, y + radius * 0.7);
  forcon_draw_line (draw->cr, x - radius * 0.7, y + radius * 0.7, x + radius * 0.7, y - radius * 0.7);
  forcon_draw_stroke (draw, ink, 1, 2.4);
}

static gboolean
is_torpedoes (const ForconGhost *ghost)
{
  return ghost->count > 0 || !FORCON_ID_IS_NONE (ghost->salvo);
}

/* The salvo where it would be, and how it would run on in later turns. */
static void
ghost_salvo (const ForconDraw *draw, const ForconGhost *ghost, double x, double y, ForconInk ink)
{
  const ForconSalvo *salvo = forcon_battle_salvo (draw->battle, ghost->salvo);
  ForconSideId side = salvo != NULL ? salvo->side : forcon_battle_ship (draw->battle, ghost->ship)->side;
  ForconSalvoMark mark = { .x = x,
                           .y = y,
                           .heading = ghost->path.heading,
                           .side = forcon_battle_side (draw->battle, side)->colour,
                           .count = salvo != NULL ? salvo->count : ghost->count,
                           .run = ghost->turns,
                           .faint = TRUE };
  double course = forcon_draw_radians (ghost->path.heading);
  double length = forcon_camera_length (draw->camera, ghost->next);

  for (gint turn = 0; turn < ghost->turns; turn++)
    {
      forcon_draw_line (draw->cr, x + cos (course) * length * turn, y + sin (course) * length * turn,
                        x + cos (course) * length * (turn + 1), y + sin (course) * length * (turn + 1));
      forcon_draw_dash (draw->cr, 2, 4);
      forcon_draw_stroke (draw, ink, 0.8, 1.2);
      forcon_draw_disc (draw->cr, x + cos (course) * length * (turn + 1), y + sin (course) * length * (turn + 1), 2.6);
      forcon_draw_ink (draw, ink, 0.8);
      cairo_fill (draw->cr);
    }
  forcon_draw_salvo_mark (draw, &mark);
}

/* What moves along, without figures. */
static void
ghost_others (const ForconDraw *draw, const ForconGhost *ghost, ForconInk ink)
{
  for (guint i = 0; i < ghost->n_others; i++)
    {
      const ForconTrail *other = &ghost->others[i];
      ForconGhost along = { .ship = other->ship, .path = other->path, .legal = ghost->legal };
      Track track = track_of (draw, &other->path);

      if (!has_ship (draw, other->ship) || track.n < 1)
        continue;
      track_path (draw->cr, &track);
      forcon_draw_dash (draw->cr, 4, 4);
      forcon_draw_stroke (draw, ink, 0.8, 1.2);
      ghost_base (draw, &along, track.x[track.n - 1], track.y[track.n - 1], ink);
    }
}

/* Lengths of the legs, corners and degrees of the turns. */
static void
ghost_figures (const ForconDraw *draw, const ForconGhost *ghost, const Track *track, ForconAngle start, ForconInk ink)
{
  const ForconPath *path = &ghost->path;
  ForconAngle headings[FORCON_PATH_POINTS_MAX];
  ForconAngle heading = start;
  guint last = track->n - 1;

  /* A leg of no length has the heading of the one before it. */
  for (guint i = 0; i + 1 < path->n_points; i++)
    {
      if (!forcon_point_equal (path->points[i], path->points[i + 1]))
        heading = forcon_point_bearing (path->points[i], path->points[i + 1]);
      headings[i] = heading;
    }
  headings[last] = path->heading;
  for (guint i = 1; i < last; i++)
    {
      forcon_draw_disc (draw->cr, track->x[i], track->y[i], 3.6);
      forcon_draw_ink (draw, FORCON_INK_PLATE, 1);
      cairo_fill_preserve (draw->cr);
      forcon_draw_stroke (draw, ink, 1, 1.6);
    }
  for (guint i = 0; i <= last; i++)
    ghost_turn (draw, track->x[i], track->y[i], i == 0 ? start : headings[i - 1], headings[i], ink);
  for (guint i = 0; i < last; i++)
    ghost_leg (draw, path, track, i, ink);
}

/* Whether there is such a move of what is on the table. */
static gboolean
can_draw (const ForconDraw *draw, const ForconGhost *ghost)
{
  return ghost->path.n_points >= 1 && ghost->path.n_points <= FORCON_PATH_POINTS_MAX
         && (forcon_battle_salvo (draw->battle, ghost->salvo) != NULL || has_ship (draw, ghost->ship));
}

/* The way and what is at its end, without figures. */
static void
ghost_way (const ForconDraw *draw, const ForconGhost *ghost, const Track *track, ForconInk ink)
{
  double width
      = is_torpedoes (ghost)
            ? forcon_camera_length (draw->camera, draw->model->rules != NULL ? draw->model->rules->torpedo.reach : 0)
            : forcon_camera_length (draw->camera, forcon_ship_radius (draw->battle, ghost->ship));
  guint last = track->n - 1;

  ghost_others (draw, ghost, ink);
  ghost_swath (draw, track, width, ink);
  if (is_torpedoes (ghost))
    ghost_salvo (draw, ghost, track->x[last], track->y[last], ink);
  else
    ghost_base (draw, ghost, track->x[last], track->y[last], ink);
}

void
forcon_draw_ghost (const ForconDraw *draw)
{
  const ForconGhost *ghost = draw->model->ghost;

  if (ghost == NULL || !can_draw (draw, ghost))
    return;

  const ForconSalvo *salvo = forcon_battle_salvo (draw->battle, ghost->salvo);
  ForconInk ink = ghost->legal ? FORCON_INK_GHOST : FORCON_INK_WARNING;
  Track track = track_of (draw, &ghost->path);
  gboolean launched = salvo == NULL && is_torpedoes (ghost);
  ForconAngle start = salvo != NULL ? salvo->heading
                      : launched    ? ghost->path.heading
                                    : forcon_battle_ship (draw->battle, ghost->ship)->heading;
  guint last = track.n - 1;

  ghost_way (draw, ghost, &track, ink);
  ghost_figures (draw, ghost, &track, start, ink);
  if (ghost->reason == NULL || *ghost->reason == '\0')
    return;

  /* The reason stands beyond the base, where the path is not. */
  double radius = is_torpedoes (ghost)
                      ? TORPEDO_RADIUS
                      : forcon_table_counter_radius (draw->model, draw->style, draw->camera, ghost->ship);
  gboolean upwards = last > 0 && track.y[last] < track.y[last - 1] - 1;

  forcon_draw_plate (draw, ghost->reason, track.x[last], track.y[last] + (upwards ? -1 : 1) * (radius + 22), ink);
}

/* Where the line leaves the one counter and meets the other. */
static void
shot_ends (const ForconDraw *draw, const ForconShotLine *shot, ForconPoint at, double *from_x, double *from_y,
           double *to_x, double *to_y)
{
  double from = forcon_table_counter_radius (draw->model, draw->style, draw->camera, shot->shooter);
  double to = has_ship (draw, shot->target)
                  ? forcon_table_counter_radius (draw->model, draw->style, draw->camera, shot->target)
                  : TORPEDO_RADIUS;

  forcon_table_counter_place (draw->model, draw->camera, shot->shooter, from_x, from_y);
  if (has_ship (draw, shot->target))
    forcon_table_counter_place (draw->model, draw->camera, shot->target, to_x, to_y);
  else
    forcon_camera_to_screen (draw->camera, at, to_x, to_y);

  double length = hypot (*to_x - *from_x, *to_y - *from_y);
  if (length <= from + to)
    return;
  double dx = (*to_x - *from_x) / length;
  double dy = (*to_y - *from_y) / length;

  *from_x += dx * from;
  *from_y += dy * from;
  *to_x -= dx * to;
  *to_y -= dy * to;
}

void
forcon_draw_shot (const ForconDraw *draw)
{
  const ForconShotLine *shot = &draw->model->shot;

  const ForconSalvo *salvo = forcon_battle_salvo (draw->battle, shot->salvo);

  if (!has_ship (draw, shot->shooter) || (!has_ship (draw, shot->target) && salvo == NULL))
    return;

  ForconPoint a = forcon_battle_ship (draw->battle, shot->shooter)->position;
  ForconPoint b
      = has_ship (draw, shot->target) ? forcon_battle_ship (draw->battle, shot->target)->position : salvo->position;
  ForconInk ink = shot->legal ? FORCON_INK_TARGET : FORCON_INK_WARNING;
  g_autofree char *figure = forcon_length_to_text (forcon_point_distance (a, b));
  g_autofree char *distance = g_strdup_printf (_ ("%s cm"), figure);
  g_autofree char *text
      = shot->text != NULL && *shot->text != '\0' ? g_strdup_printf ("%s · %s", distance, shot->text) : NULL;
  double from_x, from_y, to_x, to_y;

  shot_ends (draw, shot, b, &from_x, &from_y, &to_x, &to_y);
  forcon_draw_line (draw->cr, from_x, from_y, to_x, to_y);
  forcon_draw_stroke (draw, FORCON_INK_HALO, 0.7, 4.5);
  forcon_draw_line (draw->cr, from_x, from_y, to_x, to_y);
  if (!shot->legal)
    forcon_draw_dash (draw->cr, 4, 4);
  forcon_draw_stroke (draw, ink, 1, 2);
  forcon_draw_plate (draw, text != NULL ? text : distance, (from_x + to_x) / 2, (from_y + to_y) / 2, ink);
}

/* A thin line with a point at the target. */
static void
planned_shot (const ForconDraw *draw, const ForconShotLine *shot)
{
  ForconInk ink = shot->legal ? FORCON_INK_TARGET : FORCON_INK_WARNING;
  double from_x, from_y, to_x, to_y;

  if (!has_ship (draw, shot->shooter) || !has_ship (draw, shot->target)
      || !forcon_table_shows (draw->model, shot->shooter) || !forcon_table_shows (draw->model, shot->target))
    return;
  shot_ends (draw, shot, forcon_battle_ship (draw->battle, shot->target)->position, &from_x, &from_y, &to_x, &to_y);

  double length = hypot (to_x - from_x, to_y - from_y);
  double dx = length < 1 ? 0 : (to_x - from_x) / length * POINT_LENGTH;
  double dy = length < 1 ? 0 : (to_y - from_y) / length * POINT_LENGTH;

  forcon_draw_line (draw->cr, from_x, from_y, to_x, to_y);
  forcon_draw_stroke (draw, FORCON_INK_HALO, 0.6, 3.5);
  forcon_draw_line (draw->cr, from_x, from_y, to_x, to_y);
  forcon_draw_stroke (draw, ink, 0.9, 1.4);
  forcon_draw_line (draw->cr, to_x, to_y, to_x - dx + dy / 2, to_y - dy - dx / 2);
  forcon_draw_stroke (draw, ink, 0.9, 1.4);
  forcon_draw_line (draw->cr, to_x, to_y, to_x - dx - dy / 2, to_y - dy + dx / 2);
  forcon_draw_stroke (draw, ink, 0.9, 1.4);
}

void
forcon_draw_plan (const ForconDraw *draw)
{
  for (guint i = 0; i < draw->model->n_plans; i++)
    if (can_draw (draw, &draw->model->plans[i]))
      {
        const ForconGhost *ghost = &draw->model->plans[i];
        Track track = track_of (draw, &ghost->path);

        ghost_way (draw, ghost, &track, ghost->legal ? FORCON_INK_GHOST : FORCON_INK_WARNING);
      }
  for (guint i = 0; i < draw->model->n_shots; i++)
    planned_shot (draw, &draw->model->shots[i]);
}
