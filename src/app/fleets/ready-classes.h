/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The classes of the fleets that come with the program, for games that begin with none. */

#include <gio/gio.h>

#include "engine/state/rules.h"

G_BEGIN_DECLS

/**
 * forcon_ready_classes_menu:
 * @rules: the rules by which the fleet books are read
 * @action: what a press on a class does, with a string for forcon_ready_class_values()
 *
 * Returns: (transfer full): the classes of all ready-made fleet books, a submenu for each book; a book that cannot be
 *   read is left out
 */
GMenuModel *forcon_ready_classes_menu (const ForconRules *rules, const char *action);

/**
 * forcon_ready_class_values:
 * @class: the target of an entry of the menu
 * @rules: the rules
 * @error: #ForconFileError
 *
 * Returns: (transfer full): what a ship of that class is, "property=value" on a line each, without id and name. %NULL
 *   with @error set where there is no such class
 */
char *forcon_ready_class_values (const char *class, const ForconRules *rules, GError **error);

G_END_DECLS
