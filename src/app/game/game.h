/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "campaign/knowledge/knowledge.h"
#include "report/history/return-summary.h"
#include "app/game/roller.h"
#include "storage/scenario/scenario.h"
#include "storage/script/script.h"
#include "storage/store/store.h"

G_BEGIN_DECLS

/**
 * ForconGame:
 *
 * The campaign on the master's desk: its file, its clock, what is selected, and a command that waits for dice. It
 * has no widgets and knows no rule. Whatever is done to the campaign goes through it, and everybody who shows
 * something of the campaign follows its signals.
 *
 * Signals: "opened" when another campaign is open, or none any more; "changed" after that and when the campaign went
 * on or back; "focus-changed" when something else is selected; "selected" when something else is edited, and
 * "notify::editing", see app/game/game-edit.h; "ticked" once a second while a campaign is open;
 * "alarm" with the minutes that are left (0: the period is over); "dice-asked" when forcon_roller_request() waits
 * for an answer; "file-trouble" when forcon_game_trouble() says something else; "refused" with a
 * #ForconCampaignVerdict that lives as long as the call; "kept" with a text: why nothing was undone; "failed" with a text: the file could not be written, or
 * what was done is safe but something beside it went wrong.
 */
#define FORCON_TYPE_GAME (forcon_game_get_type ())
G_DECLARE_FINAL_TYPE (ForconGame, forcon_game, FORCON, GAME, GObject)

/**
 * ForconFocus:
 *
 * What is selected, on whatever page; each may be none. What belongs together agrees: the sector of a formation is
 * where that is, the formation of a ship the one that it is in.
 */
typedef struct {
  ForconSectorId sector;
  ForconFormationId formation;
  ForconShipId ship;
  ForconSideId admiral;
  ForconClashId clash;
} ForconFocus;

/**
 * forcon_game_new:
 *
 * Returns: (transfer full): a game without a campaign
 */
ForconGame *forcon_game_new (void);

/**
 * forcon_game_new_scratch:
 * @path: a battle script
 * @error: return location, or %NULL
 *
 * Makes a scratch campaign of the script, in memory alone: its only clash, %FORCON_SCRATCH_CLASH, has the script's
 * battle on its table, and the script's commands are played there. A script without a seed gets a generator of its
 * own.
 *
 * Returns: (transfer full) (nullable): the game; the error's message is one whole line for people
 */
ForconGame *forcon_game_new_scratch (const char *path, GError **error);

/* The script that a scratch campaign was made of; %NULL where the campaign has a file. */
const ForconScript *forcon_game_script (ForconGame *self);

/* The master's window on all of the campaign; %NULL while none is open. Other windows activate its actions.
 * Borrowed. */
GtkWindow *forcon_game_window (ForconGame *self);
void forcon_game_set_window (ForconGame *self, GtkWindow *window);

/* Files */

/**
 * forcon_game_open:
 * @self: a game
 * @path: of a campaign's file
 * @error: return location, or %NULL
 *
 * Opens a campaign in place of the one that was open; on failure that stays. A file that another program writes is
 * refused, and the message says who does.
 *
 * Returns: whether it is open; the error's message is one whole line for people
 */
gboolean forcon_game_open (ForconGame *self, const char *path, GError **error);

/**
 * forcon_game_open_to_read:
 * @self: a game
 * @path: of a campaign's file
 * @error: return location, or %NULL
 *
 * As forcon_game_open(), but nothing can be done: it is the campaign as it was when it was opened, whoever writes it.
 *
 * Returns: whether it is open
 */
gboolean forcon_game_open_to_read (ForconGame *self, const char *path, GError **error);

/**
 * forcon_game_create:
 * @self: a game
 * @path: where its file shall be; nothing may be there
 * @scenario: how it begins
 * @like: (nullable): a campaign that it is a copy of; may be that which is open
 * @notes: (nullable) (element-type utf8): takes what could not be handed on, a line each
 * @error: return location, or %NULL
 *
 * Makes a campaign and opens it.
 *
 * Returns: whether it is open; else nothing was left behind
 */
gboolean forcon_game_create (ForconGame *self, const char *path, const ForconScenario *scenario,
                             const ForconStore *like, GPtrArray *notes, GError **error);

/**
 * forcon_game_close:
 * @self: a game
 *
 * Closes the campaign. Everything that was done is on the disk already.
 */
void forcon_game_close (ForconGame *self);

/**
 * forcon_game_path:
 * @self: a game
 *
 * Returns: (transfer none) (nullable): the campaign's file
 */
const char *forcon_game_path (ForconGame *self);

/**
 * forcon_game_title:
 * @self: a game
 *
 * Returns: (transfer full): the campaign's name, or the program's
 */
