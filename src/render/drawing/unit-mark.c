/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/unit-mark.h"

#include "render/drawing/draw.h"

/* Corners of the upper half of a shape at most. */
#define CORNERS_MAX 12

/* Shares of half the token's size. */
#define PLATE 0.94
#define CORNER 0.3
#define SHAPE 0.74

typedef struct {
  double x;
  double y;
} Corner;

/**
 * Shape:
 * @word: of the type that looks so
 * @n: how many corners
 * @upper: those of its upper half from the bow, which is at the right; the lower half is its image
 */
typedef struct {
  const char *word;
  guint n;
  Corner upper[CORNERS_MAX];
} Shape;

static const Shape shapes[] = {
  { "fighter", 3, { { 0.6, 0 }, { -0.5, -0.46 }, { -0.22, 0 } } },
  { "destroyer", 4, { { 1, 0 }, { 0.1, -0.17 }, { -0.85, -0.3 }, { -0.68, 0 } } },
  { "cruiser", 7,
    { { 1, 0 }, { 0.5, -0.24 }, { -0.1, -0.26 }, { -0.3, -0.62 }, { -0.8, -0.62 }, { -0.62, -0.2 }, { -0.85, 0 } } },
  { "carrier", 8,
    { { 0.95, 0 }, { 0.95, -0.14 }, { 0.62, -0.14 }, { 0.62, -0.56 }, { -0.8, -0.56 }, { -0.8, -0.3 }, { -1, -0.3 },
      { -1, 0 } } },
  { "dreadnought", 9,
    { { 1, 0 }, { 0.78, -0.26 }, { 0.3, -0.3 }, { 0.2, -0.56 }, { -0.2, -0.56 }, { -0.3, -0.82 }, { -0.95, -0.82 },
      { -0.8, -0.3 }, { -1, 0 } } },
  { "flagship", 11,
    { { 1, 0 }, { 0.6, -0.2 }, { 0.42, -0.7 }, { 0.2, -0.26 }, { -0.1, -0.3 }, { -0.2, -0.95 }, { -0.5, -0.36 },
      { -0.7, -0.7 }, { -1, -0.7 }, { -0.82, -0.2 }, { -1, 0 } } },
  { "infantry", 8,
    { { 0.32, 0 }, { 0.26, -0.2 }, { 0, -0.34 }, { -0.14, -0.28 }, { -0.18, -0.62 }, { -0.75, -0.62 }, { -0.75, -0.2 },
      { -0.75, 0 } } },
  { "mech", 9,
    { { 0.62, 0 }, { 0.62, -0.22 }, { 0.3, -0.22 }, { 0.3, -0.72 }, { -0.12, -0.72 }, { -0.12, -0.4 }, { -0.86, -0.52 },
      { -0.86, -0.16 }, { -0.34, -0.1 } } },
};

static const Shape any_shape = { "", 4, { { 0.6, 0 }, { 0.3, -0.5 }, { -0.5, -0.5 }, { -0.5, 0 } } };

