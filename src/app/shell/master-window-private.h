/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/shell/alarm-bar.h"
#include "app/shell/clock-bar.h"
#include "app/editor/edit-side.h"
#include "app/game/file-bar.h"
#include "app/inspector/inspector.h"
#include "app/shell/master-window.h"
#include "app/shell/pace-bar.h"
#include "app/shell/page-rail.h"
#include "app/shell/start-page.h"
#include "app/shell/status-strip.h"
#include "app/telephones/telephones-button.h"
#include "app/widgets/file-question.h"

G_BEGIN_DECLS

#define FORCON_CAMPAIGN_SUFFIX ".forcon"

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
  GtkWidget *flaws_button;
  GtkImage *flaws_icon;
  GtkLabel *flaws_text;
  GtkWidget *edit_button;
  GtkWidget *inspector_button;
  GtkMenuButton *menu_button;
  ForconTelephonesButton *telephones_button;
  ForconAlarmBar *alarm_bar;
  ForconPaceBar *pace_bar;
  ForconFileBar *file_bar;
  ForconStatusStrip *status_strip;
  GtkStack *desk;
  ForconStartPage *start_page;
  ForconPageRail *rail;
  AdwViewStack *pages;
  AdwFlap *side;
  GtkStack *facts;
  ForconEditSide *edit_side;
  ForconInspector *inspector;

  /* What had the focus last on a page: there one goes on after something was changed beside it. */
  GtkWidget *page_focus;

  /* Owned */
  ForconGame *game;
  guint pages_source;
};

/* master-window-pages.c */

/* Makes the page that is looked at. */
void forcon_master_window_make_page (ForconMasterWindow *self);

/* Returns: (transfer none): the page that is looked at */
GtkWidget *forcon_master_window_page (ForconMasterWindow *self);

/* Returns: whether the inspector stands beside the page that is looked at unless the user wants it otherwise */
gboolean forcon_master_window_page_wants_facts (ForconMasterWindow *self);

/* Makes all the others, a page at a time. */
void forcon_master_window_make_pages_later (ForconMasterWindow *self);

/* The pages by number, with Alt, so that a field that is being typed in does not take it. */
void forcon_master_window_bind_pages (GtkWidgetClass *widget_class);

/* master-window-actions.c */

/* Adds the actions to the window. */
void forcon_master_window_add_actions (ForconMasterWindow *self);

/* The page in front is the state of the action, which marks it in the rail. */
void forcon_master_window_mark_page (ForconMasterWindow *self);

/* Makes sensitive what can be done now; with that the buttons, the menus and the keys are. */
void forcon_master_window_update_actions (ForconMasterWindow *self);

/* Begins a new campaign; @scenario, or %NULL for one that the master chooses. */
void forcon_master_window_begin_campaign (ForconMasterWindow *self, const char *scenario);

/**
 * forcon_master_window_open_fleet_dice:
 * @self: a window
 * @path: (nullable): the file of a fleet-dice clash; %NULL to set up a new one
 *
 * Shows it in a window of its own, or says in one line what is wrong with it.
 */
void forcon_master_window_open_fleet_dice (ForconMasterWindow *self, const char *path);

/* master-window-alarm.c */

/* Has the window ring when its game does. */
void forcon_master_window_follow_alarms (ForconMasterWindow *self);

/* master-window-pace.c */

/* Notes what is done in the window, and shows from the last quarter of the hour on whether the master is late. */
void forcon_master_window_follow_pace (ForconMasterWindow *self);

/* master-window-header.c */

/* Adds the actions of the header. */
void forcon_master_window_add_header_actions (ForconMasterWindow *self);

/* Brings the header up to date with the campaign; without one it only says what the program is called. */
void forcon_master_window_update_header (ForconMasterWindow *self);

/* master-window-side.c */

/* Adds the action that shows the inspector or puts it aside, which is remembered for the page. */
void forcon_master_window_add_side_action (ForconMasterWindow *self);

/* Shows the inspector beside the page that is looked at, or puts it aside, as is wanted there. */
void forcon_master_window_show_side (ForconMasterWindow *self);

