/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/reading/order-sheet-match.h"

G_BEGIN_DECLS

/* Of the files that part a statement into clauses only. */

/**
 * ForconSheetChart:
 * @scratch: room for one clause
 * @joints: (array length=n of @statement): what it costs to begin a clause at each item
 * @has_case: some words of the statement open a case, or tell a moment
 * @has_place_case: the case is about a place
 */
typedef struct {
  ForconSheetStatement *statement;
  ForconSheetClause *scratch;
  gint *joints;
  gboolean has_case;
  gboolean has_place_case;
} ForconSheetChart;

static inline const ForconSheetItem *
forcon_sheet_chart_item (const ForconSheetChart *chart, guint place)
{
  return &chart->statement->items[place];
}

/* Whether it begins an order or an instruction. */
static inline gboolean
forcon_sheet_begins_deed (const ForconSheetItem *item)
{
  return is_of_kind (item, FORCON_KIND_ORDERS | FORCON_KIND_INSTRUCTS);
}

/**
 * forcon_sheet_tells_moment:
 *
 * Returns: whether a stretch is a case without a word for one: "from the third round", "below half"
 */
gboolean forcon_sheet_tells_moment (const ForconSheetChart *chart, guint first, guint last);

/**
 * forcon_sheet_cost_of_joint:
 *
 * Returns: what it costs to begin a clause at a place; FORCON_COST_NEVER where none can
 */
gint forcon_sheet_cost_of_joint (const ForconSheetChart *chart, guint place);

G_END_DECLS
