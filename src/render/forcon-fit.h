/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-draw.h"

G_BEGIN_DECLS

/* Nothing on paper is smaller than this, units of FORCON_PAPER_UNIT to the mm: 6.5 pt. */
#define FORCON_FIT_LEAST 11.5

/**
 * ForconFit:
 * @size: as large as this, where there is room
 * @least: and no smaller than this; what is too long all the same ends in an ellipsis
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

gboolean forcon_fit_shrink (const ForconDraw *draw, const char *text, ForconLettering *lettering, const ForconBox *room,
                            double least);
double forcon_fit_height (const ForconDraw *draw, const char *text, double width, const ForconFit *fit);
double forcon_fit_text (const ForconDraw *draw, const char *text, const ForconBox *room, const ForconFit *fit);

G_END_DECLS
