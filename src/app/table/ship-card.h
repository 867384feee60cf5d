/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* The card of the selected ship (F-SHIP-3) as it stands now. */
#define FORCON_TYPE_SHIP_CARD (forcon_ship_card_get_type ())
G_DECLARE_FINAL_TYPE (ForconShipCard, forcon_ship_card, FORCON, SHIP_CARD, ForconPanel)

/**
 * forcon_ship_card_focus_weapons:
 * @self: a card
 *
 * Returns: whether there is a weapon that can be chosen, and it has the focus now
 */
gboolean forcon_ship_card_focus_weapons (ForconShipCard *self);

G_END_DECLS
