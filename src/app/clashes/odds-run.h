/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "campaign/clash/clash-odds.h"

G_BEGIN_DECLS

/**
 * ForconOddsRun:
 *
 * Tries on a thread, a clash after the other, what comes of clashes whose battle has not begun. What was found is kept
 * as long as the clash is as it was. Nothing of it touches the campaign or its dice.
 *
 * Signals: "changed" when something was found, or is farther.
 */
#define FORCON_TYPE_ODDS_RUN (forcon_odds_run_get_type ())
G_DECLARE_FINAL_TYPE (ForconOddsRun, forcon_odds_run, FORCON, ODDS_RUN, GObject)

/**
 * forcon_odds_run_new:
 * @game: a game
 *
 * Returns: (transfer full): a run that tries nothing yet
 */
ForconOddsRun *forcon_odds_run_new (ForconGame *game);

/**
 * forcon_odds_run_want:
 * @self: a run
 * @clashes: (element-type ForconClashId): whose odds are wanted, the most urgent first; those that have begun, or are
 *   known, are left out
 *
 * Goes on with what is tried at present if it is among them, and calls it off if not.
 */
void forcon_odds_run_want (ForconOddsRun *self, const GArray *clashes);

/* Calls off what is tried, and tries nothing until something is wanted again. */
void forcon_odds_run_stop (ForconOddsRun *self);

/**
 * forcon_odds_run_find:
 * @self: a run
 * @clash: a clash
 *
 * Returns: (nullable) (transfer none): what came of it as it is now, where that is known
 */
const ForconClashOdds *forcon_odds_run_find (ForconOddsRun *self, ForconClashId clash);

/**
 * forcon_odds_run_share:
 * @self: a run
 * @clash: a clash
 *
 * Returns: how far it is with that one, 0 to 1; less than 0 when it is not tried at present
 */
double forcon_odds_run_share (ForconOddsRun *self, ForconClashId clash);

/* Returns: whether anything is tried on a thread at present, also what was called off and is not over yet */
gboolean forcon_odds_run_is_busy (ForconOddsRun *self);

G_END_DECLS
