/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/damage.h"
#include "engine/decision/detection.h"
#include "engine/decision/fire.h"
#include "engine/decision/torpedoes.h"
#include "engine/state/formation.h"
#include "engine/weapons/gunnery.h"
#include "engine/state/ship.h"

/* One shot while it is being rolled. */
typedef struct {
  ForconDecision *decision;
  ForconShipId shooter;
  ForconShipId target;
  const ForconSolution *solution;
} Attack;

/* 2d6 against readiness with the crew's modifier for this check (F-FIRE-2). A failed check spends no weapon. */
static gboolean
check_target (const Attack *attack, gboolean *passed)
{
  ForconDecision *decision = attack->decision;
  gint readiness = forcon_ship_readiness (decision->battle, decision->rules, attack->shooter);
  gint modifier = decision->rules->crews[forcon_ship_crew (decision->battle, decision->rules, attack->shooter)]
                      .target_check;
  ForconRoll roll;

  if (!forcon_decision_roll (decision, FORCON_PURPOSE_TARGET_CHECK, attack->shooter, 2, readiness + modifier, &roll))
    return FALSE;
  *passed = forcon_decision_sum (decision, roll) <= readiness + modifier;
  FORCON_EMIT (decision, TARGET_CHECKED, target_checked, .ship = attack->shooter, .target = attack->target,
               .nearest = forcon_ship_nearest_enemy (decision->battle, attack->shooter), .roll = roll,
               .readiness = readiness, .modifier = modifier, .passed = *passed);
  return TRUE;
}

/* The dice of a group; with a target locked on, those that fail once more, in one go (F-ORD-1). */
static gboolean
roll_hits (const Attack *attack, const ForconShotGroup *group, gint dice, ForconRoll *roll, ForconRoll *again,
           gint *hits)
{
  ForconDecision *decision = attack->decision;
  gboolean battery = group->kind == FORCON_WEAPON_BATTERY;
  ForconShipId who = battery ? attack->target : attack->shooter;

  *again = (ForconRoll){ 0 };
  if (!forcon_decision_roll (decision, battery ? FORCON_PURPOSE_ARMOUR : FORCON_PURPOSE_DESTRUCTOR, who, dice,
                             group->needed, roll))
    return FALSE;
  *hits = forcon_decision_count (decision, *roll, group->needed);
  if (!attack->solution->again)
    return TRUE;
  if (!forcon_decision_roll (decision, battery ? FORCON_PURPOSE_ARMOUR_AGAIN : FORCON_PURPOSE_DESTRUCTOR_AGAIN, who,
                             MAX (dice - *hits, 0), group->needed, again))
    return FALSE;
  *hits += forcon_decision_count (decision, *again, group->needed);
  return TRUE;
}

/*
 * Shields stop salvos of batteries before the armour dice, with the option `after-armour` hits after them, and hits of
 * destructors always (F-ART-6, F-DES-1).
 */
static gboolean
fire_group (const Attack *attack, const ForconShotGroup *group, gint *damage)
{
  ForconDecision *decision = attack->decision;
  const ForconSolution *solution = attack->solution;
  gboolean battery = group->kind == FORCON_WEAPON_BATTERY;
  gboolean shields_first = battery && !decision->rules->options.shields_after_armour;
  ForconShips pool;
  gint shields = forcon_shields_show (decision, attack->target, &pool);
  gint stopped = shields_first ? MIN (shields, group->dice) : 0;
  gint hits = 0;
  ForconRoll roll, again;

  if (!roll_hits (attack, group, group->dice - stopped, &roll, &again, &hits))
    return FALSE;
  if (!shields_first)
    stopped = MIN (shields, hits);
  *damage = shields_first ? hits : hits - stopped;
  if (battery)
    FORCON_EMIT (decision, BATTERY_FIRED, battery_fired, .shooter = attack->shooter, .target = attack->target,
                 .weapons = group->weapons, .firepower = group->strength, .effective = group->effective,
                 .distance = solution->distance, .range = group->range,
                 .target_kind = forcon_battle_card (decision->battle, attack->target)->target, .arc = group->arc,
                 .aspect = group->aspect, .base_column = group->gunnery.base_column,
                 .shift_range = group->gunnery.shift_range, .shift_marker = group->gunnery.shift_marker,
                 .column = group->gunnery.column, .salvos = group->dice, .armour = group->armour, .shields = shields,
                 .roll = roll, .again = again, .hits = hits, .stopped = stopped, .damage = *damage);
  else
    FORCON_EMIT (decision, DESTRUCTOR_FIRED, destructor_fired, .shooter = attack->shooter, .target = attack->target,
                 .weapons = group->weapons, .strength = group->strength, .effective = group->effective,
                 .distance = solution->distance, .range = group->range, .needed = group->needed, .shields = shields,
                 .roll = roll, .again = again, .hits = hits, .stopped = stopped, .damage = *damage);
  forcon_shields_stop (decision, attack->target, &pool, stopped);
  return TRUE;
}

