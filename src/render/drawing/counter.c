/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/counter.h"

#include <math.h>

#include "render/drawing/draw.h"
#include "render/drawing/silhouette.h"

#define RADIUS_LEAST 0.01

/* From these radii on, px, a counter shows more. */
#define RADIUS_FINE 13.0
#define RADIUS_PIPS 16.0

/* Borders of the rings, as shares of the radius. */
#define RIM_OUTER 0.955
#define RIM_INNER 0.83
#define RIM_INNER_SMALL 0.78
#define HITS_OUTER 0.80
#define HITS_INNER 0.735
#define FACE_FINE 0.71
#define MARK_SHARE 0.88

/* More hits than this are drawn without gaps. */
#define SEGMENTS_MAX 24
#define PIPS_MAX 9

static void
set (cairo_t *cr, const ForconStyle *style, ForconInk ink, double alpha)
{
  forcon_draw_colour (cr, style->inks[ink], alpha);
}

/* How much of a prize's side colour is gone. */
#define PRIZE_SHARE 0.55

/* Side colour of a counter as it is now: hulks have lost most of theirs, and prizes half. */
static ForconColour
face_colour (const ForconCounter *counter, const ForconStyle *style)
{
  ForconColour colour = forcon_style_side (style, counter->side);

  if (counter->status == FORCON_SHIP_HULK || counter->status == FORCON_SHIP_BURNING_HULK)
    return forcon_colour_mix (style->inks[FORCON_INK_DEAD], colour, 0.12);
  if (counter->status == FORCON_SHIP_CAPTURED)
    return forcon_colour_mix (colour, style->inks[FORCON_INK_DEAD], PRIZE_SHARE);
  return colour;
}

static gboolean
is_dead (const ForconCounter *counter)
{
  return counter->status == FORCON_SHIP_HULK || counter->status == FORCON_SHIP_BURNING_HULK;
}

static void
ring (cairo_t *cr, double radius, double width)
{
  cairo_set_line_width (cr, width);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, radius, -G_PI / 2, 1.5 * G_PI);
  cairo_stroke (cr);
}

/* A ring of @n dashes, each @share of its place, the first one in the middle of the bow. */
static void
dashes (cairo_t *cr, double radius, double width, guint n, double share)
{
  double place = 2 * G_PI / n;

  cairo_set_line_width (cr, width);
  for (guint i = 0; i < n; i++)
    {
      double middle = place * i - G_PI / 2;

      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0, radius, middle - place * share / 2, middle + place * share / 2);
    }
  cairo_stroke (cr);
}

static void
beads (cairo_t *cr, double radius, double size, guint n)
{
  for (guint i = 0; i < n; i++)
    forcon_draw_disc (cr, radius * sin (2 * G_PI * i / n), -radius * cos (2 * G_PI * i / n), size);
  cairo_fill (cr);
}

static void
teeth (cairo_t *cr, double inner, double outer, guint n)
{
  for (guint i = 0; i < 2 * n; i++)
    {
      double angle = G_PI * i / n - G_PI / 2;
      double reach = i % 2 == 0 ? outer : inner;

      cairo_line_to (cr, cos (angle) * reach, sin (angle) * reach);
    }
  cairo_close_path (cr);
  cairo_new_sub_path (cr);
  cairo_arc_negative (cr, 0, 0, inner, 0, -2 * G_PI);
  cairo_close_path (cr);
  cairo_fill (cr);
}

void
forcon_counter_rim (cairo_t *cr, guint side, double inner, double outer, gboolean fine)
{
  double middle = (inner + outer) / 2;
  double width = outer - inner;

  switch (side % FORCON_STYLE_SIDES)
    {
    case 0: /* plain */
      ring (cr, middle, width);
      break;
    case 1: /* four bars */
      dashes (cr, middle, width, 4, 0.62);
      break;
    case 2: /* beads */
      beads (cr, middle, width * 0.5, fine ? 16 : 10);
      break;
    case 3: /* double */
      ring (cr, inner + width * 0.16, width * 0.32);
      ring (cr, outer - width * 0.16, width * 0.32);
      break;
    case 4: /* saw */
      teeth (cr, inner, outer, fine ? 18 : 10);
      break;
    case 5: /* many bars */
      dashes (cr, middle, width, fine ? 16 : 10, 0.5);
      break;
    case 6: /* two halves */
      dashes (cr, middle, width, 2, 0.5);
      ring (cr, middle, width * 0.22);
      break;
    case 7: /* a thin ring with studs */
      ring (cr, middle, width * 0.22);
      beads (cr, middle, width * 0.5, 6);
      break;
    case 8: /* a line at the outer edge */
      ring (cr, outer - width * 0.16, width * 0.32);
      break;
    default: /* three bars on a line */
      dashes (cr, middle, width, 3, 0.3);
      ring (cr, inner + width * 0.14, width * 0.28);
      break;
    }
}

