/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "forcon-session.h"

G_BEGIN_DECLS

/* The master's window on one battle. */
#define FORCON_TYPE_WINDOW (forcon_window_get_type ())
G_DECLARE_FINAL_TYPE (ForconWindow, forcon_window, FORCON, WINDOW, AdwApplicationWindow)

ForconWindow *forcon_window_new (GtkApplication *application);
void forcon_window_open (ForconWindow *self, const char *path);
ForconSession *forcon_window_session (ForconWindow *self);

G_END_DECLS
