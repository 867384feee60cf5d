/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"

G_BEGIN_DECLS

/**
 * forcon_session_do:
 * @self: a session with a battle
 * @command: what is wanted
 * @mode: where its dice come from
 *
 * Decides @command and enters it in the journal, after a review if results are reviewed first; emits "advanced",
 * "refused", "dice-asked" or "reviewed". Does nothing while the battle is shown as a side sees it.
 */
void forcon_session_do (ForconSession *self, const ForconCommand *command, ForconDiceMode mode);

/**
 * forcon_session_carry_out:
 * @self: a session with a battle
 * @command: what is wanted
 *
 * As forcon_session_do(), with dice from where forcon_session_set_dice_mode() said.
 */
void forcon_session_carry_out (ForconSession *self, const ForconCommand *command);

/**
 * forcon_session_set_dice_mode:
 * @self: a session
 * @mode: where the dice of forcon_session_carry_out() come from
 */
void forcon_session_set_dice_mode (ForconSession *self, ForconDiceMode mode);

/**
 * forcon_session_request:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the roll that the running command waits for
 */
const ForconDiceRequest *forcon_session_request (ForconSession *self);

/**
 * forcon_session_roll_number:
 * @self: a session that waits for dice
 * @least: (out): how many rolls the command has in all, as far as that can be foreseen: with the lowest and the
 *   highest dice
 * @most: (out): the same, the larger of the two
 *
 * Returns: which of them it waits for, from 1
 */
guint forcon_session_roll_number (ForconSession *self, guint *least, guint *most);

/**
 * forcon_session_answer:
 * @self: a session that waits for dice
 * @faces: (array length=n_faces): 1 to 6 as they lie on the table, 0 to leave this one to the generator
 * @n_faces: how many
 *
 * Goes on with the running command: it is done, is refused, or asks for its next roll.
 */
void forcon_session_answer (ForconSession *self, const guint8 *faces, guint n_faces);

/**
 * forcon_session_cancel:
 * @self: a session
 *
 * Drops a command that waits for dice, with the dice typed so far, or whose result is being reviewed.
 */
void forcon_session_cancel (ForconSession *self);

/**
 * forcon_session_undo:
 * @self: a session
 *
 * Undoes the last command. It stays in the journal with its dice for forcon_session_redo().
 */
void forcon_session_undo (ForconSession *self);

/**
 * forcon_session_redo:
 * @self: a session
 *
 * Redoes the command that was undone last, with the same dice.
 */
void forcon_session_redo (ForconSession *self);

/**
 * forcon_session_rewind:
 * @self: a session
 *
 * Undoes everything; forcon_session_redo() goes through the battle command by command.
 */
void forcon_session_rewind (ForconSession *self);

/**
 * forcon_session_can_undo:
 * @self: a session
 *
 * Returns: whether the last command can be undone here: whether it was given at this table; what was done
 *   elsewhere since is undone there, or in the campaign's journal
 */
gboolean forcon_session_can_undo (ForconSession *self);

gboolean forcon_session_can_redo (ForconSession *self);

/**
 * forcon_session_can_rewind:
 * @self: a session
 *
 * Returns: whether everything can be undone at once: nothing but this battle is in its campaign
 */
gboolean forcon_session_can_rewind (ForconSession *self);

/**
 * forcon_session_play_captain:
 * @self: a session
 *
 * Lets a captain give the commands of the side at turn, one after another, until its turn is over or others have to
 * decide something (F-CAMP-10). All of it is undone as one. A second call stops the captain.
 */
void forcon_session_play_captain (ForconSession *self);

/**
 * forcon_session_play_captains:
 * @self: a session
 *
 * Lets captains give the commands of all sides, to the end of the battle; after FORCON_FIGHT_ROUNDS more they agree
 * to end it. All of them are undone as one. A second call
 * stops them.
 */
void forcon_session_play_captains (ForconSession *self);

/**
 * forcon_session_captain_plays:
 * @self: a session
 *
 * Returns: whether a captain is giving commands
 */
gboolean forcon_session_captain_plays (ForconSession *self);

/**
 * forcon_session_checks:
 * @self: a session
 *
 * Returns: whether results are reviewed before they are applied
 */
gboolean forcon_session_checks (ForconSession *self);

void forcon_session_set_checks (ForconSession *self, gboolean checks);

/**
 * forcon_session_review:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the result of the running command, with every die, while it is reviewed
 */
const ForconOutcome *forcon_session_review (ForconSession *self);

/**
 * forcon_session_reviewed:
 * @self: a session whose result is being reviewed
 *
 * Returns: (transfer none): the command, with the master's overrides so far
 */
const ForconCommand *forcon_session_reviewed (ForconSession *self);

/**
 * forcon_session_revise:
 * @self: a session whose result is being reviewed
 * @overrides: (array length=n_overrides): what dice and rolls shall count as
 * @n_overrides: how many
 * @reason: why
 *
 * Decides the running command again with the same dice and these overrides. If that is refused, the result stays as
 * it was.
 */
void forcon_session_revise (ForconSession *self, const ForconOverride *overrides, guint n_overrides,
                            const char *reason);

/**
 * forcon_session_apply:
 * @self: a session whose result is being reviewed
 *
 * Enters it in the journal as it was shown.
 */
void forcon_session_apply (ForconSession *self);

G_END_DECLS
