/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* While there is a cover no window of this program but one is on the screen; what others may see anyway stays. */
typedef struct _ForconCover ForconCover;

ForconCover *forcon_cover_new (GtkWindow *above, GType harmless);
void forcon_cover_lift (ForconCover *cover);

G_END_DECLS
