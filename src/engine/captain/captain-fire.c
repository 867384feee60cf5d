/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/captain/captain-private.h"

#include <stdlib.h>

#include "base/distribution.h"
#include "engine/weapons/gunnery.h"
#include "engine/state/ship.h"
#include "engine/weapons/torpedo.h"

/* A target that is to be fired at first goes before all others, if it can be harmed. */
#define FIRST_WORTH 10.0

/* Torpedoes that are saved are launched at capital ships that lie within this share of their first run. */
#define GOOD_REACH 0.5

/* A shot that is thought of; @by: the instruction that puts its target first, if any. */
typedef struct {
  ForconShipId target;
  guint32 weapons;
  double worth;
  const ForconDoctrine *by;
} Shot;

/* Mean damage of a solved shot against the current shields. */
static double
mean_of (const ForconRules *rules, const ForconSolution *solution)
{
  gint shields = solution->shields;
  double mean = 0.0;

  for (guint i = 0; i < solution->n_groups; i++)
    {
      const ForconShotGroup *group = &solution->groups[i];
      double chance = forcon_die_chance (group->needed);

      if (group->kind == FORCON_WEAPON_BATTERY && !rules->options.shields_after_armour)
        {
          mean += MAX (group->dice - shields, 0) * chance;
          shields = MAX (shields - group->dice, 0);
        }
      else
        {
          mean += MAX (group->dice * chance - shields, 0.0);
          shields = MAX (shields - (gint) (group->dice * chance), 0);
        }
    }
  return mean;
}

/* The guns that were not fired yet, and the longest range among them. */
static guint32
guns_left (const ForconBattle *battle, ForconShipId ship, guint32 spent, ForconLength *range)
{
  guint32 guns = 0;

  *range = 0;
  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    {
      const ForconWeapon *weapon = forcon_battle_weapon (battle, ship, i);

      if (weapon->kind == FORCON_WEAPON_TORPEDO || (spent & (1u << i)) != 0)
        continue;
      guns |= 1u << i;
      *range = MAX (*range, weapon->range);
    }
  return guns;
}

/* A share of the hits that a target has left; more than all is worth a little, and so is what may only happen. */
static double
worth_of_share (const ForconCaptain *captain, ForconShipId target, double share)
{
  return MIN (share, 1.0) * forcon_captain_weight (captain, target) + share / 100.0;
}

/*
 * The best shot of all guns that bear; with @any the first that promises anything will do. It is worth the share of its
 * hits that the target loses.
 */
static Shot
choose_shot (const ForconCaptain *captain, const ForconStanding *standing, ForconShipId ship, guint32 spent,
             gboolean any)
{
  const ForconBattle *battle = captain->battle;
  ForconPoint from = forcon_battle_ship (battle, ship)->position;
  ForconLength range;
  guint32 guns = guns_left (battle, ship, spent, &range);
  Shot best = { 0 };

  for (guint i = 1; guns != 0 && i <= battle->n_ships && !(any && best.worth > 0.0); i++)
    {
      ForconShipId target = { (guint16) i };
      ForconSolution solution;

      if (!forcon_captain_sees (captain, target)
          || forcon_point_distance (from, forcon_battle_ship (battle, target)->position) > range)
        continue;
      guint32 weapons = forcon_gunnery_solve_usable (battle, captain->rules, ship, target, &solution);

      if (weapons == 0)
        continue;
      double share = mean_of (captain->rules, &solution) / MAX (forcon_captain_hits (captain, target), 1);
      const ForconDoctrine *first = share > 0.0 ? forcon_captain_first (captain, standing, target) : NULL;
      double worth = worth_of_share (captain, target, share) + (first != NULL ? FIRST_WORTH : 0.0);

      if (FORCON_ID_IS_NONE (best.target) || worth > best.worth)
        best = (Shot){ target, weapons, worth, first };
    }
  return best;
}

static void
give_shot (const ForconCaptain *captain, ForconShipId ship, const Shot *shot, ForconCommand *command)
{
  *command = forcon_command_fire (ship, shot->target, shot->weapons);
  forcon_captain_name (captain, shot->by, command);
}

