/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/chime.h"

#include <canberra.h>
#include <glib/gi18n-lib.h>

#include "app/widgets/thread.h"

/* From the desktop's sound theme. */
#define SOUND "alarm-clock-elapsed"

/* The way to the sound card stays open, since to close it would break off what sounds. */
static ca_context *
speaker (void)
{
  static ca_context *context;

  if (context == NULL && ca_context_create (&context) != CA_SUCCESS)
    context = NULL;
  return context;
}

/* To reach a sound server can take long, or for ever: nobody waits for it. */
static void
play (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  static GMutex one_at_a_time;
  ca_context *context;
  int status = CA_ERROR_STATE;

  if (!g_mutex_trylock (&one_at_a_time))
    {
      g_task_return_boolean (task, TRUE);
      return;
    }
  context = speaker ();
  if (context != NULL)
    status = ca_context_play (context, 0, CA_PROP_EVENT_ID, SOUND, CA_PROP_EVENT_DESCRIPTION, (const char *) data,
                              CA_PROP_MEDIA_ROLE, "alarm", NULL);
  g_mutex_unlock (&one_at_a_time);
  g_task_return_boolean (task, status == CA_SUCCESS);
}

/* Where there is no sound card, the display may still have a bell. */
static void
on_played (GObject *source, GAsyncResult *result, gpointer data)
{
  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    gdk_display_beep (gtk_widget_get_display (GTK_WIDGET (source)));
}

void
forcon_chime_ring (GtkWidget *widget)
{
  forcon_thread_run (widget, play, on_played, g_strdup (_ ("Alarm of the clock")), g_free);
}
