/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/inspector/inspector.h"

#include <glib/gi18n-lib.h>

#include "app/game/text-question.h"
#include "app/inspector/fact-sheet.h"
#include "report/campaign/campaign-wording.h"
#include "app/widgets/narrow-layout.h"
#include "app/widgets/widget.h"

struct _ForconInspector {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkStack *pages;
  GtkScrolledWindow *scrolled;
  GtkBox *facts;

  /* Of what the facts are; another one begins at the top. */
  ForconFocus shown;
  guint refresh_source;
};

G_DEFINE_FINAL_TYPE (ForconInspector, forcon_inspector, FORCON_TYPE_PANEL)

static gboolean
refresh (gpointer data)
{
  ForconInspector *self = data;
  const ForconFocus *focus = forcon_game_focus (self->game);
  gboolean chosen = forcon_game_campaign (self->game) != NULL
                    && !(FORCON_ID_IS_NONE (focus->sector) && FORCON_ID_IS_NONE (focus->formation)
                         && FORCON_ID_IS_NONE (focus->ship));
  ForconFactSheet sheet = { forcon_game_campaign (self->game), forcon_game_rules (self->game),
                            forcon_game_writable (self->game), self->facts };

  self->refresh_source = 0;
  forcon_widget_clear (self->facts);
  if (chosen && !FORCON_ID_IS_NONE (focus->ship))
    forcon_inspect_ship (&sheet, focus->ship);
  if (chosen && !FORCON_ID_IS_NONE (focus->formation))
    forcon_inspect_formation (&sheet, focus->formation);
  else if (chosen)
    forcon_inspect_sector (&sheet, focus->sector);
  gtk_stack_set_visible_child_name (self->pages, chosen ? "facts" : "nothing");
  if (!FORCON_ID_EQUAL (self->shown.sector, focus->sector) || !FORCON_ID_EQUAL (self->shown.formation, focus->formation)
      || !FORCON_ID_EQUAL (self->shown.ship, focus->ship))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
  self->shown = *focus;
  return G_SOURCE_REMOVE;
}

/* Once for however much happens at a time. */
static void
refresh_soon (ForconInspector *self)
{
  if (self->refresh_source == 0)
    self->refresh_source = g_idle_add (refresh, self);
}

/* What the master can do with what is selected; all of it can be undone */

static void
give (GtkWidget *widget, const ForconCampaignCommand *command)
{
  forcon_game_do (FORCON_INSPECTOR (widget)->game, command, FORCON_DICE_MODE_ROLL);
}

static ForconCampaignCommand
command_of (GtkWidget *widget, ForconCampaignCommandKind kind)
{
  return forcon_game_command (FORCON_INSPECTOR (widget)->game, kind);
}

static void
cancel_task (GtkWidget *widget, const char *name, GVariant *target)
{
  ForconCampaignCommand command = command_of (widget, FORCON_CAMPAIGN_COMMAND_CANCEL);

  command.cancel.task.value = g_variant_get_uint32 (target);
  give (widget, &command);
}

static void
forget (GtkWidget *widget, const char *name, GVariant *target)
{
  ForconCampaignCommand command = command_of (widget, FORCON_CAMPAIGN_COMMAND_FORGET);

  command.forget.instruction.value = g_variant_get_uint32 (target);
  give (widget, &command);
}

static void
reveal (GtkWidget *widget, const char *name, GVariant *target)
{
  ForconCampaignCommand command = command_of (widget, FORCON_CAMPAIGN_COMMAND_REVEAL);
  ForconGame *game = FORCON_INSPECTOR (widget)->game;
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
  ForconGame *game = FORCON_INSPECTOR (widget)->game;
  g_autofree char *heading = g_strdup_printf (_ ("Write on the Main Map in %s"),
                                              forcon_wording_sector (forcon_game_campaign (game), sector));
  ForconTextQuestion question = { heading,      _ ("Visible to everyone; it can be removed later."),
                                  _ ("_Write"), FORCON_TEXT_MAX,
                                  on_written,   GUINT_TO_POINTER (sector.value),
                                  NULL };

  forcon_ask_text (widget, &question);
}

/* The widget */

static void
attach (ForconPanel *panel)
{
  refresh_soon (FORCON_INSPECTOR (panel));
}

static void
forcon_inspector_dispose (GObject *object)
{
  ForconInspector *self = FORCON_INSPECTOR (object);

  g_clear_handle_id (&self->refresh_source, g_source_remove);
  G_OBJECT_CLASS (forcon_inspector_parent_class)->dispose (object);
}

static void
forcon_inspector_class_init (ForconInspectorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_inspector_dispose;
  FORCON_PANEL_CLASS (klass)->attach = attach;
  forcon_panel_class_bind_model (klass, ForconInspector, game, FORCON_TYPE_GAME);
  forcon_panel_class_connect (klass, "changed", refresh_soon);
  forcon_panel_class_connect (klass, "focus-changed", refresh_soon);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/inspector.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconInspector, pages);
  gtk_widget_class_bind_template_child (widget_class, ForconInspector, scrolled);
  gtk_widget_class_bind_template_child (widget_class, ForconInspector, facts);
  gtk_widget_class_install_action (widget_class, "inspector.cancel-task", "u", cancel_task);
  gtk_widget_class_install_action (widget_class, "inspector.forget", "u", forget);
  gtk_widget_class_install_action (widget_class, "inspector.reveal", "(uuu)", reveal);
  gtk_widget_class_install_action (widget_class, "inspector.publish", "(uu)", publish);
  gtk_widget_class_install_action (widget_class, "inspector.unpublish", "(uu)", unpublish);
  gtk_widget_class_install_action (widget_class, "inspector.write", "u", write_on_map);
}

static void
forcon_inspector_init (ForconInspector *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), forcon_narrow_layout_new ());
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Rows would have all the room; the page beside it needs it more. */
  gtk_widget_set_hexpand (GTK_WIDGET (self->facts), FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->scrolled), FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->pages), FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (self), FALSE);
}
