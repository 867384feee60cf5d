/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * How long whole frames of the table window take while a ghost is dragged, the pointer moves over the ships, and the table
 * is panned and zoomed: the act, and what the main loop does until the toolkit has painted and given it to the display, in
 * time of the processor. Each figure stands beside its limit, which 99 of 100 frames keep.
 */
#include <adwaita.h>
#include <math.h>

#include "app/session/session-draft.h"
#include "app/session/session-plan.h"
#include "app/shell/application.h"
#include "app/table/table-window-private.h"
#include "crowded-table.h"
#include "frame-time.h"

#define FRAMES 100

/* A step while panning, px; a notch of the wheel. */
#define STEP 24
#define NOTCH 1.15

typedef struct {
  FrameTime time;
  ForconApplication *application;
  ForconTableWindow *window;
  ForconSession *session;
  ForconPoint start;
} Desk;

typedef void (*Move) (Desk *desk, guint i);

static void
stay (Desk *desk, guint i)
{
  gtk_widget_queue_draw (GTK_WIDGET (desk->window->table_view));
}

/* As the canvas does for each place to which the pointer moves. */
static void
drag (Desk *desk, guint i)
{
  double angle = i * G_PI / 8;
  ForconPoint goal = { desk->start.x + FORCON_CM (12) + (ForconLength) (FORCON_CM (8) * cos (angle)),
                       desk->start.y + (ForconLength) (FORCON_CM (8) * sin (angle)) };

  forcon_session_drag_to (desk->session, goal);
}

static void
hover (Desk *desk, guint i)
{
  ForconCanvas *canvas = FORCON_CANVAS (desk->window->table_view);
  const ForconBattle *battle = forcon_session_battle (desk->session);
  ForconPoint place = forcon_battle_ship (battle, (ForconShipId){ (guint16) (i % battle->n_ships + 1) })->position;
  double x, y;

  forcon_camera_to_screen (forcon_canvas_camera (canvas), place, &x, &y);
  FORCON_CANVAS_GET_CLASS (canvas)->pick (canvas, TRUE, x, y);
}

static void
pan (Desk *desk, guint i)
{
  forcon_canvas_pan (desk->window->table_view, i % 20 < 10 ? STEP : -STEP, i % 8 < 4 ? STEP / 2 : -STEP / 2);
}

static void
zoom (Desk *desk, guint i)
{
  forcon_canvas_zoom_at (desk->window->table_view, i / 5 % 4 == 0 || i / 5 % 4 == 3 ? NOTCH : 1 / NOTCH, 500, 300);
}

static void
settle (Desk *desk)
{
  frame_time_settle (&desk->time, GTK_WIDGET (desk->window->table_view));
}

static void
measure (Desk *desk, const char *name, double limit, Move move)
{
  double frames[FRAMES];

  settle (desk);
  for (guint i = 0; i < FRAMES; i++)
    {
      frame_time_begin (&desk->time);
      move (desk, i);
      frames[i] = frame_time_end (&desk->time);
    }
  frame_time_print (name, frames, FRAMES, limit);
  g_print ("   %-30s %6.1f ms at most\n", "… drawn at rest",
           frame_time_settle (&desk->time, GTK_WIDGET (desk->window->table_view)));
}

static void
open_table (Desk *desk, const char *folder, guint ships, guint mines)
{
  g_autofree char *path = crowded_table_write (folder, ships, mines, FORCON_STEP_MOVEMENT);
  g_autoptr (GError) error = NULL;

  desk->window = forcon_table_window_new (GTK_APPLICATION (desk->application));
  desk->session = forcon_table_window_session (desk->window);
  gtk_window_set_default_size (GTK_WINDOW (desk->window), 1366, 768);
  gtk_window_present (GTK_WINDOW (desk->window));
  frame_time_watch (&desk->time, GTK_WIDGET (desk->window));
  forcon_table_window_load (desk->window, path, &error);
  g_assert_no_error (error);
  if (forcon_session_shows_plan (desk->session))
    gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.plan", NULL);
  forcon_session_select (desk->session, (ForconShipId){ 1 });
  desk->start = forcon_battle_ship (forcon_session_battle (desk->session), (ForconShipId){ 1 })->position;
  settle (desk);
  g_print ("%u ships, %u mines\n", ships, mines);
}

static void
close_table (Desk *desk)
{
  gtk_window_destroy (GTK_WINDOW (desk->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
measure_drag (Desk *desk, const char *folder, guint ships, double limit)
{
  open_table (desk, folder, ships, 0);
  measure (desk, "nothing new", limit, stay);
  measure (desk, "a ghost is dragged", limit, drag);
  measure (desk, "the pointer goes over ships", limit, hover);
  close_table (desk);
}

static void
measure_camera (Desk *desk, const char *folder, guint ships, guint mines)
{
  open_table (desk, folder, ships, mines);
  measure (desk, "panned", FRAME_LIMIT, pan);
  measure (desk, "zoomed, a notch a frame", FRAME_LIMIT, zoom);
  forcon_canvas_fit (desk->window->table_view);
  forcon_canvas_zoom_at (desk->window->table_view, 3, 500, 300);
  measure (desk, "near, panned", FRAME_LIMIT, pan);
  measure (desk, "near, zoomed", FRAME_LIMIT, zoom);
  close_table (desk);
}

int
main (void)
{
  g_autofree char *folder = g_dir_make_tmp ("forcon-table-XXXXXX", NULL);
  char *remove[] = { (char *) "rm", (char *) "-r", folder, NULL };
  Desk desk = { .application = forcon_application_new (G_APPLICATION_NON_UNIQUE) };

  g_application_register (G_APPLICATION (desk.application), NULL, NULL);
  measure_drag (&desk, folder, 60, 8);
  measure_drag (&desk, folder, 200, 16);
  measure_camera (&desk, folder, 200, 0);
  measure_camera (&desk, folder, 1000, 1000);
  g_spawn_sync (NULL, remove, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL, NULL);
  return 0;
}
