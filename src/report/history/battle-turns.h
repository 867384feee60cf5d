/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/document.h"
#include "engine/decision/journal.h"

G_BEGIN_DECLS

/**
 * ForconBattleTurn:
 * @round: from 1; 0 is what happened before the first turn
 * @side: whose turn, or none before the first
 * @battle: as it stood at its end
 * @traces: (element-type ForconTrace): what was seen of it on the table
 * @telling: what happened, a line for each thing that was news, under a heading for each step
 * @news: (element-type utf8): in a few words what mattered: ships that were lost, then hits
 */
typedef struct {
  gint round;
  ForconSideId side;
  ForconBattle *battle;
  GArray *traces;
  ForconDocument *telling;
  GPtrArray *news;
} ForconBattleTurn;

/**
 * ForconBattleTurns:
 * @start: the battle before the first command
 * @end: as it stands now
 * @turns: (element-type ForconBattleTurn): in order
 *
 * A battle turn by turn, as the master or one side saw it. Everything in it is its own.
 */
typedef struct {
  ForconBattle *start;
  ForconBattle *end;
  GPtrArray *turns;
} ForconBattleTurns;

/**
 * forcon_battle_turns_new:
 * @journal: of a battle; the commands in force
 * @reader: who may read it: what that side saw and nothing else; or none: the master, who sees all
 *
 * Returns: (transfer full): the battle turn by turn
 */
ForconBattleTurns *forcon_battle_turns_new (const ForconJournal *journal, ForconSideId reader);

void forcon_battle_turns_free (ForconBattleTurns *turns);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconBattleTurns, forcon_battle_turns_free)

G_END_DECLS
