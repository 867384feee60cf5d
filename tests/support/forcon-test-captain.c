/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-captain.h"

#include "engine/weapons/gunnery.h"
#include "engine/movement/movement.h"
#include "engine/state/ship.h"
#include "forcon-test-captain-private.h"
#include "forcon-test-command.h"
#include "forcon-test-fleets.h"

/* How often a captain looks for somebody who can still do something before the step is ended. */
#define TRIES 6

ForconShipId
test_random_ship (const ForconBattle *battle, ForconRandom *random)
{
  return (ForconShipId){ (guint16) test_between (random, 1, (gint) battle->n_ships) };
}

gboolean
test_can_act (const ForconBattle *battle, ForconShipId ship)
{
  return forcon_ship_in_action (battle, ship)
         && FORCON_ID_EQUAL (forcon_battle_ship (battle, ship)->side, battle->side);
}

static ForconCommand
end_step (void)
{
  return (ForconCommand){ .kind = FORCON_COMMAND_END_STEP };
}

/* The first ship of the side on the table whose formation has not moved, or none. */
static ForconShipId
ship_to_move (const ForconBattle *battle)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };
      const ForconShip *state = forcon_battle_ship (battle, ship);

      if (test_can_act (battle, ship) && !state->moved && FORCON_ID_IS_NONE (state->planet)
          && !forcon_ship_is_station (battle, ship))
        return ship;
    }
  return FORCON_NO_SHIP;
}

/* A move within the limits: straight, with one turn, or, for a ship that may, with two. */
static ForconCommand
random_move (const ForconMoveLimits *limits, ForconShipId ship, ForconRandom *random)
{
  ForconLength distance = test_between (random, limits->least, limits->most);
  ForconLength first = (ForconLength) ((gint64) distance * limits->turn_after.numerator
                                       / limits->turn_after.denominator);
  ForconLength ahead = test_between (random, MIN (first + 1, distance), distance);
  ForconAngle turn = test_between (random, 0, 2) == 0 ? 0 : test_between (random, 0, limits->greatest_turn);
  ForconCommand command;

  if (limits->may_stand && test_between (random, 0, 3) == 0)
    return forcon_command_move (ship, 0, 0, 0);
  if (test_between (random, 0, 1) == 0)
    turn = -turn;
  command = forcon_command_move (ship, ahead, turn, distance - ahead);
  if (limits->turns > 1 && test_between (random, 0, 1) == 0)
    {
      command.move.legs.leg[0].turn = turn / 2;
      command.move.legs.leg[1].turn = turn - turn / 2;
    }
  return command;
}

static gboolean
stays_on_table (const ForconBattle *battle, const ForconCommand *command)
{
  ForconPath paths[FORCON_FORMATION_SHIPS_MAX];
  ForconShips ships = forcon_move_body (battle, command->move.ship);

  forcon_move_paths (battle, &ships, &command->move.legs, paths);
  for (guint i = 0; i < ships.n; i++)
    if (forcon_path_leaves_table (battle, &paths[i]) != NULL)
      return FALSE;
  return TRUE;
}

/* Nobody leaves a battle while there is another way. */
static ForconCommand
move_on_table (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, ForconRandom *random)
{
  ForconMoveLimits limits = forcon_move_limits (battle, rules, ship);
  ForconCommand command = random_move (&limits, ship, random);

  for (gint i = 0; i < TRIES && !stays_on_table (battle, &command); i++)
    command = random_move (&limits, ship, random);
  return command;
}

static ForconCommand
move_somebody (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random)
{
  ForconShipId ship = ship_to_move (battle);

  /* A ship that is hemmed in may have no move at all. */
  if (FORCON_ID_IS_NONE (ship) || test_between (random, 0, 11) == 0)
    return end_step ();
  if (forcon_battle_ship (battle, ship)->order == FORCON_ORDER_NONE && test_between (random, 0, 4) == 0)
    return forcon_command_order (ship, (ForconOrder) test_between (random, 1, FORCON_ORDER_FULL_AHEAD));
  return move_on_table (battle, rules, ship, random);
}

/* Anybody who can fire at anybody, the side that was fired at too; else the step ends. */
static ForconCommand
fire_somebody (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random)
{
  for (guint i = 0; i < TRIES * battle->n_ships; i++)
    {
      ForconShipId ship = test_random_ship (battle, random);
      ForconShipId target = test_random_ship (battle, random);

      if (!forcon_ship_in_action (battle, ship) || FORCON_ID_EQUAL (ship, target))
        continue;
      guint32 usable = forcon_gunnery_usable (battle, rules, ship, target);

      if (usable != 0 && test_between (random, 0, 1) == 0)
        usable &= forcon_random_next (random) | (usable & -usable);
      if (usable != 0)
        return forcon_command_fire (ship, target, usable);
    }
  return end_step ();
}

