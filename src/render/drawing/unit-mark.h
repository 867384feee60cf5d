/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "render/drawing/style.h"

G_BEGIN_DECLS

/* What became of a unit of the fleet dice. */
typedef enum {
  FORCON_UNIT_MARK_INTACT,
  FORCON_UNIT_MARK_DAMAGED, /* a notch is broken out of its plate, and a crack runs through */
  FORCON_UNIT_MARK_LOST,    /* only an outline, crossed out */
} ForconUnitMarkState;

/**
 * ForconUnitMark:
 * @word: of the type of unit, which is that of its grade I; types that nobody drew look alike
 * @second: whether it is of grade II, which two bars tell
 * @side: 0 the attacker, who looks to the right, on a plate with corners cut; 1 the defender, to the left, on a round
 *   one
 * @state: what became of it
 *
 * The token of a unit of the fleet dice. Colour alone carries no meaning.
 */
typedef struct {
  const char *word;
  gboolean second;
  guint side;
  ForconUnitMarkState state;
} ForconUnitMark;

/**
 * forcon_unit_mark_draw:
 * @cr: where to
 * @mark: what it shows
 * @style: how it looks
 * @x, @y: its upper left corner
 * @size: its width and height
 *
 * Draws the token of a unit.
 */
void forcon_unit_mark_draw (cairo_t *cr, const ForconUnitMark *mark, const ForconStyle *style, double x, double y,
                            double size);

G_END_DECLS
