/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/draw-table.h"

#include <math.h>

/* The light falls from the upper left. */
#define LIGHT (-0.72)
#define BELTS 9
#define TUNNEL_RINGS 5
#define TUNNEL_ARMS 3

typedef struct {
  ForconColour day;
  ForconColour deep;
  ForconColour land;
  ForconColour air;
} PlanetKind;

#define RGB(hex)                                                                                                       \
  {                                                                                                                    \
    ((hex) >> 16 & 0xff) / 255.0, ((hex) >> 8 & 0xff) / 255.0, ((hex) &0xff) / 255.0                                   \
  }

static const PlanetKind kinds[] = {
  { RGB (0x6fa9c9), RGB (0x1c4a73), RGB (0x6f9a6a), RGB (0x8fd0ff) },
  { RGB (0xd9b98a), RGB (0x8a5a34), RGB (0xb98550), RGB (0xffd9a0) },
  { RGB (0xc9dbe6), RGB (0x5c7f9c), RGB (0xeaf3f8), RGB (0xcfe8ff) },
  { RGB (0xc98466), RGB (0x6d2f22), RGB (0xa65a42), RGB (0xffb59a) },
};

static void
set_gradient (cairo_t *cr, cairo_pattern_t *gradient)
{
  cairo_set_source (cr, gradient);
  cairo_fill (cr);
  cairo_pattern_destroy (gradient);
}

static void
add_stop (cairo_pattern_t *gradient, double place, ForconColour colour, double alpha)
{
  cairo_pattern_add_color_stop_rgba (gradient, place, colour.red, colour.green, colour.blue, alpha);
}

/* Unquiet belts of cloud; the clip is the disc. */
static void
planet_belts (const ForconDraw *draw, double x, double y, double radius, const PlanetKind *kind, guint32 seed)
{
  cairo_save (draw->cr);
  cairo_translate (draw->cr, x, y);
  cairo_rotate (draw->cr, -0.35);
  for (guint32 i = 0; i < BELTS; i++)
    {
      double middle = radius * (-0.95 + 1.9 * (i + forcon_draw_noise (seed, i)) / BELTS);
      double half = radius * (0.03 + 0.09 * forcon_draw_noise (seed, 20 + i));
      double sway = radius * 0.12 * (forcon_draw_noise (seed, 40 + i) - 0.5);

      cairo_move_to (draw->cr, -radius, middle - half);
      cairo_curve_to (draw->cr, -radius / 3, middle - half + sway, radius / 3, middle - half - sway, radius,
                      middle - half);
      cairo_line_to (draw->cr, radius, middle + half);
      cairo_curve_to (draw->cr, radius / 3, middle + half + sway, -radius / 3, middle + half - sway, -radius,
                      middle + half);
      cairo_close_path (draw->cr);
      forcon_draw_colour (draw->cr, i % 2 == 0 ? kind->land : kind->day, 0.22);
      cairo_fill (draw->cr);
    }
  cairo_restore (draw->cr);
}

static void
planet_body (const ForconDraw *draw, double x, double y, double radius, const PlanetKind *kind, guint32 seed)
{
  const ForconColour night = RGB (0x02040a);
  cairo_pattern_t *day = cairo_pattern_create_radial (x - radius * 0.35, y - radius * 0.4, radius * 0.1, x, y, radius);
  double centre = LIGHT * radius * 0.62;
  cairo_pattern_t *shade
      = cairo_pattern_create_radial (x + centre, y + centre, radius * 0.72, x + centre, y + centre, radius * 1.62);

  cairo_save (draw->cr);
  forcon_draw_disc (draw->cr, x, y, radius);
  cairo_clip (draw->cr);
  add_stop (day, 0, kind->day, 1);
  add_stop (day, 1, kind->deep, 1);
  forcon_draw_disc (draw->cr, x, y, radius + 1);
  set_gradient (draw->cr, day);
  planet_belts (draw, x, y, radius, kind, seed);
  add_stop (shade, 0, night, 0);
  add_stop (shade, 0.55, night, 0.62);
  add_stop (shade, 0.8, night, 0.9);
  add_stop (shade, 1, night, 0.95);
  forcon_draw_disc (draw->cr, x, y, radius + 1);
  set_gradient (draw->cr, shade);
  cairo_restore (draw->cr);
}

/* For paper: an outline, and the night hatched as an engraver does. */
static void
planet_engraved (const ForconDraw *draw, double x, double y, double radius)
{
  double step = MAX (2.2, radius / 22);

  forcon_draw_disc (draw->cr, x, y, radius);
  forcon_draw_colour (draw->cr, draw->style->inks[FORCON_INK_TABLE], 1);
  cairo_fill (draw->cr);
  cairo_save (draw->cr);
  forcon_draw_disc (draw->cr, x, y, radius);
  cairo_clip (draw->cr);
  for (gint pass = 0; pass < 2; pass++)
    {
      double shift = radius * (pass == 0 ? 0.42 : 0.75);

      cairo_save (draw->cr);
      cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_EVEN_ODD);
      cairo_rectangle (draw->cr, x - radius * 2, y - radius * 2, radius * 4, radius * 4);
      forcon_draw_disc (draw->cr, x - shift * 0.7, y - shift * 0.7, radius * 1.02);
      cairo_clip (draw->cr);
      for (double along = -1.5 * radius + pass * step / 2; along < 1.5 * radius; along += step)
        forcon_draw_line (draw->cr, x + along - radius, y + radius, x + along + radius, y - radius);
      forcon_draw_stroke (draw, FORCON_INK_FIGURE, 0.75, 0.6);
      cairo_restore (draw->cr);
    }
  cairo_restore (draw->cr);
}

