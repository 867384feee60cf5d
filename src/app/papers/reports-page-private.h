/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/digest-view.h"
#include "app/papers/folio-pane.h"
#include "app/papers/papers-work.h"
#include "app/papers/reports-page.h"

G_BEGIN_DECLS

/* Inside the page of reports only. */

struct _ForconReportsPage {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkListBox *kinds;
  GtkDropDown *who;
  GtkDropDown *language;
  GtkDropDown *phase;
  GtkDropDown *paper;
  GtkDropDown *per_page;
  GtkDropDown *clash;
  GtkDropDown *which;
  GtkCheckButton *all_cards;
  GtkCheckButton *blows;
  GtkWidget *message_button;
  GtkWidget *questions_bar;
  GtkLabel *questions_label;
  GtkWidget *check_bar;
  GtkImage *check_image;
  GtkLabel *check_label;
  GtkButton *print_all;
  ForconFolioPane *pane;
  GtkWidget *secrets;
  ForconDigestView *secret_list;
  GtkPopover *message_popover;
  GtkLabel *message_heading;
  GtkEditable *message_entry;
  GtkCheckButton *at_once;
  GtkWidget *send_button;

  /* Owned */
  GArray *ships;
  guint waiting_source;

  /* What is in front, and of which preview and place in the journal it is; see forcon_reports_page_current_book() */
  ForconBook *book;
  guint book_serial;
  guint book_position;

  /* The newest phase that is offered, -1 for none; how often a preview was asked for; whether choices are being
   * filled, and are not somebody's */
  gint last_phase;
  guint serial;
};

/* reports-page.c */

/* Shows what is chosen. */
void forcon_reports_page_refresh (ForconReportsPage *self);

/* Returns: (transfer none) (nullable): what is in front, if it is still what is wanted of the campaign as it is */
ForconBook *forcon_reports_page_current_book (ForconReportsPage *self);

/* Takes what a thread has made. What may not be given away cannot be printed or saved either. */
void forcon_reports_page_take (gpointer owner, const ForconPapersAnswer *answer);

/* reports-page-choice.c */

/* Who is chosen; none is the master or all: they come last in the list. */
ForconSideId forcon_reports_page_admiral (ForconReportsPage *self);

/* Of which phase; the newest comes first in the list. */
gint forcon_reports_page_phase (ForconReportsPage *self);

/* All that is chosen. */
ForconPapersWish forcon_reports_page_wish (ForconReportsPage *self);

void forcon_reports_page_fill_kinds (ForconReportsPage *self);
void forcon_reports_page_fill_who (ForconReportsPage *self);

/* Whoever looks at the newest goes on to do so; else the phase that was chosen stays. */
void forcon_reports_page_fill_phases (ForconReportsPage *self, gint last);

/* Which one was chosen is kept. */
void forcon_reports_page_fill_clashes (ForconReportsPage *self);

/* As the page setup says. */
void forcon_reports_page_fill_paper (ForconReportsPage *self);

/* The ships whose cards are wanted: those that were selected elsewhere, or all. @ships: (nullable): those */
void forcon_reports_page_fill_ships (ForconReportsPage *self, GArray *ships);

void forcon_reports_page_fill_languages (ForconReportsPage *self);

/* Shows the language of the papers of who is chosen. */
void forcon_reports_page_show_language (ForconReportsPage *self);

/* Enters the language that was chosen. */
void forcon_reports_page_set_language (ForconReportsPage *self);

/* Lets be chosen only what there is of this kind. */
void forcon_reports_page_adapt (ForconReportsPage *self);

/* reports-page-save.c */

/* Adds the actions to the class, with their keys. */
void forcon_reports_page_add_save_actions (GtkWidgetClass *widget_class);

/* reports-page-print.c */

/* Adds the actions to the class. The key is the window's. */
void forcon_reports_page_add_print_actions (GtkWidgetClass *widget_class);

/* reports-page-message.c */

/* To whom, when the field comes up. */
void forcon_reports_page_prepare_message (ForconReportsPage *self);

/* An empty one is not sent. */
void forcon_reports_page_judge_message (ForconReportsPage *self);

/* Sends what is in the field. */
void forcon_reports_page_send_message (ForconReportsPage *self);

G_END_DECLS
