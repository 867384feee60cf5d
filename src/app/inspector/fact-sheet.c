/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of which the inspector is made. */
#include "app/inspector/fact-sheet.h"

AdwPreferencesGroup *
forcon_fact_group (const ForconFactSheet *sheet, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *markup = g_markup_escape_text (title, -1);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), markup);
  gtk_box_append (sheet->box, group);
  return ADW_PREFERENCES_GROUP (group);
}

AdwActionRow *
forcon_fact_row (AdwPreferencesGroup *group, const char *title, const char *text)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());

  /* Names are not trusted, and are no markup. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (row, 0);
  adw_action_row_set_subtitle_lines (row, 0);
  if (text != NULL)
    adw_action_row_set_subtitle (row, text);
  gtk_widget_add_css_class (GTK_WIDGET (row), "forcon-fact");
  adw_preferences_group_add (group, GTK_WIDGET (row));
  return row;
}

AdwActionRow *
forcon_fact_link (AdwPreferencesGroup *group, const char *title, const char *text, const char *action, guint32 target)
{
  AdwActionRow *row = forcon_fact_row (group, title, text);
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");

  gtk_accessible_update_state (GTK_ACCESSIBLE (arrow), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_action_row_add_suffix (row, arrow);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  /* The target first: an action that is looked up without the one it needs complains. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  return row;
}

static void
add_control (AdwActionRow *row, GtkWidget *control, const char *name)
{
  gtk_widget_set_tooltip_text (control, name);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (control, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  adw_action_row_add_suffix (row, control);
}

void
forcon_fact_button (AdwActionRow *row, const char *icon, const char *name, const char *action, GVariant *target)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  if (target != NULL)
    gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  add_control (row, button, name);
}

void
forcon_fact_menu (AdwActionRow *row, const char *icon, const char *name, GMenu *menu)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), icon);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  add_control (row, button, name);
}
