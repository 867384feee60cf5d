/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"
#include "engine/state/verdict.h"

G_BEGIN_DECLS

/**
 * ForconGunnery:
 * @column: 1 to 5 after all shifts
 * @base_column: before them
 * @shift_range, @shift_marker: the shifts, negative to the left (F-ART-4)
 *
 * How a battery's shot is looked up.
 */
typedef struct {
  gint base_column;
  gint shift_range;
  gint shift_marker;
  gint column;
} ForconGunnery;

/**
 * ForconShotGroup:
 * @kind: battery or destructor
 * @weapons: mask of the weapons that fire as one (F-ART-1)
 * @range: the shortest range among them, 0.01 cm
 * @strength: their firepower or strength together
 * @effective: what counts of it: at half effect what half the ship's fire of this kind grows by (F-MOV-11)
 * @gunnery: how it is looked up; only for batteries
 * @arc: arc of the target in which the shooter lies
 * @aspect: of the target, or of its formation as its flagship shows it (F-ART-3, F-FORM-5)
 * @armour: of the target on that side (F-ART-6); 0 for destructors
 * @dice: dice thrown if no shield stopped any: salvos, or the effective strength
 * @needed: each of these dice hits on this or more
 * @critical: each damage is critical on this or more (F-CRIT-1); 7 is never
 */
typedef struct {
  ForconWeaponKind kind;
  guint32 weapons;
  ForconLength range;
  gint strength;
  gint effective;
  ForconGunnery gunnery;
  ForconArc arc;
  ForconAspect aspect;
  gint armour;
  gint dice;
  gint needed;
  gint critical;
} ForconShotGroup;

/**
 * ForconSolution:
 * @verdict: done, or the first reason why this shot cannot be fired
 * @returning: whether it is return fire (F-FIRE-3)
 * @needs_check: whether a target check must be passed first (F-FIRE-2)
 * @distance: between the centres, 0.01 cm
 * @bearing: of the target from the shooter's bow, 0.1°, −1799 to 1800
 * @behind: the marker or field that the line crosses, or none (F-FIRE-4); found with the groups
 * @half: whether the shooter fires at half effect
 * @again: whether dice that fail are rolled again, once (F-ORD-1)
 * @shields: what the shields of the target and its pool can still stop
 * @n_groups: shots that are looked up apart, in the order in which they are rolled
 *
 * Everything about a shot that is known before the dice are thrown.
 */
typedef struct {
  ForconVerdict verdict;
  gboolean returning;
  gboolean needs_check;
  ForconLength distance;
  ForconAngle bearing;
  ForconObjectId behind;
  gboolean half;
  gboolean again;
  gint shields;
  guint n_groups;
  ForconShotGroup groups[FORCON_WEAPONS_MAX];
} ForconSolution;

/**
 * forcon_gunnery_range_shift:
 * @rules: the rules
 * @distance: to the target, 0.01 cm
 * @range: of the weapon, 0.01 cm
 *
 * Returns: how many columns to the right the distance shifts the shot (F-ART-4)
 */
static inline gint
forcon_gunnery_range_shift (const ForconRules *rules, ForconLength distance, ForconLength range)
{
  if (!forcon_exceeds_share (distance, rules->near, range))
    return rules->shift_near;
  return forcon_exceeds_share (distance, rules->far, range) ? rules->shift_far : 0;
}

G_END_DECLS
