/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice-window/twilight-planets.h"

#include <glib/gi18n-lib.h>

#include "app/dice/twilight-form.h"
#include "base/text.h"

#define NAME_CHARS 14

struct _ForconTwilightPlanets {
  ForconPanel parent;

  /* Model */
  ForconTwilightGame *game;

  GtkWidget *box;
  GtkDropDown *which;
  GtkEditable *name;
  GtkWidget *add;
  GtkWidget *remove;
};

G_DEFINE_FINAL_TYPE (ForconTwilightPlanets, forcon_twilight_planets, FORCON_TYPE_PANEL)

static void
on_which (ForconTwilightPlanets *self)
{
  guint planet = gtk_drop_down_get_selected (self->which);

  if (!forcon_panel_is_filling (self) && planet != GTK_INVALID_LIST_POSITION
      && forcon_twilight_game_draft (self->game) != NULL)
    forcon_twilight_game_set_draft_planet (self->game, planet);
}

static void
on_name (ForconTwilightPlanets *self)
{
  ForconTwilightClash *draft = forcon_twilight_game_draft (self->game);

  if (forcon_panel_is_filling (self) || draft == NULL)
    return;
  draft->planets[forcon_twilight_game_draft_planet (self->game)].name
      = g_intern_string (gtk_editable_get_text (self->name));
  forcon_twilight_game_draft_changed (self->game);
}

static void
fill_which (ForconTwilightPlanets *self, const ForconTwilightClash *clash)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < clash->n_planets; i++)
    {
      /* Translators: which of the planets of a system. */
      g_autofree char *number = g_strdup_printf (_ ("Planet %u"), i + 1);
      g_autofree char *name = forcon_text_escape (forcon_name (clash->planets[i].name));

      gtk_string_list_append (names, *name == '\0' ? number : name);
    }
  gtk_drop_down_set_model (self->which, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->which, forcon_twilight_game_draft_planet (self->game));
}

static void
refresh (ForconPanel *panel)
{
  ForconTwilightPlanets *self = FORCON_TWILIGHT_PLANETS (panel);
  const ForconTwilightClash *draft = forcon_twilight_game_draft (self->game);

  if (draft == NULL || draft->n_planets == 0)
    return;
  fill_which (self, draft);
  gtk_widget_set_visible (GTK_WIDGET (self->which), draft->n_planets > 1);
  gtk_widget_set_visible (self->remove, draft->n_planets > 1);
  gtk_widget_set_sensitive (self->add, draft->n_planets < FORCON_TWILIGHT_PLANETS_MAX);
  forcon_twilight_form_set_text (self->name, draft->planets[forcon_twilight_game_draft_planet (self->game)].name);
}

static GtkWidget *
add_button (ForconTwilightPlanets *self, const char *icon, const char *name, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", clicked, self->game, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), button);
  return button;
}

static void
attach (ForconPanel *panel)
{
  ForconTwilightPlanets *self = FORCON_TWILIGHT_PLANETS (panel);

  self->which = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->which), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Planet in front"),
                                  -1);
  gtk_widget_set_valign (GTK_WIDGET (self->which), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->which));
  self->name = forcon_twilight_form_entry (self->box, _ ("Planet"));
  gtk_editable_set_width_chars (self->name, NAME_CHARS);
  self->add
      = add_button (self, "list-add-symbolic", _ ("Another planet"), G_CALLBACK (forcon_twilight_game_add_planet));
  self->remove = add_button (self, "list-remove-symbolic", _ ("Remove this planet"),
                             G_CALLBACK (forcon_twilight_game_remove_planet));
  g_signal_connect_object (self->which, "notify::selected", G_CALLBACK (on_which), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->name, "changed", G_CALLBACK (on_name), self, G_CONNECT_SWAPPED);
  forcon_panel_refresh (self);
}

GtkWidget *
forcon_twilight_planets_new (ForconTwilightGame *game)
{
  ForconTwilightPlanets *self = g_object_new (FORCON_TYPE_TWILIGHT_PLANETS, NULL);

  forcon_panel_set_model (self, game);
  return GTK_WIDGET (self);
}

static void
forcon_twilight_planets_class_init (ForconTwilightPlanetsClass *klass)
{
  FORCON_PANEL_CLASS (klass)->attach = attach;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconTwilightPlanets, game, FORCON_TYPE_TWILIGHT_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
}

static void
forcon_twilight_planets_init (ForconTwilightPlanets *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
