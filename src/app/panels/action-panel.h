/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "app/session/session.h"

G_BEGIN_DECLS

/* What the selected ship can do in this step of the turn. */
#define FORCON_TYPE_ACTION_PANEL (forcon_action_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconActionPanel, forcon_action_panel, FORCON, ACTION_PANEL, ForconPanel)

/**
 * forcon_action_panel_toggle_hand:
 * @self: a panel
 *
 * Goes to the master's hand, or back to the turn.
 */
void forcon_action_panel_toggle_hand (ForconActionPanel *self);

/* Puts the focus into the first leg of the ship's or the salvo's move, if there is one to make. */
void forcon_action_panel_focus_legs (ForconActionPanel *self);

G_END_DECLS
