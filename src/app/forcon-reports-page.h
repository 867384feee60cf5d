/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "forcon-game.h"

G_BEGIN_DECLS

/* The reports: what may be told to whom. */
#define FORCON_TYPE_REPORTS_PAGE (forcon_reports_page_get_type ())
G_DECLARE_FINAL_TYPE (ForconReportsPage, forcon_reports_page, FORCON, REPORTS_PAGE, GtkWidget)

void forcon_reports_page_set_game (ForconReportsPage *self, ForconGame *game);
void forcon_reports_page_choose (ForconReportsPage *self, ForconSideId admiral, gint phase);
void forcon_reports_page_save (ForconReportsPage *self, const char *path);
void forcon_reports_page_save_all (ForconReportsPage *self, const char *folder);

G_END_DECLS
