/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/row-item.h"
#include "app/session/session.h"

G_BEGIN_DECLS

/* A line of the journal as people read it. */
#define FORCON_TYPE_JOURNAL_ITEM (forcon_journal_item_get_type ())
G_DECLARE_FINAL_TYPE (ForconJournalItem, forcon_journal_item, FORCON, JOURNAL_ITEM, ForconRowItem)

void forcon_journal_item_append_entry (GListStore *items, ForconSession *session, guint place);
guint forcon_journal_item_entry (ForconJournalItem *self);

G_END_DECLS
