/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Private to this layer: the parts of a table. */

#include "render/drawing/counter.h"
#include "render/drawing/draw.h"

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

/**
 * forcon_draw_ground:
 * @draw: the drawing
 *
 * The table without anything on it.
 */
void forcon_draw_ground (const ForconDraw *draw);

/**
 * forcon_draw_frame:
 * @draw: the drawing
 *
 * The table's border, and its coordinates in cm.
 */
void forcon_draw_frame (const ForconDraw *draw);

/**
 * forcon_draw_rose:
 * @draw: the drawing
 *
 * A compass rose in the corner, that says how headings are counted.
 */
void forcon_draw_rose (const ForconDraw *draw);

/**
 * forcon_draw_objects:
 * @draw: the drawing
 *
 * Planets, fields, tunnel mouths and markers.
 */
void forcon_draw_objects (const ForconDraw *draw);

/**
 * forcon_draw_captions:
 * @draw: the drawing
 *
 * Says what the larger objects are, and how many ships are in low orbit of a planet.
 */
void forcon_draw_captions (const ForconDraw *draw);

/**
 * forcon_draw_trails:
 * @draw: the drawing
 *
 * Moves that were made: the base's place before, and the way from there.
 */
void forcon_draw_trails (const ForconDraw *draw);

/**
 * forcon_draw_traces:
 * @draw: the drawing
 *
 * The ways that were gone, and over them the shots that fell.
 */
void forcon_draw_traces (const ForconDraw *draw);

/**
 * forcon_draw_losses:
 * @draw: the drawing
 *
 * A cross where each ship was that has gone.
 */
void forcon_draw_losses (const ForconDraw *draw);

/**
 * forcon_draw_trace_sign:
 * @draw: the drawing
 * @kind: a kind of trace
 * @x: its middle, px
 * @y: likewise
 * @width: how wide, px
 *
 * The sign by which a key explains it.
 */
void forcon_draw_trace_sign (const ForconDraw *draw, ForconTraceKind kind, double x, double y, double width);

/**
 * forcon_draw_reach:
 * @draw: the drawing
 *
 * Where the selected ship's move can end (F-MOV-2 to F-MOV-4): straight ahead, and with the greatest turn.
 */
void forcon_draw_reach (const ForconDraw *draw);

/**
 * forcon_draw_ranges:
 * @draw: the drawing
 *
 * The selected ship's arcs, and the ground that its weapons cover.
 */
void forcon_draw_ranges (const ForconDraw *draw);

/**
 * forcon_draw_counters:
 * @draw: the drawing
 *
 * All counters, without the rings of those that are chosen.
 *
 * Returns: how many were in view
 */
guint forcon_draw_counters (const ForconDraw *draw);

/**
 * forcon_draw_chosen_counters:
 * @draw: the drawing
 *
 * The ships that are selected, aimed at or pointed at, over all others and with their rings.
 */
void forcon_draw_chosen_counters (const ForconDraw *draw);

/* A ring round the object, the mine and the salvos that are chosen or aimed at; the chosen salvo with its course. */
void forcon_draw_chosen_object (const ForconDraw *draw);
void forcon_draw_chosen_mine (const ForconDraw *draw);
void forcon_draw_chosen_salvos (const ForconDraw *draw);

/**
 * forcon_draw_badges:
 * @draw: the drawing
 * @ship: whose marks
 * @x: px
 * @y: px
 * @radius: of its counter, px
 *
 * Small marks round a counter: what befell it, what it is at, what it has done.
 */
void forcon_draw_badges (const ForconDraw *draw, ForconShipId ship, double x, double y, double radius);

/**
 * forcon_draw_badge:
 * @draw: the drawing
 * @kind: which
 * @order: for FORCON_BADGE_ORDER
 * @x: px
 * @y: px
 * @radius: of the badge, px
 *
 * One small mark, wherever it is wanted.
 */
void forcon_draw_badge (const ForconDraw *draw, ForconBadge kind, ForconOrder order, double x, double y, double radius);

/**
 * forcon_draw_has_badge:
 * @draw: the drawing
 * @kind: which mark
 * @ship: a ship
 *
 * Returns: whether the ship has that mark now. That it moved and fired is of this turn, so only the side at turn has
 * those
 */