char *forcon_game_title (ForconGame *self);

/**
 * forcon_game_writable:
 * @self: a game
 *
 * Returns: whether a campaign is open and commands can be given
 */
gboolean forcon_game_writable (ForconGame *self);

/**
 * forcon_game_save_copy:
 * @self: a game with a campaign
 * @path: of a file that is not there yet
 * @note: (out) (transfer full) (nullable): one line that says why its scans of order sheets were not copied
 * @error: return location, or %NULL
 *
 * Saves all that was done, also when the campaign's own file is gone.
 *
 * Returns: whether the copy is on the disk
 */
gboolean forcon_game_save_copy (ForconGame *self, const char *path, char **note, GError **error);

/**
 * forcon_game_trouble:
 * @self: a game
 *
 * Returns: (transfer none) (nullable): why nothing can be written into the campaign's file until something is done
 *   about it: it was deleted or replaced, or another program writes it
 */
const GError *forcon_game_trouble (ForconGame *self);

/* The campaign; %NULL while none is open */
ForconStore *forcon_game_store (ForconGame *self);
ForconChronicle *forcon_game_chronicle (ForconGame *self);

/**
 * forcon_game_campaign:
 * @self: a game
 *
 * Returns: (transfer none) (nullable): the truth as it stands; valid until "changed"
 */
const ForconCampaign *forcon_game_campaign (ForconGame *self);

const ForconRules *forcon_game_rules (ForconGame *self);

/**
 * forcon_game_knowledge:
 * @self: a game with a campaign
 * @admiral: one of its admirals
 *
 * Returns: (transfer none) (nullable): what the admiral knows now; valid until "changed". %NULL if the file cannot
 *   be read, which has been told
 */
ForconKnowledge *forcon_game_knowledge (ForconGame *self, ForconSideId admiral);

/* Doing */

/**
 * forcon_game_command:
 * @self: a game
 * @kind: what is wanted
 *
 * Returns: the command, given by the master now; what it says is to be filled in
 */
ForconCampaignCommand forcon_game_command (ForconGame *self, ForconCampaignCommandKind kind);

/**
 * forcon_game_try:
 * @self: a game with a campaign
 * @command: what might be wanted
 *
 * Decides the command with the dice that the generator would roll and does nothing: what forcon_game_do() would do next
 * with the same dice.
 *
 * Returns: (transfer full): what would come of it
 */
ForconCampaignOutcome *forcon_game_try (ForconGame *self, const ForconCampaignCommand *command);

/**
 * forcon_game_submit:
 * @self: a game with a campaign
 * @command: what is wanted
 * @dice: where its dice come from
 *
 * Decides the command; once it is done it is on the disk, if the campaign has a file, and "changed" was emitted.
 * Does not emit "refused"; the caller reports the verdict.
 *
 * Returns: (transfer full) (nullable): what came of it; %NULL when the file could not be written, which has been told
 */
ForconCampaignOutcome *forcon_game_submit (ForconGame *self, const ForconCampaignCommand *command,
                                           const ForconDice *dice);

/**
 * forcon_game_do:
 * @self: a game
 * @command: what is wanted
 * @mode: whether its dice are rolled or typed
 *
 * Has the command decided; what comes of it is told by the signals.
 *
 * Returns: whether it is done, and on the disk; a command that waits for dice is not yet
 */
gboolean forcon_game_do (ForconGame *self, const ForconCampaignCommand *command, ForconDiceMode mode);

/* Tells everybody that something was refused. */
void forcon_game_refuse (ForconGame *self, const ForconCampaignVerdict *verdict);

/* Dice that people throw */

/**
 * forcon_game_dice_mode:
 *
 * Returns: whether the dice of this table are typed: people throw real ones
 */
ForconDiceMode forcon_game_dice_mode (void);

/**
 * forcon_game_rolls_for:
 * @self: a game with a campaign
 * @battle: its fleet, or the table of a clash
 * @request: a roll that is asked for
 *
 * Returns: whether the program rolls it though others type theirs: it is an admiral's who is absent (F-CAMP-10),
 *   and the master wants it so
 */
gboolean forcon_game_rolls_for (ForconGame *self, const ForconBattle *battle, const ForconDiceRequest *request);

/**
 * forcon_game_rolls_of:
 * @self: a game with a campaign
 * @command: what might be wanted
 *
 * Returns: (transfer full) (element-type utf8): what people would be asked to throw for it, a sentence for each
 *   roll, as far as can be said before the first of them has fallen
 */
GStrv forcon_game_rolls_of (ForconGame *self, const ForconCampaignCommand *command);

/* Leaves a roll to the generator. */
void forcon_roll_by_generator (GByteArray *faces, const ForconDiceRequest *request);

