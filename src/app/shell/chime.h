/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * forcon_chime_ring:
 * @widget: on whose display to ring
 *
 * Sounds an alarm, and returns at once. Without a sound card the display's bell is rung; where there is none either,
 * nothing is heard and nothing is wrong.
 */
void forcon_chime_ring (GtkWidget *widget);

G_END_DECLS
