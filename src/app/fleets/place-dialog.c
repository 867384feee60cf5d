/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/place-dialog.h"

#include <glib/gi18n-lib.h>

#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "app/fleets/deed-box.h"
#include "base/text.h"
#include "app/widgets/toast.h"

struct _ForconPlaceDialog {
  AdwWindow parent;

  /* Template */
  GtkLabel *subject;
  GtkLabel *facts;
  GtkDropDown *sector;
  ForconDeedBox *deed;

  /* Owned */
  GtkWidget *owner;
  ForconGame *game;

  ForconFormationId formation;
};

G_DEFINE_FINAL_TYPE (ForconPlaceDialog, forcon_place_dialog, ADW_TYPE_WINDOW)

static void
show_deed (ForconPlaceDialog *self)
{
  ForconCampaignCommand command;
  gboolean in_play;

  if (self->game == NULL)
    return;
  in_play = forcon_game_campaign (self->game)->progress.stage != FORCON_STAGE_SET_UP;
  command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_PLACE);
  command.place.formation = self->formation;
  command.place.sector.value = (guint16) (gtk_drop_down_get_selected (self->sector) + 1);
  forcon_deed_box_set_command (self->deed, &command, in_play);
}

static void
fill_sectors (ForconPlaceDialog *self, const ForconCampaign *campaign)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  g_autoptr (GtkExpression) name = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");
  ForconSectorId now = forcon_campaign_post (campaign, self->formation)->sector;

  for (guint i = 0; i < campaign->sectors->len; i++)
    gtk_string_list_append (list, forcon_wording_sector (campaign, (ForconSectorId){ (guint16) (i + 1) }));
  gtk_drop_down_set_model (self->sector, G_LIST_MODEL (list));
  gtk_drop_down_set_expression (self->sector, name);
  if (!FORCON_ID_IS_NONE (now))
    gtk_drop_down_set_selected (self->sector, now.value - 1u);
}

/* Who commands it, its posture, and where it is. */
static void
show_facts (ForconPlaceDialog *self, const ForconCampaign *campaign)
{
  const ForconPost *post = forcon_campaign_post (campaign, self->formation);
  ForconShipId flagship = forcon_battle_formation (campaign->fleet, self->formation)->flagship;
  g_autofree char *name = forcon_wording_known (campaign, self->formation);
  g_autofree char *place = forcon_campaign_place_of_formation (campaign, self->formation);
  /* Translators: the flagship, the posture, where the formation is. */
  g_autofree char *facts
      = g_strdup_printf (_ ("Flagship: %1$s · posture: %2$s\n%3$s"),
                         FORCON_ID_IS_NONE (flagship) ? "–" : forcon_wording_ship (campaign->fleet, flagship),
                         forcon_label_posture (post->posture), place);

  gtk_label_set_label (self->subject, name);
  gtk_label_set_label (self->facts, facts);
}

/* Other windows go on meanwhile. */
static void
follow_game (ForconPlaceDialog *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  if (campaign == NULL || !forcon_campaign_formation_lives (campaign, self->formation))
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return;
    }
  show_facts (self, campaign);
  show_deed (self);
}

static void
on_done (ForconPlaceDialog *self, const char *told)
{
  if (self->owner != NULL)
    forcon_toast_say_undoable (self->owner, told);
  gtk_window_close (GTK_WINDOW (self));
}

static void
forcon_place_dialog_dispose (GObject *object)
{
  ForconPlaceDialog *self = FORCON_PLACE_DIALOG (object);

  g_clear_weak_pointer (&self->owner);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_place_dialog_parent_class)->dispose (object);
}

static void
forcon_place_dialog_class_init (ForconPlaceDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_place_dialog_dispose;
  g_type_ensure (FORCON_TYPE_DEED_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/place-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconPlaceDialog, subject);
  gtk_widget_class_bind_template_child (widget_class, ForconPlaceDialog, facts);
  gtk_widget_class_bind_template_child (widget_class, ForconPlaceDialog, sector);
  gtk_widget_class_bind_template_child (widget_class, ForconPlaceDialog, deed);
  gtk_widget_class_bind_template_callback (widget_class, show_deed);
  gtk_widget_class_bind_template_callback (widget_class, on_done);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
forcon_place_dialog_init (ForconPlaceDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

ForconPlaceDialog *
forcon_place_dialog_present (GtkWidget *owner, ForconGame *game, ForconFormationId formation)
{
  ForconPlaceDialog *self = g_object_new (FORCON_TYPE_PLACE_DIALOG, "transient-for", gtk_widget_get_root (owner), NULL);

  g_set_weak_pointer (&self->owner, owner);
  self->formation = formation;
  forcon_panel_set_model (self->deed, game);
  fill_sectors (self, forcon_game_campaign (game));
  show_facts (self, forcon_game_campaign (game));
  self->game = g_object_ref (game);
  show_deed (self);
  g_signal_connect_object (game, "changed", G_CALLBACK (follow_game), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}
