/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/alarm-bar.h"

#include <glib/gi18n-lib.h>

#include "render/drawing/campaign-labels.h"
#include "campaign/state/clock.h"
#include "app/widgets/widget.h"

struct _ForconAlarmBar {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkRevealer *revealer;
  GtkImage *icon;
  GtkLabel *text;

  /* Of which alarm: minutes before the end of a period. */
  gint minutes;
  ForconPeriod period;
};

G_DEFINE_FINAL_TYPE (ForconAlarmBar, forcon_alarm_bar, FORCON_TYPE_PANEL)

char *
forcon_alarm_to_text (const ForconCampaign *campaign, gint minutes)
{
  const char *period = forcon_label_period (campaign->clock.period);

  if (minutes == 0)
    /* Translators: a period that is over: "collecting orders". */
    return g_strdup_printf (_ ("Time is up: %s"), period);
  /* Translators: how many minutes are left of which period ("collecting orders"). */
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%1$d minute left: %2$s", "%1$d minutes left: %2$s", (gulong) minutes), minutes,
      period);
}

static void
hide (ForconAlarmBar *self)
{
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
}

static void
on_alarm (ForconAlarmBar *self, gint minutes)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autofree char *text = forcon_alarm_to_text (campaign, minutes);

  self->minutes = minutes;
  self->period = campaign->clock.period;
  gtk_label_set_label (self->text, text);
  forcon_widget_set_tooltip (self->text, text);
  gtk_image_set_from_icon_name (self->icon, minutes == 0 ? "dialog-warning-symbolic" : "alarm-symbolic");
  forcon_widget_set_class (self, "forcon-time-is-up", minutes == 0);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
}

/* An alarm that lies ahead again is none: the clock was set, another period began, or another campaign is open. */
static void
on_changed (ForconAlarmBar *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  if (campaign == NULL || campaign->clock.period != self->period
      || forcon_game_left (self->game) > self->minutes * FORCON_MINUTE)
    hide (self);
}

static void
forcon_alarm_bar_class_init (ForconAlarmBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  forcon_panel_class_bind_model (klass, ForconAlarmBar, game, FORCON_TYPE_GAME);
  forcon_panel_class_connect (klass, "alarm", on_alarm);
  forcon_panel_class_connect (klass, "changed", on_changed);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/alarm-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconAlarmBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, ForconAlarmBar, icon);
  gtk_widget_class_bind_template_child (widget_class, ForconAlarmBar, text);
  gtk_widget_class_bind_template_callback (widget_class, hide);
}

static void
forcon_alarm_bar_init (ForconAlarmBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
