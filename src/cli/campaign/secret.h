/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *forcon_secret_read (const char *prompt);
void forcon_secret_free (char *secret);
gboolean forcon_secret_is_typed (void);

G_END_DECLS
