/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/resolve/meet-form.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/short-list.h"
#include "report/campaign/campaign-wording.h"

struct _ForconMeetForm {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkDropDown *formation;
  GtkDropDown *target;
  GtkWidget *nobody;
  GtkEditable *reason;
  GtkWidget *button;

  /* Owned; (element-type ForconFormationId): what the lists offer, in their order */
  GArray *formations;
  GArray *targets;
};

G_DEFINE_FINAL_TYPE (ForconMeetForm, forcon_meet_form, FORCON_TYPE_PANEL)

/* What the master does by hand needs a reason (F-GEN-6). */
static ForconCampaignCommand
meet_command (ForconMeetForm *self, ForconFormationId formation, ForconFormationId target, const char *reason)
{
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_MEET);

  command.meet.formation = formation;
  command.meet.target = target;
  command.reason = g_intern_string (reason);
  return command;
}

/* Whether there is a place for it to meet anybody in: it lives, and is in no clash. */
static gboolean
can_meet (const ForconCampaign *campaign, ForconFormationId id)
{
  const ForconPost *post = forcon_campaign_post (campaign, id);

  return forcon_campaign_formation_lives (campaign, id) && FORCON_ID_IS_NONE (post->clash)
         && !FORCON_ID_IS_NONE (post->sector);
}

/* Whether the two are near enough that the question makes sense; then the rules are asked. */
static gboolean
may_clash (ForconMeetForm *self, ForconFormationId formation, ForconFormationId target)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconSectorId here = forcon_campaign_post (campaign, formation)->sector;
  ForconSectorId there = forcon_campaign_post (campaign, target)->sector;
  ForconCampaignCommand command = meet_command (self, formation, target, "?");
  g_autoptr (ForconCampaignOutcome) outcome = NULL;

  if (!FORCON_ID_EQUAL (here, there) && !forcon_campaign_neighbours (campaign, here, there))
    return FALSE;
  outcome = forcon_game_try (self->game, &command);
  return outcome->after != NULL;
}

static void
offer (ForconMeetForm *self, GtkDropDown *list, const GArray *formations)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < formations->len; i++)
    {
      ForconFormationId id = g_array_index (formations, ForconFormationId, i);
      g_autofree char *known = forcon_wording_known (campaign, id);

      /* Translators: a formation, the sector in which it is: "Karkas (Count Vorbarra) – Crossing". */
      gtk_string_list_take (
          names, g_strdup_printf (_ ("%1$s – %2$s"), known,
                                  forcon_wording_sector (campaign, forcon_campaign_post (campaign, id)->sector)));
    }
  gtk_drop_down_set_model (list, G_LIST_MODEL (names));
}

static gboolean
chosen (GtkDropDown *list, const GArray *formations, ForconFormationId *id)
{
  guint place = gtk_drop_down_get_selected (list);

  if (place == GTK_INVALID_LIST_POSITION || place >= formations->len)
    return FALSE;
  *id = g_array_index (formations, ForconFormationId, place);
  return TRUE;
}

static void
on_reason (ForconMeetForm *self)
{
  g_autofree char *reason = g_strstrip (g_strdup (gtk_editable_get_text (self->reason)));

  gtk_widget_set_sensitive (self->button, self->targets->len > 0 && *reason != '\0');
}

static void
on_formation (ForconMeetForm *self)
{
  const ForconCampaign *campaign = self->game == NULL ? NULL : forcon_game_campaign (self->game);
  ForconFormationId formation;

  if (forcon_panel_is_filling (self) || campaign == NULL)
    return;
  g_array_set_size (self->targets, 0);
  if (chosen (self->formation, self->formations, &formation))
    for (guint i = 1; i <= campaign->posts->len; i++)
      {
        ForconFormationId id = { (guint16) i };

        if (can_meet (campaign, id) && may_clash (self, formation, id))
          g_array_append_val (self->targets, id);
      }
  offer (self, self->target, self->targets);
  gtk_widget_set_visible (GTK_WIDGET (self->target), self->targets->len > 0);
  gtk_widget_set_visible (self->nobody, self->targets->len == 0);
  on_reason (self);
}

void
forcon_meet_form_fill (ForconMeetForm *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  ForconFormationId focus = forcon_game_focus (self->game)->formation;
  guint selected = 0;

  g_return_if_fail (FORCON_IS_MEET_FORM (self));
  g_array_set_size (self->formations, 0);
  for (guint i = 1; campaign != NULL && i <= campaign->posts->len; i++)
    {
      ForconFormationId id = { (guint16) i };

      if (!can_meet (campaign, id))
        continue;
      if (FORCON_ID_EQUAL (id, focus))
        selected = self->formations->len;
      g_array_append_val (self->formations, id);
    }
  forcon_panel_begin_fill (self);
  offer (self, self->formation, self->formations);
  if (self->formations->len > 0)
    gtk_drop_down_set_selected (self->formation, selected);
  forcon_panel_end_fill (self);
  on_formation (self);
}

static void
on_meet (ForconMeetForm *self)
{
  ForconFormationId formation, target;
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);
  ForconCampaignCommand command;

  if (!chosen (self->formation, self->formations, &formation) || !chosen (self->target, self->targets, &target))
    return;
  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  command = meet_command (self, formation, target, gtk_editable_get_text (self->reason));
  gtk_editable_set_text (self->reason, "");
  forcon_game_do (self->game, &command, forcon_game_dice_mode ());
}

static void
forcon_meet_form_finalize (GObject *object)
{
  ForconMeetForm *self = FORCON_MEET_FORM (object);

  g_array_unref (self->formations);
  g_array_unref (self->targets);
  G_OBJECT_CLASS (forcon_meet_form_parent_class)->finalize (object);
}

static void
forcon_meet_form_class_init (ForconMeetFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_meet_form_finalize;
  forcon_panel_class_bind_model (klass, ForconMeetForm, game, FORCON_TYPE_GAME);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/meet-form.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconMeetForm, formation);
  gtk_widget_class_bind_template_child (widget_class, ForconMeetForm, target);
  gtk_widget_class_bind_template_child (widget_class, ForconMeetForm, nobody);
  gtk_widget_class_bind_template_child (widget_class, ForconMeetForm, reason);
  gtk_widget_class_bind_template_child (widget_class, ForconMeetForm, button);
  gtk_widget_class_bind_template_callback (widget_class, on_formation);
  gtk_widget_class_bind_template_callback (widget_class, on_reason);
  gtk_widget_class_bind_template_callback (widget_class, on_meet);
}

static void
forcon_meet_form_init (ForconMeetForm *self)
{
  self->formations = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));
  self->targets = g_array_new (FALSE, FALSE, sizeof (ForconFormationId));
  gtk_widget_init_template (GTK_WIDGET (self));
  forcon_short_list_search (self->formation);
}
