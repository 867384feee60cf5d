/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fields of the master's hand: what there are, and how their values are read and shown. */
#include "app/panels/hand-form-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/widgets/short-list.h"
#include "base/text.h"

typedef enum { LIST, NUMBER, TEXT, VALUE } RowType;

/*
 * @attribute: of battle scripts, that it is; @field: of the command, that it says by itself; @unit: how many of the
 * engine's make 1 in the row.
 */
typedef struct {
  const char *attribute;
  const char *field;
  RowType type;
  const char *label;
  double unit;
  double most;
} RowRule;

static const RowRule row_rules[HAND_N_ROWS] = {
  [HAND_ROW_THING] = { "thing", "thing", LIST, NC_ ("hand", "What"), 1, 0 },
  [HAND_ROW_VALUE] = { "value", "value", LIST, NC_ ("hand", "Value"), 1, 0 },
  [HAND_ROW_TO] = { "to", "number", VALUE, NC_ ("hand", "to"), 1, 0 },
  [HAND_ROW_CLASS] = { "ship", NULL, LIST, NC_ ("hand", "Class"), 1, 0 },
  [HAND_ROW_NAME] = { "name", NULL, TEXT, NC_ ("hand", "Name"), 1, 0 },
  [HAND_ROW_TEXT] = { "text", NULL, TEXT, NC_ ("hand", "Text"), 1, 0 },
  [HAND_ROW_SIDE] = { "side", "side", LIST, NC_ ("hand", "Side"), 1, 0 },
  [HAND_ROW_LEVEL] = { "level", "level", LIST, NC_ ("hand", "Knows it as"), 1, 0 },
  [HAND_ROW_KIND] = { "kind", "object_kind", LIST, NC_ ("hand", "Kind"), 1, 0 },
  [HAND_ROW_CHARGE] = { "charge", "charge", LIST, NC_ ("hand", "Charge"), 1, 0 },
  [HAND_ROW_EFFECT] = { "effect", "effect", LIST, NC_ ("hand", "Critical"), 1, 0 },
  [HAND_ROW_COUNT] = { "count", "count", NUMBER, NC_ ("hand", "Torpedoes"), 1, 1000 },
  [HAND_ROW_SPEED] = { "speed", "speed", NUMBER, NC_ ("hand", "Speed, cm"), 100, 10000 },
  [HAND_ROW_RUN] = { "run", "run", NUMBER, NC_ ("hand", "Turns"), 1, 1000 },
  [HAND_ROW_RADIUS] = { "radius", "radius", NUMBER, NC_ ("hand", "Radius, cm"), 100, 10000 },
  [HAND_ROW_X] = { "x", NULL, NUMBER, NC_ ("hand", "Across, cm"), 100, 10000 },
  [HAND_ROW_Y] = { "y", NULL, NUMBER, NC_ ("hand", "Down, cm"), 100, 10000 },
  [HAND_ROW_HEADING] = { "heading", "heading", NUMBER, NC_ ("hand", "Heading, °"), 10, 359.9 },
  [HAND_ROW_MAP] = { "planet", "planet", LIST, NC_ ("hand", "Map"), 1, 0 },
};

guint32
forcon_hand_form_rows_of_attribute (const char *attribute)
{
  for (HandRow row = 0; row < HAND_N_ROWS; row++)
    if (g_str_equal (row_rules[row].attribute, attribute))
      return HAND_BIT (row);
  return 0;
}

static GtkWidget *
editor_new (ForconHandForm *self, HandRow row, GCallback on_changed)
{
  const RowRule *rule = &row_rules[row];
  GtkWidget *editor;

  switch (rule->type)
    {
    case LIST:
      editor = gtk_drop_down_new (NULL, NULL);
      forcon_short_list_apply (GTK_DROP_DOWN (editor));
      g_signal_connect_object (editor, "notify::selected", on_changed, self, G_CONNECT_SWAPPED);
      return editor;
    case NUMBER:
      editor = gtk_spin_button_new_with_range (0, rule->most, 1);
      gtk_spin_button_set_digits (GTK_SPIN_BUTTON (editor), rule->unit == 1 ? 0 : rule->unit == 10 ? 1 : 2);
      g_signal_connect_object (editor, "value-changed", on_changed, self, G_CONNECT_SWAPPED);
      return editor;
    case TEXT:
    case VALUE:
    default:
      editor = rule->type == TEXT ? gtk_entry_new () : g_object_new (FORCON_TYPE_VALUE_EDITOR, NULL);
      g_signal_connect_object (editor, "changed", on_changed, self, G_CONNECT_SWAPPED);
      return editor;
    }
}

void
forcon_hand_form_build_row (ForconHandForm *self, HandRow row, GCallback on_changed)
{
  const char *text = g_dpgettext2 (GETTEXT_PACKAGE, "hand", row_rules[row].label);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *editor = editor_new (self, row, on_changed);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (editor, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (editor), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_grid_attach (self->grid, label, 0, (gint) row, 1, 1);
  gtk_grid_attach (self->grid, editor, 1, (gint) row, 1, 1);
  self->rows[row] = (RowWidgets){ label, editor, g_array_new (FALSE, FALSE, sizeof (gint64)) };
}

gint64
forcon_hand_form_get_list (ForconHandForm *self, HandRow row)
{
  guint place = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->rows[row].editor));

  return place < self->rows[row].values->len ? g_array_index (self->rows[row].values, gint64, place) : -1;
}

gint64
forcon_hand_form_get_number (ForconHandForm *self, HandRow row)
{
  return llround (gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->rows[row].editor)) * row_rules[row].unit);
}

void
forcon_hand_form_read_rows (ForconHandForm *self, ForconCommand *command)
{
  for (HandRow row = 0; row < HAND_N_ROWS; row++)
    if (row_rules[row].field != NULL)
      forcon_command_set_number (command, row_rules[row].field,
                                 row_rules[row].type == LIST ? MAX (forcon_hand_form_get_list (self, row), 0)
                                 : row_rules[row].type == NUMBER
                                     ? forcon_hand_form_get_number (self, row)
                                     : forcon_value_editor_get (FORCON_VALUE_EDITOR (self->rows[row].editor)));
}

void
forcon_hand_form_set_number (ForconHandForm *self, HandRow row, gint64 value)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->rows[row].editor), (double) value / row_rules[row].unit);
}

GtkStringList *
forcon_hand_form_begin_list (ForconHandForm *self, HandRow row, gint64 *chosen)
{
  *chosen = forcon_hand_form_get_list (self, row);
  g_array_set_size (self->rows[row].values, 0);
  return gtk_string_list_new (NULL);
}

void
forcon_hand_form_add_to_list (ForconHandForm *self, HandRow row, GtkStringList *list, gint64 value, char *text)
{
  g_autofree char *label = forcon_text_capitalise (text);

  gtk_string_list_append (list, label);
  g_array_append_val (self->rows[row].values, value);
  g_free (text);
}

void
forcon_hand_form_end_list (ForconHandForm *self, HandRow row, GtkStringList *list, gint64 chosen)
{
  guint place = 0;

  for (guint i = 0; i < self->rows[row].values->len; i++)
    if (g_array_index (self->rows[row].values, gint64, i) == chosen)
      place = i;
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->rows[row].editor), G_LIST_MODEL (list));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->rows[row].editor), place);
  g_object_unref (list);
}
