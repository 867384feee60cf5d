/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* While there is a cover no window of this program but one is on the screen; what others may see anyway stays. */
typedef struct _ForconCover ForconCover;

/**
 * forcon_cover_new:
 * @above: the window that stays on the screen
 * @harmless: type of windows that stay too
 *
 * Takes all others from the screen, also those that come to it later, until forcon_cover_lift().
 *
 * Returns: (transfer full): the cover
 */
ForconCover *forcon_cover_new (GtkWindow *above, GType harmless);

/**
 * forcon_cover_lift:
 * @cover: (transfer full): a cover
 *
 * Brings all windows back as they were.
 */
void forcon_cover_lift (ForconCover *cover);

G_END_DECLS
