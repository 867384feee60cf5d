/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "render/paper/document.h"
#include "render/paper/folio.h"

G_BEGIN_DECLS

/**
 * ForconPageForm:
 * @paper: on which paper
 * @landscape: whether its longer side lies
 * @columns: 1 or more
 * @head: (nullable): stands above every page, at its left
 * @head_right: (nullable): likewise at its right
 * @foot: (nullable): stands below every page, beside its number
 * @rows: where more than 1, so many rows of boxes, filled row by row; a break ends a box
 * @scale: how much larger than usual letters are; 0 is 1
 */
typedef struct {
  ForconPaper paper;
  gboolean landscape;
  guint columns;
  const char *head;
  const char *head_right;
  const char *foot;
  guint rows;
  double scale;
} ForconPageForm;

/* How wide the text of a page is, mm. */
double forcon_page_text_width (ForconPaper paper, gboolean landscape);

/**
 * forcon_page_form_box:
 * @form: a kind of pages
 *
 * Returns: how large a box of them is, mm
 */
ForconPaperSize forcon_page_form_box (const ForconPageForm *form);

/**
 * forcon_folio_add_document:
 * @folio: pages
 * @document: (transfer full): what is to be read
 * @form: on what kind of pages
 *
 * Adds as many pages as it needs, numbered by themselves, with a bookmark for each heading.
 */
void forcon_folio_add_document (ForconFolio *folio, ForconDocument *document, const ForconPageForm *form);

G_END_DECLS
