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

G_END_DECLS
