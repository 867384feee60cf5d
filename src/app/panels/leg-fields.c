/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/panels/panels.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/session/session-draft.h"
#include "app/widgets/widget.h"

/* The fields of a leg, and how many lengths and angles make 1 in them. */
#define LENGTH_UNIT 100.0
#define ANGLE_UNIT 10.0

/**
 * LegFields:
 * @turn: (nullable): the last leg has none
 */
typedef struct {
  GtkSpinButton *ahead;
  GtkSpinButton *turn;
} LegFields;

struct _ForconLegFields {
  ForconPanel parent;

  /* Model */
  ForconSession *session;

  GtkGrid *grid;

  /* As many as the draft has legs; the widgets are the grid's. */
  guint n_fields;
  LegFields fields[FORCON_LEGS_MAX];

  /* While what a person put in has not been drawn: the ghost and the verdict of that move have never been seen. */
  guint unseen;
};

G_DEFINE_FINAL_TYPE (ForconLegFields, forcon_leg_fields, FORCON_TYPE_PANEL)

static gboolean
has_been_seen (gpointer data)
{
  ((ForconLegFields *) data)->unseen = 0;
  return G_SOURCE_REMOVE;
}

static void
on_edited (ForconLegFields *self)
{
  ForconLegs legs = { .n = self->n_fields };

  if (forcon_panel_is_filling (self))
    return;
  if (self->unseen == 0)
    self->unseen = g_idle_add_full (G_PRIORITY_LOW, has_been_seen, self, NULL);
  for (guint i = 0; i < self->n_fields; i++)
    {
      legs.leg[i].ahead = (ForconLength) lround (gtk_spin_button_get_value (self->fields[i].ahead) * LENGTH_UNIT);
      if (self->fields[i].turn != NULL)
        legs.leg[i].turn = (ForconAngle) lround (gtk_spin_button_get_value (self->fields[i].turn) * ANGLE_UNIT);
    }
  forcon_session_set_legs (self->session, &legs);
}

/* Enter in a field: a number that it takes only now is shown first, as nobody has seen where that move leads. */
static void
on_entered (ForconLegFields *self)
{
  if (self->unseen == 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.move", NULL);
}

static GtkSpinButton *
add_field (ForconLegFields *self, const char *text, gint column, gint row, double least, double most, double step)
{
  GtkWidget *label = gtk_label_new (text);
  GtkWidget *field = gtk_spin_button_new_with_range (least, most, step);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (field), 1);
  gtk_editable_set_width_chars (GTK_EDITABLE (field), 4);
  gtk_widget_set_hexpand (field, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_grid_attach (self->grid, label, column * 2, row, 1, 1);
  gtk_grid_attach (self->grid, field, column * 2 + 1, row, 1, 1);
  g_signal_connect_object (field, "value-changed", G_CALLBACK (on_edited), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (field)), "activate", G_CALLBACK (on_entered), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return GTK_SPIN_BUTTON (field);
}

/* Makes fields for @n legs: each goes ahead, and all but the last turn. */
static void
build_fields (ForconLegFields *self, guint n)
{
  forcon_widget_clear (self->grid);
  for (guint i = 0; i < n; i++)
    {
      self->fields[i].ahead = add_field (self, i == 0 ? _ ("Ahead, cm") : _ ("then, cm"), 0, (gint) i, 0,
                                         FORCON_LENGTH_MAX / LENGTH_UNIT, 1);
      self->fields[i].turn = NULL;
      if (i + 1 < n)
        self->fields[i].turn = add_field (self, _ ("turn, °"), 1, (gint) i, -180, 180, 5);
    }
  self->n_fields = n;
}

static void
refresh (ForconPanel *panel)
{
  ForconLegFields *self = FORCON_LEG_FIELDS (panel);
  const ForconLegs *legs = &forcon_session_draft (self->session)->legs;

  if (legs->n != self->n_fields)
    build_fields (self, legs->n);
  for (guint i = 0; i < legs->n; i++)
    {
      gtk_spin_button_set_value (self->fields[i].ahead, legs->leg[i].ahead / LENGTH_UNIT);
      if (self->fields[i].turn != NULL)
        gtk_spin_button_set_value (self->fields[i].turn, legs->leg[i].turn / ANGLE_UNIT);
    }
}

void
forcon_leg_fields_add_leg (ForconLegFields *self)
{
  ForconLegs legs = forcon_session_draft (self->session)->legs;

  if (legs.n < FORCON_LEGS_MAX)
    legs.leg[legs.n++] = (ForconLeg){ 0, 0 };
  forcon_session_set_legs (self->session, &legs);
}

void
forcon_leg_fields_focus (ForconLegFields *self)
{
  g_return_if_fail (FORCON_IS_LEG_FIELDS (self));
  if (self->n_fields > 0)
    gtk_widget_grab_focus (GTK_WIDGET (self->fields[0].ahead));
}

static void
forcon_leg_fields_dispose (GObject *object)
{
  ForconLegFields *self = FORCON_LEG_FIELDS (object);

  g_clear_handle_id (&self->unseen, g_source_remove);
  G_OBJECT_CLASS (forcon_leg_fields_parent_class)->dispose (object);
}

static void
forcon_leg_fields_class_init (ForconLegFieldsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_leg_fields_dispose;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconLegFields, session, FORCON_TYPE_SESSION);
}

static void
forcon_leg_fields_init (ForconLegFields *self)
{
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, 8);
  gtk_grid_set_row_spacing (self->grid, 4);
  gtk_widget_add_css_class (GTK_WIDGET (self->grid), "forcon-legs");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->grid));
}
