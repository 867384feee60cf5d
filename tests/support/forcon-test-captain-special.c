/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-captain-private.h"

#include "engine/state/formation.h"
#include "engine/movement/movement.h"
#include "engine/rules/openings.h"
#include "engine/state/ship.h"
#include "forcon-test-fleets.h"
#include "engine/weapons/torpedo.h"

/*
 * What captains do besides moving, firing and mending. Each function proposes one command of its kind, or says that it
 * sees no occasion for one; whether the rules allow it is another matter.
 */
typedef gboolean (*Propose) (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random,
                             ForconCommand *command);

/* A ship in action, of the side at turn or of any, to which something is open. */
static gboolean
ship_with (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconOpeningKind opening,
           ForconShipId *ship)
{
  guint first = forcon_random_below (random, battle->n_ships);

  for (guint i = 0; i < battle->n_ships; i++)
    {
      *ship = (ForconShipId){ (guint16) ((first + i) % battle->n_ships + 1) };
      if (forcon_opening_is_open (battle, rules, opening, *ship))
        return TRUE;
    }
  return FALSE;
}

static guint32
tubes_of (const ForconBattle *battle, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  guint32 tubes = 0;

  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    if (forcon_battle_weapon (battle, ship, i)->kind == FORCON_WEAPON_TORPEDO)
      tubes |= 1u << i;
  return tubes & ~(state->loading | state->unready);
}

/* Where torpedoes of an enemy fly, it is tempting to meet them. */
static void
aim_at_salvo (const ForconBattle *battle, ForconCommand *command)
{
  const ForconShip *ship = forcon_battle_ship (battle, command->launch.ship);

  for (guint i = 0; i < battle->salvos->len; i++)
    {
      const ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i);

      if (!forcon_sides_hostile (battle, ship->side, salvo->side) || !FORCON_ID_EQUAL (ship->planet, salvo->planet))
        continue;
      command->launch.by_heading = TRUE;
      command->launch.heading = forcon_point_bearing (ship->position, salvo->position);
      return;
    }
}

static gboolean
launch (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  ForconShips friends;

  if (!ship_with (battle, rules, random, FORCON_OPENING_LAUNCH, &command->launch.ship))
    return FALSE;
  friends = forcon_formation_ships (battle, forcon_battle_ship (battle, command->launch.ship)->formation);
  command->kind = FORCON_COMMAND_LAUNCH;
  command->launch.weapons = tubes_of (battle, command->launch.ship);
  command->launch.target = forcon_ship_nearest_enemy (battle, command->launch.ship);
  command->launch.by_heading
      = FORCON_ID_IS_NONE (command->launch.target) || (friends.n == 1 && test_between (random, 0, 2) == 0);
  command->launch.heading = forcon_battle_ship (battle, command->launch.ship)->heading;
  aim_at_salvo (battle, command);
  if (command->launch.by_heading)
    command->launch.target = FORCON_NO_SHIP;
  for (guint i = 0; i < friends.n && test_between (random, 0, 1) == 0; i++)
    if (!FORCON_ID_EQUAL (friends.ship[i], command->launch.ship))
      command->launch.with.ship[command->launch.with.n++] = friends.ship[i];
  return TRUE;
}

static const ForconSalvo *
random_salvo (const ForconBattle *battle, ForconRandom *random)
{
  if (battle->salvos->len == 0)
    return NULL;
  return &g_array_index (battle->salvos, ForconSalvo, forcon_random_below (random, battle->salvos->len));
}

