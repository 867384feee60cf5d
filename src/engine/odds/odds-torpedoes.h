/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/distribution.h"
#include "engine/state/rules.h"

G_BEGIN_DECLS

/* At most so many waves come to one ship in one reckoning. */
#define FORCON_WAVES_MAX 8

/**
 * ForconTorpedoAttack:
 * @n_waves: at least 1
 * @waves: (array length=n_waves): torpedoes of each, in the order in which they strike
 * @turrets: of the target and those that work with it, together (F-TORP-4)
 * @cover: firepower that escorts add to them (F-TORP-5)
 * @armour: of the target
 * @hits: that the target has left; what exceeds them is dropped
 *
 * Waves of torpedoes that come to one ship in one torpedo phase. All numbers are at least 0.
 */
typedef struct {
  guint n_waves;
  gint waves[FORCON_WAVES_MAX];
  gint turrets;
  gint cover;
  gint armour;
  gint hits;
} ForconTorpedoAttack;

/**
 * ForconTorpedoOdds:
 * @damage: of points of damage, also beyond the hits of the target
 * @hits_left: of the target's hits afterwards
 * @n_waves: of the attack
 * @left: (array length=n_waves): of torpedoes that each wave has left to go on with (F-TORP-6)
 * @mean: mean damage
 * @critical: chance of at least one critical
 * @out: chance that no hits are left; what criticals add does not count
 */
typedef struct {
  ForconDistribution *damage;
  ForconDistribution *hits_left;
  guint n_waves;
  ForconDistribution *left[FORCON_WAVES_MAX];
  double mean;
  double critical;
  double out;
} ForconTorpedoOdds;

/**
 * forcon_odds_of_torpedoes:
 * @rules: the rules
 * @attack: the attack
 * @odds: (out caller-allocates): free with forcon_torpedo_odds_clear()
 *
 * Turrets and escorts fire at the first wave only (F-TORP-4). A wave strikes a target that is already out of action
 * too, as it would a hulk (F-TORP-9).
 */
void forcon_odds_of_torpedoes (const ForconRules *rules, const ForconTorpedoAttack *attack, ForconTorpedoOdds *odds);

void forcon_torpedo_odds_clear (ForconTorpedoOdds *odds);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconTorpedoOdds, forcon_torpedo_odds_clear)

G_END_DECLS
