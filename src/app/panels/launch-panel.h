/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "app/session/session.h"

G_BEGIN_DECLS

/* Drawing up a launch of torpedoes. */
#define FORCON_TYPE_LAUNCH_PANEL (forcon_launch_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconLaunchPanel, forcon_launch_panel, FORCON, LAUNCH_PANEL, ForconPanel)

G_END_DECLS
