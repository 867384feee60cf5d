/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean forcon_cli_knows (const char *name);
int forcon_cli_run (int argc, char **argv);

G_END_DECLS
