/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/widgets/recent.h"

G_BEGIN_DECLS

/* A campaign that was open lately: pressed, it is open again; a button takes it off the list. */
#define FORCON_TYPE_RECENT_ROW (forcon_recent_row_get_type ())
G_DECLARE_FINAL_TYPE (ForconRecentRow, forcon_recent_row, FORCON, RECENT_ROW, AdwActionRow)

/**
 * forcon_recent_row_new:
 * @path: of a campaign
 *
 * Returns: (transfer floating): a row; what is known of the file comes a moment later
 */
GtkWidget *forcon_recent_row_new (const char *path);

G_END_DECLS
