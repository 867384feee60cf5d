/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * How long whole frames of a window with a crowded map take while it is panned and zoomed: the act, and what the main loop
 * does until the toolkit has painted and given it to the display, in time of the processor. Each figure stands beside its
 * limit, which 99 of 100 frames keep. Beside it frames of the same window in which nothing of the map is drawn anew.
 */
#include <adwaita.h>

#include "app/map/map-view.h"
#include "app/shell/application.h"
#include "crowded-map.h"
#include "frame-time.h"

#define FRAMES 100

/* A step while panning, px; a notch of the wheel. */
#define STEP 24
#define NOTCH 1.15

typedef struct {
  FrameTime time;
  GtkWidget *window;
  ForconMapView *view;
} Desk;

typedef void (*Move) (Desk *desk, guint i);

static void
stay (Desk *desk, guint i)
{
  gtk_widget_queue_draw (GTK_WIDGET (desk->view));
}

static void
pan (Desk *desk, guint i)
{
  forcon_canvas_pan (desk->view, i % 20 < 10 ? STEP : -STEP, i % 8 < 4 ? STEP / 2 : -STEP / 2);
}

static void
zoom (Desk *desk, guint i)
{
  forcon_canvas_zoom_at (desk->view, i / 5 % 4 == 0 || i / 5 % 4 == 3 ? NOTCH : 1 / NOTCH, 500, 300);
}

static void
measure (Desk *desk, const char *name, Move move)
{
  double frames[FRAMES];

  frame_time_settle (&desk->time, GTK_WIDGET (desk->view));
  for (guint i = 0; i < FRAMES; i++)
    {
      frame_time_begin (&desk->time);
      move (desk, i);
      frames[i] = frame_time_end (&desk->time);
    }
  frame_time_print (name, frames, FRAMES, FRAME_LIMIT);
  g_print ("   %-30s %6.1f ms at most\n", "… drawn at rest", frame_time_settle (&desk->time, GTK_WIDGET (desk->view)));
}

static void
measure_all (Desk *desk, const char *name, double nearer)
{
  forcon_canvas_fit (desk->view);
  forcon_canvas_zoom_at (desk->view, nearer, 683, 350);
  g_print ("%s\n", name);
  measure (desk, "nothing new", stay);
  measure (desk, "panned", pan);
  measure (desk, "zoomed, a notch a frame", zoom);
}

int
main (int argc, char **argv)
{
  ForconApplication *application = forcon_application_new (G_APPLICATION_NON_UNIQUE);
  Desk desk = { 0 };

  g_application_register (G_APPLICATION (application), NULL, NULL);
  desk.view = g_object_new (FORCON_TYPE_MAP_VIEW, NULL);
  desk.window = adw_application_window_new (GTK_APPLICATION (application));
  gtk_window_set_default_size (GTK_WINDOW (desk.window), 1366, 768);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (desk.window), GTK_WIDGET (desk.view));
  gtk_widget_set_vexpand (GTK_WIDGET (desk.view), TRUE);
  forcon_map_view_set_model (desk.view, crowded_map_new ());
  gtk_window_present (GTK_WINDOW (desk.window));
  frame_time_watch (&desk.time, desk.window);
  measure_all (&desk, "2000 formations, whole map", 1);
  measure_all (&desk, "2000 formations, near", 2.5);
  measure_all (&desk, "2000 formations, nearer", 6);
  gtk_window_destroy (GTK_WINDOW (desk.window));
  return 0;
}
