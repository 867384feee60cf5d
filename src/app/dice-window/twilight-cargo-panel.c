/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice-window/twilight-cargo-panel.h"

#include <glib/gi18n-lib.h>

#include "app/dice/twilight-form.h"
#include "app/dice/twilight-unit-words.h"
#include "base/text.h"
#include "twilight/rules/twilight-cargo.h"
#include "report/dice/twilight-wording.h"

/**
 * Pile:
 * @load: what it is; its count is what is there
 * @count: how many of them come along
 * @ship: (nullable): aboard which ships, where that matters: the first choice is wherever there is room
 */
typedef struct {
  ForconLoad load;
  GtkSpinButton *count;
  GtkDropDown *ship;
} Pile;

struct _ForconTwilightCargoPanel {
  ForconPanel parent;

  GtkWidget *box;
  GtkLabel *room;
  Pile piles[FORCON_LOADS_MAX];
  guint n_piles;
  ForconUnitId ships[FORCON_UNITS_MAX];
  guint n_ships;

  /* Model */
  ForconTwilightGame *game;
  ForconTwilightSide side;
};

static guint changed;

G_DEFINE_FINAL_TYPE (ForconTwilightCargoPanel, forcon_twilight_cargo_panel, FORCON_TYPE_PANEL)

static const ForconTwilightClash *
clash_of (ForconTwilightCargoPanel *self)
{
  return forcon_twilight_game_clash (self->game);
}

static void
on_changed (ForconTwilightCargoPanel *self)
{
  guint loaded = 0, room = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->n_piles; i++)
    loaded += (guint) gtk_spin_button_get_value_as_int (self->piles[i].count);
  for (guint i = 0; i < self->n_ships; i++)
    room += forcon_twilight_room_aboard (clash_of (self), self->side, self->ships[i]);
  /* Translators: how much of the room aboard of retreating ships is taken. */
  text = g_strdup_printf (_ ("Room taken: %1$u of %2$u"), loaded, room);
  gtk_label_set_label (self->room, text);
  g_signal_emit (self, changed, 0);
}

void
forcon_twilight_cargo_panel_write (ForconTwilightCargoPanel *self, ForconTwilightCommand *command)
{
  g_return_if_fail (FORCON_IS_TWILIGHT_CARGO_PANEL (self));
  command->n_loads = 0;
  for (guint i = 0; i < self->n_piles; i++)
    {
      const Pile *pile = &self->piles[i];
      guint ship = pile->ship == NULL ? 0 : gtk_drop_down_get_selected (pile->ship);
      ForconLoad load = pile->load;

      load.count = (guint) gtk_spin_button_get_value_as_int (pile->count);
      load.aboard = ship > 0 ? self->ships[ship - 1] : (ForconUnitId){ 0 };
      if (load.count > 0)
        command->loads[command->n_loads++] = load;
    }
}

/* "Fighter I, damaged, from Mecatol Rex" */
static char *
name_of_pile (ForconTwilightCargoPanel *self, const ForconLoad *load)
{
  g_autofree char *unit = forcon_twilight_unit_words (clash_of (self), self->side, load->unit);
  GString *text = g_string_new (unit);

  if (load->damaged)
    g_string_append_printf (text, ", %s", C_ ("units", "damaged"));
  if (load->from > 0)
    {
      g_autofree char *planet = forcon_text_escape (forcon_twilight_planet_name (clash_of (self), load->from));

      /* Translators: units from a planet. */
      g_string_append_printf (text, _ (", from %s"), planet);
    }
  g_string_append_printf (text, " (%u)", load->count);
  return g_string_free (text, FALSE);
}

/* Who is aboard of what matters only where ships may be lost on the way (T-RET-5). */
static GtkDropDown *
make_ships (ForconTwilightCargoPanel *self)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("where there is room"));
  for (guint i = 0; i < self->n_ships; i++)
    {
      g_autofree char *name = forcon_twilight_unit_words (clash_of (self), self->side, self->ships[i]);

      gtk_string_list_append (names, name);
    }
  return forcon_twilight_form_choice (self->box, _ ("Aboard"), names);
}

static guint
proposed_of (const ForconTwilightCommand *proposed, const ForconLoad *load)
{
  for (guint i = 0; i < proposed->n_loads; i++)
    if (proposed->loads[i].unit.value == load->unit.value && proposed->loads[i].from == load->from
        && !proposed->loads[i].damaged == !load->damaged)
      return proposed->loads[i].count;
  return 0;
}

static void
add_pile (ForconTwilightCargoPanel *self, ForconLoad load, const ForconTwilightCommand *proposed)
{
  Pile *pile = &self->piles[self->n_piles];
  g_autofree char *name = name_of_pile (self, &load);

  if (self->n_piles == FORCON_LOADS_MAX)
    return;
  self->n_piles++;
  pile->load = load;
  pile->count = forcon_twilight_form_spin (self->box, name, 0, (gint) load.count);
  gtk_spin_button_set_value (pile->count, proposed_of (proposed, &load));
  g_signal_connect_object (pile->count, "value-changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  if ((clash_of (self)->anomalies & (1u << FORCON_ANOMALY_GRAVITY_RIFT)) == 0)
    return;
  pile->ship = make_ships (self);
  g_signal_connect_object (pile->ship, "notify::selected", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

static void
add_force (ForconTwilightCargoPanel *self, const ForconForce *force, guint planet,
           const ForconTwilightCommand *proposed)
{
  const ForconTwilightRules *rules = forcon_twilight_game_rules (self->game);

  for (guint i = 0; i < rules->n_units; i++)
    {
      ForconUnitId unit = { (guint8) (i + 1) };

      if (!forcon_twilight_is_cargo (forcon_twilight_values (clash_of (self), self->side, unit)))
        continue;
      for (guint damaged = 0; damaged < 2; damaged++)
        {
          guint count = damaged ? force->damaged[i] : force->intact[i];

          if (count > 0)
            add_pile (self, (ForconLoad){ .unit = unit, .damaged = damaged == 1, .count = count, .from = planet },
                      proposed);
        }
    }
}

GtkWidget *
forcon_twilight_cargo_panel_new (ForconTwilightGame *game, const ForconTwilightCommand *proposed)
{
  ForconTwilightCargoPanel *self = g_object_new (FORCON_TYPE_TWILIGHT_CARGO_PANEL, NULL);
  const ForconTwilightClash *clash = forcon_twilight_game_clash (game);

  forcon_panel_set_model (self, game);
  self->side = proposed->side;
  self->room = forcon_twilight_form_label (self->box, "", "heading");
  for (guint i = 0; i < forcon_twilight_game_rules (game)->n_units; i++)
    {
      ForconUnitId unit = { (guint8) (i + 1) };

      if (forcon_twilight_room_aboard (clash, self->side, unit) > 0)
        self->ships[self->n_ships++] = unit;
    }
  add_force (self, &clash->space[self->side], 0, proposed);
  for (guint i = 0; i < clash->n_planets; i++)
    if (clash->planets[i].controller == (gint) self->side)
      add_force (self, &clash->planets[i].ground[self->side], i + 1, proposed);
  on_changed (self);
  return GTK_WIDGET (self);
}

static void
forcon_twilight_cargo_panel_class_init (ForconTwilightCargoPanelClass *klass)
{
  forcon_panel_class_bind_model (klass, ForconTwilightCargoPanel, game, FORCON_TYPE_TWILIGHT_GAME);
  changed = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
forcon_twilight_cargo_panel_init (ForconTwilightCargoPanel *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
