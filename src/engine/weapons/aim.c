/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/weapons/aim.h"

#include "engine/state/ship.h"

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

/* What a disc in the line of fire does (F-FIRE-4). */
typedef enum {
  NOTHING,
  SHIFTS,
  BLOCKS,
} InLine;

static const InLine in_line[FORCON_N_OBJECT] = {
  [FORCON_OBJECT_PLANET] = BLOCKS, [FORCON_OBJECT_EXPLOSION] = BLOCKS, [FORCON_OBJECT_ASTEROIDS] = SHIFTS,
  [FORCON_OBJECT_DUST] = SHIFTS,   [FORCON_OBJECT_BLAST] = SHIFTS,     [FORCON_OBJECT_RIFT] = SHIFTS,
};

/* The first object that the line of fire crosses and @does holds for; on the map of a low orbit there is none. */
static ForconObjectId
object_in_line (const ForconAim *aim, InLine does)
{
  const ForconShip *shooter = shooter_of (aim);
  const GArray *objects = aim->battle->objects;

  for (guint i = 0; i < objects->len && FORCON_ID_IS_NONE (shooter->planet); i++)
    {
      const ForconObject *object = &g_array_index (objects, ForconObject, i);

      if (in_line[object->kind] == does
          && forcon_segment_crosses_disc (shooter->position, aim->place, object->centre, object->radius))
        return object->id;
    }
  return FORCON_NO_OBJECT;
}

/* The first hulk in the line, but for the two at its ends. */
static ForconShipId
hulk_in_line (const ForconAim *aim)
{
  guint n_ships = aim->battle->n_ships;

  for (guint i = 0; i < n_ships; i++)
    {
      const ForconShip *state = &aim->battle->ships[i];
      ForconShipId ship = { (guint16) (i + 1) };

      if (state->status != FORCON_SHIP_IN_ACTION && forcon_ship_is_hulk (aim->battle, ship)
          && forcon_ships_together (aim->battle, ship, aim->shooter) && !FORCON_ID_EQUAL (ship, aim->shooter)
          && !FORCON_ID_EQUAL (ship, aim->target)
          && forcon_segment_crosses_disc (shooter_of (aim)->position, aim->place, state->position,
                                          forcon_ship_radius (aim->battle, ship)))
        return ship;
    }
  return FORCON_NO_SHIP;
}

ForconVerdict
forcon_aim_judge_line (const ForconAim *aim)
{
  ForconVerdict verdict = forcon_aim_verdict (aim, FORCON_VERDICT_LINE_BLOCKED);

  verdict.object = object_in_line (aim, BLOCKS);
  verdict.blocker = hulk_in_line (aim);
  if (FORCON_ID_IS_NONE (verdict.object) && FORCON_ID_IS_NONE (verdict.blocker))
    verdict.kind = FORCON_VERDICT_DONE;
  return verdict;
}

/* @damaged: mask of the shooter's damaged weapons */
static ForconVerdictKind
judge_weapon (const ForconAim *aim, const ForconSolution *solution, ForconArcs bears, guint32 damaged, guint index)
{
  const ForconShip *ship = shooter_of (aim);
  const ForconWeapon *weapon = forcon_battle_weapon (aim->battle, aim->shooter, index);

  if (weapon->kind == FORCON_WEAPON_TORPEDO)
    return FORCON_VERDICT_NOT_A_GUN;
  if (((solution->returning ? ship->returned : ship->fired) & (1u << index)) != 0)
    return FORCON_VERDICT_ALREADY_FIRED;
  if ((damaged & (1u << index)) != 0)
    return FORCON_VERDICT_WEAPON_DAMAGED;
  if (!solution->returning && (ship->cover_spent & (1u << index)) != 0)
    return FORCON_VERDICT_GUNS_COVERED;
  if (solution->distance > weapon->range)
    return FORCON_VERDICT_OUT_OF_RANGE;
  return (weapon->arcs & bears) == 0 ? FORCON_VERDICT_OUT_OF_ARC : FORCON_VERDICT_DONE;
}

