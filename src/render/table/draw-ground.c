/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/draw-table.h"

#include <math.h>

/* Lines closer than this, px, are left out in favour of coarser ones. */
#define GRID_MINIMUM 7.0

/* Figures at the edge need this much room, px. */
#define FIGURE_ROOM 30.0

/* Width of the border with its bars, px. */
#define BORDER 5.0

/* One star in each cell of this size, cm. */
#define STAR_CELL 7.0
#define STAR_SHADES 3
#define STARS_MAX 6000

/* The table on the screen. */
static ForconBox
table_box (const ForconDraw *draw)
{
  ForconPoint size = forcon_table_size (draw->model);

  return (ForconBox){ draw->camera->x, draw->camera->y, forcon_camera_length (draw->camera, size.x),
                      forcon_camera_length (draw->camera, size.y) };
}

/* The finest of 10, 50, 100, 500, … cm that leaves @room px between lines. */
static double
grid_step (const ForconDraw *draw, double room)
{
  double step = 10;

  for (guint i = 0; step * draw->camera->scale < room && i < 12; i++)
    step *= i % 2 == 0 ? 5 : 2;
  return step;
}

static void
stars (const ForconDraw *draw, const ForconBox *table)
{
  double cell = STAR_CELL * draw->camera->scale;
  gint left = (gint) floor (MAX (0, -table->x) / cell);
  gint top = (gint) floor (MAX (0, -table->y) / cell);
  gint right = (gint) ceil ((MIN (draw->width, table->x + table->width) - table->x) / cell);
  gint bottom = (gint) ceil ((MIN (draw->height, table->y + table->height) - table->y) / cell);

  if (right <= left || bottom <= top || (gint64) (right - left) * (bottom - top) > STARS_MAX)
    return;
  for (gint shade = 0; shade < STAR_SHADES; shade++)
    {
      for (gint row = top; row < bottom; row++)
        for (gint column = left; column < right; column++)
          {
            guint32 seed = (guint32) (row * 8191 + column);
            if ((gint) (forcon_draw_noise (seed, 0) * 2.999) != shade)
              continue;

            double x = table->x + (column + forcon_draw_noise (seed, 1)) * cell;
            double y = table->y + (row + forcon_draw_noise (seed, 2)) * cell;
            double size = 0.4 + 0.85 * pow (forcon_draw_noise (seed, 3), 5);

            if (x >= table->x + table->width || y >= table->y + table->height)
              continue;
            if (size > 0.6)
              forcon_draw_disc (draw->cr, x, y, size);
            else
              cairo_rectangle (draw->cr, x - size, y - size, 2 * size, 2 * size);
          }
      forcon_draw_ink (draw, FORCON_INK_STAR, 0.2 + 0.17 * shade);
      cairo_fill (draw->cr);
    }
}

/*
 * A glow in the middle. As discs of the steps that a screen can show, it looks as a gradient does, and takes a fraction
 * of its time.
 */
static void
fill_table (const ForconDraw *draw, const ForconBox *table)
{
  ForconColour lit = draw->style->inks[FORCON_INK_TABLE_LIT];
  ForconColour edge = draw->style->inks[FORCON_INK_TABLE];
  double reach = hypot (table->width, table->height) / 2;
  double apart = MAX (MAX (fabs (edge.red - lit.red), fabs (edge.green - lit.green)), fabs (edge.blue - lit.blue));
  guint steps = (guint) CLAMP (apart * 255, 1, 64);

  cairo_save (draw->cr);
  cairo_rectangle (draw->cr, table->x, table->y, table->width, table->height);
  forcon_draw_colour (draw->cr, edge, 1);
  cairo_fill_preserve (draw->cr);
  cairo_clip (draw->cr);
  cairo_set_antialias (draw->cr, CAIRO_ANTIALIAS_NONE);
  for (guint i = 1; i <= steps && !draw->style->flat; i++)
    {
      double share = (double) i / steps;

      forcon_draw_disc (draw->cr, table->x + table->width / 2, table->y + table->height / 2, reach * (1 - share) + 1);
      forcon_draw_colour (draw->cr, forcon_colour_mix (edge, lit, share), 1);
      cairo_fill (draw->cr);
    }
  cairo_restore (draw->cr);
}

