/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/session/session.h"

G_BEGIN_DECLS

/* The tactical table: looks, zoom, pan, selection, and ships that are dragged along their legal path. */
#define FORCON_TYPE_TABLE_VIEW (forcon_table_view_get_type ())
G_DECLARE_FINAL_TYPE (ForconTableView, forcon_table_view, FORCON, TABLE_VIEW, GtkDrawingArea)

/**
 * forcon_table_view_set_session:
 * @self: a view
 * @session: whose battle to show; once
 */
void forcon_table_view_set_session (ForconTableView *self, ForconSession *session);

/**
 * forcon_table_view_zoom:
 * @self: a view
 * @factor: over 1 comes nearer
 *
 * Zooms about the middle of the view.
 */
void forcon_table_view_zoom (ForconTableView *self, double factor);

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

/**
 * forcon_table_view_fit:
 * @self: a view
 *
 * Shows the whole table.
 */
void forcon_table_view_fit (ForconTableView *self);

/**
 * forcon_table_view_to_screen:
 * @self: a view with a battle
 * @point: a place on the table
 * @x: (out): px in the widget
 * @y: (out): likewise
 */
void forcon_table_view_to_screen (ForconTableView *self, ForconPoint point, double *x, double *y);

G_END_DECLS
