/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "engine/state/command.h"

G_BEGIN_DECLS

/**
 * ForconPlanLine:
 * @command: what would be done
 * @left_out: the master does not want it
 * @verdict: in the step of movement, what would come of it once the lines before it are done; else done
 *
 * A line of the plan of a step: a move, a shot, an answer, a repair.
 */
typedef struct {
  ForconCommand command;
  gboolean left_out;
  ForconVerdict verdict;
} ForconPlanLine;

/* Which lines of the plan are done. */
typedef enum {
  FORCON_PLAN_LINE,      /* one of them */
  FORCON_PLAN_SHIP,      /* those of the selected ship */
  FORCON_PLAN_FORMATION, /* those of its formation */
  FORCON_PLAN_GROUP,     /* those of all formations that are chosen together */
  FORCON_PLAN_ALL,       /* all that are proposed now */
  FORCON_PLAN_STEP,      /* and those that are proposed after them, until the step has nothing left */
} ForconPlanScope;

/**
 * forcon_session_plan:
 * @self: a session
 *
 * What captains propose for this step (forcon_captains_propose()), with the changes of the master. It is proposed anew
 * whenever the battle went on otherwise than by the plan; what the master left out stays so until the step is over.
 *
 * Returns: (transfer none) (element-type ForconPlanLine): valid until the session changes; empty while no commands can
 *   be given
 */
const GArray *forcon_session_plan (ForconSession *self);

/**
 * forcon_session_show_plan:
 * @self: a session
 * @shown: whether the master looks at the plan rather than at one ship
 *
 * Then the table shows it, and Enter carries it out.
 */
void forcon_session_show_plan (ForconSession *self, gboolean shown);

/**
 * forcon_session_shows_plan:
 * @self: a session
 *
 * Returns: whether the plan is shown, and commands can be given
 */
gboolean forcon_session_shows_plan (ForconSession *self);

/**
 * forcon_session_plan_count:
 * @self: a session
 * @scope: which lines
 *
 * Returns: how many lines would be done; of one line, how many of all
 */
guint forcon_session_plan_count (ForconSession *self, ForconPlanScope scope);

/**
 * forcon_session_plan_note:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): why the plan was proposed anew while it was carried out
 */
const char *forcon_session_plan_note (ForconSession *self);

void forcon_session_plan_leave_out (ForconSession *self, guint place, gboolean left_out);

/**
 * forcon_session_is_useful:
 * @self: a session
 * @ship: a ship, or none
 *
 * The one measure of what is left to do in a step: there is a line of the plan for it that is not left out, it could
 * answer fire, or it stands in the way of the end of the step. The plan, Next and the header go by it.
 *
 * Returns: whether @ship, or the formation that it leads, has something useful to do in this step
 */
gboolean forcon_session_is_useful (ForconSession *self, ForconShipId ship);

/* Whether anybody has. */
gboolean forcon_session_has_useful (ForconSession *self);

/**
 * forcon_session_plan_change:
 * @self: a session
 * @place: of a line
 * @direction: 1 for what comes next, −1 for what comes before
 *
 * Does something else of the same kind instead: fires, launches or boards at another target, with all weapons that can
 * be used on it; covers another friend, mends something else, decides otherwise over a prize, turns torpedoes
 * elsewhere. A way turns by five degrees. What was changed stays so for the step, also when it is proposed anew.
 *
 * Returns: whether there is anything else
 */
gboolean forcon_session_plan_change (ForconSession *self, guint place, gint direction);

/**
 * forcon_session_plan_drag:
 * @self: a session that shows its plan
 * @ship: a ship at turn that has not moved
 * @goal: where it is dragged to
 *
 * Draws up the way of its formation in the plan that comes nearest, in place of the one that is there. If the formation
 * is among those chosen together, all of them are moved as far and in the same direction, each as its limits allow.
 * A way that leaves the table is not taken.
 *
 * Returns: whether the ship has a way in the plan
 */
gboolean forcon_session_plan_drag (ForconSession *self, ForconShipId ship, ForconPoint goal);

/**
 * forcon_session_plan_way:
 * @self: a session
 * @ship: a ship
 *
 * Returns: (transfer none) (nullable): the legs of the move that the plan has for its formation
 */
const ForconLegs *forcon_session_plan_way (ForconSession *self, ForconShipId ship);

/**
 * forcon_session_group_toggle:
 * @self: a session
 * @ship: a ship
 *
 * Adds its formation to those that are moved together, or takes it away; the first time the selected ship's, too. Only
 * formations at turn that have not moved are among them, and only in this step.
 */
void forcon_session_group_toggle (ForconSession *self, ForconShipId ship);

/* Adds its formation, if it is one of these. */
void forcon_session_group_add (ForconSession *self, ForconShipId ship);

/* All formations of the side at turn that have not moved, or none if all of them are chosen already. */
void forcon_session_group_side (ForconSession *self);

/* None of them any more. */
void forcon_session_group_clear (ForconSession *self);

/**
 * forcon_session_group:
 * @self: a session
 *
 * Returns: (transfer none) (element-type ForconFormationId): the formations that are moved together
 */
const GArray *forcon_session_group (ForconSession *self);

/* Whether the ship's formation is among them. */
gboolean forcon_session_is_grouped (ForconSession *self, ForconShipId ship);

/**
 * forcon_session_group_move:
 * @self: a session
 * @legs: a move
 *
 * Moves all formations that are chosen together so, one after the other; all of it is undone as one.
 */
void forcon_session_group_move (ForconSession *self, const ForconLegs *legs);

/**
 * forcon_session_plan_do:
 * @self: a session
 * @scope: which lines to carry out
 * @place: of the line, for %FORCON_PLAN_LINE
 *
 * Carries them out one after the other, with dice from where forcon_session_set_dice_mode() said. It stops where the
 * rest cannot be done any more as it was proposed, since a target died or a move is barred. All of it is undone as one.
 */
void forcon_session_plan_do (ForconSession *self, ForconPlanScope scope, guint place);

/**
 * forcon_session_suggestion:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): what an admiral proposes for the own ships in this step and the master has not
 *   settled; the first of them. %NULL while no commands can be given
 */
const ForconSuggestion *forcon_session_suggestion (ForconSession *self);

/**
 * forcon_session_suggested_lines:
 * @self: a session
 *
 * Returns: (transfer none) (element-type ForconPlanLine): its commands, each with what would come of it; none without
 *   a suggestion; until the campaign changes
 */
const GArray *forcon_session_suggested_lines (ForconSession *self);

/**
 * forcon_session_accept:
 * @self: a session with a suggestion
 *
 * Carries its commands out as those of a plan, with dice from where forcon_session_set_dice_mode() said. All of it, and
 * that it was accepted, is undone as one.
 *
 * Returns: (transfer full) (nullable): why nothing of it was done, since a part cannot be
 */
char *forcon_session_accept (ForconSession *self);

/* Puts it aside. */
void forcon_session_decline (ForconSession *self);

/* The same, with dice from there. */
void forcon_session_plan_do_with (ForconSession *self, ForconPlanScope scope, guint place, ForconDiceMode mode);

/**
 * forcon_session_plan_runs:
 * @self: a session
 *
 * Returns: whether the plan is being carried out; it may wait for dice
 */
gboolean forcon_session_plan_runs (ForconSession *self);

G_END_DECLS
