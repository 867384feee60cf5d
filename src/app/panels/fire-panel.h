/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "app/session/session.h"

G_BEGIN_DECLS

/* Target and odds of the shot that is drawn up. */
#define FORCON_TYPE_FIRE_PANEL (forcon_fire_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconFirePanel, forcon_fire_panel, FORCON, FIRE_PANEL, ForconPanel)

G_END_DECLS