gboolean forcon_draw_has_badge (const ForconDraw *draw, ForconBadge kind, ForconShipId ship);

/**
 * forcon_draw_signal:
 * @draw: the drawing
 * @kind: a badge that is a sign on a ground
 * @x: px
 * @y: px
 * @radius: of the badge, px
 */
void forcon_draw_signal (const ForconDraw *draw, ForconBadge kind, double x, double y, double radius);

/**
 * forcon_draw_strokes:
 * @draw: the drawing
 * @strokes: a list of #ForconStroke with their figures, in a circle of radius 1
 * @x: px
 * @y: px
 * @radius: px
 * @ink: colour
 */
void forcon_draw_strokes (const ForconDraw *draw, const float *strokes, double x, double y, double radius,
                          ForconInk ink);

/**
 * forcon_draw_ghost:
 * @draw: the drawing
 *
 * The move being tried: its swath, legs with their lengths, turns with their degrees, the base or the salvo at its end,
 * what moves along, and why it cannot be made.
 */
void forcon_draw_ghost (const ForconDraw *draw);

/**
 * forcon_draw_shot:
 * @draw: the drawing
 *
 * The line of fire, from rim to rim, and how long it is from centre to centre (F-GEN-2).
 */
void forcon_draw_shot (const ForconDraw *draw);

/* All moves and shots that are planned, without figures. */
void forcon_draw_plan (const ForconDraw *draw);

/**
 * forcon_draw_formations:
 * @draw: the drawing
 *
 * A line round the ships of each formation that has more than one on this map (F-FORM-1).
 */
void forcon_draw_formations (const ForconDraw *draw);

/**
 * forcon_draw_mines:
 * @draw: the drawing
 *
 * The mines of the battle that is drawn, with the ring within which they go off. A side's picture is drawn from the
 * battle as that side knows it, which holds no others.
 */
void forcon_draw_mines (const ForconDraw *draw);

/**
 * forcon_draw_mine:
 * @draw: the drawing
 * @colour: of its side
 * @charge: which kind
 * @x: px
 * @y: px
 * @size: px
 *
 * A ball with horns; that of a torpedo mine has a dart in it.
 */
void forcon_draw_mine (const ForconDraw *draw, ForconColour colour, ForconCharge charge, double x, double y,
                       double size);

/**
 * forcon_draw_courses:
 * @draw: the drawing
 *
 * Where each salvo will run if it does not turn, with a dot at the end of each turn (F-TORP-2).
 */
void forcon_draw_courses (const ForconDraw *draw);

/**
 * forcon_draw_salvos:
 * @draw: the drawing
 *
 * The markers of all salvos on this map.
 */
void forcon_draw_salvos (const ForconDraw *draw);

/**
 * forcon_draw_salvo_mark:
 * @draw: the drawing
 * @mark: what to draw
 *
 * The marker of a salvo: a dart, how many torpedoes it stands for, and a dash for each turn that it still moves.
 */
void forcon_draw_salvo_mark (const ForconDraw *draw, const ForconSalvoMark *mark);

/**
 * forcon_draw_orbits:
 * @draw: the drawing
 *
 * The map of a low orbit: the planet's limb below, the numbered orbits above it (F-ORB-1).
 */
void forcon_draw_orbits (const ForconDraw *draw);

/**
 * forcon_draw_labels:
 * @draw: the drawing
 *
 * Names beside the counters, and those of formations beside their flagships. Where there is no room a name is left out,
 * as on a map, but for the ships that are chosen.
 */
void forcon_draw_labels (const ForconDraw *draw);

/**
 * forcon_draw_range_figures:
 * @draw: the drawing
 *
 * How far each of them reaches, cm.
 */
void forcon_draw_range_figures (const ForconDraw *draw);

/* Each kind of object: draw-sky.c, draw-hazards.c; @radius in px. */

/**
 * forcon_draw_planet:
 * @draw: the drawing
 * @x: px
 * @y: px
 * @radius: px
 * @seed: which planet; it always looks the same
 */
void forcon_draw_planet (const ForconDraw *draw, double x, double y, double radius, guint32 seed);

