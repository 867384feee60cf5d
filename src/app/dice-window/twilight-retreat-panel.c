/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice-window/twilight-retreat-panel.h"

#include <glib/gi18n-lib.h>

#include "app/dice-window/twilight-cargo-panel.h"
#include "app/dice-window/twilight-dialog.h"
#include "app/dice/twilight-form.h"
#include "base/text.h"
#include "twilight/rules/twilight-cargo.h"
#include "report/dice/twilight-sentences.h"
#include "report/dice/twilight-wording.h"

struct _ForconTwilightRetreatPanel {
  ForconPanel parent;

  GtkWidget *box;
  GtkCheckButton *systems[FORCON_NEIGHBOURS_MAX];
  ForconTwilightCargoPanel *cargo;

  /* Model */
  ForconTwilightGame *game;
  ForconTwilightSide side;
};

G_DEFINE_FINAL_TYPE (ForconTwilightRetreatPanel, forcon_twilight_retreat_panel, FORCON_TYPE_PANEL)

static void
read_command (gpointer form, ForconTwilightCommand *command)
{
  ForconTwilightRetreatPanel *self = form;

  *command = (ForconTwilightCommand){ .kind = FORCON_TWILIGHT_COMMAND_RETREAT, .side = self->side };
  for (guint i = 0; i < forcon_twilight_game_clash (self->game)->n_neighbours; i++)
    if (gtk_check_button_get_active (self->systems[i]))
      command->system = i + 1;
  forcon_twilight_cargo_panel_write (self->cargo, command);
}

static void
on_changed (ForconTwilightRetreatPanel *self)
{
  forcon_twilight_dialog_check (GTK_WIDGET (self));
}

/* A system that is not eligible stands there with the reason. */
static void
add_system (ForconTwilightRetreatPanel *self, guint system, guint proposed)
{
  const ForconTwilightClash *clash = forcon_twilight_game_clash (self->game);
  const ForconTwilightRules *rules = forcon_twilight_game_rules (self->game);
  g_autofree char *name = forcon_text_escape (forcon_twilight_system_name (clash, system));
  GtkCheckButton *check = forcon_twilight_form_check (self->box, name);
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
  gtk_widget_add_css_class (GTK_WIDGET (forcon_twilight_form_label (self->box, line, "caption")), "forcon-why");
}

void
forcon_twilight_retreat_panel_present (GtkWindow *parent, ForconTwilightGame *game)
{
  ForconTwilightRetreatPanel *self;
  ForconTwilightCommand proposed;
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;

  if (!forcon_twilight_game_propose (game, &proposed) || proposed.kind != FORCON_TWILIGHT_COMMAND_RETREAT)
    return;
  self = g_object_new (FORCON_TYPE_TWILIGHT_RETREAT_PANEL, NULL);
  forcon_panel_set_model (self, game);
  self->side = proposed.side;
  name = forcon_text_escape (forcon_twilight_player_name (forcon_twilight_game_clash (game), self->side));
  /* Translators: the dialog in which a side retreats. */
  title = g_strdup_printf (_ ("Retreat: %s"), name);
  forcon_twilight_form_label (self->box, _ ("Where To (T-RET-3)"), "heading");
  for (guint system = 1; system <= forcon_twilight_game_clash (game)->n_neighbours; system++)
    add_system (self, system, proposed.system);
  forcon_twilight_form_label (self->box, _ ("What Comes Along (T-RET-7)"), "heading");
  self->cargo = FORCON_TWILIGHT_CARGO_PANEL (forcon_twilight_cargo_panel_new (game, &proposed));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->cargo));
  g_signal_connect_object (self->cargo, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  gtk_window_present (
      GTK_WINDOW (forcon_twilight_dialog_new (parent, game, title, _ ("_Retreat"), GTK_WIDGET (self), read_command)));
}

static void
forcon_twilight_retreat_panel_class_init (ForconTwilightRetreatPanelClass *klass)
{
  forcon_panel_class_bind_model (klass, ForconTwilightRetreatPanel, game, FORCON_TYPE_TWILIGHT_GAME);
}

static void
forcon_twilight_retreat_panel_init (ForconTwilightRetreatPanel *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
