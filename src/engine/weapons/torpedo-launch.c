/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/weapons/torpedo.h"

#include "engine/decision/detection.h"
#include "engine/decision/torpedoes.h"
#include "engine/state/ship.h"

/* A launch while it is looked at. */
typedef struct {
  const ForconBattle *battle;
  const ForconCommand *command;
  ForconLaunch *launch;
} Tubes;

static ForconVerdict
verdict_of (const Tubes *tubes, ForconVerdictKind kind)
{
  return (ForconVerdict){ .kind = kind, .ship = tubes->command->launch.ship, .target = tubes->command->launch.target };
}

static gboolean
is_joint (const Tubes *tubes)
{
  return tubes->command->launch.with.n > 0;
}

/* The target, where one is named, must be an enemy or a hulk that the side sees on the same map. */
static ForconVerdict
judge_target (const Tubes *tubes)
{
  ForconShipId ship = tubes->command->launch.ship;
  ForconShipId target = tubes->command->launch.target;

  if (FORCON_ID_IS_NONE (target))
    return verdict_of (tubes, tubes->command->launch.by_heading && !is_joint (tubes) ? FORCON_VERDICT_DONE
                                                                                     : FORCON_VERDICT_NEEDS_TARGET);
  if (forcon_battle_ship (tubes->battle, target) == NULL)
    return verdict_of (tubes, FORCON_VERDICT_NO_SUCH_SHIP);
  if (!forcon_ship_detected (tubes->battle, target, forcon_battle_ship (tubes->battle, ship)->side))
    return verdict_of (tubes, FORCON_VERDICT_NOT_DETECTED);
  if (!forcon_ship_on_table (tubes->battle, target))
    return verdict_of (tubes, FORCON_VERDICT_TARGET_GONE);
  if (forcon_ship_in_action (tubes->battle, target) && !forcon_ships_hostile (tubes->battle, ship, target))
    return verdict_of (tubes, FORCON_VERDICT_OWN_SHIP);
  if (!forcon_ships_together (tubes->battle, ship, target))
    return verdict_of (tubes, FORCON_VERDICT_ELSEWHERE);
  return verdict_of (tubes, FORCON_VERDICT_DONE);
}

static gboolean
is_named_before (const Tubes *tubes, guint place)
{
  const ForconShips *with = &tubes->command->launch.with;

  for (guint i = 0; i < place; i++)
    if (FORCON_ID_EQUAL (with->ship[i], with->ship[place]))
      return TRUE;
  return FORCON_ID_EQUAL (with->ship[place], tubes->command->launch.ship);
}

/* Whether one of the others may join its torpedoes to those of the ship that leads (F-FORM-6). */
static ForconVerdict
judge_companion (const Tubes *tubes, guint place)
{
  ForconShipId ship = tubes->command->launch.ship;
  ForconShipId other = tubes->command->launch.with.ship[place];
  const ForconShip *state = forcon_battle_ship (tubes->battle, other);
  ForconVerdict verdict = { .kind = FORCON_VERDICT_DONE, .ship = ship, .target = other };

  if (state == NULL)
    verdict.kind = FORCON_VERDICT_NO_SUCH_SHIP;
  else if (state->status != FORCON_SHIP_IN_ACTION)
    verdict = (ForconVerdict){ .kind = FORCON_VERDICT_NOT_IN_ACTION, .ship = other };
  else if (!FORCON_ID_EQUAL (state->formation, forcon_battle_ship (tubes->battle, ship)->formation))
    verdict.kind = FORCON_VERDICT_NOT_ONE_FORMATION;
  else if (is_named_before (tubes, place))
    verdict.kind = FORCON_VERDICT_ALREADY_TOGETHER;
  else if (!forcon_ships_together (tubes->battle, ship, other))
    verdict.kind = FORCON_VERDICT_ELSEWHERE;
  return verdict;
}

static ForconVerdict
judge_companions (const Tubes *tubes)
{
  ForconFormationId formation = forcon_battle_ship (tubes->battle, tubes->command->launch.ship)->formation;

  if (tubes->command->launch.with.n > FORCON_FORMATION_SHIPS_MAX)
    return verdict_of (tubes, FORCON_VERDICT_NOT_ONE_FORMATION);
  for (guint i = 0; i < tubes->command->launch.with.n; i++)
    {
      ForconVerdict verdict = judge_companion (tubes, i);

      if (verdict.kind != FORCON_VERDICT_DONE)
        return verdict;
    }
  if (is_joint (tubes) && !forcon_formation_commanded (tubes->battle, formation))
    return verdict_of (tubes, FORCON_VERDICT_COMMAND_IS_BROKEN);
  return verdict_of (tubes, FORCON_VERDICT_DONE);
}

/* How many of its own turns, this one over, a tube still needs (F-TORP-1). */
static gint
turns_until_ready (const ForconShip *ship, guint index)
{
  if ((ship->loading & (1u << index)) != 0)
    return ship->prepared ? 1 : 2;
  return (ship->unready & (1u << index)) != 0 ? 1 : 0;
}

