/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/panels/panels.h"
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
  GtkWidget *lists;
  GtkWidget *panel;
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

/* Says something that needs no answer. */
void forcon_table_window_say (ForconTableWindow *self, const char *text);

/* table-window-actions.c */

/* Adds the actions of the battle to the window. */
void forcon_table_window_add_actions (ForconTableWindow *self);

/* Single letters; a field that is being typed in takes them first. Those with Ctrl are the application's. */
void forcon_table_window_bind_keys (GtkWidgetClass *widget_class);

/* Makes sensitive what can be done now; with that the buttons, the menu and the keys are. */
void forcon_table_window_update_actions (ForconTableWindow *self);

/* table-window-files.c */

/* Adds the actions that have to do with files to the window. */
void forcon_table_window_add_file_actions (ForconTableWindow *self);

/* table-window-views.c */

/* Adds the actions that show something else to the window. */
void forcon_table_window_add_view_actions (ForconTableWindow *self);

/* Brings the list of onlookers and the banner up to date. */
void forcon_table_window_update_views (ForconTableWindow *self);

/* Tells why a captain has stopped before the side's turn is over. */
void forcon_table_window_follow_captain (ForconTableWindow *self);

/* Offers the other map where there is one. */
void forcon_table_window_update_map (ForconTableWindow *self);

/* table-window-clash.c */

/* Adds the actions that a clash needs to the window. */
void forcon_table_window_add_clash_actions (ForconTableWindow *self);

/* Brings up to date what depends on the campaign of the clash; call it last. */
void forcon_table_window_update_clash (ForconTableWindow *self);

/* table-window-header.c */

/* Brings the header up to date with the battle. */
void forcon_table_window_update_header (ForconTableWindow *self);

G_END_DECLS
