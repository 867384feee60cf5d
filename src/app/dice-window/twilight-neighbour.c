/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice-window/twilight-neighbour.h"

#include <glib/gi18n-lib.h>

#include "app/dice/twilight-form.h"
#include "app/dice/twilight-unit-words.h"
#include "base/text.h"
#include "report/dice/twilight-labels.h"

/* What of a side may be in a system, in the order of the checks. */
enum { UNITS, PLANET, SHIPS, TOKEN, N_THINGS };

struct _ForconTwilightNeighbour {
  ForconPanel parent;

  GtkWidget *box;
  GtkEditable *name;
  GtkWidget *anomalies;
  GtkCheckButton *things[FORCON_TWILIGHT_SIDE_COUNT][N_THINGS];
  GtkCheckButton *others;

  /* Model */
  ForconTwilightGame *game;
  guint place;
};

static guint removed;

G_DEFINE_FINAL_TYPE (ForconTwilightNeighbour, forcon_twilight_neighbour, FORCON_TYPE_PANEL)

GtkWidget *
forcon_twilight_anomalies_new (guint32 anomalies, GCallback toggled, GObject *owner)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  for (guint i = 0; i < FORCON_N_ANOMALY; i++)
    {
      g_autofree char *name = forcon_text_capitalise (forcon_label_anomaly ((ForconAnomaly) i));
      GtkCheckButton *check = forcon_twilight_form_check (box, name);

      gtk_check_button_set_active (check, (anomalies & 1u << i) != 0);
      g_signal_connect_object (check, "toggled", toggled, owner, G_CONNECT_SWAPPED);
    }
  return box;
}

guint32
forcon_twilight_anomalies_read (GtkWidget *anomalies)
{
  guint32 bits = 0;
  guint place = 0;

  for (GtkWidget *check = gtk_widget_get_first_child (anomalies); check != NULL;
       check = gtk_widget_get_next_sibling (check), place++)
    bits |= gtk_check_button_get_active (GTK_CHECK_BUTTON (check)) ? 1u << place : 0;
  return bits;
}

/* Where a thing of a side is kept. */
static gboolean *
thing_of (ForconNeighbour *neighbour, guint side, guint thing)
{
  gboolean *const things[N_THINGS] = { &neighbour->has_units[side], &neighbour->has_planet[side],
                                       &neighbour->has_ships[side], &neighbour->has_token[side] };

  return things[thing];
}

static void
on_changed (ForconTwilightNeighbour *self)
{
  ForconTwilightClash *draft = forcon_twilight_game_draft (self->game);
  ForconNeighbour *neighbour = draft == NULL ? NULL : &draft->neighbours[self->place];

  if (draft == NULL || self->others == NULL)
    return;
  neighbour->name = g_intern_string (gtk_editable_get_text (self->name));
  neighbour->anomalies = forcon_twilight_anomalies_read (self->anomalies);
  neighbour->others = gtk_check_button_get_active (self->others);
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    for (guint thing = 0; thing < N_THINGS; thing++)
      *thing_of (neighbour, side, thing) = gtk_check_button_get_active (self->things[side][thing]);
  forcon_twilight_game_draft_changed (self->game);
}

static void
on_remove (ForconTwilightNeighbour *self)
{
  g_signal_emit (self, removed, 0, self->place);
}

static void
add_head (ForconTwilightNeighbour *self, const ForconNeighbour *neighbour)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *remove = gtk_button_new_from_icon_name ("list-remove-symbolic");

  self->name = forcon_twilight_form_entry (row, _ ("Adjacent system"));
  gtk_widget_set_hexpand (gtk_widget_get_first_child (row), TRUE);
  forcon_twilight_form_set_text (self->name, neighbour->name);
  gtk_widget_set_tooltip_text (remove, _ ("Remove this system"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (remove), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Remove this system"), -1);
  gtk_box_append (GTK_BOX (row), remove);
  gtk_box_append (GTK_BOX (self->box), row);
  g_signal_connect_object (self->name, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (remove, "clicked", G_CALLBACK (on_remove), self, G_CONNECT_SWAPPED);
}

static void
add_side (ForconTwilightNeighbour *self, ForconNeighbour *neighbour, guint side)
{
  const char *const names[N_THINGS] = { C_ ("in a system", "units"), C_ ("in a system", "a planet"),
                                        C_ ("in a system", "ships"), C_ ("in a system", "a command token") };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *name = forcon_twilight_side (forcon_twilight_game_clash (self->game), (ForconTwilightSide) side);

  gtk_widget_set_size_request (GTK_WIDGET (forcon_twilight_form_label (row, name, "forcon-name")), 120, -1);
  for (guint thing = 0; thing < N_THINGS; thing++)
    {
      self->things[side][thing] = forcon_twilight_form_check (row, names[thing]);
      gtk_check_button_set_active (self->things[side][thing], *thing_of (neighbour, side, thing));
      g_signal_connect_object (self->things[side][thing], "toggled", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
    }
  gtk_box_append (GTK_BOX (self->box), row);
}

GtkWidget *
forcon_twilight_neighbour_new (ForconTwilightGame *game, guint place)
{
  ForconTwilightNeighbour *self = g_object_new (FORCON_TYPE_TWILIGHT_NEIGHBOUR, NULL);
  ForconNeighbour *neighbour = &forcon_twilight_game_draft (game)->neighbours[place];

  forcon_panel_set_model (self, game);
  self->place = place;
  add_head (self, neighbour);
  self->anomalies = forcon_twilight_anomalies_new (neighbour->anomalies, G_CALLBACK (on_changed), G_OBJECT (self));
  gtk_box_append (GTK_BOX (self->box), self->anomalies);
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    add_side (self, neighbour, side);
  self->others = forcon_twilight_form_check (self->box, _ ("Ships of another player"));
  gtk_check_button_set_active (self->others, neighbour->others);
  g_signal_connect_object (self->others, "toggled", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

static void
forcon_twilight_neighbour_class_init (ForconTwilightNeighbourClass *klass)
{
  forcon_panel_class_bind_model (klass, ForconTwilightNeighbour, game, FORCON_TYPE_TWILIGHT_GAME);
  removed = g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                          G_TYPE_UINT);
}

static void
forcon_twilight_neighbour_init (ForconTwilightNeighbour *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->box, "card");
  gtk_widget_add_css_class (self->box, "forcon-fleet-dice");
  adw_bin_set_child (ADW_BIN (self), self->box);
}
