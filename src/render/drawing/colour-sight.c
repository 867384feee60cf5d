/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/colour-sight.h"

#include <math.h>

/* Light as it is added up, red, green, blue. */
typedef struct {
  double of[3];
} Light;

/* From light to light: what is left of it without a kind of cones. */
static const double without[FORCON_N_SIGHTS][3][3] = {
  [FORCON_SIGHT_FULL] = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  [FORCON_SIGHT_NO_RED] = { { 0.11238, 0.88762, 0 }, { 0.11238, 0.88762, 0 }, { 0.00401, -0.00401, 1 } },
  [FORCON_SIGHT_NO_GREEN] = { { 0.29275, 0.70725, 0 }, { 0.29275, 0.70725, 0 }, { -0.02234, 0.02234, 1 } },
  [FORCON_SIGHT_NO_BLUE] = { { 1.01277, 0.13548, -0.14826 }, { -0.01243, 0.86812, 0.14431 },
                             { 0.07589, 0.80500, 0.11911 } },
};

static double
to_light (double share)
{
  return share <= 0.04045 ? share / 12.92 : pow ((share + 0.055) / 1.055, 2.4);
}

static double
from_light (double light)
{
  double share = light <= 0.0031308 ? light * 12.92 : 1.055 * pow (light, 1 / 2.4) - 0.055;

  return CLAMP (share, 0, 1);
}

ForconColour
forcon_colour_as_seen (ForconColour colour, ForconSight sight)
{
  const Light in = { { to_light (colour.red), to_light (colour.green), to_light (colour.blue) } };
  Light out;

  for (guint i = 0; i < 3; i++)
    out.of[i] = without[sight][i][0] * in.of[0] + without[sight][i][1] * in.of[1] + without[sight][i][2] * in.of[2];
  return (ForconColour){ from_light (out.of[0]), from_light (out.of[1]), from_light (out.of[2]) };
}

static double
lab_curve (double t)
{
  return t > 216.0 / 24389 ? cbrt (t) : (24389.0 / 27 * t + 16) / 116;
}

static void
to_lab (ForconColour colour, double lab[3])
{
  double red = to_light (colour.red), green = to_light (colour.green), blue = to_light (colour.blue);
  double x = lab_curve ((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  double y = lab_curve (0.2126729 * red + 0.7151522 * green + 0.0721750 * blue);
  double z = lab_curve ((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883);

  lab[0] = 116 * y - 16;
  lab[1] = 500 * (x - y);
  lab[2] = 200 * (y - z);
}

double
forcon_colour_distance (ForconColour a, ForconColour b, ForconSight sight)
{
  double one[3], other[3];

  to_lab (forcon_colour_as_seen (a, sight), one);
  to_lab (forcon_colour_as_seen (b, sight), other);
  return sqrt (pow (one[0] - other[0], 2) + pow (one[1] - other[1], 2) + pow (one[2] - other[2], 2));
}
