/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/orders/order-sheet-private.h"

G_BEGIN_DECLS

/*
 * What is being gathered: the clause, what stood before its verb, and what the next name comes with. n_before:
 * arguments of the first clause that stood before its verb; apart: with a comma between.
 */
typedef struct {
  ForconSheetStatement *statement;
  ForconSheetClause *clause;
  ForconSheetClause before;
  guint n_before;
  gboolean apart;
  ForconSheetCase with;
  gboolean sector;
  gboolean planet;
  gboolean class;
  gboolean then;
  gboolean instead;
} ForconSheetGathering;

/* order-sheet-clauses.c */
const ForconSheetItem *forcon_sheet_item_at (const ForconSheetStatement *statement, guint place);

/* A new verb: it takes what stood before it, if there was no other verb. */
void forcon_sheet_begin (ForconSheetGathering *gathering, ForconTaskKind kind);

gboolean forcon_sheet_clause_is (const ForconSheetGathering *gathering, ForconTaskKind kind);
gboolean forcon_sheet_forms (const ForconSheetGathering *gathering);
void forcon_sheet_remark (ForconSheetGathering *gathering);

/* Whether mines are spoken of soon after. */
gboolean forcon_sheet_mines_follow (const ForconSheetStatement *statement);

/* What the words say that have a meaning: order-sheet-words.c */
void forcon_sheet_take_word (ForconSheetGathering *gathering, const ForconSheetItem *item);

/* What names a formation that there is not yet: order-sheet-new-names.c */

/* Whether what comes next can name a new formation. */
gboolean forcon_sheet_is_new_name (const ForconSheetGathering *gathering, const ForconSheetItem *item);

/* A class before the name of a new formation: "formation Hammer"; what ships leave for is one that exists. */
gboolean forcon_sheet_is_class_of_new (const ForconSheetGathering *gathering, const ForconSheetItem *item);

/* The name of a new formation: as it is written, up to where the list of its ships begins. Quotes bound it exactly. */
void forcon_sheet_take_new_name (ForconSheetGathering *gathering);

G_END_DECLS