/* The outline of a counter: a disc, or the eight walls of a station round it. */
static void
outline (cairo_t *cr, const ForconCounter *counter, double radius)
{
  if (counter->type != FORCON_SHIP_TYPE_STATION)
    {
      forcon_draw_disc (cr, 0, 0, radius);
      return;
    }
  for (gint i = 0; i < 8; i++)
    {
      double angle = G_PI / 8 + i * G_PI / 4;

      cairo_line_to (cr, cos (angle) * radius / cos (G_PI / 8), sin (angle) * radius / cos (G_PI / 8));
    }
  cairo_close_path (cr);
}

/* The counter at its full size, and the rim with its pattern on it. */
static void
draw_rim (cairo_t *cr, const ForconCounter *counter, const ForconStyle *style)
{
  gboolean fine = counter->radius >= RADIUS_FINE;
  ForconColour colour = face_colour (counter, style);

  outline (cr, counter, 1);
  set (cr, style, FORCON_INK_EDGE, 1);
  cairo_fill (cr);
  outline (cr, counter, RIM_OUTER);
  if (style->flat)
    {
      set (cr, style, FORCON_INK_TABLE, 1);
      cairo_fill (cr);
      set (cr, style, FORCON_INK_EDGE, 1);
    }
  else
    {
      /* The gaps of the pattern have some colour too, so that the disc stays whole on a dark table. */
      forcon_draw_colour (cr, forcon_colour_mix (style->inks[FORCON_INK_EDGE], colour, 0.38), 1);
      cairo_fill (cr);
      forcon_draw_colour (cr, colour, is_dead (counter) ? 0.7 : 1);
    }
  forcon_counter_rim (cr, counter->side, fine ? RIM_INNER : RIM_INNER_SMALL, RIM_OUTER, fine);
}

static void
draw_face (cairo_t *cr, const ForconCounter *counter, const ForconStyle *style, double radius)
{
  ForconColour colour = face_colour (counter, style);

  forcon_draw_disc (cr, 0, 0, radius);
  if (style->flat || counter->radius < RADIUS_FINE)
    forcon_draw_colour (cr, colour, 1);
  else
    {
      /* Enamel: lit from the upper left of the table, whatever the heading. */
      double angle = -counter->heading * (G_PI / 1800.0);
      double x = -0.45 * cos (angle) + 0.5 * sin (angle);
      double y = -0.45 * sin (angle) - 0.5 * cos (angle);
      cairo_pattern_t *enamel = cairo_pattern_create_radial (x * radius, y * radius, 0, 0, 0, radius * 1.15);
      ForconColour lit = forcon_colour_mix (colour, (ForconColour){ 1, 1, 1 }, 0.3);
      ForconColour dim = forcon_colour_mix (colour, (ForconColour){ 0, 0, 0 }, 0.25);

      cairo_pattern_add_color_stop_rgb (enamel, 0, lit.red, lit.green, lit.blue);
      cairo_pattern_add_color_stop_rgb (enamel, 0.55, colour.red, colour.green, colour.blue);
      cairo_pattern_add_color_stop_rgb (enamel, 1, dim.red, dim.green, dim.blue);
      cairo_set_source (cr, enamel);
      cairo_pattern_destroy (enamel);
    }
  cairo_fill (cr);
}