static ForconVerdict
judge_tube (const Tubes *tubes, ForconShipId ship, guint index)
{
  const ForconShip *state = forcon_battle_ship (tubes->battle, ship);
  const ForconWeapon *weapon = forcon_battle_weapon (tubes->battle, ship, index);
  ForconAngle heading = tubes->launch->heading;
  ForconVerdict verdict
      = { .kind = FORCON_VERDICT_DONE, .ship = ship, .target = tubes->command->launch.target, .weapon = (gint) index };

  verdict.actual = turns_until_ready (state, index);
  verdict.angle = forcon_angle_difference (state->heading, heading);
  if (weapon->kind != FORCON_WEAPON_TORPEDO)
    verdict.kind = FORCON_VERDICT_NOT_A_TUBE;
  else if (verdict.actual > 0)
    verdict.kind = FORCON_VERDICT_TUBE_NOT_READY;
  else if (forcon_ship_weapon_damaged (tubes->battle, ship, index, &verdict.effect))
    verdict.kind = FORCON_VERDICT_WEAPON_DAMAGED;
  else if ((weapon->arcs & forcon_ship_arcs_towards (tubes->battle, ship, heading)) == 0)
    verdict.kind = FORCON_VERDICT_TUBE_OUT_OF_ARC;
  return verdict;
}

static ForconVerdict
judge_own_tubes (const Tubes *tubes)
{
  ForconShipId ship = tubes->command->launch.ship;
  guint32 weapons = tubes->command->launch.weapons;
  guint n = forcon_battle_n_weapons (tubes->battle, ship);
  ForconVerdict verdict = verdict_of (tubes, FORCON_VERDICT_DONE);

  if (weapons == 0)
    return verdict_of (tubes, FORCON_VERDICT_NO_TUBES);
  if (n < FORCON_WEAPONS_MAX && weapons >> n != 0)
    return verdict_of (tubes, FORCON_VERDICT_NO_WEAPON);
  for (guint i = 0; i < n && verdict.kind == FORCON_VERDICT_DONE; i++)
    if ((weapons & (1u << i)) != 0)
      verdict = judge_tube (tubes, ship, i);
  return verdict;
}

/* A joint salvo is measured from the ship that is farthest from the target, the first of the file of several. */
static ForconShipId
starting_ship (const Tubes *tubes)
{
  ForconShipId from = tubes->command->launch.ship;
  ForconLength farthest = -1;

  for (guint i = 0; i < tubes->battle->n_ships && is_joint (tubes); i++)
    {
      ForconShipId ship = { (guint16) (i + 1) };
      gboolean takes_part = FORCON_ID_EQUAL (ship, tubes->command->launch.ship);

      for (guint k = 0; k < tubes->command->launch.with.n; k++)
        takes_part = takes_part || FORCON_ID_EQUAL (ship, tubes->command->launch.with.ship[k]);
      ForconLength distance
          = forcon_point_distance (tubes->battle->ships[i].position,
                                   forcon_battle_ship (tubes->battle, tubes->command->launch.target)->position);

      if (takes_part && distance > farthest)
        {
          farthest = distance;
          from = ship;
        }
    }
  return from;
}

/* Strength of the tubes of a mask together. */
static gint
strength_of (const ForconBattle *battle, ForconShipId ship, guint32 tubes)
{
  gint strength = 0;

  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    if ((tubes & (1u << i)) != 0)
      strength += forcon_battle_weapon (battle, ship, i)->strength;
  return strength;
}

/* Half effect halves what a ship launches in a turn in all: tubes one by one are worth no more (F-MOV-11). */
static gint
torpedoes_of (const ForconBattle *battle, ForconShipId ship, guint32 tubes)
{
  gint before = strength_of (battle, ship, forcon_battle_ship (battle, ship)->loading);
  gint strength = strength_of (battle, ship, tubes);

  if (!forcon_ship_half_effect (battle, ship))
    return strength;
  return forcon_halve (before + strength) - forcon_halve (before);
}

static void
add_share (const Tubes *tubes, ForconShipId ship, guint32 mask)
{
  ForconLaunch *launch = tubes->launch;
  ForconLaunchShare share = { ship, mask, torpedoes_of (tubes->battle, ship, mask) };

  for (guint i = 0; i < forcon_battle_n_weapons (tubes->battle, ship); i++)
    {
      const ForconWeapon *weapon = forcon_battle_weapon (tubes->battle, ship, i);

      if ((mask & (1u << i)) == 0)
        continue;
      launch->speed = launch->speed == 0 ? weapon->range : MIN (launch->speed, weapon->range);
      launch->run = launch->run == 0 ? weapon->run : MIN (launch->run, weapon->run);
    }
  launch->count += share.torpedoes;
  launch->shares[launch->n_shares++] = share;
}

