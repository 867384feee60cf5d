/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-aim.h"

#include "forcon-ship.h"

ForconVerdict
forcon_aim_verdict (const ForconAim *aim, ForconVerdictKind kind)
{
  return (ForconVerdict){ .kind = kind, .ship = aim->shooter, .target = aim->target, .salvo = aim->salvo };
}

static const ForconShip *
shooter_of (const ForconAim *aim)
{
  return forcon_battle_ship (aim->battle, aim->shooter);
}

/* Whether a disc is one that blocks (@blocks) or one that only shifts (F-FIRE-4). */
static gboolean
object_counts (const ForconObject *object, gboolean blocks)
{
  switch (object->kind)
    {
    case FORCON_OBJECT_PLANET:
    case FORCON_OBJECT_EXPLOSION:
      return blocks;
    case FORCON_OBJECT_ASTEROIDS:
    case FORCON_OBJECT_DUST:
    case FORCON_OBJECT_BLAST:
    case FORCON_OBJECT_RIFT:
      return !blocks;
    case FORCON_OBJECT_TUNNEL_MOUTH:
    case FORCON_N_OBJECT:
      break;
    }
  return FALSE;
}

/* The first object of that sort that the line of fire crosses, or none; on the map of a low orbit there are none. */
static ForconObjectId
object_in_line (const ForconAim *aim, gboolean blocks)
{
  const ForconShip *shooter = shooter_of (aim);
  const GArray *objects = aim->battle->objects;

  for (guint i = 0; i < objects->len && FORCON_ID_IS_NONE (shooter->planet); i++)
    {
      const ForconObject *object = &g_array_index (objects, ForconObject, i);

      if (object_counts (object, blocks)
          && forcon_segment_crosses_disc (shooter->position, aim->place, object->centre, object->radius))
        return object->id;
    }
  return FORCON_NO_OBJECT;
}

/* The first hulk in the line, but for the two at its ends. */
static ForconShipId
hulk_in_line (const ForconAim *aim)
{
  for (guint i = 1; i <= aim->battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (forcon_ship_is_hulk (aim->battle, ship) && forcon_ships_together (aim->battle, ship, aim->shooter)
          && !FORCON_ID_EQUAL (ship, aim->shooter) && !FORCON_ID_EQUAL (ship, aim->target)
          && forcon_segment_crosses_disc (shooter_of (aim)->position, aim->place,
                                          forcon_battle_ship (aim->battle, ship)->position,
                                          forcon_ship_radius (aim->battle, ship)))
        return ship;
    }
  return FORCON_NO_SHIP;
}

/**
 * forcon_aim_judge_line:
 *
 * Returns: done, or what blocks the line of fire (F-FIRE-4)
 */
ForconVerdict
forcon_aim_judge_line (const ForconAim *aim)
{
  ForconVerdict verdict = forcon_aim_verdict (aim, FORCON_VERDICT_LINE_BLOCKED);

  verdict.object = object_in_line (aim, TRUE);
  verdict.blocker = hulk_in_line (aim);
  if (FORCON_ID_IS_NONE (verdict.object) && FORCON_ID_IS_NONE (verdict.blocker))
    verdict.kind = FORCON_VERDICT_DONE;
  return verdict;
}

static ForconVerdict
judge_weapon (const ForconAim *aim, const ForconSolution *solution, ForconArcs bears, guint index)
{
  const ForconShip *ship = shooter_of (aim);
  const ForconWeapon *weapon = forcon_battle_weapon (aim->battle, aim->shooter, index);
  ForconVerdict verdict = forcon_aim_verdict (aim, FORCON_VERDICT_DONE);

  verdict.weapon = (gint) index;
  verdict.length = solution->distance;
  if (weapon->kind == FORCON_WEAPON_TORPEDO)
    verdict.kind = FORCON_VERDICT_NOT_A_GUN;
  else if (((solution->returning ? ship->returned : ship->fired) & (1u << index)) != 0)
    verdict.kind = FORCON_VERDICT_ALREADY_FIRED;
  else if (forcon_ship_weapon_damaged (aim->battle, aim->shooter, index, &verdict.effect))
    verdict.kind = FORCON_VERDICT_WEAPON_DAMAGED;
  else if (!solution->returning && (ship->cover_spent & (1u << index)) != 0)
    verdict.kind = FORCON_VERDICT_GUNS_COVERED;
  else if (solution->distance > weapon->range)
    {
      verdict.kind = FORCON_VERDICT_OUT_OF_RANGE;
      verdict.needed_length = weapon->range;
    }
  else if ((weapon->arcs & bears) == 0)
    {
      verdict.kind = FORCON_VERDICT_OUT_OF_ARC;
      verdict.angle = solution->bearing;
    }
  return verdict;
}

/**
 * forcon_aim_judge_weapons:
 *
 * Returns: done, or why one of the weapons cannot be fired (F-FIRE-1)
 */
