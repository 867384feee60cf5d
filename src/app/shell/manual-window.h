/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The manual: its contents on the left, a page on the right. */
#define FORCON_TYPE_MANUAL_WINDOW (forcon_manual_window_get_type ())
G_DECLARE_FINAL_TYPE (ForconManualWindow, forcon_manual_window, FORCON, MANUAL_WINDOW, AdwWindow)

ForconManualWindow *forcon_manual_window_present (GtkWindow *parent, const char *topic);
const char *forcon_manual_topic_for (GtkWindow *window);

G_END_DECLS
