/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice/twilight-dice.h"

#include <glib/gi18n-lib.h>

#include "app/dice/twilight-form.h"
#include "app/dice/twilight-unit-words.h"
#include "app/widgets/widget.h"

/* Dice in a line. */
#define DICE_MAX 8

struct _ForconTwilightDice {
  ForconPanel parent;

  /* Model */
  ForconTwilightGame *game;

  GtkWidget *box;
  GtkWidget *popover;
  GtkLabel *about;
  GtkLabel *owner;
  GtkSpinButton *face;
  GtkEditable *reason;
  guint die;

  /* Owned */
  GtkSizeGroup *labels;
};

G_DEFINE_FINAL_TYPE (ForconTwilightDice, forcon_twilight_dice, FORCON_TYPE_PANEL)

/* What the popover does. */

static const char *
reason_of (ForconTwilightDice *self)
{
  return g_intern_string (gtk_editable_get_text (self->reason));
}

/* Abilities of who rolled last are used (T-DICE-3). */
static ForconTwilightSide
owner_of (ForconTwilightDice *self)
{
  return forcon_twilight_has_rolled_last (forcon_twilight_game_clash (self->game), FORCON_TWILIGHT_SIDE_DEFENDER)
             ? FORCON_TWILIGHT_SIDE_DEFENDER
             : FORCON_TWILIGHT_SIDE_ATTACKER;
}

static void
on_roll_again (ForconTwilightDice *self)
{
  const ForconTwilightCommand command
      = { .kind = FORCON_TWILIGHT_COMMAND_REROLL, .side = owner_of (self), .die = self->die, .text = reason_of (self) };

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  forcon_twilight_game_ask (self->game, &command);
}

static void
on_change (ForconTwilightDice *self)
{
  const ForconTwilightCommand command = { .kind = FORCON_TWILIGHT_COMMAND_CHANGE,
                                          .side = owner_of (self),
                                          .die = self->die,
                                          .number = gtk_spin_button_get_value_as_int (self->face),
                                          .text = reason_of (self) };

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  forcon_twilight_game_do (self->game, &command);
}

static void
add_button (ForconTwilightDice *self, GtkWidget *box, const char *label, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
}

static void
make_popover (ForconTwilightDice *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->about = forcon_twilight_form_label (box, "", "heading");
  self->owner = forcon_twilight_form_label (box, "", "caption");
  self->reason = forcon_twilight_form_entry (box, _ ("Ability or card"));
  gtk_editable_set_text (self->reason, _ ("Ability"));
  self->face = forcon_twilight_form_spin (box, _ ("New face"), 1, FORCON_TWILIGHT_DIE);
  add_button (self, box, _ ("_Reroll"), G_CALLBACK (on_roll_again));
  add_button (self, box, _ ("_Change Face"), G_CALLBACK (on_change));
  self->popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (self->popover), box);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
}

/* The dice */

static const ForconTwilightDie *
die_at (ForconTwilightDice *self, guint place)
{
  return &g_array_index (forcon_twilight_game_clash (self->game)->dice, ForconTwilightDie, place);
}

/* "Die 3, Cruiser I: 7, a hit" */
static char *
name_of (ForconTwilightDice *self, guint place)
{
  const ForconTwilightDie *die = die_at (self, place);
  g_autofree char *unit = forcon_twilight_unit_words (forcon_twilight_game_clash (self->game), die->side, die->unit);

  if (FORCON_TWILIGHT_DIE_HITS (die))
    /* Translators: a die by its place on the table, whose it is, and its face. */
    return g_strdup_printf (_ ("Die %1$u, %2$s: %3$u, a hit"), place + 1, unit, die->face);
  return g_strdup_printf (_ ("Die %1$u, %2$s: %3$u, no hit"), place + 1, unit, die->face);
}

