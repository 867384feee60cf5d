/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * The rows of a list view, each of which takes milliseconds to lay out: rows at both ends that stay the same are left
 * alone, and of many that are new a few are laid out in each frame, so that the window answers in between; rows behind
 * those, where they are fewer, come after them again.
 */
typedef struct _ForconGradualRows ForconGradualRows;

/**
 * forcon_gradual_rows_new:
 * @widget: the list's widget, which outlives the rows
 * @type: of the items
 *
 * Returns: (transfer full): no rows
 */
ForconGradualRows *forcon_gradual_rows_new (GtkWidget *widget, GType type);
void forcon_gradual_rows_free (ForconGradualRows *rows);

/* Returns: (transfer none): all items; what is inserted here and removed is seen at once */
GListStore *forcon_gradual_rows_items (ForconGradualRows *rows);

/* Returns: (transfer none): those that are laid out, for the view */
GListModel *forcon_gradual_rows_laid_out (ForconGradualRows *rows);

/**
 * forcon_gradual_rows_set:
 * @rows: rows
 * @selection: (nullable): of those that are laid out: what is selected stays so, or else what has its place
 * @items: (element-type GObject): the items from now on
 * @equal: whether two items look the same
 */
void forcon_gradual_rows_set (ForconGradualRows *rows, GtkSingleSelection *selection, GPtrArray *items,
                              GEqualFunc equal);

/* Lays out a row and those before it at once: it is to be selected. */
void forcon_gradual_rows_reach (ForconGradualRows *rows, guint place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconGradualRows, forcon_gradual_rows_free)

G_END_DECLS
