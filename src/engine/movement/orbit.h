/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/verdict.h"

G_BEGIN_DECLS

/**
 * ForconOrbitMove:
 * @verdict: done, or the first reason why this move is refused; the rest holds only when it is done
 * @distance: along the orbit, 0.01 cm
 * @leaves: whether it leaves the map of the orbits (F-ORB-1)
 * @ships: who move as one, the lead first
 * @ends: (array length=@ships.n): where each comes to on the map
 * @heading: of all of them there
 *
 * Where a move in low orbit leads.
 */
typedef struct {
  ForconVerdict verdict;
  ForconLength distance;
  gboolean leaves;
  ForconShips ships;
  ForconPoint ends[FORCON_FORMATION_SHIPS_MAX];
  ForconAngle heading;
} ForconOrbitMove;

/**
 * forcon_orbit_planet:
 * @battle: a battle
 * @ship: a ship
 *
 * Returns: the planet in whose low orbit it is, else the one on the table whose rim is nearest; none without planets
 */
ForconObjectId forcon_orbit_planet (const ForconBattle *battle, ForconShipId ship);

/**
 * forcon_orbit_drift:
 * @battle: a battle
 * @rules: the rules
 * @ship: a hulk in low orbit
 * @distance: 0.01 cm
 * @to: (out): where it is so much farther along its orbit
 *
 * Returns: whether that is on the map (F-CAT-2, F-ORB-1)
 */
gboolean forcon_orbit_drift (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                             ForconLength distance, ForconPoint *to);

/**
 * forcon_orbit_solve:
 * @battle: a battle
 * @rules: the rules
 * @ship: a ship in action in low orbit
 * @legs: how far its formation goes along its orbit, without turns
 * @change: of the orbit: −1, 0 or 1
 * @halves: what a change halves
 * @move: (out caller-allocates): where that leads
 *
 * Whether the move is legal as a move; whose turn it is does not count here. Decisions and previews read the same
 * solution (F-ORB-1, F-ORB-2).
 */
void forcon_orbit_solve (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                         const ForconLegs *legs, gint change, ForconHalves halves, ForconOrbitMove *move);

G_END_DECLS
