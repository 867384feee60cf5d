/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-reports-page-private.h"

#include <glib/gi18n-lib.h>

#include "forcon-campaign-report.h"
#include "forcon-campaign-wording.h"
#include "forcon-fresh.h"
#include "forcon-report-work.h"
#include "forcon-text.h"

G_DEFINE_FINAL_TYPE (ForconReportsPage, forcon_reports_page, GTK_TYPE_WIDGET)

/* Whose report is chosen; none is the master, who comes last in the list. */
ForconSideId
forcon_reports_page_admiral (ForconReportsPage *self)
{
  guint selected = gtk_drop_down_get_selected (self->who);
  guint n = forcon_campaign_n_admirals (forcon_game_campaign (self->game));

  return selected < n ? (ForconSideId){ (guint16) (selected + 1) } : FORCON_NO_SIDE;
}

/* Of which phase; the newest comes first in the list. */
gint
forcon_reports_page_phase (ForconReportsPage *self)
{
  return MAX (self->last_phase - (gint) gtk_drop_down_get_selected (self->phase), 0);
}

/* The preview */

static void
on_previewed (gpointer owner, const ForconReportPreview *preview)
{
  ForconReportsPage *self = FORCON_REPORTS_PAGE (owner);
  g_autofree char *leak = NULL;

  /* Something newer has been asked for, or the page is gone. */
  if (self->game == NULL || preview->serial != self->serial)
    return;
  /* Whoever is reading is not to be taken back to the top. */
  if (!g_str_equal (gtk_label_get_text (self->text), preview->text))
    gtk_label_set_text (self->text, preview->text);
  gtk_widget_set_visible (self->secrets, preview->secrets != NULL);
  if (preview->secrets != NULL)
    forcon_digest_view_set_lines (self->secret_list, g_ptr_array_ref (preview->secrets));
  if (preview->leak != NULL)
    /* Translators: names of formations and ships. */
    leak = g_strdup_printf (_ ("This report names what is hidden from the admiral: %s. It cannot be saved."), preview->leak);
  gtk_label_set_label (self->leak_label, leak == NULL ? "" : leak);
  gtk_revealer_set_reveal_child (self->leak_bar, leak != NULL);
}

/* Only what somebody looks at is made. */
static void
refresh_preview (GtkWidget *page)
{
  ForconReportsPage *self = FORCON_REPORTS_PAGE (page);

  if (forcon_game_campaign (self->game) == NULL)
    return;
  forcon_report_preview (GTK_WIDGET (self), self->game, forcon_reports_page_admiral (self),
                         forcon_reports_page_phase (self), ++self->serial, on_previewed);
}

/* Choosing */

static void
offer_admirals (ForconReportsPage *self, const ForconCampaign *campaign)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 1; i <= forcon_campaign_n_admirals (campaign); i++)
    gtk_string_list_append (names, forcon_wording_admiral (campaign, (ForconSideId){ (guint16) i }));
  gtk_string_list_append (names, _ ("The master"));
  gtk_drop_down_set_model (self->who, G_LIST_MODEL (names));
}

/* Whoever looks at the newest goes on to do so; else the phase that was chosen stays. */
static void
offer_phases (ForconReportsPage *self, gint last)
{
  g_autoptr (GtkStringList) phases = NULL;
  gint chosen;

  if (last == self->last_phase)
    return;
  chosen = self->last_phase < 0 || gtk_drop_down_get_selected (self->phase) == 0 ? last : forcon_reports_page_phase (self);
  phases = gtk_string_list_new (NULL);
  for (gint phase = last; phase >= 0; phase--)
    {
      g_autofree char *when = forcon_wording_when (phase, 0);
      g_autofree char *label = forcon_text_capitalise (when);

      gtk_string_list_append (phases, label);
    }
  self->last_phase = last;
  gtk_drop_down_set_model (self->phase, G_LIST_MODEL (phases));
  gtk_drop_down_set_selected (self->phase, (guint) CLAMP (last - chosen, 0, last));
}

static void
refresh (ForconReportsPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  if (campaign == NULL)
    return;
  self->filling = TRUE;
  offer_phases (self, forcon_campaign_report_phase (campaign));
  self->filling = FALSE;
  forcon_freshen (GTK_WIDGET (self));
}

