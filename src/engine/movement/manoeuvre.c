/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/detection.h"
#include "engine/decision/mines.h"
#include "engine/decision/moves.h"
#include "engine/decision/orbits.h"
#include "engine/state/formation.h"
#include "engine/movement/movement.h"
#include "engine/state/ship.h"

gboolean
forcon_movement_meant (ForconDecision *decision, ForconShipId named, ForconFormationId formation, ForconShipId *ship)
{
  const ForconBattle *battle = decision->battle;
  gboolean by_formation = FORCON_ID_IS_NONE (named) && !FORCON_ID_IS_NONE (formation);

  *ship = FORCON_NO_SHIP;
  formation = forcon_formation_meant (battle, named, formation);
  if (FORCON_ID_IS_NONE (formation) || (!by_formation && forcon_battle_ship (battle, named) == NULL))
    return forcon_decision_refuse_kind (
        decision, by_formation ? FORCON_VERDICT_NO_SUCH_FORMATION : FORCON_VERDICT_NO_SUCH_SHIP, FORCON_NO_SHIP);
  *ship = by_formation ? forcon_formation_lead (battle, formation) : named;
  if (FORCON_ID_IS_NONE (*ship))
    *ship = battle->formations[formation.value - 1].flagship;
  if (!forcon_ship_in_action (battle, *ship))
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NOT_IN_ACTION, *ship);
  if (!FORCON_ID_EQUAL (forcon_battle_ship (battle, *ship)->side, battle->side))
    return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_NOT_ITS_TURN, .ship = *ship,
                                                              .side = battle->side });
  return TRUE;
}

/* A station of the formation, which keeps to its orbit, or none (F-STN-1). */
static ForconShipId
station_in (const ForconBattle *battle, const ForconShips *ships)
{
  for (guint i = 0; i < ships->n; i++)
    if (forcon_ship_is_station (battle, ships->ship[i]))
      return ships->ship[i];
  return FORCON_NO_SHIP;
}

/* A ship that ends in contact with an enemy becomes a contact for it, and it for the ship (F-EW-1). */
static void
meet (ForconDecision *decision, ForconShipId ship)
{
  for (guint i = 1; i <= decision->battle->n_ships; i++)
    {
      ForconShipId other = { (guint16) i };
      const ForconShip *them = forcon_battle_ship (decision->battle, other);
      const ForconShip *us = forcon_battle_ship (decision->battle, ship);

      if (!forcon_ship_in_action (decision->battle, other) || !forcon_ships_hostile (decision->battle, ship, other)
          || !forcon_ships_in_contact (decision->battle, decision->rules, ship, other))
        continue;
      if (!forcon_ship_detected (decision->battle, ship, them->side))
        forcon_detection_reveal (decision, ship, them->side, FORCON_LEVEL_CONTACT, FORCON_REVEAL_MET);
      if (!forcon_ship_detected (decision->battle, other, us->side))
        forcon_detection_reveal (decision, other, us->side, FORCON_LEVEL_CONTACT, FORCON_REVEAL_MET);
    }
}

/* All ships of a formation while they are moved. */
typedef struct {
  ForconShips ships;
  ForconPath paths[FORCON_FORMATION_SHIPS_MAX];
} March;

/* Sets off the mines on the paths, then reveals contacts at their ends or enters low orbit. */
static gboolean
arrive (ForconDecision *decision, const March *march, ForconObjectId planet)
{
  for (guint i = 0; i < march->ships.n; i++)
    {
      ForconShipId ship = march->ships.ship[i];

      if (forcon_ship_in_action (decision->battle, ship)
          && !forcon_mine_trigger (decision, ship, march->paths[i].points, march->paths[i].n_points))
        return FALSE;
      if (!forcon_ship_in_action (decision->battle, ship))
        continue;
      if (FORCON_ID_IS_NONE (planet))
        meet (decision, ship);
      else
        forcon_orbit_enter (decision, ship, planet);
    }
  return TRUE;
}