/* Lines of one step; where @skip divides a line's place, a coarser one is drawn there. */
static void
grid_lines (const ForconDraw *draw, const ForconBox *table, double step, double skip)
{
  double gap = step * draw->camera->scale;
  double right = MIN (table->x + table->width, draw->width);
  double bottom = MIN (table->y + table->height, draw->height);
  double left = MAX (table->x, 0);
  double top = MAX (table->y, 0);
  gint per_skip = skip > 0 ? (gint) lround (skip / step) : 0;

  for (gint i = MAX (1, (gint) ceil (-table->x / gap)); table->x + i * gap < right; i++)
    if (per_skip == 0 || i % per_skip != 0)
      forcon_draw_line (draw->cr, table->x + i * gap, top, table->x + i * gap, bottom);
  for (gint i = MAX (1, (gint) ceil (-table->y / gap)); table->y + i * gap < bottom; i++)
    if (per_skip == 0 || i % per_skip != 0)
      forcon_draw_line (draw->cr, left, table->y + i * gap, right, table->y + i * gap);
}

void
forcon_draw_ground (const ForconDraw *draw)
{
  ForconBox table = table_box (draw);

  forcon_draw_ink (draw, FORCON_INK_VOID, 1);
  cairo_rectangle (draw->cr, 0, 0, draw->width, draw->height);
  cairo_fill (draw->cr);
  fill_table (draw, &table);
  if (draw->style->kind == FORCON_STYLE_DARK)
    stars (draw, &table);
  if (!(draw->model->layers & FORCON_LAYER_GRID))
    return;

  double fine = grid_step (draw, GRID_MINIMUM);
  double coarse = fine == 10 ? 50 : grid_step (draw, GRID_MINIMUM * 5);

  if (coarse <= fine)
    coarse = fine * 10;
  grid_lines (draw, &table, fine, coarse);
  forcon_draw_stroke (draw, FORCON_INK_GRID, 0.55, 0.7);
  grid_lines (draw, &table, coarse, 0);
  forcon_draw_stroke (draw, FORCON_INK_GRID_MAJOR, 0.6, 0.8);
}

/* The border of a chart: bars as long as the grid is wide, full and empty by turns. */
static void
border_bars (const ForconDraw *draw, const ForconBox *table, gboolean across)
{
  double gap = grid_step (draw, GRID_MINIMUM) * draw->camera->scale;
  double length = across ? table->width : table->height;
  double start = across ? table->x : table->y;
  double view = across ? draw->width : draw->height;
  gint first = MAX (0, (gint) floor (-start / gap));

  for (gint i = first + first % 2; i * gap < length && start + i * gap < view; i += 2)
    {
      double from = i * gap;
      double size = MIN (gap, length - from);

      if (across)
        {
          cairo_rectangle (draw->cr, table->x + from, table->y - BORDER, size, BORDER);
          cairo_rectangle (draw->cr, table->x + from, table->y + table->height, size, BORDER);
        }
      else
        {
          cairo_rectangle (draw->cr, table->x - BORDER, table->y + from, BORDER, size);
          cairo_rectangle (draw->cr, table->x + table->width, table->y + from, BORDER, size);
        }
    }
}

/* Figures along one direction; they follow the view where the table's edge is out of it. */
static void
figures (const ForconDraw *draw, const ForconBox *table, gboolean across)
{
  ForconLettering lettering
      = { .size = draw->style->text_size * 0.82, .ink = FORCON_INK_FIGURE, .alpha = 0.95, .halo = TRUE };
  double step = grid_step (draw, FIGURE_ROOM);
  double gap = step * draw->camera->scale;
  double start = across ? table->x : table->y;
  double end = start + (across ? table->width : table->height);
  double view = across ? draw->width : draw->height;
  double edge = (across ? table->y : table->x) - BORDER - 3;
  gboolean inside = edge < (across ? 10 : 14);

  for (gint i = MAX (0, (gint) ceil (-start / gap)); start + i * gap <= MIN (end, view) + 0.01; i++)
    {
      char text[32];
      double at = start + i * gap;

      g_snprintf (text, sizeof text, "%.0f", i * step);
      if (across)
        forcon_draw_text (draw, text, at, inside ? 3 : edge, 0.5, inside ? 0 : 1, &lettering);
      else if (!inside || at > 16)
        forcon_draw_text (draw, text, inside ? 4 : edge, at, inside ? 0 : 1, 0.5, &lettering);
    }
}

