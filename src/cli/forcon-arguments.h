/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-subcommands.h"
#include "forcon-units.h"

G_BEGIN_DECLS

gboolean forcon_parse_whole (const char *text, gint least, gint most, gint *value);
gboolean forcon_parse_length (const char *text, ForconLength *length);
gboolean forcon_parse_seed (const char *text, guint64 *seed);

gboolean forcon_arguments_parse (const char *name, const char *rest, const char *summary, const GOptionEntry *entries,
                                 int *argc, char ***argv, ForconExit *status);
gboolean forcon_arguments_expect (const char *name, gint argc, gint count, const char *what);

G_END_DECLS
