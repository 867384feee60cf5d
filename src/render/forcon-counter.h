/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "forcon-battle.h"
#include "forcon-style.h"

G_BEGIN_DECLS

/**
 * ForconCounter:
 * @x, @y: its middle, px
 * @radius: px
 * @heading: where the bow points, 0.1°
 * @type: whose class mark it bears
 * @side: whose colour and rim it has, from 0
 * @status: a hulk looks dead
 * @hits, @hits_left: whole, and left; @hits 0 draws none
 * @crippled: F-SHIP-8
 * @shields, @shields_left: likewise
 * @blank: a contact: a counter face down, with nothing on it (F-EW-1)
 *
 * What is on a counter. The same counter is drawn on the table, as a ghost and in a legend.
 */
typedef struct {
  double x;
  double y;
  double radius;
  ForconAngle heading;
  ForconShipType type;
  guint side;
  ForconShipStatus status;
  gint hits;
  gint hits_left;
  gboolean crippled;
  gint shields;
  gint shields_left;
  gboolean blank;
} ForconCounter;

void forcon_counter_draw (cairo_t *cr, const ForconCounter *counter, const ForconStyle *style);
void forcon_counter_rim (cairo_t *cr, guint side, double inner, double outer, gboolean fine);
void forcon_mark_path (cairo_t *cr, ForconShipType type, gboolean fine);

G_END_DECLS
