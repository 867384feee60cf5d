/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The manual: its contents on the left, a page on the right. */
#define FORCON_TYPE_MANUAL_WINDOW (forcon_manual_window_get_type ())
G_DECLARE_FINAL_TYPE (ForconManualWindow, forcon_manual_window, FORCON, MANUAL_WINDOW, AdwWindow)

/**
 * forcon_manual_window_present:
 * @parent: (nullable): the window from which it is asked for
 * @topic: one of forcon_manual_topics(); "" for what is in front in @parent
 *
 * Returns: (transfer none): the manual, at that page; there is only one
 */
ForconManualWindow *forcon_manual_window_present (GtkWindow *parent, const char *topic);

/**
 * forcon_manual_topic_for:
 * @window: (nullable): a window
 *
 * Returns: (transfer none): the topic of what is in front in it
 */
const char *forcon_manual_topic_for (GtkWindow *window);

G_END_DECLS
