/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/panels/action-panel.h"
#include "app/widgets/file-actions.h"
#include "app/game/file-bar.h"
#include "app/table/journal-view.h"
#include "app/table/ship-card.h"
#include "app/table/ship-list.h"
#include "app/table/table-view.h"
#include "app/table/table-window.h"

G_BEGIN_DECLS

struct _ForconTableWindow {
  AdwApplicationWindow parent;

  /* Template */
  AdwToastOverlay *toasts;
  GtkLabel *moment;
  GtkLabel *todo;
  GtkWidget *open_button;
  GtkWidget *save_button;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *journal_button;
  GtkMenuButton *menu_button;
  GtkWidget *focus_before;
  GtkButton *step_button;
  GtkDropDown *viewer;
  ForconFileBar *file_bar;
  GtkWidget *banner;
  GtkLabel *banner_text;
  GtkWidget *banner_button;
  GtkButton *map_button;
  GtkStack *pages;
  ForconShipList *ship_list;
  ForconTableView *table_view;
  ForconJournalView *journal_view;
  ForconShipCard *ship_card;
  ForconActionPanel *action_panel;

  /* Owned */
  ForconSession *session;

  /* Whether the list of onlookers is being filled, not chosen from. */
  gboolean filling;

  /* For whom a captain played a moment ago, or none. */
  ForconSideId captain;

  ForconFileActions files;

  /* Whether nothing is asked any more. */
  gboolean closing;
};

void forcon_table_window_say (ForconTableWindow *self, const char *text);

/* table-window-actions.c */
void forcon_table_window_add_actions (ForconTableWindow *self);
void forcon_table_window_bind_keys (GtkWidgetClass *widget_class);
void forcon_table_window_enable (ForconTableWindow *self, const char *name, gboolean enabled);
void forcon_table_window_update_actions (ForconTableWindow *self);

/* table-window-files.c */
void forcon_table_window_add_file_actions (ForconTableWindow *self);

/* table-window-views.c */
void forcon_table_window_add_view_actions (ForconTableWindow *self);
void forcon_table_window_update_views (ForconTableWindow *self);
void forcon_table_window_follow_captain (ForconTableWindow *self);
void forcon_table_window_update_map (ForconTableWindow *self);

/* table-window-clash.c */
void forcon_table_window_add_clash_actions (ForconTableWindow *self);
void forcon_table_window_update_clash (ForconTableWindow *self);

/* table-window-header.c */
void forcon_table_window_update_header (ForconTableWindow *self);

G_END_DECLS
