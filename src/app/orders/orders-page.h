/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

#include <adwaita.h>

G_BEGIN_DECLS

/*
 * The order sheets: who has handed in, what was written and how it was understood. What is typed and not handed in
 * yet is kept for each admiral in this user's state folder (sheet-drafts.h).
 */
#define FORCON_TYPE_ORDERS_PAGE (forcon_orders_page_get_type ())
G_DECLARE_FINAL_TYPE (ForconOrdersPage, forcon_orders_page, FORCON, ORDERS_PAGE, ForconPanel)

/**
 * forcon_orders_page_import:
 * @self: a page
 * @paths: (array zero-terminated=1): text files with order sheets, and photos and scans of sheets
 *
 * Hands in the texts, all or none; where something is not clear it is asked first whose they are. The pictures are
 * filed to be shown beside where their sheets are typed.
 */
void forcon_orders_page_import (ForconOrdersPage *self, const char *const *paths);

/**
 * forcon_orders_page_show_questions:
 * @self: a page that is in front
 * @query: which one is to be dealt with; none for any
 *
 * Opens what admirals ask and write.
 */
void forcon_orders_page_show_questions (ForconOrdersPage *self, ForconQueryId query);

G_END_DECLS
