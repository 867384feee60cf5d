/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/journal/journal-model.h"
#include "app/widgets/panel.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The journal: everything that happened, and the way back. */
#define FORCON_TYPE_JOURNAL_PAGE (forcon_journal_page_get_type ())
G_DECLARE_FINAL_TYPE (ForconJournalPage, forcon_journal_page, FORCON, JOURNAL_PAGE, ForconPanel)

/**
 * forcon_journal_page_explain:
 * @self: a page
 * @place: of an entry of the journal, from 0
 *
 * Shows how the result of a command came about, and the way back to it.
 */
void forcon_journal_page_explain (ForconJournalPage *self, guint place);

/* Returns: (transfer none): the rows, for whoever looks at the page from outside */
ForconJournalModel *forcon_journal_page_model (ForconJournalPage *self);

G_END_DECLS
