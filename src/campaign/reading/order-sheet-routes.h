/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/reading/order-sheet-private.h"

G_BEGIN_DECLS

/* Where a clause leads: on the way first, then where something is to be done; the last n_then of them only "then". */
typedef struct {
  guint n_via;
  guint n;
  ForconSectorId sector[FORCON_SHEET_ARGUMENTS_MAX];
  guint n_then;
  guint n_avoid;
  ForconSectorId avoid[FORCON_SHEET_ARGUMENTS_MAX];
} ForconSheetRoute;

/**
 * forcon_sheet_refers_to_formation:
 *
 * Returns: whether an argument is a formation, by its name, its number or one of its ships
 */
gboolean forcon_sheet_refers_to_formation (const ForconSheetArgument *argument);

/**
 * forcon_sheet_add_stage:
 * @via: on the way, and not where it leads
 */
void forcon_sheet_add_stage (ForconSheetRoute *route, ForconSectorId sector, gboolean via);

/**
 * forcon_sheet_has_moved:
 *
 * Returns: whether the reading has a move so far
 */
gboolean forcon_sheet_has_moved (const ForconSheetReading *reading);

/**
 * forcon_sheet_route_of:
 *
 * Returns: where a clause leads
 */
ForconSheetRoute forcon_sheet_route_of (ForconSheetReading *reading, const ForconSheetClause *clause);

/**
 * forcon_sheet_route_to:
 *
 * Likewise, of a clause that must lead somewhere: names that nobody knows in the place of a sector are a problem.
 *
 * Returns: where a clause leads
 */
ForconSheetRoute forcon_sheet_route_to (ForconSheetReading *reading, const ForconSheetClause *clause);

G_END_DECLS
