/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/**
 * forcon_scenario_ship_values:
 * @path: a fleet book, or its name among the ready-made scenarios
 * @word: id of a named ship in it, or of a class
 * @rules: the rules
 * @error: #ForconFileError
 *
 * Returns: (transfer full): what such a ship is, as the commands that edit a scenario take it; of a class without id
 *   and name. %NULL with @error set where there is none
 */
char *forcon_scenario_ship_values (const char *path, const char *word, const ForconRules *rules, GError **error);

/**
 * forcon_scenario_take_book:
 * @campaign: a campaign that gets them, as ships of nobody
 * @path: a fleet book
 * @rules: the rules
 * @error: #ForconFileError
 *
 * Adds a ship of each class of the book, which is called as the class, and each of its named ships, in the order of
 * the book.
 *
 * Returns: whether the book was sound
 */
gboolean forcon_scenario_take_book (ForconCampaign *campaign, const char *path, const ForconRules *rules,
                                    GError **error);

G_END_DECLS
