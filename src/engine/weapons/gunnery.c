/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/weapons/gunnery.h"

#include "base/distribution.h"
#include "engine/weapons/aim.h"
#include "engine/state/formation.h"
#include "engine/state/ship.h"

#include <string.h>

/* No die shows it: a hulk has no criticals. */
#define NEVER_CRITICAL 7

gboolean
forcon_gunnery_look_up (const ForconRules *rules, ForconTarget target, ForconAspect aspect, ForconLength distance,
                        ForconLength range, gboolean behind_marker, ForconGunnery *gunnery)
{
  *gunnery = (ForconGunnery){ .base_column = rules->columns[target][aspect] };
  if (gunnery->base_column == 0)
    return FALSE;
  gunnery->shift_range = forcon_gunnery_range_shift (rules, distance, range);
  if (behind_marker)
    gunnery->shift_marker = rules->shift_marker;
  gunnery->column = CLAMP (gunnery->base_column + gunnery->shift_range + gunnery->shift_marker, 1,
                           FORCON_GUNNERY_COLUMNS);
  return TRUE;
}

ForconAspect
forcon_gunnery_aspect (ForconTarget target, ForconArc arc)
{
  if (target == FORCON_TARGET_ORBITAL || target == FORCON_TARGET_TORPEDOES)
    return FORCON_ASPECT_ANY;
  if (arc == FORCON_ARC_BOW)
    return FORCON_ASPECT_APPROACHING;
  return arc == FORCON_ARC_STERN ? FORCON_ASPECT_RECEDING : FORCON_ASPECT_ABEAM;
}

static ForconFormationId
formation_of (const ForconBattle *battle, ForconShipId ship)
{
  return forcon_battle_ship (battle, ship)->formation;
}

