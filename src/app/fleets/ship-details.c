/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/ship-details.h"

#include <glib/gi18n-lib.h>

#include "campaign/decision/campaign-decide.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "app/fleets/deed-box.h"
#include "app/fleets/fleet-card.h"
#include "render/drawing/labels.h"
#include "base/text.h"
#include "app/widgets/toast.h"
#include "app/panels/value-editor.h"

struct _ForconShipDetails {
  AdwWindow parent;

  /* Template */
  AdwWindowTitle *title;
  ForconFleetCard *card;
  GtkLabel *place;
  GtkLabel *harm;
  GtkLabel *orders;
  GtkLabel *words;
  GtkDropDown *value;
  GtkLabel *now;
  ForconValueEditor *editor;
  ForconDeedBox *deed;

  /* Owned */
  ForconGame *game;
  ForconFleetItem *item;
  GArray *values;

  ForconShipId ship;
};

G_DEFINE_FINAL_TYPE (ForconShipDetails, forcon_ship_details, ADW_TYPE_WINDOW)

static ForconValue
value_of (ForconShipDetails *self)
{
  guint place = gtk_drop_down_get_selected (self->value);

  return g_array_index (self->values, ForconValue, MIN (place, self->values->len - 1));
}

/* The command that the fields say; none while the value is as it is. */
static void
show_deed (ForconShipDetails *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_SET);
  ForconValue value = value_of (self);

  command.set.ship = self->ship;
  command.set.value = value;
  command.set.number = forcon_value_editor_get (self->editor);
  if (command.set.number == forcon_value_read (campaign->fleet, self->ship, FORCON_NO_SALVO, value))
    forcon_deed_box_set_nothing (self->deed, _ ("Enter a new value and a reason."));
  else
    forcon_deed_box_set_command (self->deed, &command, TRUE);
}

static void
show_value (ForconShipDetails *self)
{
  const ForconBattle *fleet = forcon_game_campaign (self->game)->fleet;
  ForconValue value = value_of (self);
  g_autofree char *now
      = forcon_wording_value (fleet, self->ship, value, forcon_value_read (fleet, self->ship, FORCON_NO_SALVO, value));

  gtk_label_set_label (self->now, now);
  forcon_value_editor_set (self->editor, fleet, self->ship, FORCON_NO_SALVO, value);
  show_deed (self);
}

static void
on_value (ForconShipDetails *self)
{
  if (self->game != NULL && forcon_game_campaign (self->game) != NULL)
    show_value (self);
}

static void
on_edited (ForconShipDetails *self)
{
  if (self->game != NULL && forcon_game_campaign (self->game) != NULL)
    show_deed (self);
}

/* The state of a ship before its card: hits are what is mostly wrong. */
static void
fill_values (ForconShipDetails *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (gint pass = 0; pass < 2; pass++)
    for (ForconValue value = 0; value < FORCON_N_VALUE; value++)
      if (forcon_campaign_sets_value (value) && (forcon_value_owner (value) == FORCON_VALUE_OF_CARD) == (pass == 1))
        {
          g_autofree char *label = forcon_text_capitalise (forcon_label_value (value));

          gtk_string_list_append (list, label);
          g_array_append_val (self->values, value);
        }
  gtk_drop_down_set_model (self->value, G_LIST_MODEL (list));
}

static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

static void
show_harm (ForconShipDetails *self, const ForconBattle *fleet)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < fleet->criticals->len; i++)
    {
      const ForconCritical *critical = &g_array_index (fleet->criticals, ForconCritical, i);
      g_autofree char *effect = NULL;

      if (!FORCON_ID_EQUAL (critical->ship, self->ship))
        continue;
      effect = forcon_text_capitalise (forcon_label_critical_effect (critical->effect));
      /* Translators: a critical: "Engines damaged." */
      g_string_append_printf (text, _ ("%s⚠ %s."), text->len > 0 ? "\n" : "", effect);
    }
  show_text (self->harm, text->str);
}

static void
show_orders (ForconShipDetails *self, const ForconCampaign *campaign, ForconFormationId formation)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) orders = forcon_campaign_orders_in_force (campaign, formation);

  for (guint i = 0, used; i < orders->len; i += used)
    {
      g_autofree char *sentence = forcon_campaign_sentence_of_tasks (campaign, orders, i, &used);

      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }
  show_text (self->orders, text->len == 0 ? _ ("The formation has no orders.") : text->str);
}

static void
add_weapon (GString *text, const ForconCardWeapon *weapon)
{
  g_autofree char *arcs = forcon_label_arcs (weapon->arcs);

  /* Translators: a weapon: its name, kind, arcs, range in cm, firepower or strength. */
  g_string_append_printf (text, _ ("\n%1$s: %2$s, %3$s; range %4$s cm, strength %5$d"), weapon->name,
                          forcon_label_weapon_kind (weapon->kind), arcs, weapon->range, weapon->strength);
  if (weapon->run > 0)
    g_string_append_printf (
        text, g_dngettext (GETTEXT_PACKAGE, ", runs %d turn", ", runs %d turns", (gulong) weapon->run), weapon->run);
  if (weapon->damaged)
    g_string_append_printf (text, ", %s", C_ ("weapon", "damaged"));
  if (weapon->unready)
    g_string_append_printf (text, ", %s", C_ ("weapon", "not loaded"));
}

