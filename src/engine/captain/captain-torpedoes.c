/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/captain/captain-private.h"

#include <stdlib.h>

#include "engine/rules/boarding.h"
#include "engine/state/ship.h"
#include "engine/weapons/torpedo.h"

/* A boarder is much stronger with this many times the strength of the other. */
#define MUCH_STRONGER 2

gboolean
forcon_captain_turns_salvo (const ForconCaptain *captain, const ForconSalvo *salvo, ForconShipId target,
                            ForconAngle *turn)
{
  const ForconShip *ship = forcon_battle_ship (captain->battle, target);

  *turn = forcon_angle_difference (salvo->heading, forcon_point_bearing (salvo->position, ship->position));
  return forcon_captain_sees (captain, target) && FORCON_ID_EQUAL (ship->planet, salvo->planet) && salvo->old
         && !salvo->turned && abs (*turn) <= captain->rules->torpedo.turn;
}

ForconCommand
forcon_captain_salvo_course (const ForconSalvo *salvo, ForconAngle turn)
{
  ForconLegs legs = { .n = 2, .leg = { { 0, turn }, { forcon_salvo_distance (salvo), 0 } } };

  return FORCON_COMMAND (MOVE_SALVO, move_salvo, .salvo = salvo->id, .legs = legs);
}

/* A salvo that may turn does so for the nearest enemy that it can reach so. */
static gboolean
steer_salvo (const ForconCaptain *captain, const ForconSalvo *salvo, ForconCommand *command)
{
  ForconLength nearest = forcon_salvo_distance (salvo);
  ForconAngle best = 0;

  for (guint16 i = 1; i <= captain->battle->n_ships; i++)
    {
      ForconShipId target = { i };
      ForconLength distance
          = forcon_point_distance (salvo->position, forcon_battle_ship (captain->battle, target)->position);
      ForconAngle turn;

      if (distance > nearest || !forcon_captain_turns_salvo (captain, salvo, target, &turn))
        continue;
      nearest = distance;
      best = turn;
    }
  if (best == 0)
    return FALSE;
  *command = forcon_captain_salvo_course (salvo, best);
  return TRUE;
}

gboolean
forcon_captain_steer (const ForconCaptain *captain, ForconCommand *command)
{
  for (guint i = 0; i < captain->battle->salvos->len; i++)
    {
      const ForconSalvo *salvo = &g_array_index (captain->battle->salvos, ForconSalvo, i);

      if (FORCON_ID_EQUAL (salvo->side, captain->side) && !salvo->moved && salvo->run > 0
          && steer_salvo (captain, salvo, command))
        return TRUE;
    }
  return FALSE;
}

gboolean
forcon_captain_board (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command)
{
  const ForconBattle *battle = captain->battle;
  ForconStanding standing;

  forcon_captain_standing (captain, forcon_battle_ship (battle, ship)->formation, &standing);
  const ForconDoctrine *told = standing.of[FORCON_WHAT_BOARD];

  if (standing.of[FORCON_WHAT_NEVER_BOARD] != NULL || forcon_standing_silences (&standing) != NULL)
    return FALSE;
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId target = { (guint16) i };
      ForconBoardingStrength own, other;

      if (!forcon_captain_sees (captain, target) || forcon_battle_card (battle, target)->blank
          || !forcon_ships_in_contact (battle, captain->rules, ship, target)
          || forcon_boarding_judge (battle, captain->rules, ship, target).kind != FORCON_VERDICT_DONE)
        continue;
      forcon_boarding_strength (battle, captain->rules, ship, TRUE, &own);
      forcon_boarding_strength (battle, captain->rules, target, FALSE, &other);
      gboolean much_stronger = own.strength >= MUCH_STRONGER * other.strength;

      if (own.strength == 0 || own.strength < other.strength || (told == NULL && !much_stronger))
        continue;
      *command = FORCON_COMMAND (BOARD, board, .ship = ship, .target = target);
      if (!much_stronger)
        forcon_captain_name (captain, told, command);
      return TRUE;
    }
  return FALSE;
}

/* Who is told to protect somebody covers that one first: more than all torpedoes of a battle. */
#define WARD 100000

/* Whether the salvo strikes the ship if nobody turns it. */
static gboolean
threatens (const ForconCaptain *captain, const ForconSalvo *salvo, ForconShipId ship)
{
  const ForconShip *state = forcon_battle_ship (captain->battle, ship);
  ForconPoint end = forcon_point_ahead (salvo->position, salvo->heading, forcon_salvo_distance (salvo));

  return !salvo->moved && salvo->run > 0 && FORCON_ID_EQUAL (salvo->planet, state->planet)
         && forcon_segment_distance (salvo->position, end, state->position)
                <= forcon_ship_radius (captain->battle, ship) + captain->rules->torpedo.reach;
}

/* Torpedoes that come at a friend in this step. */
static gint
torpedoes_at (const ForconCaptain *captain, ForconShipId ship)
{
  gint torpedoes = 0;

  for (guint i = 0; i < captain->battle->salvos->len; i++)
    {
      const ForconSalvo *salvo = &g_array_index (captain->battle->salvos, ForconSalvo, i);

      if (FORCON_ID_EQUAL (salvo->side, captain->battle->side)
          && forcon_sides_hostile (captain->battle, salvo->side, captain->side) && threatens (captain, salvo, ship))
        torpedoes += salvo->count;
    }
  return torpedoes;
}

gboolean
forcon_captain_cover (const ForconCaptain *captain, ForconShipId ship, ForconCommand *command)
{
  const ForconBattle *battle = captain->battle;
  ForconStanding standing;
  gint most = 0;

  if (battle->salvos->len == 0 || forcon_battle_card (battle, ship)->target != FORCON_TARGET_ESCORT
      || forcon_battle_ship (battle, ship)->cover != 0)
    return FALSE;
  forcon_captain_standing (captain, forcon_battle_ship (battle, ship)->formation, &standing);
  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId friend = { (guint16) i };
      gint torpedoes = forcon_captain_owns (captain, friend) ? torpedoes_at (captain, friend) : 0;
      const ForconDoctrine *ward = standing.of[FORCON_WHAT_PROTECT];

      if (ward != NULL && !forcon_captain_names (captain, ward, friend))
        ward = NULL;
      if (ward != NULL && torpedoes > 0)
        torpedoes += WARD;
      guint32 guns = torpedoes > most ? forcon_cover_usable (battle, ship, friend) : 0;

      if (guns == 0)
        continue;
      most = torpedoes;
      *command = FORCON_COMMAND (COVER, cover, .ship = ship, .target = friend, .weapons = guns);
      forcon_captain_name (captain, ward, command);
    }
  return most > 0;
}
