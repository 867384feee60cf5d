/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/colour-vision.h"
#include "render/drawing/counter.h"
#include "render/drawing/silhouette.h"
#include "render-pixels.h"

#include <math.h>

#define SIZE 48

static cairo_surface_t *
draw_silhouette (const char *silhouette, ForconShipType type, guint side, double radius, const ForconStyle *style)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  cairo_t *cr = cairo_create (surface);
  ForconCounter counter
    = { .x = SIZE / 2.0, .y = SIZE / 2.0, .radius = radius, .type = type, .silhouette = silhouette,
        .side = side };

  forcon_counter_draw (cr, &counter, style);
  cairo_destroy (cr);
  return surface;
}

static cairo_surface_t *
draw_counter (ForconShipType type, guint side, double radius, const ForconStyle *style)
{
  return draw_silhouette (NULL, type, side, radius, style);
}

static guint
distance (cairo_surface_t *a, cairo_surface_t *b)
{
  return pixels_compare (a, b).count;
}

/* The least share of the counter's pixels in which any two of thirteen types differ. */
static double
least_difference_of_types (double radius)
{
  double least = 1;

  for (guint a = 0; a < FORCON_N_SHIP_TYPE; a++)
    for (guint b = a + 1; b < FORCON_N_SHIP_TYPE; b++)
      {
        const ForconStyle *style = forcon_style_get (FORCON_STYLE_DARK);
        cairo_surface_t *one = draw_counter ((ForconShipType) a, 0, radius, style);
        cairo_surface_t *other = draw_counter ((ForconShipType) b, 0, radius, style);

        least = MIN (least, distance (one, other) / (G_PI * radius * radius));
        cairo_surface_destroy (one);
        cairo_surface_destroy (other);
      }
  return least;
}

/* The least share of the counter's pixels in which any two of the drawn silhouettes differ. */
static void
test_silhouettes (void)
{
  const ForconStyle *style = forcon_style_get (FORCON_STYLE_DARK);
  double radius = 22;

  for (guint a = 0; a < forcon_silhouette_count (); a++)
    for (guint b = a + 1; b < forcon_silhouette_count (); b++)
      {
        cairo_surface_t *one = draw_silhouette (forcon_silhouette_word (a), FORCON_SHIP_TYPE_TUG, 0, radius, style);
        cairo_surface_t *other = draw_silhouette (forcon_silhouette_word (b), FORCON_SHIP_TYPE_TUG, 0, radius, style);
        double share = distance (one, other) / (G_PI * radius * radius);

        if (share <= 0.08)
          g_test_message ("%s and %s: %.3f", forcon_silhouette_word (a), forcon_silhouette_word (b), share);
        g_assert_cmpfloat (share, >, 0.08);
        cairo_surface_destroy (one);
        cairo_surface_destroy (other);
      }
}

static guint
difference_to_mark (const char *silhouette)
{
  const ForconStyle *style = forcon_style_get (FORCON_STYLE_DARK);
  cairo_surface_t *own = draw_silhouette (silhouette, FORCON_SHIP_TYPE_CRUISER, 0, 22, style);
  cairo_surface_t *mark = draw_counter (FORCON_SHIP_TYPE_CRUISER, 0, 22, style);
  guint count = distance (own, mark);

  cairo_surface_destroy (own);
  cairo_surface_destroy (mark);
  return count;
}

static void
test_own_path (void)
{
  g_assert_cmpuint (difference_to_mark ("M0-10L8 10-8 10Z"), >, 100);
  g_assert_cmpuint (difference_to_mark ("frigate"), >, 100);
}

static void
test_unknown_silhouette (void)
{
  g_assert_cmpuint (difference_to_mark ("of-a-later-version"), ==, 0);
  g_assert_cmpuint (difference_to_mark ("cruiser"), ==, 0);
}

static void
test_types_large (void)
{
  g_assert_cmpfloat (least_difference_of_types (22), >, 0.08);
}

static void
test_types_small (void)
{
  g_assert_cmpfloat (least_difference_of_types (8), >, 0.08);
}

