/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pangocairo.h>

#include "forcon-table-model.h"

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

/* Inks, paths, text: forcon-draw.c */
PangoLayout *forcon_draw_layout_new (cairo_t *cr, const ForconStyle *style);
void forcon_draw_colour (cairo_t *cr, ForconColour colour, double alpha);
void forcon_draw_ink (const ForconDraw *draw, ForconInk ink, double alpha);
void forcon_draw_stroke (const ForconDraw *draw, ForconInk ink, double alpha, double width);
void forcon_draw_dash (cairo_t *cr, double on, double off);
void forcon_draw_disc (cairo_t *cr, double x, double y, double radius);
cairo_t *forcon_draw_nowhere (void);
void forcon_draw_line (cairo_t *cr, double x1, double y1, double x2, double y2);
void forcon_draw_round_box (cairo_t *cr, const ForconBox *box, double corner);
gboolean forcon_draw_sees (const ForconDraw *draw, double x, double y, double radius);
double forcon_draw_noise (guint32 seed, guint32 index);
double forcon_draw_radians (ForconAngle heading);
void forcon_draw_measure (const ForconDraw *draw, const char *text, const ForconLettering *lettering, double *width,
                          double *height);
gsize forcon_draw_first_line (const ForconDraw *draw, const char *text, const ForconLettering *lettering);
void forcon_draw_text (const ForconDraw *draw, const char *text, double x, double y, double anchor_x, double anchor_y,
                       const ForconLettering *lettering);
void forcon_draw_plate (const ForconDraw *draw, const char *text, double x, double y, ForconInk ink);

G_END_DECLS
