/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * A line of an order sheet that is being written, with a list of how its last word could go on. Signal: "activate"
 * when Enter is pressed and nothing is offered.
 */
#define FORCON_TYPE_ORDER_ENTRY (forcon_order_entry_get_type ())
G_DECLARE_FINAL_TYPE (ForconOrderEntry, forcon_order_entry, FORCON, ORDER_ENTRY, ForconPanel)

/* Whose order it is: only what this admiral can name is offered. */
void forcon_order_entry_set_admiral (ForconOrderEntry *self, ForconSideId admiral);

void forcon_order_entry_set_text (ForconOrderEntry *self, const char *text);
const char *forcon_order_entry_get_text (ForconOrderEntry *self);

G_END_DECLS
