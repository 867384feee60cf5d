/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice-window/twilight-effect-panel.h"

#include <glib/gi18n-lib.h>

#include "app/dice-window/twilight-dialog.h"
#include "app/dice/twilight-form.h"
#include "app/dice/twilight-unit-words.h"
#include "base/text.h"
#include "report/dice/twilight-labels.h"
#include "report/dice/twilight-wording.h"

#define COUNT_MAX 99
#define NUMBER_MAX 20

struct _ForconTwilightEffectPanel {
  ForconPanel parent;

  GtkWidget *box;
  GtkEditable *reason;
  GtkDropDown *effect;
  GtkDropDown *side;
  GtkWidget *units;
  GtkDropDown *unit;
  GtkSpinButton *count;
  GtkCheckButton *damaged;
  GtkWidget *numbers;
  GtkSpinButton *number;
  GtkWidget *systems;
  GtkDropDown *system;
  GtkDropDown *thing;

  /* Model */
  ForconTwilightGame *game;
};

G_DEFINE_FINAL_TYPE (ForconTwilightEffectPanel, forcon_twilight_effect_panel, FORCON_TYPE_PANEL)

static ForconTwilightEffect
chosen_effect (ForconTwilightEffectPanel *self)
{
  return (ForconTwilightEffect) gtk_drop_down_get_selected (self->effect);
}

static gboolean
has_number (ForconTwilightEffect effect)
{
  return effect == FORCON_TWILIGHT_EFFECT_HITS || effect == FORCON_TWILIGHT_EFFECT_MODIFY
         || effect == FORCON_TWILIGHT_EFFECT_MODIFY_ROUND;
}

static gboolean
has_system (ForconTwilightEffect effect)
{
  return effect == FORCON_TWILIGHT_EFFECT_ARRIVE || effect == FORCON_TWILIGHT_EFFECT_LEAVE;
}

static gboolean
has_units (ForconTwilightEffect effect)
{
  return effect == FORCON_TWILIGHT_EFFECT_DESTROY || effect == FORCON_TWILIGHT_EFFECT_DAMAGE
         || effect == FORCON_TWILIGHT_EFFECT_REPAIR || effect == FORCON_TWILIGHT_EFFECT_ADD;
}

static void
read_command (gpointer form, ForconTwilightCommand *command)
{
  ForconTwilightEffectPanel *self = form;

  *command = (ForconTwilightCommand){ .kind = FORCON_TWILIGHT_COMMAND_EFFECT,
                                      .what = chosen_effect (self),
                                      .side = (ForconTwilightSide) gtk_drop_down_get_selected (self->side),
                                      .text = g_intern_string (gtk_editable_get_text (self->reason)) };
  if (has_number (command->what))
    {
      command->number = gtk_spin_button_get_value_as_int (self->number);
      return;
    }
  if (has_system (command->what))
    {
      command->system = gtk_drop_down_get_selected (self->system) + 1;
      command->thing = (ForconNeighbourThing) gtk_drop_down_get_selected (self->thing);
    }
  if (!has_units (command->what))
    return;
  command->unit.value = (guint8) (gtk_drop_down_get_selected (self->unit) + 1);
  command->count = (guint) gtk_spin_button_get_value_as_int (self->count);
  command->damaged = command->what == FORCON_TWILIGHT_EFFECT_DESTROY && gtk_check_button_get_active (self->damaged);
}

static void
on_changed (ForconTwilightEffectPanel *self)
{
  gtk_widget_set_visible (self->units, has_units (chosen_effect (self)));
  gtk_widget_set_visible (self->numbers, has_number (chosen_effect (self)));
  gtk_widget_set_visible (self->systems, has_system (chosen_effect (self)));
  gtk_widget_set_visible (GTK_WIDGET (self->damaged), chosen_effect (self) == FORCON_TWILIGHT_EFFECT_DESTROY);
  forcon_twilight_dialog_check (GTK_WIDGET (self));
}

