/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a class has that is not drawn on its card: a row for each, beside it. */
#include "app/fleets/class-editor-private.h"

#include "app/editor/property-row.h"
#include "app/fleets/card-choices.h"
#include "base/text.h"
#include "render/drawing/campaign-labels.h"

static void
on_value_entered (ForconClassEditor *self, GtkWidget *entry)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry)));

  if (!forcon_panel_is_filling (self) && self->first != 0)
    forcon_class_editor_set_value (self, gtk_widget_get_name (entry), text);
}

static void
on_value_left (ForconClassEditor *self, GtkEventController *controller)
{
  on_value_entered (self, gtk_event_controller_get_widget (controller));
}

static void
on_value_chosen (ForconClassEditor *self, GParamSpec *spec, GtkWidget *list)
{
  g_autoptr (GArray) choices = forcon_card_choices (gtk_widget_get_name (list));
  guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (list));

  if (!forcon_panel_is_filling (self) && choices != NULL && chosen < choices->len)
    forcon_class_editor_set_value (self, gtk_widget_get_name (list),
                                   g_array_index (choices, ForconCardChoice, chosen).word);
}

static GtkWidget *
value_row_new (ForconClassEditor *self, const char *property)
{
  g_autoptr (GArray) choices = forcon_card_choices (property);
  g_autofree char *text = forcon_text_capitalise (forcon_label_property (property));
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *control;

  if (choices != NULL)
    {
      g_autoptr (GtkStringList) labels = forcon_card_choice_labels (choices);

      control = gtk_drop_down_new (NULL, NULL);
      gtk_drop_down_set_model (GTK_DROP_DOWN (control), G_LIST_MODEL (labels));
      g_signal_connect_object (control, "notify::selected", G_CALLBACK (on_value_chosen), self, G_CONNECT_SWAPPED);
    }
  else
    {
      GtkEventController *focus = gtk_event_controller_focus_new ();

      control = gtk_entry_new ();
      gtk_editable_set_width_chars (GTK_EDITABLE (control), 7);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (control), 9);
      g_signal_connect_object (control, "activate", G_CALLBACK (on_value_entered), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (focus, "leave", G_CALLBACK (on_value_left), self, G_CONNECT_SWAPPED);
      gtk_widget_add_controller (control, focus);
    }
  gtk_widget_set_name (control, property);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), control);
  g_object_set_data (G_OBJECT (row), "control", control);
  g_object_set_data (G_OBJECT (row), "label", label);
  return row;
}

static gboolean
stands_in_rows (ForconClassEditor *self, const char *property)
{
  static const char *const own[]
      = { "id", "name", "class", "type", "admiral", "formation", "succession", "weapons", "owner",
          "silhouette", NULL };

  return !g_strv_contains (own, property) && !forcon_card_editor_has (self->card, property);
}

static void
fill_value (GtkWidget *control, const char *value)
{
  g_autoptr (GArray) choices = forcon_card_choices (gtk_widget_get_name (control));

  if (choices == NULL)
    {
      if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (control)), value))
        gtk_editable_set_text (GTK_EDITABLE (control), value);
      return;
    }
  for (guint i = 0; i < choices->len; i++)
    if (g_str_equal (g_array_index (choices, ForconCardChoice, i).word, value))
      gtk_drop_down_set_selected (GTK_DROP_DOWN (control), i);
}

static const char *
property_of_row (GtkWidget *row)
{
  return gtk_widget_get_name (g_object_get_data (G_OBJECT (row), "control"));
}

void
forcon_class_editor_fill_values (ForconClassEditor *self)
{
  const ForconRecordShape *shape = forcon_entity_shape (FORCON_ENTITY_SHIP);
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->values));
  ForconEntityRecord record;

  while (row != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (row);

      if (!stands_in_rows (self, property_of_row (row)))
        gtk_box_remove (self->values, row);
      row = next;
    }
  row = NULL;
  for (guint i = 0; forcon_class_editor_get_ship (self, &record) && i < shape->n_fields; i++)
    {
      const ForconRecordField *field = &shape->fields[i];
      g_autofree char *value = NULL;
      g_autofree char *shown = NULL;
      g_autofree char *title = NULL;
      GtkWidget *next;

      if (!stands_in_rows (self, field->name))
        continue;
      title = forcon_property_title (field, &record);
      value = forcon_entity_format (forcon_game_campaign (self->game), field, &record);
      shown = forcon_property_shown (field, value);
      next = row == NULL ? gtk_widget_get_first_child (GTK_WIDGET (self->values)) : gtk_widget_get_next_sibling (row);
      if (next == NULL || !g_str_equal (property_of_row (next), field->name))
        {
          next = value_row_new (self, field->name);
          gtk_box_insert_child_after (self->values, next, row);
        }
      row = next;
      gtk_label_set_label (g_object_get_data (G_OBJECT (row), "label"), title);
      fill_value (g_object_get_data (G_OBJECT (row), "control"), shown);
    }
}
