/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Letters at most of a path. */
#define FORCON_OUTLINE_MAX 8000

typedef enum {
  FORCON_OUTLINE_MOVE,
  FORCON_OUTLINE_LINE,
  FORCON_OUTLINE_CURVE, /* a cubic curve: two handles and its end */
  FORCON_OUTLINE_CLOSE,
} ForconOutlineKind;

/* One step of an outline; of a move and a line only the first point counts, of a close none. */
typedef struct {
  ForconOutlineKind kind;
  double x[3];
  double y[3];
} ForconOutlineStep;

/**
 * forcon_outline_parse:
 * @path: a path as the attribute "d" of SVG 1.1 has it; nothing in it is trusted
 *
 * Returns: (transfer full) (nullable) (element-type ForconOutlineStep): its steps, moved and scaled as a whole so that
 *   all points lie in the circle of radius 1 round the origin, y downwards; %NULL where it cannot be read, is longer
 *   than %FORCON_OUTLINE_MAX or encloses nothing
 */
GArray *forcon_outline_parse (const char *path);

/**
 * forcon_outline_format:
 * @outline: (element-type ForconOutlineStep): what forcon_outline_parse() returned
 *
 * Returns: (transfer full): a short path that looks the same, in whole numbers from -100 to 100
 */
char *forcon_outline_format (const GArray *outline);

/**
 * forcon_outline_from_svg:
 * @svg: an SVG file
 * @length: bytes
 *
 * Takes the paths and polygons of a drawing together; where they lie in others with a "transform" they are taken as
 * they stand.
 *
 * Returns: (transfer full) (nullable): as of forcon_outline_format(), or %NULL where there is no outline in it, or one
 *   with too many corners
 */
char *forcon_outline_from_svg (const char *svg, gsize length);

G_END_DECLS
