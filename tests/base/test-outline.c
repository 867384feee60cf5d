/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Outlines as SVG writes them. */
#include <math.h>
#include <string.h>

#include "base/outline.h"

static char *
drawn (const char *path)
{
  g_autoptr (GArray) outline = forcon_outline_parse (path);

  return outline == NULL ? g_strdup ("nothing") : forcon_outline_format (outline);
}

static void
assert_same (const char *one, const char *other)
{
  g_autofree char *a = drawn (one), *b = drawn (other);

  g_assert_cmpstr (a, ==, b);
}

static void
lines_are_scaled_into_the_circle (void)
{
  g_autofree char *text = drawn ("M 10 10 L 40 10 40 50 10 50 Z");

  g_assert_cmpstr (text, ==, "M-60,-80L60,-80L60,80L-60,80Z");
}

static void
small_letters_count_from_the_pen (void)
{
  assert_same ("m10,10 30,0 0,40-30,0z", "M10 10H40V50H10Z");
  assert_same ("m10,10h30v40h-30z", "M10 10L40 10 40 50 10 50Z");
  /* After a close it is where the part began. */
  assert_same ("M0 0L8 0 8 8Zl-8 0 0 8z", "M0 0L8 0 8 8ZL-8 0-8 8Z");
}

static void
curves_of_all_kinds_are_cubic (void)
{
  assert_same ("M0 0Q30 60 60 0Z", "M0 0C20 40 40 40 60 0Z");
  assert_same ("M0 0C0 10 10 10 10 0S20-10 20 0Z", "M0 0C0 10 10 10 10 0C10-10 20-10 20 0Z");
  assert_same ("M0 0Q5 10 10 0T20 0Z", "M0 0Q5 10 10 0Q15-10 20 0Z");
}

/* A circle of two halves: every point of it is as far from the middle. */
static void
arcs_are_round (void)
{
  g_autoptr (GArray) outline = forcon_outline_parse ("M-7 0A7 7 0 0 1 7 0a7,7 0 01-14,0z");
  double radius;

  g_assert_nonnull (outline);
  g_assert_cmpuint (outline->len, ==, 6);
  radius = -g_array_index (outline, ForconOutlineStep, 0).x[0];
  g_assert_cmpfloat (radius, >, 0.5);
  for (guint i = 1; i < 5; i++)
    {
      const ForconOutlineStep *step = &g_array_index (outline, ForconOutlineStep, i);
      double far = hypot (step->x[2], step->y[2]);

      g_assert_cmpint (step->kind, ==, FORCON_OUTLINE_CURVE);
      g_assert_cmpfloat_with_epsilon (far, radius, 1e-6);
    }
}

static void
what_cannot_be_drawn_is_refused (void)
{
  static const char *const wrong[] = { "",          "x",           "L0 0 1 1 2 0Z", "M0 0",      "M0 0 5 5 9 9Z", "M0 0L1Z",
                                       "M0 0 1 nan", "M0 0 1 0x1f", "M0 0 1e9 1 2 2", "M0 0 1 1 2",  "M0 0A1 1 0 2 0 3 3Z",
                                       "M0 0B1 1 2 2Z" };
  g_autofree char *long_one = g_strnfill (FORCON_OUTLINE_MAX + 1, ' ');

  memcpy (long_one, "M0 0 9 0 0 9Z", 13);
  g_assert_null (forcon_outline_parse (long_one));
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    if (forcon_outline_parse (wrong[i]) != NULL)
      g_error ("\"%s\" was drawn", wrong[i]);
}

static void
a_short_path_looks_the_same (void)
{
  g_autofree char *once = drawn ("M1.234567 0C3 4 5 6 7.7777 8A2 3 20 1 0 4 4L-3-3Z");
  g_autofree char *twice = drawn (once);

  g_assert_cmpstr (once, !=, "nothing");
  g_assert_cmpstr (once, ==, twice);
}

static void
a_drawing_gives_its_outlines (void)
{
  static const char svg[] = "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"><g>"
                            "<path d=\"M0 0L30 0 30 40 0 40Z\"/><text d=\"no\">x</text>"
                            "<svg:polygon xmlns:svg=\"http://www.w3.org/2000/svg\" points=\"5,5 10,5 10,10\"/></g></svg>";
  g_autofree char *text = forcon_outline_from_svg (svg, strlen (svg));

  g_assert_cmpstr (text, ==, "M-60,-80L60,-80L60,80L-60,80ZM-40,-60L-20,-60L-20,-40Z");
  g_assert_null (forcon_outline_from_svg ("<svg/>", 6));
  g_assert_null (forcon_outline_from_svg ("no drawing", 10));
  g_assert_null (forcon_outline_from_svg ("<svg><path d='M0", 16));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/outline/lines are scaled into the circle", lines_are_scaled_into_the_circle);
  g_test_add_func ("/base/outline/small letters count from the pen", small_letters_count_from_the_pen);
  g_test_add_func ("/base/outline/curves of all kinds are cubic", curves_of_all_kinds_are_cubic);
  g_test_add_func ("/base/outline/arcs are round", arcs_are_round);
  g_test_add_func ("/base/outline/what cannot be drawn is refused", what_cannot_be_drawn_is_refused);
  g_test_add_func ("/base/outline/a short path looks the same", a_short_path_looks_the_same);
  g_test_add_func ("/base/outline/a drawing gives its outlines", a_drawing_gives_its_outlines);
  return g_test_run ();
}
