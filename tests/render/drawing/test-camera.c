/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/camera.h"

#include <math.h>

static const ForconPoint size = { FORCON_CM (180), FORCON_CM (120) };

static void
assert_near (double a, double b)
{
  g_assert_cmpfloat_with_epsilon (a, b, 1e-6);
}

static void
test_fit (void)
{
  ForconCamera camera = forcon_camera_fit (size, 1000, 500, 10);
  double left, top, right, bottom;

  forcon_camera_to_screen (&camera, (ForconPoint){ 0, 0 }, &left, &top);
  forcon_camera_to_screen (&camera, size, &right, &bottom);
  /* 480 px for 120 cm is the tighter of the two. */
  assert_near (camera.scale, 4);
  assert_near (top, 10);
  assert_near (bottom, 490);
  assert_near (left, 140);
  assert_near (right, 860);
}

static void
test_fit_without_room (void)
{
  ForconCamera camera = forcon_camera_fit (size, 0, 0, 30);

  g_assert_cmpfloat (camera.scale, ==, FORCON_CAMERA_SCALE_MIN);
}

static void
test_there_and_back (void)
{
  ForconCamera camera = { 7.3, -41, 12.5 };
  ForconPoint point = { 12345, 6789 };
  double x, y;

  forcon_camera_to_screen (&camera, point, &x, &y);
  g_assert_true (forcon_point_equal (forcon_camera_to_table (&camera, x, y), point));
}

static void
test_far_off (void)
{
  ForconCamera camera = { FORCON_CAMERA_SCALE_MIN, 0, 0 };
  ForconPoint point = forcon_camera_to_table (&camera, 1e300, -1e300);

  g_assert_cmpint (point.x, ==, FORCON_LENGTH_MAX);
  g_assert_cmpint (point.y, ==, -FORCON_LENGTH_MAX);
}

static void
test_zoom (void)
{
  ForconCamera camera = { 5, 30, 40 };
  ForconPoint before = forcon_camera_to_table (&camera, 333, 222);

  forcon_camera_zoom (&camera, 3, 333, 222);
  assert_near (camera.scale, 15);
  g_assert_true (forcon_point_equal (forcon_camera_to_table (&camera, 333, 222), before));
}

static void
test_zoom_limit (void)
{
  ForconCamera camera = { 100, 0, 0 };

  forcon_camera_zoom (&camera, 1000, 0, 0);
  assert_near (camera.scale, FORCON_CAMERA_SCALE_MAX);
  forcon_camera_zoom (&camera, 1e-9, 0, 0);
  assert_near (camera.scale, FORCON_CAMERA_SCALE_MIN);
}

static void
test_centre (void)
{
  ForconCamera camera = { 11, 0, 0 };
  ForconPoint point = { FORCON_CM (33), FORCON_CM (44) };
  double x, y;

  forcon_camera_centre (&camera, point, 800, 600);
  forcon_camera_to_screen (&camera, point, &x, &y);
  assert_near (x, 400);
  assert_near (y, 300);
}

static void
test_hold (void)
{
  ForconCamera camera = { 10, 99999, -99999 };
  double right, bottom;

  forcon_camera_hold (&camera, size, 800, 600);
  forcon_camera_to_screen (&camera, size, &right, &bottom);
  g_assert_cmpfloat (camera.x, <, 800);
  g_assert_cmpfloat (bottom, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/render/camera/the whole table fits into the window, in its middle", test_fit);
  g_test_add_func ("/render/camera/a window without room still has a scale", test_fit_without_room);
  g_test_add_func ("/render/camera/a point of the table comes back from the screen", test_there_and_back);
  g_test_add_func ("/render/camera/a point far off the table stays within what a length can be", test_far_off);
  g_test_add_func ("/render/camera/zooming keeps the point under the pointer", test_zoom);
  g_test_add_func ("/render/camera/the scale has limits", test_zoom_limit);
  g_test_add_func ("/render/camera/a ship can be brought to the middle", test_centre);
  g_test_add_func ("/render/camera/panning does not lose the table", test_hold);
  return g_test_run ();
}
