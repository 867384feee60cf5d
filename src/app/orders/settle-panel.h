/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"
#include "app/orders/reading-item.h"

G_BEGIN_DECLS

/*
 * What the master can do about one line of a sheet: pick a reading, write it anew, make it a remark. Signal:
 * "settled" when the line does not wait for the master any more by what was done here.
 */
#define FORCON_TYPE_SETTLE_PANEL (forcon_settle_panel_get_type ())
G_DECLARE_FINAL_TYPE (ForconSettlePanel, forcon_settle_panel, FORCON, SETTLE_PANEL, ForconPanel)

/**
 * forcon_settle_panel_set_item:
 * @self: a panel
 * @item: (nullable): the line that it is about from now on, one of the truth; without one it goes
 *
 * What is being typed for a line stays as long as the line does.
 */
void forcon_settle_panel_set_item (ForconSettlePanel *self, ForconReadingItem *item);

/**
 * forcon_settle_panel_pick:
 * @self: a panel
 * @reading: the reading of its line that is meant, from 1; 0 makes the line a remark
 */
void forcon_settle_panel_pick (ForconSettlePanel *self, gint reading);

G_END_DECLS
