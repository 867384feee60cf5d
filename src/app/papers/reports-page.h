/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"
#include "report/papers/papers.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* All that is given out on paper: what it looks like, whether it may be given out, and the ways to a printer and a file. */
#define FORCON_TYPE_REPORTS_PAGE (forcon_reports_page_get_type ())
G_DECLARE_FINAL_TYPE (ForconReportsPage, forcon_reports_page, FORCON, REPORTS_PAGE, ForconPanel)

void forcon_reports_page_choose (ForconReportsPage *self, const ForconPapersWish *wish);
void forcon_reports_page_save (ForconReportsPage *self, const char *path);
void forcon_reports_page_save_all (ForconReportsPage *self, const char *folder);
void forcon_reports_page_print (ForconReportsPage *self, GtkPrintOperationAction action, const char *file);

G_END_DECLS
