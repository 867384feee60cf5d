/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "app/widgets/canvas.h"
#include "render/drawing/table-model.h"

G_BEGIN_DECLS

/* The tactical table of a ForconSession, its model: selection, and ships that are dragged along their legal path. */
#define FORCON_TYPE_TABLE_VIEW (forcon_table_view_get_type ())
G_DECLARE_FINAL_TYPE (ForconTableView, forcon_table_view, FORCON, TABLE_VIEW, ForconCanvas)

/**
 * forcon_table_view_planet:
 * @self: a view
 *
 * Returns: the planet whose low orbit is shown, or none: the table
 */
ForconObjectId forcon_table_view_planet (ForconTableView *self);

/**
 * forcon_table_view_set_planet:
 * @self: a view
 * @planet: a planet whose low orbit to show, or none for the table
 */
void forcon_table_view_set_planet (ForconTableView *self, ForconObjectId planet);

/* The counters that are drawn aside of their places, since their formation is looked at. */
const ForconSpread *forcon_table_view_spread (ForconTableView *self);

G_END_DECLS