gboolean
forcon_movement_set_out (ForconDecision *decision, ForconShipId ship, const ForconLegs *declared)
{
  ForconLegs legs = *declared;
  ForconObjectId planet = FORCON_NO_OBJECT;
  March march = { .ships = forcon_move_body (decision->battle, ship) };
  gboolean turned = FALSE;

  if (forcon_legs_distance (&legs) > 0 && march.ships.n == 1)
    planet = forcon_move_planet (decision->battle, ship, &legs);
  for (guint i = 0; i < legs.n; i++)
    turned = turned || legs.leg[i].turn != 0;
  forcon_move_paths (decision->battle, &march.ships, &legs, march.paths);
  for (guint i = 0; i < march.ships.n; i++)
    {
      const ForconShip *state = forcon_battle_ship (decision->battle, march.ships.ship[i]);
      const ForconPath *path = &march.paths[i];

      FORCON_EMIT (decision, SHIP_MOVED, ship_moved, .ship = march.ships.ship[i], .lead = march.ships.ship[0],
                   .from = state->position, .from_heading = state->heading, .legs = legs,
                   .distance = forcon_legs_distance (&legs), .to = forcon_path_end (path), .heading = path->heading,
                   .turned = turned);
    }
  /* A ship whose path leaves the table has withdrawn; the others of its formation go on (F-TURN-3). */
  for (guint i = 0; i < march.ships.n; i++)
    {
      const ForconPoint *beyond = forcon_path_leaves_table (decision->battle, &march.paths[i]);

      if (beyond != NULL)
        FORCON_EMIT (decision, SHIP_WITHDREW, ship_withdrew, .ship = march.ships.ship[i], .position = *beyond);
    }
  return arrive (decision, &march, planet);
}

gboolean
forcon_movement_move (ForconDecision *decision, const ForconCommand *command)
{
  ForconShipId ship;

  if (!forcon_movement_meant (decision, command->move.ship, command->move.formation, &ship))
    return FALSE;
  const ForconShip *state = forcon_battle_ship (decision->battle, ship);
  ForconShips body = forcon_move_body (decision->battle, ship);
  ForconShipId station = station_in (decision->battle, &body);

  if (!FORCON_ID_IS_NONE (station))
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_STATION_KEEPS, station);
  if (state->moved)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_ALREADY_MOVED, ship);
  /* In low orbit each ship moves by rules of its own (F-ORB-1). */
  if (!FORCON_ID_IS_NONE (state->planet))
    return forcon_orbit_move (decision, ship, command);
  ForconVerdict verdict = forcon_move_judge (decision->battle, decision->rules, ship, &command->move.legs);

  if (verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, verdict);
  return forcon_movement_set_out (decision, ship, &command->move.legs);
}

/* Whether a ship leads a formation on the table that must move before the step ends; @limits: (out): of its move. */
static gboolean
must_move (const ForconDecision *decision, ForconShipId ship, ForconMoveLimits *limits)
{
  const ForconBattle *battle = decision->battle;
  const ForconShip *state = forcon_battle_ship (battle, ship);

  if (state->moved || !FORCON_ID_IS_NONE (state->planet))
    return FALSE;
  ForconShips body = forcon_move_body (battle, ship);

  if (!FORCON_ID_EQUAL (body.ship[0], ship) || !FORCON_ID_IS_NONE (station_in (battle, &body)))
    return FALSE;
  *limits = forcon_move_limits (battle, decision->rules, ship);
  return !limits->may_stand && forcon_move_possible (battle, decision->rules, ship, NULL);
}

gboolean
forcon_movement_all_moved (ForconDecision *decision)
{
  const ForconBattle *battle = decision->battle;
  ForconVerdict verdict = { .kind = FORCON_VERDICT_MUST_MOVE };

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      ForconMoveLimits limits;

      if (!forcon_ship_in_action (battle, ship)
          || !FORCON_ID_EQUAL (forcon_battle_ship (battle, ship)->side, battle->side)
          || !must_move (decision, ship, &limits))
        continue;
      if (verdict.actual++ == 0)
        {
          verdict.ship = ship;
          verdict.needed_length = limits.least;
        }
    }
  return verdict.actual == 0 || forcon_decision_refuse (decision, verdict);
}