/* The chosen tubes of the ship that leads, and all of the others that bear; each must give something. */
static ForconVerdict
collect (const Tubes *tubes)
{
  add_share (tubes, tubes->command->launch.ship, tubes->command->launch.weapons);
  for (guint i = 0; i < tubes->command->launch.with.n; i++)
    add_share (tubes, tubes->command->launch.with.ship[i],
               forcon_launch_bearing (tubes->battle, tubes->command->launch.with.ship[i], tubes->launch->heading));
  for (guint i = 0; i < tubes->launch->n_shares; i++)
    if (tubes->launch->shares[i].tubes == 0)
      return (ForconVerdict){ .kind = FORCON_VERDICT_NO_TUBES, .ship = tubes->launch->shares[i].ship };
  if (tubes->launch->count == 0)
    return verdict_of (tubes, FORCON_VERDICT_NO_TUBES);
  return verdict_of (tubes, FORCON_VERDICT_DONE);
}

guint32
forcon_launch_ready (const ForconBattle *battle, ForconShipId ship)
{
  guint32 ready = 0;

  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    if (forcon_battle_weapon (battle, ship, i)->kind == FORCON_WEAPON_TORPEDO
        && turns_until_ready (forcon_battle_ship (battle, ship), i) == 0)
      ready |= 1u << i;
  return ready & ~forcon_ship_damaged_weapons (battle, ship);
}

guint32
forcon_launch_bearing (const ForconBattle *battle, ForconShipId ship, ForconAngle heading)
{
  guint32 ready = forcon_launch_ready (battle, ship);
  ForconArcs arcs = forcon_ship_arcs_towards (battle, ship, heading);

  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    if ((forcon_battle_weapon (battle, ship, i)->arcs & arcs) == 0)
      ready &= ~(1u << i);
  return ready;
}

void
forcon_launch_solve (const ForconBattle *battle, const ForconRules *rules, const ForconCommand *command,
                     ForconLaunch *launch)
{
  const ForconShip *target = forcon_battle_ship (battle, command->launch.target);
  Tubes tubes = { battle, command, launch };

  *launch = (ForconLaunch){ 0 };
  launch->verdict = judge_target (&tubes);
  if (launch->verdict.kind == FORCON_VERDICT_DONE)
    launch->verdict = judge_companions (&tubes);
  if (launch->verdict.kind != FORCON_VERDICT_DONE)
    return;
  launch->from = starting_ship (&tubes);
  launch->position = forcon_battle_ship (battle, launch->from)->position;
  launch->planet = forcon_battle_ship (battle, launch->from)->planet;
  launch->heading = target == NULL ? forcon_angle_normalise (command->launch.heading)
                                   : forcon_point_bearing (launch->position, target->position);
  launch->verdict = judge_own_tubes (&tubes);
  if (launch->verdict.kind == FORCON_VERDICT_DONE)
    launch->verdict = collect (&tubes);
}

gboolean
forcon_torpedo_launch (ForconDecision *decision, const ForconCommand *command)
{
  ForconSalvoId salvo = { decision->battle->next_id };
  ForconLaunch launch;

  forcon_launch_solve (decision->battle, decision->rules, command, &launch);
  if (launch.verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, launch.verdict);
  forcon_detection_reveal (decision, command->launch.ship, FORCON_NO_SIDE, FORCON_LEVEL_IDENTIFIED,
                           FORCON_REVEAL_LAUNCHED);
  for (guint i = 0; i < launch.n_shares; i++)
    FORCON_EMIT (decision, TUBES_EMPTIED, tubes_emptied, .ship = launch.shares[i].ship, .salvo = salvo,
                 .weapons = launch.shares[i].tubes, .torpedoes = launch.shares[i].torpedoes);
  FORCON_EMIT (decision, TORPEDOES_LAUNCHED, torpedoes_launched, .salvo = salvo,
               .side = forcon_battle_ship (decision->battle, command->launch.ship)->side, .ship = command->launch.ship,
               .position = launch.position, .heading = launch.heading, .planet = launch.planet, .count = launch.count,
               .speed = launch.speed, .run = launch.run, .ships = (gint) launch.n_shares);
  return TRUE;
}

gboolean
forcon_launch_reaches (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, ForconShipId target)
{
  ForconPoint from = forcon_battle_ship (battle, ship)->position;
  ForconPoint to = forcon_battle_ship (battle, target)->position;
  guint32 tubes = forcon_launch_bearing (battle, ship, forcon_point_bearing (from, to));
  ForconLength distance = forcon_point_distance (from, to) - forcon_ship_radius (battle, target) - rules->torpedo.reach;

  for (guint i = 0; tubes >> i != 0; i++)
    {
      const ForconWeapon *weapon = forcon_battle_weapon (battle, ship, i);

      if ((tubes & (1u << i)) != 0 && distance <= weapon->range * weapon->run)
        return TRUE;
    }
  return FALSE;
}
