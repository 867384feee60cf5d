/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/papers/reports-page-private.h"

#include <glib/gi18n-lib.h>

#include "report/reports/campaign-report.h"
#include "app/papers/print-setup.h"
#include "app/widgets/widget.h"

/* Nobody needs to be told of what takes less, ms. */
#define PATIENCE 250

G_DEFINE_FINAL_TYPE (ForconReportsPage, forcon_reports_page, FORCON_TYPE_PANEL)

/* The preview */

static const char *const icons[] = {
  [FORCON_PAPERS_FOR_MASTER] = "view-conceal-symbolic",
  [FORCON_PAPERS_FOR_ANYBODY] = "system-users-symbolic",
  [FORCON_PAPERS_CHECKED] = "object-select-symbolic",
  [FORCON_PAPERS_LEAK] = "dialog-warning-symbolic",
};

static void
set_class (gpointer widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
forcon_reports_page_take (gpointer owner, const ForconPapersAnswer *answer)
{
  ForconReportsPage *self = FORCON_REPORTS_PAGE (owner);
  gboolean refused = answer->book == NULL;

  /* Something newer has been asked for, or the page is gone. */
  if (self->game == NULL || answer->serial != self->serial)
    return;
  g_clear_handle_id (&self->waiting_source, g_source_remove);
  g_clear_pointer (&self->book, forcon_book_unref);
  self->book = refused ? NULL : forcon_book_ref (answer->book);
  self->book_serial = answer->serial;
  self->book_position = answer->position;
  forcon_folio_pane_set_book (self->pane, answer->book);
  forcon_folio_pane_set_text (self->pane, answer->text);
  gtk_image_set_from_icon_name (self->check_image, icons[refused ? FORCON_PAPERS_LEAK : answer->verdict]);
  set_class (self->check_image, "success", !refused && answer->verdict == FORCON_PAPERS_CHECKED);
  set_class (self->check_bar, "forcon-banner", refused);
  gtk_label_set_label (self->check_label, answer->sentence);
  forcon_widget_set_tooltip (self->check_label, answer->details);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "reports.print", !refused);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "reports.save", !refused);
  gtk_widget_set_visible (self->secrets, answer->secrets != NULL);
  if (answer->secrets != NULL)
    forcon_digest_view_set_lines (self->secret_list, g_ptr_array_ref (answer->secrets));
}

ForconBook *
forcon_reports_page_current_book (ForconReportsPage *self)
{
  guint position = forcon_chronicle_position (forcon_game_chronicle (self->game));

  return self->book_serial == self->serial && self->book_position == position ? self->book : NULL;
}

static void
show_nothing (ForconReportsPage *self, const char *sentence)
{
  forcon_folio_pane_set_book (self->pane, NULL);
  forcon_folio_pane_set_text (self->pane, NULL);
  gtk_image_set_from_icon_name (self->check_image, "content-loading-symbolic");
  set_class (self->check_image, "success", FALSE);
  set_class (self->check_bar, "forcon-banner", FALSE);
  gtk_label_set_label (self->check_label, sentence);
}

/* What is made for long is not what is still to be seen. */
static gboolean
on_waiting (gpointer data)
{
  ForconReportsPage *self = data;

  self->waiting_source = 0;
  show_nothing (self, _ ("The pages are being made…"));
  return G_SOURCE_REMOVE;
}

/* Only what somebody looks at is made. */
static void
refresh (ForconPanel *panel)
{
  ForconReportsPage *self = FORCON_REPORTS_PAGE (panel);
  ForconPapersWish wish;

  if (forcon_game_campaign (self->game) == NULL)
    return;
  wish = forcon_reports_page_wish (self);
  if (self->waiting_source == 0)
    self->waiting_source = g_timeout_add (PATIENCE, on_waiting, self);
  forcon_papers_preview (GTK_WIDGET (self), self->game, &wish, forcon_folio_pane_as_text (self->pane), ++self->serial,
                         forcon_reports_page_take);
}

void
forcon_reports_page_refresh (ForconReportsPage *self)
{
  if (forcon_panel_is_filling (self) || forcon_game_campaign (self->game) == NULL)
    return;
  forcon_reports_page_adapt (self);
  forcon_reports_page_show_language (self);
  forcon_panel_refresh (self);
}

/* Following the game */

