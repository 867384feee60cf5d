/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "app/orders/reading-item.h"

G_BEGIN_DECLS

/*
 * The lines of one sheet and what each is read as. Signals: "chosen" when another line is selected; "picked" with a
 * number that was typed, 0 to 9: which reading of the selected line is meant; "entered" when Enter is pressed on a
 * line.
 */
#define FORCON_TYPE_READING_LIST (forcon_reading_list_get_type ())
G_DECLARE_FINAL_TYPE (ForconReadingList, forcon_reading_list, FORCON, READING_LIST, ForconPanel)

/**
 * forcon_reading_of_key:
 * @key: a key
 * @state: what else is held down
 *
 * Returns: the reading that is picked by a digit, 0 to 9; −1 for any other key
 */
gint forcon_reading_of_key (guint key, GdkModifierType state);

/**
 * forcon_reading_list_show:
 * @self: a list
 * @items: (element-type ForconReadingItem): what stands in it from now on
 *
 * Changes only the rows that have changed; the selection stays on its row.
 */
void forcon_reading_list_show (ForconReadingList *self, GPtrArray *items);

/* Returns: (transfer none): its rows */
GListModel *forcon_reading_list_items (ForconReadingList *self);

/* Returns: (transfer none) (nullable): the line that is selected */
ForconReadingItem *forcon_reading_list_chosen (ForconReadingList *self);

void forcon_reading_list_choose_line (ForconReadingList *self, ForconLineId line);

/* The first row that comes from this line of the sheet, or from the last before it that has one, unless a row of the
 * line is selected already. */
void forcon_reading_list_choose_number (ForconReadingList *self, gint number);

G_END_DECLS
