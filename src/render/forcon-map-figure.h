/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-document.h"
#include "forcon-sector-map.h"

G_BEGIN_DECLS

ForconFigure forcon_map_figure (ForconMapModel *map, const ForconStyle *style, double width);

G_END_DECLS
