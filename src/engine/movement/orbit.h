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

ForconObjectId forcon_orbit_planet (const ForconBattle *battle, ForconShipId ship);
gboolean forcon_orbit_drift (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                             ForconLength distance, ForconPoint *to);
void forcon_orbit_solve (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                         const ForconLegs *legs, gint change, ForconHalves halves, ForconOrbitMove *move);

G_END_DECLS