static void
on_die (GtkWidget *button, ForconTwilightDice *self)
{
  guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place"));
  g_autofree char *name = name_of (self, place);
  g_autofree char *side = forcon_twilight_side (forcon_twilight_game_clash (self->game), owner_of (self));
  /* Translators: whose ability or card it is that rerolls or changes a die. */
  g_autofree char *owner = g_strdup_printf (_ ("Used by: %s"), side);
  graphene_rect_t where;

  self->die = place + 1;
  gtk_label_set_label (self->about, name);
  gtk_label_set_label (self->owner, owner);
  gtk_spin_button_set_value (self->face, die_at (self, place)->face);
  if (gtk_widget_compute_bounds (button, GTK_WIDGET (self), &where))
    {
      GdkRectangle box
          = { (int) where.origin.x, (int) where.origin.y, (int) where.size.width, (int) where.size.height };

      gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), &box);
    }
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static GtkWidget *
make_die (ForconTwilightDice *self, guint place)
{
  const ForconTwilightDie *die = die_at (self, place);
  g_autofree char *face = g_strdup_printf ("%u", die->face);
  g_autofree char *name = name_of (self, place);
  GtkWidget *button = gtk_button_new_with_label (face);

  gtk_widget_add_css_class (button, "forcon-die");
  gtk_widget_add_css_class (button, FORCON_TWILIGHT_DIE_HITS (die) ? "forcon-hit" : "forcon-miss");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (button), "place", GUINT_TO_POINTER (place));
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_die), self, 0);
  return button;
}

/* The dice from a place on that the same side threw for the same value. Returns: the place after them */
static guint
add_group (ForconTwilightDice *self, guint first)
{
  const ForconTwilightClash *clash = forcon_twilight_game_clash (self->game);
  const ForconTwilightDie *head = die_at (self, first);
  /* Translators: dice that hit on a face or more. */
  g_autofree char *text = g_strdup_printf (_ ("%d or more:"), head->needed);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *grid = gtk_grid_new ();
  GtkLabel *label = forcon_twilight_form_label (row, text, "caption");
  guint place = first;

  gtk_label_set_wrap (label, FALSE);
  gtk_size_group_add_widget (self->labels, GTK_WIDGET (label));
  for (; place < clash->dice->len && die_at (self, place)->side == head->side
         && die_at (self, place)->needed == head->needed;
       place++)
    gtk_grid_attach (GTK_GRID (grid), make_die (self, place), (int) ((place - first) % DICE_MAX),
                     (int) ((place - first) / DICE_MAX), 1, 1);
  gtk_box_append (GTK_BOX (row), grid);
  gtk_box_append (GTK_BOX (self->box), row);
  return place;
}

static void
refresh (ForconPanel *panel)
{
  ForconTwilightDice *self = FORCON_TWILIGHT_DICE (panel);
  const ForconTwilightClash *clash = forcon_twilight_game_clash (self->game);
  guint n = clash->dice == NULL ? 0 : clash->dice->len;

  forcon_widget_clear (self->box);
  for (guint place = 0; place < n;)
    {
      ForconTwilightSide side = die_at (self, place)->side;

      if (place == 0 || side != die_at (self, place - 1)->side)
        {
          g_autofree char *name = forcon_twilight_side (clash, side);

          forcon_twilight_form_label (self->box, name, "caption-heading");
        }
      place = add_group (self, place);
    }
}

GtkWidget *
forcon_twilight_dice_new (ForconTwilightGame *game)
{
  ForconTwilightDice *self = g_object_new (FORCON_TYPE_TWILIGHT_DICE, NULL);

  forcon_panel_set_model (self, game);
  return GTK_WIDGET (self);
}

static void
forcon_twilight_dice_dispose (GObject *object)
{
  ForconTwilightDice *self = FORCON_TWILIGHT_DICE (object);

  g_clear_object (&self->labels);
  G_OBJECT_CLASS (forcon_twilight_dice_parent_class)->dispose (object);
}

static void
forcon_twilight_dice_class_init (ForconTwilightDiceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_twilight_dice_dispose;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconTwilightDice, game, FORCON_TYPE_TWILIGHT_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
}

static void
forcon_twilight_dice_init (ForconTwilightDice *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->labels = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  adw_bin_set_child (ADW_BIN (self), self->box);
  make_popover (self);
}
