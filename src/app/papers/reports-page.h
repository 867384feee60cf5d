/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"
#include "report/papers/papers.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* All that is given out on paper: what it looks like, whether it may be given out, and the ways to a printer and a
 * file. */
#define FORCON_TYPE_REPORTS_PAGE (forcon_reports_page_get_type ())
G_DECLARE_FINAL_TYPE (ForconReportsPage, forcon_reports_page, FORCON, REPORTS_PAGE, ForconPanel)

/**
 * forcon_reports_page_choose:
 * @self: a page with a campaign
 * @wish: which papers; on which paper stays as it is
 *
 * Shows papers.
 */
void forcon_reports_page_choose (ForconReportsPage *self, const ForconPapersWish *wish);

/**
 * forcon_reports_page_save:
 * @self: a page with a campaign
 * @path: of a file, which is replaced if there is one; its suffix says what it is: .pdf, .svg, .png, or plain text
 *
 * Saves the papers that are in front.
 */
void forcon_reports_page_save (ForconReportsPage *self, const char *path);

/**
 * forcon_reports_page_save_all:
 * @self: a page with a campaign
 * @folder: a folder
 *
 * Saves the papers that are in front, for each admiral in a PDF; if there are such files already it asks.
 */
void forcon_reports_page_save_all (ForconReportsPage *self, const char *folder);

/**
 * forcon_reports_page_print:
 * @self: a page with a campaign
 * @action: whether the dialog of printers comes first, only a preview, or a file
 * @file: (nullable): a PDF, for GTK_PRINT_OPERATION_ACTION_EXPORT
 *
 * Prints what is chosen. It is made and checked anew: what was typed a moment ago is on it.
 */
void forcon_reports_page_print (ForconReportsPage *self, GtkPrintOperationAction action, const char *file);

G_END_DECLS
