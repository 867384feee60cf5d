/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/document.h"

G_BEGIN_DECLS

/* Characters in a line of a text report: what a terminal shows and a printer takes. */
#define FORCON_PAGE_COLUMNS 78

/*
 * A document as plain text. All of it is made safe first, as forcon_text_escape() does, so that no name can break a
 * line, move the cursor or turn the direction of reading; and broken into lines of FORCON_PAGE_COLUMNS.
 */

/**
 * forcon_text_page_of:
 * @document: what is to be read
 *
 * Returns: (transfer full): the same as plain text; what is for paper only is left out
 */
char *forcon_text_page_of (const ForconDocument *document);

G_END_DECLS
