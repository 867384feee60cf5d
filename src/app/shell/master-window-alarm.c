/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Alarms of the clock beyond the window: heard, told by the desktop, and the window asks to be looked at. */
#include "app/shell/master-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/shell/chime.h"
#include "app/widgets/preferences.h"

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

/* There is one notice at most: a newer alarm takes its place. */
#define NOTICE "alarm"

/* The taskbar's mark of a window that wants to be looked at. Where there is none, the desktop's notice has to do. */
static void
set_urgent (ForconMasterWindow *self, gboolean urgent)
{
#ifdef GDK_WINDOWING_X11
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self));

  if (surface != NULL && GDK_IS_X11_SURFACE (surface))
    gdk_x11_surface_set_urgency_hint (surface, urgent);
#endif
}

/* Without a session bus there is nobody to tell. */
static GApplication *
told_by (ForconMasterWindow *self)
{
  GApplication *application = G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));

  if (application == NULL || g_application_get_dbus_connection (application) == NULL)
    return NULL;
  return application;
}

static void
send_notice (ForconMasterWindow *self, gint minutes)
{
  GApplication *application = told_by (self);
  g_autofree char *title = forcon_game_title (self->game);
  g_autofree char *text = forcon_alarm_to_text (forcon_game_campaign (self->game), minutes);
  g_autoptr (GNotification) notice = NULL;
  g_autoptr (GIcon) icon = g_themed_icon_new ("alarm-symbolic");

  if (application == NULL)
    return;
  notice = g_notification_new (text);
  g_notification_set_body (notice, title);
  g_notification_set_icon (notice, icon);
  g_notification_set_priority (notice, G_NOTIFICATION_PRIORITY_URGENT);
  g_application_send_notification (application, NOTICE, notice);
}

static void
on_alarm (ForconMasterWindow *self, gint minutes)
{
  if (g_settings_get_boolean (forcon_preferences (), FORCON_PREFERENCE_ALARM_SOUND))
    forcon_chime_ring (GTK_WIDGET (self));
  if (g_settings_get_boolean (forcon_preferences (), FORCON_PREFERENCE_ALARM_NOTICE))
    send_notice (self, minutes);
  if (!gtk_window_is_active (GTK_WINDOW (self)))
    set_urgent (self, TRUE);
}

static void
withdraw (ForconMasterWindow *self)
{
  GApplication *application = told_by (self);

  if (application != NULL)
    g_application_withdraw_notification (application, NOTICE);
}

/* Whoever looks at the window needs no more asking. */
static void
on_active (ForconMasterWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    set_urgent (self, FALSE);
}

void
forcon_master_window_follow_alarms (ForconMasterWindow *self)
{
  forcon_panel_set_model (self->alarm_bar, self->game);
  g_signal_connect_object (self->game, "alarm", G_CALLBACK (on_alarm), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "opened", G_CALLBACK (withdraw), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (on_active), NULL);
}
