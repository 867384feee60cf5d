/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/admiral/crowd-window.h"

#include <glib/gi18n-lib.h>

#include "report/campaign/campaign-sentences.h"
#include "report/campaign/campaign-wording.h"
#include "app/map/map-view.h"
#include "base/text.h"

/* Height of letters as a share of the window: figures of 6 cm on a screen of half a metre. */
#define CLOCK_SHARE 0.13
#define TEXT_SHARE 0.045

struct _ForconCrowdWindow {
  AdwWindow parent;

  /* Template */
  ForconMapView *map;
  GtkLabel *stage;
  GtkLabel *state;
  GtkLabel *clock;

  /* Owned; for which height the letters are */
  ForconGame *game;
  guint source;
  int height;
};

G_DEFINE_FINAL_TYPE (ForconCrowdWindow, forcon_crowd_window, ADW_TYPE_WINDOW)

/* Letters */

static void
set_size (GtkLabel *label, double pixels)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_size_new_absolute ((int) (pixels * PANGO_SCALE)));
  gtk_label_set_attributes (label, attributes);
}

static gboolean
set_sizes (gpointer data)
{
  ForconCrowdWindow *self = data;

  self->source = 0;
  set_size (self->clock, self->height * CLOCK_SHARE);
  set_size (self->stage, self->height * TEXT_SHARE);
  set_size (self->state, self->height * TEXT_SHARE);
  return G_SOURCE_REMOVE;
}

/* Texts are as large as the window allows; not while it is being laid out. */
static void
forcon_crowd_window_size_allocate (GtkWidget *widget, int width, int window_height, int baseline)
{
  ForconCrowdWindow *self = FORCON_CROWD_WINDOW (widget);
  int height = MIN (gtk_widget_get_height (widget), gtk_widget_get_width (widget));

  GTK_WIDGET_CLASS (forcon_crowd_window_parent_class)->size_allocate (widget, width, window_height, baseline);
  if (height == self->height || height == 0)
    return;
  self->height = height;
  if (self->source == 0)
    self->source = g_idle_add (set_sizes, self);
}

/* What there is to see */

/* What the figures below mean. */
static const char *
state_of (const ForconCampaign *campaign, gint64 left)
{
  if (left < 0)
    return _ ("Time is up");
  if (!campaign->clock.running)
    return _ ("The clock stands");
  return campaign->clock.period == FORCON_PERIOD_COLLECTING ? _ ("Order sheets are due in") : _ ("Results are due in");
}

static gboolean
is_in_play (const ForconCampaign *campaign)
{
  return campaign->progress.stage != FORCON_STAGE_SET_UP && campaign->progress.stage != FORCON_STAGE_CLOSED;
}

static void
show_clock (ForconCrowdWindow *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  gint64 left = campaign == NULL ? 0 : forcon_game_left (self->game);
  g_autofree char *span = forcon_wording_span (ABS (left));
  g_autofree char *over = g_strconcat ("−", span, NULL);

  if (campaign == NULL)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->clock), is_in_play (campaign));
  gtk_widget_set_visible (GTK_WIDGET (self->state), is_in_play (campaign));
  gtk_label_set_label (self->clock, left < 0 ? over : span);
  gtk_label_set_label (self->state, state_of (campaign, left));
}

/* Of nothing but what is published. */
static void
refresh (ForconCrowdWindow *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autofree char *sentence = NULL;
  g_autofree char *stage = NULL;

  if (campaign == NULL)
    return;
  forcon_map_view_set_model (self->map, forcon_map_model_public (campaign));
  sentence = forcon_campaign_sentence_of_stage (campaign);
  stage = forcon_text_capitalise (sentence);
  gtk_label_set_label (self->stage, stage);
  show_clock (self);
}

/* The whole screen */

static void
toggle_fullscreen (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

/* Escape: first out of the whole screen, then away. */
static void
leave (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_close (GTK_WINDOW (widget));
}

static void
close_window (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_window_close (GTK_WINDOW (widget));
}

/* A screen on which the other window is not; %NULL if there is only one. */
static GdkMonitor *
other_monitor (GtkWindow *beside)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (beside));
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (beside));
  GdkMonitor *taken = surface == NULL ? NULL : gdk_display_get_monitor_at_surface (display, surface);
  GListModel *monitors = gdk_display_get_monitors (display);

  for (guint i = 0; taken != NULL && i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      if (monitor != taken)
        return g_steal_pointer (&monitor);
    }
  return NULL;
}

void
forcon_crowd_window_present (ForconCrowdWindow *self, GtkWindow *beside)
{
  g_autoptr (GdkMonitor) monitor = NULL;

  g_return_if_fail (FORCON_IS_CROWD_WINDOW (self));
  monitor = other_monitor (beside);
  if (monitor != NULL)
    gtk_window_fullscreen_on_monitor (GTK_WINDOW (self), monitor);
  gtk_window_present (GTK_WINDOW (self));
}

ForconCrowdWindow *
forcon_crowd_window_new (ForconGame *game)
{
  ForconCrowdWindow *self = g_object_new (FORCON_TYPE_CROWD_WINDOW, NULL);

  self->game = g_object_ref (game);
  g_signal_connect_object (game, "opened", G_CALLBACK (gtk_window_destroy), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "ticked", G_CALLBACK (show_clock), self, G_CONNECT_SWAPPED);
  refresh (self);
  return self;
}

static void
forcon_crowd_window_dispose (GObject *object)
{
  ForconCrowdWindow *self = FORCON_CROWD_WINDOW (object);

  g_clear_handle_id (&self->source, g_source_remove);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_crowd_window_parent_class)->dispose (object);
}

static void
forcon_crowd_window_class_init (ForconCrowdWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_crowd_window_dispose;
  widget_class->size_allocate = forcon_crowd_window_size_allocate;
  gtk_widget_class_install_action (widget_class, "crowd.fullscreen", NULL, toggle_fullscreen);
  gtk_widget_class_install_action (widget_class, "crowd.close", NULL, close_window);
  gtk_widget_class_install_action (widget_class, "crowd.leave", NULL, leave);
  g_type_ensure (FORCON_TYPE_MAP_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/crowd-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconCrowdWindow, map);
  gtk_widget_class_bind_template_child (widget_class, ForconCrowdWindow, stage);
  gtk_widget_class_bind_template_child (widget_class, ForconCrowdWindow, state);
  gtk_widget_class_bind_template_child (widget_class, ForconCrowdWindow, clock);
}

static void
forcon_crowd_window_init (ForconCrowdWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
