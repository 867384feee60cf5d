/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/session/session.h"

G_BEGIN_DECLS

/* One weapon of the selected ship: what it is, whether it can fire, and in the fire step whether it shall. */
#define FORCON_TYPE_WEAPON_ROW (forcon_weapon_row_get_type ())
G_DECLARE_FINAL_TYPE (ForconWeaponRow, forcon_weapon_row, FORCON, WEAPON_ROW, GtkWidget)

GtkWidget *forcon_weapon_row_new (ForconSession *session, guint weapon);
void forcon_weapon_row_refresh (ForconWeaponRow *self);
gboolean forcon_weapon_row_focus (ForconWeaponRow *self);

G_END_DECLS
