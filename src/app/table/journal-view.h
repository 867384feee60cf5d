/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "app/session/session.h"

G_BEGIN_DECLS

/* The journal as sentences, the newest in view; a heading for each command, with its dice. */
#define FORCON_TYPE_JOURNAL_VIEW (forcon_journal_view_get_type ())
G_DECLARE_FINAL_TYPE (ForconJournalView, forcon_journal_view, FORCON, JOURNAL_VIEW, ForconPanel)

/**
 * forcon_journal_view_items:
 * @self: a view
 *
 * Returns: (transfer none): its lines, #ForconJournalItem
 */
GListModel *forcon_journal_view_items (ForconJournalView *self);

G_END_DECLS
