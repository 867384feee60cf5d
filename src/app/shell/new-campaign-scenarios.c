/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first page of a new campaign: which scenario. */
#include "app/shell/new-campaign-private.h"

#include <glib/gi18n-lib.h>

#include "storage/store/check.h"
#include "storage/files/data.h"
#include "base/text.h"

static char *
count_things (const ForconScenario *scenario)
{
  const ForconCampaign *campaign = scenario->campaign;
  guint n_admirals = forcon_campaign_n_admirals (campaign);
  g_autofree char *powers = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u power", "%u powers", campaign->powers->len), campaign->powers->len);
  g_autofree char *admirals
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u admiral", "%u admirals", n_admirals), n_admirals);
  g_autofree char *sectors = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u sector", "%u sectors", campaign->sectors->len), campaign->sectors->len);
  g_autofree char *ships
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u ship", "%u ships", (guint) campaign->fleet->n_ships),
                         (guint) campaign->fleet->n_ships);

  return g_strdup_printf ("%s, %s, %s, %s", powers, admirals, sectors, ships);
}

void
forcon_new_campaign_choose_scenario (ForconNewCampaign *self, guint which)
{
  g_autofree char *label = NULL;

  if (which >= self->loaded->len || self->chosen == g_ptr_array_index (self->loaded, which))
    return;
  self->chosen = g_ptr_array_index (self->loaded, which);
  g_clear_pointer (&self->map, forcon_map_model_free);
  self->map = forcon_map_model_public (self->chosen->campaign);
  /* Translators: the name of a scenario. */
  label = g_strdup_printf (_ ("Map of %s"), forcon_name (forcon_campaign_name (self->chosen->campaign)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->preview), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self->preview));
  forcon_new_campaign_fill_admirals (self);
  forcon_new_campaign_fill_time (self);
}

gboolean
forcon_new_campaign_add_scenario (ForconNewCampaign *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  ForconScenario *scenario = forcon_scenario_load (path, NULL, &error);
  g_autofree char *counts = NULL;
  GtkWidget *row;

  if (scenario == NULL)
    {
      forcon_new_campaign_fail (self, error->message);
      return FALSE;
    }
  g_ptr_array_add (self->loaded, scenario);
  counts = count_things (scenario);
  row = adw_action_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), forcon_name (forcon_campaign_name (scenario->campaign)));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), counts);
  gtk_widget_set_tooltip_text (row, scenario->path);
  gtk_list_box_append (self->scenarios, row);
  gtk_list_box_select_row (self->scenarios,
                           gtk_list_box_get_row_at_index (self->scenarios, (gint) self->loaded->len - 1));
  return TRUE;
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(char *const *) a, *(char *const *) b);
}

void
forcon_new_campaign_find_scenarios (ForconNewCampaign *self)
{
  g_autofree char *folder = forcon_data_find ("scenarios", NULL);
  g_autoptr (GDir) dir = folder == NULL ? NULL : g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, compare_names);
  for (guint i = 0; i < paths->len; i++)
    if (forcon_file_kind (paths->pdata[i], NULL) == FORCON_FILE_SCENARIO)
      forcon_new_campaign_add_scenario (self, paths->pdata[i]);
  gtk_list_box_select_row (self->scenarios, gtk_list_box_get_row_at_index (self->scenarios, 0));
}
