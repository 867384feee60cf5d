/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "app/orders/reading-item.h"

G_BEGIN_DECLS

/* One line of a sheet in the list of readings: its mark, what was written, and what it is read as. */
#define FORCON_TYPE_READING_CARD (forcon_reading_card_get_type ())
G_DECLARE_FINAL_TYPE (ForconReadingCard, forcon_reading_card, FORCON, READING_CARD, ForconPanel)

/* Returns: (transfer floating): an empty card */
GtkWidget *forcon_reading_card_new (void);

/**
 * forcon_reading_card_set_item:
 * @self: a card
 * @item: (nullable): what it shows from now on
 */
void forcon_reading_card_set_item (ForconReadingCard *self, ForconReadingItem *item);

G_END_DECLS
