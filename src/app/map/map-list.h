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

void forcon_map_list_choose (ForconMapList *self, ForconSectorId sector, ForconFormationId formation);
GListModel *forcon_map_list_rows (ForconMapList *self);

G_END_DECLS
