/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * The text of an order sheet with the numbers of its lines: one that is being typed, or one as it was handed in.
 * Signals: "typed" when the text has changed by hand; "line" with the number of the line, from 1, to which the
 * cursor went; "picked" with a digit that was pressed in a text that cannot be changed.
 */
#define FORCON_TYPE_SHEET_TEXT (forcon_sheet_text_get_type ())
G_DECLARE_FINAL_TYPE (ForconSheetText, forcon_sheet_text, FORCON, SHEET_TEXT, ForconPanel)

/**
 * forcon_sheet_text_get:
 * @self: a text
 *
 * Returns: (transfer full): what stands in it
 */
char *forcon_sheet_text_get (ForconSheetText *self);

/* A text that is being written from now on. */
void forcon_sheet_text_write (ForconSheetText *self, const char *text);

/* A text as it was handed in: it cannot be changed, and what in it could do harm is written out. */
void forcon_sheet_text_show (ForconSheetText *self, const char *text);

/* What stands in the margin beside the lines; see forcon_line_gutter_set_signs(). */
void forcon_sheet_text_set_signs (ForconSheetText *self, GHashTable *signs);

/* The number of the line, from 1, in which the cursor stands. */
gint forcon_sheet_text_line (ForconSheetText *self);

/* Sets a line, from 1, off from the others and brings it into view; 0 none. What is being typed stays where it is. */
void forcon_sheet_text_mark_line (ForconSheetText *self, gint number);

G_END_DECLS
