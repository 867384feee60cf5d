/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-gunnery.h"

#include "forcon-formation.h"
#include "forcon-ship.h"

/* No die shows it: a hulk has no criticals. */
#define NEVER_CRITICAL 7

static gboolean
beyond_share (ForconLength distance, ForconFraction share, ForconLength range)
{
  return (gint64) distance * share.denominator > (gint64) range * share.numerator;
}

/**
 * forcon_gunnery_look_up:
 * @rules: the rules
 * @target: what is fired at
 * @aspect: of a capital ship or an escort; ANY for what has none
 * @distance: to the target, 0.01 cm
 * @range: of the weapon, 0.01 cm
 * @behind_marker: whether a marker or field lies in the line
 * @gunnery: (out): the column and how it came about
 *
 * F-ART-2 and F-ART-4: the shifts add up, then the column stops at the ends of the table.
 *
 * Returns: whether the table has a column for this target and aspect
 */
gboolean
forcon_gunnery_look_up (const ForconRules *rules, ForconTarget target, ForconAspect aspect, ForconLength distance,
                        ForconLength range, gboolean behind_marker, ForconGunnery *gunnery)
{
  *gunnery = (ForconGunnery){ .base_column = rules->columns[target][aspect] };
  if (gunnery->base_column == 0)
    return FALSE;
  if (!beyond_share (distance, rules->near, range))
    gunnery->shift_range = rules->shift_near;
  else if (beyond_share (distance, rules->far, range))
    gunnery->shift_range = rules->shift_far;
  if (behind_marker)
    gunnery->shift_marker = rules->shift_marker;
  gunnery->column = CLAMP (gunnery->base_column + gunnery->shift_range + gunnery->shift_marker, 1,
                           FORCON_GUNNERY_COLUMNS);
  return TRUE;
}

static ForconAspect
aspect_of (ForconTarget target, ForconArc arc)
{
  if (target == FORCON_TARGET_ORBITAL || target == FORCON_TARGET_TORPEDOES)
    return FORCON_ASPECT_ANY;
  if (arc == FORCON_ARC_BOW)
    return FORCON_ASPECT_APPROACHING;
  return arc == FORCON_ARC_STERN ? FORCON_ASPECT_RECEDING : FORCON_ASPECT_ABEAM;
}

