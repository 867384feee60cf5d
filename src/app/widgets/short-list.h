/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * forcon_short_list_apply:
 * @drop_down: a list of strings
 *
 * Has it shorten names that are too long, so that no window grows over the edge of the screen; the whole stands in the
 * tooltip.
 */
void forcon_short_list_apply (GtkDropDown *drop_down);

G_END_DECLS
