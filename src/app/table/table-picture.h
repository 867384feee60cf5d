/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "render/table/render.h"

G_BEGIN_DECLS

/**
 * ForconTablePicture:
 *
 * What a window keeps of a table: pictures of the ground, the counters and the names, which stay as they are while
 * something is dragged over them, and the field of the selected ship.
 */
typedef struct _ForconTablePicture ForconTablePicture;

/**
 * forcon_table_picture_new:
 *
 * Returns: (transfer full): a picture of nothing
 */
ForconTablePicture *forcon_table_picture_new (void);

void forcon_table_picture_free (ForconTablePicture *self);

/* Drops what is kept, since the battle or what is shown of it changed. */
void forcon_table_picture_forget (ForconTablePicture *self);

/**
 * ForconTableSight:
 * @style: how the table looks
 * @camera: which part of it is seen, and how large
 * @width: of the view, px
 * @height: of the view, px
 * @factor: device pixels for each px
 */
typedef struct {
  const ForconStyle *style;
  const ForconCamera *camera;
  int width;
  int height;
  int factor;
} ForconTableSight;

/**
 * forcon_table_picture_append:
 * @self: a picture
 * @snapshot: where to
 * @model: what to draw; with another battle than last time, forcon_table_picture_forget() was called
 * @sight: how it is seen
 * @moving: whether the camera is being moved: a table that takes long to draw is then shown as it was drawn last,
 *   larger, smaller or moved
 *
 * Returns: whether all of it is as it should be; if not, it has to be drawn again when the camera is at rest
 */
gboolean forcon_table_picture_append (ForconTablePicture *self, GtkSnapshot *snapshot, const ForconTableModel *model,
                                      const ForconTableSight *sight, gboolean moving);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconTablePicture, forcon_table_picture_free)

G_END_DECLS
