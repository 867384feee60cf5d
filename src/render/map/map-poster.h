/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/document.h"
#include "render/paper/folio.h"
#include "render/map/sector-map.h"

G_BEGIN_DECLS

/* Pages at most beside each other. */
#define FORCON_MAP_POSTER_MOST 8

/* Neighbouring pages show the same on so broad a strip, mm. */
#define FORCON_MAP_POSTER_OVERLAP 10.0

/**
 * ForconMapPoster:
 * @size: of each page, mm
 * @left, @top, @width, @height: of the part of a page that is map, mm
 * @columns, @rows: pages beside and below each other
 *
 * How a map is spread over pages. The upper left corner of the part in row r and column c lies at
 * c × (width − overlap), r × (height − overlap) of the whole.
 */
typedef struct {
  ForconPaperSize size;
  double left;
  double top;
  double width;
  double height;
  guint columns;
  guint rows;
} ForconMapPoster;

/**
 * forcon_map_poster_plan:
 * @map: what is printed
 * @across: how many pages beside each other, up to FORCON_MAP_POSTER_MOST; 0 chooses: as few pages as let sectors be
 *   large enough for the counters of the game, on A3 one
 * @form: on what
 *
 * Returns: the pages that waste the least paper
 */
ForconMapPoster forcon_map_poster_plan (const ForconMapModel *map, guint across, const ForconPaperForm *form);

/**
 * forcon_map_poster_folio:
 * @map: what is printed; nothing of it is kept
 * @across: as of forcon_map_poster_plan()
 * @form: on what
 *
 * The whole map with its title and its legend, for the wall: on one page, or on several that are glued together.
 *
 * Returns: (transfer full): the pages, row by row
 */
ForconFolio *forcon_map_poster_folio (const ForconMapModel *map, guint across, const ForconPaperForm *form);

/**
 * forcon_map_figure:
 * @map: (transfer full): what it shows
 * @style: how it will look
 * @width: how wide it will be, mm
 *
 * Returns: the whole map with its legend below it, as a picture of a document
 */
ForconFigure forcon_map_figure (ForconMapModel *map, const ForconStyle *style, double width);

G_END_DECLS