static ForconCommand
repair_somebody (const ForconBattle *battle, ForconRandom *random)
{
  for (gint i = 0; i < TRIES; i++)
    {
      ForconShipId ship = test_random_ship (battle, random);
      ForconCommand command = FORCON_COMMAND (REPAIR, repair, .ship = ship);

      if (!test_can_act (battle, ship))
        continue;
      for (guint c = 0; c < battle->criticals->len; c++)
        if (FORCON_ID_EQUAL (g_array_index (battle->criticals, ForconCritical, c).ship, ship))
          {
            command.repair.effect = g_array_index (battle->criticals, ForconCritical, c).effect;
            return command;
          }
      command.repair.hit = TRUE;
      if (forcon_battle_ship (battle, ship)->hits < forcon_battle_card (battle, ship)->hits)
        return command;
    }
  return end_step ();
}

ForconCommand
test_captain_sensible (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random)
{
  ForconCommand command;

  if (test_between (random, 0, battle->step < FORCON_STEP_TORPEDOES ? 2 : 1) == 0 && test_captain_special (battle, rules, random, &command))
    return command;
  switch ((gint) battle->step)
    {
    case FORCON_STEP_SET_UP:
      return (ForconCommand){ .kind = FORCON_COMMAND_BEGIN };
    case FORCON_STEP_MOVEMENT:
      return move_somebody (battle, rules, random);
    case FORCON_STEP_FIRE:
      return fire_somebody (battle, rules, random);
    case FORCON_STEP_END:
      return repair_somebody (battle, random);
    default:
      return end_step ();
    }
}

static ForconLegs
wild_legs (ForconRandom *random)
{
  ForconLegs legs = { .n = forcon_random_below (random, FORCON_LEGS_MAX + 2) };

  for (guint i = 0; i < FORCON_LEGS_MAX; i++)
    {
      legs.leg[i].ahead = test_between (random, -100, 2000);
      legs.leg[i].turn = test_between (random, 0, 1) == 0 ? 0 : test_between (random, -4000, 4000);
    }
  return legs;
}

/* Ids one beyond the ships in the battle, too. */
static ForconShipId
wild_ship (const ForconBattle *battle, ForconRandom *random)
{
  return (ForconShipId){ (guint16) test_between (random, 0, (gint) battle->n_ships + 1) };
}

/* Fields of the commands by which not every battle is decided. */
static void
wild_special (const ForconBattle *battle, ForconRandom *random, ForconCommand *command)
{
  static const char *const texts[] = { NULL, "", "word" };
  ForconShips with;
  ForconPoint place;

  forcon_command_set_number (command, "formation", test_between (random, 0, (gint) battle->n_formations + 1));
  forcon_command_set_number (command, "salvo", test_between (random, 0, 3));
  TEST_SET (command, salvo_of, test_between (random, 0, 3) == 0 ? wild_ship (battle, random) : FORCON_NO_SHIP);
  forcon_command_set_number (command, "mine", test_between (random, 0, (gint) battle->next_id));
  forcon_command_set_number (command, "object", test_between (random, 0, (gint) battle->next_id));
  forcon_command_set_number (command, "planet", test_between (random, 0, 5) == 0 ? 1 : 0);
  forcon_command_set_number (command, "side", test_between (random, 0, (gint) forcon_battle_n_sides (battle) + 1));
  with.n = (guint) test_between (random, 0, 2);
  with.ship[0] = wild_ship (battle, random);
  with.ship[1] = wild_ship (battle, random);
  TEST_SET (command, with, with);
  forcon_command_set_number (command, "orbit", test_between (random, -2, 2));
  forcon_command_set_number (command, "halves", test_between (random, 0, FORCON_N_HALVES - 1));
  forcon_command_set_number (command, "repair_fall", test_between (random, 0, 3) == 0);
  forcon_command_set_number (command, "fate", test_between (random, 0, FORCON_N_FATE - 1));
  forcon_command_set_number (command, "joined", test_between (random, 0, 1));
  forcon_command_set_number (command, "by_heading", test_between (random, 0, 1));
  forcon_command_set_number (command, "heading", test_between (random, -4000, 4000));
  place.x = test_between (random, -100, battle->size.x + 100);
  place.y = test_between (random, -100, battle->size.y + 100);
  TEST_SET (command, place, place);
  forcon_command_set_number (command, "value", test_between (random, 0, FORCON_N_VALUE - 1));
  forcon_command_set_number (command, "number", test_between (random, -5, 10) * test_between (random, 1, 100));
  forcon_command_set_number (command, "thing", test_between (random, 0, FORCON_N_THING - 1));
  forcon_command_set_number (command, "radius", test_between (random, -100, 500));
  forcon_command_set_number (command, "speed", test_between (random, -100, 3000));
  forcon_command_set_number (command, "run", test_between (random, -1, 4));
  forcon_command_set_number (command, "count", test_between (random, -1, 5));
  TEST_SET (command, word, texts[test_between (random, 0, 2)]);
  TEST_SET (command, name, texts[test_between (random, 0, 2)]);
  command->reason = texts[test_between (random, 0, 2)];
}

