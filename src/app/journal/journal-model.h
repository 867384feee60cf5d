/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/reports/annals.h"
#include "campaign/chronicle/chronicle-index.h"
#include "app/game/game.h"
#include "app/journal/journal-line.h"

G_BEGIN_DECLS

/**
 * ForconJournalModel:
 *
 * The rows of a campaign's journal, a #ForconJournalLine for each entry, those that were undone too. Rows are made, and
 * told, when somebody asks for them; their number is known without.
 *
 * Signals: "opened" when the rows are those of another campaign; "followed" (guint from, guint to) after the journal
 * went on or back, with how many entries were in force before and are now; "busy" when it begins or ends to find out
 * what can be shown.
 */
#define FORCON_TYPE_JOURNAL_MODEL (forcon_journal_model_get_type ())
G_DECLARE_FINAL_TYPE (ForconJournalModel, forcon_journal_model, FORCON, JOURNAL_MODEL, GObject)

/* Any phase. */
#define FORCON_JOURNAL_ANY_PHASE (-1)

/**
 * ForconJournalFilter:
 * @phase: or FORCON_JOURNAL_ANY_PHASE
 * @clash: or none for any
 * @admiral: whose doing it is or whom it concerns; or none for any
 * @topics: bits FORCON_TOPIC_BIT() of which one must be there; 0 for any
 * @undone: only what was undone
 *
 * Which rows are shown.
 */
typedef struct {
  gint phase;
  ForconClashId clash;
  ForconSideId admiral;
  guint32 topics;
  gboolean undone;
} ForconJournalFilter;

#define FORCON_JOURNAL_ALL ((ForconJournalFilter){ .phase = FORCON_JOURNAL_ANY_PHASE })

ForconJournalModel *forcon_journal_model_new (ForconGame *game);
void forcon_journal_model_set_filter (ForconJournalModel *self, const ForconJournalFilter *filter);
gboolean forcon_journal_model_is_filtered (ForconJournalModel *self);
gboolean forcon_journal_model_is_busy (ForconJournalModel *self);
guint forcon_journal_model_find_row (ForconJournalModel *self, guint place);

/* Giving many rows little by little */
void forcon_journal_model_be_gentle (ForconJournalModel *self);
guint forcon_journal_model_n_held (ForconJournalModel *self);
void forcon_journal_model_give (ForconJournalModel *self, guint n_rows);

/* What an entry says, by its place */
const ForconAnnalsEntry *forcon_journal_model_told (ForconJournalModel *self, guint place);
const ForconCampaignEntry *forcon_journal_model_entry (ForconJournalModel *self, guint place);
gboolean forcon_journal_model_is_undone (ForconJournalModel *self, guint place);
char *forcon_journal_model_copy_text (ForconJournalModel *self, guint place);

/* What is searched for, so that rows can mark it */
void forcon_journal_model_set_needle (ForconJournalModel *self, const char *needle);
const char *forcon_journal_model_needle (ForconJournalModel *self);

G_END_DECLS
