/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/map/sector-map.h"

G_BEGIN_DECLS

ForconMapModel *crowded_map_new (void);

G_END_DECLS
