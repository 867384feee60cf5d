/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-test-eager.h"

#include "engine/decision/decide.h"
#include "engine/state/formation.h"
#include "engine/movement/movement.h"
#include "engine/state/ship.h"
#include "forcon-test-captain.h"
#include "forcon-test-command.h"
#include "forcon-test-fleets.h"

/* How many proposals are made before somebody sensible is asked. */
#define PROPOSALS 12

static ForconShipId
any_ship (const ForconBattle *battle, ForconRandom *random)
{
  return (ForconShipId){ (guint16) test_between (random, 1, (gint) battle->n_ships) };
}

/* A ship of the side at turn, if one turns up. */
static ForconShipId
own_ship (const ForconBattle *battle, ForconRandom *random)
{
  ForconShipId ship = any_ship (battle, random);

  for (guint i = 0; i < 8 && !FORCON_ID_EQUAL (forcon_battle_ship (battle, ship)->side, battle->side); i++)
    ship = any_ship (battle, random);
  return ship;
}

static ForconShipId
nearest_of (const ForconBattle *battle, ForconShipId ship, gboolean hostile)
{
  ForconShipId nearest = FORCON_NO_SHIP;
  ForconLength least = G_MAXINT32;

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId other = { (guint16) i };
      ForconLength distance = forcon_point_distance (forcon_battle_ship (battle, ship)->position,
                                                     forcon_battle_ship (battle, other)->position);

      if (FORCON_ID_EQUAL (ship, other) || !forcon_ship_in_action (battle, other)
          || !forcon_ships_together (battle, ship, other) || distance >= least
          || forcon_ships_hostile (battle, ship, other) != hostile)
        continue;
      nearest = other;
      least = distance;
    }
  return nearest;
}

static guint32
some_weapons (const ForconBattle *battle, ForconShipId ship, ForconRandom *random)
{
  guint n = forcon_battle_n_weapons (battle, ship);
  guint32 weapons = 0;

  for (guint i = 0; i < n; i++)
    if (test_between (random, 0, 1) == 0)
      weapons |= 1u << i;
  return weapons;
}

static guint32
tubes (const ForconBattle *battle, ForconShipId ship)
{
  guint32 weapons = 0;

  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    if (forcon_battle_weapon (battle, ship, i)->kind == FORCON_WEAPON_TORPEDO)
      weapons |= 1u << i;
  return weapons & ~(forcon_battle_ship (battle, ship)->loading | forcon_battle_ship (battle, ship)->unready);
}

/* Some of the others of its formation. */
static ForconShips
some_mates (const ForconBattle *battle, ForconShipId ship, ForconRandom *random)
{
  ForconShips all = forcon_formation_ships (battle, forcon_battle_ship (battle, ship)->formation);
  ForconShips some = { 0 };

  for (guint i = 0; i < all.n; i++)
    if (!FORCON_ID_EQUAL (all.ship[i], ship) && test_between (random, 0, 1) == 0)
      some.ship[some.n++] = all.ship[i];
  return some;
}

static void
propose_launch (const ForconBattle *battle, ForconRandom *random, ForconCommand *command)
{
  command->launch.weapons = tubes (battle, command->launch.ship);
  command->launch.target = nearest_of (battle, command->launch.ship, TRUE);
  if (test_between (random, 0, 1) == 0)
    command->launch.with = some_mates (battle, command->launch.ship, random);
  else if (test_between (random, 0, 2) == 0)
    {
      command->launch.target = FORCON_NO_SHIP;
      command->launch.by_heading = TRUE;
      command->launch.heading = test_between (random, 0, FORCON_FULL_CIRCLE - 1);
    }
}

/* Straight on for young salvos; the others turn now and then, anywhere on their way. */
static void
propose_salvo (const ForconBattle *battle, ForconRandom *random, ForconCommand *command)
{
  if (battle->salvos->len == 0)
    return;
  const ForconSalvo *salvo
      = &g_array_index (battle->salvos, ForconSalvo, test_between (random, 0, (gint) battle->salvos->len - 1));
  ForconLength before = test_between (random, 0, salvo->speed);

  command->move_salvo.salvo = salvo->id;
  command->move_salvo.legs.n = 2;
  command->move_salvo.legs.leg[0] = (ForconLeg){ before, salvo->old ? test_between (random, -450, 450) : 0 };
  command->move_salvo.legs.leg[1] = (ForconLeg){ salvo->speed - before, 0 };
}

static void
propose_fire (const ForconBattle *battle, ForconRandom *random, ForconCommand *command)
{
  command->fire.ship = any_ship (battle, random);
  command->fire.weapons = some_weapons (battle, command->fire.ship, random);
  command->fire.target
      = test_between (random, 0, 1) == 0 ? nearest_of (battle, command->fire.ship, TRUE) : any_ship (battle, random);
  if (battle->salvos->len > 0 && test_between (random, 0, 2) == 0)
    {
      command->fire.target = FORCON_NO_SHIP;
      command->fire.salvo
          = g_array_index (battle->salvos, ForconSalvo, test_between (random, 0, (gint) battle->salvos->len - 1)).id;
    }
}