/* Hits of a small counter: an arc round it as long as what is left, and a thin line for the rest. */
static void
draw_hits_round (cairo_t *cr, const ForconCounter *counter, const ForconStyle *style)
{
  double width = MAX (0.13, 1.8 / counter->radius);
  double radius = 1.06 + width / 2;
  double share = CLAMP (counter->hits_left, 0, counter->hits) / (double) counter->hits;

  set (cr, style, counter->crippled ? FORCON_INK_WARNING : FORCON_INK_TEXT, 1);
  ring (cr, radius, 0.6 / counter->radius);
  cairo_set_line_width (cr, width);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, radius, -G_PI / 2, -G_PI / 2 + 2 * G_PI * share);
  cairo_stroke (cr);
}

/* Each hit a piece of the ring, from the bow clockwise; those that are lost are dark. */
static void
draw_hits (cairo_t *cr, const ForconCounter *counter, const ForconStyle *style)
{
  double middle = (HITS_INNER + HITS_OUTER) / 2;
  double width = HITS_OUTER - HITS_INNER;
  double place = 2 * G_PI / counter->hits;
  double gap = counter->hits <= SEGMENTS_MAX ? MIN (0.07, place * 0.25) : 0;

  set (cr, style, FORCON_INK_EDGE, 1);
  ring (cr, middle, width + 0.03);
  set (cr, style, counter->crippled ? FORCON_INK_CRIPPLED : FORCON_INK_HITS, 1);
  cairo_set_line_width (cr, width);
  for (gint i = 0; i < counter->hits_left && i < counter->hits; i++)
    {
      double from = place * i - G_PI / 2;

      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0, middle, from + gap / 2, from + place - gap / 2);
    }
  cairo_stroke (cr);
}

/* The bow: a pointer that reaches from the face to the rim's edge. */
static void
draw_pointer (cairo_t *cr, const ForconCounter *counter, const ForconStyle *style)
{
  gboolean fine = counter->radius >= RADIUS_FINE;
  double half = fine ? 0.17 : 0.27;
  double base = fine ? 0.70 : 0.62;
  double outline = 2.2 / counter->radius;

  /* Its outline ends where the base does. */
  cairo_move_to (cr, 0, -1 + outline / 2);
  cairo_line_to (cr, half, -base);
  cairo_line_to (cr, 0, -base - (fine ? 0.07 : 0.08));
  cairo_line_to (cr, -half, -base);
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, outline);
  set (cr, style, FORCON_INK_EDGE, 1);
  cairo_stroke_preserve (cr);
  set (cr, style, is_dead (counter) ? FORCON_INK_DEAD : FORCON_INK_POINTER, 1);
  cairo_fill (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
}

static gboolean
has_pips (const ForconCounter *counter)
{
  return counter->radius >= RADIUS_PIPS && counter->shields > 0 && !is_dead (counter)
         && counter->status != FORCON_SHIP_CAPTURED;
}

