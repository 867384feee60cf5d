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

/**
 * forcon_boarding_strength:
 * @battle: a battle
 * @rules: the rules
 * @ship: a ship in action
 * @attacks: whether it is the one that boards
 * @strength: (out caller-allocates): as it is now
 *
 * F-BRD-2, F-BRD-3.
 */
void forcon_boarding_strength (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                               gboolean attacks, ForconBoardingStrength *strength);

/**
 * forcon_boarding_ratio:
 * @rules: the rules
 * @strength: of the attacker
 * @opponent: the defender's, more than 0
 *
 * Returns: what the attacker adds to its roll (F-BRD-4)
 */
gint forcon_boarding_ratio (const ForconRules *rules, gint strength, gint opponent);

/**
 * forcon_boarding_prize:
 * @battle: a battle
 * @rules: the rules
 * @ship: a captured ship
 * @captor: who mans it
 *
 * The prize gets its share of the captor's readiness, and the captor loses its own; the harm of recent damage is not
 * in it (F-BRD-6).
 *
 * Returns: what of their readiness both lose: the prize of what stands on its card, which may be less than nothing
 */
ForconPrizeCrew forcon_boarding_prize (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                                       ForconShipId captor);

/**
 * forcon_boarding_judge:
 * @battle: a battle
 * @rules: the rules
 * @ship: a ship in action
 * @target: whom it wants to board
 *
 * Whether the boarding can be declared; whose turn it is and which step does not count here (F-BRD-1).
 *
 * Returns: done, or the first rule that refuses it, with figures
 */
ForconVerdict forcon_boarding_judge (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                                     ForconShipId target);

G_END_DECLS