/* master-window-ground.c */
void forcon_master_window_add_ground_actions (ForconMasterWindow *self);

/* master-window-files.c */

/* Adds the actions that have to do with files, and takes what is dropped. */
void forcon_master_window_add_file_actions (ForconMasterWindow *self);

/* Remembers what is open now, for the next start. */
void forcon_master_window_remember_file (ForconMasterWindow *self);

/* Returns: (transfer full): NAME.suffix for what is called NAME.something */
char *forcon_master_window_renamed (const char *path, const char *suffix);

/**
 * forcon_master_window_ask_campaign_file:
 * @self: a window
 * @title: what for, in words
 * @name: what the file is called if nobody says otherwise
 * @about: (nullable): a file that the answer is about, for forcon_file_asked_about()
 * @answer: is called with the window
 *
 * Asks where a campaign shall be written.
 */
void forcon_master_window_ask_campaign_file (ForconMasterWindow *self, const char *title, const char *name,
                                             const char *about, ForconFileAnswer answer);

/* Asks where the campaign that is open shall be written as XML, under its own name. */
void forcon_master_window_ask_xml_file (ForconMasterWindow *self, const char *title, ForconFileAnswer answer);

/**
 * forcon_master_window_offer_locked:
 * @self: a window
 * @path: a campaign that another program writes
 * @why: who writes it, in a line
 *
 * Asks whether it shall be opened read-only, or a copy of it.
 */
void forcon_master_window_offer_locked (ForconMasterWindow *self, const char *path, const char *why);

/**
 * forcon_master_window_import:
 * @self: a window
 * @xml: an exported campaign
 * @path: of the new campaign file
 *
 * Imports a campaign and opens it. Nothing is there before all of it is.
 */
void forcon_master_window_import (ForconMasterWindow *self, const char *xml, const char *path);

/**
 * forcon_master_window_export:
 * @self: a window with a campaign
 * @xml: where to
 *
 * Writes all of the campaign as XML.
 */
void forcon_master_window_export (ForconMasterWindow *self, const char *xml);

/**
 * forcon_master_window_save_copy:
 * @self: a window with a campaign
 * @path: of a file that is not there yet
 *
 * Saves all that was done. The disk may take its time, so it is done on another thread; only where the name does not
 * lead to the campaign's file any more, that thread could not open it.
 */
void forcon_master_window_save_copy (ForconMasterWindow *self, const char *path);

/* master-window-edit.c */

/* Adds the actions of a game of one's own. */
void forcon_master_window_add_edit_actions (ForconMasterWindow *self);

/* Has the window follow whether its campaign is edited. */
void forcon_master_window_follow_editing (ForconMasterWindow *self);

/* Brings buttons and actions up to date with what can be edited, and how much is wrong with it. */
void forcon_master_window_update_edit (ForconMasterWindow *self);

/* Makes an empty scenario that is called as its file is, edits the scenario of @xml, or the campaign that is open as it
 * was before play, in a new file at @path. */
void forcon_master_window_make_scenario (ForconMasterWindow *self, const char *path);
void forcon_master_window_edit_scenario (ForconMasterWindow *self, const char *xml, const char *path);
void forcon_master_window_edit_copy (ForconMasterWindow *self, const char *path);

/**
 * forcon_master_window_edit_file:
 * @self: a window
 * @xml: a scenario
 *
 * Asks where it shall be edited, and does so.
 */
void forcon_master_window_edit_file (ForconMasterWindow *self, const char *xml);

/**
 * forcon_master_window_save_scenario:
 * @self: a window with a campaign
 * @xml: where to
 *
 * Writes the campaign as it is, or was, before play, whatever is still wrong with it, and says so.
 */
void forcon_master_window_save_scenario (ForconMasterWindow *self, const char *xml);

/* master-window-views.c */

/* Adds the actions to the window. */
void forcon_master_window_add_view_actions (ForconMasterWindow *self);

/* master-window-journal.c */

/* Adds the actions to the window. */
void forcon_master_window_add_journal_actions (ForconMasterWindow *self);

G_END_DECLS
