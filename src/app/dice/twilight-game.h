/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "storage/dice/twilight-file.h"
#include "twilight/rules/twilight-journal.h"
#include "twilight/rules/twilight-owed.h"

G_BEGIN_DECLS

/*
 * A fleet-dice clash at a window: first it is set up, then it is played. It holds no rule: what is owed, what may be
 * done and what comes of it is asked of src/twilight. Signals: "changed": the set-up or the clash is another now, or
 * other dice are waited for; "refused" (const ForconTwilightVerdict *): what was wanted cannot be done.
 */
#define FORCON_TYPE_TWILIGHT_GAME (forcon_twilight_game_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightGame, forcon_twilight_game, FORCON, TWILIGHT_GAME, GObject)

/**
 * forcon_twilight_game_new:
 * @error: #ForconFileError
 *
 * Returns: (transfer full) (nullable): a clash in space that is to be set up; %NULL where its rules cannot be read
 */
ForconTwilightGame *forcon_twilight_game_new (GError **error);

/* Returns: (transfer none): those of the clash as it is now; another clash may bring others */
const ForconTwilightRules *forcon_twilight_game_rules (ForconTwilightGame *self);

/**
 * forcon_twilight_game_clash:
 * @self: a clash
 *
 * Returns: (transfer none): as it stands, or as it is set up
 */
const ForconTwilightClash *forcon_twilight_game_clash (ForconTwilightGame *self);

/* Returns: (transfer none) (array length=2): what each side does where nobody chooses */
const ForconTwilightPlan *forcon_twilight_game_plans (ForconTwilightGame *self);

/**
 * forcon_twilight_game_set_plan:
 * @self: a clash
 * @side: whose plan
 * @plan: what that side does where nobody chooses
 */
void forcon_twilight_game_set_plan (ForconTwilightGame *self, ForconTwilightSide side, const ForconTwilightPlan *plan);

/* The set-up */

/**
 * forcon_twilight_game_draft:
 * @self: a clash
 *
 * Returns: (transfer none) (nullable): the set-up, to be changed by whoever then calls
 *   forcon_twilight_game_draft_changed(); %NULL once the clash is played
 */
ForconTwilightClash *forcon_twilight_game_draft (ForconTwilightGame *self);

/**
 * forcon_twilight_game_draft_force:
 * @self: a clash
 * @side: whose
 *
 * Returns: (transfer none) (nullable): the units that are being set up: in space, or on the planet that is chosen;
 *   %NULL once the clash is played
 */
ForconForce *forcon_twilight_game_draft_force (ForconTwilightGame *self, ForconTwilightSide side);

/**
 * forcon_twilight_game_take_force:
 * @self: a clash that is set up
 * @side: whose
 * @force: its units, all of them intact
 *
 * Takes these for the units that are being set up. What was damaged before stays so.
 */
void forcon_twilight_game_take_force (ForconTwilightGame *self, ForconTwilightSide side, const ForconForce *force);

/* Returns: which of the planets is being set up, from 0 */
guint forcon_twilight_game_draft_planet (ForconTwilightGame *self);

void forcon_twilight_game_set_draft_planet (ForconTwilightGame *self, guint planet);

/* Another planet, which is set up next. */
void forcon_twilight_game_add_planet (ForconTwilightGame *self);

/* Drops the planet that is being set up; one stays. */
void forcon_twilight_game_remove_planet (ForconTwilightGame *self);

/* Another adjacent system, in which there is nothing yet. */
void forcon_twilight_game_add_neighbour (ForconTwilightGame *self);

/* Drops an adjacent system, by its place from 0. */
void forcon_twilight_game_remove_neighbour (ForconTwilightGame *self, guint place);

void forcon_twilight_game_draft_changed (ForconTwilightGame *self);

/**
 * forcon_twilight_game_set_place:
 * @self: a clash that is set up
 * @place: where it is fought
 *
 * The ground needs a planet; the first one comes by itself.
 */
void forcon_twilight_game_set_place (ForconTwilightGame *self, ForconTwilightPlace place);

/**
 * forcon_twilight_game_may_begin:
 * @self: a clash
 *
 * Returns: whether the set-up has somebody to fight with somebody
 */
gboolean forcon_twilight_game_may_begin (ForconTwilightGame *self);

/* Begins to play what is set up. */
void forcon_twilight_game_begin (ForconTwilightGame *self);

/**
 * forcon_twilight_game_start:
 * @self: a clash
 * @start: a clash by the rules "twilight" that can begin, see forcon_twilight_clash_ready()
 *
 * Plays a clash that somebody else has prepared.
 */
void forcon_twilight_game_start (ForconTwilightGame *self, const ForconTwilightClash *start);

/* Goes back to the set-up of what is played. */
void forcon_twilight_game_set_up_again (ForconTwilightGame *self);

/* The clash */

/**
 * forcon_twilight_game_journal:
 * @self: a clash
 *
 * Returns: (transfer none) (nullable): what was done; %NULL while it is set up
 */
const ForconTwilightJournal *forcon_twilight_game_journal (ForconTwilightGame *self);

/* Returns: what the clash waits for; nothing while it is set up */
ForconTwilightOwed forcon_twilight_game_owed (ForconTwilightGame *self);

/**
 * forcon_twilight_game_propose:
 * @self: a clash
 * @command: (out): what the file says beforehand, or else what the plans of the sides would have done next
 *
 * Returns: whether there is anything to be done
 */
