/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "app/game/game.h"
#include "engine/decision/journal.h"

G_BEGIN_DECLS

/**
 * ForconSession:
 *
 * One battle at the master's table: a clash of a campaign, its journal, and the draft, which is what the master is
 * about to do (the selected ship, the legs of its move, its weapons and their target). It has no widgets and knows
 * no rule: every answer is the engine's. Its functions are in four headers: files, battle and views here;
 * session-draft.h has the draft, session-ask.h what is possible and open, session-play.h doing and undoing.
 *
 * The battle can be shown as a side knows it; then there are no commands.
 *
 * Every command is one of the campaign: the #ForconGame writes it to the disk at once, and the session's journal
 * copies the campaign's. Once the clash is back on the map, or the campaign is closed, no more commands are possible.
 * A battle script is opened as the clash of a scratch campaign in memory.
 *
 * Signals: "opened" when another battle is open; "battle-changed" after that and when the battle went on or was
 * saved; "draft-changed" after that and when the draft changed; "history-changed" when only what can be undone here
 * changed, because something was done elsewhere; "advanced" when a command was done; "dice-asked" when
 * forcon_session_request() waits for an answer; "reviewed" when forcon_session_review() changed; "refused" with a
 * #ForconVerdict that is valid during the call.
 */
#define FORCON_TYPE_SESSION (forcon_session_get_type ())
G_DECLARE_FINAL_TYPE (ForconSession, forcon_session, FORCON, SESSION, GObject)

/**
 * forcon_session_new:
 *
 * Returns: (transfer full): a session without a battle
 */
ForconSession *forcon_session_new (void);

/**
 * forcon_session_open:
 * @self: a session
 * @path: a battle script
 * @as_template: whether it is a ready-made battle that is not to be written over
 * @error: return location, or %NULL
 *
 * Opens a battle as the clash of a scratch campaign, and plays the commands that its file holds. The battle that was
 * open is dropped; on failure it stays.
 *
 * Returns: whether the battle is open; the error's message is one whole line for people
 */
gboolean forcon_session_open (ForconSession *self, const char *path, gboolean as_template, GError **error);

/**
 * forcon_session_open_clash:
 * @self: a session
 * @game: a game with a campaign
 * @clash: one of its clashes, open or returned
 * @error: return location, or %NULL
 *
 * Opens the table of a clash. The battle that was open is dropped; on failure it stays.
 *
 * Returns: whether the battle is open
 */
gboolean forcon_session_open_clash (ForconSession *self, ForconGame *game, ForconClashId clash, GError **error);

/**
 * forcon_session_game:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the campaign whose clash is on the table, a scratch campaign for a battle script
 */
ForconGame *forcon_session_game (ForconSession *self);

ForconClashId forcon_session_clash (ForconSession *self);

/**
 * forcon_session_has_own_file:
 * @self: a session
 *
 * The one difference between the table of a battle script and that of a campaign's clash. A script is opened and saved
 * here, has unsaved commands, and goes back to its start; it has no map. A clash is kept in its campaign's file and
 * handed back to the map.
 *
 * Returns: whether what is played here is saved as a battle script; without a battle, whether one can be opened
 */
gboolean forcon_session_has_own_file (ForconSession *self);

/**
 * forcon_session_save:
 * @self: a session with a battle
 * @path: (nullable): where to; %NULL for where it came from
 * @error: return location, or %NULL
 *
 * Writes the battle's set-up and all commands with their dice.
 *
 * Returns: whether it is on disk
 */
gboolean forcon_session_save (ForconSession *self, const char *path, GError **error);

/**
 * forcon_session_path:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the file that the battle is saved in
 */
const char *forcon_session_path (ForconSession *self);

/**
 * forcon_session_title:
 * @self: a session
 *
 * Returns: (transfer full): the battle's name, that of the clash as "Clash (Crossing), phase 3", or the program's
 */
char *forcon_session_title (ForconSession *self);

/* As forcon_session_title(); for the master it says of a clash who fights, which tells it from all others. */
char *forcon_session_window_title (ForconSession *self);

/**
 * forcon_session_unsaved:
 * @self: a session
 *
 * Returns: how many commands would be lost if the session ended now
 */
guint forcon_session_unsaved (ForconSession *self);

/**
 * forcon_session_journal:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the journal of the open battle
 */
ForconJournal *forcon_session_journal (ForconSession *self);

/**
 * forcon_session_battle:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the battle as it stands now, or as the side that looks knows it; valid until the
 *   journal or the onlooker changes
 */
const ForconBattle *forcon_session_battle (ForconSession *self);

/**
 * forcon_session_rules:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the rules of the open battle
 */
const ForconRules *forcon_session_rules (ForconSession *self);

/**
 * forcon_session_step:
 * @self: a session
 *
 * Returns: the step of the turn; %FORCON_STEP_OVER while no battle is open
 */
ForconStep forcon_session_step (ForconSession *self);

/**
 * forcon_session_viewer:
 * @self: a session
 *
 * Returns: the side through whose eyes the battle is shown, or none: the master sees everything
 */
ForconSideId forcon_session_viewer (ForconSession *self);

/**
 * forcon_session_viewer_name:
 * @self: a session
 *
 * Returns: (nullable): the name of the side through whose eyes the battle is shown; the sides that it knows are
 *   numbered otherwise than those of forcon_session_viewer()
 */
const char *forcon_session_viewer_name (ForconSession *self);

/**
 * forcon_session_set_viewer:
 * @self: a session with a battle
 * @side: through whose eyes to look, or none for the master's
 *
 * From then on the session's battle and entries are only what the side knows; the selected ship stays selected if the
 * side knows it.
 */
void forcon_session_set_viewer (ForconSession *self, ForconSideId side);

/**
 * forcon_session_commands:
 * @self: a session
 *
 * Returns: whether commands can be given: a battle is open, and shown to the master; not at a table that is back
 *   on the map
 */
gboolean forcon_session_commands (ForconSession *self);

/**
 * forcon_session_sees_all:
 * @self: a session
 *
 * Returns: whether a battle is open and shown to the master, even if no more commands are possible
 */
gboolean forcon_session_sees_all (ForconSession *self);

/**
 * forcon_session_n_entries:
 * @self: a session
 *
 * Returns: how many entries of the journal the viewer may see
 */
guint forcon_session_n_entries (ForconSession *self);

/**
 * forcon_session_entry:
 * @self: a session
 * @place: from 0
 *
 * Returns: (transfer none): a command and its events, as far as the viewer may see them
 */
const ForconEntry *forcon_session_entry (ForconSession *self, guint place);

/**
 * forcon_session_explain:
 * @self: a session that the master looks at
 * @place: of an entry, from 0
 *
 * Returns: (transfer full): the rules, figures and dice of what came of the command
 */
char *forcon_session_explain (ForconSession *self, guint place);

G_END_DECLS