static void
on_opened (ForconReportsPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  self->last_phase = -1;
  self->serial++;
  gtk_label_set_text (self->text, "");
  forcon_digest_view_set_lines (self->secret_list, forcon_digest_new ());
  gtk_revealer_set_reveal_child (self->leak_bar, FALSE);
  self->filling = TRUE;
  if (campaign != NULL)
    offer_admirals (self, campaign);
  self->filling = FALSE;
}

static void
on_chosen (ForconReportsPage *self)
{
  if (self->filling || self->game == NULL || forcon_game_campaign (self->game) == NULL)
    return;
  gtk_widget_set_sensitive (self->message_button, !FORCON_ID_IS_NONE (forcon_reports_page_admiral (self)));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "reports.view", !FORCON_ID_IS_NONE (forcon_reports_page_admiral (self)));
  forcon_freshen (GTK_WIDGET (self));
}

/* Who is selected elsewhere is looked at here. */
static void
on_focus_changed (ForconReportsPage *self)
{
  ForconSideId admiral = forcon_game_focus (self->game)->admiral;

  if (!FORCON_ID_IS_NONE (admiral))
    gtk_drop_down_set_selected (self->who, admiral.value - 1u);
}

/**
 * forcon_reports_page_choose:
 * @self: a page with a campaign
 * @admiral: whose report; none for the master's
 * @phase: of which phase
 *
 * Shows a report.
 */
void
forcon_reports_page_choose (ForconReportsPage *self, ForconSideId admiral, gint phase)
{
  guint n = forcon_campaign_n_admirals (forcon_game_campaign (self->game));

  g_return_if_fail (FORCON_IS_REPORTS_PAGE (self));
  gtk_drop_down_set_selected (self->who, FORCON_ID_IS_NONE (admiral) ? n : admiral.value - 1u);
  gtk_drop_down_set_selected (self->phase, (guint) CLAMP (self->last_phase - phase, 0, self->last_phase));
}

/* The admiral's own view of all this. */
static void
open_view (GtkWidget *widget, const char *action, GVariant *parameter)
{
  ForconSideId admiral = forcon_reports_page_admiral (FORCON_REPORTS_PAGE (widget));

  gtk_widget_activate_action (widget, "win.admiral-view-of", "u", (guint) admiral.value);
}

static void
on_message_opened (ForconReportsPage *self)
{
  forcon_reports_page_prepare_message (self);
}

static void
on_message_typed (ForconReportsPage *self)
{
  forcon_reports_page_judge_message (self);
}

static void
on_send (ForconReportsPage *self)
{
  forcon_reports_page_send_message (self);
}

/**
 * forcon_reports_page_set_game:
 * @self: a new widget
 * @game: the campaign that it shows; once
 */
void
forcon_reports_page_set_game (ForconReportsPage *self, ForconGame *game)
{
  g_return_if_fail (FORCON_IS_REPORTS_PAGE (self) && self->game == NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "opened", G_CALLBACK (on_opened), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "focus-changed", G_CALLBACK (on_focus_changed), self, G_CONNECT_SWAPPED);
  on_opened (self);
  refresh (self);
  on_focus_changed (self);
}

static void
forcon_reports_page_dispose (GObject *object)
{
  ForconReportsPage *self = FORCON_REPORTS_PAGE (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&child, gtk_widget_unparent);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_reports_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, who);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, phase);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, message_button);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, leak_bar);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, leak_label);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, text);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, secrets);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, secret_list);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, message_popover);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, message_heading);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, message_entry);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, at_once);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, send_button);
}

static void
forcon_reports_page_class_init (ForconReportsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_reports_page_dispose;
  g_type_ensure (FORCON_TYPE_DIGEST_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/forcon-reports-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_message_opened);
  gtk_widget_class_bind_template_callback (widget_class, on_message_typed);
  gtk_widget_class_bind_template_callback (widget_class, on_send);
  gtk_widget_class_install_action (widget_class, "reports.view", NULL, open_view);
  forcon_reports_page_add_save_actions (widget_class);
}

static void
forcon_reports_page_init (ForconReportsPage *self)
{
  self->last_phase = -1;
  forcon_fresh_set_up (GTK_WIDGET (self), refresh_preview);
  gtk_widget_init_template (GTK_WIDGET (self));
}