/* The figure, by a scale where half the token is 1; turned so that its bow shows to the enemy. */
static void
path_of_figure (cairo_t *cr, const ForconUnitMark *mark)
{
  const Shape *shape = &any_shape;

  cairo_save (cr);
  cairo_scale (cr, SHAPE, SHAPE);
  /* Men and machines stand upright, ships lie along the way. */
  if (g_str_equal (mark->word, "infantry") || g_str_equal (mark->word, "mech"))
    cairo_rotate (cr, -G_PI / 2);
  else if (mark->side == 1)
    cairo_scale (cr, -1, 1);
  cairo_new_path (cr);
  if (g_str_equal (mark->word, "warsun"))
    {
      /* A sun with a trench round it. */
      cairo_arc (cr, 0, 0, 0.86, 0, 2 * G_PI);
      cairo_close_path (cr);
      cairo_new_sub_path (cr);
      cairo_arc_negative (cr, 0.34, -0.3, 0.24, 2 * G_PI, 0);
      cairo_close_path (cr);
      cairo_rectangle (cr, -0.92, 0.06, 1.84, 0.13);
      cairo_restore (cr);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    if (g_str_equal (shapes[i].word, mark->word))
      shape = &shapes[i];
  for (guint i = 0; i < shape->n; i++)
    cairo_line_to (cr, shape->upper[i].x, shape->upper[i].y);
  for (guint i = shape->n; i > 0; i--)
    cairo_line_to (cr, shape->upper[i - 1].x, -shape->upper[i - 1].y);
  cairo_close_path (cr);
  cairo_restore (cr);
}

/* Whose it is: corners cut, or round. A notch is broken out of a damaged one. */
static void
path_of_plate (cairo_t *cr, guint side, gboolean broken)
{
  const double p = PLATE;
  const double c = CORNER;

  cairo_new_path (cr);
  if (side == 0)
    {
      cairo_move_to (cr, -p + c, -p);
      cairo_line_to (cr, p - c, -p);
      cairo_line_to (cr, p, -p + c);
      cairo_line_to (cr, p, p - c);
      cairo_line_to (cr, p - c, p);
      cairo_line_to (cr, -p + c, p);
      cairo_line_to (cr, -p, p - c);
      cairo_line_to (cr, -p, -p + c);
      cairo_close_path (cr);
    }
  else
    {
      const ForconBox box = { -p, -p, 2 * p, 2 * p };

      forcon_draw_round_box (cr, &box, 1.6 * c);
    }
  if (!broken)
    return;
  cairo_new_sub_path (cr);
  cairo_move_to (cr, 0.1, -1.1);
  cairo_line_to (cr, 0.3, -0.62);
  cairo_line_to (cr, 0.46, -0.78);
  cairo_line_to (cr, 0.66, -1.1);
  cairo_close_path (cr);
}

static void
draw_crack (cairo_t *cr, const ForconStyle *style, double line)
{
  static const Corner crack[]
      = { { 0.38, -0.7 }, { 0.12, -0.3 }, { 0.32, -0.08 }, { -0.1, 0.22 }, { 0.06, 0.44 }, { -0.28, 0.86 } };

  cairo_new_path (cr);
  for (guint i = 0; i < G_N_ELEMENTS (crack); i++)
    cairo_line_to (cr, crack[i].x, crack[i].y);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_width (cr, 4.4 * line);
  forcon_draw_colour (cr, style->inks[FORCON_INK_TABLE], 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 1.8 * line);
  forcon_draw_colour (cr, style->inks[FORCON_INK_CRIPPLED], 1);
  cairo_stroke (cr);
}

static void
draw_lost (cairo_t *cr, const ForconUnitMark *mark, const ForconStyle *style, double line)
{
  cairo_set_line_width (cr, 1.2 * line);
  forcon_draw_colour (cr, style->inks[FORCON_INK_DEAD], 1);
  path_of_plate (cr, mark->side, FALSE);
  forcon_draw_dash (cr, 3 * line, 2.5 * line);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  path_of_figure (cr, mark);
  cairo_stroke (cr);
  forcon_draw_colour (cr, style->inks[FORCON_INK_WARNING], 1);
  cairo_set_line_width (cr, 2 * line);
  forcon_draw_line (cr, -0.8, -0.8, 0.8, 0.8);
  forcon_draw_line (cr, -0.8, 0.8, 0.8, -0.8);
  cairo_stroke (cr);
}

static void
draw_there (cairo_t *cr, const ForconUnitMark *mark, const ForconStyle *style, double line)
{
  ForconColour colour = forcon_style_side (style, mark->side);
  gboolean light = forcon_colour_lightness (colour) > 0.5;
  ForconColour figure = style->inks[light ? FORCON_INK_GLYPH_DARK : FORCON_INK_GLYPH_LIGHT];

  path_of_plate (cr, mark->side, mark->state == FORCON_UNIT_MARK_DAMAGED);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  forcon_draw_colour (cr, colour, 1);
  cairo_fill_preserve (cr);
  forcon_draw_colour (cr, style->inks[FORCON_INK_EDGE], 1);
  cairo_set_line_width (cr, 1.4 * line);
  cairo_stroke (cr);
  path_of_figure (cr, mark);
  forcon_draw_colour (cr, figure, 1);
  cairo_fill (cr);
  if (mark->second)
    {
      cairo_set_line_width (cr, 2.2 * line);
      for (guint i = 0; i < 2; i++)
        forcon_draw_line (cr, 0.5 + 0.22 * i, 0.5, 0.5 + 0.22 * i, 0.78);
      cairo_stroke (cr);
    }
  if (mark->state == FORCON_UNIT_MARK_DAMAGED)
    draw_crack (cr, style, line);
}

void
forcon_unit_mark_draw (cairo_t *cr, const ForconUnitMark *mark, const ForconStyle *style, double x, double y,
                       double size)
{
  double half = size / 2;

  cairo_save (cr);
  cairo_translate (cr, x + half, y + half);
  cairo_scale (cr, half, half);
  if (mark->state == FORCON_UNIT_MARK_LOST)
    draw_lost (cr, mark, style, 1 / half);
  else
    draw_there (cr, mark, style, 1 / half);
  cairo_restore (cr);
}
