/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "engine/state/command.h"

G_BEGIN_DECLS

/* Ships that are dragged from one place of the window to another: a #ForconShips in a value. */
#define FORCON_TYPE_DRAGGED_SHIPS (forcon_dragged_ships_get_type ())
GType forcon_dragged_ships_get_type (void);
void forcon_dragged_ships_source_add (GtkWidget *widget, GtkListItem *list_item, GCallback prepare);

G_END_DECLS
