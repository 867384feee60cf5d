/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/end.h"
#include "engine/decision/orbits.h"
#include "engine/state/orbit-map.h"
#include "engine/movement/orbit.h"
#include "engine/state/ship.h"

/* What comes down from a low orbit: ships that are hit there, stations that leave their orbit, troops. */

/* The ground takes a share of the ship's starting hits in dice (F-ORB-3). */
static gboolean
crash (ForconDecision *decision, ForconShipId ship, ForconObjectId planet)
{
  const ForconOrbitRule *rule = &decision->rules->orbit;
  gint dice = forcon_share (rule->crash_share, forcon_battle_card (decision->battle, ship)->hits);
  ForconRoll roll;

  if (!forcon_decision_roll (decision, FORCON_PURPOSE_CRASH, ship, dice, rule->crash_hit, &roll))
    return FALSE;
  FORCON_EMIT (decision, SHIP_CRASHED, ship_crashed, .ship = ship, .object = planet, .dice = dice,
               .needed = rule->crash_hit, .roll = roll,
               .hits = forcon_decision_count (decision, roll, rule->crash_hit));
  return TRUE;
}

static gboolean
is_of_side_at_turn (const ForconBattle *battle, ForconShipId ship)
{
  return forcon_ship_on_table (battle, ship)
         && FORCON_ID_EQUAL (forcon_battle_ship (battle, ship)->side, battle->side);
}

/*
 * Where the station is after it has sunk by @distance: towards the ground below its orbit, or on the table towards the
 * centre of the planet. Returns: whether it has reached the ground
 */
static gboolean
sink (const ForconDecision *decision, ForconShipId ship, const ForconObject *planet, ForconLength distance,
      ForconPoint *to)
{
  const ForconShip *state = forcon_battle_ship (decision->battle, ship);

  if (!FORCON_ID_IS_NONE (state->planet))
    {
      *to = (ForconPoint){ state->position.x, state->position.y + distance };
      return to->y >= forcon_orbit_map_size (decision->rules).y;
    }
  *to = forcon_point_ahead (state->position, forcon_point_bearing (state->position, planet->centre), distance);
  return forcon_segment_distance (state->position, *to, planet->centre)
         <= planet->radius + forcon_ship_radius (decision->battle, ship);
}

static gboolean
decay (ForconDecision *decision, ForconShipId ship, ForconObjectId planet)
{
  ForconPoint to;
  ForconRoll roll;
  gint cm = 0;

  if (!forcon_decision_roll_formula (decision, FORCON_PURPOSE_ORBIT_DECAY, ship, decision->rules->orbit.decay, &roll,
                                     &cm))
    return FALSE;
  gboolean down = sink (decision, ship, forcon_battle_object (decision->battle, planet), FORCON_CM (cm), &to);

  FORCON_EMIT (decision, STATION_SANK, station_sank, .ship = ship, .object = planet, .roll = roll,
               .distance = FORCON_CM (cm), .to = to);
  return !down || crash (decision, ship, planet);
}

gboolean
forcon_orbit_decay (ForconDecision *decision)
{
  const ForconBattle *battle = decision->battle;

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      ForconObjectId planet = forcon_orbit_planet (battle, ship);

      if (is_of_side_at_turn (battle, ship) && !FORCON_ID_IS_NONE (planet)
          && forcon_ship_count_criticals (battle, ship, FORCON_CRITICAL_ORBIT) > 0
          && !decay (decision, ship, planet))
        return FALSE;
    }
  return TRUE;
}

gboolean
forcon_orbit_crash (ForconDecision *decision)
{
  const ForconBattle *battle = decision->battle;

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (is_of_side_at_turn (battle, ship) && forcon_battle_ship (battle, ship)->falling == 1
          && !crash (decision, ship, forcon_orbit_planet (battle, ship)))
        return FALSE;
    }
  return TRUE;
}

gboolean
forcon_orbit_critical (ForconDecision *decision, ForconShipId ship, ForconCriticalEffect effect)
{
  const ForconShip *state = forcon_battle_ship (decision->battle, ship);
  ForconOrbitResult result = effect == FORCON_CRITICAL_ENGINES && decision->rules->options.orbit_engine_falling
                                 ? FORCON_ORBIT_RESULT_FALLING
                                 : decision->rules->criticals[effect].low_orbit;
  gint own_turn = FORCON_ID_EQUAL (state->side, decision->battle->side) ? 1 : 0;

  if (FORCON_ID_IS_NONE (state->planet) || forcon_ship_is_station (decision->battle, ship))
    return TRUE;
  if (result == FORCON_ORBIT_RESULT_DESTROYED)
    FORCON_EMIT (decision, SHIP_LOST, ship_lost, .ship = ship, .position = state->position,
                 .loss = FORCON_LOSS_LOW_ORBIT);
  /* The current turn of its side counts as one more end; who falls already does not get more time. */
  else if (result == FORCON_ORBIT_RESULT_FALLING && state->falling == 0 && state->hits > 0)
    FORCON_EMIT (decision, SHIP_FALLING, ship_falling, .ship = ship, .ends = decision->rules->orbit.fall + own_turn);
  return TRUE;
}

gboolean
forcon_orbit_stop_fall (ForconDecision *decision, const ForconCommand *command)
{
  ForconControl control;

  if (forcon_battle_ship (decision->battle, command->repair.ship)->falling == 0)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NOT_FALLING, command->repair.ship);
  if (!forcon_end_check_control (decision, command->repair.ship)
      || !forcon_end_control (decision, command->repair.ship, &control))
    return FALSE;
  FORCON_EMIT (decision, FALL_STOPPED, fall_stopped, .ship = command->repair.ship, .roll = control.roll,
               .readiness = control.readiness, .crew_modifier = control.modifier, .stopped = control.passed);
  return TRUE;
}

gboolean
forcon_orbit_land (ForconDecision *decision, const ForconCommand *command)
{
  const ForconShip *state = forcon_battle_ship (decision->battle, command->land.ship);
  gint aboard = forcon_battle_card (decision->battle, command->land.ship)->troops - state->landed;

  if (FORCON_ID_IS_NONE (state->planet))
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NOT_IN_ORBIT, command->land.ship);
  if (command->land.troops < 1 || command->land.troops > aboard)
    return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_NO_TROOPS,
                                                              .ship = command->land.ship,
                                                              .actual = aboard,
                                                              .needed = command->land.troops });
  ForconSideId holder = forcon_battle_object (decision->battle, state->planet)->holder;
  gboolean contested
      = !FORCON_ID_IS_NONE (holder) && forcon_sides_hostile (decision->battle, state->side, holder);

  FORCON_EMIT (decision, TROOPS_LANDED, troops_landed, .ship = command->land.ship, .object = state->planet,
               .troops = command->land.troops, .holder = holder, .contested = contested);
  return TRUE;
}
