/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/drawing/style.h"

G_BEGIN_DECLS

/* How people see colours: as most do, or without one of the three kinds of cones. */
typedef enum {
  FORCON_SIGHT_FULL,
  FORCON_SIGHT_NO_RED,
  FORCON_SIGHT_NO_GREEN,
  FORCON_SIGHT_NO_BLUE,
  FORCON_N_SIGHTS,
} ForconSight;

/* What is nearer than this is easily mixed up on small counters that do not lie side by side: a sixth of the way from
 * black to white. */
#define FORCON_COLOURS_ALIKE 18.0

/**
 * forcon_colour_as_seen:
 * @colour: a colour
 * @sight: by whom
 *
 * Returns: the colour that most people see where these people see @colour. No red and no green: after Viénot, Brettel
 *   and Mollon, "Digital video colourmaps for checking the legibility of displays by dichromats" (1999); no blue:
 *   after Brettel, Viénot and Mollon (1997), with one plane
 */
ForconColour forcon_colour_as_seen (ForconColour colour, ForconSight sight);

/**
 * forcon_colour_distance:
 * @a, @b: colours
 * @sight: by whom they are seen
 *
 * Returns: how far apart they look: the distance in CIE L*a*b* (D65), where black and white are 100 apart
 */
double forcon_colour_distance (ForconColour a, ForconColour b, ForconSight sight);

G_END_DECLS
