/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/fleets/fleet-editor.h"
#include "app/fleets/fleet-item.h"
#include "app/fleets/fleets-page.h"
#include "app/fleets/muster.h"

G_BEGIN_DECLS

/* What ships are filtered by; each is a list to choose from whose first entry is everything. */
typedef enum {
  FLEETS_BY_OWNER,
  FLEETS_BY_TYPE,
  FLEETS_BY_STATE,
  FLEETS_BY_FORMATION,
  FLEETS_BY_SECTOR,
  FLEETS_N_FILTERS,
} FleetsFilter;

/* The columns of the list, by which the cards are sorted too. */
typedef enum {
  FLEETS_NAME,
  FLEETS_CLASS,
  FLEETS_OWNER,
  FLEETS_FORMATION,
  FLEETS_SECTOR,
  FLEETS_HITS,
  FLEETS_STATUS,
  FLEETS_N_COLUMNS,
} FleetsColumn;

/* @values: of a list, in its order; −1 is everything */
typedef struct {
  GtkDropDown *list;
  GArray *values;
  gint64 chosen;
} FleetsChoice;

struct _ForconFleetsPage {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkStack *modes;
  ForconFleetEditor *editor;
  GtkEditable *search;
  GtkLabel *count;
  GtkMenuButton *menu_button;
  GtkToggleButton *muster_button;
  GtkToggleButton *cards_button;
  GtkToggleButton *list_button;
  GtkDropDown *owner;
  GtkDropDown *type;
  GtkDropDown *state;
  GtkDropDown *formation;
  GtkDropDown *sector;
  GtkDropDown *sort;
  GtkWidget *clear_button;
  GtkPaned *paned;
  ForconMuster *muster;
  GtkStack *views;
  GtkGridView *cards;
  GtkColumnView *list;
  GtkWidget *cards_scroller;
  GtkWidget *list_scroller;
  GtkMultiSelection *selection;
  GtkFilterListModel *filtered;
  GtkSortListModel *sorted;

  /* Owned */
  GListStore *items;
  GtkCustomFilter *filter;
  GtkColumnViewColumn *columns[FLEETS_N_COLUMNS];
  FleetsChoice choices[FLEETS_N_FILTERS];
  char *needle;
  int card_width;

  /* Whether something shall come into view, the callback that scrolls when everything has its place, and frames
   * until now; and whether a change comes from the game. */
  gboolean to_scroll;
  guint ticking;
  guint frames;
};

/* fleets-page-filters.c */
void forcon_fleets_page_build_filters (ForconFleetsPage *self);

/* Brings the lists up to date with the campaign; what is chosen stays where it can. */
void forcon_fleets_page_fill_filters (ForconFleetsPage *self);

/* Everything is shown again. */
void forcon_fleets_page_clear_filters (ForconFleetsPage *self);

/* "12 of 75", and something to read where nothing is left. */
void forcon_fleets_page_update_count (ForconFleetsPage *self);

/* fleets-page-views.c */
void forcon_fleets_page_build_views (ForconFleetsPage *self);

/* More steps make larger cards, and fewer in a row. */
void forcon_fleets_page_zoom (ForconFleetsPage *self, int step);

/* fleets-page-actions.c */

/**
 * forcon_fleets_page_chosen:
 * @self: a page
 *
 * Returns: the ships that are selected, as many as one command takes, or where none is the ship that is selected
 *   elsewhere
 */
ForconShips forcon_fleets_page_chosen (ForconFleetsPage *self);

/* Opens a ship in full. */
void forcon_fleets_page_open (ForconFleetsPage *self, ForconShipId ship);

/**
 * forcon_fleets_page_show_menu:
 * @self: a page
 * @where: (nullable): px on it
 *
 * Shows there what can be done with what is selected; below the page if nothing is said of where.
 */
void forcon_fleets_page_show_menu (ForconFleetsPage *self, const graphene_point_t *where);

void forcon_fleets_page_install_actions (GtkWidgetClass *widget_class);

/* Makes sensitive what can be done with what is selected. */
void forcon_fleets_page_update_actions (ForconFleetsPage *self);

G_END_DECLS
