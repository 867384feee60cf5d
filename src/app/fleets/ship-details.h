/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/game/game.h"

G_BEGIN_DECLS

/* A ship in full: its card, what is broken, where it is and what it has to do; and the master's hand on its values. */
#define FORCON_TYPE_SHIP_DETAILS (forcon_ship_details_get_type ())
G_DECLARE_FINAL_TYPE (ForconShipDetails, forcon_ship_details, FORCON, SHIP_DETAILS, AdwWindow)

/**
 * forcon_ship_details_present:
 * @owner: for whom
 * @game: the campaign
 * @ship: one of its ships
 *
 * Returns: (transfer none): its window, before that of @owner, whose actions it has
 */
ForconShipDetails *forcon_ship_details_present (GtkWidget *owner, ForconGame *game, ForconShipId ship);

/**
 * forcon_ship_details_choose:
 * @self: a window
 * @value: what is to be set, one of those that a campaign sets
 */
void forcon_ship_details_choose (ForconShipDetails *self, ForconValue value);

G_END_DECLS
