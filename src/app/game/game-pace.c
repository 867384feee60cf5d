/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Notes of where the master's hours go: each touch of a window is a stamp, and the file is told every minute. The time
 * that the machine sleeps counts for nothing.
 */
#include "app/game/game-private.h"

#include "app/game/game-pace.h"
#include "campaign/state/clock.h"

/* Touches that come so soon after one another say nothing new, µs. */
#define SOON G_USEC_PER_SEC

static ForconPaceStamp
stamp_now (ForconGame *self, ForconPaceDeed deed, ForconClashId clash)
{
  return (ForconPaceStamp){ .time = g_get_monotonic_time (),
                            .phase = forcon_game_campaign (self)->progress.phase,
                            .deed = deed,
                            .clash = clash };
}

/* Takes the time up to a stamp to the notes. */
static void
count (ForconGame *self, const ForconPaceStamp *stamp)
{
  if (self->stamp.time != 0)
    {
      forcon_pace_count (self->pace, &self->stamp, stamp);
      self->pace_is_new = TRUE;
    }
  self->stamp = *stamp;
}

void
forcon_game_note (ForconGame *self, ForconPaceDeed deed, ForconClashId clash)
{
  ForconPaceStamp stamp;

  g_return_if_fail (FORCON_IS_GAME (self));
  if (self->pace == NULL || !self->writable)
    return;
  stamp = stamp_now (self, deed, clash);
  if (stamp.deed != self->stamp.deed || stamp.phase != self->stamp.phase
      || !FORCON_ID_EQUAL (stamp.clash, self->stamp.clash) || stamp.time - self->stamp.time >= SOON)
    count (self, &stamp);
}

const GArray *
forcon_game_pace (ForconGame *self)
{
  g_return_val_if_fail (FORCON_IS_GAME (self), NULL);
  if (self->pace != NULL)
    forcon_pace_measure (self->pace, forcon_game_campaign (self));
  return self->pace;
}

void
forcon_game_load_pace (ForconGame *self)
{
  g_clear_pointer (&self->pace, g_array_unref);
  self->stamp = (ForconPaceStamp){ 0 };
  self->pace_is_new = FALSE;
  self->pace_saved = g_get_monotonic_time ();
  self->pace_phase = 0;
  if (self->store == NULL)
    return;
  self->pace = forcon_store_load_pace (self->store);
  self->pace_phase = forcon_game_campaign (self)->progress.phase;
}

/* A phase that has ended since, or was taken back, is written once more. */
void
forcon_game_save_pace (ForconGame *self)
{
  gint phase;

  if (self->pace == NULL || !self->writable || self->trouble != NULL || !self->pace_is_new)
    return;
  phase = forcon_game_campaign (self)->progress.phase;
  forcon_pace_measure (self->pace, forcon_game_campaign (self));
  self->pace_saved = g_get_monotonic_time ();
  if (forcon_store_save_pace (self->store, self->pace, phase, NULL)
      && (phase == self->pace_phase || forcon_store_save_pace (self->store, self->pace, self->pace_phase, NULL)))
    {
      self->pace_is_new = FALSE;
      self->pace_phase = phase;
    }
}

void
forcon_game_save_pace_by_minute (ForconGame *self)
{
  if (g_get_monotonic_time () - self->pace_saved >= FORCON_MINUTE)
    forcon_game_save_pace (self);
}

void
forcon_game_stop_pace (ForconGame *self)
{
  ForconPaceStamp stamp;

  if (self->pace == NULL)
    return;
  if (self->stamp.time != 0)
    {
      stamp = stamp_now (self, self->stamp.deed, self->stamp.clash);
      count (self, &stamp);
    }
  forcon_game_save_pace (self);
  g_clear_pointer (&self->pace, g_array_unref);
}

/* Windows */

typedef struct {
  ForconGame *game;
  GObject *roller;
  ForconPaceLook look;
} Watch;

#define WATCH "forcon-watch"

static void
touch (GtkEventController *controller)
{
  const Watch *watch = g_object_get_data (G_OBJECT (controller), WATCH);
  ForconClashId clash = FORCON_NO_CLASH;
  ForconPaceDeed deed;

  if (watch->game == NULL || watch->game->pace == NULL)
    return;
  deed = watch->look (GTK_WINDOW (gtk_event_controller_get_widget (controller)), &clash);
  if (watch->roller != NULL && forcon_roller_request (FORCON_ROLLER (watch->roller)) != NULL)
    deed = FORCON_PACE_DEED_DICE;
  watch->game->stamped_by = controller;
  forcon_game_note (watch->game, deed, clash);
}

static gboolean
on_event (GtkEventController *controller, GdkEvent *event)
{
  switch ((gint) gdk_event_get_event_type (event))
    {
    case GDK_KEY_PRESS:
    case GDK_BUTTON_PRESS:
    case GDK_MOTION_NOTIFY:
    case GDK_SCROLL:
    case GDK_TOUCH_BEGIN:
      touch (controller);
      break;
    default:
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

/* The dice have been typed: from here on the fight goes on, in the window that waited for them. */
static void
on_changed (GtkEventController *controller)
{
  const Watch *watch = g_object_get_data (G_OBJECT (controller), WATCH);

  if (watch->game != NULL && watch->game->stamp.deed == FORCON_PACE_DEED_DICE && watch->game->stamped_by == controller)
    touch (controller);
}

static void
watch_free (gpointer data)
{
  Watch *watch = data;

  g_clear_weak_pointer (&watch->game);
  g_clear_weak_pointer (&watch->roller);
  g_free (watch);
}

void
forcon_game_watch_pace (ForconGame *self, GtkWindow *window, ForconPaceLook look, GObject *roller)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();
  Watch *watch = g_new0 (Watch, 1);

  g_set_weak_pointer (&watch->game, self);
  g_set_weak_pointer (&watch->roller, roller);
  watch->look = look;
  g_object_set_data_full (G_OBJECT (controller), WATCH, watch, watch_free);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "event", G_CALLBACK (on_event), NULL);
  g_signal_connect_object (roller, "dice-asked", G_CALLBACK (touch), controller, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "changed", G_CALLBACK (on_changed), controller, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), controller);
}
