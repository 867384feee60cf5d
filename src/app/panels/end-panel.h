/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "app/session/session.h"

G_BEGIN_DECLS

/* What the selected ship may do at the end of the turn: damage control above all. */
#define FORCON_TYPE_END_PANEL (forcon_end_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconEndPanel, forcon_end_panel, FORCON, END_PANEL, ForconPanel)

G_END_DECLS
