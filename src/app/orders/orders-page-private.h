/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/admiral/admiral-item.h"
#include "app/map/map-view.h"
#include "app/orders/force-list.h"
#include "app/orders/orders-page.h"
#include "app/orders/question-desk.h"
#include "app/orders/reading-list.h"
#include "app/orders/scan-desk.h"
#include "app/orders/scan-panel.h"
#include "app/orders/settle-panel.h"
#include "campaign/orders/sheet-archive.h"
#include "app/orders/sheet-drafts.h"
#include "app/orders/sheet-text.h"

G_BEGIN_DECLS

/**
 * ForconShownSheet:
 * @sheet: one that was handed in; none where one is being written
 * @correction: what is being written is a correction out of turn
 *
 * What stands in the middle of the page.
 */
typedef struct {
  ForconSheetId sheet;
  gboolean correction;
} ForconShownSheet;

/**
 * ForconHandedIn:
 * @sheet: what was handed in here last; none where nothing was
 * @admiral: whose it is
 * @correction: it is a correction out of turn
 * @text: what was typed
 *
 * It is there to be mended if it is undone.
 */
typedef struct {
  ForconSheetId sheet;
  ForconSideId admiral;
  gboolean correction;
  char *text;
} ForconHandedIn;

struct _ForconOrdersPage {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkListView *admirals_view;
  GtkWidget *absent;
  GtkMenuButton *questions;
  GtkLabel *questions_label;
  ForconQuestionDesk *question_desk;
  GtkDropDown *sheets_view;
  GtkWidget *scan_shown;
  GtkStack *beside;
  ForconScanPanel *scan;
  GtkWidget *notice;
  ForconSheetText *text;
  GtkWidget *write_bar;
  GtkWidget *length;
  GtkWidget *hand_in;
  GtkWidget *force_title;
  ForconForceList *force;
  ForconMapView *map;
  GtkWidget *readings_title;
  GtkWidget *next;
  GtkWidget *next_label;
  ForconReadingList *readings;
  ForconSettlePanel *settle;

  /* Owned */
  GListStore *admirals;
  GtkSingleSelection *chosen;
  GtkStringList *titles;
  ForconSheetDrafts *drafts;
  ForconScanDesk *scans;

  /* (element-type ForconShownSheet): what the titles stand for */
  GArray *choices;
  ForconShownSheet shown;

  /* The formation whose reach the map shows, or none. */
  ForconFormationId looked_at;

  /* The line that waits for the master and was gone to last, or none. */
  ForconLineId settling;

  /* The newest sheet of the admiral when that was looked at last. */
  ForconSheetId newest;

  /* What stands in the text, as it was typed or handed in. */
  char *written;
  ForconHandedIn handed_in;

  /* What would come of the sheet that is being written; %NULL where there is nothing to read. */
  ForconCampaignOutcome *preview;
  char *preview_text;
  guint preview_source;
  guint save_source;

  /* Sheets of old phases; (nullable): the campaign as it was when the one that is shown was in force. */
  ForconSheetArchive *archive;
  ForconCampaign *past;
  guint archive_source;

  /* What happened while nobody saw the page is not shown yet. */

  /* How many sheets were handed in together last, and can be taken back so. */
  guint imported_from;
  guint imported_to;
};

/* Whose sheet is shown, or none while no campaign is open. */
ForconSideId forcon_orders_page_admiral (ForconOrdersPage *self);

ForconAdmiralItem *forcon_orders_page_chosen (ForconOrdersPage *self);
void forcon_orders_page_choose_admiral (ForconOrdersPage *self, ForconSideId admiral);

/* Sheets */

/* What the master wants to see of an admiral first: the sheet that was handed in, else where one is written. */
ForconShownSheet forcon_orders_page_first_sheet (ForconOrdersPage *self);

/* What can be shown of the admiral, the newest sheets first. */
void forcon_orders_page_update_sheets (ForconOrdersPage *self);

/* Shows a sheet, or where one is written. */
void forcon_orders_page_show_sheet (ForconOrdersPage *self, ForconShownSheet shown);

void forcon_orders_page_on_sheet_chosen (ForconOrdersPage *self);

/* Sheets of the past */