/* Answers go into packs: what is open is said before they are printed (F-CAMP-9). */
static void
update_questions (ForconReportsPage *self, const ForconCampaign *campaign)
{
  guint n = forcon_campaign_n_open_queries (campaign);
  g_autofree char *text
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u question or message from an admiral is still open",
                                      "%u questions or messages from admirals are still open", n),
                         n);

  gtk_label_set_label (self->questions_label, text);
  gtk_widget_set_visible (self->questions_bar, n > 0);
}

static void
on_changed (ForconReportsPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  if (campaign == NULL)
    return;
  forcon_panel_begin_fill (self);
  forcon_reports_page_fill_phases (self, forcon_campaign_report_phase (campaign));
  forcon_reports_page_fill_clashes (self);
  forcon_panel_end_fill (self);
  update_questions (self, campaign);
  forcon_reports_page_refresh (self);
}

static void
on_opened (ForconReportsPage *self)
{
  self->last_phase = -1;
  self->serial++;
  g_clear_handle_id (&self->waiting_source, g_source_remove);
  show_nothing (self, "");
  forcon_digest_view_set_lines (self->secret_list, forcon_digest_new ());
  forcon_panel_begin_fill (self);
  forcon_reports_page_fill_ships (self, NULL);
  if (forcon_game_campaign (self->game) != NULL)
    forcon_reports_page_fill_who (self);
  forcon_panel_end_fill (self);
}

static void
on_language (ForconReportsPage *self)
{
  forcon_reports_page_set_language (self);
}

static void
on_chosen (ForconReportsPage *self)
{
  forcon_reports_page_refresh (self);
}

/* The page setup remembers it. */
static void
on_paper_chosen (ForconReportsPage *self)
{
  ForconPaper paper = forcon_reports_page_wish (self).form.paper;

  if (forcon_panel_is_filling (self))
    return;
  if (paper != forcon_print_setup_paper ())
    forcon_print_setup_choose_paper (paper);
  forcon_reports_page_refresh (self);
}

/* Who is selected elsewhere is looked at here. */
static void
on_focus_changed (ForconReportsPage *self)
{
  ForconSideId admiral = forcon_game_focus (self->game)->admiral;

  if (!FORCON_ID_IS_NONE (admiral))
    gtk_drop_down_set_selected (self->who, admiral.value - 1u);
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

/* The widget */

static void
forcon_reports_page_dispose (GObject *object)
{
  ForconReportsPage *self = FORCON_REPORTS_PAGE (object);

  g_clear_handle_id (&self->waiting_source, g_source_remove);
  g_clear_pointer (&self->ships, g_array_unref);
  g_clear_pointer (&self->book, forcon_book_unref);
  G_OBJECT_CLASS (forcon_reports_page_parent_class)->dispose (object);
}

static void
attach (ForconPanel *panel)
{
  ForconReportsPage *self = FORCON_REPORTS_PAGE (panel);

  on_opened (self);
  on_changed (self);
  on_focus_changed (self);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, kinds);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, who);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, language);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, phase);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, paper);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, per_page);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, clash);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, which);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, all_cards);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, blows);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, message_button);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, questions_bar);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, questions_label);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, check_bar);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, check_image);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, check_label);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, print_all);
  gtk_widget_class_bind_template_child (widget_class, ForconReportsPage, pane);
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
  FORCON_PANEL_CLASS (klass)->attach = attach;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  FORCON_PANEL_CLASS (klass)->when_seen = TRUE;
  forcon_panel_class_bind_model (klass, ForconReportsPage, game, FORCON_TYPE_GAME);
  forcon_panel_class_connect (klass, "opened", on_opened);
  forcon_panel_class_connect (klass, "changed", on_changed);
  forcon_panel_class_connect (klass, "focus-changed", on_focus_changed);
  g_type_ensure (FORCON_TYPE_DIGEST_VIEW);
  g_type_ensure (FORCON_TYPE_FOLIO_PANE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/reports-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_language);
  gtk_widget_class_bind_template_callback (widget_class, on_paper_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_message_opened);
  gtk_widget_class_bind_template_callback (widget_class, on_message_typed);
  gtk_widget_class_bind_template_callback (widget_class, on_send);
  gtk_widget_class_install_action (widget_class, "reports.view", NULL, open_view);
  forcon_reports_page_add_save_actions (widget_class);
  forcon_reports_page_add_print_actions (widget_class);
}

static void
forcon_reports_page_init (ForconReportsPage *self)
{
  self->last_phase = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (self->print_all)), TRUE);
  forcon_reports_page_fill_kinds (self);
  forcon_reports_page_fill_languages (self);
  forcon_reports_page_fill_paper (self);
}
