/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/map/map-cache.h"
#include "app/map/map-view.h"

G_BEGIN_DECLS

/* What the pointer is doing while a button is held. */
typedef enum {
  FORCON_MAP_DRAG_NONE,
  FORCON_MAP_DRAG_CLICK, /* not moved far enough to be more */
  FORCON_MAP_DRAG_PAN,
  FORCON_MAP_DRAG_TOKEN,
} ForconMapDragKind;

struct _ForconMapView {
  GtkDrawingArea parent;

  /* Owned */
  ForconMapModel *model;
  ForconMapCache *cache;
  GArray *path;
  char *words;

  gboolean interactive;
  gboolean movable;

  /* What part of the map is seen; @fitted as long as nobody has zoomed or panned. */
  ForconCamera camera;
  gboolean fitted;

  /* Goes on drawing in the next frame, or 0. */
  guint refining;

  /* The way that is drawn up, if @draft has a formation; its path and words are those above. */
  ForconMapDraft draft;

  /* A formation that is being sent by keys, and the sector that they are at. */
  ForconFormationId aiming;
  ForconSectorId aim;

  /* What is under the pointer. */
  double pointer_x;
  double pointer_y;
  ForconMapThing hovered;

  /* While a button is held: what began, where, and on whom. */
  ForconMapDragKind drag;
  ForconSectorId grabbed_sector;
  ForconFormationId grabbed;
  ForconSectorId over;
  double drag_x;
  double drag_y;
  double camera_x;
  double camera_y;
  double pinch_scale;
};

/* map-view.c */

/* What lies under a place in the widget. */
ForconMapThing forcon_map_view_thing_at (ForconMapView *self, double x, double y);

/* Puts the map's origin at @x, @y on the screen, px. */
void forcon_map_view_pan (ForconMapView *self, double x, double y);

/* Comes nearer by @factor; what lies at @x, @y stays there. */
void forcon_map_view_zoom_at (ForconMapView *self, double factor, double x, double y);

void forcon_map_view_tell_pointed (ForconMapView *self);
void forcon_map_view_tell_chosen (ForconMapView *self, ForconSectorId sector, ForconFormationId formation);
void forcon_map_view_tell_dragged (ForconMapView *self, ForconFormationId formation, ForconSectorId sector);
void forcon_map_view_tell_dropped (ForconMapView *self, ForconFormationId formation, ForconSectorId sector);

/* Of what is chosen. */
void forcon_map_view_tell_asked (ForconMapView *self, double x, double y);

/* map-input.c, map-keys.c */

/* Names the handlers for the template. */
void forcon_map_view_bind_input (GtkWidgetClass *widget_class);

/**
 * forcon_map_view_key:
 * @self: a view
 * @key: a key
 * @state: what is held besides
 *
 * Returns: whether it took the key
 */
gboolean forcon_map_view_key (ForconMapView *self, guint key, GdkModifierType state);

/**
 * forcon_map_view_step_formation:
 * @self: a view
 * @back: to the one before
 *
 * Chooses the next formation of the chosen sector; before the first one is the sector itself.
 *
 * Returns: whether there is one
 */
gboolean forcon_map_view_step_formation (ForconMapView *self, gboolean back);

G_END_DECLS
