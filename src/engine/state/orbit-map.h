/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/rules.h"

G_BEGIN_DECLS

/*
 * The map of a low orbit (F-ORB-1): the ground is its lower edge, the orbits are lines across it, each a spacing above
 * the one below. A ship leaves it over any other edge.
 */

/**
 * forcon_orbit_map_size:
 * @rules: the rules
 *
 * Returns: the far corner of the map of a low orbit, 0.01 cm; there is a spacing of room above the highest orbit
 *   (F-ORB-1)
 */
ForconPoint forcon_orbit_map_size (const ForconRules *rules);

/**
 * forcon_orbit_map_line:
 * @rules: the rules
 * @orbit: from 1, the lowest; 0 is the ground
 *
 * Returns: how far down the map the orbit lies, 0.01 cm (F-ORB-1)
 */
ForconLength forcon_orbit_map_line (const ForconRules *rules, gint orbit);

/**
 * forcon_orbit_map_nearest:
 * @rules: the rules
 * @y: how far down the map, 0.01 cm
 *
 * Returns: the nearest orbit; 0 is the ground (F-ORB-1)
 */
gint forcon_orbit_map_nearest (const ForconRules *rules, ForconLength y);

G_END_DECLS
