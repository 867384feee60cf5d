/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/*
 * A row of the journal: an entry by its place, and nothing else, so that a row costs nothing until it is looked at.
 * Signal "changed": what the model would say of it is different now.
 */
#define FORCON_TYPE_JOURNAL_LINE (forcon_journal_line_get_type ())
G_DECLARE_FINAL_TYPE (ForconJournalLine, forcon_journal_line, FORCON, JOURNAL_LINE, GObject)

/**
 * forcon_journal_line_new:
 * @place: of an entry in its journal, from 0
 *
 * Returns: (transfer full): its row
 */
ForconJournalLine *forcon_journal_line_new (guint place);

/* Of which entry it is the row, from 0. */
guint forcon_journal_line_place (ForconJournalLine *self);

void forcon_journal_line_tell_changed (ForconJournalLine *self);

G_END_DECLS
