/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/journal/journal-model.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* An entry of the journal as a row: who wanted what, what came of it, when, and by which dice. */
#define FORCON_TYPE_JOURNAL_ROW (forcon_journal_row_get_type ())
G_DECLARE_FINAL_TYPE (ForconJournalRow, forcon_journal_row, FORCON, JOURNAL_ROW, ForconPanel)

/**
 * forcon_journal_row_new:
 * @model: what it shows an entry of; it must outlive the row
 *
 * Returns: (transfer floating): a row that shows nothing yet
 */
GtkWidget *forcon_journal_row_new (ForconJournalModel *model);

/**
 * forcon_journal_row_show:
 * @self: a row
 * @line: (nullable): which entry it shows, or none any more
 */
void forcon_journal_row_show (ForconJournalRow *self, ForconJournalLine *line);

/**
 * forcon_journal_topic_name:
 * @topic: what an entry is about
 *
 * Returns: (transfer none): a word for it
 */
const char *forcon_journal_topic_name (ForconTopic topic);

G_END_DECLS
