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

/**
 * forcon_battle_record_folio:
 * @record: what to tell, and to whom
 * @form: on which paper, in which style
 *
 * Begins with the set-up, the fleets and a key, ends with the losses of each side, and has every turn of a side
 * between them: its table with the moves and shots as arrows, and everything that was news, in sentences with all
 * figures and dice.
 *
 * Returns: (transfer full): landscape pages with a bookmark for each turn
 */
ForconFolio *forcon_battle_record_folio (const ForconBattleRecord *record, const ForconPaperForm *form);

/* The same as small pictures, several to a page, each with a line of what mattered. */

/**
 * forcon_battle_strip_folio:
 * @record: what to tell, and to whom
 * @form: on which paper, in which style
 *
 * For the talk at the end of the game: the set-up and each turn as a small picture, numbered, with a line of what
 * mattered, row by row.
 *
 * Returns: (transfer full): landscape pages with six pictures each
 */
ForconFolio *forcon_battle_strip_folio (const ForconBattleRecord *record, const ForconPaperForm *form);

G_END_DECLS
