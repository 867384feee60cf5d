/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "app/session/session.h"

G_BEGIN_DECLS

/* What the selected ship can do in this step of the turn. */
#define FORCON_TYPE_ACTION_PANEL (forcon_action_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconActionPanel, forcon_action_panel, FORCON, ACTION_PANEL, ForconPanel)

void forcon_action_panel_toggle_hand (ForconActionPanel *self);
void forcon_action_panel_focus_legs (ForconActionPanel *self);

G_END_DECLS
