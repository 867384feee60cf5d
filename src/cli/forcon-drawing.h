/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-style.h"
#include "forcon-subcommands.h"

G_BEGIN_DECLS

/* What the subcommands that draw pictures share. */
gboolean forcon_drawing_style (const char *name, const char *text, ForconStyleKind *style);
ForconExit forcon_drawing_done (const char *name, const char *path, gboolean done, const GError *error);

G_END_DECLS
