/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/fleets/fleet-item.h"

G_BEGIN_DECLS

/* A ship's card on the screen, as sharp as the screen is. Properties: "item", "least-width" (px). */
#define FORCON_TYPE_FLEET_CARD (forcon_fleet_card_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetCard, forcon_fleet_card, FORCON, FLEET_CARD, GtkWidget)

GtkWidget *forcon_fleet_card_new (void);

/**
 * forcon_fleet_card_set_item:
 * @self: a card
 * @item: (nullable): whose card it is from now on
 */
void forcon_fleet_card_set_item (ForconFleetCard *self, ForconFleetItem *item);

/**
 * forcon_fleet_card_set_least_width:
 * @self: a card
 * @width: px; a list has as many columns as there is room for cards of it
 */
void forcon_fleet_card_set_least_width (ForconFleetCard *self, int width);

/**
 * forcon_fleet_card_catch_up:
 * @self: a card
 *
 * Draws it if it has come into view without having been drawn.
 */
void forcon_fleet_card_catch_up (ForconFleetCard *self);

G_END_DECLS
