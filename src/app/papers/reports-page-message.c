/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A message to the admiral whose report is in front (F-CAMP-9). */
#include "app/papers/reports-page-private.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-wording.h"
#include "app/widgets/toast.h"

static char *
text_of (ForconReportsPage *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (self->message_entry)));
}

void
forcon_reports_page_prepare_message (ForconReportsPage *self)
{
  ForconSideId admiral = forcon_reports_page_admiral (self);
  /* Translators: an admiral. */
  g_autofree char *heading
      = g_strdup_printf (_ ("Message to %s"), forcon_wording_admiral (forcon_game_campaign (self->game), admiral));

  gtk_label_set_label (self->message_heading, heading);
  forcon_reports_page_judge_message (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->message_entry));
}

void
forcon_reports_page_judge_message (ForconReportsPage *self)
{
  g_autofree char *text = text_of (self);

  gtk_widget_set_sensitive (self->send_button,
                            *text != '\0' && self->game != NULL && forcon_game_writable (self->game));
}

void
forcon_reports_page_send_message (ForconReportsPage *self)
{
  ForconCampaignCommand command = forcon_game_command (self->game, FORCON_CAMPAIGN_COMMAND_MESSAGE);
  ForconSideId admiral = forcon_reports_page_admiral (self);
  g_autofree char *text = text_of (self);
  g_autofree char *said = NULL;

  if (*text == '\0' || FORCON_ID_IS_NONE (admiral))
    return;
  command.message.admiral = admiral;
  command.message.text = g_intern_string (text);
  command.message.at_once = gtk_check_button_get_active (self->at_once);
  if (!forcon_game_do (self->game, &command, FORCON_DICE_MODE_ROLL))
    return;
  gtk_editable_set_text (self->message_entry, "");
  gtk_popover_popdown (self->message_popover);
  /* Translators: an admiral. */
  said
      = g_strdup_printf (_ ("Message sent to %s"), forcon_wording_admiral (forcon_game_campaign (self->game), admiral));
  forcon_toast_say_undoable (GTK_WIDGET (self), said);
}
