/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Takes a page or a picture; @admiral: whose, 0 for everybody's; @path is such as "/my/map". */
typedef void (*ForconWebTake) (guint admiral, const char *path, GBytes *page, gpointer data);

G_END_DECLS
