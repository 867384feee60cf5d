/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"
#include "app/orders/reading-item.h"

G_BEGIN_DECLS

/* What the master can do about one line of a sheet: pick a reading, write it anew, make it a remark. */
#define FORCON_TYPE_SETTLE_PANEL (forcon_settle_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconSettlePanel, forcon_settle_panel, FORCON, SETTLE_PANEL, ForconPanel)

void forcon_settle_panel_set_item (ForconSettlePanel *self, ForconReadingItem *item);
void forcon_settle_panel_pick (ForconSettlePanel *self, gint reading);

G_END_DECLS
