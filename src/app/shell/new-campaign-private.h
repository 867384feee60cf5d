/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/shell/new-campaign.h"
#include "storage/scenario/scenario.h"
#include "render/map/sector-map.h"

G_BEGIN_DECLS

/* One admiral on the second page. */
typedef struct {
  AdwEntryRow *row;
  GtkEditable *player;
  GtkEditable *pin;
} ForconAdmiralFields;

struct _ForconNewCampaign {
  AdwWindow parent;

  /* Template */
  AdwWindowTitle *heading;
  GtkButton *back_button;
  GtkButton *next_button;
  GtkStack *pages;
  GtkLabel *problem;
  GtkListBox *scenarios;
  GtkDrawingArea *preview;
  AdwPreferencesGroup *admirals;
  GtkEditable *master_pin;
  GtkSpinButton *collecting;
  GtkSpinButton *results;
  GtkEditable *alarms;
  GtkEditable *seed;
  AdwActionRow *file;
  AdwPreferencesGroup *pins;

  /* Owned */
  GPtrArray *loaded; /* (element-type ForconScenario): by row */
  ForconMapModel *map;
  GArray *fields; /* (element-type ForconAdmiralFields): by admiral, of the chosen scenario */
  char *path;

  /* Borrowed: the scenario that is chosen, or NULL */
  ForconScenario *chosen;

  gboolean working;
};

/* new-campaign.c */

/* Shows the buttons of the present step, and whether it can be left. */
void forcon_new_campaign_update (ForconNewCampaign *self);

/* Says what is wrong, or with %NULL that nothing is. */
void forcon_new_campaign_fail (ForconNewCampaign *self, const char *text);

/* new-campaign-scenarios.c */

/* Those that come with the program. */
void forcon_new_campaign_find_scenarios (ForconNewCampaign *self);

/**
 * forcon_new_campaign_add_scenario:
 * @self: an assistant
 * @path: a scenario
 *
 * Adds a scenario to the list and chooses it, or says what is wrong with it.
 *
 * Returns: whether it could
 */
gboolean forcon_new_campaign_add_scenario (ForconNewCampaign *self, const char *path);

/* Chooses the scenario of a row; its map is drawn beside it. */
void forcon_new_campaign_choose_scenario (ForconNewCampaign *self, guint which);

/* new-campaign-admirals.c */

/* A row for each admiral of the chosen scenario. */
void forcon_new_campaign_fill_admirals (ForconNewCampaign *self);

/* Returns: (transfer full) (nullable): why the page cannot stay as it is */
char *forcon_new_campaign_admirals_problem (ForconNewCampaign *self);

/* Lists the PINs as they were typed. */
void forcon_new_campaign_show_pins (ForconNewCampaign *self);

/* Returns: (transfer full): the same as text, a line each */
char *forcon_new_campaign_pin_list (ForconNewCampaign *self);

/* Asks for a printer. */
void forcon_new_campaign_print_pins (ForconNewCampaign *self);

/* new-campaign-create.c */

/* What the scenario says. Nobody needs a seed but who tries something out. */
void forcon_new_campaign_fill_time (ForconNewCampaign *self);

/* Returns: (transfer full) (nullable): why the page cannot stay as it is */
char *forcon_new_campaign_time_problem (ForconNewCampaign *self);

/**
 * forcon_new_campaign_set_path:
 * @self: an assistant
 * @path: where the new campaign is to be
 */
void forcon_new_campaign_set_path (ForconNewCampaign *self, const char *path);

/* Makes the campaign on another thread, and opens it. */
void forcon_new_campaign_create (ForconNewCampaign *self);

G_END_DECLS
