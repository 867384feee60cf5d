/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-legend.h"

G_BEGIN_DECLS

/* What the signs on a table are: entries of a legend whose drawing has the table's model. */
void forcon_table_legend_sides (ForconLegend *legend);
void forcon_table_legend_types (ForconLegend *legend);
void forcon_table_legend_badges (ForconLegend *legend);

G_END_DECLS
