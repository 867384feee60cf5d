/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/inspector/inspector.h"

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

/* inspector-rows.c */
AdwPreferencesGroup *forcon_fact_group (const ForconFactSheet *sheet, const char *title);
AdwActionRow *forcon_fact_row (AdwPreferencesGroup *group, const char *title, const char *text);
AdwActionRow *forcon_fact_link (AdwPreferencesGroup *group, const char *title, const char *text, const char *action,
                                guint32 target);
void forcon_fact_button (AdwActionRow *row, const char *icon, const char *name, const char *action, GVariant *target);
void forcon_fact_menu (AdwActionRow *row, const char *icon, const char *name, GMenu *menu);

/* What is selected, each in a file of its own */
void forcon_inspect_sector (const ForconFactSheet *sheet, ForconSectorId sector);
void forcon_inspect_formation (const ForconFactSheet *sheet, ForconFormationId formation);
void forcon_inspect_ship (const ForconFactSheet *sheet, ForconShipId ship);

/* inspector-deeds.c: what the master can do there; actions "inspector.…" */
void forcon_inspector_install_deeds (GtkWidgetClass *widget_class);
ForconGame *forcon_inspector_game (ForconInspector *self);

G_END_DECLS
