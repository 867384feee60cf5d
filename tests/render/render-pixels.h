/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* What differs between two pictures: how many pixels, the box round them, and the most by which a colour does. */
typedef struct {
  guint count;
  int left;
  int top;
  int right;
  int bottom;
  int most;
} Difference;

Difference pixels_compare (cairo_surface_t *a, cairo_surface_t *b);
guint32 pixels_at (cairo_surface_t *surface, int x, int y);
guint pixels_count_near (cairo_surface_t *surface, guint32 colour, int tolerance);

G_END_DECLS
