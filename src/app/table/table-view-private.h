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

gboolean forcon_table_view_ready (ForconTableView *self);
ForconTableThing forcon_table_view_thing_at (ForconTableView *self, double x, double y);
ForconShipId forcon_table_view_ship_at (ForconTableView *self, double x, double y);
void forcon_table_view_pan (ForconTableView *self, double x, double y);
void forcon_table_view_zoom_at (ForconTableView *self, double factor, double x, double y);
char *forcon_table_view_facts (ForconTableView *self, ForconShipId ship);
void forcon_table_view_bind_input (GtkWidgetClass *widget_class);

G_END_DECLS