/*
 * A ship takes the damage of each group before the next is rolled. When it is out of action, the groups that are left
 * are not fired and stay ready. Nothing but the target's own end can reach the shooter in between.
 */
static gboolean
fire_at_ship (const Attack *attack)
{
  ForconDecision *decision = attack->decision;

  for (guint i = 0; i < attack->solution->n_groups; i++)
    {
      const ForconShotGroup *group = &attack->solution->groups[i];
      ForconCause cause = group->kind == FORCON_WEAPON_BATTERY ? FORCON_CAUSE_BATTERY : FORCON_CAUSE_DESTRUCTOR;
      gint damage = 0;

      if (!forcon_ship_in_action (decision->battle, attack->target))
        break;
      if (!fire_group (attack, group, &damage))
        return FALSE;
      if (damage > 0
          && (!forcon_damage_unsaved (decision, attack->target, cause, attack->shooter, damage)
              || !forcon_catastrophe_settle (decision)))
        return FALSE;
    }
  return TRUE;
}

/* A hulk that the attack hits at least once rolls for its catastrophe again, once (F-CAT-7). */
static gboolean
fire_at_hulk (const Attack *attack)
{
  gint hits = 0;

  for (guint i = 0; i < attack->solution->n_groups; i++)
    {
      gint damage = 0;

      if (!fire_group (attack, &attack->solution->groups[i], &damage))
        return FALSE;
      hits += damage;
    }
  return hits == 0
         || (forcon_catastrophe_roll (attack->decision, attack->target)
             && forcon_catastrophe_settle (attack->decision));
}

gboolean
forcon_fire_decide (ForconDecision *decision, const ForconCommand *command)
{
  ForconSolution solution;
  Attack attack = { decision, command->fire.ship, command->fire.target, &solution };
  gboolean passed = TRUE;

  /* Torpedoes are shot at by rules of their own (F-TORP-8). */
  if (!FORCON_ID_IS_NONE (command->fire.salvo) || !FORCON_ID_IS_NONE (command->fire.salvo_of))
    return forcon_torpedo_fire_at (decision, command);
  forcon_gunnery_solve (decision->battle, decision->rules, command->fire.ship, command->fire.target,
                        command->fire.weapons, &solution);
  if (solution.verdict.kind != FORCON_VERDICT_DONE)
    return forcon_decision_refuse (decision, solution.verdict);
  if (solution.needs_check && !check_target (&attack, &passed))
    return FALSE;
  if (!passed)
    return TRUE;
  forcon_detection_reveal (decision, command->fire.ship, FORCON_NO_SIDE, FORCON_LEVEL_IDENTIFIED, FORCON_REVEAL_FIRED);
  FORCON_EMIT (decision, FIRE_OPENED, fire_opened, .shooter = command->fire.ship, .target = command->fire.target,
               .weapons = command->fire.weapons, .returning = solution.returning, .distance = solution.distance,
               .bearing = solution.bearing, .behind = solution.behind, .half = solution.half);
  return forcon_ship_is_hulk (decision->battle, command->fire.target) ? fire_at_hulk (&attack) : fire_at_ship (&attack);
}
