/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map as it was: a stop for the end of each half-phase, and for when orders were collected. The last one is now. */
#include "app/map/map-page-private.h"

#include <glib/gi18n-lib.h>

/* While it plays, each stop is shown for so long, ms. */
#define PLAY_INTERVAL 1200

/* Half-phases are numbered with gaps before play; stops are not. */
static gint
number_of (guint stop)
{
  return stop == 0 ? 0 : (gint) stop - 1 + forcon_half_number (1, 0);
}

guint
forcon_map_page_n_stops (ForconMapPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  gint now = campaign == NULL ? 0 : forcon_campaign_now (campaign);

  return now == 0 ? 1 : (guint) (now - forcon_half_number (1, 0)) + 2;
}

gboolean
forcon_map_page_in_past (ForconMapPage *self)
{
  return self->stop != G_MAXUINT;
}

void
forcon_map_page_moment (ForconMapPage *self, gint *phase, gint *half)
{
  gint number = number_of (self->stop);

  *phase = number / forcon_half_number (1, 0);
  *half = number % forcon_half_number (1, 0);
}

char *
forcon_map_page_moment_text (ForconMapPage *self)
{
  gint phase, half;

  if (!forcon_map_page_in_past (self))
    return g_strdup (_ ("now"));
  forcon_map_page_moment (self, &phase, &half);
  if (phase == 0)
    return g_strdup (C_ ("moment", "before play"));
  if (half == 0)
    return g_strdup_printf (C_ ("moment", "phase %d, while orders were collected"), phase);
  if (half == 1)
    return g_strdup_printf (C_ ("moment", "phase %d, after the first half"), phase);
  return g_strdup_printf (C_ ("moment", "end of phase %d"), phase);
}

void
forcon_map_page_follow_past (ForconMapPage *self)
{
  guint n_stops = forcon_map_page_n_stops (self);
  guint stop = forcon_map_page_in_past (self) ? self->stop : n_stops - 1;
  g_autofree char *text = forcon_map_page_moment_text (self);

  forcon_panel_begin_fill (self);
  if (gtk_adjustment_get_upper (self->past_stop) != n_stops - 1)
    {
      gtk_scale_clear_marks (self->past_scale);
      for (guint i = 0; i < n_stops; i++)
        if (number_of (i) % forcon_half_number (1, 0) == 0)
          gtk_scale_add_mark (self->past_scale, i, GTK_POS_BOTTOM, NULL);
    }
  gtk_adjustment_set_upper (self->past_stop, n_stops - 1);
  gtk_adjustment_set_value (self->past_stop, stop);
  forcon_panel_end_fill (self);
  gtk_widget_set_visible (self->past_bar, n_stops > 1);
  gtk_label_set_text (self->past_text, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->past_scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "map.earlier", stop > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "map.later", stop + 1 < n_stops);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "map.now", forcon_map_page_in_past (self));
}

/* Shows a stop of the past; the last one is now. */
static void
go_to (ForconMapPage *self, guint stop)
{
  guint n_stops = forcon_map_page_n_stops (self);

  stop = stop + 1 >= n_stops ? G_MAXUINT : stop;
  if (stop == self->stop)
    return;
  self->stop = stop;
  forcon_map_page_drop_draft (self);
  forcon_panel_refresh (self);
}

static void
on_stop_changed (ForconMapPage *self)
{
  if (!forcon_panel_is_filling (self))
    go_to (self, (guint) (gtk_adjustment_get_value (self->past_stop) + 0.5));
}

static void
step (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ForconMapPage *self = FORCON_MAP_PAGE (widget);
  guint last = forcon_map_page_n_stops (self) - 1;
  guint stop = MIN (self->stop, last);

  forcon_map_page_stop_playing (self);
  if (g_str_equal (name, "map.now"))
    go_to (self, last);
  else if (g_str_equal (name, "map.later"))
    go_to (self, stop + 1);
  else if (stop > 0)
    go_to (self, stop - 1);
}

static gboolean
play_on (gpointer data)
{
  ForconMapPage *self = data;

  if (forcon_map_loader_busy (self->loader))
    return G_SOURCE_CONTINUE;
  if (forcon_map_page_in_past (self))
    go_to (self, self->stop + 1);
  if (forcon_map_page_in_past (self))
    return G_SOURCE_CONTINUE;
  self->play_source = 0;
  gtk_toggle_button_set_active (self->play_button, FALSE);
  return G_SOURCE_REMOVE;
}

void
forcon_map_page_stop_playing (ForconMapPage *self)
{
  g_clear_handle_id (&self->play_source, g_source_remove);
  if (self->play_button != NULL)
    gtk_toggle_button_set_active (self->play_button, FALSE);
}

/* From where it stands, or from the beginning if that is now. */
static void
on_play_toggled (ForconMapPage *self)
{
  gboolean plays = gtk_toggle_button_get_active (self->play_button);

  gtk_button_set_icon_name (GTK_BUTTON (self->play_button),
                            plays ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  if (!plays)
    {
      g_clear_handle_id (&self->play_source, g_source_remove);
      return;
    }
  if (!forcon_map_page_in_past (self))
    go_to (self, 0);
  if (self->play_source == 0)
    self->play_source = g_timeout_add (PLAY_INTERVAL, play_on, self);
}

void
forcon_map_page_bind_past (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_stop_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_play_toggled);
  gtk_widget_class_install_action (widget_class, "map.earlier", NULL, step);
  gtk_widget_class_install_action (widget_class, "map.later", NULL, step);
  gtk_widget_class_install_action (widget_class, "map.now", NULL, step);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_bracketleft, 0, "map.earlier", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_bracketright, 0, "map.later", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, 0, "map.now", NULL);
}
