/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How this user likes it: language, theme and size of what is drawn, from the preferences to the whole program. */

/**
 * forcon_taste_prepare:
 *
 * To be called before any text is asked for, once the translations are bound. GLib decides at the first text whether
 * the program is translated at all, and keeps to that: it must not decide by a language in which nothing is.
 */
void forcon_taste_prepare (void);

/**
 * forcon_taste_apply:
 *
 * Takes over the language and the theme, at the start of the program. GTK must be initialised.
 */
void forcon_taste_apply (void);

/**
 * forcon_taste_follow:
 * @application: the application
 *
 * Takes over what the user changes, at once.
 */
void forcon_taste_follow (GtkApplication *application);

G_END_DECLS
