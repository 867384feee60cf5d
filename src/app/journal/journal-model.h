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

/**
 * forcon_journal_model_new:
 * @game: whose journal it is; it may open another campaign, or none
 *
 * Returns: (transfer full): its rows
 */
ForconJournalModel *forcon_journal_model_new (ForconGame *game);

/**
 * forcon_journal_model_set_filter:
 * @self: a model
 * @filter: which rows are shown
 *
 * Of a long journal it takes a moment to find out; till then none are shown, and the model is busy.
 */
void forcon_journal_model_set_filter (ForconJournalModel *self, const ForconJournalFilter *filter);

gboolean forcon_journal_model_is_filtered (ForconJournalModel *self);

/* Whether it is still finding out what is to be shown. */
gboolean forcon_journal_model_is_busy (ForconJournalModel *self);

/**
 * forcon_journal_model_find_row:
 * @self: a model
 * @place: of an entry, from 0
 *
 * A row that is not given yet is given first, with all the others.
 *
 * Returns: in which row it is shown, or GTK_INVALID_LIST_POSITION
 */
guint forcon_journal_model_find_row (ForconJournalModel *self, guint place);

/* Giving many rows little by little */

/**
 * forcon_journal_model_be_gentle:
 * @self: a model
 *
 * From now on, whenever the rows are others than before, only the last ones are given at first, and
 * forcon_journal_model_give() gives the others: a list makes some hundred widgets as soon as it has so many rows, seen
 * or not, and that takes longer than a window may stall.
 */
void forcon_journal_model_be_gentle (ForconJournalModel *self);

/* Returns: how many rows are not given yet, all of them before the first */
guint forcon_journal_model_n_held (ForconJournalModel *self);

/**
 * forcon_journal_model_give:
 * @self: a model
 * @n_rows: how many of those that are not given yet, at most
 *
 * Gives the last of them.
 */
void forcon_journal_model_give (ForconJournalModel *self, guint n_rows);

/* What an entry says, by its place */

/**
 * forcon_journal_model_told:
 * @self: a model
 * @place: of an entry, from 0
 *
 * Returns: (transfer none) (nullable): the entry, told; valid until the next call. %NULL when it cannot be read
 */
const ForconAnnalsEntry *forcon_journal_model_told (ForconJournalModel *self, guint place);

/* Returns: (transfer none) (nullable): the entry as the journal keeps it; valid until the journal changes */
const ForconCampaignEntry *forcon_journal_model_entry (ForconJournalModel *self, guint place);

gboolean forcon_journal_model_is_undone (ForconJournalModel *self, guint place);

/**
 * forcon_journal_model_copy_text:
 * @self: a model
 * @place: of an entry, from 0
 *
 * Returns: (transfer full): the entry as the journal is printed, each line with its end
 */
char *forcon_journal_model_copy_text (ForconJournalModel *self, guint place);

/* What is searched for, so that rows can mark it */

/**
 * forcon_journal_model_set_needle:
 * @self: a model
 * @needle: (nullable): what rows shall mark, as forcon_text_fold() gives it
 */
void forcon_journal_model_set_needle (ForconJournalModel *self, const char *needle);

const char *forcon_journal_model_needle (ForconJournalModel *self);

G_END_DECLS
