/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "campaign/state/campaign.h"
#include "engine/state/rules.h"

G_BEGIN_DECLS

/**
 * ForconFactSheet:
 * @campaign: the truth
 * @rules: its rules
 * @writable: whether commands can be given
 * @box: where the groups of facts go
 *
 * What is being filled with the facts of what is selected. Borrowed throughout.
 */
typedef struct {
  const ForconCampaign *campaign;
  const ForconRules *rules;
  gboolean writable;
  GtkBox *box;
} ForconFactSheet;

/**
 * forcon_fact_group:
 * @sheet: what is being filled
 * @title: what the facts are of
 *
 * Returns: (transfer none): a new group of facts at the end of the sheet
 */
AdwPreferencesGroup *forcon_fact_group (const ForconFactSheet *sheet, const char *title);

/**
 * forcon_fact_row:
 * @group: where it belongs
 * @title: what it is
 * @text: (nullable): what there is to say of it
 *
 * Returns: (transfer none): a new row at the end of the group
 */
AdwActionRow *forcon_fact_row (AdwPreferencesGroup *group, const char *title, const char *text);

/* Likewise; pressing the row, or Enter on it, activates an action of the window with an id. */
AdwActionRow *forcon_fact_link (AdwPreferencesGroup *group, const char *title, const char *text, const char *action,
                                guint32 target);

/**
 * forcon_fact_button:
 * @row: a row
 * @icon: a symbolic icon
 * @name: what it does, in words
 * @action: an action
 * @target: (transfer floating) (nullable): what with
 *
 * Puts a button at the end of the row.
 */
void forcon_fact_button (AdwActionRow *row, const char *icon, const char *name, const char *action, GVariant *target);

/* Puts a button that opens @menu at the end of the row. */
void forcon_fact_menu (AdwActionRow *row, const char *icon, const char *name, GMenu *menu);

/* What is selected, each in a file of its own */

/**
 * forcon_inspect_sector:
 * @sheet: what is being filled
 * @sector: a sector
 *
 * What lies there, who is there, mines, and what the main map says of it.
 */
void forcon_inspect_sector (const ForconFactSheet *sheet, ForconSectorId sector);

/**
 * forcon_inspect_formation:
 * @sheet: what is being filled
 * @formation: a formation
 *
 * What it is, its orders, its ships, and who knows of it (F-CAMP-8).
 */
void forcon_inspect_formation (const ForconFactSheet *sheet, ForconFormationId formation);

/**
 * forcon_inspect_ship:
 * @sheet: what is being filled
 * @ship: a ship
 *
 * How it stands.
 */
void forcon_inspect_ship (const ForconFactSheet *sheet, ForconShipId ship);

G_END_DECLS
