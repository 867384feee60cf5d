/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Outlines are shorter and stay where they are. */
#include "render/drawing/svg-outlines.h"

#include <string.h>

static void
assert_shortened (const char *svg, const char *expected)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree char *text = NULL;

  g_byte_array_append (bytes, (const guint8 *) svg, (guint) strlen (svg));
  forcon_svg_shorten (bytes);
  text = g_strndup ((const char *) bytes->data, bytes->len);
  g_assert_cmpstr (text, ==, expected);
}

static void
each_point_is_written_from_the_one_before_it (void)
{
  assert_shortened ("<path d=\"M 10.04 20 L 12.5 19.25 L 13 18 C 1 2 3 4 5 6 Z M 1 1 L 0.5 0.5 \"/>",
                    "<path d=\"m10 20l2.5-.7 .5-1.3c-12-16-10-14-8-12zm-9-19l-.5-.5\"/>");
  assert_shortened ("<path d=\"M 0 0 L 5 0 L 5 5 L 5 9 L 0 9 \"/>", "<path d=\"m0 0h5v5 4h-5\"/>");
}

static void
small_steps_do_not_add_up_to_a_shift (void)
{
  assert_shortened ("<path d=\"M 0 0 L 0.04 1 L 0.08 2 L 0.12 3 L 0.16 4 \"/>", "<path d=\"m0 0v1l.1 1v1l.1 1\"/>");
}

static void
what_is_no_outline_of_cairo_s_stays (void)
{
  static const char *const others[] = {
    "<use x=\"1.234567\" y=\"2\"/>",
    "<path d=\"M 1.25 2 A 3 3 0 0 1 4 4 \"/>",
    "<path d=\"M 1.25 \"/>",
    "<path d=\"M 1.25 2 L 3 4",
    "<path d=\"\"/>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    assert_shortened (others[i], others[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/render/svg-outlines/each point is written from the one before it",
                   each_point_is_written_from_the_one_before_it);
  g_test_add_func ("/render/svg-outlines/small steps do not add up to a shift", small_steps_do_not_add_up_to_a_shift);
  g_test_add_func ("/render/svg-outlines/what is no outline of Cairo's stays", what_is_no_outline_of_cairo_s_stays);
  return g_test_run ();
}