static ForconFormationId
any_formation (const ForconBattle *battle, ForconRandom *random)
{
  return (ForconFormationId){ (guint16) test_between (random, 1, (gint) battle->n_formations) };
}

static void
propose_instruction (const ForconBattle *battle, ForconRandom *random, ForconCommand *command)
{
  command->instruct.formation = any_formation (battle, random);
  command->instruct.when = (ForconWhen) test_between (random, 0, FORCON_N_WHEN - 1);
  command->instruct.amount = test_between (random, 0, 150);
  command->instruct.what = (ForconWhat) test_between (random, 0, FORCON_N_WHAT - 1);
  command->instruct.range = FORCON_CM (test_between (random, 0, 40));
  if (test_between (random, 0, 1) == 0)
    command->instruct.foe = any_formation (battle, random);
  if (test_between (random, 0, 1) == 0)
    command->instruct.foes = (guint32) test_between (random, 1, (1 << forcon_battle_n_sides (battle)) - 1) << 1;
  if (test_between (random, 0, 1) == 0)
    command->instruct.target = any_formation (battle, random);
  if (test_between (random, 0, 1) == 0)
    command->instruct.ship = any_ship (battle, random);
  if (test_between (random, 0, 1) == 0)
    command->instruct.types = (guint32) test_between (random, 1, (1 << FORCON_N_SHIP_TYPE) - 1);
}

/* Right at the nearest enemy's base, as far as it goes; by a ship that goes full ahead, if there is one. */
static void
propose_ram (const ForconBattle *battle, const ForconRules *rules, ForconCommand *command)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    if (battle->ships[i - 1].order == FORCON_ORDER_FULL_AHEAD && !battle->ships[i - 1].moved)
      command->ram.ship = (ForconShipId){ (guint16) i };
  command->ram.target = nearest_of (battle, command->ram.ship, TRUE);
  command->ram.legs.n = 1;
  command->ram.legs.leg[0].ahead = forcon_move_limits (battle, rules, command->ram.ship).most;
}

/* Who lies beside an enemy stays there, if the rules let it. */
static gboolean
would_stay (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship)
{
  ForconShipId foe = nearest_of (battle, ship, TRUE);

  return !FORCON_ID_IS_NONE (foe) && forcon_ships_in_contact (battle, rules, ship, foe);
}

static void
propose_move (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random, ForconCommand *command)
{
  ForconMoveLimits limits = forcon_move_limits (battle, rules, command->move.ship);
  const ForconShip *ship = forcon_battle_ship (battle, command->move.ship);

  if (!FORCON_ID_IS_NONE (ship->planet))
    {
      command->move.legs.n = 1;
      command->move.legs.leg[0].ahead = test_between (random, limits.least, MAX (limits.least, limits.most));
      command->move.orbit = test_between (random, -1, 1);
      command->move.halves
          = command->move.orbit == 0 ? FORCON_HALVES_NOTHING : (ForconHalves) test_between (random, 1, 2);
      return;
    }
  if (limits.may_stand && would_stay (battle, rules, command->move.ship))
    {
      command->move.legs.n = 1;
      return;
    }
  ForconPoint goal = { test_between (random, 0, battle->size.x), test_between (random, 0, battle->size.y) };

  command->move.legs = forcon_move_towards (battle, rules, command->move.ship, goal);
}

static void
propose_repair (const ForconBattle *battle, ForconRandom *random, ForconCommand *command)
{
  for (guint i = 1; i <= battle->n_ships; i++)
    if (battle->ships[i - 1].falling > 0 && test_between (random, 0, 9) == 0)
      command->repair.ship = (ForconShipId){ (guint16) i };
  command->repair.fall = forcon_battle_ship (battle, command->repair.ship)->falling > 0;
  command->repair.hit = test_between (random, 0, 1) == 0;
  command->repair.effect = (ForconCriticalEffect) test_between (random, 0, FORCON_N_CRITICAL - 1);
}

/* Some object, salvo or mine, where there is any. */
static void
choose_thing (const ForconBattle *battle, ForconRandom *random, ForconCommand *command)
{
  gint place = test_between (random, 0, 9);

  if (battle->objects->len > 0)
    TEST_SET (command, object, g_array_index (battle->objects, ForconObject, place % (gint) battle->objects->len).id);
  if (battle->salvos->len > 0)
    TEST_SET (command, salvo, g_array_index (battle->salvos, ForconSalvo, place % (gint) battle->salvos->len).id);
  if (battle->mines->len > 0)
    TEST_SET (command, mine, g_array_index (battle->mines, ForconMine, place % (gint) battle->mines->len).id);
}

