/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/rules.h"

G_BEGIN_DECLS

/*
 * The map of a low orbit (F-ORB-1): the ground is its lower edge, the orbits are lines across it, each a spacing above
 * the one below. A ship leaves it over any other edge.
 */
ForconPoint forcon_orbit_map_size (const ForconRules *rules);
ForconLength forcon_orbit_map_line (const ForconRules *rules, gint orbit);
gint forcon_orbit_map_nearest (const ForconRules *rules, ForconLength y);

G_END_DECLS
