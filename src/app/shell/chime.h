/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void forcon_chime_ring (GtkWidget *widget);

G_END_DECLS
