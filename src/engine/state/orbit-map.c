/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/orbit-map.h"

ForconPoint
forcon_orbit_map_size (const ForconRules *rules)
{
  return (ForconPoint){ rules->orbit.width, (rules->orbit.orbits + 1) * rules->orbit.spacing };
}

ForconLength
forcon_orbit_map_line (const ForconRules *rules, gint orbit)
{
  return (rules->orbit.orbits + 1 - orbit) * rules->orbit.spacing;
}

gint
forcon_orbit_map_nearest (const ForconRules *rules, ForconLength y)
{
  ForconLength above = forcon_orbit_map_size (rules).y - y;

  if (above <= 0 || rules->orbit.spacing <= 0)
    return 0;
  return MIN ((above + rules->orbit.spacing / 2) / rules->orbit.spacing, rules->orbit.orbits);
}
