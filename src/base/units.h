/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <math.h>

G_BEGIN_DECLS

/**
 * ForconLength:
 *
 * A length on the tactical table in units of 0.01 cm (F-GEN-1).
 */
typedef gint32 ForconLength;

/**
 * ForconAngle:
 *
 * An angle in units of 0.1°, clockwise. A heading is 0 to 3599 with 0 up the table; a turn is signed, positive to
 * starboard (F-GEN-1).
 */
typedef gint32 ForconAngle;

/* A whole number of centimetres, or of degrees. */
#define FORCON_CM(cm) ((ForconLength) ((cm) * 100))
#define FORCON_DEGREES(degrees) ((ForconAngle) ((degrees) * 10))
#define FORCON_FULL_CIRCLE FORCON_DEGREES (360)

/* The largest length that any file may state: 100 m. It keeps every product of two lengths inside 64 bits. */
#define FORCON_LENGTH_MAX FORCON_CM (10000)

/* A place on the table: origin top left, x to the right, y down. */
typedef struct {
  ForconLength x;
  ForconLength y;
} ForconPoint;

/* A share such as 3/4. */
typedef struct {
  gint numerator;
  gint denominator;
} ForconFraction;

#define FORCON_LEGS_MAX 8

/* One leg of a move: goes @ahead, then turns by @turn, positive to starboard. */
typedef struct {
  ForconLength ahead;
  ForconAngle turn;
} ForconLeg;

/* @n of the legs are in use; the declared distance is the sum of their lengths (F-MOV-1). */
typedef struct {
  guint n;
  ForconLeg leg[FORCON_LEGS_MAX];
} ForconLegs;

/**
 * forcon_angle_normalise:
 * @angle: any angle, 0.1°
 *
 * Returns: the same direction as a heading, 0 to 3599
 */
static inline ForconAngle
forcon_angle_normalise (ForconAngle angle)
{
  ForconAngle rest = angle % FORCON_FULL_CIRCLE;

  return rest < 0 ? rest + FORCON_FULL_CIRCLE : rest;
}

/**
 * forcon_angle_difference:
 * @from: a heading, 0.1°
 * @to: a heading, 0.1°
 *
 * Returns: the shorter turn that leads from @from to @to, −1799 to 1800, positive to starboard
 */
static inline ForconAngle
forcon_angle_difference (ForconAngle from, ForconAngle to)
{
  ForconAngle turn = forcon_angle_normalise (to - from);

  return turn > FORCON_FULL_CIRCLE / 2 ? turn - FORCON_FULL_CIRCLE : turn;
}

/* As lround(): to the nearest whole number, halves away from zero. */
static inline gint64
forcon_round (double value)
{
  gint64 whole = (gint64) value;
  double rest = value - (double) whole;

  return whole + (rest >= 0.5 ? 1 : 0) - (rest <= -0.5 ? 1 : 0);
}

/**
 * forcon_point_distance:
 * @a: a point
 * @b: a point
 *
 * Returns: the distance of the points, rounded once to 0.01 cm (F-GEN-1, F-GEN-2)
 */
static inline ForconLength
forcon_point_distance (ForconPoint a, ForconPoint b)
{
  double dx = (double) a.x - b.x;
  double dy = (double) a.y - b.y;

  /* sqrt is exact to the last digit on every machine, hypot is not. */
  return (ForconLength) forcon_round (sqrt (dx * dx + dy * dy));
}

/**
 * forcon_point_bearing:
 * @from: where the observer is
 * @to: what is observed
 *
 * Returns: the heading that leads from @from to @to, 0 to 3599; 0 where the points are the same
 */
ForconAngle forcon_point_bearing (ForconPoint from, ForconPoint to);

/**
 * forcon_point_ahead:
 * @from: the start
 * @heading: a heading, 0.1°
 * @distance: how far, 0.01 cm
 *
 * Returns: the point @distance ahead, rounded once to 0.01 cm (F-GEN-1)
 */
ForconPoint forcon_point_ahead (ForconPoint from, ForconAngle heading, ForconLength distance);

/**
 * forcon_point_turned:
 * @point: a point
 * @centre: round which it is carried
 * @turn: 0.1°, positive to starboard
 *
 * Returns: the point after the turn, rounded once to 0.01 cm (F-GEN-1)
 */
ForconPoint forcon_point_turned (ForconPoint point, ForconPoint centre, ForconAngle turn);

static inline gboolean
forcon_point_equal (ForconPoint a, ForconPoint b)
{
  return a.x == b.x && a.y == b.y;
}

/**
 * forcon_segment_crosses_disc:
 * @a: one end of the line
 * @b: its other end
 * @centre: the middle of the disc
 * @radius: its radius, 0.01 cm
 *
 * A line that only touches the rim does not cross. Whole-number arithmetic throughout, so the border is exact.
 *
 * Returns: whether the line from @a to @b passes through the inside of the disc (F-FIRE-4)
 */
gboolean forcon_segment_crosses_disc (ForconPoint a, ForconPoint b, ForconPoint centre, ForconLength radius);

/**
 * forcon_segment_distance:
 * @a: one end of the line
 * @b: its other end
 * @point: a point
 *
 * Returns: how near the line from @a to @b comes to @point, rounded once to 0.01 cm (F-GEN-1)
 */
ForconLength forcon_segment_distance (ForconPoint a, ForconPoint b, ForconPoint point);

/**
 * forcon_segment_entry:
 * @a: where the line begins
 * @b: where it ends
 * @centre: the middle of a disc that the line reaches
 * @radius: its radius, 0.01 cm
 *
 * Returns: how far from @a the line first comes into the disc, rounded once to 0.01 cm; 0 where it begins inside
 */
ForconLength forcon_segment_entry (ForconPoint a, ForconPoint b, ForconPoint centre, ForconLength radius);

/**
 * forcon_halve:
 * @value: at least 0
 *
 * Returns: half of @value, rounded up (F-GEN-4)
 */
static inline gint
forcon_halve (gint value)
{
  return (value + 1) / 2;
}

/**
 * forcon_share:
 * @share: of what
 * @value: at least 0
 *
 * Returns: the share of @value, rounded up (F-GEN-4)
 */
static inline gint
forcon_share (ForconFraction share, gint value)
{
  return (gint) (((gint64) value * share.numerator + share.denominator - 1) / share.denominator);
}

/* Whether @value is more than that share of @whole. */
static inline gboolean
forcon_exceeds_share (gint value, ForconFraction share, gint whole)
{
  return (gint64) value * share.denominator > (gint64) whole * share.numerator;
}

/* Whether two shares are the same, such as 1/2 and 2/4. */
gboolean forcon_fraction_equal (ForconFraction a, ForconFraction b);

G_END_DECLS
