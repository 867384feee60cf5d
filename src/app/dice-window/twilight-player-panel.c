/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice-window/twilight-player-panel.h"

#include <glib/gi18n-lib.h>

#include "app/dice/twilight-form.h"
#include "app/dice-window/twilight-muster.h"
#include "base/text.h"
#include "report/dice/twilight-labels.h"

/* Characters of a name. */
#define PLAYER_NAME_MAX 40

#define MODIFIER_MAX 9
#define TOKENS_MAX 99

struct _ForconTwilightPlayerPanel {
  ForconPanel parent;

  /* Model */
  ForconTwilightGame *game;

  GtkWidget *box;
  GtkEditable *name;
  GtkSpinButton *modifier;
  GtkWidget *more;
  GtkCheckButton *assets[FORCON_N_TWILIGHT_ASSET];
  GtkSpinButton *reinforcements;
  GtkSpinButton *sheet;
  GtkSpinButton *fleet_pool;

  /* Owned */
  ForconTwilightSide side;
};

G_DEFINE_FINAL_TYPE (ForconTwilightPlayerPanel, forcon_twilight_player_panel, FORCON_TYPE_PANEL)

/* Takes over what the widgets say. */
static void
on_changed (ForconTwilightPlayerPanel *self)
{
  ForconTwilightClash *draft = forcon_twilight_game_draft (self->game);
  ForconTwilightPlayer *player;

  if (forcon_panel_is_filling (self) || draft == NULL)
    return;
  player = &draft->players[self->side];
  player->name = g_intern_string (gtk_editable_get_text (self->name));
  player->modifier = gtk_spin_button_get_value_as_int (self->modifier);
  player->reinforcements = gtk_spin_button_get_value_as_int (self->reinforcements);
  player->sheet = gtk_spin_button_get_value_as_int (self->sheet);
  player->fleet_pool = gtk_spin_button_get_value_as_int (self->fleet_pool);
  player->assets = 0;
  for (guint i = 0; i < FORCON_N_TWILIGHT_ASSET; i++)
    player->assets |= gtk_check_button_get_active (self->assets[i]) ? 1u << i : 0;
  forcon_twilight_game_draft_changed (self->game);
}

static void
refresh (ForconPanel *panel)
{
  ForconTwilightPlayerPanel *self = FORCON_TWILIGHT_PLAYER_PANEL (panel);
  const ForconTwilightClash *clash = forcon_twilight_game_clash (self->game);
  const ForconTwilightPlayer *player = &clash->players[self->side];

  forcon_twilight_form_set_text (self->name, player->name);
  gtk_spin_button_set_value (self->modifier, player->modifier);
  gtk_spin_button_set_value (self->reinforcements, player->reinforcements);
  gtk_spin_button_set_value (self->sheet, player->sheet);
  gtk_spin_button_set_value (self->fleet_pool, player->fleet_pool);
  for (guint i = 0; i < FORCON_N_TWILIGHT_ASSET; i++)
    gtk_check_button_set_active (self->assets[i], (player->assets & 1u << i) != 0);
  gtk_widget_set_visible (self->more, clash->place == FORCON_TWILIGHT_PLACE_SPACE);
}

static void
add_head (ForconTwilightPlayerPanel *self)
{
  g_autofree char *role = forcon_text_capitalise (forcon_label_twilight_side (self->side));
  GtkWidget *heading = gtk_label_new (role);
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_add_css_class (heading, "title-4");
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("Name"));
  gtk_entry_set_max_length (GTK_ENTRY (entry), PLAYER_NAME_MAX);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_RELATION_LABELLED_BY, heading, NULL, -1);
  gtk_box_append (GTK_BOX (row), heading);
  gtk_box_append (GTK_BOX (row), entry);
  gtk_box_append (GTK_BOX (self->box), row);
  self->name = GTK_EDITABLE (entry);
  g_signal_connect_object (entry, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

/* What counts only when somebody retreats, or has to carry. */
static GtkWidget *
make_retreat_form (ForconTwilightPlayerPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < FORCON_N_TWILIGHT_ASSET; i++)
    {
      g_autofree char *name = forcon_text_capitalise (forcon_label_twilight_asset ((ForconTwilightAsset) i));

      self->assets[i] = forcon_twilight_form_check (box, name);
      g_signal_connect_object (self->assets[i], "toggled", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
    }
  self->reinforcements = forcon_twilight_form_spin (box, _ ("Command tokens in the reinforcements"), 0, TOKENS_MAX);
  self->sheet = forcon_twilight_form_spin (box, _ ("Command tokens on the sheet"), 0, TOKENS_MAX);
  self->fleet_pool = forcon_twilight_form_spin (box, _ ("Fleet pool (−1: not known)"), -1, TOKENS_MAX);
  g_signal_connect_object (self->reinforcements, "value-changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sheet, "value-changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->fleet_pool, "value-changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  return box;
}

static void
add_foot (ForconTwilightPlayerPanel *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *popover = gtk_popover_new ();

  self->modifier = forcon_twilight_form_spin (row, _ ("Added to its combat rolls"), -MODIFIER_MAX, MODIFIER_MAX);
  g_signal_connect_object (self->modifier, "value-changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  gtk_popover_set_child (GTK_POPOVER (popover), make_retreat_form (self));
  self->more = gtk_menu_button_new ();
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->more), _ ("Technologies, tokens"));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->more), popover);
  gtk_widget_set_valign (self->more, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), self->more);
  gtk_box_append (GTK_BOX (self->box), row);
}

static void
attach (ForconPanel *panel)
{
  ForconTwilightPlayerPanel *self = FORCON_TWILIGHT_PLAYER_PANEL (panel);

  add_head (self);
  gtk_box_append (GTK_BOX (self->box), forcon_twilight_muster_new (self->game, self->side));
  add_foot (self);
  forcon_panel_refresh (self);
}

GtkWidget *
forcon_twilight_player_panel_new (ForconTwilightGame *game, ForconTwilightSide side)
{
  ForconTwilightPlayerPanel *self = g_object_new (FORCON_TYPE_TWILIGHT_PLAYER_PANEL, NULL);

  self->side = side;
  forcon_panel_set_model (self, game);
  return GTK_WIDGET (self);
}

static gboolean
forcon_twilight_player_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (FORCON_TWILIGHT_PLAYER_PANEL (widget)->name));
}

static void
forcon_twilight_player_panel_class_init (ForconTwilightPlayerPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FORCON_PANEL_CLASS (klass)->attach = attach;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconTwilightPlayerPanel, game, FORCON_TYPE_TWILIGHT_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
  widget_class->grab_focus = forcon_twilight_player_panel_grab_focus;
}

static void
forcon_twilight_player_panel_init (ForconTwilightPlayerPanel *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  adw_bin_set_child (ADW_BIN (self), self->box);
}
