/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "twilight/state/twilight-clash.h"

#include <string.h>

FORCON_DEFINE_FIELD_TYPE (COUNT, neighbour, guint)
FORCON_DEFINE_FIELD_TYPE (COUNT, planet, guint)

ForconTwilightClash *
forcon_twilight_clash_new (const ForconTwilightRules *rules, ForconTwilightPlace place, guint64 seed)
{
  ForconTwilightClash *clash = g_new0 (ForconTwilightClash, 1);

  clash->place = place;
  clash->planet = -1;
  clash->result = FORCON_TWILIGHT_UNDECIDED;
  clash->dice = g_array_new (FALSE, TRUE, sizeof (ForconTwilightDie));
  clash->random = forcon_random_seeded (seed, FORCON_RANDOM_BATTLE_STREAM);
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    {
      clash->players[i].fleet_pool = -1;
      memcpy (clash->players[i].units, rules->units, sizeof rules->units);
    }
  for (guint i = 0; i < FORCON_TWILIGHT_PLANETS_MAX; i++)
    {
      clash->planets[i].controller = -1;
      clash->planets[i].result = FORCON_TWILIGHT_UNDECIDED;
    }
  return clash;
}

ForconTwilightClash *
forcon_twilight_clash_clone (const ForconTwilightClash *clash)
{
  ForconTwilightClash *clone = g_memdup2 (clash, sizeof *clash);

  clone->dice = g_array_copy (clash->dice);
  return clone;
}

void
forcon_twilight_clash_free (ForconTwilightClash *clash)
{
  if (clash == NULL)
    return;
  g_array_unref (clash->dice);
  g_free (clash);
}

const ForconForce *
forcon_twilight_fighting (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  static const ForconForce nobody;

  if (clash->place == FORCON_TWILIGHT_PLACE_SPACE)
    return &clash->space[side];
  return clash->planet < 0 ? &nobody : &clash->planets[clash->planet].ground[side];
}

const ForconUnit *
forcon_twilight_values (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit)
{
  g_return_val_if_fail (unit.value > 0 && unit.value <= FORCON_UNITS_MAX, &clash->players[side].units[0]);
  return &clash->players[side].units[unit.value - 1];
}

gboolean
forcon_twilight_fights (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit)
{
  ForconUnitKind kind = clash->place == FORCON_TWILIGHT_PLACE_SPACE ? FORCON_UNIT_KIND_SHIP : FORCON_UNIT_KIND_GROUND;

  return forcon_twilight_values (clash, side, unit)->kind == kind;
}

gboolean
forcon_neighbour_has (const ForconNeighbour *neighbour, ForconTwilightSide side, ForconNeighbourThing thing)
{
  switch (thing)
    {
    case FORCON_NEIGHBOUR_THING_SHIPS:
      return neighbour->has_ships[side];
    case FORCON_NEIGHBOUR_THING_UNITS:
      return neighbour->has_units[side] || neighbour->has_ships[side];
    case FORCON_NEIGHBOUR_THING_PLANET:
      return neighbour->has_planet[side];
    case FORCON_NEIGHBOUR_THING_TOKEN:
      return neighbour->has_token[side];
    case FORCON_NEIGHBOUR_THING_OTHERS:
      return neighbour->others;
    case FORCON_NEIGHBOUR_THING_ASTEROID_FIELD:
    case FORCON_NEIGHBOUR_THING_SUPERNOVA:
    case FORCON_NEIGHBOUR_THING_NEBULA:
    case FORCON_NEIGHBOUR_THING_GRAVITY_RIFT:
    case FORCON_N_NEIGHBOUR_THING:
    default:
      return (neighbour->anomalies & (1u << (thing - FORCON_NEIGHBOUR_THING_ASTEROID_FIELD))) != 0;
    }
}

/* Those units of a force that fight here. */
static guint
strength_of (const ForconTwilightClash *clash, ForconTwilightSide side, const ForconForce *force)
{
  guint count = 0;

  for (ForconUnitId unit = { 1 }; unit.value <= FORCON_UNITS_MAX; unit.value++)
    if (forcon_twilight_fights (clash, side, unit))
      count += forcon_force_of (force, unit);
  return count;
}

guint
forcon_twilight_strength (const ForconTwilightClash *clash, ForconTwilightSide side)
{
  return strength_of (clash, side, forcon_twilight_fighting (clash, side));
}

/* Of two who fight with so many. */
static ForconTwilightResult
result_of (guint attacker, guint defender)
{
  if (attacker > 0 && defender > 0)
    return FORCON_TWILIGHT_UNDECIDED;
  if (attacker == 0 && defender == 0)
    return FORCON_TWILIGHT_DRAW;
  return attacker > 0 ? FORCON_TWILIGHT_WON_BY_ATTACKER : FORCON_TWILIGHT_WON_BY_DEFENDER;
}

ForconTwilightResult
forcon_twilight_standing (const ForconTwilightClash *clash)
{
  return result_of (forcon_twilight_strength (clash, FORCON_TWILIGHT_SIDE_ATTACKER),
                    forcon_twilight_strength (clash, FORCON_TWILIGHT_SIDE_DEFENDER));
}

/* Which planets are to be fought for; the attacker chooses where there is more than one (T-GND-1, T-GND-5). */
static void
ready_ground (ForconTwilightClash *clash)
{
  gint last = -1;
  guint n_left = 0;

  for (guint i = 0; i < clash->n_planets; i++)
    {
      ForconTwilightPlanet *planet = &clash->planets[i];
      const ForconForce *ground = planet->ground;

      planet->result = result_of (strength_of (clash, FORCON_TWILIGHT_SIDE_ATTACKER, &ground[0]),
                                  strength_of (clash, FORCON_TWILIGHT_SIDE_DEFENDER, &ground[1]));
      planet->fought = planet->result != FORCON_TWILIGHT_UNDECIDED;
      clash->result = planet->fought ? planet->result : clash->result;
      if (planet->fought)
        continue;
      last = (gint) i;
      n_left++;
    }
  clash->result = n_left > 0 ? FORCON_TWILIGHT_UNDECIDED : clash->result;
  clash->step = n_left == 0 ? FORCON_TWILIGHT_STEP_OVER : FORCON_TWILIGHT_STEP_PLANET;
  /* With nobody to fight, the attacker controls the planets on which only its ground forces are (T-GND-5). */
  for (guint i = 0; i < clash->n_planets && n_left == 0; i++)
    if (clash->planets[i].result == FORCON_TWILIGHT_WON_BY_ATTACKER)
      clash->planets[i].controller = FORCON_TWILIGHT_SIDE_ATTACKER;
  if (n_left != 1)
    return;
  clash->planet = last;
  clash->step = FORCON_TWILIGHT_STEP_START;
  clash->round = 1;
}

void
forcon_twilight_clash_ready (ForconTwilightClash *clash, const ForconTwilightRules *rules)
{
  if (clash->place == FORCON_TWILIGHT_PLACE_GROUND)
    {
      ready_ground (clash);
      return;
    }
  clash->result = forcon_twilight_standing (clash);
  clash->step = clash->result == FORCON_TWILIGHT_UNDECIDED ? FORCON_TWILIGHT_STEP_BEFORE : FORCON_TWILIGHT_STEP_OVER;
}
