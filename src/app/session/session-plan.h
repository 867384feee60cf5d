/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "engine/state/command.h"

G_BEGIN_DECLS

/**
 * ForconPlanLine:
 * @command: what would be done
 * @left_out: the master does not want it
 *
 * A line of the plan of a step: a move, a shot, an answer, a repair.
 */
typedef struct {
  ForconCommand command;
  gboolean left_out;
} ForconPlanLine;

/* Which lines of the plan are done. */
typedef enum {
  FORCON_PLAN_LINE,      /* one of them */
  FORCON_PLAN_SHIP,      /* those of the selected ship */
  FORCON_PLAN_FORMATION, /* those of its formation */
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
 * forcon_session_plan_change:
 * @self: a session
 * @place: of a line that fires
 * @direction: 1 for the next target, −1 for the one before
 *
 * Fires at another ship instead, with all weapons that can be used on it.
 *
 * Returns: whether there is another
 */
gboolean forcon_session_plan_change (ForconSession *self, guint place, gint direction);

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
