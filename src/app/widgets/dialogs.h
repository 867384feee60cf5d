/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

gboolean forcon_has_dialog (GtkWindow *parent, GType type);
void forcon_show_error (GtkWindow *parent, const char *heading, const char *text);

G_END_DECLS
