/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the fleet dice only: where a side may go, what it takes along, and what has room (T-RET, T-END-3). */

#include "twilight/rules/twilight-decision.h"
#include "twilight/rules/twilight-owed.h"

G_BEGIN_DECLS

/**
 * forcon_twilight_judge_system:
 * @clash: a clash
 * @rules: its rules
 * @side: who retreats
 * @system: where to, from 1
 *
 * Returns: whether it is eligible: done, or what of T-RET-3 or T-RET-5 is against it
 */
ForconTwilightVerdict forcon_twilight_judge_system (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                                    ForconTwilightSide side, guint system);

/**
 * forcon_twilight_is_cargo:
 * @unit: the values of a unit
 *
 * Returns: whether it needs room in space: fighters of every grade and ground forces (T-RET-7, T-END-3)
 */
gboolean forcon_twilight_is_cargo (const ForconUnit *unit);

/**
 * forcon_twilight_goes_itself:
 * @unit: the values of a unit
 *
 * Returns: whether it is a ship with a move value; how long that is does not matter (T-RET-2, T-RET-6)
 */
gboolean forcon_twilight_goes_itself (const ForconUnit *unit);

/**
 * forcon_twilight_room_aboard:
 * @clash: a clash
 * @side: a side of it
 * @ship: a kind of ship
 *
 * Returns: how many units all its ships of that kind carry together when it retreats; nothing where they stay
 */
guint forcon_twilight_room_aboard (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId ship);

/**
 * forcon_twilight_space_of:
 * @clash: a clash
 * @side: a side of it
 * @unit: a unit
 * @damaged: those that have sustained damage, or the others
 *
 * Returns: how many of them are in the space area
 */
guint forcon_twilight_space_of (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit,
                                gboolean damaged);

/* What is aboard: (element-type ForconLoad), every row with its ship; ships of one kind are filled by it one after
 * the other. */

/**
 * forcon_twilight_stow:
 * @decision: the decision
 * @command: a retreat with what it takes along
 *
 * Finds who is aboard of what (T-RET-7).
 *
 * Returns: (transfer full) (nullable) (element-type ForconLoad): every row with its ship, or %NULL with @decision
 *   refused
 */
GArray *forcon_twilight_stow (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/**
 * forcon_twilight_stowed:
 * @manifest: (element-type ForconLoad): what is aboard
 * @unit: a unit
 * @damaged: those that have sustained damage, or the others
 *
 * Returns: how many of those in space are aboard of something
 */
guint forcon_twilight_stowed (const GArray *manifest, ForconUnitId unit, gboolean damaged);

/* What a side does by its plan about what it owes. */

/**
 * forcon_twilight_retreat_propose:
 * @clash: a clash
 * @rules: its rules
 * @side: who retreats
 * @plan: how it does things
 * @command: (out): to the first system of the plan that is eligible, else to the first that is, with as much of
 *   what is in space aboard as there is room for: first what its order of casualties loses last, intact ones before
 *   the others
 */
void forcon_twilight_retreat_propose (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                      ForconTwilightSide side, const ForconTwilightPlan *plan,
                                      ForconTwilightCommand *command);

/**
 * forcon_twilight_capacity_propose:
 * @clash: a clash
 * @rules: its rules
 * @side: who has units without room
 * @plan: how it does things
 * @command: (out): removes those that its order of casualties loses first, damaged ones before the others
 */
void forcon_twilight_capacity_propose (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                       ForconTwilightSide side, const ForconTwilightPlan *plan,
                                       ForconTwilightCommand *command);

G_END_DECLS