static GtkStringList *
effects (void)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < FORCON_N_TWILIGHT_EFFECT; i++)
    {
      g_autofree char *name = forcon_text_capitalise (forcon_label_twilight_effect ((ForconTwilightEffect) i));

      gtk_string_list_append (names, name);
    }
  return names;
}

static GtkStringList *
sides (const ForconTwilightClash *clash)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < FORCON_TWILIGHT_SIDE_COUNT; i++)
    {
      g_autofree char *name = forcon_twilight_side (clash, (ForconTwilightSide) i);

      gtk_string_list_append (names, name);
    }
  return names;
}

static GtkStringList *
units (ForconTwilightGame *game)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  const ForconTwilightRules *rules = forcon_twilight_game_rules (game);

  for (guint i = 0; i < rules->n_units; i++)
    gtk_string_list_append (names, forcon_name (rules->units[i].name));
  return names;
}

static GtkStringList *
systems (const ForconTwilightClash *clash)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 1; i <= clash->n_neighbours; i++)
    gtk_string_list_append (names, forcon_twilight_system_name (clash, i));
  return names;
}

static GtkStringList *
things (void)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < FORCON_N_NEIGHBOUR_THING; i++)
    {
      g_autofree char *name = forcon_text_capitalise (forcon_label_neighbour_thing ((ForconNeighbourThing) i));

      gtk_string_list_append (names, name);
    }
  return names;
}

static void
follow (ForconTwilightEffectPanel *self, gpointer field, const char *signal)
{
  g_signal_connect_object (field, signal, G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

static void
fill (ForconTwilightEffectPanel *self)
{
  self->reason = forcon_twilight_form_entry (self->box, _ ("Ability or card"));
  self->effect = forcon_twilight_form_choice (self->box, _ ("What it does"), effects ());
  self->side = forcon_twilight_form_choice (self->box, _ ("To whom"), sides (forcon_twilight_game_clash (self->game)));
  self->units = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box), self->units);
  self->unit = forcon_twilight_form_choice (self->units, _ ("Units"), units (self->game));
  self->count = forcon_twilight_form_spin (self->units, _ ("How many"), 1, COUNT_MAX);
  self->damaged = forcon_twilight_form_check (self->units, _ ("Those that are damaged"));
  self->numbers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box), self->numbers);
  self->number = forcon_twilight_form_spin (self->numbers, _ ("How many more, or less"), -NUMBER_MAX, NUMBER_MAX);
  gtk_spin_button_set_value (self->number, 1);
  self->systems = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box), self->systems);
  self->system
      = forcon_twilight_form_choice (self->systems, _ ("System"), systems (forcon_twilight_game_clash (self->game)));
  self->thing = forcon_twilight_form_choice (self->systems, _ ("What"), things ());
  follow (self, self->system, "notify::selected");
  follow (self, self->thing, "notify::selected");
  follow (self, self->reason, "changed");
  follow (self, self->effect, "notify::selected");
  follow (self, self->side, "notify::selected");
  follow (self, self->unit, "notify::selected");
  follow (self, self->count, "value-changed");
  follow (self, self->damaged, "toggled");
  follow (self, self->number, "value-changed");
}

void
forcon_twilight_effect_panel_present (GtkWindow *parent, ForconTwilightGame *game)
{
  ForconTwilightEffectPanel *self = g_object_new (FORCON_TYPE_TWILIGHT_EFFECT_PANEL, NULL);
  GtkWidget *dialog;

  forcon_panel_set_model (self, game);
  fill (self);
  on_changed (self);
  dialog = forcon_twilight_dialog_new (parent, game, _ ("Ability or card (T-SPC-2)"), _ ("_Use"), GTK_WIDGET (self),
                                       read_command);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (GTK_WIDGET (self->reason));
}

static void
forcon_twilight_effect_panel_class_init (ForconTwilightEffectPanelClass *klass)
{
  forcon_panel_class_bind_model (klass, ForconTwilightEffectPanel, game, FORCON_TYPE_TWILIGHT_GAME);
}

static void
forcon_twilight_effect_panel_init (ForconTwilightEffectPanel *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
