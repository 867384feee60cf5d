/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice-window/twilight-muster-row.h"

#include <glib/gi18n-lib.h>

#include "app/dice/twilight-picture.h"
#include "base/text.h"

#define PICTURE 30

/* Units of a kind that spin buttons reach; more can be typed. */
#define COUNT_MAX 99

/**
 * ForconTwilightMusterRow:
 * @rules: whose units; outlives the row
 * @grades: (array length=2): the unit of grade I and that of grade II, which may be none
 */
struct _ForconTwilightMusterRow {
  ForconPanel parent;

  const ForconTwilightRules *rules;
  ForconUnitId grades[2];

  GtkWidget *box;
  ForconTwilightPicture *picture;
  GtkLabel *name;
  GtkLabel *other;
  GtkWidget *damage;
  GtkToggleButton *upgraded;
  GtkSpinButton *count;
  GtkSpinButton *damaged;
};

static guint changed;

G_DEFINE_FINAL_TYPE (ForconTwilightMusterRow, forcon_twilight_muster_row, FORCON_TYPE_PANEL)

static ForconUnitId
shown_grade (ForconTwilightMusterRow *self)
{
  return self->grades[gtk_toggle_button_get_active (self->upgraded) ? 1 : 0];
}

ForconUnitKind
forcon_twilight_muster_row_kind (ForconTwilightMusterRow *self)
{
  return forcon_twilight_unit (self->rules, self->grades[0])->kind;
}

static guint
count_of (const ForconForce *force, ForconUnitId unit)
{
  return unit.value == 0 ? 0 : forcon_force_of (force, unit);
}

/* A list that was typed may have units of both grades. */
static void
show_other (ForconTwilightMusterRow *self, const ForconForce *force)
{
  ForconUnitId other = self->grades[gtk_toggle_button_get_active (self->upgraded) ? 0 : 1];
  guint n = count_of (force, other);
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->other), n > 0);
  if (n == 0)
    return;
  /* Translators: besides so many of the other grade: "+ 2 Cruiser II". */
  text = g_strdup_printf (_ ("+ %1$u %2$s"), n, forcon_name (forcon_twilight_unit (self->rules, other)->name));
  gtk_label_set_label (self->other, text);
}

void
forcon_twilight_muster_row_read (ForconTwilightMusterRow *self, const ForconForce *force)
{
  guint first = count_of (force, self->grades[0]);
  guint second = count_of (force, self->grades[1]);
  ForconUnitId unit;

  forcon_panel_begin_fill (self);
  if (first + second > 0 && (first == 0) != gtk_toggle_button_get_active (self->upgraded)
      && (first == 0 || second == 0))
    gtk_toggle_button_set_active (self->upgraded, first == 0);
  unit = shown_grade (self);
  gtk_spin_button_set_value (self->count, forcon_force_of (force, unit));
  gtk_spin_button_set_range (self->damaged, 0, forcon_force_of (force, unit));
  gtk_spin_button_set_value (self->damaged, force->damaged[unit.value - 1]);
  gtk_widget_set_visible (self->damage, forcon_twilight_unit (self->rules, unit)->sustain);
  gtk_widget_set_sensitive (GTK_WIDGET (self->damaged), forcon_force_of (force, unit) > 0);
  gtk_label_set_label (self->name, forcon_name (forcon_twilight_unit (self->rules, unit)->name));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->name), gtk_label_get_label (self->name));
  forcon_twilight_picture_set (self->picture, self->rules, unit, FORCON_UNIT_MARK_INTACT);
  show_other (self, force);
  forcon_panel_end_fill (self);
}

void
forcon_twilight_muster_row_write (ForconTwilightMusterRow *self, ForconForce *force)
{
  guint place = shown_grade (self).value - 1u;
  guint count = (guint) gtk_spin_button_get_value_as_int (self->count);
  guint damaged = MIN ((guint) gtk_spin_button_get_value_as_int (self->damaged), count);

  if (!self->rules->units[place].sustain)
    damaged = 0;
  force->intact[place] = (guint16) (count - damaged);
  force->damaged[place] = (guint16) damaged;
  /* Whoever turns the grade over means all of them. */
  if (!gtk_widget_get_visible (GTK_WIDGET (self->other)) && self->grades[1].value != 0)
    {
      guint other = self->grades[gtk_toggle_button_get_active (self->upgraded) ? 0 : 1].value - 1u;

      force->intact[other] = force->damaged[other] = 0;
    }
}

static void
on_changed (ForconTwilightMusterRow *self)
{
  if (!forcon_panel_is_filling (self))
    g_signal_emit (self, changed, 0);
}

static GtkSpinButton *
add_spin (ForconTwilightMusterRow *self, GtkWidget *box, const char *what, const char *of)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, COUNT_MAX, 1);
  g_autofree char *name = g_strdup_printf ("%s: %s", of, what);

  gtk_widget_set_tooltip_text (spin, what);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  gtk_box_append (GTK_BOX (box), spin);
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return GTK_SPIN_BUTTON (spin);
}

static void
add_grade (ForconTwilightMusterRow *self, const char *of)
{
  GtkWidget *toggle = gtk_toggle_button_new_with_label ("II");
  /* Translators: a switch: whether units of this type are of grade II. */
  g_autofree char *name = g_strdup_printf (_ ("%s: grade II"), of);

  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (toggle, _ ("Grade II"));
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_widget_set_sensitive (toggle, self->grades[1].value != 0);
  gtk_widget_set_opacity (toggle, self->grades[1].value != 0 ? 1 : 0);
  gtk_box_append (GTK_BOX (self->box), toggle);
  self->upgraded = GTK_TOGGLE_BUTTON (toggle);
  g_signal_connect_object (toggle, "toggled", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

static GtkLabel *
add_label (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

GtkWidget *
forcon_twilight_muster_row_new (const ForconTwilightRules *rules, ForconUnitId type, ForconTwilightSide side)
{
  ForconTwilightMusterRow *self = g_object_new (FORCON_TYPE_TWILIGHT_MUSTER_ROW, NULL);
  const char *name = forcon_name (forcon_twilight_unit (rules, type)->name);
  GtkWidget *picture = forcon_twilight_picture_new (rules, type, side, PICTURE);

  self->rules = rules;
  self->grades[0] = type;
  for (guint i = 0; i < rules->n_units && self->grades[1].value == 0; i++)
    if (rules->units[i].upgrade_of.value == type.value)
      self->grades[1].value = (guint8) (i + 1);
  self->picture = FORCON_TWILIGHT_PICTURE (picture);
  gtk_box_append (GTK_BOX (self->box), picture);
  self->name = add_label (self->box, name, "forcon-name");
  gtk_widget_set_hexpand (GTK_WIDGET (self->name), TRUE);
  self->other = add_label (self->box, "", "caption");
  self->damage = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->box), self->damage);
  add_label (self->damage, C_ ("units", "damaged"), "caption");
  self->damaged = add_spin (self, self->damage, _ ("Damaged"), name);
  add_grade (self, name);
  self->count = add_spin (self, self->box, _ ("Number"), name);
  return GTK_WIDGET (self);
}

static void
forcon_twilight_muster_row_class_init (ForconTwilightMusterRowClass *klass)
{
  changed = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
forcon_twilight_muster_row_init (ForconTwilightMusterRow *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
