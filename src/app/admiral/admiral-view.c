/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/admiral/admiral-view.h"

#include "base/language.h"

#include "report/reports/campaign-digest.h"
#include "report/reports/campaign-report.h"
#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "app/widgets/digest-view.h"
#include "app/fleets/fleet-deck.h"
#include "app/map/map-view.h"
#include "base/text.h"
#include "app/widgets/widget.h"

struct _ForconAdmiralView {
  ForconPanel parent;

  /* Template */
  GtkButton *done;
  GtkLabel *who;
  GtkLabel *stage;
  GtkLabel *clock;
  AdwViewStack *pages;
  ForconMapView *map;
  ForconDigestView *map_list;
  GtkFlowBox *cards;
  ForconDigestView *fleet_list;
  ForconDigestView *order_list;
  ForconDigestView *message_list;
  GtkLabel *report_on;
  GtkDropDown *phase;
  GtkWidget *report_pane;
  GtkLabel *report;

  /* Owned; for whom */
  ForconGame *game;
  ForconSideId admiral;
  gint last_phase;
};

enum { DONE, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconAdmiralView, forcon_admiral_view, FORCON_TYPE_PANEL)

/* What the admiral's papers are in. */
static const char *
language_of (ForconAdmiralView *self)
{
  const ForconCampaign *campaign = self->game == NULL ? NULL : forcon_game_campaign (self->game);

  return campaign == NULL ? NULL : forcon_campaign_language (campaign, self->admiral);
}

