/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

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

gboolean forcon_odds_of_battery (const ForconRules *rules, const ForconBatteryAttack *attack, ForconGunnery *gunnery,
                                 ForconOdds *odds);
void forcon_odds_of_destructor (const ForconRules *rules, gint strength, gint shields, gboolean half, ForconOdds *odds);
void forcon_odds_of_solution (const ForconRules *rules, const ForconSolution *solution, ForconOdds *odds);
void forcon_odds_clear (ForconOdds *odds);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconOdds, forcon_odds_clear)

G_END_DECLS