/* Only what belongs to the thing is named: files hold no more. */
static void
keep_what_counts (ForconCommand *command)
{
  ForconThing thing = (ForconThing) forcon_command_number (command, "thing");

  if (thing != FORCON_THING_SHIP && thing != FORCON_THING_CRITICAL)
    TEST_SET (command, ship, FORCON_NO_SHIP);
  if (thing != FORCON_THING_OBJECT)
    TEST_SET (command, object, FORCON_NO_OBJECT);
  if (thing != FORCON_THING_SALVO)
    TEST_SET (command, salvo, FORCON_NO_SALVO);
  if (thing != FORCON_THING_MINE)
    TEST_SET (command, mine, FORCON_NO_MINE);
}

static void
propose_thing (const ForconBattle *battle, ForconRandom *random, ForconCommand *command)
{
  ForconPoint place;

  forcon_command_set_number (command, "thing", test_between (random, 0, FORCON_N_THING - 1));
  choose_thing (battle, random, command);
  forcon_command_set_number (command, "object_kind", FORCON_OBJECT_BLAST);
  forcon_command_set_number (command, "effect", test_between (random, 0, FORCON_CRITICAL_CENTRE_DECK));
  place.x = test_between (random, 0, battle->size.x);
  place.y = test_between (random, 0, battle->size.y);
  TEST_SET (command, place, place);
  if (command->kind == FORCON_COMMAND_CREATE && command->create.thing == FORCON_THING_SHIP)
    {
      g_autofree char *word = g_strdup_printf ("reserve-%u", battle->n_ships + 1);

      command->create.word = g_intern_string (word);
      command->create.name = "Reserve";
    }
  forcon_command_set_number (command, "speed", FORCON_CM (20));
  forcon_command_set_number (command, "run", 2);
  forcon_command_set_number (command, "count", 3);
  keep_what_counts (command);
}

/* The master's hand. */
static void
propose_by_hand (const ForconBattle *battle, ForconRandom *random, ForconCommand *command)
{
  TEST_SET (command, ship, any_ship (battle, random));
  forcon_command_set_number (command, "side", test_between (random, 1, (gint) forcon_battle_n_sides (battle)));
  command->reason = "the master has seen it";
  forcon_command_set_number (command, "level", test_between (random, 0, FORCON_N_LEVEL - 1));
  forcon_command_set_number (command, "value", test_between (random, 0, FORCON_VALUE_REPAIRS));
  forcon_command_set_number (command, "number", test_between (random, 1, 4));
  if (command->kind == FORCON_COMMAND_NOTE)
    command->note.text = "noted";
  else if (command->kind != FORCON_COMMAND_SET && command->kind != FORCON_COMMAND_REVEAL)
    propose_thing (battle, random, command);
}

static void
propose_order (const ForconBattle *battle, ForconRandom *random, ForconCommand *command)
{
  if (battle->step == FORCON_STEP_MOVEMENT)
    command->order.order = (ForconOrder) test_between (random, FORCON_ORDER_COURSE_CORRECTION, FORCON_ORDER_FULL_AHEAD);
  else
    {
      command->order.ship = any_ship (battle, random);
      command->order.order = (ForconOrder) test_between (random, FORCON_ORDER_LOCK_ON, FORCON_ORDER_PREPARE_TO_LAUNCH);
    }
}

