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
GArray *forcon_witness_new (void);
void forcon_witness_watch (cairo_t *cr, GArray *witness);
GArray *forcon_witness_new_of_things (void);
void forcon_witness_watch_things (cairo_t *cr, GArray *witness);

/* For those who write. */
void forcon_witness_tell (cairo_t *cr, const char *text, double x, double y, double width, double height,
                          gboolean shortened);
void forcon_witness_show (cairo_t *cr, ForconShown shown);

G_END_DECLS
