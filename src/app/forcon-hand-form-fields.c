/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The fields of the master's hand: what there are, and how their values are read and shown. */
#include "forcon-hand-form-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "forcon-look.h"
#include "forcon-text.h"

typedef enum { LIST, NUMBER, FLAG, TEXT, CHECKS } RowType;

/* @unit: how many of the engine's make 1 in the field. */
typedef struct {
  RowType type;
  const char *label;
  double unit;
  double most;
} RowRule;

static const RowRule row_rules[HAND_N_ROWS] = {
  [HAND_ROW_THING] = { LIST, NC_ ("hand", "What"), 1, 0 },
  [HAND_ROW_VALUE] = { LIST, NC_ ("hand", "Value"), 1, 0 },
  [HAND_ROW_NUMBER] = { NUMBER, NC_ ("hand", "to"), 1, 0 },
  [HAND_ROW_FLAG] = { FLAG, NC_ ("hand", "to"), 1, 0 },
  [HAND_ROW_WORD] = { LIST, NC_ ("hand", "to"), 1, 0 },
  [HAND_ROW_WEAPONS] = { CHECKS, NC_ ("hand", "to"), 1, 0 },
  [HAND_ROW_TEXT] = { TEXT, NC_ ("hand", "Text"), 1, 0 },
  [HAND_ROW_SIDE] = { LIST, NC_ ("hand", "Side"), 1, 0 },
  [HAND_ROW_LEVEL] = { LIST, NC_ ("hand", "Knows it as"), 1, 0 },
  [HAND_ROW_KIND] = { LIST, NC_ ("hand", "Kind"), 1, 0 },
  [HAND_ROW_CHARGE] = { LIST, NC_ ("hand", "Charge"), 1, 0 },
  [HAND_ROW_EFFECT] = { LIST, NC_ ("hand", "Critical"), 1, 0 },
  [HAND_ROW_COUNT] = { NUMBER, NC_ ("hand", "Torpedoes"), 1, 1000 },
  [HAND_ROW_SPEED] = { NUMBER, NC_ ("hand", "Speed, cm"), 100, 10000 },
  [HAND_ROW_RUN] = { NUMBER, NC_ ("hand", "Turns"), 1, 1000 },
  [HAND_ROW_RADIUS] = { NUMBER, NC_ ("hand", "Radius, cm"), 100, 10000 },
  [HAND_ROW_X] = { NUMBER, NC_ ("hand", "Across, cm"), 100, 10000 },
  [HAND_ROW_Y] = { NUMBER, NC_ ("hand", "Down, cm"), 100, 10000 },
  [HAND_ROW_HEADING] = { NUMBER, NC_ ("hand", "Heading, °"), 10, 359.9 },
  [HAND_ROW_MAP] = { LIST, NC_ ("hand", "Map"), 1, 0 },
};

static GtkWidget *
editor_new (ForconHandForm *self, HandRow row, GCallback on_changed)
{
  const RowRule *rule = &row_rules[row];
  GtkWidget *editor;

  switch (rule->type)
    {
    case LIST:
      editor = gtk_drop_down_new (NULL, NULL);
      g_signal_connect_object (editor, "notify::selected", on_changed, self, G_CONNECT_SWAPPED);
      return editor;
    case NUMBER:
      editor = gtk_spin_button_new_with_range (0, rule->most, 1);
      gtk_spin_button_set_digits (GTK_SPIN_BUTTON (editor), rule->unit == 1 ? 0 : rule->unit == 10 ? 1 : 2);
      g_signal_connect_object (editor, "value-changed", on_changed, self, G_CONNECT_SWAPPED);
      return editor;
    case FLAG:
      editor = gtk_switch_new ();
      gtk_widget_set_halign (editor, GTK_ALIGN_START);
      g_signal_connect_object (editor, "notify::active", on_changed, self, G_CONNECT_SWAPPED);
      return editor;
    case TEXT:
      editor = gtk_entry_new ();
      g_signal_connect_object (editor, "changed", on_changed, self, G_CONNECT_SWAPPED);
      return editor;
    case CHECKS:
    default:
      return gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
    }
}

