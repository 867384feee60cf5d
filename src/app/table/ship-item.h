/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/row-item.h"
#include "app/session/session.h"

G_BEGIN_DECLS

/**
 * ForconShipItem:
 *
 * A row of the list of ships: a ship, or the heading of its side. Its texts are bound in the row's template.
 */
#define FORCON_TYPE_SHIP_ITEM (forcon_ship_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconShipItem, forcon_ship_item, FORCON, SHIP_ITEM, ForconRowItem)

ForconShipItem *forcon_ship_item_new_ship (ForconShipId ship);
ForconShipItem *forcon_ship_item_new_side (ForconSideId side);
ForconShipId forcon_ship_item_ship (ForconShipItem *self);
void forcon_ship_item_refresh (ForconShipItem *self, ForconSession *session);

G_END_DECLS
