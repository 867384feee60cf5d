/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/class-editor-private.h"

#include <glib/gi18n-lib.h>

#include "app/fleets/card-choices.h"
#include "app/fleets/fleet-edits.h"
#include "app/fleets/ready-classes.h"
#include "app/widgets/toast.h"
#include "base/text.h"
#include "campaign/editing/ship-classes.h"
#include "render/drawing/campaign-labels.h"
#include "render/drawing/labels.h"

G_DEFINE_FINAL_TYPE (ForconClassEditor, forcon_class_editor, FORCON_TYPE_PANEL)

gboolean
forcon_class_editor_get_ship (ForconClassEditor *self, ForconEntityRecord *record)
{
  return self->first != 0
         && forcon_entity_get (forcon_game_campaign (self->game), FORCON_ENTITY_SHIP, self->first, record);
}

/* Values */

void
forcon_class_editor_set_value (ForconClassEditor *self, const char *property, const char *value)
{
  g_autofree char *values = forcon_game_property_line (property, value);

  if (g_str_equal (property, "class"))
    {
      g_autofree char *name = g_strstrip (g_strdup (value));
      const char *before = self->name;

      self->name = g_intern_string (name);
      if (!forcon_fleet_edit_name_class (self->game, before, name))
        self->name = before;
    }
  else if (g_str_equal (property, "name"))
    forcon_fleet_edit_change (self->game, FORCON_ENTITY_SHIP,
                              forcon_fleet_edit_word (self->game, FORCON_ENTITY_SHIP, self->first), values);
  else
    forcon_fleet_edit_class (self->game, self->name, values);
}

static void
on_edited (ForconClassEditor *self, const char *property, gint weapon, const char *value)
{
  if (weapon < 0)
    forcon_class_editor_set_value (self, property, value);
  else
    forcon_class_editor_edit_weapon (self, property, weapon, value);
}

static void
on_silhouette (ForconClassEditor *self, const char *silhouette)
{
  forcon_class_editor_set_value (self, "silhouette", silhouette);
}

static void
fill_silhouette (ForconClassEditor *self)
{
  ForconEntityRecord record;
  gboolean there = forcon_class_editor_get_ship (self, &record);

  gtk_widget_set_sensitive (GTK_WIDGET (self->silhouette), there);
  if (there)
    forcon_silhouette_button_show (self->silhouette, record.SHIP.silhouette, record.SHIP.type);
}

/* Classes */

static void
show_class (ForconClassEditor *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  forcon_panel_begin_fill (self);
  forcon_card_editor_show (self->card, self->first == 0 ? NULL : campaign, forcon_game_rules (self->game),
                           self->first);
  gtk_stack_set_visible_child_name (self->views, self->first == 0 ? "none" : "card");
  gtk_widget_set_sensitive (self->remove_class, self->first != 0);
  forcon_class_editor_fill_values (self);
  forcon_class_editor_fill_weapon (self);
  fill_silhouette (self);
  forcon_panel_end_fill (self);
}

static void
on_class (ForconClassEditor *self, GtkListBoxRow *row)
{
  if (forcon_panel_is_filling (self) || row == NULL)
    return;
  self->name = g_object_get_data (G_OBJECT (row), "class");
  forcon_panel_refresh (self);
}

static void
on_new_class (ForconClassEditor *self)
{
  const char *made
      = forcon_fleet_edit_new_class (self->game, gtk_editable_get_text (GTK_EDITABLE (self->new_class)), self->name);

  if (made == NULL)
    return;
  self->name = made;
  gtk_editable_set_text (GTK_EDITABLE (self->new_class), "");
  forcon_panel_refresh (self);
}

static void
take_ready (GtkWidget *widget, const char *action, GVariant *class)
{
  ForconClassEditor *self = FORCON_CLASS_EDITOR (widget);
  g_autoptr (GError) error = NULL;
  g_autofree char *values
      = forcon_ready_class_values (g_variant_get_string (class, NULL), forcon_game_rules (self->game), &error);
  const char *taken = values == NULL ? NULL : forcon_fleet_edit_take_class (self->game, values);

  if (error != NULL)
    forcon_toast_say (widget, error->message);
  if (taken == NULL)
    return;
  self->name = taken;
  forcon_panel_refresh (self);
}

/* The books are read when somebody wants to see them. */
static void
show_ready (GtkMenuButton *button, gpointer self)
{
  g_autoptr (GMenuModel) menu
      = forcon_ready_classes_menu (forcon_game_rules (FORCON_CLASS_EDITOR (self)->game), "class-editor.take");

  gtk_menu_button_set_popover (button, gtk_popover_menu_new_from_model (menu));
}