/* Whether a ship of @attackers has fired at one of @attacked in this fire phase. */
static gboolean
has_attacked (const ForconBattle *battle, ForconFormationId attackers, ForconFormationId attacked)
{
  for (guint i = 0; i < battle->shots->len; i++)
    {
      const ForconShot *shot = &g_array_index (battle->shots, ForconShot, i);

      if (FORCON_ID_EQUAL (formation_of (battle, shot->shooter), attackers)
          && FORCON_ID_EQUAL (formation_of (battle, shot->target), attacked))
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

/* Return fire is open to a formation that was fired at, and only at one formation that did (F-FIRE-3). */
static ForconVerdict
judge_return (const ForconAim *aim)
{
  ForconFormationId own = formation_of (aim->battle, aim->shooter);
  ForconFormationId theirs = formation_of (aim->battle, aim->target);
  ForconFormationId already = aim->battle->formations[own.value - 1].return_target;
  ForconVerdict verdict = forcon_aim_verdict (aim, FORCON_VERDICT_DONE);

  if (!FORCON_ID_IS_NONE (already) && !FORCON_ID_EQUAL (already, theirs))
    {
      verdict.kind = FORCON_VERDICT_RETURNS_ELSEWHERE;
      verdict.formation = already;
    }
  else if (!has_attacked (aim->battle, theirs, own))
    verdict.kind = FORCON_VERDICT_NOT_FIRED_AT;
  return verdict;
}

/*
 * The answer of a formation closes the fire at it of the formation that it answers; a wreck answers nobody (F-FIRE-3).
 */
static ForconVerdict
judge_attack (const ForconAim *aim)
{
  ForconFormationId theirs = formation_of (aim->battle, aim->target);
  ForconFormationId answered = aim->battle->formations[theirs.value - 1].return_target;
  gboolean closed = forcon_ship_in_action (aim->battle, aim->target)
                    && FORCON_ID_EQUAL (answered, formation_of (aim->battle, aim->shooter));

  return forcon_aim_verdict (aim, closed ? FORCON_VERDICT_HAS_ANSWERED : FORCON_VERDICT_DONE);
}

static ForconVerdict
judge_target (const ForconAim *aim, const ForconSolution *solution)
{
  if (forcon_battle_ship (aim->battle, aim->target) == NULL)
    return forcon_aim_verdict (aim, FORCON_VERDICT_NO_SUCH_SHIP);
  if (!forcon_ship_on_table (aim->battle, aim->target))
    return forcon_aim_verdict (aim, FORCON_VERDICT_TARGET_GONE);
  if (forcon_ship_in_action (aim->battle, aim->target)
      && !forcon_ships_hostile (aim->battle, aim->shooter, aim->target))
    return forcon_aim_verdict (aim, FORCON_VERDICT_OWN_SHIP);
  /* All sides see wrecks, also those that had not detected the ship (F-EW-4). */
  if (forcon_ship_in_action (aim->battle, aim->target)
      && !forcon_ship_detected (aim->battle, aim->target, forcon_battle_ship (aim->battle, aim->shooter)->side))
    return forcon_aim_verdict (aim, FORCON_VERDICT_NOT_DETECTED);
  if (!forcon_ships_together (aim->battle, aim->shooter, aim->target))
    return forcon_aim_verdict (aim, FORCON_VERDICT_ELSEWHERE);
  return solution->returning ? judge_return (aim) : judge_attack (aim);
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
is_nearest (const ForconAim *aim, const ForconSolution *solution, ForconShipId nearest)
{
  const ForconShip *shooter = forcon_battle_ship (aim->battle, aim->shooter);

  return forcon_ship_in_action (aim->battle, aim->target)
         && solution->distance
                <= forcon_point_distance (shooter->position, forcon_battle_ship (aim->battle, nearest)->position);
}

static ForconVerdict
judge_choice (const ForconAim *aim, ForconSolution *solution)
{
  ForconVerdict verdict = forcon_aim_verdict (aim, FORCON_VERDICT_DONE);

  if (!is_impaired (aim->battle, aim->shooter))
    return verdict;
  ForconShipId nearest = forcon_ship_nearest_enemy (aim->battle, aim->shooter);
  gboolean at_nearest = is_nearest (aim, solution, nearest);

  switch (forcon_battle_ship (aim->battle, aim->shooter)->target_check)
    {
    case FORCON_CHECK_NOT_TRIED:
      solution->needs_check = !at_nearest || has_fired_at_another (aim->battle, aim->shooter, aim->target);
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

/* Mean damage of a battery group against the shields (F-ART-6), with the second throw of a lock (F-ORD-1). */
static double
expected_damage (const ForconRules *rules, const ForconSolution *solution, const ForconShotGroup *group)
{
  double once = forcon_die_chance (group->needed);
  double chance = solution->again ? once + (1 - once) * once : once;
  gint shields = solution->shields;

  if (!rules->options.shields_after_armour)
    return MAX (group->dice - shields, 0) * chance;
  g_autoptr (ForconDistribution) hits = forcon_distribution_new_binomial ((guint) group->dice, chance);
  g_autoptr (ForconDistribution) damage = forcon_distribution_new_less (hits, (guint) shields);

  return forcon_distribution_mean (damage);
}

/*
 * Looks a battery group up: the aspect is read from the arc of the ship that shows it, the armour from the target's own
 * (F-FORM-5, F-ART-6). Returns what to expect of it.
 */
static double
look_up_in_arcs (const ForconAim *aim, const ForconSolution *solution, ForconArc aspect, ForconArc own,
                 ForconShotGroup *group)
{
  const ForconCard *card = forcon_battle_card (aim->battle, aim->target);

  group->arc = own;
  group->aspect = forcon_gunnery_aspect (card->target, aspect);
  group->armour = own == FORCON_ARC_BOW ? card->bow_armour : card->armour;
  forcon_gunnery_look_up (aim->rules, card->target, group->aspect, solution->distance, group->range,
                          !FORCON_ID_IS_NONE (solution->behind), &group->gunnery);
  group->dice = forcon_rules_salvos (aim->rules, group->effective, group->gunnery.column);
  group->needed = group->armour;
  return expected_damage (aim->rules, solution, group);
}

/*
 * The shooter may lie in two arcs of the target, and of the ship that shows its aspect: the firing player picks the
 * better one (F-GEN-3).
 */
static void
solve_battery (const ForconAim *aim, const ForconSolution *solution, ForconShotGroup *group)
{
  ForconShipId shows = forcon_formation_aspect_ship (aim->battle, aim->target);
  ForconPoint from = forcon_battle_ship (aim->battle, aim->shooter)->position;
  gboolean same_ship = FORCON_ID_EQUAL (shows, aim->target);
  ForconArcs own_arcs = forcon_ship_arcs_of (aim->battle, aim->target, from);
  ForconArcs aspect_arcs = same_ship ? own_arcs : forcon_ship_arcs_of (aim->battle, shows, from);
  const ForconShotGroup asked = *group;
  double best = -1.0;

  for (ForconArc aspect = 0; aspect < FORCON_N_ARC; aspect++)
    for (ForconArc own = 0; own < FORCON_N_ARC; own++)
      {
        ForconShotGroup candidate = asked;

        if ((aspect_arcs & FORCON_ARC_BIT (aspect)) == 0 || (own_arcs & FORCON_ARC_BIT (own)) == 0
            || (same_ship && aspect != own))
          continue;
        double expected = look_up_in_arcs (aim, solution, aspect, own, &candidate);

        if (expected > best)
          {
            best = expected;
            *group = candidate;
          }
      }
  group->critical = aim->rules->critical;
}

/* All of the solution but its groups; they are many, and none is read that was not made. */
static void
begin_solution (const ForconAim *aim, ForconSolution *solution)
{
  memset (solution, 0, G_STRUCT_OFFSET (ForconSolution, groups));
  if (forcon_battle_ship (aim->battle, aim->target) != NULL)
    forcon_aim_measure (aim, solution);
  solution->verdict = judge_target (aim, solution);
}

/* What holds for all weapons alike: the line of fire and the choice of the target. */
static void
judge_shot (const ForconAim *aim, ForconSolution *solution)
{
  if (solution->verdict.kind == FORCON_VERDICT_DONE)
    solution->verdict = forcon_aim_judge_line (aim);
  if (solution->verdict.kind == FORCON_VERDICT_DONE)
    solution->verdict = judge_choice (aim, solution);
}

static ForconAim
aim_at (const ForconBattle *battle, const ForconRules *rules, ForconShipId shooter, ForconShipId target)
{
  const ForconShip *there = forcon_battle_ship (battle, target);
  ForconAim aim = { .battle = battle, .rules = rules, .shooter = shooter, .target = target };

  if (there != NULL)
    aim.place = there->position;
  return aim;
}

/* The groups of a shot that can be fired. */
static void
solve_groups (const ForconAim *aim, ForconSolution *solution, guint32 weapons)
{
  gboolean hulk = forcon_ship_is_hulk (aim->battle, aim->target);

  forcon_aim_form_groups (aim, solution, weapons, TRUE);
  for (guint i = 0; i < solution->n_groups; i++)
    {
      ForconShotGroup *group = &solution->groups[i];

      if (group->kind == FORCON_WEAPON_BATTERY)
        solve_battery (aim, solution, group);
      else
        {
          group->dice = group->effective;
          group->needed = aim->rules->destructor_hit;
          group->critical = aim->rules->destructor_critical;
        }
      if (hulk)
        group->critical = NEVER_CRITICAL;
    }
}

void
forcon_gunnery_solve (const ForconBattle *battle, const ForconRules *rules, ForconShipId shooter, ForconShipId target,
                      guint32 weapons, ForconSolution *solution)
{
  ForconAim aim = aim_at (battle, rules, shooter, target);

  begin_solution (&aim, solution);
  if (forcon_battle_ship (battle, target) != NULL)
    solution->shields = forcon_formation_shields_left (battle, rules, target);
  if (solution->verdict.kind == FORCON_VERDICT_DONE)
    solution->verdict = forcon_aim_judge_weapons (&aim, solution, weapons);
  judge_shot (&aim, solution);
  if (solution->verdict.kind == FORCON_VERDICT_DONE)
    solve_groups (&aim, solution, weapons);
}

/* The weapons that can be fired now, with all of the solution but its shields and groups. */
static guint32
find_usable (const ForconAim *aim, ForconSolution *solution)
{
  guint32 usable = 0;

  begin_solution (aim, solution);
  if (solution->verdict.kind == FORCON_VERDICT_DONE)
    usable = forcon_aim_bearing_weapons (aim, solution);
  if (usable != 0)
    judge_shot (aim, solution);
  return solution->verdict.kind == FORCON_VERDICT_DONE ? usable : 0;
}

guint32
forcon_gunnery_usable (const ForconBattle *battle, const ForconRules *rules, ForconShipId shooter, ForconShipId target)
{
  ForconAim aim = aim_at (battle, rules, shooter, target);
  ForconSolution solution;

  return find_usable (&aim, &solution);
}

guint32
forcon_gunnery_solve_usable (const ForconBattle *battle, const ForconRules *rules, ForconShipId shooter,
                             ForconShipId target, ForconSolution *solution)
{
  ForconAim aim = aim_at (battle, rules, shooter, target);
  guint32 usable = find_usable (&aim, solution);

  if (usable == 0)
    return 0;
  solution->shields = forcon_formation_shields_left (battle, rules, target);
  solve_groups (&aim, solution, usable);
  return usable;
}
