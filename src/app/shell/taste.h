/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How this user likes it: language, theme and size of what is drawn, from the preferences to the whole program. */
void forcon_taste_prepare (void);
void forcon_taste_apply (void);
void forcon_taste_follow (GtkApplication *application);

G_END_DECLS
