/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-digest-view.h"
#include "forcon-reports-page.h"

G_BEGIN_DECLS

/* Inside the page of reports only. */

struct _ForconReportsPage {
  GtkWidget parent;

  /* Template */
  GtkDropDown *who;
  GtkDropDown *phase;
  GtkWidget *message_button;
  GtkRevealer *leak_bar;
  GtkLabel *leak_label;
  GtkLabel *text;
  GtkWidget *secrets;
  ForconDigestView *secret_list;
  GtkPopover *message_popover;
  GtkLabel *message_heading;
  GtkEditable *message_entry;
  GtkCheckButton *at_once;
  GtkWidget *send_button;

  /* Owned */
  ForconGame *game;

  /* The newest phase that is offered, -1 for none; how often a preview was asked for; whether it is out of date, and being
   * filled, when choices are not somebody's */
  gint last_phase;
  guint serial;
  gboolean filling;
};

ForconSideId forcon_reports_page_admiral (ForconReportsPage *self);
gint forcon_reports_page_phase (ForconReportsPage *self);

/* forcon-reports-page-save.c */
void forcon_reports_page_add_save_actions (GtkWidgetClass *widget_class);

/* forcon-reports-page-message.c */
void forcon_reports_page_prepare_message (ForconReportsPage *self);
void forcon_reports_page_judge_message (ForconReportsPage *self);
void forcon_reports_page_send_message (ForconReportsPage *self);

G_END_DECLS
