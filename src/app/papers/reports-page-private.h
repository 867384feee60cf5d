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
  GtkDropDown *phase;
  GtkDropDown *paper;
  GtkDropDown *per_page;
  GtkDropDown *clash;
  GtkDropDown *which;
  GtkWidget *message_button;
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

  /* The newest phase that is offered, -1 for none; how often a preview was asked for; whether choices are being filled, and
   * are not somebody's */
  gint last_phase;
  guint serial;
};

/* reports-page.c */
void forcon_reports_page_refresh (ForconReportsPage *self);
ForconBook *forcon_reports_page_current_book (ForconReportsPage *self);
void forcon_reports_page_take (gpointer owner, const ForconPapersAnswer *answer);

/* reports-page-choice.c */
ForconSideId forcon_reports_page_admiral (ForconReportsPage *self);
gint forcon_reports_page_phase (ForconReportsPage *self);
ForconPapersWish forcon_reports_page_wish (ForconReportsPage *self);
void forcon_reports_page_fill_kinds (ForconReportsPage *self);
void forcon_reports_page_fill_who (ForconReportsPage *self);
void forcon_reports_page_fill_phases (ForconReportsPage *self, gint last);
void forcon_reports_page_fill_clashes (ForconReportsPage *self);
void forcon_reports_page_fill_paper (ForconReportsPage *self);
void forcon_reports_page_fill_ships (ForconReportsPage *self, GArray *ships);
void forcon_reports_page_adapt (ForconReportsPage *self);

/* reports-page-save.c */
void forcon_reports_page_add_save_actions (GtkWidgetClass *widget_class);

/* reports-page-print.c */
void forcon_reports_page_add_print_actions (GtkWidgetClass *widget_class);

/* reports-page-message.c */
void forcon_reports_page_prepare_message (ForconReportsPage *self);
void forcon_reports_page_judge_message (ForconReportsPage *self);
void forcon_reports_page_send_message (ForconReportsPage *self);

G_END_DECLS