/* Any gun of any enemy of the torpedoes that bears, after a few looks round. */
static gboolean
fire_at_salvo (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  const ForconSalvo *salvo = random_salvo (battle, random);

  command->kind = FORCON_COMMAND_FIRE;
  for (guint look = 0; salvo != NULL && look < battle->n_ships * 4; look++)
    {
      ForconSolution solution;

      command->fire.ship = test_random_ship (battle, random);
      command->fire.salvo = salvo->id;
      command->fire.weapons = 1u << test_between (random, 0, 5);
      if (!forcon_ship_in_action (battle, command->fire.ship))
        continue;
      forcon_salvo_solve (battle, rules, command->fire.ship, salvo->id, command->fire.weapons, &solution);
      if (solution.verdict.kind == FORCON_VERDICT_DONE)
        return TRUE;
    }
  return FALSE;
}

static gboolean
move_salvo (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  const ForconSalvo *salvo = random_salvo (battle, random);

  if (salvo == NULL)
    return FALSE;
  command->kind = FORCON_COMMAND_MOVE_SALVO;
  command->move_salvo.salvo = salvo->id;
  command->move_salvo.legs.n = 2;
  command->move_salvo.legs.leg[0].ahead = test_between (random, 0, salvo->speed);
  command->move_salvo.legs.leg[1].ahead = salvo->speed - command->move_salvo.legs.leg[0].ahead;
  if (salvo->old && !salvo->turned)
    command->move_salvo.legs.leg[0].turn = test_between (random, -rules->torpedo.turn, rules->torpedo.turn);
  return TRUE;
}

static gboolean
cover (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  if (!ship_with (battle, rules, random, FORCON_OPENING_COVER, &command->cover.ship))
    return FALSE;
  command->kind = FORCON_COMMAND_COVER;
  command->cover.target = test_between (random, 0, 1) == 0 ? command->cover.ship : test_random_ship (battle, random);
  command->cover.weapons = 1u << forcon_random_below (random, forcon_battle_n_weapons (battle, command->cover.ship));
  return TRUE;
}

static gboolean
fire_order (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  ForconShipId ship = test_random_ship (battle, random);

  *command = forcon_command_order (ship, (ForconOrder) test_between (random, FORCON_ORDER_LOCK_ON,
                                                                     FORCON_ORDER_PREPARE_TO_LAUNCH));
  return forcon_ship_in_action (battle, ship);
}

static gboolean
join_shields (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  command->kind = FORCON_COMMAND_JOIN_SHIELDS;
  command->join_shields.ship = test_random_ship (battle, random);
  command->join_shields.joined = !forcon_battle_ship (battle, command->join_shields.ship)->joined;
  return TRUE;
}

static gboolean
board (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  if (!ship_with (battle, rules, random, FORCON_OPENING_BOARD, &command->board.ship))
    return FALSE;
  command->kind = FORCON_COMMAND_BOARD;
  command->board.target = forcon_ship_nearest_enemy (battle, command->board.ship);
  return !FORCON_ID_IS_NONE (command->board.target);
}

static gboolean
choose_fate (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  if (!ship_with (battle, rules, random, FORCON_OPENING_TAKE_OVER, &command->fate.ship)
      && !ship_with (battle, rules, random, FORCON_OPENING_FATE, &command->fate.ship))
    return FALSE;
  command->kind = FORCON_COMMAND_FATE;
  command->fate.fate = test_between (random, 0, 2) != 0 ? FORCON_FATE_TAKE_OVER
                                                        : (ForconFate) test_between (random, 0, FORCON_N_FATE - 1);
  return TRUE;
}

/* A ship of the side that has not moved, on the table. */
static gboolean
mover (const ForconBattle *battle, ForconRandom *random, ForconShipId *ship)
{
  *ship = test_random_ship (battle, random);
  return test_can_act (battle, *ship) && !forcon_battle_ship (battle, *ship)->moved
         && FORCON_ID_IS_NONE (forcon_battle_ship (battle, *ship)->planet) && !forcon_ship_is_station (battle, *ship);
}

