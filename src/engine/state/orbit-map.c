/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/orbit-map.h"

/**
 * forcon_orbit_map_size:
 * @rules: the rules
 *
 * Returns: the far corner of the map of a low orbit, 0.01 cm; there is a spacing of room above the highest orbit (F-ORB-1)
 */
ForconPoint
forcon_orbit_map_size (const ForconRules *rules)
{
  return (ForconPoint){ rules->orbit.width, (rules->orbit.orbits + 1) * rules->orbit.spacing };
}

/**
 * forcon_orbit_map_line:
 * @rules: the rules
 * @orbit: from 1, the lowest; 0 is the ground
 *
 * Returns: how far down the map the orbit lies, 0.01 cm (F-ORB-1)
 */
ForconLength
forcon_orbit_map_line (const ForconRules *rules, gint orbit)
{
  return (rules->orbit.orbits + 1 - orbit) * rules->orbit.spacing;
}

/**
 * forcon_orbit_map_nearest:
 * @rules: the rules
 * @y: how far down the map, 0.01 cm
 *
 * Returns: the nearest orbit; 0 is the ground (F-ORB-1)
 */
gint
forcon_orbit_map_nearest (const ForconRules *rules, ForconLength y)
{
  ForconLength above = forcon_orbit_map_size (rules).y - y;

  if (above <= 0 || rules->orbit.spacing <= 0)
    return 0;
  return MIN ((above + rules->orbit.spacing / 2) / rules->orbit.spacing, rules->orbit.orbits);
}
