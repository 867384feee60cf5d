/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/draw-table.h"

#include <math.h>

#define ROCKS_MIN 10
#define ROCKS_MAX 140
#define ROCK_SHADES 3
#define CLOUDS 14
#define GRAINS_MAX 900
#define BLAST_SPIKES 13

/* An irregular polygon, different for each @index. */
static void
rock (cairo_t *cr, double x, double y, double size, guint32 seed, guint32 index)
{
  guint corners = 6 + (guint) (forcon_draw_noise (seed, index) * 3);
  double turn = forcon_draw_noise (seed, index + 1) * 2 * G_PI;
  double slim = 0.65 + 0.35 * forcon_draw_noise (seed, index + 2);

  cairo_new_sub_path (cr);
  for (guint i = 0; i < corners; i++)
    {
      double angle = 2 * G_PI * i / corners;
      double reach = size * (0.72 + 0.4 * forcon_draw_noise (seed, index + 3 + i));
      double along = cos (angle) * reach;
      double across = sin (angle) * reach * slim;

      cairo_line_to (cr, x + along * cos (turn) - across * sin (turn), y + along * sin (turn) + across * cos (turn));
    }
  cairo_close_path (cr);
}

/* Where rock or grain number @index lies, evenly spread over the disc. */
static void
scatter (double x, double y, double radius, guint32 seed, guint32 index, double *px, double *py)
{
  double angle = forcon_draw_noise (seed, index * 3 + 7000) * 2 * G_PI;
  double distance = radius * sqrt (forcon_draw_noise (seed, index * 3 + 7001));

  *px = x + cos (angle) * distance;
  *py = y + sin (angle) * distance;
}

void
forcon_draw_asteroids (const ForconDraw *draw, double x, double y, double radius, guint32 seed)
{
  const ForconColour black = { 0, 0, 0 };
  double cm = radius / draw->camera->scale;
  guint32 count = (guint32) CLAMP (cm * cm * 0.9, ROCKS_MIN, ROCKS_MAX);

  forcon_draw_disc (draw->cr, x, y, radius);
  forcon_draw_ink (draw, FORCON_INK_ROCK, draw->style->flat ? 0.0 : 0.10);
  cairo_fill_preserve (draw->cr);
  forcon_draw_dash (draw->cr, 7, 4);
  forcon_draw_stroke (draw, FORCON_INK_ROCK, 0.9, 1.1);
  for (guint32 shade = 0; shade < ROCK_SHADES; shade++)
    {
      for (guint32 i = shade; i < count; i += ROCK_SHADES)
        {
          double share = forcon_draw_noise (seed, i * 31 + 5);
          double size = MAX (0.9, draw->camera->scale * (0.18 + 0.75 * share * share * share));
          double px, py;

          scatter (x, y, radius - size, seed, i, &px, &py);
          rock (draw->cr, px, py, size, seed, 200 + i * 16);
        }
      forcon_draw_colour (draw->cr, forcon_colour_mix (draw->style->inks[FORCON_INK_ROCK], black, 0.16 * shade),
                          draw->style->flat ? 0.25 + 0.3 * shade : 0.95);
      cairo_fill_preserve (draw->cr);
      forcon_draw_stroke (draw, FORCON_INK_EDGE, 0.7, 0.6);
    }
}

static void
clouds (const ForconDraw *draw, double x, double y, double radius, guint32 seed)
{
  ForconColour ink = draw->style->inks[FORCON_INK_DUST];

  cairo_save (draw->cr);
  forcon_draw_disc (draw->cr, x, y, radius);
  cairo_clip (draw->cr);
  for (guint32 i = 0; i < CLOUDS; i++)
    {
      double size = radius * (0.35 + 0.35 * forcon_draw_noise (seed, i + 900));
      double px, py;

      scatter (x, y, radius * 0.85, seed, i + 50, &px, &py);

      cairo_pattern_t *cloud = cairo_pattern_create_radial (px, py, 0, px, py, size);
      cairo_pattern_add_color_stop_rgba (cloud, 0, ink.red, ink.green, ink.blue, 0.17);
      cairo_pattern_add_color_stop_rgba (cloud, 1, ink.red, ink.green, ink.blue, 0);
      cairo_set_source (draw->cr, cloud);
      forcon_draw_disc (draw->cr, px, py, size);
      cairo_fill (draw->cr);
      cairo_pattern_destroy (cloud);
    }
  cairo_restore (draw->cr);
}

void
forcon_draw_dust (const ForconDraw *draw, double x, double y, double radius, guint32 seed)
{
  guint32 grains = (guint32) CLAMP (radius * radius * 0.035, 20, GRAINS_MAX);

  if (!draw->style->flat)
    clouds (draw, x, y, radius, seed);
  for (guint32 i = 0; i < grains; i++)
    {
      double px, py;

      scatter (x, y, radius - 1, seed, i + 2000, &px, &py);
      cairo_rectangle (draw->cr, px - 0.55, py - 0.55, 1.1, 1.1);
    }
  forcon_draw_ink (draw, FORCON_INK_DUST, 0.6);
  cairo_fill (draw->cr);
  forcon_draw_disc (draw->cr, x, y, radius);
  forcon_draw_dash (draw->cr, 1.5, 4);
  forcon_draw_stroke (draw, FORCON_INK_DUST, 0.95, 1.3);
}

