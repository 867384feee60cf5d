/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/units.h"

#include <math.h>

#define CM(cm) FORCON_CM (cm)

/* The engine works with sines times this; see units.c. */
#define SINE_SCALE 1073741824.0L

/* Sines that a libm may give differently are off by some 2⁻⁵², times the scale far less than this. */
#define FAR_FROM_A_TIE 1e-4L

static ForconPoint
at (ForconLength x, ForconLength y)
{
  return (ForconPoint){ x, y };
}

static void
assert_point (ForconPoint point, ForconLength x, ForconLength y)
{
  g_assert_cmpint (point.x, ==, x);
  g_assert_cmpint (point.y, ==, y);
}

typedef struct {
  ForconAngle angle;
  ForconAngle heading;
} NormaliseCase;

static const NormaliseCase normalise_cases[] = {
  { 0, 0 },     { 3599, 3599 }, { 3600, 0 },    { 3601, 1 },    { 7200, 0 },
  { -1, 3599 }, { -3600, 0 },   { -3601, 3599 }, { -7300, 3500 },
};

/* F-GEN-1 */
static void
test_normalise (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (normalise_cases); i++)
    g_assert_cmpint (forcon_angle_normalise (normalise_cases[i].angle), ==, normalise_cases[i].heading);
}

typedef struct {
  ForconAngle from;
  ForconAngle to;
  ForconAngle turn;
} TurnCase;

static const TurnCase turn_cases[] = {
  { 0, 0, 0 },          { 0, 450, 450 },      { 450, 0, -450 },     { 3500, 100, 200 },  { 100, 3500, -200 },
  { 0, 1799, 1799 },    { 0, 1800, 1800 },    { 1800, 0, 1800 },    { 0, 1801, -1799 },  { 2700, 899, 1799 },
};

/* F-GEN-1 */
static void
test_difference (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (turn_cases); i++)
    g_assert_cmpint (forcon_angle_difference (turn_cases[i].from, turn_cases[i].to), ==, turn_cases[i].turn);
}

/* F-GEN-1, F-GEN-2: 1.41, 2.24, 6.71 and 7.07 hundredths are rounded to the nearest */
static void
test_distance (void)
{
  g_assert_cmpint (forcon_point_distance (at (0, 0), at (0, 0)), ==, 0);
  g_assert_cmpint (forcon_point_distance (at (0, 0), at (-3, 4)), ==, 5);
  g_assert_cmpint (forcon_point_distance (at (1, 1), at (2, 2)), ==, 1);
  g_assert_cmpint (forcon_point_distance (at (0, 0), at (2, 1)), ==, 2);
  g_assert_cmpint (forcon_point_distance (at (0, 0), at (6, 3)), ==, 7);
  g_assert_cmpint (forcon_point_distance (at (5, 5), at (0, 0)), ==, 7);
  g_assert_cmpint (forcon_point_distance (at (0, 0), at (FORCON_LENGTH_MAX, FORCON_LENGTH_MAX)), ==, 1414214);
}