/* Another campaign is open, or none any more. */
void forcon_orders_page_open_archive (ForconOrdersPage *self);

void forcon_orders_page_close_archive (ForconOrdersPage *self);

/* The campaign went on or back. */
void forcon_orders_page_follow_journal (ForconOrdersPage *self);

/* The campaign in which the sheet that is shown stands as it was handed in: the truth, or one of the past; %NULL for
 * none. */
const ForconCampaign *forcon_orders_page_campaign_of_sheet (ForconOrdersPage *self);

/* The sheet that is shown, whenever it was handed in; %NULL where one is being written, or it is there no more. */
const ForconSheet *forcon_orders_page_sheet (ForconOrdersPage *self);

/* Readings */

/* Shows how the sheet is understood, whether it is handed in or only being written. */
void forcon_orders_page_show_readings (ForconOrdersPage *self);

void forcon_orders_page_on_reading_chosen (ForconOrdersPage *self);
void forcon_orders_page_on_line (ForconOrdersPage *self, gint number);
void forcon_orders_page_on_picked (ForconOrdersPage *self, gint reading);

/* Enter on a line: to where it is settled, or written anew. */
void forcon_orders_page_on_reading_entered (ForconOrdersPage *self);

void forcon_orders_page_update_next (ForconOrdersPage *self);

/* A line was settled: the next one that waits is selected, if there is one. */
void forcon_orders_page_on_settled (ForconOrdersPage *self);

/* To the next line that waits for the master, or back to the one before. */
void forcon_orders_page_go_to_open (ForconOrdersPage *self, gboolean back);

/* The map */

/* Draws anew where the formations are. */
void forcon_orders_page_update_map (ForconOrdersPage *self);

/* Draws anew what is ordered. */
void forcon_orders_page_show_plans (ForconOrdersPage *self);

/* Shows where a formation can go; none, or one of somebody else, stops that. */
void forcon_orders_page_look_at (ForconOrdersPage *self, ForconFormationId formation);

void forcon_orders_page_on_map_chosen (ForconOrdersPage *self, guint sector, guint formation);
void forcon_orders_page_on_looked_at (ForconOrdersPage *self, guint formation);

/* What is being written */

/* Another campaign is open, or none any more. */
void forcon_orders_page_open_drafts (ForconOrdersPage *self);

/* Nothing of what was typed is lost. */
void forcon_orders_page_close_drafts (ForconOrdersPage *self);

/* Puts what was typed before into the text, with what it is read as. */
void forcon_orders_page_begin_writing (ForconOrdersPage *self);

void forcon_orders_page_forget_preview (ForconOrdersPage *self);

/* The sheet that was shown is not handed in any more: its text goes back to where it was typed, unless something
 * else is there. */
void forcon_orders_page_take_back (ForconOrdersPage *self);

/* If what was handed in here last is undone, whoever is shown now, its text goes back likewise, and where that is
 * written is shown. */
void forcon_orders_page_take_back_undone (ForconOrdersPage *self);

void forcon_orders_page_forget_handed_in (ForconOrdersPage *self);

/* A key was pressed: nothing is read while keys follow each other. */
void forcon_orders_page_on_typed (ForconOrdersPage *self);

/* Hands in what has been written. The next admiral who owes a sheet is chosen; if nobody does, or it was a correction,
 * the sheet is shown as it is now. */
void forcon_orders_page_hand_in (ForconOrdersPage *self);

/* Returns: (transfer full): what has been typed for the admiral in question and is not handed in */
char *forcon_orders_page_draft (ForconOrdersPage *self, gboolean correction);

/* Scans */

void forcon_orders_page_open_scans (ForconOrdersPage *self);

/* Shows the scan of the sheet in question beside it, if there is one and it is wanted. */
void forcon_orders_page_show_scan (ForconOrdersPage *self);

/* Returns: how many pages of an admiral are filed for the phase for which sheets are handed in now */
guint forcon_orders_page_count_scans (ForconOrdersPage *self, ForconSideId admiral);

/* Files */

/* Asks for files to hand in. */
void forcon_orders_page_choose_files (ForconOrdersPage *self);

/* Lets files be dropped on the page. */
void forcon_orders_page_take_drops (ForconOrdersPage *self);

G_END_DECLS