/* Towards an enemy, as near as it may end. */
static gboolean
close_in (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  ForconShipId enemy;
  ForconVerdict verdict;

  if (!mover (battle, random, &command->move.ship))
    return FALSE;
  enemy = forcon_ship_nearest_enemy (battle, command->move.ship);
  if (FORCON_ID_IS_NONE (enemy))
    return FALSE;
  command->kind = FORCON_COMMAND_MOVE;
  command->move.legs
      = forcon_move_towards (battle, rules, command->move.ship, forcon_battle_ship (battle, enemy)->position);
  verdict = forcon_move_judge (battle, rules, command->move.ship, &command->move.legs);
  if (verdict.kind == FORCON_VERDICT_ENDS_OVER_BASE && verdict.length >= command->move.legs.leg[0].ahead)
    command->move.legs.leg[1].ahead = verdict.length - command->move.legs.leg[0].ahead;
  return TRUE;
}

/* Into the low orbit of a planet. */
static gboolean
dive (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  if (!mover (battle, random, &command->move.ship))
    return FALSE;
  for (guint i = 0; i < battle->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);

      if (object->kind != FORCON_OBJECT_PLANET)
        continue;
      command->kind = FORCON_COMMAND_MOVE;
      command->move.legs = forcon_move_towards (battle, rules, command->move.ship, object->centre);
      return TRUE;
    }
  return FALSE;
}

/* Whether the enemy lies on the way of a ship that goes so far straight ahead. */
static gboolean
ahead_of (const ForconBattle *battle, ForconShipId ship, ForconLength distance, ForconShipId enemy)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);

  return forcon_ship_in_action (battle, enemy) && forcon_ships_hostile (battle, ship, enemy)
         && forcon_segment_crosses_disc (state->position,
                                         forcon_point_ahead (state->position, state->heading, distance),
                                         forcon_battle_ship (battle, enemy)->position,
                                         forcon_ship_radius (battle, ship) + forcon_ship_radius (battle, enemy));
}

/* Who could run into an enemy goes full ahead; then it does. */
static gboolean
ram_with (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, ForconCommand *command)
{
  ForconLength most = forcon_move_limits (battle, rules, ship).most;

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId target = { (guint16) i };

      if (!ahead_of (battle, ship, most, target))
        continue;
      if (forcon_battle_ship (battle, ship)->order != FORCON_ORDER_FULL_AHEAD)
        *command = forcon_command_order (ship, FORCON_ORDER_FULL_AHEAD);
      else
        *command
            = FORCON_COMMAND (RAM, ram, .ship = ship, .target = target, .legs = { .n = 1, .leg = { { most, 0 } } });
      return TRUE;
    }
  return FALSE;
}

/* Those first that are under way already. */
static gboolean
ram (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  ForconShipId ship;

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ship = (ForconShipId){ (guint16) i };
      if (test_can_act (battle, ship) && battle->ships[i - 1].order == FORCON_ORDER_FULL_AHEAD
          && !battle->ships[i - 1].moved && ram_with (battle, rules, ship, command))
        return TRUE;
    }
  return mover (battle, random, &ship) && ram_with (battle, rules, ship, command);
}

static gboolean
sweep (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  command->kind = FORCON_COMMAND_SWEEP;
  return ship_with (battle, rules, random, FORCON_OPENING_SWEEP, &command->sweep.ship);
}

static gboolean
land (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  command->kind = FORCON_COMMAND_LAND;
  command->land.troops = test_between (random, 1, 4);
  return ship_with (battle, rules, random, FORCON_OPENING_LAND, &command->land.ship);
}

static gboolean
stop_fall (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  command->kind = FORCON_COMMAND_REPAIR;
  command->repair.fall = TRUE;
  return ship_with (battle, rules, random, FORCON_OPENING_STOP_FALL, &command->repair.ship);
}

static gboolean
lay (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  command->kind = FORCON_COMMAND_LAY;
  command->lay.ship = test_random_ship (battle, random);
  command->lay.charge = (ForconCharge) test_between (random, 0, FORCON_N_CHARGE - 1);
  return forcon_battle_card (battle, command->lay.ship)->mines
         > forcon_battle_ship (battle, command->lay.ship)->mines_laid;
}

