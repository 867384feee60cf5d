/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the master can do with what is selected; all of it can be undone. */
#include "app/inspector/inspector-private.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-wording.h"
#include "app/game/text-question.h"

static void
give (GtkWidget *widget, const ForconCampaignCommand *command)
{
  forcon_game_do (forcon_inspector_game (FORCON_INSPECTOR (widget)), command, FORCON_DICE_MODE_ROLL);
}

static ForconCampaignCommand
command_of (GtkWidget *widget, ForconCampaignCommandKind kind)
{
  return forcon_game_command (forcon_inspector_game (FORCON_INSPECTOR (widget)), kind);
}

static void
cancel_task (GtkWidget *widget, const char *name, GVariant *target)
{
  ForconCampaignCommand command = command_of (widget, FORCON_CAMPAIGN_COMMAND_CANCEL);

  command.cancel.task.value = g_variant_get_uint32 (target);
  give (widget, &command);
}

static void
reveal (GtkWidget *widget, const char *name, GVariant *target)
{
  ForconCampaignCommand command = command_of (widget, FORCON_CAMPAIGN_COMMAND_REVEAL);
  ForconGame *game = forcon_inspector_game (FORCON_INSPECTOR (widget));
  g_autofree char *heading = NULL;
  guint admiral, formation, level;

  g_variant_get (target, "(uuu)", &admiral, &formation, &level);
  command.reveal.admiral.value = (guint16) admiral;
  command.reveal.formation.value = (guint16) formation;
  command.reveal.level = (ForconLevel) level;
  heading
      = g_strdup_printf (_ ("Tell %s"), forcon_wording_admiral (forcon_game_campaign (game), command.reveal.admiral));
  forcon_do_with_reason (widget, game, &command, heading);
}

static void
publish (GtkWidget *widget, const char *name, GVariant *target)
{
  ForconCampaignCommand command = command_of (widget, FORCON_CAMPAIGN_COMMAND_PUBLISH);
  guint formation, level;

  g_variant_get (target, "(uu)", &formation, &level);
  command.publish.formation.value = (guint16) formation;
  command.publish.level = (ForconLevel) level;
  give (widget, &command);
}

static void
unpublish (GtkWidget *widget, const char *name, GVariant *target)
{
  ForconCampaignCommand command = command_of (widget, FORCON_CAMPAIGN_COMMAND_UNPUBLISH);
  guint formation, sector;

  g_variant_get (target, "(uu)", &formation, &sector);
  command.unpublish.formation.value = (guint16) formation;
  command.unpublish.sector.value = (guint16) sector;
  give (widget, &command);
}

static void
on_written (GtkWidget *widget, const char *text, gpointer data)
{
  ForconCampaignCommand command = command_of (widget, FORCON_CAMPAIGN_COMMAND_PUBLISH);

  command.publish.sector.value = (guint16) GPOINTER_TO_UINT (data);
  command.publish.text = g_intern_string (text);
  give (widget, &command);
}

static void
write_on_map (GtkWidget *widget, const char *name, GVariant *target)
{
  ForconSectorId sector = { (guint16) g_variant_get_uint32 (target) };
  ForconGame *game = forcon_inspector_game (FORCON_INSPECTOR (widget));
  g_autofree char *heading = g_strdup_printf (_ ("Write on the Main Map in %s"),
                                              forcon_wording_sector (forcon_game_campaign (game), sector));
  ForconTextQuestion question = { heading,      _ ("Visible to everyone; it can be removed later."),
                                  _ ("_Write"), FORCON_TEXT_MAX,
                                  on_written,   GUINT_TO_POINTER (sector.value),
                                  NULL };

  forcon_ask_text (widget, &question);
}

void
forcon_inspector_install_deeds (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "inspector.cancel-task", "u", cancel_task);
  gtk_widget_class_install_action (widget_class, "inspector.reveal", "(uuu)", reveal);
  gtk_widget_class_install_action (widget_class, "inspector.publish", "(uu)", publish);
  gtk_widget_class_install_action (widget_class, "inspector.unpublish", "(uu)", unpublish);
  gtk_widget_class_install_action (widget_class, "inspector.write", "u", write_on_map);
}
