/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void soak_alive_note (GtkWidget *widget);
void soak_alive_tell (void);

G_END_DECLS