gboolean forcon_twilight_game_propose (ForconTwilightGame *self, ForconTwilightCommand *command);

/**
 * forcon_twilight_game_try:
 * @self: a clash that is played
 * @command: what somebody might want
 *
 * Returns: what would come of it; that it needs dice is no refusal
 */
ForconTwilightVerdict forcon_twilight_game_try (ForconTwilightGame *self, const ForconTwilightCommand *command);

gboolean forcon_twilight_game_allows (ForconTwilightGame *self, const ForconTwilightCommand *command);

/**
 * forcon_twilight_game_do:
 * @self: a clash that is played
 * @command: what is wanted
 *
 * Has it done; the generator throws the dice. What was being typed for something else is dropped.
 *
 * Returns: whether it was done; if not, "refused" has said why
 */
gboolean forcon_twilight_game_do (ForconTwilightGame *self, const ForconTwilightCommand *command);

/**
 * forcon_twilight_game_ask:
 * @self: a clash that is played
 * @command: what is wanted
 *
 * Has it done if it needs no dice; else asks for them, see forcon_twilight_game_request().
 */
void forcon_twilight_game_ask (ForconTwilightGame *self, const ForconTwilightCommand *command);

/* Returns: (transfer none) (nullable): the roll that can be typed now */
const ForconTwilightRequest *forcon_twilight_game_request (ForconTwilightGame *self);

/* Returns: (transfer none) (nullable): what somebody wanted that waits for dice; %NULL where it is only what comes
 * next */
const ForconTwilightCommand *forcon_twilight_game_asked (ForconTwilightGame *self);

/**
 * forcon_twilight_game_answer:
 * @self: a clash that waits for dice
 * @faces: (array length=n_faces): 1 to 10 as they lie on the table, 0 to leave one to the generator
 * @n_faces: how many; of this roll or of the next ones too
 *
 * Goes on with these dice. Those of a refused answer are dropped, the ones before it stay.
 *
 * Returns: whether the command is done now
 */
gboolean forcon_twilight_game_answer (ForconTwilightGame *self, const guint8 *faces, guint n_faces);

/* Leaves all dice that are still asked for to the generator; those that were typed stay. Returns: whether it is done */
gboolean forcon_twilight_game_roll_rest (ForconTwilightGame *self);

/**
 * forcon_twilight_game_requests:
 * @self: a clash
 *
 * Returns: (transfer full) (element-type ForconTwilightRequest): all dice that are still to be thrown for what is
 *   asked, group by group; none where nothing is
 */
GArray *forcon_twilight_game_requests (ForconTwilightGame *self);

/**
 * forcon_twilight_game_go_on:
 * @self: a clash that is played
 *
 * Does what the plans propose next. Dice that are waited for are thrown by forcon_twilight_game_roll_rest() only, so
 * that who goes on does not throw unawares.
 */
void forcon_twilight_game_go_on (ForconTwilightGame *self);

/* Drops a command that waits for dice, with those typed so far. */
void forcon_twilight_game_cancel (ForconTwilightGame *self);

gboolean forcon_twilight_game_can_undo (ForconTwilightGame *self);
gboolean forcon_twilight_game_can_redo (ForconTwilightGame *self);

/* Takes back the last command, dice and all. */
void forcon_twilight_game_undo (ForconTwilightGame *self);

/* Does again what was undone last, with the dice that fell. */
void forcon_twilight_game_redo (ForconTwilightGame *self);

/**
 * forcon_twilight_game_lost:
 * @self: a clash
 * @side: whose
 * @unit: of which kind
 *
 * Returns: how many of them have been destroyed or removed
 */
guint forcon_twilight_game_lost (ForconTwilightGame *self, ForconTwilightSide side, ForconUnitId unit);

/* Its file */

/**
 * forcon_twilight_game_open:
 * @self: a clash
 * @path: a file of a fleet-dice clash
 * @error: #ForconFileError
 *
 * Takes the clash of that file, played as far as it says; on failure the one that was there stays. A clash that
 * comes with the program is a template: it is saved under a name of its own.
 *
 * Returns: whether it is open; the error's message is one whole line for people
 */
gboolean forcon_twilight_game_open (ForconTwilightGame *self, const char *path, GError **error);

/* Likewise with a copy that was kept: it has no file of its own yet. */
gboolean forcon_twilight_game_recover (ForconTwilightGame *self, const char *path, GError **error);

/**
 * forcon_twilight_game_save:
 * @self: a clash
 * @path: (nullable): where to; %NULL for where it came from
 * @error: return location, or %NULL
 *
 * Returns: whether the set-up, with all commands and their dice, is on disk
 */
gboolean forcon_twilight_game_save (ForconTwilightGame *self, const char *path, GError **error);

/* Returns: (transfer full): the set-up, or the clash with all that was played, as a file holds it */
char *forcon_twilight_game_to_xml (ForconTwilightGame *self);

/* Returns: (transfer none) (nullable): the file in which it was saved */
const char *forcon_twilight_game_path (ForconTwilightGame *self);

/* Returns: whether something would be lost */
gboolean forcon_twilight_game_modified (ForconTwilightGame *self);

/* Returns: (transfer full): who fights where, or what it is */
char *forcon_twilight_game_title (ForconTwilightGame *self);

G_END_DECLS
