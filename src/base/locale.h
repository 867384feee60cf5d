/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The language that is spoken: the locale of the process, and what gettext makes of it. */
void forcon_locale_begin (const char *folder);
gboolean forcon_locale_is_plain (void);
gboolean forcon_locale_let_choose (void);

G_END_DECLS
