/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The end of a turn: F-END. Control is the roll of damage control, for repairs and for ships that fall. */

#include "engine/decision/decision.h"

G_BEGIN_DECLS

/* What a roll of damage control came to (F-END-2). */
typedef struct {
  ForconRoll roll;
  gint readiness;
  gint modifier;
  gboolean passed;
} ForconControl;

/**
 * forcon_end_check_control:
 *
 * Returns: whether the ship has a roll of damage control left this turn (F-END-2)
 */
gboolean forcon_end_check_control (ForconDecision *decision, ForconShipId ship);

/**
 * forcon_end_control:
 * @decision: the decision
 * @ship: a ship of the side at turn
 * @control: (out caller-allocates): what it rolled against what
 *
 * Dice: 2d6 (F-END-2).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_end_control (ForconDecision *decision, ForconShipId ship, ForconControl *control);

gboolean forcon_end_repair (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_end_readiness_back:
 *
 * Returns: readiness that the end of a critical gives back (F-END-3)
 */
gint forcon_end_readiness_back (const ForconBattle *battle, const ForconCritical *critical);

/**
 * forcon_end_ew_attack_back:
 *
 * Returns: the same of EW attack (F-END-3)
 */
gint forcon_end_ew_attack_back (const ForconBattle *battle, const ForconCritical *critical);

/**
 * forcon_end_burn:
 *
 * Each fire that was not put out does its damage to the ships of the side whose turn ends, in the order of the file
 * (F-END-4, F-CRT-7).
 */
gboolean forcon_end_burn (ForconDecision *decision);

/**
 * forcon_end_remove_markers:
 *
 * Takes blast markers off, oldest first; without markers no die is rolled (F-END-5), nor in a turn of which not all
 * who fight are told (F-EW-4).
 */
gboolean forcon_end_remove_markers (ForconDecision *decision);

G_END_DECLS
