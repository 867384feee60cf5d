/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * The text of an order sheet with the numbers of its lines: one that is being typed, or one as it was handed in. Signals: "typed"
 * when the text has changed by hand; "line" with the number of the line, from 1, to which the cursor went.
 */
#define FORCON_TYPE_SHEET_TEXT (forcon_sheet_text_get_type ())
G_DECLARE_FINAL_TYPE (ForconSheetText, forcon_sheet_text, FORCON, SHEET_TEXT, ForconPanel)

char *forcon_sheet_text_get (ForconSheetText *self);
void forcon_sheet_text_write (ForconSheetText *self, const char *text);
void forcon_sheet_text_show (ForconSheetText *self, const char *text);
void forcon_sheet_text_set_signs (ForconSheetText *self, GHashTable *signs);
gint forcon_sheet_text_line (ForconSheetText *self);
void forcon_sheet_text_mark_line (ForconSheetText *self, gint number);

G_END_DECLS
