/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Torpedoes: F-TORP. */

#include "engine/decision/decision.h"

G_BEGIN_DECLS

/**
 * forcon_torpedo_launch:
 *
 * No dice. A launch identifies the formation to everybody (F-TORP-1, F-EW-3).
 */
gboolean forcon_torpedo_launch (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_torpedo_move:
 *
 * A salvo of the side at turn goes its way (F-TORP-2).
 */
gboolean forcon_torpedo_move (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_torpedo_cover:
 *
 * Declares whom an escort covers; the guns are used when a wave comes. A new declaration replaces the one before
 * (F-TORP-5).
 */
gboolean forcon_torpedo_cover (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_torpedo_fire_at:
 *
 * Dice: those of each group, and again those that failed if the ship locks on. When no torpedo is left, what is left to
 * fire stays ready (F-TORP-8, F-FIRE-1).
 */
gboolean forcon_torpedo_fire_at (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_torpedo_run:
 *
 * Moves those salvos of the side at turn straight that nobody moved, the oldest first (F-TORP-2).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_torpedo_run (ForconDecision *decision);

/**
 * forcon_torpedo_clear:
 *
 * Takes the salvos of the side at turn off whose turns are over (F-TORP-2, F-END-1).
 */
void forcon_torpedo_clear (ForconDecision *decision);

/* What meets a wave of torpedoes, of a salvo or a mine: the turrets and the escorts that cover, in one throw. */

/**
 * forcon_torpedo_turrets:
 * @decision: the decision
 * @target: to whom a wave comes
 * @turrets: (out): their dice
 * @cover: (out): the dice of escorts that cover
 * @roll: (out): both, in one throw
 * @shot_down: (out): torpedoes that they take out, if there are so many
 *
 * Dice: one for each turret and each point of firepower that covers; none where there are none (F-TORP-4, F-TORP-5).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_torpedo_turrets (ForconDecision *decision, ForconShipId target, gint *turrets, gint *cover,
                                 ForconRoll *roll, gint *shot_down);

/**
 * forcon_torpedo_harm:
 * @decision: the decision
 * @target: a ship or a hulk
 * @cause: what hit it
 * @by: who did it, or none
 * @hits: that its armour did not stop; shields are passed or have stopped theirs already
 *
 * Dice: as forcon_damage_unsaved(), of a hulk one catastrophe however many hit it (F-CAT-7); then the explosions.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_torpedo_harm (ForconDecision *decision, ForconShipId target, ForconCause cause, ForconShipId by,
                              gint hits);

G_END_DECLS
