/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/map-view.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/**
 * ForconMapList:
 *
 * What a ForconMapView shows, in words: every sector with what is in it. For who does not see the map, or looks for
 * something.
 *
 * Signals: "chosen" (sector, formation): a person chose a row; the ids as numbers, 0 being none.
 */
#define FORCON_TYPE_MAP_LIST (forcon_map_list_get_type ())
G_DECLARE_FINAL_TYPE (ForconMapList, forcon_map_list, FORCON, MAP_LIST, ForconPanel)

/**
 * forcon_map_list_choose:
 * @self: a list
 * @sector: what has the ring on the map, or none
 * @formation: likewise
 *
 * Selects its row without telling.
 */
void forcon_map_list_choose (ForconMapList *self, ForconSectorId sector, ForconFormationId formation);

/**
 * forcon_map_list_rows:
 * @self: a list
 *
 * Returns: (transfer none): its rows, those that the search found
 */
GListModel *forcon_map_list_rows (ForconMapList *self);

G_END_DECLS
