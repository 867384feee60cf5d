/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/session/session.h"

G_BEGIN_DECLS

/* The tactical table: looks, zoom, pan, selection, and ships that are dragged along their legal path. */
#define FORCON_TYPE_TABLE_VIEW (forcon_table_view_get_type ())
G_DECLARE_FINAL_TYPE (ForconTableView, forcon_table_view, FORCON, TABLE_VIEW, GtkDrawingArea)

void forcon_table_view_set_session (ForconTableView *self, ForconSession *session);
void forcon_table_view_zoom (ForconTableView *self, double factor);
ForconObjectId forcon_table_view_planet (ForconTableView *self);
void forcon_table_view_set_planet (ForconTableView *self, ForconObjectId planet);
void forcon_table_view_fit (ForconTableView *self);
void forcon_table_view_to_screen (ForconTableView *self, ForconPoint point, double *x, double *y);

G_END_DECLS
