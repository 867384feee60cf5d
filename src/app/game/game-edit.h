/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "campaign/editing/flaws.h"

G_BEGIN_DECLS

/*
 * A campaign that has not begun can be edited, on the pages that play it. How a page binds to that:
 *
 *   forcon_panel_class_connect (klass, "notify::editing", on_editing);   shows or puts aside what edits
 *   forcon_panel_class_connect (klass, "changed", …);                    as ever: after each edit, undo and redo
 *   forcon_panel_class_connect (klass, "selected", …);                   another thing is edited, maybe on another page
 *
 * In on_editing it asks forcon_game_editing(). It edits by the functions below, and never by a state of its own: what
 * is edited is on the disk, in the journal, and can be undone. Ids and places of things change with every edit, so a
 * page keeps none of them over a "changed"; what is selected follows by itself.
 *
 * Values are "property=value" on a line each, as forcon_entity_read() takes them.
 */

/**
 * forcon_game_editable:
 * @self: a game
 *
 * Returns: whether a campaign is open that can be edited: it has a file, can be written, and has not begun
 */
gboolean forcon_game_editable (ForconGame *self);

/* Whether the campaign is being edited: the property "editing". */
gboolean forcon_game_editing (ForconGame *self);

/* Only what is editable can be edited. What had been edited when it was closed is edited again when it is opened. */
void forcon_game_set_editing (ForconGame *self, gboolean editing);

/**
 * forcon_game_flaws:
 * @self: a game
 *
 * What is wrong with the campaign is found once after each change, whoever asks.
 *
 * Returns: (transfer none) (element-type ForconFlaw): as of forcon_campaign_flaws(), until the next change; there are
 *   none unless the campaign can be edited
 */
const GArray *forcon_game_flaws (ForconGame *self);

/**
 * forcon_game_select:
 * @self: a game with a campaign
 * @entity: a kind
 * @place: which one, from 1; 0 is none
 *
 * Selects what is edited, and what can be seen of it on the pages: for a moon its sector.
 */
void forcon_game_select (ForconGame *self, ForconEntity entity, guint place);

/**
 * forcon_game_selected:
 * @self: a game
 * @entity: (out): its kind
 *
 * What was selected by forcon_game_select(), or on a page: the ship before its formation before its sector.
 *
 * Returns: which one, from 1, or 0 if nothing is selected
 */
guint forcon_game_selected (ForconGame *self, ForconEntity *entity);

/**
 * forcon_game_add:
 * @self: a game that is edited
 * @entity: a kind
 * @values: (nullable): what it says; the rest is completed
 *
 * Adds something and selects it, or tells why not by "refused".
 *
 * Returns: its place, or 0
 */
guint forcon_game_add (ForconGame *self, ForconEntity entity, const char *values);

/**
 * forcon_game_change:
 * @self: a game that is edited
 * @entity: a kind
 * @place: which one, from 1
 * @values: what it says from now on
 * @why: (out) (optional): why not; without it that is told by "refused"
 *
 * Where nothing is otherwise, nothing is done.
 *
 * Returns: whether it says so now
 */
gboolean forcon_game_change (ForconGame *self, ForconEntity entity, guint place, const char *values,
                             ForconCampaignVerdict *why);

/* Returns: (transfer full): "property=value"; the value becomes one line without blanks at its ends */
char *forcon_game_property_line (const char *property, const char *value);

/* Likewise for one property, as a line of forcon_game_property_line(). */
gboolean forcon_game_change_property (ForconGame *self, ForconEntity entity, guint place, const char *property,
                                      const char *value, ForconCampaignVerdict *why);

/* Removes something and what only describes it, or tells why not. Returns: whether it is gone */
gboolean forcon_game_remove (ForconGame *self, ForconEntity entity, guint place);

/**
 * forcon_game_do_edits:
 * @self: a game that is edited
 * @edits: a list of edits, as one command
 *
 * Does all of them, or tells why not by "refused".
 *
 * Returns: whether they are done
 */
gboolean forcon_game_do_edits (ForconGame *self, const char *edits);

/**
 * forcon_game_set_other_names:
 * @self: a game that is edited
 * @entity: a kind that has names
 * @place: which one, from 1
 * @names: what order sheets call it too, with commas
 * @only: whether it is called nothing else from now on
 *
 * Changes the other names in one run, and selects what they are of.
 */
void forcon_game_set_other_names (ForconGame *self, ForconEntity entity, guint place, const char *names, gboolean only);

/* Begins several edits that are undone as one and shown at once. Returns: for forcon_game_end_edits() */
guint forcon_game_begin_edits (ForconGame *self);
void forcon_game_end_edits (ForconGame *self, guint run);

/* The place of a formation among the entities, from 1; 0 of one that was formed in play, or none. */
guint forcon_game_place_of_formation (ForconGame *self, ForconFormationId formation);

/* The sector in which something is, to be shown on the map, or none. */
ForconSectorId forcon_game_sector_of (ForconGame *self, ForconEntity entity, guint place);

/**
 * forcon_game_change_rule:
 * @path: of a number of the rules
 * @value: (nullable): what it is to be, as files have it; %NULL: as in Forcon 2010
 * @why: (out): why not
 *
 * Returns: whether it is that now
 */
gboolean forcon_game_change_rule (ForconGame *self, const char *path, const char *value, ForconCampaignVerdict *why);

G_END_DECLS
