/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/canvas.h"

G_BEGIN_DECLS

/* Sixty frames a second, ms. */
#define FRAME_LIMIT 16.7

/* Frames of a window in time of the processor: what this thread had worked, ms, and how many frames there were. */
typedef struct {
  GtkWidget *window;
  double begun;
  double start;
  double frame;
  double act;
  guint n_frames;
} FrameTime;

double frame_time_worked (void);
void frame_time_watch (FrameTime *time, GtkWidget *window);
void frame_time_begin (FrameTime *time);
double frame_time_end (FrameTime *time);
double frame_time_settle (FrameTime *time, GtkWidget *canvas);
void frame_time_print (const char *name, double *frames, guint n_frames, double limit);

G_END_DECLS