static void
draw_mark (cairo_t *cr, const ForconCounter *counter, const ForconStyle *style, double radius)
{
  gboolean dark = forcon_colour_lightness (face_colour (counter, style)) > 0.33;
  gboolean fine = counter->radius >= RADIUS_FINE;
  gboolean pips = has_pips (counter);

  cairo_save (cr);
  /* Room for the pips below. */
  cairo_translate (cr, 0, pips ? -0.05 : fine ? 0.0 : 0.06);
  cairo_scale (cr, radius * (pips ? 0.86 : 1), radius * (pips ? 0.86 : 1));
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  forcon_silhouette_path (cr, counter->silhouette, counter->type, fine);
  set (cr, style, dark ? FORCON_INK_GLYPH_DARK : FORCON_INK_GLYPH_LIGHT, is_dead (counter) ? 0.55 : 0.95);
  cairo_fill (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  cairo_restore (cr);
}

/* Shields: a row of pips along the stern; those that are used up in this phase are empty. */
static void
draw_pips (cairo_t *cr, const ForconCounter *counter, const ForconStyle *style)
{
  gint n = MIN (counter->shields, PIPS_MAX);
  gboolean dark = forcon_colour_lightness (face_colour (counter, style)) > 0.33;
  double step = MIN (0.23, 1.7 / n);

  cairo_set_line_width (cr, 0.035);
  for (gint i = 0; i < n; i++)
    {
      double angle = G_PI / 2 - (i - (n - 1) / 2.0) * step;

      forcon_draw_disc (cr, cos (angle) * 0.605, sin (angle) * 0.605, 0.052);
      set (cr, style, dark ? FORCON_INK_GLYPH_DARK : FORCON_INK_GLYPH_LIGHT, 0.95);
      cairo_stroke_preserve (cr);
      if (i < counter->shields_left)
        {
          set (cr, style, FORCON_INK_SHIELD, 1);
          cairo_fill (cr);
        }
      cairo_new_path (cr);
    }
}

/* A crack right across: this ship is no more. */
static void
draw_wreck (cairo_t *cr, const ForconCounter *counter, const ForconStyle *style, double face)
{
  static const double crack[][2] = { { -0.95, 0.3 }, { -0.45, 0.1 }, { -0.3, 0.35 }, { 0.05, -0.15 },
                                     { 0.2, 0.1 },   { 0.5, -0.35 }, { 0.95, -0.3 } };

  if (counter->status == FORCON_SHIP_BURNING_HULK && !style->flat)
    {
      ForconColour fire = style->inks[FORCON_INK_FIRE];
      cairo_pattern_t *glow = cairo_pattern_create_radial (0, 0.1, 0, 0, 0, face);

      cairo_pattern_add_color_stop_rgba (glow, 0, 1, 0.85, 0.5, 0.95);
      cairo_pattern_add_color_stop_rgba (glow, 0.4, fire.red, fire.green, fire.blue, 0.75);
      cairo_pattern_add_color_stop_rgba (glow, 1, fire.red * 0.6, fire.green * 0.2, 0, 0);
      cairo_set_source (cr, glow);
      forcon_draw_disc (cr, 0, 0, face);
      cairo_fill (cr);
      cairo_pattern_destroy (glow);
    }
  for (guint i = 0; i < G_N_ELEMENTS (crack); i++)
    cairo_line_to (cr, crack[i][0] * face, crack[i][1] * face);
  set (cr, style, FORCON_INK_EDGE, 1);
  cairo_set_line_width (cr, MAX (0.11, 1.6 / counter->radius));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_BEVEL);
  cairo_stroke (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
}

void
forcon_counter_draw (cairo_t *cr, const ForconCounter *counter, const ForconStyle *style)
{
  gboolean fine = counter->radius >= RADIUS_FINE;
  gboolean dead = is_dead (counter);
  gboolean hits = counter->hits > 0 && !dead;
  double face = fine && hits ? FACE_FINE : fine ? RIM_INNER - 0.04 : RIM_INNER_SMALL - 0.02;

  cairo_save (cr);
  cairo_translate (cr, counter->x, counter->y);
  cairo_rotate (cr, counter->heading * (G_PI / 1800.0));
  /* A base of 0.01 cm has no radius, and cairo draws nothing more once it was scaled to nothing. */
  cairo_scale (cr, MAX (counter->radius, RADIUS_LEAST), MAX (counter->radius, RADIUS_LEAST));
  cairo_new_path (cr);
  draw_rim (cr, counter, style);
  draw_face (cr, counter, style, face);
  if (hits && fine)
    draw_hits (cr, counter, style);
  else if (hits && counter->hits_left < counter->hits)
    draw_hits_round (cr, counter, style);
  if (fine)
    {
      /* The compass rose: the borders of the four arcs (F-GEN-3). */
      for (gint i = 0; i < 4; i++)
        {
          double angle = G_PI / 4 + i * G_PI / 2;

          forcon_draw_line (cr, cos (angle) * face * 0.72, sin (angle) * face * 0.72, cos (angle) * face,
                            sin (angle) * face);
        }
      set (cr, style, FORCON_INK_EDGE, 0.75);
      cairo_set_line_width (cr, MAX (0.025, 0.9 / counter->radius));
      cairo_stroke (cr);
    }
  if (!counter->blank)
    draw_mark (cr, counter, style, face * (fine ? MARK_SHARE : 0.95));
  if (has_pips (counter))
    draw_pips (cr, counter, style);
  if (dead)
    draw_wreck (cr, counter, style, face);
  draw_pointer (cr, counter, style);
  cairo_restore (cr);
}
