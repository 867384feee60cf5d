/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The classes of the fleets that come with the program, for games that begin with none. */

#include <gio/gio.h>

#include "campaign/editing/entity.h"
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

/**
 * forcon_ready_fleet:
 * @rules: the rules by which the fleet books are read
 *
 * Returns: (transfer full): the ships of all ready-made fleet books, as forcon_scenario_take_book() adds them; a book
 *   that cannot be read is left out
 */
ForconCampaign *forcon_ready_fleet (const ForconRules *rules);

/**
 * forcon_ready_ship_values:
 * @ready: a ready-made fleet
 * @place: a ship in it, from 1
 * @named: whether the ship itself is meant, and not only its class
 *
 * Returns: (transfer full): what such a ship is, "property=value" on a line each, without id and name unless it is
 *   @named
 */
char *forcon_ready_ship_values (const ForconCampaign *ready, guint place, gboolean named);

G_END_DECLS
