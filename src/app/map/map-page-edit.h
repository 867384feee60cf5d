/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/map-page-private.h"

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

G_END_DECLS
