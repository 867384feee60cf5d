/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/journal/journal-model.h"
#include "app/journal/journal-scan.h"

G_BEGIN_DECLS

/**
 * ForconJournalModel:
 * @annals: what the entries say
 * @length, @position: of the chronicle, as they are shown
 * @next: (nullable): the events of the first entry that was undone, held so that their address stays its own: tells
 *   whether another command has taken its place
 * @lines: (element-type guint ForconJournalLine): the rows that somebody holds, by their places; not owned
 * @filter: what is shown
 * @shown: (nullable) (element-type guint): the places that are shown; %NULL for all
 * @index: (nullable): what the entries are about, once somebody has asked for it
 * @scan: (nullable): that makes @index
 * @stale: while @scan runs: from which place on what it finds is out of date
 * @needle: (nullable): what rows mark
 * @gentle: whether rows are given little by little, the last first
 * @held: so many at the front are not given yet
 */
struct _ForconJournalModel {
  GObject parent;

  ForconGame *game;
  ForconAnnals *annals;
  guint length;
  guint position;
  GArray *next;
  GHashTable *lines;
  ForconJournalFilter filter;
  GArray *shown;
  ForconChronicleIndex *index;
  ForconJournalScan *scan;
  guint stale;
  char *needle;
  gboolean gentle;
  guint held;
};

/* journal-model-filter.c */

/* Entries from @cut on, of which there were some up to @length_before, are others now, or there are more. */
void forcon_journal_model_replace (ForconJournalModel *self, guint cut, guint length_before);

/* Finds out from the beginning which rows are shown. */
void forcon_journal_model_renew_shown (ForconJournalModel *self);

/* Of another campaign nothing is known. */
void forcon_journal_model_forget_index (ForconJournalModel *self);

/* journal-model.c */
void forcon_journal_model_tell_busy (ForconJournalModel *self);
guint forcon_journal_model_n_rows (ForconJournalModel *self);

/* All rows are others than the @before ones that were given. */
void forcon_journal_model_begin_rows (ForconJournalModel *self, guint before);

G_END_DECLS
