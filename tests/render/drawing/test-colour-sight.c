/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How colours look to people who do not see all of them. */
#include "render/drawing/colour-sight.h"

static const ForconColour white = { 1, 1, 1 };
static const ForconColour black = { 0, 0, 0 };
static const ForconColour grey = { 0.5, 0.5, 0.5 };

static void
test_grey_stays_grey (void)
{
  for (ForconSight sight = 0; sight < FORCON_N_SIGHTS; sight++)
    {
      ForconColour seen = forcon_colour_as_seen (grey, sight);

      g_assert_cmpfloat_with_epsilon (seen.red, 0.5, 0.01);
      g_assert_cmpfloat_with_epsilon (seen.green, 0.5, 0.01);
      g_assert_cmpfloat_with_epsilon (seen.blue, 0.5, 0.01);
    }
}

static void
test_black_and_white (void)
{
  for (ForconSight sight = 0; sight < FORCON_N_SIGHTS; sight++)
    g_assert_cmpfloat_with_epsilon (forcon_colour_distance (black, white, sight), 100, 0.5);
}

/* A red and a green of which the difference lies in what some people do not see. */
static void
test_red_and_green (void)
{
  const ForconColour red = { 0.72, 0.33, 0.2 };
  const ForconColour green = { 0.48, 0.49, 0.2 };

  g_assert_cmpfloat (forcon_colour_distance (red, green, FORCON_SIGHT_FULL), >, FORCON_COLOURS_ALIKE);
  g_assert_cmpfloat (forcon_colour_distance (red, green, FORCON_SIGHT_NO_GREEN), <, FORCON_COLOURS_ALIKE);
}

/* The colours of sides can all be told apart by most people, in each style. */
static void
test_colours_of_sides (void)
{
  for (ForconStyleKind kind = 0; kind < FORCON_N_STYLE; kind++)
    for (guint one = 0; one < FORCON_STYLE_SIDES; one++)
      for (guint other = 0; other < one; other++)
        g_assert_cmpfloat (forcon_colour_distance (forcon_style_side (forcon_style_get (kind), one),
                                                   forcon_style_side (forcon_style_get (kind), other),
                                                   FORCON_SIGHT_FULL),
                           >, FORCON_COLOURS_ALIKE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(path, function) g_test_add_func ("/render/colour-sight/" path, function)
  TEST ("grey is grey to all", test_grey_stays_grey);
  TEST ("black and white are as far apart for all", test_black_and_white);
  TEST ("a red and a green look alike to who does not see green", test_red_and_green);
  TEST ("most people tell the colours of all sides", test_colours_of_sides);
  return g_test_run ();
}
