/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice-window/twilight-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/dice/twilight-unit-words.h"
#include "app/widgets/menu.h"

static GtkWidget *
make_button (const char *icon, const char *name, const char *tooltip, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static GtkWidget *
make_menu (void)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "open-menu-symbolic");
  gtk_menu_button_set_primary (GTK_MENU_BUTTON (button), TRUE);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), forcon_menu ("fleet-dice"));
  gtk_widget_set_tooltip_text (button, _ ("Menu (F10)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Menu"), -1);
  return button;
}

static GtkWidget *
make_title (ForconTwilightWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->moment = GTK_LABEL (gtk_label_new (NULL));
  self->about = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_label_set_ellipsize (self->moment, PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (self->about, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self->moment), "forcon-moment");
  gtk_widget_add_css_class (GTK_WIDGET (self->about), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->about), "forcon-faint");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->moment));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->about));
  return box;
}

GtkWidget *
forcon_twilight_window_make_header (ForconTwilightWindow *self)
{
  GtkWidget *header = adw_header_bar_new ();
  AdwHeaderBar *bar = ADW_HEADER_BAR (header);
  GtkWidget *history = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  adw_header_bar_set_centering_policy (bar, ADW_CENTERING_POLICY_LOOSE);
  adw_header_bar_set_title_widget (bar, make_title (self));
  adw_header_bar_pack_start (
      bar, make_button ("document-open-symbolic", _ ("Open"), _ ("Open a fleet-dice clash (Ctrl+O)"), "win.open"));
  adw_header_bar_pack_start (
      bar, make_button ("document-save-symbolic", _ ("Save"), _ ("Save the clash (Ctrl+S)"), "win.save"));
  gtk_widget_add_css_class (history, "linked");
  gtk_box_append (GTK_BOX (history),
                  make_button ("edit-undo-symbolic", _ ("Undo"), _ ("Undo the last command (Ctrl+Z)"), "win.undo"));
  gtk_box_append (GTK_BOX (history),
                  make_button ("edit-redo-symbolic", _ ("Redo"), _ ("Redo (Ctrl+Shift+Z)"), "win.redo"));
  adw_header_bar_pack_start (bar, history);
  self->set_up_button = gtk_button_new_with_mnemonic (_ ("Set _Up Again"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->set_up_button), "win.set-up");
  adw_header_bar_pack_start (bar, self->set_up_button);
  adw_header_bar_pack_end (bar, make_menu ());
  self->result_button = gtk_button_new_with_mnemonic (_ ("_Accept Result"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->result_button), "win.take-result");
  gtk_widget_add_css_class (self->result_button, "suggested-action");
  adw_header_bar_pack_end (bar, self->result_button);
  self->begin_button = gtk_button_new_with_mnemonic (_ ("_Begin the Clash"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->begin_button), "win.begin");
  gtk_widget_add_css_class (self->begin_button, "suggested-action");
  adw_header_bar_pack_end (bar, self->begin_button);
  return header;
}

void
forcon_twilight_window_update_header (ForconTwilightWindow *self)
{
  const ForconTwilightClash *clash = forcon_twilight_game_clash (self->game);
  gboolean plays = forcon_twilight_game_journal (self->game) != NULL;
  g_autofree char *moment = plays ? forcon_twilight_moment (clash) : g_strdup (_ ("Fleet-Dice Clash"));
  g_autofree char *title = forcon_twilight_game_title (self->game);
  g_autofree char *attacker = forcon_twilight_side (clash, FORCON_TWILIGHT_SIDE_ATTACKER);
  g_autofree char *defender = forcon_twilight_side (clash, FORCON_TWILIGHT_SIDE_DEFENDER);
  /* Translators: who attacks whom. */
  g_autofree char *sides = g_strdup_printf (_ ("%1$s against %2$s"), attacker, defender);
  g_autofree char *about = g_strdup_printf ("%s%s%s%s", forcon_twilight_game_modified (self->game) ? "• " : "",
                                            plays ? title : "", plays ? " — " : "", sides);

  gtk_label_set_label (self->moment, moment);
  gtk_label_set_label (self->about, about);
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_widget_set_visible (self->set_up_button, plays && self->over == NULL);
  gtk_widget_set_visible (self->result_button, self->over != NULL);
  gtk_widget_set_visible (self->begin_button, !plays);
}
