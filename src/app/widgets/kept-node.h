/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "render/drawing/style.h"

G_BEGIN_DECLS

/**
 * forcon_kept_surface_new:
 * @width: px
 * @height: px
 * @factor: device pixels for each px
 *
 * Returns: (transfer full): an empty surface for forcon_kept_node_take()
 */
cairo_surface_t *forcon_kept_surface_new (int width, int height, int factor);

/**
 * forcon_kept_node_take:
 * @surface: (transfer full): drawn, as large as forcon_kept_surface_new() makes it; nobody draws in it afterwards
 *
 * A node that is put down again in each frame: the Cairo renderer copies its pixels, a GPU gets them once. It is no
 * texture node, since GTK 4.8 converts a texture to floats and back whenever the Cairo renderer draws it, 7 ms for
 * 1000×700 px.
 *
 * Returns: (transfer full): a node of these pixels at 0, 0
 */
GskRenderNode *forcon_kept_node_take (cairo_surface_t *surface);

/**
 * forcon_kept_node_append:
 * @node: a node of forcon_kept_node_take()
 * @snapshot: where to
 * @x: where its corner belongs, px
 * @y: likewise
 * @larger: how much larger it is shown than it was drawn
 */
void forcon_kept_node_append (GskRenderNode *node, GtkSnapshot *snapshot, double x, double y, double larger);

/* What is seen where a node that is moved or smaller leaves the view empty: the void. */
void forcon_kept_void_append (GtkSnapshot *snapshot, const ForconStyle *style, int width, int height);

G_END_DECLS
