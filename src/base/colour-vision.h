/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * Colours as most people see them, and as people do who lack one of the three kinds of cones. Simulated by G. M.
 * Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), at full severity.
 */
typedef enum {
  FORCON_VISION_FULL,
  FORCON_VISION_DEUTERANOPIA,
  FORCON_VISION_PROTANOPIA,
  FORCON_VISION_TRITANOPIA,
  FORCON_N_VISION,
} ForconVision;

/*
 * The colours of sides and powers, by number: those of M. Okabe and K. Ito, "Color Universal Design" (2008), whose
 * black is left to each style, and after it two that differ as much from them: C (hex)
 */
#define FORCON_SIDE_COLOURS(C) C (0x56b4e9) C (0xd55e00) C (0xf0e442) C (0x009e73) C (0xcc79a7) C (0xe69f00) C (0x0072b2)
#define FORCON_SIDE_COLOURS_AFTER_BLACK(C) C (0x8a3ffc) C (0x6b3f12)

/* How many there are with the black: at least as many as admirals at a table. */
#define FORCON_SIDE_COLOUR_COUNT 10

/**
 * forcon_vision_distance:
 * @a, @b: colours of sRGB, 0xRRGGBB
 * @vision: who looks
 *
 * Returns: how far apart they look: the distance in CIELAB (1976, white D65); 2.3 is just noticeable
 */
double forcon_vision_distance (guint32 a, guint32 b, ForconVision vision);

/*
 * Marks on a map are small and seen for a moment: eight times what is just noticeable side by side.
 */
#define FORCON_VISION_CLEAR 18.4

/**
 * forcon_vision_confuses:
 * @a, @b: numbers of colours of sides
 * @vision: (out): who confuses them most
 *
 * Returns: whether people with one of these can hardly tell them apart
 */
gboolean forcon_vision_confuses (guint a, guint b, ForconVision *vision);

G_END_DECLS
