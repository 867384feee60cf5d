/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/row-item.h"
#include "app/session/session.h"

G_BEGIN_DECLS

/* A line of the journal as people read it. */
#define FORCON_TYPE_JOURNAL_ITEM (forcon_journal_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconJournalItem, forcon_journal_item, FORCON, JOURNAL_ITEM, ForconRowItem)

/**
 * forcon_journal_item_append_entry:
 * @items: (element-type ForconJournalItem): lines of the journal
 * @session: the session
 * @place: of the entry, from 0
 *
 * Appends a heading for the command and a line for each event that is news. A side sees what came of the commands of
 * others, but not the commands: for it there are no headings but those of the turns.
 */
void forcon_journal_item_append_entry (GListStore *items, ForconSession *session, guint place);

/* Of which entry it is a line, from 0. */
guint forcon_journal_item_entry (ForconJournalItem *self);

G_END_DECLS
