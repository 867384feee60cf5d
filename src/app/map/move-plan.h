/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "campaign/state/ways.h"

G_BEGIN_DECLS

/* How many ways there are to choose from at most. */
#define FORCON_MOVE_PLAN_WAYS_MAX 8

/**
 * ForconMovePlan:
 * @formation: who shall move
 * @target: where to
 * @after: whether after what it has to do already, or in its place
 * @n_ways, @ways: the ways that lead there by what its admiral knows, in the order in which they are offered
 * @choice: which of them it is, from 0
 * @path: (element-type ForconSectorId): from where it then is to @target; empty where there is no way
 * @legal: whether nothing speaks against it
 * @halves: what it costs in all, half-phases
 * @words: what it costs, or why it cannot be
 *
 * A move that is being drawn up; nothing is ordered yet.
 */
typedef struct {
  ForconFormationId formation;
  ForconSectorId target;
  gboolean after;
  guint n_ways;
  ForconWay ways[FORCON_MOVE_PLAN_WAYS_MAX];
  guint choice;
  GArray *path;
  gboolean legal;
  gint halves;
  char *words;
} ForconMovePlan;

/**
 * forcon_move_plan_new:
 * @game: a game with a campaign
 * @formation: who shall move
 * @target: where to, a neighbouring sector or a farther one
 * @after: whether after what it has to do already
 * @choice: which of several ways, from 0; after the last one they begin anew
 *
 * Asks the campaign whether and how it can be done, and at what cost (F-CAMP-3).
 *
 * Returns: (transfer full): the plan
 */
ForconMovePlan *forcon_move_plan_new (ForconGame *game, ForconFormationId formation, ForconSectorId target,
                                      gboolean after, guint choice);

void forcon_move_plan_free (ForconMovePlan *plan);

/**
 * forcon_move_plan_sentence:
 * @plan: a plan
 * @game: its game, the campaign being as it was
 *
 * Returns: (transfer full): "Spurs: move to C2 by way of B2: 4 half-phases", and which way it is of how many
 */
char *forcon_move_plan_sentence (const ForconMovePlan *plan, ForconGame *game);

/* Whether the formation has something to do already. */
gboolean forcon_move_plan_has_more (const ForconMovePlan *plan, ForconGame *game);

/**
 * forcon_move_plan_order:
 * @plan: a plan that is legal
 * @game: its game
 *
 * Orders it: one move for each step of the way.
 *
 * Returns: whether all of them were ordered; else none was, and why has been told
 */
gboolean forcon_move_plan_order (const ForconMovePlan *plan, ForconGame *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconMovePlan, forcon_move_plan_free)

G_END_DECLS