/* The arcs of the shooter in which the target lies. */
static ForconArcs
arcs_that_bear (const ForconAim *aim, const ForconSolution *solution)
{
  return forcon_ship_arcs_towards (aim->battle, aim->shooter, shooter_of (aim)->heading + solution->bearing);
}

ForconVerdict
forcon_aim_judge_weapons (const ForconAim *aim, const ForconSolution *solution, guint32 weapons)
{
  guint n = forcon_battle_n_weapons (aim->battle, aim->shooter);
  ForconVerdict verdict = forcon_aim_verdict (aim, FORCON_VERDICT_DONE);
  ForconArcs bears = arcs_that_bear (aim, solution);
  guint32 damaged = forcon_ship_damaged_weapons (aim->battle, aim->shooter);

  if (weapons == 0 || (n < FORCON_WEAPONS_MAX && weapons >> n != 0))
    return forcon_aim_verdict (aim, FORCON_VERDICT_NO_WEAPON);
  for (guint i = 0; i < n && verdict.kind == FORCON_VERDICT_DONE; i++)
    if ((weapons & (1u << i)) != 0)
      {
        verdict.weapon = (gint) i;
        verdict.kind = judge_weapon (aim, solution, bears, damaged, i);
      }
  verdict.length = solution->distance;
  if (verdict.kind == FORCON_VERDICT_WEAPON_DAMAGED)
    forcon_ship_weapon_damaged (aim->battle, aim->shooter, (guint) verdict.weapon, &verdict.effect);
  else if (verdict.kind == FORCON_VERDICT_OUT_OF_RANGE)
    verdict.needed_length = forcon_battle_weapon (aim->battle, aim->shooter, (guint) verdict.weapon)->range;
  else if (verdict.kind == FORCON_VERDICT_OUT_OF_ARC)
    verdict.angle = solution->bearing;
  return verdict;
}

guint32
forcon_aim_bearing_weapons (const ForconAim *aim, const ForconSolution *solution)
{
  ForconArcs bears = arcs_that_bear (aim, solution);
  guint32 damaged = forcon_ship_damaged_weapons (aim->battle, aim->shooter);
  guint32 weapons = 0;

  for (guint i = 0; i < forcon_battle_n_weapons (aim->battle, aim->shooter); i++)
    if (judge_weapon (aim, solution, bears, damaged, i) == FORCON_VERDICT_DONE)
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

/*
 * Half effect halves what a ship fires of one kind all in all, so that weapons fired one by one are worth no more than
 * together: each group gets what the half of the sum grows by (F-MOV-11).
 */
static void
weigh_groups (const ForconAim *aim, ForconSolution *solution)
{
  /* Strength of all weapons of a kind that the shooter has fired this turn, or fired back in this fire phase. */
  gint sums[FORCON_N_WEAPON] = { 0 };
  guint32 fired = solution->returning ? shooter_of (aim)->returned : shooter_of (aim)->fired;

  for (guint i = 0; i < forcon_battle_n_weapons (aim->battle, aim->shooter); i++)
    {
      const ForconWeapon *weapon = forcon_battle_weapon (aim->battle, aim->shooter, i);

      if ((fired & (1u << i)) != 0)
        sums[weapon->kind] += weapon->strength;
    }
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

void
forcon_aim_form_groups (const ForconAim *aim, ForconSolution *solution, guint32 weapons, gboolean by_shift)
{
  solution->behind = object_in_line (aim, SHIFTS);
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

void
forcon_aim_measure (const ForconAim *aim, ForconSolution *solution)
{
  const ForconShip *from = shooter_of (aim);

  solution->returning = !FORCON_ID_EQUAL (from->side, aim->battle->side);
  solution->half = forcon_ship_half_effect (aim->battle, aim->shooter);
  solution->again = from->fire_order == FORCON_ORDER_LOCK_ON;
  solution->distance = forcon_point_distance (from->position, aim->place);
  solution->bearing = forcon_angle_difference (from->heading, forcon_point_bearing (from->position, aim->place));
}
