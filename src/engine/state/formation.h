/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/ship.h"
#include "engine/state/verdict.h"

G_BEGIN_DECLS

/* Formations as they stand (F-FORM), and what a side knows of them (F-EW-1). */

/* Whether its flagship is one of its ships in action. */
static inline gboolean
forcon_formation_has_flagship (const ForconBattle *battle, ForconFormationId id)
{
  const ForconShip *flagship = forcon_battle_ship (battle, forcon_battle_formation (battle, id)->flagship);

  return flagship != NULL && flagship->status == FORCON_SHIP_IN_ACTION && FORCON_ID_EQUAL (flagship->formation, id);
}

/**
 * forcon_formation_ships:
 * @battle: a battle
 * @id: a formation
 *
 * Returns: its ships in action, in the order of the file
 */
ForconShips forcon_formation_ships (const ForconBattle *battle, ForconFormationId id);

/**
 * forcon_formation_first_ship:
 * @battle: a battle
 * @id: a formation
 *
 * Returns: the first of its ships in the order of the file, in action or not; none if there is no ship in it
 */
ForconShipId forcon_formation_first_ship (const ForconBattle *battle, ForconFormationId id);

/**
 * forcon_formation_lead:
 * @battle: a battle
 * @id: a formation
 *
 * Returns: its flagship; without one, the first of its ships in action; none when it has none
 */
ForconShipId forcon_formation_lead (const ForconBattle *battle, ForconFormationId id);

/**
 * forcon_formation_station:
 * @battle: the battle, or the fleet of a campaign
 * @id: a formation
 *
 * Returns: the first station in it, or none: what has one keeps to its orbit and cannot move on the map (F-STN-1)
 */
ForconShipId forcon_formation_station (const ForconBattle *battle, ForconFormationId id);

/**
 * forcon_formation_commanded:
 * @battle: a battle
 * @id: a formation
 *
 * Returns: whether it has a flagship and its command is not broken (F-FORM-7)
 */
static inline gboolean
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
ForconFormationId forcon_formation_meant (const ForconBattle *battle, ForconShipId id, ForconFormationId formation);

/* Whether one ship comes before another: by its place in the line, without one by its readiness (F-FORM-7). */
gboolean forcon_ship_precedes (const ForconBattle *battle, const ForconRules *rules, ForconShipId a, ForconShipId b);

/**
 * forcon_formation_successor:
 * @battle: a battle
 * @rules: the rules
 * @id: a formation with ships in action
 *
 * Returns: who tries to take over: its flagship if that is there, the next successor, else the readiest ship (F-FORM-7)
 */
ForconShipId forcon_formation_successor (const ForconBattle *battle, const ForconRules *rules, ForconFormationId id);

/**
 * forcon_formation_place_in_line:
 * @battle: a battle
 * @id: a formation
 * @ships: its ships
 *
 * Returns: the place of a newcomer, from 1, at the end of the line of succession; 0, which is none, where somebody
 *   is not in it, who would be overtaken (F-FORM-3)
 */
gint forcon_formation_place_in_line (const ForconBattle *battle, ForconFormationId id, const ForconShips *ships);

/**
 * forcon_formation_ew_defence:
 * @battle: a battle
 * @id: a formation with ships in action
 *
 * Returns: the lowest EW defence among its ships: what it adds to its die when it hides (F-EW-2)
 */
gint forcon_formation_ew_defence (const ForconBattle *battle, ForconFormationId id);

/**
 * forcon_formation_judge_numbers:
 * @battle: a battle
 * @rules: the rules
 * @ships: one or more of its ships
 *
 * Returns: done, or of which class there are too many for one formation; stations count as capital ships (F-FORM-1)
 */
ForconVerdict forcon_formation_judge_numbers (const ForconBattle *battle, const ForconRules *rules,
                                              const ForconShips *ships);

/**
 * forcon_formation_judge:
 * @battle: a battle
 * @rules: the rules
 * @ships: one or more of its ships, wherever they belong
 *
 * Returns: whether they could be one formation: not too many of a kind, all in contact in one chain (F-FORM-1);
 *   stations count as capital ships
 */
ForconVerdict forcon_formation_judge (const ForconBattle *battle, const ForconRules *rules, const ForconShips *ships);

/**
 * forcon_formation_shield_pool:
 * @battle: a battle
 * @rules: the rules
 * @ship: a ship in action that is hit
 *
 * Returns: the ships whose shields stop hits on it, in the order in which they are used up: its own first (F-SHLD-2,
 *   F-ORD-4)
 */
ForconShips forcon_formation_shield_pool (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship);

/* Hits on the ship that it and its pool can still stop; 0 for a hulk. */
gint forcon_formation_shields_left (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship);

/**
 * forcon_formation_turret_pool:
 * @battle: a battle
 * @rules: the rules
 * @ship: a ship in action that a salvo reaches
 *
 * Returns: the ships whose turrets fire at it, its own first (F-TORP-4)
 */
ForconShips forcon_formation_turret_pool (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship);

/**
 * forcon_formation_aspect_ship:
 * @battle: a battle
 * @ship: a target
 *
 * Returns: the ship from which its aspect is read: the flagship while command is intact, else itself (F-FORM-5)
 */
ForconShipId forcon_formation_aspect_ship (const ForconBattle *battle, ForconShipId ship);

/**
 * forcon_formation_level:
 * @battle: a battle
 * @id: a formation
 * @side: who looks
 *
 * Returns: what the side knows of it; own formations and those of allies are always identified (F-EW-1). Nobody sees
 *   what is in none
 */
static inline ForconLevel
forcon_formation_level (const ForconBattle *battle, ForconFormationId id, ForconSideId side)
{
  const ForconFormation *formation = forcon_battle_formation (battle, id);

  if (formation == NULL)
    return FORCON_LEVEL_HIDDEN;
  if (!forcon_sides_hostile (battle, formation->side, side))
    return FORCON_LEVEL_IDENTIFIED;
  return (ForconLevel) formation->levels[side.value - 1];
}

static inline ForconLevel
forcon_ship_level (const ForconBattle *battle, ForconShipId ship, ForconSideId side)
{
  return forcon_formation_level (battle, forcon_battle_ship (battle, ship)->formation, side);
}

/* Whether there is a counter of it on the table for that side. */
static inline gboolean
forcon_ship_detected (const ForconBattle *battle, ForconShipId ship, ForconSideId side)
{
  return forcon_ship_level (battle, ship, side) != FORCON_LEVEL_HIDDEN;
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
gboolean forcon_side_detected (const ForconBattle *battle, ForconSideId side, ForconSideId by);

/**
 * forcon_ship_nearest_enemy:
 *
 * Returns: the nearest hostile ship in action that its side has detected, the first in the file of several equally
 *   near; none if there is none
 */
ForconShipId forcon_ship_nearest_enemy (const ForconBattle *battle, ForconShipId id);

G_END_DECLS
