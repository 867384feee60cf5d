/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GMenuModel *forcon_menu (const char *id);

G_END_DECLS
