/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What the user prefers; whatever is changed takes effect at once. */
#define FORCON_TYPE_PREFERENCES_WINDOW (forcon_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (ForconPreferencesWindow, forcon_preferences_window, FORCON, PREFERENCES_WINDOW, AdwWindow)

/**
 * forcon_preferences_window_of:
 * @parent: a window
 *
 * Returns: (transfer none) (nullable): the preferences that stand before it
 */
GtkWindow *forcon_preferences_window_of (GtkWindow *parent);

/**
 * forcon_preferences_window_present:
 * @parent: the window to stand before
 *
 * Shows the preferences.
 */
void forcon_preferences_window_present (GtkWindow *parent);

G_END_DECLS
