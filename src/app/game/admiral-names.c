/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/game/admiral-names.h"

#include "app/widgets/short-list.h"
#include "base/text.h"

GtkStringList *
forcon_admiral_names (const ForconCampaign *campaign, const char *first)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  if (first != NULL)
    gtk_string_list_append (names, first);
  for (guint i = 1; campaign != NULL && i <= forcon_campaign_n_admirals (campaign); i++)
    gtk_string_list_append (names, forcon_name (forcon_campaign_admiral_name (campaign, (ForconSideId){ (guint16) i })));
  return names;
}

AdwComboRow *
forcon_admiral_row_new (const ForconCampaign *campaign, const char *first, guint selected)
{
  g_autoptr (GtkStringList) names = forcon_admiral_names (campaign, first);
  AdwComboRow *row = ADW_COMBO_ROW (adw_combo_row_new ());

  forcon_short_list_apply_to_row (row);
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (row, selected);
  return row;
}
