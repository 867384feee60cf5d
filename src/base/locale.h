/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The language that is spoken: the locale of the process, and what gettext makes of it. */

/**
 * forcon_locale_begin:
 * @folder: (nullable): with the translations; %NULL looks beside the program, then where they are installed
 *
 * Takes over the user's locale, and LANGUAGE, unless it is the plain C locale.
 */
void forcon_locale_begin (const char *folder);

/**
 * forcon_locale_is_plain:
 *
 * Returns: whether messages are in the plain C locale, in which who asked for it wants nothing translated
 */
gboolean forcon_locale_is_plain (void);

/**
 * forcon_locale_let_choose:
 *
 * Sees that the variable LANGUAGE chooses the language of messages, whatever the locale. In the C locale, and with
 * newer C libraries in C.UTF-8 too, it is not looked at, and a small system has no other locale: there the messages
 * of C.UTF-8 are taken by a name that does not begin with a C. All else of the locale stays. Not to be called while
 * other threads ask for the environment.
 *
 * Returns: whether LANGUAGE counts now
 */
gboolean forcon_locale_let_choose (void);

G_END_DECLS
