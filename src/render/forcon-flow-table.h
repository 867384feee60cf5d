/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-document-table.h"
#include "forcon-draw.h"

G_BEGIN_DECLS

/* Private to this layer: a table in a flow. */
double forcon_flow_place_table (const ForconDraw *draw, const ForconDocumentTable *table, gsize *row, const ForconBox *box,
                                double y, GArray *pieces, gboolean *full);
double forcon_flow_table_begin (const ForconDraw *draw, const ForconDocumentTable *table, const ForconBox *box);

G_END_DECLS
