/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Damage, criticals and catastrophes: F-CRIT, F-CRT, F-CAT. */

#include "engine/decision/decision.h"

G_BEGIN_DECLS

/**
 * forcon_damage_ship:
 * @decision: the decision
 * @ship: a ship in action
 * @cause: where the damage comes from
 * @by: who did it, or none
 * @points: points of damage, more than 0; what exceeds the ship's hits is dropped
 *
 * Dice: one for each point, in one go, whether it is critical; then each critical in turn; then the catastrophe if no
 * hits are left (F-CRIT-1 to F-CRIT-3, F-SHIP-8).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_damage_ship (ForconDecision *decision, ForconShipId ship, ForconCause cause, ForconShipId by,
                             gint points);

/**
 * forcon_damage_unsaved:
 * @decision: the decision
 * @ship: a ship in action
 * @cause: what hit it
 * @by: who did it, or none
 * @hits: that its shields did not stop; a special shield may save from some (F-ORD-3)
 *
 * Dice: the saves, if there are any; then as forcon_damage_ship().
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_damage_unsaved (ForconDecision *decision, ForconShipId ship, ForconCause cause, ForconShipId by,
                                gint hits);

/**
 * forcon_critical_hit:
 * @decision: the decision
 * @ship: a ship that has a critical
 *
 * Dice: 2d6 on the table, then the extra damage, then the loss of readiness, then that of EW attack, as far as the
 * result has them (F-CRT-2 to F-CRT-12); of a station then its strain and the catastrophe that comes of it
 * (F-STC-2). In low orbit the ship may be lost at once (F-CRIT-4). Then, as an option has it, criticals of the extra
 * damage (F-CRIT-1).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_critical_hit (ForconDecision *decision, ForconShipId ship);

/**
 * forcon_critical_by_hand:
 * @decision: the decision
 * @ship: a ship in action
 * @effect: what the master lets it suffer
 *
 * Dice: as forcon_critical_hit(), but for those of the table; then the catastrophe if no hits are left.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_critical_by_hand (ForconDecision *decision, ForconShipId ship, ForconCriticalEffect effect);

/**
 * forcon_catastrophe_roll:
 * @decision: the decision
 * @ship: a ship at 0 hits, or a hulk that was hit or burns
 *
 * Dice: 2d6, or those of stations. An explosion is resolved by forcon_catastrophe_settle() (F-CAT-1 to F-CAT-5,
 * F-STN-1).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_catastrophe_roll (ForconDecision *decision, ForconShipId ship);

/**
 * forcon_catastrophe_settle:
 * @decision: the decision
 *
 * Resolves the explosions that are pending, first come first: the ships in reach of one are all dealt with, nearest
 * first, before the next ship's explosion (F-CAT-6).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_catastrophe_settle (ForconDecision *decision);

/**
 * forcon_catastrophe_clear:
 * @decision: the decision
 *
 * Takes the explosions of this fire phase off the table (F-FIRE-4).
 */
void forcon_catastrophe_clear (ForconDecision *decision);

/**
 * forcon_place_wreck_marker:
 * @decision: the decision
 * @kind: of the blast or of the rift
 * @ship: a ship that is lost
 *
 * Marks its place on the table. In low orbit nothing is marked: what is left there goes down (F-CAT-1, F-ORB-1).
 */
void forcon_place_wreck_marker (ForconDecision *decision, ForconObjectKind kind, ForconShipId ship);

/**
 * forcon_place_marker:
 * @decision: the decision
 * @kind: a marker
 * @centre: where
 * @radius: 0.01 cm
 */
void forcon_place_marker (ForconDecision *decision, ForconObjectKind kind, ForconPoint centre, ForconLength radius);

G_END_DECLS
