/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The ships of a campaign before play as a table that spreadsheets open and save (RFC 4180). */

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/**
 * forcon_ships_to_csv:
 * @campaign: a campaign
 *
 * A line for each ship: admiral, formation, ship (its id), name, flagship, and all that a ship has, named as in files.
 *
 * Returns: (transfer full): the table
 */
char *forcon_ships_to_csv (const ForconCampaign *campaign);

/**
 * forcon_ships_from_csv:
 * @text: a table with a first line of names; commas, semicolons or tabs between
 * @path: what errors call it
 * @campaign: a campaign before play
 * @rules: its rules
 * @lines: (out) (element-type guint): by edit, the line of the table that it is for
 * @error: #ForconFileError: which line, and what was expected there
 *
 * What a line says of a ship that is there is changed; an empty cell says nothing. A ship that is not there is added,
 * as is a formation; a new ship is "like" another one of its class where the line says no weapons. All lines count at
 * once: two ships can change their names, but no ship stands in two lines, and no formation has two flagships.
 *
 * Returns: (transfer full): edits as forcon_edits_command() takes them, empty where all is so already; %NULL with
 * @error
 *   set
 */
char *forcon_ships_from_csv (const char *text, const char *path, const ForconCampaign *campaign,
                             const ForconRules *rules, GArray **lines, GError **error);

G_END_DECLS
