/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/verdict.h"

G_BEGIN_DECLS

/**
 * ForconRamBlow:
 * @dice: of the starting hits (F-RAM-3, F-RAM-4)
 * @armour: of who takes the blow
 * @bonus: added to each die (F-RAM-5)
 * @needed: what a die must show then, at least 1
 */
typedef struct {
  gint dice;
  gint armour;
  gint bonus;
  gint needed;
} ForconRamBlow;

/**
 * ForconRam:
 * @verdict: done, or the first reason why this ram cannot be declared; the rest holds only when it is done
 * @gone: distance to the first contact of the bases, 0.01 cm
 * @place: where the rammer lies then
 * @check_dice, @readiness: of the check (F-RAM-1)
 * @bow: whether it strikes the target's bow arc (F-RAM-4)
 * @lost: whether the rammer is lost in any case, as an escort that rams a capital ship (F-RAM-2)
 * @shields: the target's own that work
 * @burns_up: whether it burns up on them and does no harm (F-RAM-2)
 * @blow, @answer: the rammer's and the target's
 *
 * Everything about a ram that is known before the dice are thrown.
 */
typedef struct {
  ForconVerdict verdict;
  ForconLength gone;
  ForconPoint place;
  gint check_dice;
  gint readiness;
  gboolean bow;
  gboolean lost;
  gint shields;
  gboolean burns_up;
  ForconRamBlow blow;
  ForconRamBlow answer;
} ForconRam;

/**
 * forcon_ram_solve:
 * @battle: a battle
 * @rules: the rules
 * @ship: a ship in action
 * @target: whom it wants to ram
 * @legs: how far it would go
 * @ram: (out caller-allocates): everything that is known before the dice
 *
 * Decisions and previews read the same solution.
 */
void forcon_ram_solve (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship, ForconShipId target,
                       const ForconLegs *legs, ForconRam *ram);

/**
 * forcon_ram_check_dice:
 * @rules: the rules
 * @base: of the rammer
 * @target_base: of the target, in the same measure
 *
 * Returns: how many dice the check has (F-RAM-1)
 */
gint forcon_ram_check_dice (const ForconRules *rules, ForconLength base, ForconLength target_base);

/**
 * forcon_ram_blow:
 * @dice: of the starting hits
 * @armour: of who takes the blow
 * @shields: of who strikes
 * @other_shields: of who takes it
 *
 * Returns: the blow, with what more shields add to each die (F-RAM-5)
 */
ForconRamBlow forcon_ram_blow (gint dice, gint armour, gint shields, gint other_shields);

G_END_DECLS
