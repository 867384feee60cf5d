/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * ForconWritten:
 * @text: what was written
 * @x, @y, @width, @height: where, in units of the surface
 * @shortened: not all of it is there
 */
typedef struct {
  char *text;
  double x;
  double y;
  double width;
  double height;
  gboolean shortened;
} ForconWritten;

/*
 * Who watches what is really written while something is drawn, however it came there: the last look at a page before it
 * leaves the house, and what tests measure.
 */
GArray *forcon_witness_new (void);
void forcon_witness_watch (cairo_t *cr, GArray *witness);

/* For those who write. */
gboolean forcon_witness_sees (cairo_t *cr);
void forcon_witness_tell (cairo_t *cr, const char *text, double x, double y, double width, double height,
                          gboolean shortened);

G_END_DECLS
