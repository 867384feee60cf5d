/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/formation.h"

#include "engine/state/ship.h"

ForconShips
forcon_formation_ships (const ForconBattle *battle, ForconFormationId id)
{
  ForconShips ships = { 0 };

  for (guint i = 0; i < battle->n_ships && ships.n < FORCON_FORMATION_SHIPS_MAX; i++)
    if (FORCON_ID_EQUAL (battle->ships[i].formation, id) && battle->ships[i].status == FORCON_SHIP_IN_ACTION)
      ships.ship[ships.n++] = (ForconShipId){ (guint16) (i + 1) };
  return ships;
}

ForconShipId
forcon_formation_first_ship (const ForconBattle *battle, ForconFormationId id)
{
  for (guint i = 0; i < battle->n_ships; i++)
    if (FORCON_ID_EQUAL (battle->ships[i].formation, id))
      return (ForconShipId){ (guint16) (i + 1) };
  return FORCON_NO_SHIP;
}

ForconShipId
forcon_formation_lead (const ForconBattle *battle, ForconFormationId id)
{
  if (forcon_formation_has_flagship (battle, id))
    return forcon_battle_formation (battle, id)->flagship;
  for (guint i = 0; i < battle->n_ships; i++)
    if (FORCON_ID_EQUAL (battle->ships[i].formation, id) && battle->ships[i].status == FORCON_SHIP_IN_ACTION)
      return (ForconShipId){ (guint16) (i + 1) };
  return FORCON_NO_SHIP;
}

gint
forcon_formation_ew_defence (const ForconBattle *battle, ForconFormationId id)
{
  ForconShips ships = forcon_formation_ships (battle, id);
  gint lowest = G_MAXINT;

  for (guint i = 0; i < ships.n; i++)
    lowest = MIN (lowest, forcon_battle_card (battle, ships.ship[i])->ew_defence);
  return lowest;
}

ForconShipId
forcon_formation_station (const ForconBattle *battle, ForconFormationId id)
{
  ForconShips ships = forcon_formation_ships (battle, id);

  for (guint i = 0; i < ships.n; i++)
    if (forcon_ship_is_station (battle, ships.ship[i]))
      return ships.ship[i];
  return FORCON_NO_SHIP;
}

ForconFormationId
forcon_formation_meant (const ForconBattle *battle, ForconShipId id, ForconFormationId formation)
{
  const ForconShip *ship = forcon_battle_ship (battle, id);

  if (ship != NULL)
    return ship->formation;
  return forcon_battle_formation (battle, formation) == NULL ? FORCON_NO_FORMATION : formation;
}

ForconShipId
forcon_formation_aspect_ship (const ForconBattle *battle, ForconShipId ship)
{
  ForconFormationId formation = forcon_battle_ship (battle, ship)->formation;
  ForconShipId flagship = battle->formations[formation.value - 1].flagship;

  if (!forcon_ship_in_action (battle, ship) || !forcon_formation_commanded (battle, formation)
      || !forcon_ships_together (battle, ship, flagship))
    return ship;
  return flagship;
}

ForconShipId
forcon_ship_nearest_enemy (const ForconBattle *battle, ForconShipId id)
{
  ForconShipId nearest = FORCON_NO_SHIP;
  ForconLength least = G_MAXINT32;

  for (guint i = 0; i < battle->n_ships; i++)
    {
      ForconShipId other = { (guint16) (i + 1) };

      if (!forcon_ship_in_action (battle, other) || !forcon_ships_hostile (battle, id, other)
          || !forcon_ships_together (battle, id, other)
          || !forcon_ship_detected (battle, other, forcon_battle_ship (battle, id)->side))
        continue;
      ForconLength distance = forcon_point_distance (forcon_battle_ship (battle, id)->position,
                                                     battle->ships[i].position);

      if (distance >= least)
        continue;
      nearest = other;
      least = distance;
    }
  return nearest;
}

gboolean
forcon_side_detected (const ForconBattle *battle, ForconSideId side, ForconSideId by)
{
  if (FORCON_ID_EQUAL (side, by))
    return TRUE;
  for (guint i = 1; i <= battle->n_formations; i++)
    if (FORCON_ID_EQUAL (battle->formations[i - 1].side, side)
        && forcon_formation_level (battle, (ForconFormationId){ (guint16) i }, by) != FORCON_LEVEL_HIDDEN)
      return TRUE;
  /* Mines and salvos lie there when their ships are not seen any more. */
  for (guint i = 0; i < battle->mines->len; i++)
    {
      const ForconMine *mine = &g_array_index (battle->mines, ForconMine, i);

      if (FORCON_ID_EQUAL (mine->side, side) && (mine->known & (1u << by.value)) != 0)
        return TRUE;
    }
  for (guint i = 0; i < battle->salvos->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (battle->salvos, ForconSalvo, i).side, side))
      return TRUE;
  return FALSE;
}
