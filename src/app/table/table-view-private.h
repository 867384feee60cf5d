/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/table/draft-ghost.h"
#include "render/drawing/table-model.h"
#include "app/table/table-view.h"

G_BEGIN_DECLS

/* What the pointer is doing while a button is held. */
typedef enum {
  FORCON_DRAG_NONE,
  FORCON_DRAG_CLICK, /* not moved far enough to be more */
  FORCON_DRAG_PAN,
  FORCON_DRAG_SHIP,  /* or a salvo */
  FORCON_DRAG_PLACE, /* the master says where something goes */
} ForconDragKind;

struct _ForconTableView {
  GtkDrawingArea parent;

  /* Owned */
  ForconSession *session;
  GArray *trails;

  /* Which map: a planet's low orbit, or none: the table. */
  ForconObjectId planet;

  /* What part of the table is seen; @fitted as long as nobody has zoomed or panned. */
  ForconCamera camera;
  gboolean fitted;

  /* What is under the pointer. */
  ForconShipId hovered;
  double pointer_x;
  double pointer_y;

  /* While a button is held: what began, where, and on which ship. */
  ForconDragKind drag;
  ForconTableThing grabbed;
  double drag_x;
  double drag_y;
  double camera_x;
  double camera_y;
  gboolean space_held;
  double pinch_scale;

  /* To see that another ship was selected. */
  ForconShipId revealed;
};

/* Whether there is a battle to show, and a place to show it. */
gboolean forcon_table_view_ready (ForconTableView *self);

/* What lies under a place in the widget. */
ForconTableThing forcon_table_view_thing_at (ForconTableView *self, double x, double y);

/**
 * forcon_table_view_ship_at:
 * @self: a view with a battle
 * @x: px
 * @y: px
 *
 * Returns: the ship whose counter lies there, or none
 */
ForconShipId forcon_table_view_ship_at (ForconTableView *self, double x, double y);

/* Puts the table's origin at @x, @y on the screen, px. */
void forcon_table_view_pan (ForconTableView *self, double x, double y);

/* Comes nearer by @factor; what lies at @x, @y stays there. */
void forcon_table_view_zoom_at (ForconTableView *self, double factor, double x, double y);

/**
 * forcon_table_view_facts:
 * @self: a view with a battle
 * @ship: a ship on the table
 *
 * Returns: (transfer full): what a master wants to know of it at a glance
 */
char *forcon_table_view_facts (ForconTableView *self, ForconShipId ship);

/* Names the handlers for the template. */
void forcon_table_view_bind_input (GtkWidgetClass *widget_class);

G_END_DECLS