/* F-GEN-1: y points down, so that heading 0 is towards smaller y */
static void
test_bearing (void)
{
  static const ForconPoint around[] = {
    { 0, -7 }, { 7, -7 }, { 7, 0 }, { 7, 7 }, { 0, 7 }, { -7, 7 }, { -7, 0 }, { -7, -7 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (around); i++)
    g_assert_cmpint (forcon_point_bearing (at (CM (50), CM (60)), at (CM (50) + around[i].x, CM (60) + around[i].y)),
                     ==, FORCON_DEGREES (45) * (gint) i);
  g_assert_cmpint (forcon_point_bearing (at (3, 3), at (3, 3)), ==, 0);
}

/* F-GEN-1: a bearing a hair to port of the bow is 0, never 3600 */
static void
test_bearing_wraps (void)
{
  g_assert_cmpint (forcon_point_bearing (at (0, 0), at (-1, -CM (100))), ==, 0);
  g_assert_cmpint (forcon_point_bearing (at (0, 0), at (-18, -CM (100))), ==, 3599);
}

/* F-GEN-1 */
static void
test_ahead (void)
{
  assert_point (forcon_point_ahead (at (100, 100), 0, CM (12)), 100, 100 - CM (12));
  assert_point (forcon_point_ahead (at (100, 100), 900, CM (12)), 100 + CM (12), 100);
  assert_point (forcon_point_ahead (at (100, 100), 1800, CM (12)), 100, 100 + CM (12));
  assert_point (forcon_point_ahead (at (100, 100), 2700, CM (12)), 100 - CM (12), 100);
  /* 10 cm at 45°: 7.0711 cm each way; at 30°: 5 and 8.6603 */
  assert_point (forcon_point_ahead (at (0, 0), 450, CM (10)), 707, -707);
  assert_point (forcon_point_ahead (at (0, 0), 300, CM (10)), 500, -866);
  assert_point (forcon_point_ahead (at (0, 0), 2250, 1000), -707, 707);
}

/* F-GEN-1: clockwise, as headings go */
static void
test_turned (void)
{
  assert_point (forcon_point_turned (at (CM (12), 0), at (CM (10), 0), 900), CM (10), CM (2));
  assert_point (forcon_point_turned (at (CM (12), 0), at (CM (10), 0), -900), CM (10), -CM (2));
  assert_point (forcon_point_turned (at (CM (12), CM (3)), at (CM (10), 0), 1800), CM (8), -CM (3));
  assert_point (forcon_point_turned (at (CM (10), 0), at (0, 0), 450), 707, 707);
  assert_point (forcon_point_turned (at (5, 7), at (5, 7), 1234), 5, 7);
}

static const ForconLength lengths[] = { 1, 7, 50, 999, 2505, CM (40), 123457, FORCON_LENGTH_MAX };

/* F-GEN-1 */
static void
test_there_and_back (void)
{
  ForconPoint start = at (CM (90), CM (60));

  for (ForconAngle heading = 0; heading < FORCON_FULL_CIRCLE; heading++)
    for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
      {
        ForconPoint there = forcon_point_ahead (start, heading, lengths[i]);
        ForconPoint back = forcon_point_ahead (there, forcon_angle_normalise (heading + 1800), lengths[i]);

        g_assert_true (forcon_point_equal (back, start));
        g_assert_cmpint (ABS (forcon_point_distance (start, there) - lengths[i]), <=, 1);
      }
}

/* F-GEN-1 */
static void
test_mirror (void)
{
  for (ForconAngle heading = 0; heading < FORCON_FULL_CIRCLE; heading++)
    {
      ForconPoint right = forcon_point_ahead (at (0, 0), heading, 2505);
      ForconPoint left = forcon_point_ahead (at (0, 0), forcon_angle_normalise (-heading), 2505);

      assert_point (left, -right.x, right.y);
    }
}

/* F-GEN-1: over a metre a heading of 0.1° more or less is 1.7 mm aside, so the bearing gives the heading back */
static void
test_bearing_of_ahead (void)
{
  for (ForconAngle heading = 0; heading < FORCON_FULL_CIRCLE; heading++)
    g_assert_cmpint (forcon_point_bearing (at (0, 0), forcon_point_ahead (at (0, 0), heading, CM (100))), ==, heading);
}

/*
 * F-GEN-1: the sines are rounded to 30 binary places before they count. None lies so near to the middle between two
 * values that two libms could round it to different ones.
 */
static void
test_sines (void)
{
  long double nearest = 1.0L;

  for (ForconAngle angle = 0; angle < FORCON_FULL_CIRCLE + FORCON_FULL_CIRCLE / 4; angle++)
    {
      long double scaled = SINE_SCALE * sinl ((long double) angle * (acosl (-1.0L) / 1800.0L));
      long double from_tie = fabsl (scaled - floorl (scaled) - 0.5L);

      nearest = MIN (nearest, from_tie);
    }
  g_assert_true (nearest > FAR_FROM_A_TIE);
}

/* F-FIRE-4 */
static void
test_crosses (void)
{
  g_assert_true (forcon_segment_crosses_disc (at (0, 0), at (1000, 0), at (500, 99), 100));
  g_assert_true (forcon_segment_crosses_disc (at (0, 0), at (1000, 0), at (500, -99), 100));
  g_assert_true (forcon_segment_crosses_disc (at (1000, 1000), at (0, 0), at (500, 500), 1));
  g_assert_false (forcon_segment_crosses_disc (at (0, 0), at (1000, 0), at (500, 101), 100));
}

/* F-FIRE-4: a line that touches the rim passes; on a slope too, where the distance is 5 exactly */
static void
test_touches (void)
{
  g_assert_false (forcon_segment_crosses_disc (at (0, 0), at (1000, 0), at (500, 100), 100));
  g_assert_false (forcon_segment_crosses_disc (at (0, 0), at (40, 30), at (20 - 3, 15 + 4), 5));
  g_assert_true (forcon_segment_crosses_disc (at (0, 0), at (40, 30), at (20 - 3, 15 + 4), 6));
  g_assert_false (forcon_segment_crosses_disc (at (0, 0), at (1000, 0), at (-100, 0), 100));
  g_assert_false (forcon_segment_crosses_disc (at (0, 0), at (1000, 0), at (1100, 0), 100));
}

/* F-GEN-1: 4.99 and 5.01 are 5, at the ends it is the distance of the end, and a line of one point is a point */
static void
test_segment_distance (void)
{
  g_assert_cmpint (forcon_segment_distance (at (0, 0), at (1000, 0), at (500, -99)), ==, 99);
  g_assert_cmpint (forcon_segment_distance (at (0, 0), at (40, 30), at (20 - 3, 15 + 4)), ==, 5);
  g_assert_cmpint (forcon_segment_distance (at (0, 0), at (1000, 10), at (500, 100)), ==, 95);
  g_assert_cmpint (forcon_segment_distance (at (0, 0), at (1000, 0), at (-30, 40)), ==, 50);
  g_assert_cmpint (forcon_segment_distance (at (0, 0), at (1000, 0), at (1030, 40)), ==, 50);
  g_assert_cmpint (forcon_segment_distance (at (10, 10), at (10, 10), at (40, 50)), ==, 50);
}

/* F-TORP-3 */
static void
test_segment_entry (void)
{
  g_assert_cmpint (forcon_segment_entry (at (0, 0), at (1000, 0), at (500, 0), 100), ==, 400);
  g_assert_cmpint (forcon_segment_entry (at (0, 0), at (1000, 0), at (500, 40), 50), ==, 470);
  g_assert_cmpint (forcon_segment_entry (at (0, 0), at (1000, 0), at (500, 50), 50), ==, 500);
  g_assert_cmpint (forcon_segment_entry (at (0, 0), at (1000, 0), at (60, 0), 60), ==, 0);
  g_assert_cmpint (forcon_segment_entry (at (0, 0), at (300, 400), at (600, 800), 600), ==, 400);
}

/* F-FIRE-4 */
static void
test_ends_inside (void)
{
  g_assert_true (forcon_segment_crosses_disc (at (0, 0), at (1000, 0), at (-99, 0), 100));
  g_assert_true (forcon_segment_crosses_disc (at (0, 0), at (1000, 0), at (1099, 0), 100));
  g_assert_true (forcon_segment_crosses_disc (at (490, 0), at (510, 0), at (500, 0), 100));
  g_assert_true (forcon_segment_crosses_disc (at (500, 0), at (500, 0), at (500, 99), 100));
  g_assert_false (forcon_segment_crosses_disc (at (500, 0), at (500, 0), at (500, 100), 100));
}

/* F-FIRE-4: the line goes on through the disc, the shot does not */
static void
test_behind_the_ends (void)
{
  g_assert_false (forcon_segment_crosses_disc (at (0, 0), at (1000, 0), at (-5000, 0), 100));
  g_assert_false (forcon_segment_crosses_disc (at (0, 0), at (1000, 0), at (5000, 0), 100));
  g_assert_false (forcon_segment_crosses_disc (at (0, 0), at (1000, 0), at (1090, 90), 100));
}

/* F-FIRE-4: one hundredth of a centimetre decides at the far ends of the largest table */
static void
test_crosses_far (void)
{
  ForconPoint from = at (0, 0);
  ForconPoint to = at (FORCON_LENGTH_MAX, 0);
  ForconPoint centre = at (FORCON_LENGTH_MAX / 2, FORCON_LENGTH_MAX);

  g_assert_false (forcon_segment_crosses_disc (from, to, centre, FORCON_LENGTH_MAX));
  g_assert_true (forcon_segment_crosses_disc (from, to, centre, FORCON_LENGTH_MAX + 1));
}

/* F-GEN-4 */
static void
test_halve (void)
{
  static const gint halves[] = { 0, 1, 1, 2, 2, 3, 3, 4 };

  for (gint i = 0; i < (gint) G_N_ELEMENTS (halves); i++)
    g_assert_cmpint (forcon_halve (i), ==, halves[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/units/any angle becomes a heading", test_normalise);
  g_test_add_func ("/base/units/the difference of headings is the shorter turn", test_difference);
  g_test_add_func ("/base/units/a distance is rounded to a hundredth", test_distance);
  g_test_add_func ("/base/units/a bearing in the eight directions", test_bearing);
  g_test_add_func ("/base/units/a bearing never reaches a full circle", test_bearing_wraps);
  g_test_add_func ("/base/units/ahead goes where the heading points", test_ahead);
  g_test_add_func ("/base/units/ahead there and back ends at the start", test_there_and_back);
  g_test_add_func ("/base/units/a mirrored move ends on the mirrored point", test_mirror);
  g_test_add_func ("/base/units/the bearing of the point ahead is the heading", test_bearing_of_ahead);
  g_test_add_func ("/base/units/no sine is near to a tie of its rounding", test_sines);
  g_test_add_func ("/base/units/a line through a disc crosses it", test_crosses);
  g_test_add_func ("/base/units/a line that touches a disc does not cross it", test_touches);
  g_test_add_func ("/base/units/a line that ends inside a disc crosses it", test_ends_inside);
  g_test_add_func ("/base/units/the distance of a line is that of its nearest point", test_segment_distance);
  g_test_add_func ("/base/units/a line comes into a disc where it first reaches it", test_segment_entry);
  g_test_add_func ("/base/units/a disc behind the ends of a line is not crossed", test_behind_the_ends);
  g_test_add_func ("/base/units/the border of a disc is exact on the largest table", test_crosses_far);
  g_test_add_func ("/base/units/a point is carried round another", test_turned);
  g_test_add_func ("/base/units/halving rounds up", test_halve);
  return g_test_run ();
}