/**
 * forcon_draw_limb:
 * @draw: the drawing
 * @x: px
 * @y: px: middle of the planet
 * @radius: px
 * @air: how high its air reaches, px
 * @seed: which planet
 *
 * The edge of a planet seen from so near that the rest of it is out of the picture.
 */
void forcon_draw_limb (const ForconDraw *draw, double x, double y, double radius, double air, guint32 seed);

/**
 * forcon_draw_tunnel:
 * @draw: the drawing
 * @x: px
 * @y: px
 * @radius: px
 * @seed: which one
 *
 * The mouth of a tunnel: rings that fall inwards, and arms that wind into them.
 */
void forcon_draw_tunnel (const ForconDraw *draw, double x, double y, double radius, guint32 seed);

/**
 * forcon_draw_asteroids:
 * @draw: the drawing
 * @x: px
 * @y: px
 * @radius: px
 * @seed: which field
 */
void forcon_draw_asteroids (const ForconDraw *draw, double x, double y, double radius, guint32 seed);

/**
 * forcon_draw_dust:
 * @draw: the drawing
 * @x: px
 * @y: px
 * @radius: px
 * @seed: which field
 */
void forcon_draw_dust (const ForconDraw *draw, double x, double y, double radius, guint32 seed);

/**
 * forcon_draw_blast:
 * @draw: the drawing
 * @x: px
 * @y: px
 * @radius: px
 * @seed: which marker
 */
void forcon_draw_blast (const ForconDraw *draw, double x, double y, double radius, guint32 seed);

/**
 * forcon_draw_explosion:
 * @draw: the drawing
 * @x: px
 * @y: px
 * @radius: px
 * @seed: which explosion
 *
 * A ball of fire as large as the base of the ship that exploded: it blocks the line of fire (F-FIRE-4).
 */
void forcon_draw_explosion (const ForconDraw *draw, double x, double y, double radius, guint32 seed);

/**
 * forcon_draw_rift:
 * @draw: the drawing
 * @x: px
 * @y: px
 * @radius: px
 * @seed: which rift
 *
 * A tear in space that stays (F-CAT-5).
 */
void forcon_draw_rift (const ForconDraw *draw, double x, double y, double radius, guint32 seed);

/* What is known of a ship's counter; @x, @y, @radius in px. */

/**
 * forcon_draw_counter_of:
 * @draw: the drawing
 * @ship: a ship of the battle
 * @x: px
 * @y: px
 * @radius: px
 *
 * Returns: the ship's counter, as the ship is now
 */
ForconCounter forcon_draw_counter_of (const ForconDraw *draw, ForconShipId ship, double x, double y, double radius);

/* Something drawn once: @box is what it covers round its anchor, px; a text states its size. */
typedef struct {
  cairo_surface_t *surface;
  ForconBox box;
  double width;
  double height;
} ForconStamp;

/* Counters and names from the cache, where there is one: render-cache.c */

/**
 * forcon_stamps_begin:
 * @draw: a drawing that begins
 * @cache: (nullable): the caller's cache
 *
 * Returns: the cache to use: that one, or none where it would not do
 */
ForconRenderCache *forcon_stamps_begin (const ForconDraw *draw, ForconRenderCache *cache);

/**
 * forcon_stamps_counter:
 * @draw: the drawing, that has a cache
 * @counter: what to draw; where it lies does not matter
 *
 * Returns: (transfer none) (nullable): the counter, round its middle; none where it is too large to be kept
 */
const ForconStamp *forcon_stamps_counter (const ForconDraw *draw, const ForconCounter *counter);

/**
 * forcon_stamps_text:
 * @draw: the drawing, that has a cache
 * @text: one line
 * @lettering: how it is written
 * @width: (out): of the text, px
 * @height: (out): of the text, px
 *
 * Returns: (transfer none): the text, round its middle
 */
const ForconStamp *forcon_stamps_text (const ForconDraw *draw, const char *text, const ForconLettering *lettering,
                                       double *width, double *height);

/**
 * forcon_stamps_paint:
 * @draw: the drawing
 * @stamp: a stamp from its cache
 * @x: px
 * @y: px: where its anchor goes, moved to the next whole pixel of the screen
 */
void forcon_stamps_paint (const ForconDraw *draw, const ForconStamp *stamp, double x, double y);

G_END_DECLS
