/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"

G_BEGIN_DECLS

char *crowded_table_write (const char *folder, guint ships, guint mines, ForconStep step);

G_END_DECLS
