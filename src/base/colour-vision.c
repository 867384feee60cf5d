/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/colour-vision.h"

#include <math.h>

/* The black of the list, as it is on paper and on a light table. */
#define BLACK 0x2b2b2b

typedef struct {
  double part[3];
} Colour;

/* Linear sRGB as it is seen, by the table of the paper for a severity of 1. */
static const double seen[FORCON_N_VISION][3][3] = {
  [FORCON_VISION_FULL] = { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
  [FORCON_VISION_DEUTERANOPIA]
  = { { 0.367322, 0.860646, -0.227968 }, { 0.280085, 0.672501, 0.047413 }, { -0.011820, 0.042940, 0.968881 } },
  [FORCON_VISION_PROTANOPIA]
  = { { 0.152286, 1.052583, -0.204868 }, { 0.114503, 0.786281, 0.099216 }, { -0.003882, -0.048116, 1.051998 } },
  [FORCON_VISION_TRITANOPIA]
  = { { 1.255528, -0.076749, -0.178779 }, { -0.078411, 0.930809, 0.147602 }, { 0.004733, 0.691367, 0.303900 } },
};

/* Linear sRGB to XYZ, each divided by that of the white D65 (IEC 61966-2-1). */
static const double to_xyz[3][3] = { { 0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047 },
                                     { 0.2126729, 0.7151522, 0.0721750 },
                                     { 0.0193339 / 1.08883, 0.1191920 / 1.08883, 0.9503041 / 1.08883 } };

static Colour
multiply (const double matrix[3][3], Colour colour)
{
  Colour product = { { 0 } };

  for (guint i = 0; i < 3; i++)
    for (guint k = 0; k < 3; k++)
      product.part[i] += matrix[i][k] * colour.part[k];
  return product;
}

/* In CIELAB, as it is seen. */
static Colour
look (guint32 rgb, ForconVision vision)
{
  Colour colour;
  double f[3];

  for (guint i = 0; i < 3; i++)
    {
      double value = (rgb >> (16 - 8 * i) & 0xff) / 255.0;

      colour.part[i] = value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
    }
  colour = multiply (seen[vision], colour);
  for (guint i = 0; i < 3; i++)
    colour.part[i] = CLAMP (colour.part[i], 0, 1);
  colour = multiply (to_xyz, colour);
  for (guint i = 0; i < 3; i++)
    f[i] = colour.part[i] > 216.0 / 24389 ? cbrt (colour.part[i]) : (24389.0 / 27 * colour.part[i] + 16) / 116;
  return (Colour){ { 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2]) } };
}

double
forcon_vision_distance (guint32 a, guint32 b, ForconVision vision)
{
  Colour one = look (a, vision), other = look (b, vision);
  double sum = 0;

  for (guint i = 0; i < 3; i++)
    sum += (one.part[i] - other.part[i]) * (one.part[i] - other.part[i]);
  return sqrt (sum);
}

gboolean
forcon_vision_confuses (guint a, guint b, ForconVision *vision)
{
#define LISTED(hex) hex,
  static const guint32 colours[FORCON_SIDE_COLOUR_COUNT]
      = { FORCON_SIDE_COLOURS (LISTED) BLACK, FORCON_SIDE_COLOURS_AFTER_BLACK (LISTED) };
  double least = G_MAXDOUBLE;

  for (guint i = FORCON_VISION_FULL + 1; i < FORCON_N_VISION; i++)
    {
      double distance = forcon_vision_distance (colours[a % FORCON_SIDE_COLOUR_COUNT],
                                                colours[b % FORCON_SIDE_COLOUR_COUNT], (ForconVision) i);

      if (distance < least)
        {
          least = distance;
          *vision = (ForconVision) i;
        }
    }
  return least < FORCON_VISION_CLEAR;
}
