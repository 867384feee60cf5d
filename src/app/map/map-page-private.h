/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/map-list.h"
#include "app/map/map-loader.h"
#include "app/map/map-page.h"
#include "app/map/map-reshape.h"
#include "app/map/map-tracing.h"
#include "app/map/map-view.h"
#include "app/map/move-plan.h"

G_BEGIN_DECLS

struct _ForconMapPage {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkDropDown *layers;
  GtkToggleButton *list_button;
  GtkDrawingArea *legend;
  GtkWidget *banner;
  GtkLabel *banner_text;
  GtkWidget *now_button;
  GtkWidget *truth_button;
  GtkWidget *frame;
  ForconMapList *list;
  ForconMapView *map;
  GtkLabel *facts;
  GtkSpinner *spinner;
  GtkWidget *draft_bar;
  GtkLabel *draft_text;
  GtkWidget *after_button;
  GtkWidget *way_button;
  GtkWidget *past_bar;
  GtkScale *past_scale;
  GtkAdjustment *past_stop;
  GtkLabel *past_text;
  GtkToggleButton *play_button;
  GtkWidget *palette_box;
  GtkListBox *palette;
  GtkWidget *edit_bar;
  GtkEditable *names;
  ForconMapReshape *reshape;

  /* Owned */
  ForconMapLoader *loader;
  ForconMovePlan *plan;
  GtkWidget *menu;

  /* While the map is edited: the tool of the palette, and the places of the grid with room for a sector (element-type
   * ForconPoint, owned): columns and rows. */
  guint tool;
  GArray *spots;

  /* While something is to be done with the whole map: the edits (owned, nullable), and what would come of them (owned,
   * nullable). The path of the picture to trace that is shown or being loaded (owned, nullable). */
  char *reshaped;
  ForconCampaignOutcome *preview;
  char *traced;

  /* Whose map is shown, and of when: a stop of the past, or the last one: now. */
  ForconMapSight sight;
  ForconSideId admiral;
  guint stop;
  guint play_source;

  /* What the note of an order takes back. */
  guint ordered_from;
  guint ordered_to;
};

/* map-page-layers.c */

/* Names the layers of the campaign that is open. */
void forcon_map_page_fill_layers (ForconMapPage *self);

/* Says on the banner which map it is. */
void forcon_map_page_tell_layer (ForconMapPage *self);

/* Names the handlers and actions for the template. */
void forcon_map_page_bind_layers (GtkWidgetClass *widget_class);

/* map-page-past.c */

/* Returns: how many stops there are, the present included */
guint forcon_map_page_n_stops (ForconMapPage *self);

gboolean forcon_map_page_in_past (ForconMapPage *self);

/**
 * forcon_map_page_moment:
 * @self: a page that shows the past
 * @phase: (out): the phase
 * @half: (out): the half-phase at whose end it was so, or 0 while orders were collected
 */
void forcon_map_page_moment (ForconMapPage *self, gint *phase, gint *half);

/* Returns: (transfer full): when it was so: "phase 2, after the first half" */
char *forcon_map_page_moment_text (ForconMapPage *self);

/* Brings the slider to what is shown. */
void forcon_map_page_follow_past (ForconMapPage *self);

void forcon_map_page_stop_playing (ForconMapPage *self);

/* Names the handlers and actions for the template. */
void forcon_map_page_bind_past (GtkWidgetClass *widget_class);

/* map-page-draft.c */

/**
 * forcon_map_page_drop_draft:
 * @self: a page
 *
 * Nothing is drawn up any more.
 */
void forcon_map_page_drop_draft (ForconMapPage *self);

/* Names the handlers and actions for the template. */
void forcon_map_page_bind_draft (GtkWidgetClass *widget_class);

/* map-page-edit.c */

/* Fills the palette of what can be placed. */
void forcon_map_page_fill_palette (ForconMapPage *self);

/* Shows what edits the map, or puts it aside. */
void forcon_map_page_follow_edit (ForconMapPage *self);

/* Returns: (transfer full): the map as it is edited, with room round it */
ForconMapModel *forcon_map_page_edit_model (ForconMapPage *self);

/* A formation was dragged to another sector before play: there it begins. */
void forcon_map_page_drop_formation (ForconMapPage *self, guint formation, guint sector);

/* Names the handlers and actions for the template. */
void forcon_map_page_bind_edit (GtkWidgetClass *widget_class);

/* map-page-reshape.c */

/* Returns: (transfer none) (nullable): the campaign as it would become, while that is shown */
const ForconCampaign *forcon_map_page_previewed (ForconMapPage *self);

/* Returns: (transfer full) (element-type ForconPoint): middles of the sectors that would be made */
GArray *forcon_map_page_preview_places (ForconMapPage *self);

/* Nothing is done with the whole map any more. Returns: whether something was to be done */
gboolean forcon_map_page_drop_reshape (ForconMapPage *self);

/* Shows the picture to trace, or puts it aside: it is seen only while the map is edited. */
void forcon_map_page_follow_picture (ForconMapPage *self);

/* Puts a picture beside the campaign's file, and asks the bar to show it. */
void forcon_map_page_take_picture (ForconMapPage *self, const char *path);

/* The whole map can be changed only while it is edited. */
void forcon_map_page_follow_reshape (ForconMapPage *self);

/* Names the handlers and actions for the template. */
void forcon_map_page_bind_reshape (GtkWidgetClass *widget_class);

/* map-page-menu.c */

/* Names the handlers and actions for the template. */
void forcon_map_page_bind_menu (GtkWidgetClass *widget_class);

G_END_DECLS
