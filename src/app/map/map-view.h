/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "render/map/render-map.h"

G_BEGIN_DECLS

/**
 * ForconMapView:
 *
 * The sector map as a widget: looks, zoom, pan, a sector or formation that is chosen, and formations that are dragged to
 * where they shall go. It shows a #ForconMapModel and knows nothing of the campaign behind it.
 *
 * Properties: "interactive": whether it takes mouse and keys (default); else it is a picture that always shows the whole map.
 * "movable": whether formations can be dragged (not by default).
 *
 * Signals, with ids as numbers, 0 being none: "chosen" (sector, formation): somebody chose it; a contact is never told, only
 * its sector. "dragged" (formation, sector): it is held over another sector, by mouse or by keys; "dropped" (formation,
 * sector): it was let go there, at no sector if it was taken back. "asked" (sector, formation, x, y): a menu is asked for at
 * that place, px in the widget. "pointed": forcon_map_view_facts() has something else to say.
 */
#define FORCON_TYPE_MAP_VIEW (forcon_map_view_get_type ())
G_DECLARE_FINAL_TYPE (ForconMapView, forcon_map_view, FORCON, MAP_VIEW, GtkDrawingArea)

ForconMapView *forcon_map_view_new (void);
void forcon_map_view_set_model (ForconMapView *self, ForconMapModel *model);
const ForconMapModel *forcon_map_view_model (ForconMapView *self);
gboolean forcon_map_view_movable (ForconMapView *self);
void forcon_map_view_set_movable (ForconMapView *self, gboolean movable);

/* Which part is seen */
void forcon_map_view_zoom (ForconMapView *self, double factor);
void forcon_map_view_fit (ForconMapView *self);
void forcon_map_view_centre (ForconMapView *self, ForconSectorId sector);
gboolean forcon_map_view_place_of (ForconMapView *self, ForconSectorId sector, ForconFormationId formation, double *x,
                                   double *y);

/* What is chosen, and what is drawn up */
void forcon_map_view_choose (ForconMapView *self, ForconSectorId sector, ForconFormationId formation);
char *forcon_map_view_facts (ForconMapView *self);
void forcon_map_view_set_draft (ForconMapView *self, const ForconMapDraft *draft);
void forcon_map_view_aim (ForconMapView *self, ForconFormationId formation);
gboolean forcon_map_view_aiming (ForconMapView *self);

G_END_DECLS