static void
name (gpointer widget, const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
name_page (ForconAdmiralView *self, const char *page, const char *title)
{
  AdwViewStackPage *of = adw_view_stack_get_page (self->pages, adw_view_stack_get_child_by_name (self->pages, page));

  adw_view_stack_page_set_title (of, title);
}

/* The words of the window itself. */
static void
name_all (ForconAdmiralView *self)
{
  gtk_button_set_label (self->done, _ ("_Done"));
  forcon_widget_set_tooltip (self->done, _ ("Close your view (Esc)"));
  name_page (self, "map", _ ("Map"));
  name_page (self, "fleet", _ ("Fleet"));
  name_page (self, "reports", _ ("Reports"));
  name_page (self, "orders", _ ("Orders"));
  name_page (self, "messages", _ ("Messages"));
  name (self->map, _ ("The map as you know it; the list beside it says the same"));
  name (self->cards, _ ("The cards of your ships; the list beside them says the same"));
  gtk_label_set_label (self->report_on, _ ("_Report on"));
  forcon_widget_set_tooltip (self->phase, _ ("The phase of the report"));
  name (self->report_pane, _ ("The report"));
  g_object_set (self->map_list, "name-for-readers", _ ("What the map shows"), "nothing", _ ("Nothing is known yet."),
                NULL);
  g_object_set (self->fleet_list, "name-for-readers", _ ("Your fleet"), "nothing", _ ("No ship is left."), NULL);
  g_object_set (self->order_list, "name-for-readers", _ ("Your orders as they were understood"), "nothing",
                _ ("No order sheet has been handed in yet."), NULL);
  g_object_set (self->message_list, "name-for-readers", _ ("Messages to you"), "nothing",
                _ ("No message has come yet."), NULL);
}

static void
set_line (GtkLabel *label, char *text)
{
  gtk_label_set_label (label, text);
  forcon_widget_set_tooltip (label, text);
  g_free (text);
}

/* From what the admiral knows, which has the same clock. */
static void
show_clock (ForconAdmiralView *self)
{
  ForconKnowledge *knowledge = forcon_game_knowledge (self->game, self->admiral);
  ForconMoment now = forcon_game_now (self->game);
  g_autofree char *text = NULL;
  FORCON_IN_LANGUAGE (language_of (self));

  if (knowledge == NULL)
    return;
  text = forcon_campaign_sentence_of_clock (forcon_knowledge_campaign (knowledge), &now);
  gtk_label_set_label (self->clock, text);
}

static void
show_report (ForconAdmiralView *self)
{
  guint selected = gtk_drop_down_get_selected (self->phase);
  gint phase = self->last_phase - (gint) selected;
  g_autoptr (ForconKnowledge) knowledge = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (self->game == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;
  knowledge = forcon_knowledge_at_phase (forcon_game_chronicle (self->game), self->admiral, phase,
                                         NC_ ("detection", "Contact"), &error);
  text = knowledge == NULL ? g_strdup (error->message) : forcon_campaign_report_for (knowledge, phase, TRUE);
  if (!g_str_equal (gtk_label_get_text (self->report), text))
    gtk_label_set_text (self->report, text);
}

/* The newest first. Choosing the first shows it. */
static void
offer_phases (ForconAdmiralView *self, gint last)
{
  g_autoptr (GtkStringList) phases = NULL;

  if (last == self->last_phase)
    return;
  phases = gtk_string_list_new (NULL);
  self->last_phase = last;
  for (gint phase = last; phase >= 0; phase--)
    {
      g_autofree char *when = forcon_wording_when (phase, 0);
      g_autofree char *label = forcon_text_capitalise (when);

      gtk_string_list_append (phases, label);
    }
  gtk_drop_down_set_model (self->phase, G_LIST_MODEL (phases));
}

static void
on_phase (ForconAdmiralView *self)
{
  FORCON_IN_LANGUAGE (language_of (self));

  show_report (self);
}

static void
show_who (ForconAdmiralView *self, const ForconCampaign *known)
{
  const ForconAdmiral *admiral = forcon_campaign_admiral (known, self->admiral);
  g_autofree char *stage = forcon_campaign_sentence_of_stage (known);

  /* Translators: an admiral, the admiral's power. */
  set_line (self->who, g_strdup_printf (C_ ("admiral", "%1$s (%2$s)"), forcon_wording_admiral (known, self->admiral),
                                        forcon_wording_power (known, admiral->power)));
  set_line (self->stage, forcon_text_capitalise (stage));
}

static void
refresh (ForconAdmiralView *self)
{
  FORCON_IN_LANGUAGE (language_of (self));
  ForconKnowledge *knowledge
      = forcon_game_campaign (self->game) == NULL ? NULL : forcon_game_knowledge (self->game, self->admiral);
  const ForconCampaign *known;

  if (knowledge == NULL)
    {
      forcon_admiral_view_forget (self);
      return;
    }
  known = forcon_knowledge_campaign (knowledge);
  forcon_map_view_set_model (self->map, forcon_map_model_known (known, self->admiral));
  show_who (self, known);
  show_clock (self);
  forcon_digest_view_set_lines (self->map_list, forcon_digest_map (knowledge));
  forcon_fleet_deck_show (self->cards, knowledge);
  forcon_digest_view_set_lines (self->fleet_list, forcon_digest_fleet (knowledge));
  forcon_digest_view_set_lines (self->order_list, forcon_digest_orders (knowledge));
  forcon_digest_view_set_lines (self->message_list, forcon_digest_messages (knowledge));
  offer_phases (self, forcon_campaign_report_phase (known));
  show_report (self);
}

static void
on_ticked (ForconAdmiralView *self)
{
  show_clock (self);
}

static void
on_done (ForconAdmiralView *self)
{
  g_signal_emit (self, signals[DONE], 0);
}

static void
show_in_language (ForconAdmiralView *self)
{
  FORCON_IN_LANGUAGE (language_of (self));

  name_all (self);
}

void
forcon_admiral_view_show (ForconAdmiralView *self, ForconGame *game, ForconSideId admiral)
{
  g_return_if_fail (FORCON_IS_ADMIRAL_VIEW (self) && forcon_game_campaign (game) != NULL);
  forcon_admiral_view_forget (self);
  self->game = g_object_ref (game);
  self->admiral = admiral;
  g_signal_connect_object (game, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "ticked", G_CALLBACK (on_ticked), self, G_CONNECT_SWAPPED);
  show_in_language (self);
  refresh (self);
  adw_view_stack_set_visible_child_name (self->pages, "map");
}

void
forcon_admiral_view_forget (ForconAdmiralView *self)
{
  ForconDigestView *lists[] = { self->map_list, self->fleet_list, self->order_list, self->message_list };
  GtkLabel *labels[] = { self->who, self->stage, self->clock, self->report };

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  forcon_map_view_set_model (self->map, NULL);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->map), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  forcon_fleet_deck_clear (self->cards);
  self->last_phase = -1;
  gtk_drop_down_set_model (self->phase, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    forcon_digest_view_set_lines (lists[i], forcon_digest_new ());
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      gtk_label_set_label (labels[i], "");
      forcon_widget_set_tooltip (labels[i], NULL);
    }
}

void
forcon_admiral_view_show_page (ForconAdmiralView *self, const char *page)
{
  g_return_if_fail (FORCON_IS_ADMIRAL_VIEW (self));
  adw_view_stack_set_visible_child_name (self->pages, page);
}

static void
show_page (GtkWidget *widget, const char *action, GVariant *page)
{
  forcon_admiral_view_show_page (FORCON_ADMIRAL_VIEW (widget), g_variant_get_string (page, NULL));
}

static void
forcon_admiral_view_dispose (GObject *object)
{
  ForconAdmiralView *self = FORCON_ADMIRAL_VIEW (object);

  if (adw_bin_get_child (ADW_BIN (self)) != NULL)
    forcon_admiral_view_forget (self);
  G_OBJECT_CLASS (forcon_admiral_view_parent_class)->dispose (object);
}

static void
forcon_admiral_view_class_init (ForconAdmiralViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const pages[] = { "map", "fleet", "reports", "orders", "messages" };

  G_OBJECT_CLASS (klass)->dispose = forcon_admiral_view_dispose;
  signals[DONE]
      = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (FORCON_TYPE_DIGEST_VIEW);
  g_type_ensure (FORCON_TYPE_MAP_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/admiral-view.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralView, done);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralView, report_on);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralView, report_pane);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralView, who);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralView, stage);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralView, clock);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralView, pages);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralView, map);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralView, map_list);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralView, cards);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralView, fleet_list);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralView, order_list);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralView, message_list);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralView, phase);
  gtk_widget_class_bind_template_child (widget_class, ForconAdmiralView, report);
  gtk_widget_class_bind_template_callback (widget_class, on_done);
  gtk_widget_class_bind_template_callback (widget_class, on_phase);
  gtk_widget_class_install_action (widget_class, "view.page", "s", show_page);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1 + i, GDK_ALT_MASK, "view.page", "s", pages[i]);
}

static void
forcon_admiral_view_init (ForconAdmiralView *self)
{
  self->last_phase = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}