void
forcon_draw_planet (const ForconDraw *draw, double x, double y, double radius, guint32 seed)
{
  const PlanetKind *kind = &kinds[seed % G_N_ELEMENTS (kinds)];

  if (draw->style->flat)
    {
      planet_engraved (draw, x, y, radius);
      forcon_draw_disc (draw->cr, x, y, radius);
      forcon_draw_stroke (draw, FORCON_INK_EDGE, 1, 1.4);
      return;
    }

  cairo_pattern_t *air = cairo_pattern_create_radial (x - radius * 0.06, y - radius * 0.06, radius * 0.96,
                                                      x - radius * 0.06, y - radius * 0.06, radius * 1.16);

  add_stop (air, 0, kind->air, draw->style->kind == FORCON_STYLE_DARK ? 0.42 : 0.6);
  add_stop (air, 1, kind->air, 0);
  forcon_draw_disc (draw->cr, x, y, radius * 1.25);
  set_gradient (draw->cr, air);
  planet_body (draw, x, y, radius, kind, seed);
  /* The bright limb. */
  cairo_arc (draw->cr, x, y, radius, 0.86 * G_PI, 1.64 * G_PI);
  forcon_draw_colour (draw->cr, kind->air, 0.75);
  cairo_set_line_width (draw->cr, 1.2);
  cairo_stroke (draw->cr);
  /* The whole disc counts in the rules, its night too. */
  forcon_draw_disc (draw->cr, x, y, radius);
  forcon_draw_stroke (draw, FORCON_INK_FIGURE, 0.35, 0.8);
}

void
forcon_draw_limb (const ForconDraw *draw, double x, double y, double radius, double air, guint32 seed)
{
  const PlanetKind *kind = &kinds[seed % G_N_ELEMENTS (kinds)];
  cairo_pattern_t *ground = cairo_pattern_create_radial (x, y, radius - 3 * air, x, y, radius);
  cairo_pattern_t *glow = cairo_pattern_create_radial (x, y, radius, x, y, radius + air);

  add_stop (glow, 0, kind->air, 0.5);
  add_stop (glow, 0.25, kind->air, 0.2);
  add_stop (glow, 1, kind->air, 0);
  forcon_draw_disc (draw->cr, x, y, radius + air);
  set_gradient (draw->cr, glow);
  add_stop (ground, 0, kind->deep, 1);
  add_stop (ground, 0.8, kind->deep, 1);
  add_stop (ground, 1, kind->day, 1);
  forcon_draw_disc (draw->cr, x, y, radius);
  set_gradient (draw->cr, ground);
  forcon_draw_disc (draw->cr, x, y, radius);
  forcon_draw_colour (draw->cr, kind->air, 0.9);
  cairo_set_line_width (draw->cr, 1.4);
  cairo_stroke (draw->cr);
}

void
forcon_draw_tunnel (const ForconDraw *draw, double x, double y, double radius, guint32 seed)
{
  double phase = forcon_draw_noise (seed, 0) * 2 * G_PI;

  if (!draw->style->flat)
    {
      ForconColour ink = draw->style->inks[FORCON_INK_TUNNEL];
      cairo_pattern_t *glow = cairo_pattern_create_radial (x, y, 0, x, y, radius);

      add_stop (glow, 0, forcon_colour_mix (ink, (ForconColour){ 1, 1, 1 }, 0.75), 0.85);
      add_stop (glow, 0.16, ink, 0.5);
      add_stop (glow, 0.75, ink, 0.14);
      add_stop (glow, 1, ink, 0.03);
      forcon_draw_disc (draw->cr, x, y, radius);
      set_gradient (draw->cr, glow);
    }
  for (gint ring = 1; ring < TUNNEL_RINGS; ring++)
    forcon_draw_disc (draw->cr, x, y, radius * pow (0.64, ring));
  forcon_draw_stroke (draw, FORCON_INK_TUNNEL, 0.5, 0.7);
  for (gint arm = 0; arm < TUNNEL_ARMS; arm++)
    {
      for (gint i = 0; i <= 48; i++)
        {
          double share = i / 48.0;
          double angle = phase + 2 * G_PI * (arm / (double) TUNNEL_ARMS + share * 0.9);
          double distance = radius * (1 - 0.92 * pow (share, 0.75));

          cairo_line_to (draw->cr, x + cos (angle) * distance, y + sin (angle) * distance);
        }
      cairo_new_sub_path (draw->cr);
    }
  forcon_draw_stroke (draw, FORCON_INK_TUNNEL, 0.75, 1.2);
  forcon_draw_disc (draw->cr, x, y, radius);
  forcon_draw_stroke (draw, FORCON_INK_TUNNEL, 0.95, 1.5);
  forcon_draw_disc (draw->cr, x, y, radius - 3);
  forcon_draw_dash (draw->cr, 3, 3);
  forcon_draw_stroke (draw, FORCON_INK_TUNNEL, 0.7, 0.8);
}
