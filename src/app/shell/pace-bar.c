/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/pace-bar.h"

#include "app/game/game-pace.h"
#include "app/widgets/papers-wish.h"
#include "app/widgets/widget.h"
#include "campaign/pace/forecast.h"
#include "report/campaign/campaign-pace-sentences.h"

/* What is told changes by minutes: it is looked at so often, s. */
#define EVERY 5

struct _ForconPaceBar {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkRevealer *revealer;
  GtkImage *icon;
  GtkLabel *text;
  GtkMenuButton *helps_button;
  GtkPopover *popover;
  GtkBox *helps;

  /* Owned (nullable) */
  ForconForecast *forecast;

  /* The phase in which it was dismissed, -1 for none; seconds since the last look */
  gint dismissed;
  guint seconds;
};

G_DEFINE_FINAL_TYPE (ForconPaceBar, forcon_pace_bar, FORCON_TYPE_PANEL)

static void
refresh (ForconPanel *panel)
{
  ForconPaceBar *self = FORCON_PACE_BAR (panel);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  gboolean shown, late;
  ForconMoment now;
  g_autofree char *text = NULL;

  g_clear_pointer (&self->forecast, forcon_forecast_free);
  self->seconds = 0;
  if (campaign != NULL && forcon_game_path (self->game) != NULL)
    {
      now = forcon_game_now (self->game);
      self->forecast
          = forcon_forecast_new (campaign, forcon_game_rules (self->game), forcon_game_pace (self->game), &now);
    }
  shown = self->forecast != NULL && self->forecast->matters && self->forecast->due
          && self->dismissed != campaign->progress.phase;
  gtk_revealer_set_reveal_child (self->revealer, shown);
  if (!shown)
    return;
  late = forcon_forecast_late (self->forecast) > 0;
  text = forcon_forecast_sentence (self->forecast);
  if (g_strcmp0 (text, gtk_label_get_label (self->text)) != 0)
    gtk_label_set_label (self->text, text);
  gtk_image_set_from_icon_name (self->icon, late ? "appointment-missed-symbolic" : "alarm-symbolic");
  forcon_widget_set_class (self, "forcon-behind", late);
  gtk_widget_set_visible (GTK_WIDGET (self->helps_button), self->forecast->helps->len > 0);
}

/* The helps */

static void
follow (ForconPaceBar *self, const ForconForecastHelp *help)
{
  ForconPapersWish reports = { .kind = FORCON_PAPERS_REPORT, .all = TRUE };
  ForconFocus focus = *forcon_game_focus (self->game);

  gtk_popover_popdown (self->popover);
  if (help->kind == FORCON_FORECAST_HELP_REPORTS)
    {
      reports.phase = forcon_game_campaign (self->game)->progress.phase;
      forcon_papers_ask_for (GTK_WIDGET (self), &reports);
      return;
    }
  if (FORCON_ID_IS_NONE (help->clash))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.page", "s", "resolve");
      return;
    }
  focus.clash = help->clash;
  forcon_game_set_focus (self->game, &focus);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.page", "s", "clashes");
}

static void
on_help (GtkWidget *button, ForconPaceBar *self)
{
  guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place"));

  /* The campaign may have gone on since the list was opened. */
  if (self->forecast != NULL && place < self->forecast->helps->len)
    {
      const ForconForecastHelp help = g_array_index (self->forecast->helps, ForconForecastHelp, place);

      follow (self, &help);
    }
}

static void
fill (ForconPaceBar *self)
{
  forcon_widget_clear (self->helps);
  for (guint i = 0; self->forecast != NULL && i < self->forecast->helps->len; i++)
    {
      g_autofree char *text
          = forcon_forecast_sentence_of_help (forcon_game_campaign (self->game),
                                              &g_array_index (self->forecast->helps, ForconForecastHelp, i));
      GtkWidget *button = gtk_button_new ();
      GtkWidget *label = gtk_label_new (text);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
      gtk_button_set_child (GTK_BUTTON (button), label);
      gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
      g_object_set_data (G_OBJECT (button), "place", GUINT_TO_POINTER (i));
      g_signal_connect (button, "clicked", G_CALLBACK (on_help), self);
      gtk_box_append (self->helps, button);
    }
}

static void
dismiss (ForconPaceBar *self)
{
  self->dismissed = forcon_game_campaign (self->game)->progress.phase;
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

/* Following the game */

static void
on_ticked (ForconPaceBar *self)
{
  if (++self->seconds >= EVERY)
    forcon_panel_refresh (self);
}

static void
on_opened (ForconPaceBar *self)
{
  self->dismissed = -1;
}

static void
forcon_pace_bar_dispose (GObject *object)
{
  ForconPaceBar *self = FORCON_PACE_BAR (object);

  g_clear_pointer (&self->forecast, forcon_forecast_free);
  G_OBJECT_CLASS (forcon_pace_bar_parent_class)->dispose (object);
}

static void
forcon_pace_bar_class_init (ForconPaceBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_pace_bar_dispose;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconPaceBar, game, FORCON_TYPE_GAME);
  forcon_panel_class_connect (klass, "opened", on_opened);
  forcon_panel_class_connect (klass, "ticked", on_ticked);
  forcon_panel_class_refresh_on (klass, "changed");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/pace-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconPaceBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, ForconPaceBar, icon);
  gtk_widget_class_bind_template_child (widget_class, ForconPaceBar, text);
  gtk_widget_class_bind_template_child (widget_class, ForconPaceBar, helps_button);
  gtk_widget_class_bind_template_child (widget_class, ForconPaceBar, popover);
  gtk_widget_class_bind_template_child (widget_class, ForconPaceBar, helps);
  gtk_widget_class_bind_template_callback (widget_class, fill);
  gtk_widget_class_bind_template_callback (widget_class, dismiss);
}

static void
forcon_pace_bar_init (ForconPaceBar *self)
{
  self->dismissed = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}
