/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "engine/rules/openings.h"

G_BEGIN_DECLS

/* How much a ship waits for the master: not at all, for something that may be left out, for something that would be
 * missed. */
typedef enum {
  FORCON_URGENCY_NOTHING,
  FORCON_URGENCY_MAYBE,
  FORCON_URGENCY_NOW,
} ForconUrgency;

/**
 * ForconChoice:
 * @command: what would be done
 * @text: (transfer full): what that is
 * @button: what the button says
 * @verdict: what would come of it
 * @chance: that it succeeds, −1 where it hangs on no dice or on too many
 *
 * A command that needs no more than a press.
 */
typedef struct {
  ForconCommand command;
  char *text;
  const char *button;
  ForconVerdict verdict;
  double chance;
} ForconChoice;

/**
 * forcon_session_may_move:
 * @self: a session
 *
 * Returns: whether the selected ship has a move left in this step
 */
gboolean forcon_session_may_move (ForconSession *self);

/**
 * forcon_session_may_fire:
 * @self: a session
 *
 * Returns: whether the selected ship takes part in this fire step: it is its turn, or it may fire back at somebody
 */
gboolean forcon_session_may_fire (ForconSession *self);

/**
 * forcon_session_may_launch:
 * @self: a session
 *
 * Returns: whether the selected ship has torpedoes to launch in this step
 */
gboolean forcon_session_may_launch (ForconSession *self);

/**
 * forcon_session_may_move_salvo:
 * @self: a session
 *
 * Returns: whether a salvo is selected that can be moved now
 */
gboolean forcon_session_may_move_salvo (ForconSession *self);

/**
 * forcon_session_can_target:
 * @self: a session
 * @target: a ship
 *
 * Returns: whether any weapon of the selected ship can be fired at @target now
 */
gboolean forcon_session_can_target (ForconSession *self, ForconShipId target);

/**
 * forcon_session_salvos:
 * @self: a session
 *
 * Returns: (transfer full) (element-type ForconSalvoId): the salvos that their side may still move in this step
 */
GArray *forcon_session_salvos (ForconSession *self);

/**
 * forcon_session_withdraws:
 * @self: a session
 *
 * Returns: the ships that would leave the table by the move that is drawn up, and with it the battle (F-TURN-3)
 */
ForconShips forcon_session_withdraws (ForconSession *self);

/**
 * forcon_session_try:
 * @self: a session with a battle
 * @command: what might be wanted
 *
 * Returns: what would come of it; nothing is changed and no die falls
 */
ForconVerdict forcon_session_try (ForconSession *self, const ForconCommand *command);

/**
 * forcon_session_choices:
 * @self: a session
 *
 * Returns: (transfer full) (element-type ForconChoice): the commands that the selected ship, or its side for a
 *   prize, can be given in this step with a single press, in the order of the rules; empty where there are none
 */
GArray *forcon_session_choices (ForconSession *self);

/**
 * forcon_session_openings:
 * @self: a session with a battle
 *
 * Returns: (transfer full) (element-type ForconOpening): what is still open in this step, and to whom; nothing
 *   while the battle is shown as a side sees it
 */
GArray *forcon_session_openings (ForconSession *self);

/**
 * forcon_session_first_opening:
 * @self: a session with a battle
 * @opening: (out): what is most urgent of what is open, the first of its kind
 *
 * What the header says is left to do, in the words of the list of openings; of the ships only those are counted that
 * have something useful to do (forcon_session_is_useful()).
 *
 * Returns: %FALSE if nothing useful is open that would be missed
 */
gboolean forcon_session_first_opening (ForconSession *self, ForconOpening *opening);

/**
 * forcon_session_urgency:
 * @self: a session with a battle
 * @ship: a ship, or none
 *
 * Returns: how urgent the most urgent thing is that @ship, or the formation that it leads, can still do in this step
 */
ForconUrgency forcon_session_urgency (ForconSession *self, ForconShipId ship);

/**
 * forcon_session_waits:
 * @self: a session with a battle
 * @ship: a ship, or none
 *
 * Returns: whether @ship, or the formation that it leads, can still do something in this step
 */
gboolean forcon_session_waits (ForconSession *self, ForconShipId ship);

/**
 * forcon_session_count_waiting:
 * @self: a session with a battle
 *
 * Returns: how many ships can still do something in this step
 */
guint forcon_session_count_waiting (ForconSession *self);

/**
 * forcon_session_others_wait:
 * @self: a session with a battle
 *
 * Returns: whether ending the step would take from others what is theirs to decide
 */
gboolean forcon_session_others_wait (ForconSession *self);

/**
 * forcon_session_step_command:
 * @self: a session
 * @command: (out): the command that leads to the next step
 *
 * Returns: %FALSE when no battle is open or it is over
 */
gboolean forcon_session_step_command (ForconSession *self, ForconCommand *command);

/**
 * forcon_verdict_allows:
 * @verdict: of a dry run with empty dice
 *
 * Returns: whether only dice are missing, or nothing
 */
gboolean forcon_verdict_allows (const ForconVerdict *verdict);

G_END_DECLS
