/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "app/session/session.h"

G_BEGIN_DECLS

/* The master's hand: sets, places, creates and removes whatever is chosen, with a reason. */
#define FORCON_TYPE_HAND_PANEL (forcon_hand_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconHandPanel, forcon_hand_panel, FORCON, HAND_PANEL, ForconPanel)

G_END_DECLS