static void
star_path (cairo_t *cr, double x, double y, double radius, double inner, guint32 seed)
{
  for (guint i = 0; i < 2 * BLAST_SPIKES; i++)
    {
      double angle = G_PI * i / BLAST_SPIKES + forcon_draw_noise (seed, 0);
      double reach = i % 2 == 0 ? radius * (0.82 + 0.18 * forcon_draw_noise (seed, i + 1))
                                : inner * (0.8 + 0.4 * forcon_draw_noise (seed, i + 1));

      cairo_line_to (cr, x + cos (angle) * reach, y + sin (angle) * reach);
    }
  cairo_close_path (cr);
}

void
forcon_draw_blast (const ForconDraw *draw, double x, double y, double radius, guint32 seed)
{
  ForconColour fire = draw->style->inks[FORCON_INK_FIRE];
  ForconColour core = forcon_colour_mix (fire, (ForconColour){ 1, 1, 0.9 }, 0.7);

  star_path (draw->cr, x, y, radius, radius * 0.62, seed);
  if (draw->style->flat)
    forcon_draw_colour (draw->cr, draw->style->inks[FORCON_INK_TABLE], 1);
  else
    {
      cairo_pattern_t *glow = cairo_pattern_create_radial (x, y, 0, x, y, radius);

      cairo_pattern_add_color_stop_rgba (glow, 0, core.red, core.green, core.blue, 0.95);
      cairo_pattern_add_color_stop_rgba (glow, 0.35, fire.red, fire.green, fire.blue, 0.75);
      cairo_pattern_add_color_stop_rgba (glow, 1, fire.red * 0.6, fire.green * 0.3, fire.blue * 0.3, 0.3);
      cairo_set_source (draw->cr, glow);
      cairo_pattern_destroy (glow);
    }
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, FORCON_INK_FIRE, 0.95, 1);
  star_path (draw->cr, x, y, radius * 0.5, radius * 0.26, seed + 1);
  forcon_draw_stroke (draw, FORCON_INK_FIRE, 0.9, 0.8);
}

void
forcon_draw_explosion (const ForconDraw *draw, double x, double y, double radius, guint32 seed)
{
  forcon_draw_disc (draw->cr, x, y, radius);
  forcon_draw_ink (draw, FORCON_INK_FIRE, draw->style->flat ? 0.2 : 0.55);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, FORCON_INK_FIRE, 1, 1.6);
  forcon_draw_blast (draw, x, y, radius, seed);
}

/* A tear: a zigzag down one side and up the other. */
static void
tear_path (cairo_t *cr, double x, double y, double radius, double width, guint32 seed)
{
  const gint teeth = 9;
  double lean = (forcon_draw_noise (seed, 99) - 0.5) * 0.9;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, lean);
  for (gint i = 0; i < 2 * teeth; i++)
    {
      gboolean back = i >= teeth;
      double share = back ? (2 * teeth - i) / (double) teeth : i / (double) teeth;
      double bulge = sin (share * G_PI) * width;
      double jag = (forcon_draw_noise (seed, (guint32) i) - 0.35) * width * 1.3;

      cairo_line_to (cr, (back ? -bulge : bulge) + (i % 2 == 0 ? jag : -jag) * sin (share * G_PI),
                     radius * (2 * share - 1));
    }
  cairo_close_path (cr);
  cairo_restore (cr);
}

void
forcon_draw_rift (const ForconDraw *draw, double x, double y, double radius, guint32 seed)
{
  ForconColour ink = draw->style->inks[FORCON_INK_RIFT];

  if (!draw->style->flat)
    {
      cairo_pattern_t *glow = cairo_pattern_create_radial (x, y, 0, x, y, radius);

      cairo_pattern_add_color_stop_rgba (glow, 0, ink.red, ink.green, ink.blue, 0.5);
      cairo_pattern_add_color_stop_rgba (glow, 1, ink.red, ink.green, ink.blue, 0.06);
      cairo_set_source (draw->cr, glow);
      forcon_draw_disc (draw->cr, x, y, radius);
      cairo_fill (draw->cr);
      cairo_pattern_destroy (glow);
    }
  forcon_draw_disc (draw->cr, x, y, radius);
  forcon_draw_dash (draw->cr, 5, 2);
  forcon_draw_stroke (draw, FORCON_INK_RIFT, 0.9, 1.2);
  tear_path (draw->cr, x, y, radius * 0.92, radius * 0.26, seed);
  forcon_draw_ink (draw, FORCON_INK_EDGE, 0.95);
  cairo_fill_preserve (draw->cr);
  forcon_draw_stroke (draw, FORCON_INK_RIFT, 1, 1.4);
}
