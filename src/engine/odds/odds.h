/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/distribution.h"
#include "engine/weapons/gunnery.h"

G_BEGIN_DECLS

/**
 * ForconOdds:
 * @dice: salvos on target, or dice of a destructor, before shields
 * @damage: distribution of the points of damage
 * @mean: mean damage
 * @critical: chance of at least one critical
 *
 * Exact odds of one attack.
 */
typedef struct {
  gint dice;
  ForconDistribution *damage;
  double mean;
  double critical;
} ForconOdds;

/**
 * ForconBatteryAttack:
 *
 * An attack without a table: lengths in 0.01 cm, @firepower, @armour and @shields at least 0; @aspect is ANY for
 * orbital targets and torpedoes.
 */
typedef struct {
  gint firepower;
  ForconLength range;
  ForconLength distance;
  ForconTarget target;
  ForconAspect aspect;
  gboolean behind_marker;
  gint armour;
  gint shields;
  gboolean half;
} ForconBatteryAttack;

/**
 * forcon_odds_of_battery:
 * @rules: the rules
 * @attack: the attack; its distance must be within its range
 * @gunnery: (out): how it is looked up
 * @odds: (out caller-allocates): free with forcon_odds_clear()
 *
 * Returns: whether the table has a column for this target and aspect; if not, nothing is set (F-ART-2)
 */
gboolean forcon_odds_of_battery (const ForconRules *rules, const ForconBatteryAttack *attack, ForconGunnery *gunnery,
                                 ForconOdds *odds);

/**
 * forcon_odds_of_destructor:
 * @rules: the rules
 * @strength: at least 0
 * @shields: at least 0
 * @half: whether half effect counts (F-MOV-11)
 * @odds: (out caller-allocates): free with forcon_odds_clear()
 *
 * F-DES-1.
 */
void forcon_odds_of_destructor (const ForconRules *rules, gint strength, gint shields, gboolean half, ForconOdds *odds);

/**
 * forcon_odds_of_solution:
 * @rules: the rules
 * @solution: a shot that can be fired
 * @odds: (out caller-allocates): free with forcon_odds_clear()
 *
 * The odds of all groups together. Damage that exceeds the target's hits is counted as it is, and what criticals add is
 * not.
 */
void forcon_odds_of_solution (const ForconRules *rules, const ForconSolution *solution, ForconOdds *odds);

void forcon_odds_clear (ForconOdds *odds);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconOdds, forcon_odds_clear)

G_END_DECLS
