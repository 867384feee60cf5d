/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "forcon-game.h"

G_BEGIN_DECLS

/* The journal: everything that happened, and the way back. */
#define FORCON_TYPE_JOURNAL_PAGE (forcon_journal_page_get_type ())
G_DECLARE_FINAL_TYPE (ForconJournalPage, forcon_journal_page, FORCON, JOURNAL_PAGE, GtkWidget)

void forcon_journal_page_set_game (ForconJournalPage *self, ForconGame *game);

G_END_DECLS
