/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/canvas.h"

G_BEGIN_DECLS

/* A picture of a sheet, zoomed and moved as a map is. */
#define FORCON_TYPE_SCAN_VIEW (forcon_scan_view_get_type ())
G_DECLARE_FINAL_TYPE (ForconScanView, forcon_scan_view, FORCON, SCAN_VIEW, ForconCanvas)

/**
 * forcon_scan_view_set_texture:
 * @self: a view
 * @texture: (nullable): the picture, shown whole and not turned; %NULL for none
 */
void forcon_scan_view_set_texture (ForconScanView *self, GdkTexture *texture);

/* Returns: (transfer none) (nullable): the picture */
GdkTexture *forcon_scan_view_texture (ForconScanView *self);

/**
 * forcon_scan_view_turn:
 * @self: a view
 * @quarters: by how many quarter turns to the right
 *
 * Turns the picture and shows all of it.
 */
void forcon_scan_view_turn (ForconScanView *self, gint quarters);

/* Returns: by how many quarter turns to the right it is turned, 0 to 3 */
gint forcon_scan_view_turned (ForconScanView *self);

G_END_DECLS
