/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/shell/alarm-bar.h"
#include "app/shell/clock-bar.h"
#include "app/game/file-bar.h"
#include "app/inspector/inspector.h"
#include "app/shell/master-window.h"
#include "app/shell/page-rail.h"
#include "app/shell/start-page.h"
#include "app/shell/status-strip.h"

G_BEGIN_DECLS

struct _ForconMasterWindow {
  AdwApplicationWindow parent;

  /* Template */
  AdwToastOverlay *toasts;
  GtkStack *title;
  GtkWidget *history;
  GtkWidget *standing;
  GtkLabel *campaign_name;
  GtkLabel *stage;
  ForconClockBar *clock_bar;
  GtkButton *next_button;
  GtkWidget *inspector_button;
  GtkMenuButton *menu_button;
  ForconAlarmBar *alarm_bar;
  ForconFileBar *file_bar;
  ForconStatusStrip *status_strip;
  GtkStack *desk;
  ForconStartPage *start_page;
  ForconPageRail *rail;
  AdwViewStack *pages;
  AdwFlap *side;
  ForconInspector *inspector;

  /* Owned */
  ForconGame *game;
  guint pages_source;
};

/* master-window-pages.c */
void forcon_master_window_make_page (ForconMasterWindow *self);
GtkWidget *forcon_master_window_page (ForconMasterWindow *self);
gboolean forcon_master_window_page_wants_facts (ForconMasterWindow *self);
void forcon_master_window_make_pages_later (ForconMasterWindow *self);
void forcon_master_window_bind_pages (GtkWidgetClass *widget_class);

/* master-window-actions.c */
void forcon_master_window_add_actions (ForconMasterWindow *self);
void forcon_master_window_mark_page (ForconMasterWindow *self);
void forcon_master_window_update_actions (ForconMasterWindow *self);

/* master-window-alarm.c */
void forcon_master_window_follow_alarms (ForconMasterWindow *self);

/* master-window-header.c */
void forcon_master_window_add_header_actions (ForconMasterWindow *self);
void forcon_master_window_update_header (ForconMasterWindow *self);

/* master-window-side.c */
void forcon_master_window_add_side_action (ForconMasterWindow *self);
void forcon_master_window_show_side (ForconMasterWindow *self);

/* master-window-fleet-dice.c */
void forcon_master_window_add_fleet_dice_actions (ForconMasterWindow *self);
void forcon_master_window_add_ground_actions (ForconMasterWindow *self);
void forcon_master_window_open_fleet_dice (ForconMasterWindow *self, const char *path);

/* master-window-files.c */
void forcon_master_window_add_file_actions (ForconMasterWindow *self);
void forcon_master_window_remember_file (ForconMasterWindow *self);
void forcon_master_window_offer_locked (ForconMasterWindow *self, const char *path, const char *why);
void forcon_master_window_import (ForconMasterWindow *self, const char *xml, const char *path);
void forcon_master_window_export (ForconMasterWindow *self, const char *xml);
void forcon_master_window_save_copy (ForconMasterWindow *self, const char *path);

/* master-window-begin.c */
void forcon_master_window_add_begin_actions (ForconMasterWindow *self);
void forcon_master_window_begin_campaign (ForconMasterWindow *self, const char *scenario);

/* master-window-views.c */
void forcon_master_window_add_view_actions (ForconMasterWindow *self);

/* master-window-resolve.c */
void forcon_master_window_add_resolve_actions (ForconMasterWindow *self);

/* master-window-journal.c */
void forcon_master_window_add_journal_actions (ForconMasterWindow *self);

G_END_DECLS