static void
wild_fields (const ForconBattle *battle, ForconRandom *random, ForconCommand *command)
{
  TEST_SET (command, ship, wild_ship (battle, random));
  TEST_SET (command, target, wild_ship (battle, random));
  forcon_command_set_number (command, "weapons",
                             test_between (random, 0, 4) == 0 ? forcon_random_next (random)
                                                              : (guint32) test_between (random, 0, 15));
  forcon_command_set_number (command, "order", test_between (random, 0, FORCON_N_ORDER - 1));
  TEST_SET (command, legs, wild_legs (random));
  forcon_command_set_number (command, "repair_hit", test_between (random, 0, 1));
  forcon_command_set_number (command, "effect", test_between (random, 0, FORCON_N_CRITICAL - 1));
  forcon_command_set_number (command, "ending", test_between (random, 0, FORCON_N_ENDING - 1));
  wild_special (battle, random, command);
}

ForconCommand
test_captain_wild (const ForconBattle *battle, ForconRandom *random)
{
  ForconCommand command = { .kind = (ForconCommandKind) test_between (random, 0, FORCON_N_COMMAND - 1) };
  ForconRandom before = *random;

  wild_fields (battle, random, &command);
  /* A battle should not be called off before it was fought. */
  if (command.kind == FORCON_COMMAND_END_BATTLE && test_between (random, 0, 15) != 0)
    {
      command = (ForconCommand){ .kind = FORCON_COMMAND_MOVE };
      wild_fields (battle, &before, &command);
    }
  return command;
}

static void
spoil_move (ForconCommand *command, ForconRandom *random)
{
  ForconLeg *leg = &command->move.legs.leg[test_between (random, 0, 1)];

  if (test_between (random, 0, 1) == 0)
    leg->ahead = MAX (leg->ahead + test_between (random, -1000, 1000), 0);
  else
    leg->turn += test_between (random, -450, 450);
}

static void
spoil_fire (ForconCommand *command, const ForconBattle *battle, ForconRandom *random)
{
  if (test_between (random, 0, 2) != 0)
    {
      command->fire.target = test_random_ship (battle, random);
      command->fire.weapons &= -command->fire.weapons;
    }
  else
    command->fire.weapons |= 1u << test_between (random, 0, 5);
}

static void
spoil_special (ForconCommand *command, const ForconBattle *battle, ForconRandom *random)
{
  ForconShips with = { .n = 1 };
  ForconLegs none = { 0 };
  ForconLegs *legs = forcon_command_legs (command) != NULL ? forcon_command_legs (command) : &none;

  switch (test_between (random, 0, 4))
    {
    case 0:
      TEST_SET (command, target, wild_ship (battle, random));
      break;
    case 1:
      forcon_command_set_number (command, "weapons", test_between (random, 0, 63));
      break;
    case 2:
      with.ship[0] = wild_ship (battle, random);
      TEST_SET (command, with, with);
      break;
    case 3:
      legs->leg[0].turn += test_between (random, -900, 900);
      legs->leg[0].ahead += test_between (random, -50, 500);
      break;
    default:
      forcon_command_set_number (command, "order", test_between (random, 0, FORCON_N_ORDER - 1));
      break;
    }
}

ForconCommand
test_captain_careless (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random)
{
  ForconCommand command = test_captain_sensible (battle, rules, random);

  if (test_between (random, 0, 4) == 0)
    TEST_SET (&command, ship, wild_ship (battle, random));
  else if (command.kind == FORCON_COMMAND_MOVE)
    spoil_move (&command, random);
  else if (command.kind == FORCON_COMMAND_FIRE)
    spoil_fire (&command, battle, random);
  else if (test_between (random, 0, 1) == 0)
    forcon_command_set_number (&command, "effect", test_between (random, 0, FORCON_N_CRITICAL - 1));
  else
    spoil_special (&command, battle, random);
  return command;
}