/* The card in words, for those who do not see it and for those who want to copy it. */
static void
show_words (ForconShipDetails *self)
{
  const ForconCardModel *card = forcon_fleet_item_card (self->item);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < card->lines->len; i++)
    {
      const ForconCardLine *line = &g_array_index (card->lines, ForconCardLine, i);

      g_string_append_printf (text, "%s%s: %s", i > 0 ? " · " : "", line->label, line->text);
    }
  for (guint i = 0; i < card->weapons->len; i++)
    add_weapon (text, &g_array_index (card->weapons, ForconCardWeapon, i));
  show_text (self->words, text->str);
}

static void
show_place (ForconShipDetails *self, const ForconCampaign *campaign, ForconFormationId formation)
{
  g_autofree char *place = forcon_campaign_place_of_formation (campaign, formation);
  const char *name = forcon_row_item_text (self->item, "formation");
  g_autofree char *text = NULL;

  if (!forcon_fleet_item_facts (self->item)->formed)
    text = g_strdup (_ ("It is in no formation."));
  else
    /* Translators: the formation, where that is. */
    text = g_strdup_printf (_ ("%1$s: %2$s"), name, place);
  show_text (self->place, text);
}

static void
refresh (ForconShipDetails *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconFormationId formation;

  if (campaign == NULL || self->ship.value > campaign->fleet->n_ships)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  formation = forcon_battle_ship (campaign->fleet, self->ship)->formation;
  forcon_fleet_item_refresh (self->item, forcon_game_campaign (self->game), forcon_game_rules (self->game));
  gtk_window_set_title (GTK_WINDOW (self), forcon_row_item_text (self->item, "name"));
  adw_window_title_set_title (self->title, forcon_row_item_text (self->item, "name"));
  adw_window_title_set_subtitle (self->title, forcon_row_item_text (self->item, "class-name"));
  show_place (self, campaign, formation);
  show_harm (self, campaign->fleet);
  show_orders (self, campaign, formation);
  show_words (self);
  show_value (self);
}

static void
on_done (ForconShipDetails *self, const char *told)
{
  forcon_toast_say_undoable (GTK_WIDGET (self->deed), told);
}

void
forcon_ship_details_choose (ForconShipDetails *self, ForconValue value)
{
  g_return_if_fail (FORCON_IS_SHIP_DETAILS (self));
  for (guint i = 0; i < self->values->len; i++)
    if (g_array_index (self->values, ForconValue, i) == value)
      gtk_drop_down_set_selected (self->value, i);
}

static void
forcon_ship_details_dispose (GObject *object)
{
  ForconShipDetails *self = FORCON_SHIP_DETAILS (object);

  g_clear_object (&self->game);
  g_clear_object (&self->item);
  G_OBJECT_CLASS (forcon_ship_details_parent_class)->dispose (object);
}

static void
forcon_ship_details_finalize (GObject *object)
{
  g_array_unref (FORCON_SHIP_DETAILS (object)->values);
  G_OBJECT_CLASS (forcon_ship_details_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ForconShipDetails, title);
  gtk_widget_class_bind_template_child (widget_class, ForconShipDetails, card);
  gtk_widget_class_bind_template_child (widget_class, ForconShipDetails, place);
  gtk_widget_class_bind_template_child (widget_class, ForconShipDetails, harm);
  gtk_widget_class_bind_template_child (widget_class, ForconShipDetails, orders);
  gtk_widget_class_bind_template_child (widget_class, ForconShipDetails, words);
  gtk_widget_class_bind_template_child (widget_class, ForconShipDetails, value);
  gtk_widget_class_bind_template_child (widget_class, ForconShipDetails, now);
  gtk_widget_class_bind_template_child (widget_class, ForconShipDetails, editor);
  gtk_widget_class_bind_template_child (widget_class, ForconShipDetails, deed);
  gtk_widget_class_bind_template_callback (widget_class, on_value);
  gtk_widget_class_bind_template_callback (widget_class, on_edited);
  gtk_widget_class_bind_template_callback (widget_class, on_done);
}

static void
forcon_ship_details_class_init (ForconShipDetailsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_ship_details_dispose;
  G_OBJECT_CLASS (klass)->finalize = forcon_ship_details_finalize;
  g_type_ensure (FORCON_TYPE_DEED_BOX);
  g_type_ensure (FORCON_TYPE_FLEET_CARD);
  g_type_ensure (FORCON_TYPE_VALUE_EDITOR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/ship-details.ui");
  bind_children (widget_class);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "win.undo", NULL);
}

static void
forcon_ship_details_init (ForconShipDetails *self)
{
  self->values = g_array_new (FALSE, FALSE, sizeof (ForconValue));
  gtk_widget_init_template (GTK_WIDGET (self));
}

ForconShipDetails *
forcon_ship_details_present (GtkWidget *owner, ForconGame *game, ForconShipId ship)
{
  GtkRoot *root = gtk_widget_get_root (owner);
  ForconShipDetails *self = g_object_new (FORCON_TYPE_SHIP_DETAILS, "transient-for", root, NULL);

  self->game = g_object_ref (game);
  self->ship = ship;
  self->item = forcon_fleet_item_new (ship);
  if (G_IS_ACTION_GROUP (root))
    gtk_widget_insert_action_group (GTK_WIDGET (self), "win", G_ACTION_GROUP (root));
  forcon_panel_set_model (self->deed, game);
  fill_values (self);
  refresh (self);
  forcon_fleet_card_set_item (self->card, self->item);
  g_signal_connect_object (game, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}
