/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/regroup-dialog.h"

#include <glib/gi18n-lib.h>

#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-wording.h"
#include "app/fleets/deed-box.h"
#include "engine/state/formation.h"
#include "base/text.h"
#include "app/widgets/toast.h"

struct _ForconRegroupDialog {
  AdwWindow parent;

  /* Template */
  GtkLabel *ships_label;
  GtkCheckButton *by_hand;
  GtkCheckButton *as_order;
  GtkDropDown *formation;
  GtkDropDown *flagship;
  GtkDropDown *posture;
  GtkEditable *name;
  GtkWidget *posture_label;
  ForconDeedBox *deed;

  /* Owned */
  GtkWidget *owner;
  ForconGame *game;
  GArray *formations;
  GArray *flagships;

  ForconShips ships;
};

G_DEFINE_FINAL_TYPE (ForconRegroupDialog, forcon_regroup_dialog, ADW_TYPE_WINDOW)

static ForconFormationId
formation_of (ForconRegroupDialog *self)
{
  guint place = gtk_drop_down_get_selected (self->formation);

  return place < self->formations->len ? g_array_index (self->formations, ForconFormationId, place)
                                       : FORCON_NO_FORMATION;
}

static ForconShipId
flagship_of (ForconRegroupDialog *self)
{
  guint place = gtk_drop_down_get_selected (self->flagship);

  return place < self->flagships->len ? g_array_index (self->flagships, ForconShipId, place) : FORCON_NO_SHIP;
}

static const char *
name_of (ForconRegroupDialog *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));

  return *name == '\0' ? NULL : g_intern_string (name);
}

/* The ships that are not in the formation yet: the others need not be moved. */
static ForconShips
newcomers (ForconRegroupDialog *self, ForconFormationId formation)
{
  const ForconBattle *fleet = forcon_game_campaign (self->game)->fleet;
  ForconShips ships = { 0 };

  for (guint i = 0; i < self->ships.n; i++)
    if (!FORCON_ID_EQUAL (forcon_battle_ship (fleet, self->ships.ship[i])->formation, formation))
      ships.ship[ships.n++] = self->ships.ship[i];
  return ships;
}

static ForconCampaignCommand
command_by_hand (ForconRegroupDialog *self)
{
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_REGROUP);

  command.regroup.formation = formation_of (self);
  command.regroup.flagship = flagship_of (self);
  command.regroup.ships
      = FORCON_ID_IS_NONE (command.regroup.formation) ? self->ships : newcomers (self, command.regroup.formation);
  command.regroup.name = name_of (self);
  if (FORCON_ID_IS_NONE (command.regroup.formation))
    command.regroup.posture = (ForconPosture) gtk_drop_down_get_selected (self->posture);
  return command;
}

/* What a sheet would say: form, join, name a flagship, or take another name. */
static ForconCampaignCommand
command_as_order (ForconRegroupDialog *self)
{
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_TASK);
  ForconFormationId formation = formation_of (self);
  ForconShips joining = newcomers (self, formation);
  const ForconBattle *fleet = forcon_game_campaign (self->game)->fleet;

  command.task.add = TRUE;
  command.task.formation = formation;
  if (FORCON_ID_IS_NONE (formation))
    {
      command.task.kind = FORCON_TASK_FORM;
      command.task.ships = self->ships;
      command.task.flagship = flagship_of (self);
      command.task.name = name_of (self);
      command.task.posture = (ForconPosture) gtk_drop_down_get_selected (self->posture);
      command.task.formation = forcon_battle_ship (fleet, self->ships.ship[0])->formation;
    }
  else if (joining.n > 0)
    {
      command.task.kind = FORCON_TASK_JOIN;
      command.task.ships = joining;
    }
  else if (name_of (self) != NULL)
    {
      command.task.kind = FORCON_TASK_RENAME;
      command.task.name = name_of (self);
    }
  else
    {
      command.task.kind = FORCON_TASK_FLAGSHIP;
      command.task.flagship = flagship_of (self);
    }
  return command;
}

/* How many orders a sheet would need for what is asked of a formation that there is. */
static guint
n_orders (ForconRegroupDialog *self)
{
  gboolean joins = newcomers (self, formation_of (self)).n > 0;
  gboolean passes_flag = !FORCON_ID_IS_NONE (flagship_of (self));
  gboolean renames = name_of (self) != NULL;

  return joins + passes_flag + renames;
}

