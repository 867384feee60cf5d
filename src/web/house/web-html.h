/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/reports/campaign-digest.h"
#include "report/text/html-page.h"

G_BEGIN_DECLS

/* What stands at the top of every page of an admiral: the other pages. */
typedef enum {
  FORCON_WEB_HOME,
  FORCON_WEB_MAP,
  FORCON_WEB_FLEET,
  FORCON_WEB_ORDERS,
  FORCON_WEB_REPORT,
  FORCON_N_WEB_PAGES,
  FORCON_WEB_NO_PAGE = FORCON_N_WEB_PAGES,
} ForconWebPageKind;

/* The path of a page, "/my/map". */
const char *forcon_web_path (ForconWebPageKind page);

/**
 * forcon_web_frame:
 * @language: (nullable): in which the body is, "ru"
 * @title: of the page
 * @page: which page it is, or FORCON_WEB_NO_PAGE where the others are not offered
 * @body: HTML
 *
 * Returns: (transfer full): the whole page, in the language of the thread (base/language.h)
 */
GBytes *forcon_web_frame (const char *language, const char *title, ForconWebPageKind page, const char *body);

/* Appends @lines (element-type ForconDigestLine) as headings and lists, or @nothing where there are none. */
void forcon_web_add_digest (GString *html, const GPtrArray *lines, const char *nothing);

/**
 * forcon_web_add_clock:
 * @html: a page
 * @campaign: whose clock
 *
 * Appends until when the period goes on, by the clock on the wall: that does not depend on when the page was made,
 * which would tell that somebody has done something. The script says what is left.
 */
void forcon_web_add_clock (GString *html, const ForconCampaign *campaign);

/* Fields of a form. Values and labels may be anything and are made safe; names and styles are the program's own. */

/**
 * forcon_web_begin_field:
 * @html: a page, within a form
 * @style: (nullable): classes of the style sheet for it
 * @name: of the field, and its id
 * @label: what it is called
 *
 * Opens a box with the label of a field; the field follows, and then the end of the div.
 */
void forcon_web_begin_field (GString *html, const char *style, const char *name, const char *label);

/**
 * forcon_web_begin_choice:
 * @html: a page, within a form
 * @style: (nullable): classes of the style sheet for its box
 * @name: of the field, and its id
 * @label: what it is called
 * @nothing: (nullable): the first option, which says nothing; without it the first of the others is chosen
 *
 * Opens a list of which one is chosen; its options follow, and then forcon_web_end_choice().
 */
void forcon_web_begin_choice (GString *html, const char *style, const char *name, const char *label,
                              const char *nothing);

void forcon_web_add_option (GString *html, const char *value, const char *label);

void forcon_web_end_choice (GString *html);

/**
 * ForconWebChip:
 * @name: of the field; one of those with the same name is chosen
 * @value: what it says
 * @label: what is read on it
 * @style: (nullable): classes of the style sheet
 * @checked: whether it is chosen from the beginning
 * @several: it is chosen by itself, whatever else is
 */
typedef struct {
  const char *name;
  const char *value;
  const char *label;
  const char *style;
  gboolean checked;
  gboolean several;
} ForconWebChip;

/* Appends something to be picked with one tap. */
void forcon_web_add_chip (GString *html, const ForconWebChip *chip);

G_END_DECLS
