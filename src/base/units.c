/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/units.h"

#include <math.h>

/*
 * Sines are rounded to 30 binary places before they multiply anything, and all that follows is whole-number
 * arithmetic: a libm that differs in its last digit moves no ship (F-GEN-1).
 */
#define SINE_BITS 30

__extension__ typedef __int128 Wide;

static gint32 sines[FORCON_FULL_CIRCLE];

/* All there are, looked up. */
static gint64
sine (ForconAngle angle)
{
  static gsize done = 0;

  if (g_once_init_enter (&done))
    {
      for (ForconAngle i = 0; i < FORCON_FULL_CIRCLE; i++)
        sines[i] = (gint32) forcon_round (sin (i * (G_PI / 1800.0)) * (1 << SINE_BITS));
      g_once_init_leave (&done, 1);
    }
  return sines[forcon_angle_normalise (angle)];
}

/* Rounds halves away from zero, so that a mirrored move ends on the mirrored point. */
static ForconLength
rounded (gint64 product)
{
  gint64 half = G_GINT64_CONSTANT (1) << (SINE_BITS - 1);

  return (ForconLength) (product >= 0 ? (product + half) >> SINE_BITS : -((-product + half) >> SINE_BITS));
}

static ForconLength
scaled (ForconLength length, gint64 factor)
{
  return rounded ((gint64) length * factor);
}

ForconAngle
forcon_point_bearing (ForconPoint from, ForconPoint to)
{
  double east = (double) to.x - from.x;
  double north = (double) from.y - to.y;

  return forcon_angle_normalise ((ForconAngle) forcon_round (atan2 (east, north) * (1800.0 / G_PI)));
}

ForconPoint
forcon_point_ahead (ForconPoint from, ForconAngle heading, ForconLength distance)
{
  return (ForconPoint){ from.x + scaled (distance, sine (heading)),
                        from.y - scaled (distance, sine (heading + FORCON_FULL_CIRCLE / 4)) };
}

ForconPoint
forcon_point_turned (ForconPoint point, ForconPoint centre, ForconAngle turn)
{
  gint64 dx = (gint64) point.x - centre.x;
  gint64 dy = (gint64) point.y - centre.y;
  gint64 across = sine (turn);
  gint64 along = sine (turn + FORCON_FULL_CIRCLE / 4);

  return (ForconPoint){ centre.x + rounded (dx * along - dy * across), centre.y + rounded (dx * across + dy * along) };
}

gboolean
forcon_segment_crosses_disc (ForconPoint a, ForconPoint b, ForconPoint centre, ForconLength radius)
{
  if (centre.x + radius <= MIN (a.x, b.x) || centre.x - radius >= MAX (a.x, b.x) || centre.y + radius <= MIN (a.y, b.y)
      || centre.y - radius >= MAX (a.y, b.y))
    return FALSE;
  gint64 dx = (gint64) b.x - a.x;
  gint64 dy = (gint64) b.y - a.y;
  gint64 px = (gint64) centre.x - a.x;
  gint64 py = (gint64) centre.y - a.y;
  gint64 length_squared = dx * dx + dy * dy;
  gint64 along = px * dx + py * dy;
  gint64 radius_squared = (gint64) radius * radius;

  if (along <= 0)
    return px * px + py * py < radius_squared;
  if (along >= length_squared)
    {
      gint64 qx = (gint64) centre.x - b.x;
      gint64 qy = (gint64) centre.y - b.y;

      return qx * qx + qy * qy < radius_squared;
    }

  /* Distance from the line below the radius: across² / length² < radius². */
  Wide across = (Wide) px * dy - (Wide) py * dx;

  return across * across < (Wide) radius_squared * length_squared;
}

/* Where the line's nearest point to another lies: how far along, how far aside; and how long the line is. 0.01 cm. */
typedef struct {
  double along;
  double aside;
  double length;
} Nearest;

static Nearest
nearest_on_line (ForconPoint a, ForconPoint b, ForconPoint point)
{
  gint64 dx = (gint64) b.x - a.x;
  gint64 dy = (gint64) b.y - a.y;
  gint64 px = (gint64) point.x - a.x;
  gint64 py = (gint64) point.y - a.y;
  double length = sqrt ((double) (dx * dx + dy * dy));

  if (length <= 0.0)
    return (Nearest){ 0 };
  return (Nearest){ (double) (px * dx + py * dy) / length, fabs ((double) (px * dy - py * dx)) / length, length };
}

ForconLength
forcon_segment_distance (ForconPoint a, ForconPoint b, ForconPoint point)
{
  Nearest nearest = nearest_on_line (a, b, point);

  if (nearest.along <= 0.0)
    return forcon_point_distance (a, point);
  if (nearest.along >= nearest.length)
    return forcon_point_distance (b, point);
  return (ForconLength) forcon_round (nearest.aside);
}

ForconLength
forcon_segment_entry (ForconPoint a, ForconPoint b, ForconPoint centre, ForconLength radius)
{
  Nearest nearest = nearest_on_line (a, b, centre);
  double before = sqrt (MAX ((double) radius * radius - nearest.aside * nearest.aside, 0.0));

  if (forcon_point_distance (a, centre) <= radius)
    return 0;
  return CLAMP ((ForconLength) forcon_round (nearest.along - before), 0, (ForconLength) forcon_round (nearest.length));
}

gboolean
forcon_fraction_equal (ForconFraction a, ForconFraction b)
{
  return (gint64) a.numerator * b.denominator == (gint64) b.numerator * a.denominator;
}
