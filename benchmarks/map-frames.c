/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * How long whole frames of a window with a crowded map take while it is panned and zoomed: from what comes before the painting
 * until the toolkit has painted and given it to the display, in time of the processor; the limit is 25 ms a frame. Beside it
 * frames of the same window in which nothing of the map is drawn anew.
 */
#include <adwaita.h>
#include <time.h>

#include "crowded-map.h"
#include "app/shell/application.h"
#include "app/map/map-view.h"

#define LIMIT 25.0
#define FRAMES 60

/* A step while panning, px; a notch of the wheel. */
#define STEP 24
#define NOTCH 1.15

typedef struct {
  GtkWidget *window;
  ForconMapView *view;
  double start;
  double frame;
  guint n_frames;
} Desk;

/* What this thread has worked, ms. */
static double
worked (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static void
on_before_paint (GdkFrameClock *clock, Desk *desk)
{
  desk->start = worked ();
}

static void
on_after_paint (GdkFrameClock *clock, Desk *desk)
{
  desk->frame = worked () - desk->start;
  desk->n_frames++;
}

/* Returns: how long the next frame takes */
static double
next_frame (Desk *desk)
{
  guint before = desk->n_frames;

  gtk_widget_queue_draw (GTK_WIDGET (desk->view));
  while (desk->n_frames == before)
    g_main_context_iteration (NULL, TRUE);
  return desk->frame;
}

static void
settle (Desk *desk)
{
  do
    next_frame (desk);
  while (!forcon_canvas_is_drawn (desk->view));
}

typedef void (*Move) (Desk *desk, guint i);

static void
stay (Desk *desk, guint i)
{
}

static void
pan (Desk *desk, guint i)
{
  forcon_canvas_pan (desk->view, i % 20 < 10 ? STEP : -STEP, i % 8 < 4 ? STEP / 2 : -STEP / 2);
}

static void
zoom (Desk *desk, guint i)
{
  forcon_canvas_zoom_at (desk->view, i % 6 < 3 ? NOTCH : 1 / NOTCH, 500, 300);
}

static void
measure (Desk *desk, const char *name, Move move)
{
  double sum = 0, longest = 0;
  guint frames = 0;

  settle (desk);
  for (guint i = 0; i < FRAMES; i++)
    {
      double frame;

      move (desk, i);
      frame = next_frame (desk);
      longest = MAX (longest, frame);
      sum += frame;
    }
  while (!forcon_canvas_is_drawn (desk->view))
    {
      next_frame (desk);
      frames++;
    }
  g_print ("   %-28s %6.1f ms, at most %6.1f ms, %5.2f of the limit; all is there %u frames later\n", name,
           sum / FRAMES, longest, longest / LIMIT, frames);
}

static void
measure_all (Desk *desk, const char *name, double nearer)
{
  forcon_canvas_fit (desk->view);
  forcon_canvas_zoom_at (desk->view, nearer, 683, 350);
  g_print ("%s\n", name);
  measure (desk, "nothing new", stay);
  measure (desk, "panning", pan);
  measure (desk, "zooming, a notch a frame", zoom);
}

int
main (int argc, char **argv)
{
  ForconApplication *application = forcon_application_new (G_APPLICATION_NON_UNIQUE);
  Desk desk = { 0 };
  GdkFrameClock *clock;

  g_application_register (G_APPLICATION (application), NULL, NULL);
  desk.view = g_object_new (FORCON_TYPE_MAP_VIEW, NULL);
  desk.window = adw_application_window_new (GTK_APPLICATION (application));
  gtk_window_set_default_size (GTK_WINDOW (desk.window), 1366, 768);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (desk.window), GTK_WIDGET (desk.view));
  gtk_widget_set_vexpand (GTK_WIDGET (desk.view), TRUE);
  forcon_map_view_set_model (desk.view, crowded_map_new ());
  gtk_window_present (GTK_WINDOW (desk.window));
  clock = gtk_widget_get_frame_clock (desk.window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (on_before_paint), &desk);
  g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), &desk);
  measure_all (&desk, "2000 formations, whole map", 1);
  measure_all (&desk, "2000 formations, near", 2.5);
  measure_all (&desk, "2000 formations, nearer", 6);
  gtk_window_destroy (GTK_WINDOW (desk.window));
  return 0;
}
