/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

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

ForconAngle forcon_angle_normalise (ForconAngle angle);
ForconAngle forcon_angle_difference (ForconAngle from, ForconAngle to);
ForconLength forcon_point_distance (ForconPoint a, ForconPoint b);
ForconAngle forcon_point_bearing (ForconPoint from, ForconPoint to);
ForconPoint forcon_point_ahead (ForconPoint from, ForconAngle heading, ForconLength distance);
ForconPoint forcon_point_turned (ForconPoint point, ForconPoint centre, ForconAngle turn);
gboolean forcon_point_equal (ForconPoint a, ForconPoint b);
gboolean forcon_segment_crosses_disc (ForconPoint a, ForconPoint b, ForconPoint centre, ForconLength radius);
ForconLength forcon_segment_distance (ForconPoint a, ForconPoint b, ForconPoint point);
ForconLength forcon_segment_entry (ForconPoint a, ForconPoint b, ForconPoint centre, ForconLength radius);
gint forcon_halve (gint value);
gint forcon_share (ForconFraction share, gint value);
gboolean forcon_fraction_equal (ForconFraction a, ForconFraction b);

G_END_DECLS