ForconCommand
test_proposal (const ForconBattle *battle, const ForconRules *rules, ForconCommandKind kind, ForconRandom *random)
{
  ForconCommand command = { .kind = kind };

  TEST_SET (&command, ship, own_ship (battle, random));
  switch ((gint) kind)
    {
    case FORCON_COMMAND_ORDER:
      propose_order (battle, random, &command);
      break;
    case FORCON_COMMAND_MOVE:
      propose_move (battle, rules, random, &command);
      break;
    case FORCON_COMMAND_FIRE:
      propose_fire (battle, random, &command);
      break;
    case FORCON_COMMAND_REPAIR:
      propose_repair (battle, random, &command);
      break;
    case FORCON_COMMAND_FORM:
      command.form.with = some_mates (battle, command.form.ship, random);
      break;
    case FORCON_COMMAND_JOIN:
      command.join.target = nearest_of (battle, command.join.ship, FALSE);
      break;
    case FORCON_COMMAND_JOIN_SHIELDS:
      command.join_shields.ship = any_ship (battle, random);
      command.join_shields.joined = TRUE;
      break;
    case FORCON_COMMAND_LAUNCH:
      propose_launch (battle, random, &command);
      break;
    case FORCON_COMMAND_MOVE_SALVO:
      propose_salvo (battle, random, &command);
      break;
    case FORCON_COMMAND_COVER:
      command.cover.ship = any_ship (battle, random);
      command.cover.target = nearest_of (battle, command.cover.ship, FALSE);
      command.cover.weapons = some_weapons (battle, command.cover.ship, random);
      break;
    case FORCON_COMMAND_BOARD:
      command.board.target = nearest_of (battle, command.board.ship, TRUE);
      break;
    case FORCON_COMMAND_FATE:
      command.fate.ship = any_ship (battle, random);
      command.fate.fate = FORCON_FATE_TAKE_OVER;
      if (test_between (random, 0, 19) == 0)
        command.fate.fate = (ForconFate) test_between (random, 0, FORCON_FATE_SCUTTLE);
      break;
    case FORCON_COMMAND_RAM:
      propose_ram (battle, rules, &command);
      break;
    case FORCON_COMMAND_LAY:
      command.lay.ship = any_ship (battle, random);
      command.lay.charge = (ForconCharge) test_between (random, 0, FORCON_N_CHARGE - 1);
      break;
    case FORCON_COMMAND_LAND:
      command.land.troops = 1;
      break;
    case FORCON_COMMAND_INSTRUCT:
      propose_instruction (battle, random, &command);
      break;
    case FORCON_COMMAND_FORGET:
      command.forget.formation = any_formation (battle, random);
      command.forget.number = test_between (random, 0, 2);
      break;
    default:
      if (kind >= FORCON_COMMAND_SET)
        propose_by_hand (battle, random, &command);
      break;
    }
  return command;
}

static gboolean
is_allowed (const ForconBattle *battle, const ForconRules *rules, const ForconCommand *command)
{
  g_autoptr (ForconOutcome) outcome = forcon_decide (battle, rules, command, &FORCON_DICE_ASK);

  return outcome->verdict.kind == FORCON_VERDICT_DONE || outcome->verdict.kind == FORCON_VERDICT_NEEDS_DICE;
}

/* What is tried in each step, the rarer things as often as the common ones. */
static ForconCommandKind
kind_for (ForconStep step, ForconRandom *random)
{
  static const ForconCommandKind movement[] = { FORCON_COMMAND_ORDER, FORCON_COMMAND_MOVE, FORCON_COMMAND_MOVE,
                                                FORCON_COMMAND_FORM, FORCON_COMMAND_JOIN, FORCON_COMMAND_RAM,
                                                FORCON_COMMAND_SWEEP, FORCON_COMMAND_ORDER };
  static const ForconCommandKind fire[] = { FORCON_COMMAND_FIRE, FORCON_COMMAND_FIRE, FORCON_COMMAND_FIRE,
                                            FORCON_COMMAND_LAUNCH, FORCON_COMMAND_LAUNCH, FORCON_COMMAND_ORDER,
                                            FORCON_COMMAND_FIRE, FORCON_COMMAND_JOIN_SHIELDS };
  static const ForconCommandKind torpedoes[] = { FORCON_COMMAND_MOVE_SALVO, FORCON_COMMAND_COVER, FORCON_COMMAND_BOARD,
                                                 FORCON_COMMAND_MOVE_SALVO, FORCON_COMMAND_ORDER, FORCON_COMMAND_BOARD,
                                                 FORCON_COMMAND_COVER, FORCON_COMMAND_MOVE_SALVO };
  static const ForconCommandKind end[] = { FORCON_COMMAND_REPAIR, FORCON_COMMAND_FATE, FORCON_COMMAND_PASS_FLAG,
                                           FORCON_COMMAND_LAND, FORCON_COMMAND_FATE, FORCON_COMMAND_REPAIR,
                                           FORCON_COMMAND_REPAIR, FORCON_COMMAND_FATE };
  gint place = test_between (random, 0, 7);

  switch ((gint) step)
    {
    case FORCON_STEP_SET_UP:
      return test_between (random, 0, 3) == 0 ? FORCON_COMMAND_BEGIN : FORCON_COMMAND_LAY;
    case FORCON_STEP_MOVEMENT:
      return movement[place];
    case FORCON_STEP_FIRE:
      return fire[place];
    case FORCON_STEP_TORPEDOES:
      return torpedoes[place];
    default:
      return end[place];
    }
}

ForconCommand
test_captain_eager (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random)
{
  for (guint i = 0; i < PROPOSALS; i++)
    {
      gboolean rams = battle->step == FORCON_STEP_MOVEMENT && i < 2;
      ForconCommandKind kind = rams ? FORCON_COMMAND_RAM : kind_for (battle->step, random);
      ForconCommand command = test_proposal (battle, rules, kind, random);

      if (is_allowed (battle, rules, &command))
        return command;
    }
  return test_captain_sensible (battle, rules, random);
}
