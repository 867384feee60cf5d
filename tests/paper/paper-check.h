/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/folio.h"

G_BEGIN_DECLS

/* Looking at paper, for all tests of what is printed. */

/* Fails where a text stands nearer to an edge of its page than printers can print, and the second one also where it
 * stands over another text; on pictures of tables names may touch. */
void paper_check_edges (const ForconFolio *folio);
void paper_check_texts (const ForconFolio *folio);

/* How many texts of all pages are this one, and how many had to be shortened. */
guint paper_count (const ForconFolio *folio, const char *text);
guint paper_count_shortened (const ForconFolio *folio);
gboolean paper_says (const ForconFolio *folio, const char *part);

/* A page as it is printed, so many dots to the inch; (transfer full). */
cairo_surface_t *paper_render (const ForconFolio *folio, guint page, double dots);
gboolean paper_is_same (const ForconFolio *one, const ForconFolio *other);

/* What a program says of a file, %NULL and the test skipped where it is not installed; @last: (nullable): after the file. */
char *paper_said_of (const char *program, const char *path, const char *last);

G_END_DECLS