/* Locking on costs who did not turn nothing (F-ORD-1). */
static gboolean
fire_guns (const ForconCaptain *captain, const ForconStanding *standing, ForconShipId ship, ForconCommand *command)
{
  const ForconShip *state = forcon_battle_ship (captain->battle, ship);
  gboolean lock_on
      = state->fire_order == FORCON_ORDER_NONE && state->strained == 0 && !state->turned && state->fired == 0;
  Shot shot = choose_shot (captain, standing, ship, state->fired, lock_on);

  if (FORCON_ID_IS_NONE (shot.target))
    return FALSE;
  if (shot.worth > 0.0 && lock_on)
    *command = forcon_command_order (ship, FORCON_ORDER_LOCK_ON);
  else
    give_shot (captain, ship, &shot, command);
  return TRUE;
}

/* Torpedoes reach who lies within their first run, and turrets take some of them. */
static double
hits_of_launch (const ForconCaptain *captain, ForconShipId ship, ForconShipId target, guint32 *tubes)
{
  const ForconShip *from = forcon_battle_ship (captain->battle, ship);
  const ForconShip *to = forcon_battle_ship (captain->battle, target);
  const ForconCard *card = forcon_battle_card (captain->battle, target);
  ForconLength distance = forcon_point_distance (from->position, to->position);
  ForconDefence defence;
  gint count = 0;

  *tubes = forcon_launch_bearing (captain->battle, ship, forcon_point_bearing (from->position, to->position));
  for (guint i = 0; i < forcon_battle_n_weapons (captain->battle, ship); i++)
    {
      const ForconWeapon *weapon = forcon_battle_weapon (captain->battle, ship, i);

      if ((*tubes & (1u << i)) != 0 && weapon->range < distance)
        *tubes &= ~(1u << i);
      if ((*tubes & (1u << i)) != 0)
        count += weapon->strength;
    }
  if (count == 0 || card->blank)
    return 0.0;
  if (forcon_ship_half_effect (captain->battle, ship))
    count = forcon_halve (count);
  forcon_torpedo_defence (captain->battle, captain->rules, target, &defence);
  return MAX (count - defence.turrets * forcon_die_chance (defence.needed), 0.0) * forcon_die_chance (card->armour);
}

/*
 * Torpedoes that are to be saved are for a capital ship in good reach, and for the last extremity: that of a ship which
 * may not be there any more when a better target comes.
 */
static gboolean
is_worth_saved_torpedoes (const ForconCaptain *captain, ForconShipId ship, ForconShipId target, guint32 tubes)
{
  const ForconBattle *battle = captain->battle;
  ForconLength distance = forcon_point_distance (forcon_battle_ship (battle, ship)->position,
                                                 forcon_battle_ship (battle, target)->position);
  ForconLength run = 0;

  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    if ((tubes & (1u << i)) != 0)
      run = MAX (run, forcon_battle_weapon (battle, ship, i)->range);
  return forcon_ship_crippled (battle, ship)
         || (forcon_battle_card (battle, target)->target != FORCON_TARGET_ESCORT && distance <= GOOD_REACH * run);
}

static gboolean
launch (const ForconCaptain *captain, const ForconStanding *standing, ForconShipId ship, ForconCommand *command)
{
  gboolean saves = standing->of[FORCON_WHAT_SAVE_TORPEDOES] != NULL;
  double best = 0.0;

  if (forcon_launch_ready (captain->battle, ship) == 0)
    return FALSE;
  for (guint i = 1; i <= captain->battle->n_ships; i++)
    {
      ForconShipId target = { (guint16) i };
      guint32 tubes = 0;

      if (!forcon_captain_sees (captain, target) || !forcon_ships_together (captain->battle, ship, target))
        continue;
      double hits = hits_of_launch (captain, ship, target, &tubes);
      const ForconDoctrine *first = forcon_captain_first (captain, standing, target);
      double worth = MIN (hits / MAX (forcon_captain_hits (captain, target), 1), 1.0)
                     + (first != NULL ? FIRST_WORTH : 0.0);

      if (hits < captain->policy->fair_launch || worth <= best
          || (saves && !is_worth_saved_torpedoes (captain, ship, target, tubes)))
        continue;
      best = worth;
      *command = FORCON_COMMAND (LAUNCH, launch, .ship = ship, .target = target, .weapons = tubes);
      forcon_captain_name (captain, first, command);
    }
  return best > 0.0;
}

/* Tubes that were emptied are made ready for the next turn, unless the ship did something else (F-ORD-5). */
static gboolean
prepare (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command)
{
  const ForconShip *state = forcon_battle_ship (captain->battle, ship);

  if (state->loading == 0 || state->prepared || state->fire_order != FORCON_ORDER_NONE || state->strained > 0)
    return FALSE;
  *command = forcon_command_order (ship, FORCON_ORDER_PREPARE_TO_LAUNCH);
  return TRUE;
}

