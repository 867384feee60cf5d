/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-document.h"

G_BEGIN_DECLS

/*
 * Figures in rows and columns, as a picture in a document: the first row says what the columns are, the first column what the
 * rows are. Its width is that of the column of the page; letters get smaller, and then texts shorter, until all fits.
 */
typedef struct _ForconGrid ForconGrid;

ForconGrid *forcon_grid_new (guint columns);
void forcon_grid_free (ForconGrid *grid);
void forcon_grid_add (ForconGrid *grid, const char *text);
void forcon_grid_add_number (ForconGrid *grid, gint64 number);
void forcon_grid_end_row (ForconGrid *grid, gboolean strong);
void forcon_document_grid (ForconDocument *document, ForconGrid *grid, const ForconStyle *style, double width);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconGrid, forcon_grid_free)

G_END_DECLS
