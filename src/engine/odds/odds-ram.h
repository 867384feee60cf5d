/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/distribution.h"
#include "engine/state/rules.h"

G_BEGIN_DECLS

/**
 * ForconRamAttack:
 * @readiness: of the rammer
 * @base: the target's base is smaller than the rammer's (−1), the same (0), or larger (1)
 * @escort: whether an escort rams a capital ship, and is lost (F-RAM-2)
 * @hits, @hits_left: of the rammer: its starting hits, and those that it has
 * @armour: bow armour of the rammer
 * @shields: of the rammer that work
 * @target_hits, @target_hits_left, @target_armour, @target_shields: the same of the target, its armour on the side that
 *   is struck
 * @bow: whether it is rammed in its bow arc (F-RAM-4)
 */
typedef struct {
  gint readiness;
  gint base;
  gboolean escort;
  gint hits;
  gint hits_left;
  gint armour;
  gint shields;
  gint target_hits;
  gint target_hits_left;
  gint target_armour;
  gint target_shields;
  gboolean bow;
} ForconRamAttack;

/**
 * ForconRamStrike:
 * @dice: thrown
 * @needed: each is damage on this or more
 * @damage: of points of damage, also beyond the hits of who is struck
 * @mean: mean damage
 * @critical: chance of at least one critical
 * @out: chance that no hits are left; what criticals add does not count
 *
 * One of the two strikes, when it comes to it.
 */
typedef struct {
  gint dice;
  gint needed;
  ForconDistribution *damage;
  double mean;
  double critical;
  double out;
} ForconRamStrike;

/**
 * ForconRamOdds:
 * @dice: of the check
 * @check: chance that it is passed; the rest is for that case
 * @burns_up: the rammer burns up on the target's shields and strikes nobody (F-RAM-2)
 * @lost: the rammer is lost whatever the dice say (F-RAM-2)
 * @strike: at the target
 * @returned: at the rammer
 */
typedef struct {
  gint dice;
  double check;
  gboolean burns_up;
  gboolean lost;
  ForconRamStrike strike;
  ForconRamStrike returned;
} ForconRamOdds;

/**
 * forcon_odds_of_ram:
 * @rules: the rules
 * @attack: the ram
 * @odds: (out caller-allocates): free with forcon_ram_odds_clear()
 *
 * F-RAM-1 to F-RAM-5.
 */
void forcon_odds_of_ram (const ForconRules *rules, const ForconRamAttack *attack, ForconRamOdds *odds);

void forcon_ram_odds_clear (ForconRamOdds *odds);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconRamOdds, forcon_ram_odds_clear)

G_END_DECLS