/* Guns that have no ship to fire at may take torpedoes out (F-TORP-8). */
static gboolean
fire_at_torpedoes (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command)
{
  const ForconBattle *battle = captain->battle;
  ForconLength range;
  guint32 guns = guns_left (battle, ship, forcon_battle_ship (battle, ship)->fired, &range);

  for (guint i = 0; i < battle->salvos->len; i++)
    {
      const ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i);

      if (!forcon_sides_hostile (battle, salvo->side, captain->side))
        continue;
      for (guint gun = 0; gun < forcon_battle_n_weapons (battle, ship); gun++)
        {
          ForconSolution solution;

          if ((guns & (1u << gun)) == 0)
            continue;
          forcon_salvo_solve (battle, captain->rules, ship, salvo->id, 1u << gun, &solution);
          if (solution.verdict.kind != FORCON_VERDICT_DONE || solution.groups[0].dice == 0)
            continue;
          *command = forcon_command_fire (ship, FORCON_NO_SHIP, 1u << gun);
          command->fire.salvo = salvo->id;
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
forcon_captain_fire (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command)
{
  ForconStanding standing;

  forcon_captain_standing (captain, forcon_battle_ship (captain->battle, ship)->formation, &standing);
  if (forcon_standing_silences (&standing) != NULL)
    return FALSE;
  return fire_guns (captain, &standing, ship, command) || launch (captain, &standing, ship, command)
         || prepare (captain, ship, command) || fire_at_torpedoes (captain, ship, command);
}

/* What may come of all enemies that could fire at the ship, if they all did. */
static double
harm_to (const ForconCaptain *captain, ForconShipId ship, gint *shields)
{
  const ForconBattle *battle = captain->battle;
  ForconFighter own;
  double harm = 0.0;

  forcon_fighter_weigh (captain, ship, &own);
  *shields = own.shields;
  own.shields = 0;
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId enemy = { (guint16) i };
      ForconFighter other;

      if (!forcon_captain_sees (captain, enemy)
          || !FORCON_ID_EQUAL (forcon_battle_ship (battle, enemy)->side, battle->side)
          || !forcon_ships_together (battle, ship, enemy))
        continue;
      forcon_fighter_weigh (captain, enemy, &other);
      harm += forcon_fighter_harm (captain->rules, &other, &own,
                                   forcon_point_distance (other.position, own.position),
                                   forcon_point_bearing (other.position, own.position));
    }
  return harm;
}

/* Before the first shot: a ship that all its enemies together could put out of action doubles its shields (F-ORD-2). */
static gboolean
brace (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command)
{
  const ForconShip *state = forcon_battle_ship (captain->battle, ship);
  gint shields;

  if (captain->battle->shots->len > 0 || state->strained > 0 || state->fire_order != FORCON_ORDER_NONE
      || forcon_ship_shields (captain->battle, ship) < captain->policy->shields_worth)
    return FALSE;
  if (harm_to (captain, ship, &shields) - shields < state->hits)
    return FALSE;
  *command = forcon_command_order (ship, FORCON_ORDER_BRACE);
  return TRUE;
}

/* Whether anybody fired at the ship's formation in this fire phase. */
static gboolean
was_fired_at (const ForconBattle *battle, ForconShipId ship)
{
  ForconFormationId formation = forcon_battle_ship (battle, ship)->formation;

  for (guint i = 0; i < battle->shots->len; i++)
    if (FORCON_ID_EQUAL (forcon_battle_ship (battle, g_array_index (battle->shots, ForconShot, i).target)->formation,
                         formation))
      return TRUE;
  return FALSE;
}

gboolean
forcon_captain_answer (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command)
{
  const ForconShip *state = forcon_battle_ship (captain->battle, ship);

  if (brace (captain, ship, command))
    return TRUE;
  if (!was_fired_at (captain->battle, ship))
    return FALSE;
  ForconStanding standing;

  forcon_captain_standing (captain, state->formation, &standing);
  Shot shot = choose_shot (captain, &standing, ship, state->returned, FALSE);

  if (FORCON_ID_IS_NONE (shot.target))
    return FALSE;
  give_shot (captain, ship, &shot, command);
  return TRUE;
}
