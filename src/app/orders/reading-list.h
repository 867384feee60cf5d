/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "app/orders/reading-item.h"

G_BEGIN_DECLS

/*
 * The lines of one sheet and what each is read as. Signals: "chosen" when another line is selected; "picked" with a number that
 * was typed, 0 to 9: which reading of the selected line is meant.
 */
#define FORCON_TYPE_READING_LIST (forcon_reading_list_get_type ())
G_DECLARE_FINAL_TYPE (ForconReadingList, forcon_reading_list, FORCON, READING_LIST, ForconPanel)

gint forcon_reading_of_key (guint key, GdkModifierType state);
void forcon_reading_list_show (ForconReadingList *self, GPtrArray *items);
GListModel *forcon_reading_list_items (ForconReadingList *self);
ForconReadingItem *forcon_reading_list_chosen (ForconReadingList *self);
void forcon_reading_list_choose_line (ForconReadingList *self, ForconLineId line);
void forcon_reading_list_choose_number (ForconReadingList *self, gint number);

G_END_DECLS
