/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/journal/journal-model.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/*
 * How the result of one entry came about, and the way back to it: what would be lost, and which dice would have to be
 * typed again. Signal "closed".
 */
#define FORCON_TYPE_JOURNAL_DETAILS (forcon_journal_details_get_type ())
G_DECLARE_FINAL_TYPE (ForconJournalDetails, forcon_journal_details, FORCON, JOURNAL_DETAILS, ForconPanel)

/**
 * forcon_journal_details_set_model:
 * @self: new details
 * @game: whose journal it is
 * @model: its rows
 */
void forcon_journal_details_set_model (ForconJournalDetails *self, ForconGame *game, ForconJournalModel *model);

/**
 * forcon_journal_details_show:
 * @self: the details
 * @place: of an entry, from 0
 */
void forcon_journal_details_show (ForconJournalDetails *self, guint place);

G_END_DECLS
