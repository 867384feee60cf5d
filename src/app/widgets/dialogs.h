/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * forcon_has_dialog:
 * @parent: a window
 * @type: of a dialog
 *
 * Returns: whether such a dialog stands before the window
 */
gboolean forcon_has_dialog (GtkWindow *parent, GType type);

/**
 * forcon_show_error:
 * @parent: the window to stand before
 * @heading: what could not be done
 * @text: why, in one line
 */
void forcon_show_error (GtkWindow *parent, const char *heading, const char *text);

G_END_DECLS