void
forcon_draw_frame (const ForconDraw *draw)
{
  ForconBox table = table_box (draw);

  cairo_rectangle (draw->cr, table.x, table.y, table.width, table.height);
  forcon_draw_stroke (draw, FORCON_INK_FRAME, 0.9, 1.2);
  if (!(draw->model->layers & FORCON_LAYER_GRID))
    return;
  border_bars (draw, &table, TRUE);
  border_bars (draw, &table, FALSE);
  forcon_draw_ink (draw, FORCON_INK_FRAME, 0.75);
  cairo_fill (draw->cr);
  cairo_rectangle (draw->cr, table.x - BORDER, table.y - BORDER, table.width + 2 * BORDER, table.height + 2 * BORDER);
  forcon_draw_stroke (draw, FORCON_INK_FRAME, 0.9, 0.8);
  figures (draw, &table, TRUE);
  figures (draw, &table, FALSE);
}

static void
rose_points (const ForconDraw *draw, double x, double y, double radius)
{
  for (gint i = 0; i < 8; i++)
    {
      double angle = forcon_draw_radians (FORCON_DEGREES (45 * i));
      double length = radius * (i % 2 == 0 ? 0.8 : 0.5);

      /* Each point has a lit and a dark half. */
      cairo_move_to (draw->cr, x, y);
      cairo_line_to (draw->cr, x + cos (angle) * length, y + sin (angle) * length);
      cairo_line_to (draw->cr, x + cos (angle + G_PI / 8) * radius * 0.2, y + sin (angle + G_PI / 8) * radius * 0.2);
      cairo_close_path (draw->cr);
      forcon_draw_ink (draw, FORCON_INK_STAR, 0.28);
      cairo_fill (draw->cr);
      cairo_move_to (draw->cr, x, y);
      cairo_line_to (draw->cr, x + cos (angle) * length, y + sin (angle) * length);
      cairo_line_to (draw->cr, x + cos (angle - G_PI / 8) * radius * 0.2, y + sin (angle - G_PI / 8) * radius * 0.2);
      cairo_close_path (draw->cr);
      forcon_draw_stroke (draw, FORCON_INK_STAR, 0.28, 0.7);
    }
}

/* On paper, which cannot be moved, half a rose is none. */
static gboolean
shows_rose (const ForconDraw *draw, double x, double y, double radius)
{
  double reach = radius * 1.5;

  if (!(draw->model->layers & FORCON_LAYER_GRID) || !FORCON_ID_IS_NONE (draw->model->planet) || radius < 20)
    return FALSE;
  if (draw->style->flat && (x + reach > draw->width || y + reach > draw->height || x < reach || y < reach))
    return FALSE;
  return forcon_draw_sees (draw, x, y, reach);
}

void
forcon_draw_rose (const ForconDraw *draw)
{
  static const char *const headings[4] = { "0", "90", "180", "270" };
  ForconBox table = table_box (draw);
  double radius = MIN (table.width, table.height) * 0.075;
  double x = table.x + table.width - radius * 1.75;
  double y = table.y + table.height - radius * 1.75;
  ForconLettering lettering
      = { .size = CLAMP (radius * 0.2, draw->style->flat ? 9 : 7, 24), .ink = FORCON_INK_FIGURE, .alpha = 0.5 };

  if (!shows_rose (draw, x, y, radius))
    return;
  forcon_draw_disc (draw->cr, x, y, radius);
  forcon_draw_disc (draw->cr, x, y, radius * 0.84);
  forcon_draw_stroke (draw, FORCON_INK_STAR, 0.28, 0.8);
  for (gint degrees = 0; degrees < 360; degrees += 10)
    {
      double angle = forcon_draw_radians (FORCON_DEGREES (degrees));
      double inner = radius * (degrees % 30 == 0 ? 0.88 : 0.94);

      forcon_draw_line (draw->cr, x + cos (angle) * inner, y + sin (angle) * inner, x + cos (angle) * radius,
                        y + sin (angle) * radius);
    }
  forcon_draw_stroke (draw, FORCON_INK_STAR, 0.3, 0.8);
  rose_points (draw, x, y, radius);
  for (gint i = 0; i < 4; i++)
    {
      double angle = forcon_draw_radians (FORCON_DEGREES (90 * i));

      forcon_draw_text (draw, headings[i], x + cos (angle) * radius * 1.22, y + sin (angle) * radius * 1.22, 0.5, 0.5,
                        &lettering);
    }
}
