/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "render/map/render-map.h"
#include "app/widgets/row-item.h"

G_BEGIN_DECLS

/**
 * ForconMapItem:
 *
 * A row of the list beside the map: a sector, or something in it. Its texts are bound in the row's template.
 */
#define FORCON_TYPE_MAP_ITEM (forcon_map_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconMapItem, forcon_map_item, FORCON, MAP_ITEM, ForconRowItem)

/**
 * forcon_map_item_new_sector:
 *
 * Returns: (transfer full): the heading of a sector
 */
ForconMapItem *forcon_map_item_new_sector (const ForconMapModel *map, ForconSectorId sector);

/**
 * forcon_map_item_new_token:
 *
 * Returns: (transfer full): the row of a formation; of a contact the row does not know which one it is
 */
ForconMapItem *forcon_map_item_new_token (const ForconMapModel *map, const ForconMapToken *token);

/**
 * forcon_map_item_new_text:
 *
 * Returns: (transfer full): the row of anything else
 */
ForconMapItem *forcon_map_item_new_text (ForconSectorId sector, const char *text);

ForconSectorId forcon_map_item_sector (ForconMapItem *self);
ForconFormationId forcon_map_item_formation (ForconMapItem *self);
gboolean forcon_map_item_is_sector (ForconMapItem *self);

/* Whoever looks for @other finds this one, too: the heading and what is below it. */
void forcon_map_item_add_words (ForconMapItem *self, ForconMapItem *other);

/**
 * forcon_map_item_matches:
 * @self: a row
 * @folded: what is looked for, its letters folded
 *
 * Returns: whether the row has it
 */
gboolean forcon_map_item_matches (ForconMapItem *self, const char *folded);

G_END_DECLS
