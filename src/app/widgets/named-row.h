/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * A box for the rows of lists. GTK gives rows no accessible name before 4.12, so a screen reader that stands on one
 * would say nothing: this names the row that it lies in.
 */
#define FORCON_TYPE_NAMED_ROW (forcon_named_row_get_type ())
G_DECLARE_FINAL_TYPE (ForconNamedRow, forcon_named_row, FORCON, NAMED_ROW, GtkBox)

G_END_DECLS
