/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/shell/new-campaign.h"
#include "storage/scenario/scenario.h"
#include "render/map/sector-map.h"

G_BEGIN_DECLS

/* One admiral on the second page. */
typedef struct {
  AdwEntryRow *row;
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
void forcon_new_campaign_update (ForconNewCampaign *self);
void forcon_new_campaign_fail (ForconNewCampaign *self, const char *text);

/* new-campaign-scenarios.c */
void forcon_new_campaign_find_scenarios (ForconNewCampaign *self);
gboolean forcon_new_campaign_add_scenario (ForconNewCampaign *self, const char *path);
void forcon_new_campaign_choose_scenario (ForconNewCampaign *self, guint which);

/* new-campaign-admirals.c */
void forcon_new_campaign_fill_admirals (ForconNewCampaign *self);
char *forcon_new_campaign_admirals_problem (ForconNewCampaign *self);
void forcon_new_campaign_show_pins (ForconNewCampaign *self);
char *forcon_new_campaign_pin_list (ForconNewCampaign *self);
void forcon_new_campaign_print_pins (ForconNewCampaign *self);

/* new-campaign-create.c */
void forcon_new_campaign_fill_time (ForconNewCampaign *self);
char *forcon_new_campaign_time_problem (ForconNewCampaign *self);
void forcon_new_campaign_set_path (ForconNewCampaign *self, const char *path);
void forcon_new_campaign_create (ForconNewCampaign *self);

G_END_DECLS
