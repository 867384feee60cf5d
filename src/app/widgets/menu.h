/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * forcon_menu:
 * @id: of a menu in ui/menus.ui
 *
 * All windows share their menus: a popover of GTK 4.8 never lets go of the sections of its menu, and a menu for each
 * window would be kept for ever.
 *
 * Returns: (transfer none): the menu, in the user's language
 */
GMenuModel *forcon_menu (const char *id);

G_END_DECLS
