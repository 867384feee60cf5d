/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-action-panel.h"
#include "forcon-journal-view.h"
#include "forcon-ship-card.h"
#include "forcon-ship-list.h"
#include "forcon-table-view.h"
#include "forcon-window.h"

G_BEGIN_DECLS

struct _ForconWindow {
  AdwApplicationWindow parent;

  /* Template */
  AdwToastOverlay *toasts;
  GtkLabel *moment;
  GtkLabel *todo;
  GtkButton *step_button;
  GtkDropDown *viewer;
  GtkWidget *banner;
  GtkLabel *banner_text;
  GtkButton *map_button;
  GtkStack *pages;
  ForconShipList *ship_list;
  ForconTableView *table_view;
  ForconJournalView *journal_view;
  ForconShipCard *ship_card;
  ForconActionPanel *action_panel;

  /* Owned */
  ForconSession *session;
  GtkFileChooserNative *chooser;

  /* Whether the list of onlookers is being filled, not chosen from. */
  gboolean filling;

  /* For whom a captain played a moment ago, or none. */
  ForconSideId captain;

  /* What goes on when nothing is unsaved any more. */
  void (*then) (ForconWindow *self);
  gboolean closing;
};

void forcon_window_say (ForconWindow *self, const char *text);
void forcon_window_show_error (ForconWindow *self, const char *heading, const char *text);

/* forcon-window-actions.c */
void forcon_window_add_actions (ForconWindow *self);
void forcon_window_bind_keys (GtkWidgetClass *widget_class);
void forcon_window_update_actions (ForconWindow *self);

/* forcon-window-files.c */
void forcon_window_add_file_actions (ForconWindow *self);
void forcon_window_update_file_actions (ForconWindow *self);
void forcon_window_when_saved (ForconWindow *self, void (*then) (ForconWindow *self));

/* forcon-window-views.c */
void forcon_window_add_view_actions (ForconWindow *self);
void forcon_window_update_views (ForconWindow *self);
void forcon_window_follow_captain (ForconWindow *self);
void forcon_window_update_map (ForconWindow *self);

/* forcon-window-header.c */
void forcon_window_update_header (ForconWindow *self);

G_END_DECLS
