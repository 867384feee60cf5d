/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "app/session/session.h"

G_BEGIN_DECLS

/* The selected ship's orders and the legs of its move, with what the rules say of it. */
#define FORCON_TYPE_MOVE_PANEL (forcon_move_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconMovePanel, forcon_move_panel, FORCON, MOVE_PANEL, ForconPanel)

/* Puts the focus into the first leg, if a move can be made. */
void forcon_move_panel_focus_legs (ForconMovePanel *self);

G_END_DECLS
