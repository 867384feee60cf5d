/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/document.h"

G_BEGIN_DECLS

/*
 * What is read on a screen: parts of HTML, without a frame. Every text is made safe with forcon_text_escape() and then
 * for HTML, so that no name and no order becomes part of the page.
 */

/* @text: (nullable): appended to @html, safe */
void forcon_html_add_text (GString *html, const char *text);

/**
 * forcon_html_add:
 * @html: a page
 * @tag: such as "p"
 * @text: (nullable): what stands in it
 */
void forcon_html_add (GString *html, const char *tag, const char *text);

/* Likewise with a class of the style sheet. */
void forcon_html_add_class (GString *html, const char *tag, const char *style, const char *text);

/* Appends the lines of what a person wrote, safe, with @between after each but the last. */
void forcon_html_add_lines (GString *html, const char *text, const char *between);

/* Opens and closes a list as it is @wanted, so that items that follow each other stand in one; @open: (inout) */
void forcon_html_set_list (GString *html, gboolean *open, gboolean wanted);

/**
 * forcon_html_page_of:
 * @document: what is to be read
 *
 * Pictures are left out: a page has drawings of its own for them.
 *
 * Returns: (transfer full): the document as HTML: its title as h1, headings as h2, lists, tables, quotations
 */
char *forcon_html_page_of (const ForconDocument *document);

G_END_DECLS
