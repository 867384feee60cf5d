/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "forcon-session.h"

G_BEGIN_DECLS

/* The card of the selected ship (F-SHIP-3) as it stands now. */
#define FORCON_TYPE_SHIP_CARD (forcon_ship_card_get_type ())
G_DECLARE_FINAL_TYPE (ForconShipCard, forcon_ship_card, FORCON, SHIP_CARD, GtkWidget)

void forcon_ship_card_set_session (ForconShipCard *self, ForconSession *session);
gboolean forcon_ship_card_focus_weapons (ForconShipCard *self);

G_END_DECLS
