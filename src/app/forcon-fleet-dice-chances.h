/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-fleet-dice-game.h"
#include "forcon-twilight-odds.h"

G_BEGIN_DECLS

/* Rounds that are looked at one by one. */
#define FORCON_FLEET_DICE_ROUNDS 8

/**
 * ForconFleetDiceAnswer:
 * @simulated: whether dice were thrown for it, as exact computing would take too long (T-ODDS-2)
 * @n_runs: how many combats then
 * @end: the chances at the end, and what is left
 * @errors: their standard errors, where they were simulated
 * @n_rounds: how many rounds are known one by one; 0 where they were simulated
 * @rounds: (array length=n_rounds): the same after round 1, 2, …
 */
typedef struct {
  gboolean simulated;
  guint n_runs;
  ForconTwilightOdds end;
  ForconTwilightOdds errors;
  guint n_rounds;
  ForconTwilightOdds rounds[FORCON_FLEET_DICE_ROUNDS];
} ForconFleetDiceAnswer;

/*
 * The chances of a clash as it stands (T-ODDS-1), computed on another thread whenever it changes; an answer that comes too
 * late is dropped. Signal "changed": there is another answer, or none any more.
 */
#define FORCON_TYPE_FLEET_DICE_CHANCES (forcon_fleet_dice_chances_get_type ())
G_DECLARE_FINAL_TYPE (ForconFleetDiceChances, forcon_fleet_dice_chances, FORCON, FLEET_DICE_CHANCES, GObject)

ForconFleetDiceChances *forcon_fleet_dice_chances_new (ForconFleetDiceGame *game);
const ForconFleetDiceAnswer *forcon_fleet_dice_chances_answer (ForconFleetDiceChances *self);
gboolean forcon_fleet_dice_chances_are_late (ForconFleetDiceChances *self);

G_END_DECLS