/* With all sides of one colour, what is left is the rim. */
static void
assert_rims_differ (ForconStyleKind kind, double radius)
{
  ForconStyle style = *forcon_style_get (kind);

  for (guint i = 0; i < FORCON_STYLE_SIDES; i++)
    style.sides[i] = style.sides[0];
  for (guint a = 0; a < FORCON_STYLE_SIDES; a++)
    for (guint b = a + 1; b < FORCON_STYLE_SIDES; b++)
      {
        cairo_surface_t *one = draw_counter (FORCON_SHIP_TYPE_CRUISER, a, radius, &style);
        cairo_surface_t *other = draw_counter (FORCON_SHIP_TYPE_CRUISER, b, radius, &style);

        g_assert_cmpfloat (distance (one, other) / (G_PI * radius * radius), >, 0.05);
        cairo_surface_destroy (one);
        cairo_surface_destroy (other);
      }
}

static void
test_rims (void)
{
  for (ForconStyleKind style = FORCON_STYLE_DARK; style < FORCON_N_STYLE; style++)
    {
      assert_rims_differ (style, 22);
      assert_rims_differ (style, 9);
    }
}

static guint32
as_hex (ForconColour colour)
{
  return (guint32) lround (colour.red * 255) << 16 | (guint32) lround (colour.green * 255) << 8
         | (guint32) lround (colour.blue * 255);
}

static void
test_colours (void)
{
  for (ForconStyleKind kind = FORCON_STYLE_DARK; kind < FORCON_N_STYLE; kind++)
    for (ForconVision vision = FORCON_VISION_FULL; vision < FORCON_N_VISION; vision++)
      for (guint a = 0; a < FORCON_STYLE_SIDES; a++)
        for (guint b = a + 1; b < FORCON_STYLE_SIDES; b++)
          {
            const ForconStyle *style = forcon_style_get (kind);

            /* 2.3 is what an eye can just tell; five times as much can be told at a glance. */
            g_assert_cmpfloat (forcon_vision_distance (as_hex (style->sides[a]), as_hex (style->sides[b]), vision), >,
                               vision == FORCON_VISION_FULL ? FORCON_VISION_CLEAR : 12);
          }
}

/* On a printer without colours the first two sides, that most battles have, are light and dark. */
static void
test_print_lightness (void)
{
  const ForconStyle *style = forcon_style_get (FORCON_STYLE_PRINT);

  g_assert_cmpfloat (forcon_colour_lightness (style->sides[0]), >, 0.75);
  g_assert_cmpfloat (forcon_colour_lightness (style->sides[1]), <, 0.33);
}

static void
test_any_colour_number (void)
{
  const ForconStyle *style = forcon_style_get (FORCON_STYLE_DARK);

  g_assert_cmpfloat (forcon_style_side (style, FORCON_STYLE_SIDES + 1).red, ==, style->sides[1].red);
  g_assert_cmpfloat (forcon_style_side (style, G_MAXUINT).red, ==, style->sides[G_MAXUINT % FORCON_STYLE_SIDES].red);
}

static void
test_words (void)
{
  ForconStyleKind kind;

  for (ForconStyleKind i = FORCON_STYLE_DARK; i < FORCON_N_STYLE; i++)
    {
      g_assert_true (forcon_style_from_word (forcon_style_to_word (i), &kind));
      g_assert_cmpint (kind, ==, i);
      g_assert_cmpint (forcon_style_get (i)->kind, ==, i);
    }
  g_assert_false (forcon_style_from_word ("pink", &kind));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/render/marks/every type has a mark of its own", test_types_large);
  g_test_add_func ("/render/marks/all drawn silhouettes differ", test_silhouettes);
  g_test_add_func ("/render/marks/a path of one's own is drawn, and so is another type's mark", test_own_path);
  g_test_add_func ("/render/marks/a silhouette that is not known is drawn as its type", test_unknown_silhouette);
  g_test_add_func ("/render/marks/every type can be told on a small counter", test_types_small);
  g_test_add_func ("/render/marks/sides differ without colour", test_rims);
  g_test_add_func ("/render/marks/side colours differ for the colour-blind", test_colours);
  g_test_add_func ("/render/marks/on paper the first two sides are light and dark", test_print_lightness);
  g_test_add_func ("/render/marks/any colour number has a colour", test_any_colour_number);
  g_test_add_func ("/render/marks/styles have words", test_words);
  return g_test_run ();
}
