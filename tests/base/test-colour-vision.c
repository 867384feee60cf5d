/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/colour-vision.h"

/* The same grey is the same to all, and grey stays grey. */
static void
grey (void)
{
  for (guint vision = 0; vision < FORCON_N_VISION; vision++)
    {
      g_assert_cmpfloat_with_epsilon (forcon_vision_distance (0x808080, 0x808080, (ForconVision) vision), 0, 1e-9);
      g_assert_cmpfloat_with_epsilon (forcon_vision_distance (0x000000, 0xffffff, (ForconVision) vision), 100, 0.1);
    }
}

/* Red and green of the same lightness meet for those without red or green cones, and stay apart for those without blue. */
static void
red_and_green (void)
{
  double deuteranopia = forcon_vision_distance (0xc06040, 0x808020, FORCON_VISION_DEUTERANOPIA);
  double protanopia = forcon_vision_distance (0xc06040, 0x707020, FORCON_VISION_PROTANOPIA);
  double tritanopia = forcon_vision_distance (0xc06040, 0x808020, FORCON_VISION_TRITANOPIA);

  g_assert_cmpfloat (deuteranopia, <, 30);
  g_assert_cmpfloat (protanopia, <, 40);
  g_assert_cmpfloat (tritanopia, >, deuteranopia);
}

/* Computed apart from this program, from the tables of the paper. */
static void
pairs (void)
{
  g_assert_cmpfloat_with_epsilon (forcon_vision_distance (0xf0e442, 0xe69f00, FORCON_VISION_DEUTERANOPIA), 17.0, 0.06);
  g_assert_cmpfloat_with_epsilon (forcon_vision_distance (0x56b4e9, 0xcc79a7, FORCON_VISION_PROTANOPIA), 20.7, 0.06);
  g_assert_cmpfloat_with_epsilon (forcon_vision_distance (0x56b4e9, 0x009e73, FORCON_VISION_TRITANOPIA), 16.1, 0.06);
}

static void
palette (void)
{
  static const guint clear[] = { 0, 1, 2, 4, 6, 7 };
  ForconVision vision;

  g_assert_true (forcon_vision_confuses (2, 5, &vision));
  g_assert_cmpint (vision, ==, FORCON_VISION_DEUTERANOPIA);
  g_assert_true (forcon_vision_confuses (0, 3, &vision));
  g_assert_cmpint (vision, ==, FORCON_VISION_TRITANOPIA);
  for (gsize i = 0; i < G_N_ELEMENTS (clear); i++)
    for (gsize k = 0; k < i; k++)
      g_assert_false (forcon_vision_confuses (clear[i], clear[k], &vision));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/base/colour-vision/grey stays grey", grey);
  g_test_add_func ("/base/colour-vision/red and green meet for those who lack their cones", red_and_green);
  g_test_add_func ("/base/colour-vision/distances are those of the published tables", pairs);
  g_test_add_func ("/base/colour-vision/six colours of the palette are clear to everybody, others are not", palette);
  return g_test_run ();
}
