/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "forcon-session.h"

G_BEGIN_DECLS

/* All ships by side: the table's mirror for the keyboard and for a screen reader. */
#define FORCON_TYPE_SHIP_LIST (forcon_ship_list_get_type ())
G_DECLARE_FINAL_TYPE (ForconShipList, forcon_ship_list, FORCON, SHIP_LIST, GtkWidget)

void forcon_ship_list_set_session (ForconShipList *self, ForconSession *session);

G_END_DECLS
