/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pangocairo.h>

#include "render/drawing/table-model.h"

G_BEGIN_DECLS

/*
 * Private to this layer: what the parts of one drawing share. Every forcon_draw_…() leaves the Cairo state as it found
 * it but for the current path, the source and the line.
 */
typedef struct {
  cairo_t *cr;
  const ForconTableModel *model;
  const ForconBattle *battle;
  const ForconStyle *style;
  const ForconCamera *camera;
  double width;
  double height;
  PangoLayout *layout;
  ForconRenderCache *cache;
} ForconDraw;

/* A box on the screen, px. */
typedef struct {
  double x;
  double y;
  double width;
  double height;
} ForconBox;

/**
 * ForconLettering:
 * @size: px
 * @bold: whether bold
 * @ink: colour
 * @alpha: opacity
 * @halo: whether the ground's colour surrounds it
 * @limit: longest line, px; 0 is none
 * @wraps: whether longer text goes on in the next line (%TRUE) or is cut short (%FALSE)
 */
typedef struct {
  double size;
  gboolean bold;
  ForconInk ink;
  double alpha;
  gboolean halo;
  double limit;
  gboolean wraps;
} ForconLettering;

/* Inks, paths, text: draw.c */

/**
 * forcon_draw_layout_new:
 * @cr: where it will be drawn
 * @style: the style
 *
 * Returns: (transfer full): a layout for all text of one drawing
 */
PangoLayout *forcon_draw_layout_new (cairo_t *cr, const ForconStyle *style);

void forcon_draw_colour (cairo_t *cr, ForconColour colour, double alpha);
void forcon_draw_ink (const ForconDraw *draw, ForconInk ink, double alpha);

/* Strokes the current path and forgets it and its dashes. */
void forcon_draw_stroke (const ForconDraw *draw, ForconInk ink, double alpha, double width);

void forcon_draw_dash (cairo_t *cr, double on, double off);
void forcon_draw_disc (cairo_t *cr, double x, double y, double radius);

/* Returns: (transfer full): for what is only laid out: that needs fonts, but no surface */
cairo_t *forcon_draw_nowhere (void);

void forcon_draw_line (cairo_t *cr, double x1, double y1, double x2, double y2);
void forcon_draw_round_box (cairo_t *cr, const ForconBox *box, double corner);

/* Whether a disc on the screen touches the view: what does not is not drawn. */
gboolean forcon_draw_sees (const ForconDraw *draw, double x, double y, double radius);

/**
 * forcon_draw_noise:
 * @seed: what is drawn
 * @index: which number of it
 *
 * Rocks and stars lie at random, but in the same places in every picture.
 *
 * Returns: a number from 0 to 1
 */
double forcon_draw_noise (guint32 seed, guint32 index);

/* A heading as Cairo measures angles: clockwise from the right. */
double forcon_draw_radians (ForconAngle heading);

/**
 * forcon_draw_measure:
 * @draw: the drawing
 * @text: what will be written
 * @lettering: how
 * @width: (out): px
 * @height: (out): px
 */
void forcon_draw_measure (const ForconDraw *draw, const char *text, const ForconLettering *lettering, double *width,
                          double *height);

/**
 * forcon_draw_first_line:
 * @draw: the drawing
 * @text: one paragraph
 * @lettering: how; its limit is how wide a line may be
 *
 * Returns: how many bytes of it stand in the first line
 */
gsize forcon_draw_first_line (const ForconDraw *draw, const char *text, const ForconLettering *lettering);

/**
 * forcon_draw_text:
 * @draw: the drawing
 * @text: what to write
 * @x: px
 * @y: px
 * @anchor_x: which part of the text lies at @x: 0 its left, 0.5 its middle, 1 its right
 * @anchor_y: likewise from top to bottom
 * @lettering: how
 */
void forcon_draw_text (const ForconDraw *draw, const char *text, double x, double y, double anchor_x, double anchor_y,
                       const ForconLettering *lettering);

/**
 * forcon_draw_plate:
 * @draw: the drawing
 * @text: one line, or more where it is long
 * @x: px
 * @y: px: the plate's middle, moved as far as the view needs
 * @ink: colour of its rim and text
 */
void forcon_draw_plate (const ForconDraw *draw, const char *text, double x, double y, ForconInk ink);

G_END_DECLS
