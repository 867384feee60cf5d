/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/journal/journal-audit.h"
#include "app/journal/journal-details.h"
#include "app/journal/journal-page.h"
#include "app/journal/journal-row.h"
#include "app/journal/journal-scan.h"
#include "app/journal/typed-dice.h"

G_BEGIN_DECLS

/**
 * ForconJournalPage:
 * @follows: the newest row is in sight, and stays so when others come
 * @n_new: rows that came while it was not
 * @last_value: where the list was scrolled to
 * @giving: gives rows frame by frame, or 0; @given_frames: for how many frames
 * @matches: (element-type guint): places at which what is searched for was found, in order
 * @match: which of them is looked at, or −1
 * @scan: (nullable): the search that is under way
 * @scan_cut: entries from here on are others than that search reads
 */
struct _ForconJournalPage {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkDropDown *phase_filter;
  GtkDropDown *clash_filter;
  GtkDropDown *admiral_filter;
  GtkDropDown *topic_filter;
  GtkWidget *clear_filter;
  GtkWidget *spinner;
  GtkToggleButton *search_button;
  ForconTypedDiceButton *typed_dice;
  GtkWidget *copy_button;
  GtkWidget *search_bar;
  GtkEditable *search_entry;
  GtkLabel *search_count;
  GtkWidget *search_next;
  GtkWidget *search_previous;
  GtkStack *states;
  AdwStatusPage *nothing;
  GtkListView *list;
  GtkScrolledWindow *scrolled;
  GtkButton *new_button;
  GtkEditable *note_entry;
  GtkWidget *note_bar;
  GtkStack *side;
  ForconJournalDetails *details;
  ForconJournalAudit *audit;

  /* Owned */
  ForconJournalModel *model;
  GtkMultiSelection *selection;
  gboolean follows;
  guint n_new;
  double last_value;
  guint scroll_source;
  guint giving;
  guint given_frames;
  guint scroll_row;
  GArray *matches;
  gint match;
  ForconJournalScan *scan;
  guint scan_cut;
  guint search_source;
};

/* journal-page-list.c */
void forcon_journal_page_set_up_list (ForconJournalPage *self);
void forcon_journal_page_show_newest (ForconJournalPage *self);

/* Selects the row of an entry and brings it in sight, past a filter that hides it. */
void forcon_journal_page_select (ForconJournalPage *self, guint place);

/* Copies the rows that are selected, as the journal is printed. */
void forcon_journal_page_copy (ForconJournalPage *self);

/* Says why there are no rows, if there are none. */
void forcon_journal_page_update_list (ForconJournalPage *self);

/* journal-page-filter.c */
void forcon_journal_page_set_up_filters (ForconJournalPage *self);

/* Lets the filters offer what there is. */
void forcon_journal_page_fill_filters (ForconJournalPage *self);

void forcon_journal_page_clear_filters (ForconJournalPage *self);

/* journal-page-search.c */
void forcon_journal_page_set_up_search (ForconJournalPage *self);
void forcon_journal_page_begin_search (ForconJournalPage *self);
void forcon_journal_page_end_search (ForconJournalPage *self);

/* Entries from @cut on are others now, or new. */
void forcon_journal_page_follow_search (ForconJournalPage *self, guint cut);

void forcon_journal_page_stop_search (ForconJournalPage *self);

/**
 * forcon_journal_page_step:
 * @self: a page
 * @step: 1 for the next entry that was found, −1 for the one before
 *
 * Goes on to another entry that was found, round and round.
 */
void forcon_journal_page_step (ForconJournalPage *self, gint step);

G_END_DECLS