/* Clashes */

/**
 * forcon_game_clash_is_over:
 * @self: a game with a campaign
 * @clash: one of its clashes
 *
 * Returns: whether its battle is over, but not yet back on the map
 */
gboolean forcon_game_clash_is_over (ForconGame *self, ForconClashId clash);

/**
 * forcon_game_clash_summary:
 * @self: a game with a campaign
 * @clash: one of its clashes
 *
 * Returns: (transfer full) (nullable): what it cost whom: as it came back to the map, or as it would if it did
 *   now; %NULL where that cannot be said
 */
ForconReturnSummary *forcon_game_clash_summary (ForconGame *self, ForconClashId clash);

/* Undo */
gboolean forcon_game_can_undo (ForconGame *self);
gboolean forcon_game_can_redo (ForconGame *self);

/**
 * forcon_game_last_table:
 * @self: a game with a campaign
 *
 * Returns: the clash at whose table the last command was given, or none: what forcon_game_undo() would take back there
 */
ForconClashId forcon_game_last_table (ForconGame *self);

/* Likewise, what forcon_game_redo() would do. */
ForconClashId forcon_game_next_table (ForconGame *self);

/**
 * forcon_game_begin_run:
 * @self: a game with a campaign
 *
 * The commands that are given from here to forcon_game_end_run() belong together, such as all shots of a step: they are
 * undone and redone as one, as long as the campaign is open and nobody else gave a command in between.
 *
 * Returns: the run, for forcon_game_end_run()
 */
guint forcon_game_begin_run (ForconGame *self);

/**
 * forcon_game_end_run:
 * @self: a game
 * @run: what forcon_game_begin_run() returned
 * @clash: the clash at whose table all of them were given
 */
void forcon_game_end_run (ForconGame *self, guint run, ForconClashId clash);

/* How long captains give commands between forcon_game_hold() and forcon_game_release(), µs. */
#define FORCON_GAME_SLICE (20 * G_TIME_SPAN_MILLISECOND)

/**
 * forcon_game_hold:
 * @self: a game
 *
 * Until forcon_game_release() "changed" is not emitted, so that several commands are shown at once. Calls may be
 * nested; nobody may leave it held when he returns to the main loop.
 */
void forcon_game_hold (ForconGame *self);

/* Emits "changed" once, if there was a change meanwhile. */
void forcon_game_release (ForconGame *self);

/**
 * forcon_game_undo:
 * @self: a game
 *
 * Takes back the last command that somebody gave, or the run that it ended. What an admiral sent in by telephone has a
 * receipt, and is not taken back unawares: "kept" tells that; forcon_game_go_to() does it.
 */
void forcon_game_undo (ForconGame *self);

/**
 * forcon_game_redo:
 * @self: a game
 *
 * Brings back what was undone last, with its dice.
 */
void forcon_game_redo (ForconGame *self);

/**
 * forcon_game_go_to:
 * @self: a game with a campaign
 * @position: how many entries of the journal shall be in force
 *
 * Undoes or redoes so far, dice and all. What was undone can be redone until another command is given.
 *
 * Returns: whether it could; else it has been told
 */
gboolean forcon_game_go_to (ForconGame *self, guint position);

/**
 * forcon_game_count_sent:
 * @self: a game with a campaign
 * @from: a position
 * @to: another one, not before it
 *
 * Returns: how many of the entries between them admirals sent in by telephone
 */
guint forcon_game_count_sent (ForconGame *self, guint from, guint to);

/* The clock */

/**
 * forcon_game_now:
 * @self: a game with a campaign
 *
 * Returns: the moment to read its clock by
 */
ForconMoment forcon_game_now (ForconGame *self);

/**
 * forcon_game_left:
 * @self: a game with a campaign
 *
 * Returns: what is left of the period, µs; below 0 when it is over; before play, what the first one will have
 */
gint64 forcon_game_left (ForconGame *self);

/* What is selected */
const ForconFocus *forcon_game_focus (ForconGame *self);

/**
 * forcon_game_set_focus:
 * @self: a game
 * @focus: what is selected from now on; it must agree with itself
 */
void forcon_game_set_focus (ForconGame *self, const ForconFocus *focus);

/* Selects a sector and nothing in it. */
void forcon_game_focus_sector (ForconGame *self, ForconSectorId sector);

/* Selects a formation, with where it is and whose it is. */
void forcon_game_focus_formation (ForconGame *self, ForconFormationId formation);

/* Selects a ship, with its formation. */
void forcon_game_focus_ship (ForconGame *self, ForconShipId ship);

void forcon_game_focus_admiral (ForconGame *self, ForconSideId admiral);

G_END_DECLS
