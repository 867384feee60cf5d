/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-document.h"
#include "forcon-folio.h"
#include "forcon-sector-map.h"

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

ForconMapPoster forcon_map_poster_plan (const ForconMapModel *map, guint across, const ForconPaperForm *form);
ForconFolio *forcon_map_poster_folio (const ForconMapModel *map, guint across, const ForconPaperForm *form);

ForconFigure forcon_map_figure (ForconMapModel *map, const ForconStyle *style, double width);

G_END_DECLS
