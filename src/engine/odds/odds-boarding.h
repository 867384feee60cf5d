/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/distribution.h"
#include "engine/state/rules.h"

G_BEGIN_DECLS

/**
 * ForconBoardingFight:
 * @attacker, @defender: their strengths after all changes (F-BRD-3), at least 0
 * @attacker_crew, @defender_crew: their crews
 * @rounds: fought in this turn at most; 0 is to the end (F-BRD-5)
 */
typedef struct {
  gint attacker;
  gint defender;
  ForconCrew attacker_crew;
  ForconCrew defender_crew;
  gint rounds;
} ForconBoardingFight;

/**
 * ForconBoardingOdds:
 * @captures: chance that the attacker captures the defender
 * @captured: chance that it is captured itself
 * @undecided: chance that the rounds are over before either, or that neither had any strength
 * @rounds: how many rounds are fought on average
 * @attacker_left, @defender_left: of the strength of each at the end
 */
typedef struct {
  double captures;
  double captured;
  double undecided;
  double rounds;
  ForconDistribution *attacker_left;
  ForconDistribution *defender_left;
} ForconBoardingOdds;

/**
 * forcon_odds_of_boarding:
 * @rules: the rules
 * @fight: the fight
 * @odds: (out caller-allocates): free with forcon_boarding_odds_clear()
 *
 * F-BRD-4, F-BRD-5. A ship that has no strength to begin with is captured without a round, unless neither has any.
 */
void forcon_odds_of_boarding (const ForconRules *rules, const ForconBoardingFight *fight, ForconBoardingOdds *odds);

void forcon_boarding_odds_clear (ForconBoardingOdds *odds);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconBoardingOdds, forcon_boarding_odds_clear)

G_END_DECLS
