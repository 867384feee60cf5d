/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/value-editor.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "base/text.h"
#include "report/battle/wording.h"
#include "app/widgets/widget.h"

/* How a value is edited. */
typedef enum {
  BY_NUMBER,
  BY_SWITCH,
  BY_LIST,
  BY_CHECKS,
  N_WAYS,
} Way;

struct _ForconValueEditor {
  ForconPanel parent;

  GtkWidget *ways[N_WAYS];
  Way way;

  /* How many of the engine's units make 1 in the field; the number of the list's first entry. */
  gint unit;
  gint64 first;
};

enum { CHANGED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconValueEditor, forcon_value_editor, FORCON_TYPE_PANEL)

static Way
way_of (ForconValue value)
{
  switch ((gint) forcon_value_type (value)->kind)
    {
    case FORCON_FIELD_INT:
    case FORCON_FIELD_LENGTH:
    case FORCON_FIELD_ANGLE:
      return BY_NUMBER;
    case FORCON_FIELD_FLAG:
      return BY_SWITCH;
    case FORCON_FIELD_WEAPONS:
      return BY_CHECKS;
    default:
      return BY_LIST;
    }
}

static void
on_edited (ForconValueEditor *self)
{
  if (!forcon_panel_is_filling (self))
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
fill_list (ForconValueEditor *self, const ForconBattle *battle, ForconShipId ship, ForconValue value,
           ForconValueBounds bounds)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  self->first = bounds.least;
  for (gint64 number = bounds.least; number <= bounds.most; number++)
    {
      g_autofree char *text = forcon_wording_value (battle, ship, value, number);
      g_autofree char *label = forcon_text_capitalise (text);

      gtk_string_list_append (list, label);
    }
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->ways[BY_LIST]), G_LIST_MODEL (list));
}

/* A check for each of the ship's weapons. */
static void
fill_checks (ForconValueEditor *self, const ForconBattle *battle, ForconShipId ship)
{
  GtkBox *box = GTK_BOX (self->ways[BY_CHECKS]);

  forcon_widget_clear (box);
  for (guint i = 0; i < forcon_battle_n_weapons (battle, ship); i++)
    {
      GtkWidget *check = gtk_check_button_new_with_label (forcon_name (forcon_battle_weapon (battle, ship, i)->name));

      g_signal_connect_object (check, "toggled", G_CALLBACK (on_edited), self, G_CONNECT_SWAPPED);
      gtk_box_append (box, check);
    }
}

static void
put (ForconValueEditor *self, gint64 number)
{
  guint place = 0;

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->ways[BY_NUMBER]), (double) number / self->unit);
  gtk_switch_set_active (GTK_SWITCH (self->ways[BY_SWITCH]), number != 0);
  if (self->way == BY_LIST)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->ways[BY_LIST]), (guint) MAX (number - self->first, 0));
  for (GtkWidget *check = gtk_widget_get_first_child (self->ways[BY_CHECKS]); check != NULL && self->way == BY_CHECKS;
       check = gtk_widget_get_next_sibling (check))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (check), (number & ((gint64) 1 << place++)) != 0);
}

void
forcon_value_editor_set (ForconValueEditor *self, const ForconBattle *battle, ForconShipId ship, ForconSalvoId salvo,
                         ForconValue value)
{
  ForconValueBounds bounds = forcon_value_bounds (battle, ship, value);
  ForconFieldKind kind = forcon_value_type (value)->kind;
  GtkSpinButton *spin = GTK_SPIN_BUTTON (self->ways[BY_NUMBER]);

  g_return_if_fail (FORCON_IS_VALUE_EDITOR (self));
  forcon_panel_begin_fill (self);
  self->way = way_of (value);
  self->unit = kind == FORCON_FIELD_LENGTH ? 100 : kind == FORCON_FIELD_ANGLE ? 10 : 1;
  for (Way way = 0; way < N_WAYS; way++)
    gtk_widget_set_visible (self->ways[way], way == self->way);
  if (self->way == BY_NUMBER)
    {
      gtk_spin_button_set_digits (spin, self->unit == 1 ? 0 : 1);
      gtk_spin_button_set_range (spin, (double) bounds.least / self->unit, (double) bounds.most / self->unit);
    }
  else if (self->way == BY_LIST)
    fill_list (self, battle, ship, value, bounds);
  else if (self->way == BY_CHECKS)
    fill_checks (self, battle, ship);
  put (self, forcon_value_read (battle, ship, salvo, value));
  forcon_panel_end_fill (self);
}

void
forcon_value_editor_put (ForconValueEditor *self, gint64 number)
{
  g_return_if_fail (FORCON_IS_VALUE_EDITOR (self));
  put (self, number);
}

static gint64
checks_of (ForconValueEditor *self)
{
  gint64 mask = 0;
  guint place = 0;

  for (GtkWidget *check = gtk_widget_get_first_child (self->ways[BY_CHECKS]); check != NULL;
       check = gtk_widget_get_next_sibling (check), place++)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
      mask |= (gint64) 1 << place;
  return mask;
}

gint64
forcon_value_editor_get (ForconValueEditor *self)
{
  g_return_val_if_fail (FORCON_IS_VALUE_EDITOR (self), 0);
  switch (self->way)
    {
    case BY_NUMBER:
      return llround (gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->ways[BY_NUMBER])) * self->unit);
    case BY_SWITCH:
      return gtk_switch_get_active (GTK_SWITCH (self->ways[BY_SWITCH])) ? 1 : 0;
    case BY_CHECKS:
      return checks_of (self);
    case BY_LIST:
    case N_WAYS:
    default:
      return self->first + gtk_drop_down_get_selected (GTK_DROP_DOWN (self->ways[BY_LIST]));
    }
}

static void
forcon_value_editor_class_init (ForconValueEditorClass *klass)
{
  signals[CHANGED]
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
forcon_value_editor_init (ForconValueEditor *self)
{
  static const char *const signal_of[N_WAYS] = { "value-changed", "notify::active", "notify::selected", NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->ways[BY_NUMBER] = gtk_spin_button_new_with_range (0, 1, 1);
  self->ways[BY_SWITCH] = gtk_switch_new ();
  self->ways[BY_LIST] = gtk_drop_down_new (NULL, NULL);
  self->ways[BY_CHECKS] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->unit = 1;
  gtk_widget_set_halign (self->ways[BY_SWITCH], GTK_ALIGN_START);
  for (Way way = 0; way < N_WAYS; way++)
    {
      gtk_box_append (GTK_BOX (box), self->ways[way]);
      gtk_widget_set_hexpand (self->ways[way], way != BY_SWITCH);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->ways[way]), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("New value"),
                                      -1);
      if (signal_of[way] != NULL)
        g_signal_connect_object (self->ways[way], signal_of[way], G_CALLBACK (on_edited), self, G_CONNECT_SWAPPED);
    }
  adw_bin_set_child (ADW_BIN (self), box);
}
