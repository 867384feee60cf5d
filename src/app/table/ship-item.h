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

/**
 * forcon_ship_item_new_ship:
 * @ship: a ship
 *
 * Returns: (transfer full): its row, still without texts
 */
ForconShipItem *forcon_ship_item_new_ship (ForconShipId ship);

/**
 * forcon_ship_item_new_side:
 * @side: a side
 *
 * Returns: (transfer full): the heading over its ships, still without texts
 */
ForconShipItem *forcon_ship_item_new_side (ForconSideId side);

/**
 * forcon_ship_item_ship:
 * @self: an item
 *
 * Returns: the ship, or none for the heading of a side
 */
ForconShipId forcon_ship_item_ship (ForconShipItem *self);

/**
 * forcon_ship_item_refresh:
 * @self: an item of the session's battle
 * @session: the session
 *
 * Brings the texts up to date; only what is another is told.
 */
void forcon_ship_item_refresh (ForconShipItem *self, ForconSession *session);

G_END_DECLS
