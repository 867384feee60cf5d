/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-fleet-dice-retreat.h"

#include <glib/gi18n-lib.h>

#include "forcon-fleet-dice-cargo.h"
#include "forcon-fleet-dice-dialog.h"
#include "forcon-fleet-dice-form.h"
#include "forcon-text.h"
#include "forcon-twilight-cargo.h"
#include "forcon-twilight-sentences.h"
#include "forcon-twilight-wording.h"

struct _ForconFleetDiceRetreat {
  ForconPanel parent;

  GtkWidget *box;
  GtkCheckButton *systems[FORCON_NEIGHBOURS_MAX];
  ForconFleetDiceCargo *cargo;

  /* Owned */
  ForconFleetDiceGame *game;
  ForconTwilightSide side;
};

G_DEFINE_FINAL_TYPE (ForconFleetDiceRetreat, forcon_fleet_dice_retreat, FORCON_TYPE_PANEL)

static void
read_command (gpointer form, ForconTwilightCommand *command)
{
  ForconFleetDiceRetreat *self = form;

  *command = (ForconTwilightCommand){ .kind = FORCON_TWILIGHT_COMMAND_RETREAT, .side = self->side };
  for (guint i = 0; i < forcon_fleet_dice_game_clash (self->game)->n_neighbours; i++)
    if (gtk_check_button_get_active (self->systems[i]))
      command->system = i + 1;
  forcon_fleet_dice_cargo_write (self->cargo, command);
}

static void
on_changed (ForconFleetDiceRetreat *self)
{
  forcon_fleet_dice_dialog_check (GTK_WIDGET (self));
}

/* A system that is not eligible stands there with the reason. */
static void
add_system (ForconFleetDiceRetreat *self, guint system, guint proposed)
{
  const ForconTwilightClash *clash = forcon_fleet_dice_game_clash (self->game);
  const ForconTwilightRules *rules = forcon_fleet_dice_game_rules (self->game);
  g_autofree char *name = forcon_text_escape (forcon_twilight_system_name (clash, system));
  GtkCheckButton *check = forcon_fleet_dice_form_check (self->box, name);
  ForconTwilightVerdict verdict = forcon_twilight_judge_system (clash, rules, self->side, system);
  g_autofree char *why = NULL;
  g_autofree char *line = NULL;

  self->systems[system - 1] = check;
  gtk_check_button_set_group (check, system == 1 ? NULL : self->systems[0]);
  gtk_check_button_set_active (check, system == proposed);
  g_signal_connect_object (check, "toggled", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  if (verdict.kind == FORCON_TWILIGHT_VERDICT_DONE)
    return;
  why = forcon_sentence_of_twilight_verdict (clash, rules, &verdict);
  line = forcon_text_capitalise (why);
  gtk_widget_set_sensitive (GTK_WIDGET (check), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (forcon_fleet_dice_form_label (self->box, line, "caption")), "forcon-why");
}

/**
 * forcon_fleet_dice_retreat_present:
 * @parent: the window to stand before
 * @game: a clash in which a side has to retreat
 *
 * Asks how.
 */
void
forcon_fleet_dice_retreat_present (GtkWindow *parent, ForconFleetDiceGame *game)
{
  ForconFleetDiceRetreat *self;
  ForconTwilightCommand proposed;
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;

  if (!forcon_fleet_dice_game_propose (game, &proposed) || proposed.kind != FORCON_TWILIGHT_COMMAND_RETREAT)
    return;
  self = g_object_new (FORCON_TYPE_FLEET_DICE_RETREAT, NULL);
  self->game = g_object_ref (game);
  self->side = proposed.side;
  name = forcon_text_escape (forcon_twilight_player_name (forcon_fleet_dice_game_clash (game), self->side));
  /* Translators: the dialog in which a side retreats. */
  title = g_strdup_printf (_ ("Retreat: %s"), name);
  forcon_fleet_dice_form_label (self->box, _ ("Where To (T-RET-3)"), "heading");
  for (guint system = 1; system <= forcon_fleet_dice_game_clash (game)->n_neighbours; system++)
    add_system (self, system, proposed.system);
  forcon_fleet_dice_form_label (self->box, _ ("What Comes Along (T-RET-7)"), "heading");
  self->cargo = FORCON_FLEET_DICE_CARGO (forcon_fleet_dice_cargo_new (game, &proposed));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->cargo));
  g_signal_connect_object (self->cargo, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (
      forcon_fleet_dice_dialog_new (parent, game, title, _ ("_Retreat"), GTK_WIDGET (self), read_command)));
}

static void
forcon_fleet_dice_retreat_dispose (GObject *object)
{
  ForconFleetDiceRetreat *self = FORCON_FLEET_DICE_RETREAT (object);

  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_fleet_dice_retreat_parent_class)->dispose (object);
}

static void
forcon_fleet_dice_retreat_class_init (ForconFleetDiceRetreatClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = forcon_fleet_dice_retreat_dispose;
}

static void
forcon_fleet_dice_retreat_init (ForconFleetDiceRetreat *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
