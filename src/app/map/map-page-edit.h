/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/map-page-private.h"
#include "campaign/editing/entity.h"

G_BEGIN_DECLS

/* Inside the map page while it is edited only. Places are columns and rows of a grid, or x and y without one. */

/* Of a map without a grid: how far apart sectors are placed that nobody points at. */
#define FORCON_MAP_FREE_STEP 100

gboolean forcon_map_page_is_grid (ForconMapPage *self);

/* Where a sector lies, by its place among the entities. */
void forcon_map_page_place_of (const ForconCampaign *campaign, guint sector, gint *across, gint *down);

/* Returns: the sector that lies there, or 0 */
guint forcon_map_page_sector_on (const ForconCampaign *campaign, gint across, gint down);

/* Returns: (transfer full): the place as values of a sector */
char *forcon_map_page_values_of_place (ForconMapPage *self, gint across, gint down);

/**
 * forcon_map_page_place_under:
 * @self: a page
 * @point: on the map
 * @across: (out): the nearest place of the grid, or the same point of a map without one
 * @down: (out): likewise
 *
 * Returns: whether there can be a sector; before the first column or row it takes forcon_map_page_make_room()
 */
gboolean forcon_map_page_place_under (ForconMapPage *self, ForconPoint point, gint *across, gint *down);

/* Finds where on the grid there is room beside what is there. */
void forcon_map_page_find_spots (ForconMapPage *self);

/* Returns: the middle of a place of the grid on the map that is shown */
ForconPoint forcon_map_page_point_of (ForconMapPage *self, gint across, gint down);

/* The free place that comes next: to the right of the selected sector, or of the last one. */
void forcon_map_page_next_place (ForconMapPage *self, gint *across, gint *down);

/**
 * forcon_map_page_make_room:
 * @self: a page
 * @across: (inout): a place, which may lie before the first column
 * @down: (inout): or before the first row
 *
 * Moves all sectors so that the place is one of the grid; it goes with them.
 *
 * Returns: whether it is one now
 */
gboolean forcon_map_page_make_room (ForconMapPage *self, gint *across, gint *down);

/**
 * ForconMapTool:
 * @edit: what a press and a drag on the map do
 * @entity: what of
 * @kind: which, of an object
 * @tunnel: whether what is joined is joined by a tunnel
 * @label: what it is called
 * @key: with Shift, where digits have come to an end; else 0
 *
 * What the palette offers.
 */
typedef struct {
  ForconMapEdit edit;
  ForconEntity entity;
  ForconSectorObjectKind kind;
  gboolean tunnel;
  const char *label;
  guint key;
} ForconMapTool;

/* map-page-palette.c */

/* Returns: (transfer none): the tool that is chosen */
const ForconMapTool *forcon_map_page_tool (ForconMapPage *self);

/* Has the map do what the tool that is chosen does. */
void forcon_map_page_show_tool (ForconMapPage *self);

/* Names the handlers, actions and keys of the palette for the template. */
void forcon_map_page_bind_palette (GtkWidgetClass *widget_class);

/* map-page-edit.c */

/**
 * forcon_map_page_place:
 * @self: a page
 * @sector: the sector at the point, or 0
 * @spot: the free place of the grid at the point, from 1 on, or 0
 * @point: where on the map; 0, 0 where nobody pointed
 *
 * Makes what the chosen tool makes, and puts the cursor into its name.
 */
void forcon_map_page_place (ForconMapPage *self, guint sector, guint spot, ForconPoint point);

G_END_DECLS