/* A label and its editor, in the row's place of the grid; @on_changed is called for the form when it is edited. */
void
forcon_hand_form_build_row (ForconHandForm *self, HandRow row, GCallback on_changed)
{
  const char *text = g_dpgettext2 (GETTEXT_PACKAGE, "hand", row_rules[row].label);
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *editor = editor_new (self, row, on_changed);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (editor, row_rules[row].type != FLAG);
  gtk_accessible_update_property (GTK_ACCESSIBLE (editor), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_grid_attach (self->grid, label, 0, (gint) row, 1, 1);
  gtk_grid_attach (self->grid, editor, 1, (gint) row, 1, 1);
  self->rows[row] = (RowWidgets){ label, editor, g_array_new (FALSE, FALSE, sizeof (gint64)) };
}

/* Returns: the value that is chosen in a list, or −1 */
gint64
forcon_hand_form_get_list (ForconHandForm *self, HandRow row)
{
  guint place = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->rows[row].editor));

  return place < self->rows[row].values->len ? g_array_index (self->rows[row].values, gint64, place) : -1;
}

/* Returns: a number in the engine's units */
gint64
forcon_hand_form_get_number (ForconHandForm *self, HandRow row)
{
  double unit = row == HAND_ROW_NUMBER ? GPOINTER_TO_INT (g_object_get_data (G_OBJECT (self->rows[row].editor), "unit"))
                                       : row_rules[row].unit;

  return llround (gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->rows[row].editor)) * unit);
}

void
forcon_hand_form_set_number (ForconHandForm *self, HandRow row, gint64 value)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->rows[row].editor), (double) value / row_rules[row].unit);
}

/* Begins a list anew; what was chosen in it stays chosen if it is in the new one. */
GtkStringList *
forcon_hand_form_begin_list (ForconHandForm *self, HandRow row, gint64 *chosen)
{
  *chosen = forcon_hand_form_get_list (self, row);
  g_array_set_size (self->rows[row].values, 0);
  return gtk_string_list_new (NULL);
}

/* Takes @text over. */
void
forcon_hand_form_add_to_list (ForconHandForm *self, HandRow row, GtkStringList *list, gint64 value, char *text)
{
  g_autofree char *label = forcon_look_capitalise (text);

  gtk_string_list_append (list, label);
  g_array_append_val (self->rows[row].values, value);
  g_free (text);
}

/* Shows a list, taking it over, with @chosen chosen if it is there. */
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

/* A check for each of the ship's weapons; those of the mask are set. */
void
forcon_hand_form_set_weapons (ForconHandForm *self, const ForconBattle *battle, guint32 mask)
{
  GtkWidget *box = self->rows[HAND_ROW_WEAPONS].editor;

  for (GtkWidget *child; (child = gtk_widget_get_first_child (box)) != NULL;)
    gtk_box_remove (GTK_BOX (box), child);
  for (guint i = 0; i < forcon_battle_n_weapons (battle, self->ship); i++)
    {
      const ForconWeapon *weapon = forcon_battle_weapon (battle, self->ship, i);
      GtkWidget *check = gtk_check_button_new_with_label (forcon_name (weapon->name));

      gtk_check_button_set_active (GTK_CHECK_BUTTON (check), (mask & (1u << i)) != 0);
      gtk_box_append (GTK_BOX (box), check);
    }
}

guint32
forcon_hand_form_get_weapons (ForconHandForm *self)
{
  guint32 mask = 0;
  guint place = 0;

  for (GtkWidget *check = gtk_widget_get_first_child (self->rows[HAND_ROW_WEAPONS].editor); check != NULL;
       check = gtk_widget_get_next_sibling (check), place++)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
      mask |= 1u << place;
  return mask;
}