/* Whether a disc is one that blocks (@blocks) or one that only shifts (F-FIRE-4). */
static gboolean
object_counts (const ForconObject *object, gboolean blocks)
{
  switch (object->kind)
    {
    case FORCON_OBJECT_PLANET:
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

/* The first object of that sort that the line of fire crosses, or none. */
static ForconObjectId
object_in_line (const ForconBattle *battle, ForconPoint from, ForconPoint to, gboolean blocks)
{
  for (guint i = 0; i < battle->objects->len; i++)
    {
      const ForconObject *object = &g_array_index (battle->objects, ForconObject, i);

      if (object_counts (object, blocks) && forcon_segment_crosses_disc (from, to, object->centre, object->radius))
        return object->id;
    }
  return FORCON_NO_OBJECT;
}

/* The first hulk in the line, but for the two at its ends. */
static ForconShipId
hulk_in_line (const ForconBattle *battle, ForconShipId shooter, ForconShipId target)
{
  ForconPoint from = forcon_battle_ship (battle, shooter)->position;
  ForconPoint to = forcon_battle_ship (battle, target)->position;

  for (guint i = 1; i <= battle->n_ships; i++)
    {
      ForconShipId ship = { (guint16) i };

      if (forcon_ship_is_hulk (battle, ship) && !FORCON_ID_EQUAL (ship, shooter) && !FORCON_ID_EQUAL (ship, target)
          && forcon_segment_crosses_disc (from, to, forcon_battle_ship (battle, ship)->position,
                                          forcon_ship_radius (battle, ship)))
        return ship;
    }
  return FORCON_NO_SHIP;
}

/* What a shot is about; the functions below fill in its solution. */
typedef struct {
  const ForconBattle *battle;
  const ForconRules *rules;
  ForconShipId shooter;
  ForconShipId target;
} Shot;

static ForconVerdict
verdict_of (const Shot *shot, ForconVerdictKind kind)
{
  return (ForconVerdict){ .kind = kind, .ship = shot->shooter, .target = shot->target };
}

/* Whether @shooter has fired at @target in this fire phase. */
static gboolean
has_fired_at (const ForconBattle *battle, ForconShipId shooter, ForconShipId target)
{
  for (guint i = 0; i < battle->shots->len; i++)
    {
      const ForconShot *shot = &g_array_index (battle->shots, ForconShot, i);

      if (FORCON_ID_EQUAL (shot->shooter, shooter) && FORCON_ID_EQUAL (shot->target, target))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_fired_at_another (const ForconBattle *battle, ForconShipId shooter, ForconShipId target)
{
  for (guint i = 0; i < battle->shots->len; i++)
    {
      const ForconShot *shot = &g_array_index (battle->shots, ForconShot, i);

      if (FORCON_ID_EQUAL (shot->shooter, shooter) && !FORCON_ID_EQUAL (shot->target, target))
        return TRUE;
    }
  return FALSE;
}

/* Return fire is open to a ship that was fired at, and only at one ship that did (F-FIRE-3). */
static ForconVerdict
judge_return (const Shot *shot)
{
  ForconFormationId own = forcon_battle_ship (shot->battle, shot->shooter)->formation;
  ForconFormationId theirs = forcon_battle_ship (shot->battle, shot->target)->formation;
  ForconFormationId already = shot->battle->formations[own.value - 1].return_target;
  ForconVerdict verdict = verdict_of (shot, FORCON_VERDICT_DONE);

  if (!has_fired_at (shot->battle, shot->target, shot->shooter))
    verdict.kind = FORCON_VERDICT_NOT_FIRED_AT;
  else if (!FORCON_ID_IS_NONE (already) && !FORCON_ID_EQUAL (already, theirs))
    {
      verdict.kind = FORCON_VERDICT_RETURNS_ELSEWHERE;
      verdict.formation = already;
    }
  return verdict;
}

static ForconVerdict
judge_target (const Shot *shot, const ForconSolution *solution)
{
  if (forcon_battle_ship (shot->battle, shot->target) == NULL)
    return verdict_of (shot, FORCON_VERDICT_NO_SUCH_SHIP);
  if (!forcon_ship_on_table (shot->battle, shot->target))
    return verdict_of (shot, FORCON_VERDICT_TARGET_GONE);
  if (forcon_ship_in_action (shot->battle, shot->target)
      && !forcon_ships_hostile (shot->battle, shot->shooter, shot->target))
    return verdict_of (shot, FORCON_VERDICT_OWN_SHIP);
  return solution->returning ? judge_return (shot) : verdict_of (shot, FORCON_VERDICT_DONE);
}

static ForconVerdict
judge_line (const Shot *shot)
{
  ForconVerdict verdict = verdict_of (shot, FORCON_VERDICT_LINE_BLOCKED);

  verdict.object = object_in_line (shot->battle, forcon_battle_ship (shot->battle, shot->shooter)->position,
                                   forcon_battle_ship (shot->battle, shot->target)->position, TRUE);
  verdict.blocker = hulk_in_line (shot->battle, shot->shooter, shot->target);
  if (FORCON_ID_IS_NONE (verdict.object) && FORCON_ID_IS_NONE (verdict.blocker))
    verdict.kind = FORCON_VERDICT_DONE;
  return verdict;
}

static ForconVerdict
judge_weapon (const Shot *shot, const ForconSolution *solution, guint index)
{
  const ForconShip *ship = forcon_battle_ship (shot->battle, shot->shooter);
  const ForconWeapon *weapon = forcon_battle_weapon (shot->battle, shot->shooter, index);
  ForconArcs bears = forcon_ship_arcs_of (shot->battle, shot->shooter,
                                          forcon_battle_ship (shot->battle, shot->target)->position);
  ForconVerdict verdict = verdict_of (shot, FORCON_VERDICT_DONE);

  verdict.weapon = (gint) index;
  verdict.length = solution->distance;
  if (weapon->kind == FORCON_WEAPON_TORPEDO)
    verdict.kind = FORCON_VERDICT_NOT_A_GUN;
  else if (((solution->returning ? ship->returned : ship->fired) & (1u << index)) != 0)
    verdict.kind = FORCON_VERDICT_ALREADY_FIRED;
  else if (forcon_ship_weapon_damaged (shot->battle, shot->shooter, index, &verdict.effect))
    verdict.kind = FORCON_VERDICT_WEAPON_DAMAGED;
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

/* A ship with an unrepaired critical or more than half its hits lost is bound to the nearest enemy (F-FIRE-2). */
static gboolean
is_impaired (const ForconBattle *battle, ForconShipId ship)
{
  gint whole = forcon_battle_card (battle, ship)->hits;
  gint lost = whole - forcon_battle_ship (battle, ship)->hits;

  return forcon_ship_has_criticals (battle, ship) || 2 * lost > whole;
}

/* Of several enemies equally near each is the nearest. */
static gboolean
is_nearest (const Shot *shot, const ForconSolution *solution, ForconShipId nearest)
{
  const ForconShip *shooter = forcon_battle_ship (shot->battle, shot->shooter);

  return forcon_ship_in_action (shot->battle, shot->target)
         && solution->distance
                <= forcon_point_distance (shooter->position, forcon_battle_ship (shot->battle, nearest)->position);
}

static ForconVerdict
judge_choice (const Shot *shot, ForconSolution *solution)
{
  ForconShipId nearest = forcon_ship_nearest_enemy (shot->battle, shot->shooter);
  gboolean at_nearest = is_nearest (shot, solution, nearest);
  ForconVerdict verdict = verdict_of (shot, FORCON_VERDICT_DONE);

  if (!is_impaired (shot->battle, shot->shooter))
    return verdict;
  switch (forcon_battle_ship (shot->battle, shot->shooter)->target_check)
    {
    case FORCON_CHECK_NOT_TRIED:
      solution->needs_check = !at_nearest || has_fired_at_another (shot->battle, shot->shooter, shot->target);
      break;
    case FORCON_CHECK_FAILED:
      if (!at_nearest)
        {
          verdict.kind = FORCON_VERDICT_ONLY_NEAREST;
          verdict.blocker = nearest;
        }
      break;
    case FORCON_CHECK_PASSED:
    case FORCON_N_CHECK:
      break;
    }
  return verdict;
}

static gint
armour_in_arc (const ForconCard *card, ForconArc arc)
{
  return arc == FORCON_ARC_BOW ? card->bow_armour : card->armour;
}

/* Mean damage of a battery group that meets so many shields (F-ART-6). */
static double
expected_damage (const ForconRules *rules, const ForconShotGroup *group, gint shields)
{
  double chance = forcon_die_chance (group->needed);

  if (!rules->options.shields_after_armour)
    return MAX (group->dice - shields, 0) * chance;
  g_autoptr (ForconDistribution) hits = forcon_distribution_new_binomial ((guint) group->dice, chance);
  g_autoptr (ForconDistribution) damage = forcon_distribution_new_less (hits, (guint) shields);

  return forcon_distribution_mean (damage);
}

/* Looks a battery group up as seen from one arc of the target; returns what to expect of it. */
static double
look_up_in_arc (const Shot *shot, const ForconSolution *solution, ForconArc arc, ForconShotGroup *group)
{
  const ForconCard *card = forcon_battle_card (shot->battle, shot->target);

  group->arc = arc;
  group->aspect = aspect_of (card->target, arc);
  group->armour = armour_in_arc (card, arc);
  forcon_gunnery_look_up (shot->rules, card->target, group->aspect, solution->distance, group->range,
                          !FORCON_ID_IS_NONE (solution->behind), &group->gunnery);
  group->dice = forcon_rules_salvos (shot->rules, group->effective, group->gunnery.column);
  group->needed = group->armour;
  return expected_damage (shot->rules, group, solution->shields);
}

/* On a border of two arcs the firing player picks the better one (F-GEN-3). */
static void
solve_battery (const Shot *shot, const ForconSolution *solution, ForconShotGroup *group)
{
  ForconArcs arcs = forcon_ship_arcs_of (shot->battle, shot->target,
                                         forcon_battle_ship (shot->battle, shot->shooter)->position);
  double best = -1.0;

  for (ForconArc arc = 0; arc < FORCON_N_ARC; arc++)
    {
      ForconShotGroup candidate = *group;

      if ((arcs & FORCON_ARC_BIT (arc)) == 0)
        continue;
      double expected = look_up_in_arc (shot, solution, arc, &candidate);

      if (expected > best)
        {
          best = expected;
          *group = candidate;
        }
    }
  group->critical = shot->rules->critical;
}

static void
solve_destructor (const Shot *shot, ForconShotGroup *group)
{
  group->dice = group->effective;
  group->needed = shot->rules->destructor_hit;
  group->critical = shot->rules->destructor_critical;
}

/* The shift that the weapon's range gives; weapons with the same one are looked up together (F-ART-1). */
static gint
shift_of_weapon (const Shot *shot, const ForconSolution *solution, const ForconWeapon *weapon)
{
  if (!beyond_share (solution->distance, shot->rules->near, weapon->range))
    return shot->rules->shift_near;
  return beyond_share (solution->distance, shot->rules->far, weapon->range) ? shot->rules->shift_far : 0;
}

static ForconShotGroup *
group_for (const Shot *shot, ForconSolution *solution, const ForconWeapon *weapon)
{
  gint shift = weapon->kind == FORCON_WEAPON_BATTERY ? shift_of_weapon (shot, solution, weapon) : 0;

  for (guint i = 0; i < solution->n_groups; i++)
    if (solution->groups[i].kind == weapon->kind && solution->groups[i].gunnery.shift_range == shift)
      return &solution->groups[i];
  ForconShotGroup *group = &solution->groups[solution->n_groups++];

  *group = (ForconShotGroup){ .kind = weapon->kind, .range = weapon->range, .gunnery = { .shift_range = shift } };
  return group;
}

/* Strength of all weapons of a kind that the shooter has fired this turn. */
static gint
strength_fired (const Shot *shot, ForconWeaponKind kind)
{
  guint32 fired = forcon_battle_ship (shot->battle, shot->shooter)->fired;
  gint strength = 0;

  for (guint i = 0; i < forcon_battle_n_weapons (shot->battle, shot->shooter); i++)
    {
      const ForconWeapon *weapon = forcon_battle_weapon (shot->battle, shot->shooter, i);

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
weigh_groups (const Shot *shot, ForconSolution *solution)
{
  gint sums[FORCON_N_WEAPON] = { 0 };

  for (ForconWeaponKind kind = 0; kind < FORCON_N_WEAPON; kind++)
    sums[kind] = strength_fired (shot, kind);
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

/* Groups in the order of the card (F-ART-1). */
static void
form_groups (const Shot *shot, ForconSolution *solution, guint32 weapons)
{
  for (guint i = 0; i < forcon_battle_n_weapons (shot->battle, shot->shooter); i++)
    {
      const ForconWeapon *weapon = forcon_battle_weapon (shot->battle, shot->shooter, i);

      if ((weapons & (1u << i)) == 0)
        continue;
      ForconShotGroup *group = group_for (shot, solution, weapon);

      group->weapons |= 1u << i;
      group->range = MIN (group->range, weapon->range);
      group->strength += weapon->strength;
    }
}

static void
solve_groups (const Shot *shot, ForconSolution *solution)
{
  gboolean hulk = forcon_ship_is_hulk (shot->battle, shot->target);

  for (guint i = 0; i < solution->n_groups; i++)
    {
      ForconShotGroup *group = &solution->groups[i];

      if (group->kind == FORCON_WEAPON_BATTERY)
        solve_battery (shot, solution, group);
      else
        solve_destructor (shot, group);
      if (hulk)
        group->critical = NEVER_CRITICAL;
    }
}

static ForconVerdict
judge_weapons (const Shot *shot, const ForconSolution *solution, guint32 weapons)
{
  guint n = forcon_battle_n_weapons (shot->battle, shot->shooter);
  ForconVerdict verdict = verdict_of (shot, FORCON_VERDICT_DONE);

  if (weapons == 0 || (n < FORCON_WEAPONS_MAX && weapons >> n != 0))
    return verdict_of (shot, FORCON_VERDICT_NO_WEAPON);
  for (guint i = 0; i < n && verdict.kind == FORCON_VERDICT_DONE; i++)
    if ((weapons & (1u << i)) != 0)
      verdict = judge_weapon (shot, solution, i);
  return verdict;
}

static void
measure (const Shot *shot, ForconSolution *solution)
{
  const ForconShip *from = forcon_battle_ship (shot->battle, shot->shooter);
  const ForconShip *to = forcon_battle_ship (shot->battle, shot->target);

  solution->returning = !FORCON_ID_EQUAL (from->side, shot->battle->side);
  solution->half = forcon_ship_half_effect (shot->battle, shot->shooter);
  if (to == NULL)
    return;
  solution->distance = forcon_point_distance (from->position, to->position);
  solution->bearing
      = forcon_angle_difference (from->heading, forcon_point_bearing (from->position, to->position));
  solution->behind = object_in_line (shot->battle, from->position, to->position, FALSE);
  solution->shields = forcon_formation_shields_left (shot->battle, shot->rules, shot->target);
}

/**
 * forcon_gunnery_solve:
 * @battle: a battle
 * @rules: the rules
 * @shooter: a ship in action
 * @target: at whom
 * @weapons: mask of weapon indices
 * @solution: (out caller-allocates): everything that is known before the dice
 *
 * Decisions, previews and odds all read the same solution. The groups are there only when the verdict is done.
 */
void
forcon_gunnery_solve (const ForconBattle *battle, const ForconRules *rules, ForconShipId shooter, ForconShipId target,
                      guint32 weapons, ForconSolution *solution)
{
  Shot shot = { battle, rules, shooter, target };

  *solution = (ForconSolution){ 0 };
  measure (&shot, solution);
  solution->verdict = judge_target (&shot, solution);
  if (solution->verdict.kind == FORCON_VERDICT_DONE)
    solution->verdict = judge_weapons (&shot, solution, weapons);
  if (solution->verdict.kind == FORCON_VERDICT_DONE)
    solution->verdict = judge_line (&shot);
  if (solution->verdict.kind == FORCON_VERDICT_DONE)
    solution->verdict = judge_choice (&shot, solution);
  if (solution->verdict.kind == FORCON_VERDICT_DONE)
    {
      form_groups (&shot, solution, weapons);
      weigh_groups (&shot, solution);
      solve_groups (&shot, solution);
    }
}

/**
 * forcon_gunnery_usable:
 * @battle: a battle
 * @rules: the rules
 * @shooter: a ship in action
 * @target: at whom
 *
 * Returns: mask of the weapons that can be fired at the target now
 */
guint32
forcon_gunnery_usable (const ForconBattle *battle, const ForconRules *rules, ForconShipId shooter, ForconShipId target)
{
  guint32 usable = 0;

  for (guint i = 0; i < forcon_battle_n_weapons (battle, shooter); i++)
    {
      ForconSolution solution;

      forcon_gunnery_solve (battle, rules, shooter, target, 1u << i, &solution);
      if (solution.verdict.kind == FORCON_VERDICT_DONE)
        usable |= 1u << i;
    }
  return usable;
}
