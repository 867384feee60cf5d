/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/drawing/draw.h"

G_BEGIN_DECLS

/* Nothing on paper is smaller than this, units of FORCON_PAPER_UNIT to the mm: 6.5 pt. */
#define FORCON_FIT_LEAST 11.5

/**
 * ForconFit:
 * @size: as large as this, where there is room
 * @least: and no smaller than this; text that is still too long ends in an ellipsis
 * @bold: whether bold
 * @wraps: whether it may take several lines, from the top of its room; else it stands in the middle of its height
 * @ink: colour
 * @align: where it stands: 0 left, 0.5 in the middle, 1 right
 *
 * Private to this layer: how a text gets into a room on paper.
 */
typedef struct {
  double size;
  double least;
  gboolean bold;
  gboolean wraps;
  ForconInk ink;
  double align;
} ForconFit;

/**
 * forcon_fit_shrink:
 * @draw: the drawing
 * @text: what will be written
 * @lettering: (inout): how; its size becomes as small as it has to be
 * @room: where
 * @least: but no smaller than this
 *
 * Returns: whether it fits
 */
gboolean forcon_fit_shrink (const ForconDraw *draw, const char *text, ForconLettering *lettering, const ForconBox *room,
                            double least);

/**
 * forcon_fit_height:
 * @draw: the drawing
 * @text: one paragraph
 * @width: of its room
 * @fit: how it gets there
 *
 * Returns: how high its room has to be for all of it at its full size
 */
double forcon_fit_height (const ForconDraw *draw, const char *text, double width, const ForconFit *fit);

/**
 * forcon_fit_text:
 * @draw: the drawing
 * @text: (nullable): one paragraph that is safe to show; nothing is written of an empty one
 * @room: where it has to stay
 * @fit: how it gets there
 *
 * Writes a text as large as there is room for.
 *
 * Returns: how wide it is
 */
double forcon_fit_text (const ForconDraw *draw, const char *text, const ForconBox *room, const ForconFit *fit);

G_END_DECLS
