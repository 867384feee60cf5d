/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/canvas.h"
#include "render/map/map-orders.h"

G_BEGIN_DECLS

/**
 * ForconMapView:
 *
 * The sector map as a widget: a sector or formation that is chosen, and formations that are dragged to where they
 * shall go. It shows a #ForconMapModel and knows nothing of the campaign behind it. One that cannot be targeted nor
 * focused is a picture that always shows the whole map.
 *
 * Signals, with ids as numbers, 0 being none: "chosen" (sector, formation): somebody chose it; a contact is never
 * told, only its sector. "dragged" (formation, sector): it is held over another sector, by mouse or by keys;
 * "dropped" (formation, sector): it was let go there, at no sector if it was taken back. "asked" (sector, formation,
 * x, y): a menu is asked for at that place, px in the widget. "pointed": forcon_map_view_facts() has something else
 * to say. "edited" (deed, sector, other, x, y): while the map is edited, a #ForconMapDeed.
 */
#define FORCON_TYPE_MAP_VIEW (forcon_map_view_get_type ())
G_DECLARE_FINAL_TYPE (ForconMapView, forcon_map_view, FORCON, MAP_VIEW, ForconCanvas)

/* What a press does while the map is edited: nothing, as otherwise; sectors are dragged; something is placed; sectors
 * are joined; nothing at all, while the map is shown as it would become. */
typedef enum {
  FORCON_MAP_EDIT_OFF,
  FORCON_MAP_EDIT_MOVE,
  FORCON_MAP_EDIT_PLACE,
  FORCON_MAP_EDIT_JOIN,
  FORCON_MAP_EDIT_PREVIEW,
} ForconMapEdit;

/**
 * ForconMapDeed:
 * @FORCON_MAP_DEED_PLACE: something is placed: in a sector, or on an empty place, other, from 1; at x, y of the map
 * @FORCON_MAP_DEED_MOVE: a sector was dragged to x, y of the map
 * @FORCON_MAP_DEED_JOIN: a sector was dragged to another
 * @FORCON_MAP_DEED_SIGN: the sign, other, from 1, of the model was pressed
 * @FORCON_MAP_DEED_CARRY: the sign, other, from 1, of the model was dragged to a sector
 * @FORCON_MAP_DEED_STEP: an arrow with Shift: x to the right and y downwards of the sector
 *
 * What was done on a map that is edited.
 */
typedef enum {
  FORCON_MAP_DEED_PLACE,
  FORCON_MAP_DEED_MOVE,
  FORCON_MAP_DEED_JOIN,
  FORCON_MAP_DEED_SIGN,
  FORCON_MAP_DEED_CARRY,
  FORCON_MAP_DEED_STEP,
} ForconMapDeed;

/**
 * forcon_map_view_set_edit:
 * @self: a view
 * @edit: what a press does
 * @places: (element-type ForconPoint) (nullable): where there is room for more sectors, on the map
 */
void forcon_map_view_set_edit (ForconMapView *self, ForconMapEdit edit, GArray *places);

/* Returns: the place with room for a sector that is meant by a point of the map, from 1, or 0 */
guint forcon_map_view_place_at (ForconMapView *self, ForconPoint point);

/**
 * forcon_map_view_set_tracing:
 * @self: a view
 * @texture: (nullable): a picture that shines through the map
 */
void forcon_map_view_set_tracing (ForconMapView *self, GdkTexture *texture);

/* Whether a picture is shown. */
gboolean forcon_map_view_traces (ForconMapView *self);

/* Where it lies, in the campaign's units, and by how many percent it is paler. */
void forcon_map_view_place_tracing (ForconMapView *self, gint x, gint y, gint width, gint dim);

/**
 * forcon_map_view_marked:
 * @self: a view that is edited
 *
 * Ctrl and a press, or Ctrl, Shift and an arrow, mark several sectors; a press without Ctrl or Escape takes that back.
 * The first one is that which was chosen.
 *
 * Returns: (transfer none) (element-type ForconSectorId): the marked sectors, in the order in which they were marked
 */
const GArray *forcon_map_view_marked (ForconMapView *self);

void forcon_map_view_clear_marks (ForconMapView *self);

/* Marks a sector, or takes its mark away. The chosen one is marked first. */
void forcon_map_view_mark (ForconMapView *self, ForconSectorId sector);

/**
 * forcon_map_view_set_model:
 * @self: a view
 * @model: (transfer full) (nullable): what it shows from now on
 *
 * The part of the map that is seen stays, unless the map has another size; so does what is chosen.
 */
void forcon_map_view_set_model (ForconMapView *self, ForconMapModel *model);

/**
 * forcon_map_view_model:
 * @self: a view
 *
 * Returns: (transfer none) (nullable): what it shows
 */
const ForconMapModel *forcon_map_view_model (ForconMapView *self);

gboolean forcon_map_view_movable (ForconMapView *self);

/**
 * forcon_map_view_set_movable:
 * @self: a view
 * @movable: whether formations can be dragged
 */
void forcon_map_view_set_movable (ForconMapView *self, gboolean movable);

/**
 * forcon_map_view_centre:
 * @self: a view
 * @sector: one of its sectors
 *
 * Brings the sector to the middle.
 */
void forcon_map_view_centre (ForconMapView *self, ForconSectorId sector);

/**
 * forcon_map_view_place_of:
 * @self: a view
 * @sector: one of its sectors
 * @formation: one of those in it, or none for the sector's middle
 * @x: (out): px in the widget
 * @y: (out): likewise
 *
 * Returns: whether it is on the map
 */
gboolean forcon_map_view_place_of (ForconMapView *self, ForconSectorId sector, ForconFormationId formation, double *x,
                                   double *y);

/* What is chosen, and what is drawn up */

/**
 * forcon_map_view_choose:
 * @self: a view
 * @sector: what gets a ring, or none
 * @formation: likewise
 *
 * Chooses without telling; what is out of view is brought into it.
 */
void forcon_map_view_choose (ForconMapView *self, ForconSectorId sector, ForconFormationId formation);

/**
 * forcon_map_view_facts:
 * @self: a view
 *
 * Returns: (transfer full) (nullable): what is known of what is under the pointer, or else, for who works with
 *   keys, of what is chosen; some lines
 */
char *forcon_map_view_facts (ForconMapView *self);

/**
 * forcon_map_view_set_draft:
 * @self: a view
 * @draft: (nullable): a move to show; where it hangs on the pointer the view knows itself
 */
void forcon_map_view_set_draft (ForconMapView *self, const ForconMapDraft *draft);

/**
 * forcon_map_view_set_plans:
 * @self: a view
 * @plans: (nullable): what is drawn over the map: orders, and where a formation can go
 */
void forcon_map_view_set_plans (ForconMapView *self, const ForconMapPlans *plans);

/**
 * forcon_map_view_aim:
 * @self: a view
 * @formation: one that is on the map and shall be sent somewhere by keys, or none to stop that
 *
 * From now on the arrows say where to; Enter lets it go there and Escape takes it back.
 */
void forcon_map_view_aim (ForconMapView *self, ForconFormationId formation);

gboolean forcon_map_view_aiming (ForconMapView *self);

G_END_DECLS
