/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "forcon-sector-map.h"
#include "forcon-style.h"

G_BEGIN_DECLS

/* What lies at a place of the map; what is not there is none or %NULL. Borrowed from the model. */
typedef struct {
  ForconSectorId sector;
  const ForconMapToken *token;
  const ForconMapSign *sign;
  const ForconMapNote *note;
} ForconMapThing;

/**
 * ForconMapSize:
 * @width, @height: of a PNG or an SVG, px; 0 for as large as the map needs
 *
 * A PDF is a page of A4, or of A3 for a large map, upright or not as the map is.
 */
typedef struct {
  guint width;
  guint height;
} ForconMapSize;

/**
 * ForconMapDraft:
 * @formation: who shall move
 * @path: (array length=n_path) (nullable): sectors in their order, the first being where it is
 * @target: where it shall go, though there may be no path
 * @legal: whether it can
 * @words: (nullable): what it costs, or why not; one paragraph
 * @placed, @from_x, @from_y: whether it is known where its token stands, and that place, px
 * @held: whether it hangs on the pointer
 * @x, @y: the pointer, px
 *
 * A move that is being drawn up.
 */
typedef struct {
  ForconFormationId formation;
  const ForconSectorId *path;
  guint n_path;
  ForconSectorId target;
  gboolean legal;
  const char *words;
  gboolean placed;
  double from_x;
  double from_y;
  gboolean held;
  double x;
  double y;
} ForconMapDraft;

/* Pixels at most along a side of a picture. */
#define FORCON_MAP_PIXELS_MAX 16000

guint forcon_render_map (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style, const ForconCamera *camera,
                         double width, double height);
void forcon_render_map_draft (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
                              const ForconCamera *camera, double width, double height, const ForconMapDraft *draft);
double forcon_render_map_legend (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style, double width);
gboolean forcon_render_map_to_file (const ForconMapModel *map, const ForconStyle *style, ForconMapSize size,
                                    const char *path, GError **error);
ForconMapThing forcon_map_thing_at (const ForconMapModel *map, const ForconStyle *style, const ForconCamera *camera,
                                    double x, double y);

G_END_DECLS
