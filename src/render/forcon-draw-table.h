/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Private to this layer: the parts of a table. */

#include "forcon-counter.h"
#include "forcon-draw.h"

G_BEGIN_DECLS

/* The small marks round a counter. */
typedef enum {
  FORCON_BADGE_CRITICAL,
  FORCON_BADGE_FIRE,
  FORCON_BADGE_FIRED,
  FORCON_BADGE_MOVED,
  FORCON_BADGE_ORDER,
  FORCON_BADGE_FLAG,
  FORCON_BADGE_PRIZE,
  FORCON_BADGE_LOCK_ON,
  FORCON_BADGE_BRACED,
  FORCON_BADGE_STRAINED,
  FORCON_BADGE_PREPARED,
  FORCON_BADGE_BOARDING,
  FORCON_BADGE_LAYING,
  FORCON_BADGE_SWEEPING,
  FORCON_BADGE_FALLING,
  FORCON_N_BADGE
} ForconBadge;

/* MOVE x y and LINE x y make strokes, DISC x y r a ring; END ends the list. Their figures stand among them. */
typedef enum { FORCON_STROKE_END, FORCON_STROKE_MOVE, FORCON_STROKE_LINE, FORCON_STROKE_DISC } ForconStroke;

extern const float forcon_strokes_blades[];

/**
 * ForconSalvoMark:
 * @x, @y: its middle, px
 * @heading: where it runs, 0.1°
 * @side: whose colour it has, from 0
 * @count: torpedoes; 0 shows no number
 * @run: turns that it still moves
 * @faint: it is not there yet
 */
typedef struct {
  double x;
  double y;
  ForconAngle heading;
  guint side;
  gint count;
  gint run;
  gboolean faint;
} ForconSalvoMark;

/* The parts of a table, in the order in which they are drawn. */
void forcon_draw_ground (const ForconDraw *draw);
void forcon_draw_frame (const ForconDraw *draw);
void forcon_draw_rose (const ForconDraw *draw);
void forcon_draw_objects (const ForconDraw *draw);
void forcon_draw_captions (const ForconDraw *draw);
void forcon_draw_trails (const ForconDraw *draw);
void forcon_draw_traces (const ForconDraw *draw);
void forcon_draw_losses (const ForconDraw *draw);
void forcon_draw_trace_sign (const ForconDraw *draw, ForconTraceKind kind, double x, double y, double width);
void forcon_draw_reach (const ForconDraw *draw);
void forcon_draw_ranges (const ForconDraw *draw);
guint forcon_draw_counters (const ForconDraw *draw);
void forcon_draw_badges (const ForconDraw *draw, ForconShipId ship, double x, double y, double radius);
void forcon_draw_badge (const ForconDraw *draw, ForconBadge kind, ForconOrder order, double x, double y, double radius);
gboolean forcon_draw_has_badge (const ForconDraw *draw, ForconBadge kind, ForconShipId ship);
void forcon_draw_signal (const ForconDraw *draw, ForconBadge kind, double x, double y, double radius);
void forcon_draw_strokes (const ForconDraw *draw, const float *strokes, double x, double y, double radius,
                          ForconInk ink);
void forcon_draw_ghost (const ForconDraw *draw);
void forcon_draw_shot (const ForconDraw *draw);
void forcon_draw_formations (const ForconDraw *draw);
void forcon_draw_mines (const ForconDraw *draw);
void forcon_draw_mine (const ForconDraw *draw, ForconColour colour, ForconCharge charge, double x, double y,
                       double size);
void forcon_draw_courses (const ForconDraw *draw);
void forcon_draw_salvos (const ForconDraw *draw);
void forcon_draw_salvo_mark (const ForconDraw *draw, const ForconSalvoMark *mark);
void forcon_draw_orbits (const ForconDraw *draw);
void forcon_draw_labels (const ForconDraw *draw);
void forcon_draw_range_figures (const ForconDraw *draw);

/* Each kind of object: forcon-draw-sky.c, forcon-draw-hazards.c; @radius in px. */
void forcon_draw_planet (const ForconDraw *draw, double x, double y, double radius, guint32 seed);
void forcon_draw_limb (const ForconDraw *draw, double x, double y, double radius, double air, guint32 seed);
void forcon_draw_tunnel (const ForconDraw *draw, double x, double y, double radius, guint32 seed);
void forcon_draw_asteroids (const ForconDraw *draw, double x, double y, double radius, guint32 seed);
void forcon_draw_dust (const ForconDraw *draw, double x, double y, double radius, guint32 seed);
void forcon_draw_blast (const ForconDraw *draw, double x, double y, double radius, guint32 seed);
void forcon_draw_explosion (const ForconDraw *draw, double x, double y, double radius, guint32 seed);
void forcon_draw_rift (const ForconDraw *draw, double x, double y, double radius, guint32 seed);

/* What is known of a ship's counter; @x, @y, @radius in px. */
ForconCounter forcon_draw_counter_of (const ForconDraw *draw, ForconShipId ship, double x, double y, double radius);

/* Something drawn once: @box is what it covers round its anchor, px; a text states its size. */
typedef struct {
  cairo_surface_t *surface;
  ForconBox box;
  double width;
  double height;
} ForconStamp;

/* Counters and names from the cache, where there is one: forcon-render-cache.c */
ForconRenderCache *forcon_stamps_begin (const ForconDraw *draw, ForconRenderCache *cache);
const ForconStamp *forcon_stamps_counter (const ForconDraw *draw, const ForconCounter *counter);
const ForconStamp *forcon_stamps_text (const ForconDraw *draw, const char *text, const ForconLettering *lettering,
                                       double *width, double *height);
void forcon_stamps_paint (const ForconDraw *draw, const ForconStamp *stamp, double x, double y);

G_END_DECLS
