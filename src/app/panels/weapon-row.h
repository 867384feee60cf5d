/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/session/session.h"

G_BEGIN_DECLS

/* One weapon of the selected ship: what it is, whether it can fire, and in the fire step whether it shall. */
#define FORCON_TYPE_WEAPON_ROW (forcon_weapon_row_get_type ())
G_DECLARE_FINAL_TYPE (ForconWeaponRow, forcon_weapon_row, FORCON, WEAPON_ROW, GtkWidget)

/**
 * forcon_weapon_row_new:
 * @session: the session
 * @weapon: index of a weapon of its selected ship
 *
 * Returns: (transfer floating): a row, up to date
 */
GtkWidget *forcon_weapon_row_new (ForconSession *session, guint weapon);

/**
 * forcon_weapon_row_refresh:
 * @self: a row for a weapon of the session's selected ship
 *
 * Shows the weapon as it stands now, and what it can do to the target.
 */
void forcon_weapon_row_refresh (ForconWeaponRow *self);

/**
 * forcon_weapon_row_focus:
 * @self: a row
 *
 * Returns: whether the row can be ticked and has the focus now
 */
gboolean forcon_weapon_row_focus (ForconWeaponRow *self);

G_END_DECLS
