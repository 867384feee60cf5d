/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/dice/twilight-game.h"
#include "twilight/odds/twilight-odds.h"

G_BEGIN_DECLS

/* Rounds that are looked at one by one. */
#define FORCON_TWILIGHT_ROUNDS 8

/**
 * ForconTwilightAnswer:
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
  ForconTwilightOdds rounds[FORCON_TWILIGHT_ROUNDS];
} ForconTwilightAnswer;

/*
 * The chances of a clash as it stands (T-ODDS-1), computed on another thread whenever it changes; an answer that
 * comes too late is dropped. Signal "changed": there is another answer, or none any more.
 */
#define FORCON_TYPE_TWILIGHT_CHANCES (forcon_twilight_chances_get_type ())
G_DECLARE_FINAL_TYPE (ForconTwilightChances, forcon_twilight_chances, FORCON, TWILIGHT_CHANCES, GObject)

/**
 * forcon_twilight_chances_new:
 * @game: a clash
 *
 * Returns: (transfer full): its chances, from now on
 */
ForconTwilightChances *forcon_twilight_chances_new (ForconTwilightGame *game);

/**
 * forcon_twilight_chances_answer:
 * @self: chances
 *
 * Returns: (transfer none) (nullable): those that are known: they may be of a moment ago, see
 *   forcon_twilight_chances_are_late()
 */
const ForconTwilightAnswer *forcon_twilight_chances_answer (ForconTwilightChances *self);

/* Returns: whether the answer to how it stands now is still computed */
gboolean forcon_twilight_chances_are_late (ForconTwilightChances *self);

G_END_DECLS
