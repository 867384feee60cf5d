/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "frame-time.h"

#include <stdlib.h>
#include <time.h>

/* What this thread has worked, ms. */
double
frame_time_worked (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static void
on_before_paint (GdkFrameClock *clock, FrameTime *time)
{
  time->start = frame_time_worked ();
}

static void
on_after_paint (GdkFrameClock *clock, FrameTime *time)
{
  time->frame = frame_time_worked () - time->start;
  time->n_frames++;
}

/* Measures the frames of a window that is presented. */
void
frame_time_watch (FrameTime *time, GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  time->window = window;
  g_signal_connect (clock, "before-paint", G_CALLBACK (on_before_paint), time);
  g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), time);
}

/* An act begins, which draws the window anew. */
void
frame_time_begin (FrameTime *time)
{
  time->begun = frame_time_worked ();
}

/* Returns: how long the act and what the main loop does up to the end of the next frame take */
double
frame_time_end (FrameTime *time)
{
  guint before = time->n_frames;

  gdk_frame_clock_request_phase (gtk_widget_get_frame_clock (time->window), GDK_FRAME_CLOCK_PHASE_PAINT);
  while (time->n_frames == before)
    g_main_context_iteration (NULL, TRUE);
  return frame_time_worked () - time->begun;
}

/* Draws frames until a canvas has nothing left for the next. Returns: how long the longest took */
double
frame_time_settle (FrameTime *time, GtkWidget *canvas)
{
  double longest = 0, frame;

  do
    {
      frame_time_begin (time);
      frame = frame_time_end (time);
      longest = MAX (longest, frame);
    }
  while (!forcon_canvas_is_drawn (canvas));
  return longest;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double one = *(const double *) a, other = *(const double *) b;

  return (one > other) - (one < other);
}

/* Mean, the 99th of 100 and the longest; and how much of the limit the 99th is. */
void
frame_time_print (const char *name, double *frames, guint n_frames, double limit)
{
  double sum = 0;
  guint place = n_frames * 99 / 100 - 1;

  for (guint i = 0; i < n_frames; i++)
    sum += frames[i];
  qsort (frames, n_frames, sizeof *frames, compare);
  g_print ("   %-30s %6.1f ms, 99 %% %6.1f ms, at most %6.1f ms, %5.2f of the limit of %.1f ms\n", name, sum / n_frames,
           frames[place], frames[n_frames - 1], frames[place] / limit, limit);
}
