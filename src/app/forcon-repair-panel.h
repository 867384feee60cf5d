/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "forcon-session.h"

G_BEGIN_DECLS

/* What is broken on the selected ship, to try damage control on. */
#define FORCON_TYPE_REPAIR_PANEL (forcon_repair_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconRepairPanel, forcon_repair_panel, FORCON, REPAIR_PANEL, GtkWidget)

void forcon_repair_panel_set_session (ForconRepairPanel *self, ForconSession *session);

G_END_DECLS
