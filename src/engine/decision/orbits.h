/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Low orbit and stations: F-ORB, F-CRIT-4, F-STC. */

#include "engine/decision/decision.h"

G_BEGIN_DECLS

/**
 * forcon_orbit_enter:
 * @decision: the decision
 * @ship: a ship of the side at turn whose base touches the planet
 * @planet: on the table
 *
 * Puts it on the outermost orbit, at the edge on the side from which it comes, or the next free place inward (F-ORB-1).
 */
void forcon_orbit_enter (ForconDecision *decision, ForconShipId ship, ForconObjectId planet);

/**
 * forcon_orbit_move:
 * @decision: the decision
 * @lead: the ship that leads a formation in low orbit
 * @command: how it moves
 *
 * All its ships go equally far along their orbits and change them together; when one reaches the edge all leave the
 * map.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_orbit_move (ForconDecision *decision, ForconShipId lead, const ForconCommand *command);

/**
 * forcon_orbit_decay:
 *
 * Stations of the side at turn that left their orbit come nearer to the planet, in the order of the file (F-STC-9).
 */
gboolean forcon_orbit_decay (ForconDecision *decision);

/**
 * forcon_orbit_crash:
 *
 * Ships of the side whose turn ends that have fallen long enough hit the ground, wherever they are (F-CRIT-4).
 */
gboolean forcon_orbit_crash (ForconDecision *decision);

/**
 * forcon_orbit_critical:
 * @decision: the decision
 * @ship: a ship that had a critical
 * @effect: which
 *
 * What that does to it besides in low orbit; stations keep up there (F-CRIT-4, F-STN-1).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_orbit_critical (ForconDecision *decision, ForconShipId ship, ForconCriticalEffect effect);

/* A roll of damage control like any other (F-CRIT-4, F-END-2). */
gboolean forcon_orbit_stop_fall (ForconDecision *decision, const ForconCommand *command);

/* How the troops fare against those of a holder is for the rules of the ground (F-END-6). */
gboolean forcon_orbit_land (ForconDecision *decision, const ForconCommand *command);

G_END_DECLS
