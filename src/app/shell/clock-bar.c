/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/clock-bar.h"

#include <glib/gi18n-lib.h>

#include "render/drawing/campaign-labels.h"
#include "report/campaign/campaign-wording.h"
#include "app/shell/clock-form.h"
#include "app/widgets/widget.h"
#include "campaign/state/clock.h"
#include "base/text.h"

/* When the clock begins to warn, µs before the end. */
#define SOON (5 * FORCON_MINUTE)

struct _ForconClockBar {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkWidget *face;
  GtkImage *icon;
  GtkLabel *left;
  GtkStack *periods;
  GtkLabel *period;
  GtkLabel *paused;
  GtkProgressBar *progress;
  GtkButton *pause;
  GtkPopover *popover;
  ForconClockForm *form;
};

G_DEFINE_FINAL_TYPE (ForconClockBar, forcon_clock_bar, FORCON_TYPE_PANEL)

typedef enum { CALM, STANDS, LATE, OVER, N_MOODS } Mood;

/* The shape says it as well as the colour. */
static const struct {
  const char *icon;
  const char *css_class;
} moods[N_MOODS] = {
  [CALM] = { "preferences-system-time-symbolic", NULL },
  [STANDS] = { "media-playback-pause-symbolic", "forcon-faint" },
  [LATE] = { "alarm-symbolic", "forcon-soon" },
  [OVER] = { "dialog-warning-symbolic", "forcon-over" },
};

static gboolean
is_in_play (const ForconCampaign *campaign)
{
  return campaign->progress.stage != FORCON_STAGE_SET_UP && campaign->progress.stage != FORCON_STAGE_CLOSED;
}

static Mood
mood_of (const ForconCampaign *campaign, gint64 left)
{
  if (!is_in_play (campaign))
    return CALM;
  if (left < 0)
    return OVER;
  if (!campaign->clock.running)
    return STANDS;
  return left < SOON ? LATE : CALM;
}

static char *
text_of (const ForconCampaign *campaign, gint64 left)
{
  g_autofree char *span = forcon_wording_span (ABS (left));

  if (!is_in_play (campaign))
    return g_steal_pointer (&span);
  if (left < 0)
    /* Translators: by how much a period is over: "1:05". */
    return g_strdup_printf (C_ ("clock", "over by %s"), span);
  /* Translators: how much of a period is left: "17:42". */
  return g_strdup_printf (C_ ("clock", "%s left"), span);
}

static void
set_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  forcon_widget_set_tooltip (label, text);
}

/* Both texts keep their room, so that nothing moves when the clock is paused. */
static void
show_period (ForconClockBar *self, const ForconCampaign *campaign)
{
  gboolean stands = is_in_play (campaign) && !campaign->clock.running;
  g_autofree char *period = forcon_text_capitalise (forcon_label_period (campaign->clock.period));
  /* Translators: a period, "Collecting orders", whose clock stands. */
  g_autofree char *paused = g_strdup_printf (_ ("%s, paused"), period);

  set_text (self->period, period);
  set_text (self->paused, paused);
  gtk_stack_set_visible_child (self->periods, GTK_WIDGET (stands ? self->paused : self->period));
}

/* Once a second: only what is not so already costs a new layout. */
static void
show_left (ForconClockBar *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  gint64 left, length;
  g_autofree char *text = NULL;
  Mood mood;

  if (campaign == NULL)
    return;
  left = forcon_game_left (self->game);
  length = MAX (campaign->clock.length, 1);
  text = text_of (campaign, left);
  if (g_str_equal (text, gtk_label_get_label (self->left)))
    return;
  gtk_label_set_label (self->left, text);
  gtk_progress_bar_set_fraction (self->progress, CLAMP (1 - (double) left / (double) length, 0, 1));
  mood = mood_of (campaign, left);
  for (guint i = 0; i < N_MOODS; i++)
    if (moods[i].css_class != NULL)
      forcon_widget_set_class (self->face, moods[i].css_class, i == mood);
  gtk_image_set_from_icon_name (self->icon, moods[mood].icon);
}

static void
show_pause (ForconClockBar *self, const ForconCampaign *campaign)
{
  gboolean runs = campaign->clock.running;
  const char *name = runs ? _ ("Pause Clock") : _ ("Resume Clock");
  /* Translators: what a button does; its keys. */
  g_autofree char *tooltip = g_strdup_printf (_ ("%1$s (%2$s)"), name, "Ctrl+T");

  gtk_button_set_icon_name (self->pause, runs ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  forcon_widget_set_tooltip (self->pause, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pause), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
refresh (ForconPanel *panel)
{
  ForconClockBar *self = FORCON_CLOCK_BAR (panel);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  if (campaign == NULL)
    return;
  show_period (self, campaign);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), is_in_play (campaign));
  gtk_widget_set_visible (GTK_WIDGET (self->pause), is_in_play (campaign));
  show_pause (self, campaign);
  gtk_label_set_label (self->left, "");
  show_left (self);
}

static void
forcon_clock_bar_dispose (GObject *object)
{
  ForconClockBar *self = FORCON_CLOCK_BAR (object);

  /* One that is open would outlive the window. */
  if (adw_bin_get_child (ADW_BIN (self)) != NULL)
    gtk_popover_popdown (self->popover);
  G_OBJECT_CLASS (forcon_clock_bar_parent_class)->dispose (object);
}

static void
forcon_clock_bar_class_init (ForconClockBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_clock_bar_dispose;
  FORCON_PANEL_CLASS (klass)->refresh = refresh;
  forcon_panel_class_bind_model (klass, ForconClockBar, game, FORCON_TYPE_GAME);
  forcon_panel_class_refresh_on (klass, "changed");
  forcon_panel_class_connect (klass, "ticked", show_left);
  g_type_ensure (FORCON_TYPE_CLOCK_FORM);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/clock-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconClockBar, face);
  gtk_widget_class_bind_template_child (widget_class, ForconClockBar, icon);
  gtk_widget_class_bind_template_child (widget_class, ForconClockBar, left);
  gtk_widget_class_bind_template_child (widget_class, ForconClockBar, periods);
  gtk_widget_class_bind_template_child (widget_class, ForconClockBar, period);
  gtk_widget_class_bind_template_child (widget_class, ForconClockBar, paused);
  gtk_widget_class_bind_template_child (widget_class, ForconClockBar, progress);
  gtk_widget_class_bind_template_child (widget_class, ForconClockBar, pause);
  gtk_widget_class_bind_template_child (widget_class, ForconClockBar, popover);
  forcon_panel_class_bind_part (klass, ForconClockBar, form);
}

static void
on_popover_shown (ForconClockBar *self)
{
  forcon_clock_form_begin (self->form);
}

static void
forcon_clock_bar_init (ForconClockBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->popover, "show", G_CALLBACK (on_popover_shown), self);
}