static void
show_deed (ForconRegroupDialog *self)
{
  gboolean by_hand = gtk_check_button_get_active (self->by_hand);
  gboolean is_new = FORCON_ID_IS_NONE (formation_of (self));
  ForconCampaignCommand command;

  if (self->game == NULL)
    return;
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->name), is_new ? _ ("That of the flagship") : _ ("As it is"));
  gtk_widget_set_visible (self->posture_label, is_new);
  gtk_widget_set_visible (GTK_WIDGET (self->posture), is_new);
  command = by_hand ? command_by_hand (self) : command_as_order (self);
  forcon_deed_box_set_label (self->deed, by_hand ? _ ("_Do It") : _ ("Give the _Order"));
  if (!is_new && n_orders (self) == 0)
    forcon_deed_box_set_nothing (self->deed, _ ("These ships are in this formation already: choose another flagship, "
                                                "another formation, or a new name."));
  else if (!is_new && !by_hand && n_orders (self) > 1)
    forcon_deed_box_set_nothing (self->deed, _ ("These are several orders: give them one after the other."));
  else
    forcon_deed_box_set_command (self->deed, &command, by_hand);
}

static void
add (GArray *values, GtkStringList *list, gconstpointer value, const char *text)
{
  g_autofree char *label = forcon_text_capitalise (text);

  g_array_append_vals (values, value, 1);
  gtk_string_list_append (list, label);
}

/* Fills a list without calling its handlers. */
static void
fill (ForconRegroupDialog *self, GtkDropDown *drop_down, GtkStringList *names, guint place)
{
  g_signal_handlers_block_matched (drop_down, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
  gtk_drop_down_set_model (drop_down, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (drop_down, place);
  g_signal_handlers_unblock_matched (drop_down, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
}

/* A flagship is one of those that will be there: for a formation that is there already, it need not change. */
static void
fill_flagships (ForconRegroupDialog *self, ForconShipId chosen)
{
  const ForconBattle *fleet = forcon_game_campaign (self->game)->fleet;
  ForconFormationId formation = formation_of (self);
  ForconShips there = forcon_formation_ships (fleet, formation);
  ForconShips coming = newcomers (self, formation);
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  ForconShipId none = FORCON_NO_SHIP;
  guint place = 0;

  g_array_set_size (self->flagships, 0);
  if (!FORCON_ID_IS_NONE (formation))
    add (self->flagships, list, &none, _ ("as it is"));
  for (guint i = 0; i < there.n && !FORCON_ID_IS_NONE (formation); i++)
    add (self->flagships, list, &there.ship[i], forcon_wording_ship (fleet, there.ship[i]));
  for (guint i = 0; i < coming.n; i++)
    add (self->flagships, list, &coming.ship[i], forcon_wording_ship (fleet, coming.ship[i]));
  for (guint i = 0; i < self->flagships->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (self->flagships, ForconShipId, i), chosen))
      place = i;
  fill (self, self->flagship, list, place);
}

static void
on_formation (ForconRegroupDialog *self)
{
  if (self->game == NULL)
    return;
  fill_flagships (self, FORCON_NO_SHIP);
  show_deed (self);
}

/* "Fan · Crossing": a formation and where it is. */
static char *
formation_text (const ForconCampaign *campaign, ForconFormationId id)
{
  ForconSectorId sector = forcon_campaign_post (campaign, id)->sector;
  const char *name = forcon_name (forcon_battle_formation_name (campaign->fleet, id));

  return FORCON_ID_IS_NONE (sector) ? g_strdup (name)
                                    : g_strdup_printf ("%s · %s", name, forcon_wording_sector (campaign, sector));
}

/* The admiral's formations, and a new one. */
static void
fill_formations (ForconRegroupDialog *self, ForconFormationId chosen)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconSideId admiral = forcon_battle_ship (campaign->fleet, self->ships.ship[0])->side;
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  ForconFormationId none = FORCON_NO_FORMATION;
  guint place = 0;

  g_array_set_size (self->formations, 0);
  add (self->formations, list, &none, _ ("a new formation"));
  for (guint i = 1; i <= campaign->fleet->n_formations; i++)
    {
      ForconFormationId id = { (guint16) i };
      g_autofree char *text = NULL;

      if (!forcon_campaign_formation_lives (campaign, id)
          || !FORCON_ID_EQUAL (forcon_battle_formation (campaign->fleet, id)->side, admiral))
        continue;
      text = formation_text (campaign, id);
      add (self->formations, list, &id, text);
      if (FORCON_ID_EQUAL (id, chosen))
        place = self->formations->len - 1;
    }
  fill (self, self->formation, list, place);
}

/* Other windows go on meanwhile: ships can be in another formation by now, or were taken back with the clash that
 * brought them. */
static void
follow_game (ForconRegroupDialog *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconFormationId formation = formation_of (self);
  ForconShipId flagship = flagship_of (self);

  for (guint i = 0; campaign != NULL && i < self->ships.n; i++)
    if (self->ships.ship[i].value > campaign->fleet->n_ships)
      campaign = NULL;
  if (campaign == NULL)
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return;
    }
  fill_formations (self, formation);
  fill_flagships (self, flagship);
  show_deed (self);
}

