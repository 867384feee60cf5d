/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/editor/property-row.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/short-list.h"
#include "app/widgets/widget.h"
#include "base/text.h"
#include "campaign/state/campaign-words.h"
#include "render/drawing/campaign-labels.h"
#include "render/drawing/labels.h"

/* What people call the words of closed lists. */

static const char *
label_of_grid (ForconGrid grid)
{
  static const char *const grids[] = {
    [FORCON_GRID_SQUARE] = N_ ("Squares"), [FORCON_GRID_HEX] = N_ ("Hexagons"), [FORCON_GRID_FREE] = N_ ("Free")
  };

  return (guint) grid < G_N_ELEMENTS (grids) ? _ (grids[grid]) : "";
}

const char *
forcon_property_word_label (const ForconFieldType *type, guint value)
{
  if (type == &forcon_type_grid)
    return label_of_grid ((ForconGrid) value);
  if (type == &forcon_type_sector_object)
    return forcon_label_sector_object ((ForconSectorObjectKind) value);
  if (type == &forcon_type_posture)
    return forcon_label_posture ((ForconPosture) value);
  if (type == &forcon_type_language)
    return forcon_label_language ((ForconLanguage) value);
  if (type == &forcon_type_ship_type)
    return forcon_label_ship_type ((ForconShipType) value);
  if (type == &forcon_type_target)
    return forcon_label_target ((ForconTarget) value);
  if (type == &forcon_type_weapon_kind)
    return forcon_label_weapon_kind ((ForconWeaponKind) value);
  if (type == &forcon_type_mount)
    return forcon_label_mount ((ForconMount) value);
  if (type == &forcon_type_charge)
    return forcon_label_charge ((ForconCharge) value);
  if (type == &forcon_type_level)
    return forcon_label_level ((ForconLevel) value);
  return NULL;
}

/* The entities that a field can name, or none. */
static gboolean
entity_of (const ForconRecordField *field, ForconEntity *entity)
{
  for (guint e = 0; e < FORCON_N_ENTITY; e++)
    {
      ForconFieldKind kind;

      if (forcon_entity_id_kind ((ForconEntity) e, &kind) && kind == field->type->kind)
        {
          *entity = (ForconEntity) e;
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
is_list (const ForconRecordField *field)
{
  ForconEntity entity;

  return field != NULL && (field->type->kind == FORCON_FIELD_WORD || entity_of (field, &entity));
}

/* Fills in what there is to choose: nothing first, where that can be. */
static void
list_choices (const ForconRecordField *field, const ForconCampaign *campaign, GPtrArray *words, GPtrArray *labels)
{
  ForconEntity entity;

  if (field->type->kind == FORCON_FIELD_WORD)
    for (guint i = 0; i < field->type->n_words; i++)
      {
        ForconEntityRecord record = { 0 };
        const char *word, *label;

        forcon_record_set_number (&record, field, i);
        word = forcon_record_word (&record, field);
        label = forcon_property_word_label (field->type, i);
        g_ptr_array_add (words, g_strdup (word));
        g_ptr_array_add (labels, forcon_text_capitalise (label != NULL ? label : word));
      }
  else if (entity_of (field, &entity))
    {
      const ForconRecordField *name = forcon_record_find (forcon_entity_shape (entity), "name");

      g_ptr_array_add (words, g_strdup (""));
      g_ptr_array_add (labels, g_strdup ("–"));
      for (guint i = 1; i <= forcon_entity_count (campaign, entity); i++)
        {
          ForconEntityRecord record;
          const char *called;

          forcon_entity_get (campaign, entity, i, &record);
          called = name == NULL ? NULL : FORCON_RECORD_VALUE (&record, name, char *);
          g_ptr_array_add (words, forcon_entity_key (campaign, entity, i));
          g_ptr_array_add (labels,
                           called != NULL ? g_strdup (forcon_name (called)) : forcon_entity_key (campaign, entity, i));
        }
    }
}

/* What the user does */

static void
emit (ForconPropertyRow *row, gboolean settled)
{
  if (!row->filling && row->edited != NULL)
    row->edited (row, settled, row->data);
}

static void
on_typed (ForconPropertyRow *row)
{
  emit (row, FALSE);
}

static void
on_settled (ForconPropertyRow *row)
{
  emit (row, TRUE);
}

static void
add_entry (ForconPropertyRow *row)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  row->widget = adw_entry_row_new ();
  g_signal_connect_swapped (row->widget, "changed", G_CALLBACK (on_typed), row);
  g_signal_connect_swapped (row->widget, "entry-activated", G_CALLBACK (on_settled), row);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_settled), row);
  gtk_widget_add_controller (row->widget, focus);
}

static void
add_list (ForconPropertyRow *row)
{
  row->words = g_ptr_array_new_with_free_func (g_free);
  row->toggle = gtk_drop_down_new (NULL, NULL);
  forcon_short_list_apply_to_choice (GTK_DROP_DOWN (row->toggle), -1);
  /* Words are few; sectors and ships can be many. */
  if (row->field->type->kind != FORCON_FIELD_WORD)
    forcon_short_list_search (GTK_DROP_DOWN (row->toggle));
  g_signal_connect_swapped (row->toggle, "notify::selected", G_CALLBACK (on_settled), row);
}

/* A list stands below its title, as a text does: beside it there is no room for the names of ships and of sectors. */
static GtkWidget *
list_row_new (const char *title, GtkWidget *list)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *label = gtk_label_new (title);

  g_object_bind_property (row, "title", label, "label", G_BINDING_DEFAULT);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "forcon-faint");
  gtk_widget_add_css_class (row, "forcon-list-row");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), list);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  /* The list takes all presses and keys. */
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

