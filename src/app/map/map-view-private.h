/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/map-view.h"
#include "render/map/map-cache.h"

G_BEGIN_DECLS

/* Inside the view of the map only. */

struct _ForconMapView {
  ForconCanvas parent;

  /* Owned */
  ForconMapModel *model;
  ForconMapCache *cache;
  GskRenderNode *kept;
  ForconSectorId *path;
  char *words;

  /* Of which of the cache's pictures the node is. */
  guint kept_serial;
  ForconCamera kept_camera;

  gboolean movable;

  /* While the map is edited: what a press does, where there is room (owned, nullable), and where a press began. */
  ForconMapEdit edit;
  GArray *places;
  ForconPoint pressed;
  guint pressed_sign;

  /* The picture that the map is traced from (owned, nullable), and where it lies, in the campaign's units. */
  GdkTexture *tracing;
  ForconPoint tracing_corner;
  gint tracing_width;
  gint tracing_dim;

  /* The sectors that are marked. Owned. */
  GArray *marked;

  /* The sector that Enter joins with the next one that is chosen, or none. */
  ForconSectorId joining;

  /* The way that is drawn up, if it has a formation; its path and words are those above. */
  ForconMapDraft draft;

  /* What is drawn over the map. Its arrays are owned. */
  ForconMapPlans plans;

  /* A formation that is being sent by keys, and the sector that they are at. */
  ForconFormationId aiming;
  ForconSectorId aim;

  /* What is under the pointer. */
  ForconMapThing hovered;

  /* While a button is held: where and on what it was pressed, and the sector over which that is held. */
  ForconSectorId grabbed_sector;
  ForconFormationId grabbed;
  ForconSectorId over;
};

/* map-view.c: the signals */

/* Chooses it and says so. */
void forcon_map_view_emit_chosen (ForconMapView *self, ForconSectorId sector, ForconFormationId formation);

/* A formation is held over @sector, or was dropped there; where it came from counts as nowhere. */
void forcon_map_view_emit_dragged (ForconMapView *self, ForconFormationId formation, ForconSectorId sector);
void forcon_map_view_emit_dropped (ForconMapView *self, ForconFormationId formation, ForconSectorId sector);

/* Asks for a menu of what is chosen, at that place in the widget, px. */
void forcon_map_view_emit_asked (ForconMapView *self, double x, double y);

void forcon_map_view_emit_edited (ForconMapView *self, ForconMapDeed deed, ForconSectorId sector, guint other,
                                  ForconPoint where);

/* The next sector that way, or the same one at the map's edge. */
ForconSectorId forcon_map_view_sector_towards (const ForconMapModel *map, ForconSectorId from, gint x, gint y);

/* Whether a token can be chosen: who a contact is must not be told. */
gboolean forcon_map_view_can_choose (const ForconMapToken *token);

/* map-view-keys.c */

gboolean forcon_map_view_take_key (ForconCanvas *canvas, guint key, GdkModifierType state);

/**
 * forcon_map_view_step_formation:
 * @self: a view
 * @back: to the one before; before the first one is the sector itself
 *
 * Chooses the next formation of the chosen sector.
 *
 * Returns: whether there is one
 */
gboolean forcon_map_view_step_formation (ForconMapView *self, gboolean back);

/* map-view-edit.c: while the map is edited */

/* Draws where there is room, and what is being dragged. */
void forcon_map_view_draw_edit (ForconMapView *self, cairo_t *cr, int width, int height);

/* The picture that the map is traced from comes below all that is drawn until forcon_map_view_end_tracing(). */
void forcon_map_view_begin_tracing (ForconMapView *self, GtkSnapshot *snapshot, const graphene_rect_t *view);
void forcon_map_view_end_tracing (ForconMapView *self, GtkSnapshot *snapshot);

/* Remembers what was pressed, and where. */
void forcon_map_view_press_edit (ForconMapView *self, const ForconMapThing *thing, ForconPoint where);

/* Places something where it was pressed, or chooses what is there. */
void forcon_map_view_click_edit (ForconMapView *self);

/* Whether a sector itself is dragged, and no formation in it. */
gboolean forcon_map_view_drags_sector (ForconMapView *self);

/* The sector that is dragged is let go. */
void forcon_map_view_drop_sector (ForconMapView *self);

/* Returns: whether the key does something that it does only while the map is edited */
gboolean forcon_map_view_key_edit (ForconMapView *self, guint key, GdkModifierType state);

/* Places something in the chosen sector, or joins it with the one at which Enter was pressed before. Returns: whether
 * that is what Enter does */
gboolean forcon_map_view_enter_edit (ForconMapView *self);

/* Takes back the sector that Enter would join. Returns: whether there was one */
gboolean forcon_map_view_escape_edit (ForconMapView *self);

G_END_DECLS