static void
on_done (ForconRegroupDialog *self, const char *told)
{
  if (self->owner != NULL)
    forcon_toast_say_undoable (self->owner, told);
  gtk_window_close (GTK_WINDOW (self));
}

static void
forcon_regroup_dialog_dispose (GObject *object)
{
  ForconRegroupDialog *self = FORCON_REGROUP_DIALOG (object);

  g_clear_weak_pointer (&self->owner);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_regroup_dialog_parent_class)->dispose (object);
}

static void
forcon_regroup_dialog_finalize (GObject *object)
{
  g_array_unref (FORCON_REGROUP_DIALOG (object)->formations);
  g_array_unref (FORCON_REGROUP_DIALOG (object)->flagships);
  G_OBJECT_CLASS (forcon_regroup_dialog_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ForconRegroupDialog, ships_label);
  gtk_widget_class_bind_template_child (widget_class, ForconRegroupDialog, by_hand);
  gtk_widget_class_bind_template_child (widget_class, ForconRegroupDialog, as_order);
  gtk_widget_class_bind_template_child (widget_class, ForconRegroupDialog, formation);
  gtk_widget_class_bind_template_child (widget_class, ForconRegroupDialog, flagship);
  gtk_widget_class_bind_template_child (widget_class, ForconRegroupDialog, posture);
  gtk_widget_class_bind_template_child (widget_class, ForconRegroupDialog, name);
  gtk_widget_class_bind_template_child (widget_class, ForconRegroupDialog, posture_label);
  gtk_widget_class_bind_template_child (widget_class, ForconRegroupDialog, deed);
  gtk_widget_class_bind_template_callback (widget_class, on_formation);
  gtk_widget_class_bind_template_callback (widget_class, show_deed);
  gtk_widget_class_bind_template_callback (widget_class, on_done);
}

static void
forcon_regroup_dialog_class_init (ForconRegroupDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_regroup_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = forcon_regroup_dialog_finalize;
  g_type_ensure (FORCON_TYPE_DEED_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/regroup-dialog.ui");
  bind_children (widget_class);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
forcon_regroup_dialog_init (ForconRegroupDialog *self)
{
  self->formations = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));
  self->flagships = g_array_new (FALSE, FALSE, sizeof (ForconShipId));
  gtk_widget_init_template (GTK_WIDGET (self));
}

ForconRegroupDialog *
forcon_regroup_dialog_present (GtkWidget *owner, ForconGame *game, const ForconRegrouping *regrouping)
{
  ForconRegroupDialog *self
      = g_object_new (FORCON_TYPE_REGROUP_DIALOG, "transient-for", gtk_widget_get_root (owner), NULL);
  g_autofree char *ships = forcon_wording_ships (forcon_game_campaign (game)->fleet, &regrouping->ships);
  g_autoptr (GtkStringList) postures = gtk_string_list_new (NULL);

  g_set_weak_pointer (&self->owner, owner);
  self->game = g_object_ref (game);
  self->ships = regrouping->ships;
  gtk_label_set_label (self->ships_label, ships);
  forcon_panel_set_model (self->deed, game);
  for (ForconPosture posture = 0; posture < FORCON_N_POSTURE; posture++)
    {
      g_autofree char *label
          = forcon_text_capitalise (posture == FORCON_POSTURE_NONE ? _ ("as it is") : forcon_label_posture (posture));

      gtk_string_list_append (postures, label);
    }
  fill (self, self->posture, postures, 0);
  fill_formations (self, regrouping->formation);
  fill_flagships (self, regrouping->flagship);
  gtk_check_button_set_active (regrouping->as_order ? self->as_order : self->by_hand, TRUE);
  show_deed (self);
  g_signal_connect_object (game, "changed", G_CALLBACK (follow_game), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (self));
  if (!regrouping->as_order)
    forcon_deed_box_grab_reason (self->deed);
  return self;
}
