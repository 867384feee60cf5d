/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * An order that is put together from lists: who, what, where, against whom, how many, how. Signal: "composed" with the
 * text of the order, as it would stand in a sheet, whenever something was picked and nothing is missing.
 */
#define FORCON_TYPE_SLOTS_PANEL (forcon_slots_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconSlotsPanel, forcon_slots_panel, FORCON, SLOTS_PANEL, ForconPanel)

/**
 * forcon_slots_panel_set_line:
 * @self: a panel
 * @line: (nullable): a line of a sheet of the truth: its admiral's formations are offered, and what is picked first is
 *   what the first of its readings says
 */
void forcon_slots_panel_set_line (ForconSlotsPanel *self, const ForconLine *line);

G_END_DECLS
