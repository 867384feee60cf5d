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

/* What can be shown of which somebody might not be meant to know. */
typedef enum {
  FORCON_SHOWN_CARD,  /* of a ship */
  FORCON_SHOWN_TOKEN, /* of a formation, in a sector */
  FORCON_SHOWN_MINES, /* in a sector */
} ForconShownKind;

/**
 * ForconShown:
 * @kind: what it is
 * @id: of the ship or the formation, or 0 if that is not told
 * @sector: where on the map, or 0
 */
typedef struct {
  ForconShownKind kind;
  guint id;
  guint sector;
} ForconShown;

/*
 * Who watches what is really written while something is drawn, however it came there: the last look at a page before it
 * leaves the house, and what tests measure.
 */

/* Returns: (transfer full) (element-type ForconWritten): nothing has been seen yet */
GArray *forcon_witness_new (void);

/**
 * forcon_witness_watch:
 * @cr: where something will be drawn
 * @witness: (nullable) (transfer none): takes down what is written; has to outlive the drawing; %NULL ends the watch
 */
void forcon_witness_watch (cairo_t *cr, GArray *witness);

/* Returns: (transfer full) (element-type ForconShown): nothing has been seen yet */
GArray *forcon_witness_new_of_things (void);

/* As forcon_witness_watch(), for what is shown without a word. */
void forcon_witness_watch_things (cairo_t *cr, GArray *witness);

/* For those who write. */

/**
 * forcon_witness_tell:
 * @cr: where a text was written
 * @text: the text
 * @x: left end, in the units of @cr
 * @y: upper end
 * @width: how wide
 * @height: how high
 * @shortened: not all of it is there
 */
void forcon_witness_tell (cairo_t *cr, const char *text, double x, double y, double width, double height,
                          gboolean shortened);

/**
 * forcon_witness_show:
 * @cr: where it was drawn
 * @shown: what
 */
void forcon_witness_show (cairo_t *cr, ForconShown shown);

G_END_DECLS