static gboolean
pass_flag (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  command->kind = FORCON_COMMAND_PASS_FLAG;
  command->pass_flag.ship = test_random_ship (battle, random);
  return test_can_act (battle, command->pass_flag.ship)
         && forcon_formation_ships (battle, forcon_battle_ship (battle, command->pass_flag.ship)->formation).n > 1;
}

/* Ships of one formation with every second of the others, or with none. */
static gboolean
form (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  ForconShips ships;
  gboolean alone = test_between (random, 0, 1) == 0;

  command->kind = FORCON_COMMAND_FORM;
  command->form.ship = test_random_ship (battle, random);
  ships = forcon_formation_ships (battle, forcon_battle_ship (battle, command->form.ship)->formation);
  for (guint i = 0; i < ships.n && !alone; i++)
    if (!FORCON_ID_EQUAL (ships.ship[i], command->form.ship) && test_between (random, 0, 1) == 0)
      command->form.with.ship[command->form.with.n++] = ships.ship[i];
  return test_can_act (battle, command->form.ship) && ships.n > 1;
}

/* Whom it touches it might join. */
static gboolean
join (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  command->kind = FORCON_COMMAND_JOIN;
  command->join.ship = test_random_ship (battle, random);
  if (!test_can_act (battle, command->join.ship))
    return FALSE;
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      command->join.target = (ForconShipId){ (guint16) i };
      if (!FORCON_ID_EQUAL (command->join.target, command->join.ship)
          && forcon_ships_in_contact (battle, rules, command->join.ship, command->join.target)
          && !FORCON_ID_EQUAL (forcon_battle_ship (battle, command->join.ship)->formation,
                               battle->ships[i - 1].formation))
        return TRUE;
    }
  return FALSE;
}

/* Along its orbit, or to another one. */
static gboolean
move_in_orbit (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (!test_can_act (battle, ship) || FORCON_ID_IS_NONE (battle->ships[i - 1].planet) || battle->ships[i - 1].moved)
        continue;
      *command = forcon_command_move (ship, forcon_move_limits (battle, rules, ship).most, 0, 0);
      command->move.legs.n = 1;
      command->move.orbit = test_between (random, -1, 1);
      command->move.halves = command->move.orbit == 0 ? FORCON_HALVES_NOTHING
                                                      : (ForconHalves) test_between (random, 0, FORCON_N_HALVES - 1);
      return TRUE;
    }
  return FALSE;
}

/* What is proposed in each step. */
static const Propose in_set_up[] = { lay, NULL };
static const Propose in_movement[] = { form, join, ram, ram, ram, sweep, move_in_orbit, move_in_orbit,
                                       close_in, close_in, dive, join_shields, NULL };
static const Propose in_fire[] = { launch, launch, fire_at_salvo, fire_at_salvo, fire_order, fire_order, join_shields, NULL };
static const Propose in_torpedoes[] = { move_salvo, cover, cover, fire_order, board, board, NULL };
static const Propose at_the_end[] = { pass_flag, choose_fate, choose_fate, stop_fall, stop_fall, land, NULL };

static const Propose *const proposals[FORCON_N_STEP] = {
  [FORCON_STEP_SET_UP] = in_set_up,         [FORCON_STEP_MOVEMENT] = in_movement,
  [FORCON_STEP_FIRE] = in_fire,             [FORCON_STEP_TORPEDOES] = in_torpedoes,
  [FORCON_STEP_END] = at_the_end,
};

gboolean
test_captain_special (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random,
                      ForconCommand *command)
{
  const Propose *step = proposals[battle->step];
  guint n = 0;

  if (step == NULL)
    return FALSE;
  while (step[n] != NULL)
    n++;
  *command = (ForconCommand){ 0 };
  return step[forcon_random_below (random, n)](battle, rules, random, command);
}
