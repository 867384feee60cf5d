/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-formation.h"

#include "forcon-ship.h"

/**
 * forcon_formation_ships:
 * @battle: a battle
 * @id: a formation
 *
 * Returns: its ships in action, in the order of the file
 */
ForconShips
forcon_formation_ships (const ForconBattle *battle, ForconFormationId id)
{
  ForconShips ships = { 0 };

  for (guint i = 0; i < battle->n_ships && ships.n < FORCON_FORMATION_SHIPS_MAX; i++)
    if (FORCON_ID_EQUAL (battle->ships[i].formation, id) && battle->ships[i].status == FORCON_SHIP_IN_ACTION)
      ships.ship[ships.n++] = (ForconShipId){ (guint16) (i + 1) };
  return ships;
}

/**
 * forcon_formation_lead:
 * @battle: a battle
 * @id: a formation
 *
 * Returns: its flagship; without one, the first of its ships in action; none when it has none
 */
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

/**
 * forcon_formation_ew_defence:
 * @battle: a battle
 * @id: a formation with ships in action
 *
 * Returns: the lowest EW defence among its ships: what it adds to its die when it hides (F-EW-2)
 */
gint
forcon_formation_ew_defence (const ForconBattle *battle, ForconFormationId id)
{
  ForconShips ships = forcon_formation_ships (battle, id);
  gint lowest = G_MAXINT;

  for (guint i = 0; i < ships.n; i++)
    lowest = MIN (lowest, forcon_battle_card (battle, ships.ship[i])->ew_defence);
  return lowest;
}

/**
 * forcon_formation_station:
 * @battle: the battle, or the fleet of a campaign
 * @id: a formation
 *
 * Returns: the first station in it, or none: what has one keeps to its orbit and cannot move on the map (F-STN-1)
 */
ForconShipId
forcon_formation_station (const ForconBattle *battle, ForconFormationId id)
{
  ForconShips ships = forcon_formation_ships (battle, id);

  for (guint i = 0; i < ships.n; i++)
    if (forcon_ship_is_station (battle, ships.ship[i]))
      return ships.ship[i];
  return FORCON_NO_SHIP;
}

/**
 * forcon_formation_commanded:
 * @battle: a battle
 * @id: a formation
 *
 * Returns: whether it has a flagship and its command is not broken (F-FORM-7)
 */
gboolean
forcon_formation_commanded (const ForconBattle *battle, ForconFormationId id)
{
  return !forcon_battle_formation (battle, id)->broken && forcon_formation_has_flagship (battle, id);
}

/**
 * forcon_formation_meant:
 * @battle: a battle
 * @id, @formation: what a command to a formation names: one of its ships, or it
 *
 * Returns: the formation, or none if there is no such formation or ship
 */
ForconFormationId
forcon_formation_meant (const ForconBattle *battle, ForconShipId id, ForconFormationId formation)
{
  const ForconShip *ship = forcon_battle_ship (battle, id);

  if (ship != NULL)
    return ship->formation;
  return forcon_battle_formation (battle, formation) == NULL ? FORCON_NO_FORMATION : formation;
}

/**
 * forcon_formation_aspect_ship:
 * @battle: a battle
 * @ship: a target
 *
 * Returns: the ship from which its aspect is read: the flagship while command is intact, else itself (F-FORM-5)
 */
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

/**
 * forcon_formation_level:
 * @battle: a battle
 * @id: a formation
 * @side: who looks
 *
 * Returns: what the side knows of it; own formations and those of allies are always identified (F-EW-1). Nobody sees what is
 *   in none
 */
ForconLevel
forcon_formation_level (const ForconBattle *battle, ForconFormationId id, ForconSideId side)
{
  const ForconFormation *formation = forcon_battle_formation (battle, id);

  if (formation == NULL)
    return FORCON_LEVEL_HIDDEN;
  if (!forcon_sides_hostile (battle, formation->side, side))
    return FORCON_LEVEL_IDENTIFIED;
  return (ForconLevel) formation->levels[side.value - 1];
}

ForconLevel
forcon_ship_level (const ForconBattle *battle, ForconShipId ship, ForconSideId side)
{
  return forcon_formation_level (battle, forcon_battle_ship (battle, ship)->formation, side);
}

/* Whether there is a counter of it on the table for that side. */
gboolean
forcon_ship_detected (const ForconBattle *battle, ForconShipId ship, ForconSideId side)
{
  return forcon_ship_level (battle, ship, side) != FORCON_LEVEL_HIDDEN;
}

/* Mines and salvos lie there when their ships are not seen any more. */
static gboolean
left_something (const ForconBattle *battle, ForconSideId side, ForconSideId by)
{
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

/**
 * forcon_side_detected:
 * @battle: a battle
 * @side: a side
 * @by: who looks
 *
 * Returns: whether a side may know that the other one has anything on the table: it is its own, or it has detected a
 *   formation, a mine or a salvo of it (F-EW-4)
 */
gboolean
forcon_side_detected (const ForconBattle *battle, ForconSideId side, ForconSideId by)
{
  if (FORCON_ID_EQUAL (side, by))
    return TRUE;
  for (guint i = 1; i <= battle->n_formations; i++)
    if (FORCON_ID_EQUAL (battle->formations[i - 1].side, side)
        && forcon_formation_level (battle, (ForconFormationId){ (guint16) i }, by) != FORCON_LEVEL_HIDDEN)
      return TRUE;
  return left_something (battle, side, by);
}