static void
add_switch (ForconPropertyRow *row)
{
  row->toggle = gtk_switch_new ();
  gtk_widget_set_valign (row->toggle, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (row->toggle, "notify::active", G_CALLBACK (on_settled), row);
}

ForconPropertyRow *
forcon_property_row_new (const char *title, const ForconRecordField *field,
                         void (*edited) (ForconPropertyRow *row, gboolean settled, gpointer data), gpointer data)
{
  ForconPropertyRow *row = g_new0 (ForconPropertyRow, 1);

  row->field = field;
  row->edited = edited;
  row->data = data;
  if (is_list (field))
    add_list (row);
  else if (field != NULL && field->type->kind == FORCON_FIELD_FLAG)
    add_switch (row);
  else
    add_entry (row);
  if (is_list (field))
    row->widget = list_row_new (title, row->toggle);
  else if (row->toggle != NULL)
    {
      row->widget = adw_action_row_new ();
      adw_action_row_add_suffix (ADW_ACTION_ROW (row->widget), row->toggle);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row->widget), row->toggle);
    }
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row->widget), FALSE);
  forcon_property_row_set_title (row, title);
  g_object_ref_sink (row->widget);
  return row;
}

void
forcon_property_row_set_title (ForconPropertyRow *row, const char *title)
{
  GtkWidget *control
      = row->toggle != NULL ? row->toggle : GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (row->widget)));

  if (g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row->widget)), title) == 0)
    return;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->widget), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

void
forcon_property_row_free (ForconPropertyRow *row)
{
  row->edited = NULL;
  g_signal_handlers_disconnect_by_data (row->toggle != NULL ? row->toggle : row->widget, row);
  if (row->toggle == NULL)
    {
      g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (row->widget);

      for (guint i = g_list_model_get_n_items (controllers); i > 0; i--)
        {
          g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i - 1);

          g_signal_handlers_disconnect_by_data (controller, row);
        }
    }
  g_clear_pointer (&row->words, g_ptr_array_unref);
  g_clear_object (&row->widget);
  g_free (row);
}

/* Showing and reading */

gboolean
forcon_property_row_has_focus (const ForconPropertyRow *row)
{
  return row->toggle == NULL && (gtk_widget_get_state_flags (row->widget) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

static void
show_choice (ForconPropertyRow *row, const ForconCampaign *campaign, const char *value)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GtkStringList) list = NULL;
  guint place = 0;

  list_choices (row->field, campaign, words, labels);
  g_ptr_array_add (labels, NULL);
  list = gtk_string_list_new ((const char *const *) labels->pdata);
  gtk_drop_down_set_model (GTK_DROP_DOWN (row->toggle), G_LIST_MODEL (list));
  while (place < words->len && !g_str_equal (g_ptr_array_index (words, place), value))
    place++;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (row->toggle), place < words->len ? place : GTK_INVALID_LIST_POSITION);
  g_clear_pointer (&row->words, g_ptr_array_unref);
  row->words = g_steal_pointer (&words);
}

void
forcon_property_row_show_text (ForconPropertyRow *row, const char *text)
{
  row->filling = TRUE;
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (row->widget)), text))
    gtk_editable_set_text (GTK_EDITABLE (row->widget), text);
  row->filling = FALSE;
}

char *
forcon_property_shown (const ForconRecordField *field, const char *value)
{
  gboolean decimal = field->type->kind == FORCON_FIELD_LENGTH || field->type->kind == FORCON_FIELD_ANGLE;

  return decimal ? forcon_decimal_shown (value) : g_strdup (value);
}

char *
forcon_property_title (const ForconRecordField *field, const ForconEntityRecord *record)
{
  const char *name = field->type->kind == FORCON_FIELD_NAME ? FORCON_RECORD_VALUE (record, field, char *) : NULL;
  g_autofree char *title = forcon_text_capitalise (forcon_label_property (field->name));

  if (name == NULL || g_str_equal (field->name, "id") || g_str_equal (forcon_name (name), name))
    return g_steal_pointer (&title);
  /* Translators: what is written there: "Name", and the name in the user's language. */
  return g_strdup_printf (_ ("%1$s; shown as “%2$s”"), title, forcon_name (name));
}

void
forcon_property_row_show (ForconPropertyRow *row, const ForconCampaign *campaign, const ForconEntityRecord *record)
{
  g_autofree char *value = forcon_entity_format (campaign, row->field, record);
  g_autofree char *shown = forcon_property_shown (row->field, value);
  gboolean text = row->field->type->kind == FORCON_FIELD_NAME || row->field->type->kind == FORCON_FIELD_TEXT;

  row->filling = TRUE;
  if (row->words != NULL)
    show_choice (row, campaign, value);
  else if (row->toggle != NULL)
    gtk_switch_set_active (GTK_SWITCH (row->toggle), forcon_record_number (record, row->field) != 0);
  else
    forcon_property_row_show_text (row, text || *shown != '\0' ? shown : "0");
  row->filling = FALSE;
}

char *
forcon_property_row_value (const ForconPropertyRow *row)
{
  guint place;

  if (row->words != NULL)
    {
      place = gtk_drop_down_get_selected (GTK_DROP_DOWN (row->toggle));
      return g_strdup (place < row->words->len ? g_ptr_array_index (row->words, place) : "");
    }
  if (row->toggle != NULL)
    return g_strdup (gtk_switch_get_active (GTK_SWITCH (row->toggle)) ? "yes" : "no");
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row->widget))));
}

void
forcon_property_row_refuse (ForconPropertyRow *row, gboolean refused)
{
  forcon_widget_set_class (row->widget, "error", refused);
}