ForconVerdict
forcon_aim_judge_weapons (const ForconAim *aim, const ForconSolution *solution, guint32 weapons)
{
  guint n = forcon_battle_n_weapons (aim->battle, aim->shooter);
  ForconVerdict verdict = forcon_aim_verdict (aim, FORCON_VERDICT_DONE);
  ForconArcs bears = forcon_ship_arcs_of (aim->battle, aim->shooter, aim->place);

  if (weapons == 0 || (n < FORCON_WEAPONS_MAX && weapons >> n != 0))
    return forcon_aim_verdict (aim, FORCON_VERDICT_NO_WEAPON);
  for (guint i = 0; i < n && verdict.kind == FORCON_VERDICT_DONE; i++)
    if ((weapons & (1u << i)) != 0)
      verdict = judge_weapon (aim, solution, bears, i);
  return verdict;
}

/**
 * forcon_aim_bearing_weapons:
 *
 * Returns: mask of the weapons that can be fired, as far as it depends on the weapon
 */
guint32
forcon_aim_bearing_weapons (const ForconAim *aim, const ForconSolution *solution)
{
  ForconArcs bears = forcon_ship_arcs_of (aim->battle, aim->shooter, aim->place);
  guint32 weapons = 0;

  for (guint i = 0; i < forcon_battle_n_weapons (aim->battle, aim->shooter); i++)
    if (judge_weapon (aim, solution, bears, i).kind == FORCON_VERDICT_DONE)
      weapons |= 1u << i;
  return weapons;
}

/* Weapons of a kind whose range gives the same shift are looked up together (F-ART-1). */
static ForconShotGroup *
group_for (ForconSolution *solution, const ForconWeapon *weapon, gint shift)
{
  for (guint i = 0; i < solution->n_groups; i++)
    if (solution->groups[i].kind == weapon->kind && solution->groups[i].gunnery.shift_range == shift)
      return &solution->groups[i];
  ForconShotGroup *group = &solution->groups[solution->n_groups++];

  *group = (ForconShotGroup){ .kind = weapon->kind, .range = weapon->range, .gunnery = { .shift_range = shift } };
  return group;
}

/* Strength of all weapons of a kind that the shooter has fired this turn, or fired back in this fire phase. */
static gint
strength_fired (const ForconAim *aim, const ForconSolution *solution, ForconWeaponKind kind)
{
  guint32 fired = solution->returning ? shooter_of (aim)->returned : shooter_of (aim)->fired;
  gint strength = 0;

  for (guint i = 0; i < forcon_battle_n_weapons (aim->battle, aim->shooter); i++)
    {
      const ForconWeapon *weapon = forcon_battle_weapon (aim->battle, aim->shooter, i);

      if ((fired & (1u << i)) != 0 && weapon->kind == kind)
        strength += weapon->strength;
    }
  return strength;
}

/*
 * Half effect halves what a ship fires of one kind all in all, so that weapons fired one by one are worth no more than
 * together: each group gets what the half of the sum grows by (F-MOV-11).
 */
static void
weigh_groups (const ForconAim *aim, ForconSolution *solution)
{
  gint sums[FORCON_N_WEAPON] = { 0 };

  for (ForconWeaponKind kind = 0; kind < FORCON_N_WEAPON; kind++)
    sums[kind] = strength_fired (aim, solution, kind);
  for (guint i = 0; i < solution->n_groups; i++)
    {
      ForconShotGroup *group = &solution->groups[i];
      gint before = sums[group->kind];

      sums[group->kind] += group->strength;
      group->effective = group->strength;
      if (solution->half)
        group->effective = forcon_halve (sums[group->kind]) - forcon_halve (before);
    }
}

/**
 * forcon_aim_form_groups:
 * @aim: a shot that can be fired
 * @solution: what was measured
 * @weapons: mask of weapon indices
 * @by_shift: whether batteries are looked up in the table, and so apart when their range shifts them otherwise
 *
 * Makes the groups, in the order of the card, with what counts of their strength (F-ART-1, F-MOV-11).
 */
void
forcon_aim_form_groups (const ForconAim *aim, ForconSolution *solution, guint32 weapons, gboolean by_shift)
{
  for (guint i = 0; i < forcon_battle_n_weapons (aim->battle, aim->shooter); i++)
    {
      const ForconWeapon *weapon = forcon_battle_weapon (aim->battle, aim->shooter, i);

      if ((weapons & (1u << i)) == 0)
        continue;
      gint shift = by_shift && weapon->kind == FORCON_WEAPON_BATTERY
                       ? forcon_gunnery_range_shift (aim->rules, solution->distance, weapon->range)
                       : 0;
      ForconShotGroup *group = group_for (solution, weapon, shift);

      group->weapons |= 1u << i;
      group->range = MIN (group->range, weapon->range);
      group->strength += weapon->strength;
    }
  weigh_groups (aim, solution);
}

/**
 * forcon_aim_measure:
 * @aim: whom at what
 * @solution: gets the figures that are measured on the table
 */
void
forcon_aim_measure (const ForconAim *aim, ForconSolution *solution)
{
  const ForconShip *from = shooter_of (aim);

  solution->returning = !FORCON_ID_EQUAL (from->side, aim->battle->side);
  solution->half = forcon_ship_half_effect (aim->battle, aim->shooter);
  solution->again = from->fire_order == FORCON_ORDER_LOCK_ON;
  solution->distance = forcon_point_distance (from->position, aim->place);
  solution->bearing = forcon_angle_difference (from->heading, forcon_point_bearing (from->position, aim->place));
  solution->behind = object_in_line (aim, FALSE);
}
