/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice-window/twilight-setup.h"

#include <glib/gi18n-lib.h>

#include "app/dice/twilight-form.h"
#include "app/dice-window/twilight-planets.h"
#include "app/dice-window/twilight-player-panel.h"
#include "base/text.h"
#include "report/dice/twilight-labels.h"

struct _ForconTwilightSetup {
  ForconPanel parent;

  /* Model */
  ForconTwilightGame *game;

  GtkWidget *box;
  GtkToggleButton *places[FORCON_N_TWILIGHT_PLACE];
  GtkEditable *name;
  GtkWidget *neighbours;
  GtkWidget *planets;
  GtkWidget *players[FORCON_TWILIGHT_SIDE_COUNT];
  GtkLabel *missing;
};

G_DEFINE_FINAL_TYPE (ForconTwilightSetup, forcon_twilight_setup, FORCON_TYPE_PANEL)

static void
on_place (ForconTwilightSetup *self, GtkToggleButton *button)
{
  if (forcon_panel_is_filling (self) || !gtk_toggle_button_get_active (button)
      || forcon_twilight_game_draft (self->game) == NULL)
    return;
  for (guint i = 0; i < FORCON_N_TWILIGHT_PLACE; i++)
    if (self->places[i] == button)
      forcon_twilight_game_set_place (self->game, (ForconTwilightPlace) i);
}

static void
on_name (ForconTwilightSetup *self)
{
  ForconTwilightClash *draft = forcon_twilight_game_draft (self->game);

  if (forcon_panel_is_filling (self) || draft == NULL)
    return;
  draft->name = g_intern_string (gtk_editable_get_text (self->name));
  forcon_twilight_game_draft_changed (self->game);
}

static void
refresh (ForconPanel *panel)
{
  ForconTwilightSetup *self = FORCON_TWILIGHT_SETUP (panel);
  const ForconTwilightClash *clash = forcon_twilight_game_clash (self->game);
  gboolean space = clash->place == FORCON_TWILIGHT_PLACE_SPACE;

  gtk_toggle_button_set_active (self->places[clash->place], TRUE);
  forcon_twilight_form_set_text (self->name, clash->name);
  gtk_widget_set_visible (self->neighbours, space);
  gtk_widget_set_visible (self->planets, !space);
  gtk_widget_set_visible (GTK_WIDGET (self->missing), !forcon_twilight_game_may_begin (self->game));
  gtk_label_set_label (self->missing, space
                                          ? _ ("Give both sides ships, and the clash can begin.")
                                          : _ ("Give both sides ground forces on a planet, and the clash can begin."));
}

static GtkWidget *
make_places (ForconTwilightSetup *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  for (guint i = 0; i < FORCON_N_TWILIGHT_PLACE; i++)
    {
      g_autofree char *name = forcon_text_capitalise (forcon_label_twilight_place ((ForconTwilightPlace) i));
      GtkWidget *toggle = gtk_toggle_button_new_with_label (name);

      self->places[i] = GTK_TOGGLE_BUTTON (toggle);
      gtk_toggle_button_set_group (self->places[i], i == 0 ? NULL : self->places[0]);
      gtk_box_append (GTK_BOX (box), toggle);
      g_signal_connect_object (toggle, "toggled", G_CALLBACK (on_place), self, G_CONNECT_SWAPPED);
    }
  return box;
}

static GtkWidget *
make_head (ForconTwilightSetup *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);

  gtk_box_append (GTK_BOX (box), make_places (self));
  self->name = forcon_twilight_form_entry (box, _ ("System"));
  g_signal_connect_object (self->name, "changed", G_CALLBACK (on_name), self, G_CONNECT_SWAPPED);
  gtk_widget_set_hexpand (gtk_widget_get_last_child (box), TRUE);
  self->neighbours = gtk_button_new_with_mnemonic (_ ("_Where to Retreat…"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->neighbours), "win.neighbours");
  gtk_widget_set_tooltip_text (self->neighbours, _ ("Adjacent systems, anomalies and laws"));
  gtk_widget_set_valign (self->neighbours, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->neighbours);
  self->planets = forcon_twilight_planets_new (self->game);
  gtk_box_append (GTK_BOX (box), self->planets);
  return box;
}

static void
attach (ForconPanel *panel)
{
  ForconTwilightSetup *self = FORCON_TWILIGHT_SETUP (panel);
  GtkWidget *sides = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_box_append (GTK_BOX (self->box), make_head (self));
  gtk_box_set_homogeneous (GTK_BOX (sides), TRUE);
  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    {
      self->players[i] = forcon_twilight_player_panel_new (self->game, (ForconTwilightSide) i);
      gtk_box_append (GTK_BOX (sides), self->players[i]);
    }
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), sides);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (self->box), scrolled);
  self->missing = forcon_twilight_form_label (self->box, "", "forcon-faint");
  forcon_panel_refresh (self);
}

GtkWidget *
forcon_twilight_setup_new (ForconTwilightGame *game)
{
  ForconTwilightSetup *self = g_object_new (FORCON_TYPE_TWILIGHT_SETUP, NULL);

  forcon_panel_set_model (self, game);
  return GTK_WIDGET (self);
}

static gboolean
forcon_twilight_setup_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (FORCON_TWILIGHT_SETUP (widget)->players[0]);
}

static void
forcon_twilight_setup_class_init (ForconTwilightSetupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FORCON_PANEL_CLASS (klass)->attach = attach;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconTwilightSetup, game, FORCON_TYPE_TWILIGHT_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
  widget_class->grab_focus = forcon_twilight_setup_grab_focus;
}

static void
forcon_twilight_setup_init (ForconTwilightSetup *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (self->box, "forcon-fleet-dice");
  adw_bin_set_child (ADW_BIN (self), self->box);
}