static void
on_remove_class (ForconClassEditor *self)
{
  g_autofree char *text = NULL;

  if (self->name == NULL)
    return;
  /* Translators: of a class of ships. */
  text = g_strdup_printf (_ ("All ships of class %s were removed."), forcon_name (self->name));
  if (forcon_fleet_edit_remove_class (self->game, self->name))
    forcon_toast_say_undoable (GTK_WIDGET (self), text);
}

static GtkWidget *
class_row_new (const ForconShipClass *class)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = gtk_label_new (forcon_name (class->name));
  /* Translators: a type of ship, how many of a class there are. */
  g_autofree char *facts = g_strdup_printf (_ ("%1$s × %2$u"), forcon_label_ship_type (class->type), class->n);
  GtkWidget *below = gtk_label_new (facts);
  g_autofree char *spoken = g_strdup_printf ("%s, %s", forcon_name (class->name), facts);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_xalign (GTK_LABEL (below), 0);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (name), 12);
  gtk_label_set_ellipsize (GTK_LABEL (below), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (name, spoken);
  gtk_widget_set_tooltip_text (below, spoken);
  gtk_widget_add_css_class (below, "forcon-faint");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), below);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (row), "class", (gpointer) class->name);
  g_object_set_data (G_OBJECT (row), "count", GUINT_TO_POINTER (class->n * FORCON_N_SHIP_TYPE + class->type));
  return row;
}

/* A row for each class; rows that say what they said stay, and with them the focus. */
static void
fill_classes (ForconClassEditor *self, const GArray *classes)
{
  for (guint i = 0; i < classes->len; i++)
    {
      const ForconShipClass *class = &g_array_index (classes, ForconShipClass, i);
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->classes, (gint) i);

      if (row != NULL
          && (g_object_get_data (G_OBJECT (row), "class") != class->name
              || GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "count"))
                     != class->n * FORCON_N_SHIP_TYPE + class->type))
        {
          gtk_list_box_remove (self->classes, GTK_WIDGET (row));
          row = NULL;
        }
      if (row == NULL)
        gtk_list_box_insert (self->classes, class_row_new (class), (gint) i);
    }
  while (gtk_list_box_get_row_at_index (self->classes, (gint) classes->len) != NULL)
    gtk_list_box_remove (self->classes,
                         GTK_WIDGET (gtk_list_box_get_row_at_index (self->classes, (gint) classes->len)));
}

static void
refresh (ForconPanel *panel)
{
  ForconClassEditor *self = FORCON_CLASS_EDITOR (panel);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autoptr (GArray) classes = campaign == NULL ? NULL : forcon_ship_classes (campaign);
  guint chosen = 0;

  if (campaign == NULL)
    return;
  fill_classes (self, classes);
  self->first = 0;
  for (guint i = 0; i < classes->len; i++)
    if (g_array_index (classes, ForconShipClass, i).name == self->name)
      chosen = i;
  if (classes->len > 0)
    {
      self->name = g_array_index (classes, ForconShipClass, chosen).name;
      self->first = g_array_index (classes, ForconShipClass, chosen).first;
      gtk_list_box_select_row (self->classes, gtk_list_box_get_row_at_index (self->classes, (gint) chosen));
    }
  else
    self->name = NULL;
  show_class (self);
}

void
forcon_class_editor_choose (ForconClassEditor *self, const char *class_name)
{
  g_return_if_fail (FORCON_IS_CLASS_EDITOR (self));
  self->name = g_intern_string (class_name);
  forcon_panel_refresh (self);
}

static void
forcon_class_editor_class_init (ForconClassEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconClassEditor, game, FORCON_TYPE_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
  g_type_ensure (FORCON_TYPE_CARD_EDITOR);
  g_type_ensure (FORCON_TYPE_SILHOUETTE_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/class-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, new_class);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, ready);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, classes);
  gtk_widget_class_install_action (widget_class, "class-editor.take", "s", take_ready);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, views);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, card);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, weapon_title);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, mount);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, add_weapon);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, remove_weapon);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, remove_class);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, silhouette);
  gtk_widget_class_bind_template_child (widget_class, ForconClassEditor, values);
  gtk_widget_class_bind_template_callback (widget_class, on_new_class);
  gtk_widget_class_bind_template_callback (widget_class, on_class);
  gtk_widget_class_bind_template_callback (widget_class, on_edited);
  forcon_class_editor_bind_weapons (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, on_silhouette);
  gtk_widget_class_bind_template_callback (widget_class, on_remove_class);
}

static void
forcon_class_editor_init (ForconClassEditor *self)
{
  g_autoptr (GArray) mounts = forcon_card_choices ("mount");
  g_autoptr (GtkStringList) labels = forcon_card_choice_labels (mounts);

  forcon_panel_begin_fill (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->mount, G_LIST_MODEL (labels));
  gtk_menu_button_set_create_popup_func (self->ready, show_ready, self, NULL);
  forcon_panel_end_fill (self);
}
