/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colours of sides, as people see them. */
#include <math.h>

#include "base/colour-vision.h"
#include "render/drawing/style.h"

static guint32
as_hex (ForconColour colour)
{
  return (guint32) lround (colour.red * 255) << 16 | (guint32) lround (colour.green * 255) << 8
         | (guint32) lround (colour.blue * 255);
}

/* Counters are small and seen for a moment. */
static void
test_colours_of_sides (void)
{
  for (ForconStyleKind kind = 0; kind < FORCON_N_STYLE; kind++)
    for (guint one = 0; one < FORCON_STYLE_SIDES; one++)
      for (guint other = 0; other < one; other++)
        g_assert_cmpfloat (forcon_vision_distance (as_hex (forcon_style_side (forcon_style_get (kind), one)),
                                                   as_hex (forcon_style_side (forcon_style_get (kind), other)),
                                                   FORCON_VISION_FULL),
                           >, FORCON_VISION_CLEAR);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/render/side-colours/most people tell the colours of all sides", test_colours_of_sides);
  return g_test_run ();
}
