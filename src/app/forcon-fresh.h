/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ForconFreshen:
 * @widget: something that shows the campaign
 *
 * Shows how things are now.
 */
typedef void (*ForconFreshen) (GtkWidget *widget);

void forcon_fresh_set_up (GtkWidget *widget, ForconFreshen freshen);
void forcon_freshen (GtkWidget *widget);
gboolean forcon_is_stale (GtkWidget *widget);

G_END_DECLS
