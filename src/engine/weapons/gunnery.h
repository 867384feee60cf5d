/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/weapons/shot.h"

G_BEGIN_DECLS

/**
 * forcon_gunnery_aspect:
 * @target: what is fired at
 * @arc: its arc in which the shooter lies
 *
 * Returns: the aspect that it shows; ANY for what has none (F-ART-3)
 */
ForconAspect forcon_gunnery_aspect (ForconTarget target, ForconArc arc);

/**
 * forcon_gunnery_look_up:
 * @rules: the rules
 * @target: what is fired at
 * @aspect: of a capital ship or an escort; ANY for what has none
 * @distance: to the target, 0.01 cm
 * @range: of the weapon, 0.01 cm
 * @behind_marker: whether a marker or field lies in the line
 * @gunnery: (out): the column and how it came about
 *
 * F-ART-2 and F-ART-4: the shifts add up, then the column stops at the ends of the table.
 *
 * Returns: whether the table has a column for this target and aspect
 */
gboolean forcon_gunnery_look_up (const ForconRules *rules, ForconTarget target, ForconAspect aspect,
                                 ForconLength distance, ForconLength range, gboolean behind_marker,
                                 ForconGunnery *gunnery);

/**
 * forcon_gunnery_solve:
 * @battle: a battle
 * @rules: the rules
 * @shooter: a ship in action
 * @target: at whom
 * @weapons: mask of weapon indices
 * @solution: (out caller-allocates): everything that is known before the dice
 *
 * Decisions, previews and odds all read the same solution. The groups are there only when the verdict is done.
 */
void forcon_gunnery_solve (const ForconBattle *battle, const ForconRules *rules, ForconShipId shooter,
                           ForconShipId target, guint32 weapons, ForconSolution *solution);

/**
 * forcon_gunnery_usable:
 * @battle: a battle
 * @rules: the rules
 * @shooter: a ship in action
 * @target: at whom
 *
 * Returns: mask of the weapons that can be fired at the target now
 */
guint32 forcon_gunnery_usable (const ForconBattle *battle, const ForconRules *rules, ForconShipId shooter,
                               ForconShipId target);

/**
 * forcon_gunnery_solve_usable:
 * @solution: (out caller-allocates): of the shot with all of these weapons; only its start where there are none
 *
 * Returns: as forcon_gunnery_usable()
 */
guint32 forcon_gunnery_solve_usable (const ForconBattle *battle, const ForconRules *rules, ForconShipId shooter,
                                     ForconShipId target, ForconSolution *solution);

G_END_DECLS
