/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Characters in a line of a text report: what a terminal shows and a printer takes. */
#define FORCON_PAGE_COLUMNS 78

/*
 * Pages of plain text. All text is made safe first, as forcon_text_escape() does, so that no name can break a line, move
 * the cursor or turn the direction of reading; and broken into lines of FORCON_PAGE_COLUMNS.
 */
void forcon_page_title (GString *page, const char *text);
void forcon_page_heading (GString *page, const char *text);
void forcon_page_line (GString *page, guint indent, const char *text);
void forcon_page_item (GString *page, guint indent, const char *text);
void forcon_page_quote (GString *page, guint indent, const char *text);
void forcon_page_section (GString *page, const char *heading, GString *body, const char *nothing);

G_END_DECLS
