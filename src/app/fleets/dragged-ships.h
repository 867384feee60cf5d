/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/state/command.h"

G_BEGIN_DECLS

/* Ships that are dragged from one place of the window to another: a #ForconShips in a value. */
#define FORCON_TYPE_DRAGGED_SHIPS (forcon_dragged_ships_get_type ())
GType forcon_dragged_ships_get_type (void);

/**
 * forcon_dragged_ships_source_add:
 * @widget: what shows a row or a card
 * @list_item: whose
 * @prepare: handler of the signal of #GtkDragSource, with @list_item as its data
 *
 * Lets ships be dragged from there.
 */
void forcon_dragged_ships_source_add (GtkWidget *widget, GtkListItem *list_item, GCallback prepare);

G_END_DECLS
