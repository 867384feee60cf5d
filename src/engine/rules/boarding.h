/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/verdict.h"

G_BEGIN_DECLS

/**
 * ForconBoardingStrength:
 * @hits: that it has now (F-BRD-2)
 * @struck, @crippled, @ordered, @failed: what changes them, each 0 where it does not hold (F-BRD-3)
 * @nation: only of the attacker (F-BRD-3)
 * @strength: all together, at least 0
 *
 * What a ship has to board with, or to fight off boarders.
 */
typedef struct {
  gint hits;
  gint struck;
  gint crippled;
  gint ordered;
  gint failed;
  gint nation;
  gint strength;
} ForconBoardingStrength;

/* What a takeover costs in readiness (F-BRD-6). */
typedef struct {
  gint prize_lost;
  gint captor_lost;
} ForconPrizeCrew;

void forcon_boarding_strength (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                               gboolean attacks, ForconBoardingStrength *strength);
gint forcon_boarding_ratio (const ForconRules *rules, gint strength, gint opponent);
ForconPrizeCrew forcon_boarding_prize (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                                       ForconShipId captor);
ForconVerdict forcon_boarding_judge (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                                     ForconShipId target);

G_END_DECLS
