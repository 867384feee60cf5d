/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/folio.h"
#include "engine/decision/journal.h"

G_BEGIN_DECLS

/**
 * ForconBattleRecord:
 * @journal: of a battle; the commands in force. It is read at once and not kept
 * @reader: the side to which it is given: what that side saw and nothing else; or none: the master, who sees all
 * @where: (nullable): what the battle was, such as the clash of a campaign; its own name if that is not said
 *
 * A battle that is to be told on paper.
 */
typedef struct {
  const ForconJournal *journal;
  ForconSideId reader;
  const char *where;
} ForconBattleRecord;

/* Every turn as a picture with its moves as arrows, and beside it what happened. */
ForconFolio *forcon_battle_record_folio (const ForconBattleRecord *record, const ForconPaperForm *form);

/* The same as small pictures, several to a page, each with a line of what mattered. */
ForconFolio *forcon_battle_strip_folio (const ForconBattleRecord *record, const ForconPaperForm *form);

G_END_DECLS
