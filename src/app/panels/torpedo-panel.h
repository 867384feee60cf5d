/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "app/session/session.h"

G_BEGIN_DECLS

/* Moving salvos, and what else there is to do in the torpedo step. */
#define FORCON_TYPE_TORPEDO_PANEL (forcon_torpedo_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconTorpedoPanel, forcon_torpedo_panel, FORCON, TORPEDO_PANEL, ForconPanel)

/* Puts the focus into the first leg of the salvo's way, if there is one to move. */
void forcon_torpedo_panel_focus_legs (ForconTorpedoPanel *self);

G_END_DECLS
