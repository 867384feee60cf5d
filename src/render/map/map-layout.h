/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/language.h"
#include "render/drawing/draw.h"
#include "render/map/sector-map.h"

G_BEGIN_DECLS

/* Private to this layer: how tokens on the map are built. All but the first are shares of the size of a name. */

/* Text is measured at this size, px: it grows evenly. */
#define FORCON_MAP_MEASURE 64.0

/* Size of whatever is not a name; a line's height as a share of its size. */
#define FORCON_MAP_SMALL 0.82
#define FORCON_MAP_LEADING 1.2

/* Diameter of the counter; between things; within the plate. */
#define FORCON_MAP_COUNTER 2.4
#define FORCON_MAP_GAP 0.4
#define FORCON_MAP_PAD 0.32

/* Private to this layer: where everything stands in the sectors. */

/* How much of a sector's content there is room for. */
typedef enum {
  FORCON_MAP_DETAIL_FULL,
  FORCON_MAP_DETAIL_SIGNS,    /* signs without names */
  FORCON_MAP_DETAIL_COUNTS,   /* tokens without names */
  FORCON_MAP_DETAIL_COUNTERS, /* nothing but counters */
  FORCON_MAP_N_DETAIL,
} ForconMapDetail;

typedef enum {
  FORCON_MAP_ITEM_SIGN,
  FORCON_MAP_ITEM_NOTE,
  FORCON_MAP_ITEM_TOKEN,
} ForconMapItemKind;

/**
 * ForconMapItem:
 * @kind, @index: what it is: a place in the model's signs, notes or tokens
 * @box: where it stands, px
 * @size: of its name, px
 * @icon: diameter of its sign or counter, px
 * @below: whether its name is below its sign (%TRUE) or beside it
 * @name: (nullable): its name in one line
 * @halves: (nullable): the same in two, where it can be broken
 * @broken: whether it is written in two
 * @other: (nullable): another line below it: where a tunnel leads, when a formation was seen
 * @state, @count: of a token: how wide its state is in signs and text of 1 px, and the number of its ships
 */
typedef struct {
  ForconMapItemKind kind;
  guint index;
  ForconBox box;
  double size;
  double icon;
  gboolean below;
  gboolean broken;
  char *name;
  char *halves[2];
  char *other;
  double state;
  double count;
} ForconMapItem;

/**
 * ForconMapCellLayout:
 * @sector: which
 * @bounds: its outline lies within, px
 * @x: middle of the text at its top, px
 * @big_y, @big_size, @big_width: middle, size and width of its word, px; size 0 is none
 * @name_y, @name_size, @name_width: likewise of its name
 * @detail: what is shown
 * @items: (element-type ForconMapItem)
 */
typedef struct {
  ForconSectorId sector;
  ForconBox bounds;
  double x;
  double big_y;
  double big_size;
  double big_width;
  double name_y;
  double name_size;
  double name_width;
  ForconMapDetail detail;
  GArray *items;
} ForconMapCellLayout;

/**
 * ForconMapKept:
 * @layouts: (element-type ForconMapCellLayout): by sector, %NULL where it was not needed yet
 * @widths: (element-type utf8 double): how wide texts of 1 px are, by weight and text
 * @bends: (element-type gint): by way, how a tunnel bends, or −1 if that was not needed yet
 *
 * What is the same wherever the view is, as long as the scale is.
 */
typedef struct {
  GPtrArray *layouts;
  GHashTable *widths;
  GArray *bends;
} ForconMapKept;

/**
 * ForconMapDraw:
 * @draw: the drawing; it knows no table
 * @unit: distance between sectors, px
 * @view: what is seen, px
 * @cells: (element-type ForconMapCellLayout): by sector, %NULL where it is out of view
 * @bounds: (element-type ForconBox): by sector, px
 * @kept: what is known already; the drawing's own, or somebody's who keeps it
 * @language: which language was written in before; until the end it is the map's
 *
 * What the parts of one drawing of a map share.
 */
typedef struct {
  ForconDraw draw;
  const ForconMapModel *map;
  double unit;
  ForconBox view;
  GPtrArray *cells;
  GArray *bounds;
  ForconMapKept *kept;
  ForconMapKept own;
  ForconLanguageScope language;
} ForconMapDraw;

/* Private to this layer: makes ready to draw; no sector is laid out yet. */
void forcon_map_draw_begin (ForconMapDraw *map_draw, cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
                            const ForconCamera *camera, double width, double height);

/* Private to this layer: only @view is to be drawn, with what @kept knows, which learns from it. */
void forcon_map_draw_part (ForconMapDraw *map_draw, ForconMapKept *kept, const ForconBox *view);

/* Private to this layer: draws what is in view. Returns: how many formations that are */
guint forcon_map_draw_all (ForconMapDraw *map_draw);

/* Private to this layer: what lies at a place, px. */
ForconMapThing forcon_map_draw_thing_at (ForconMapDraw *map_draw, double x, double y);

/* Private to this layer: the middle of a formation's token, px. Returns: whether it has a place */
gboolean forcon_map_draw_token_at (ForconMapDraw *map_draw, ForconSectorId sector, ForconFormationId formation,
                                   double *x, double *y);

void forcon_map_draw_end (ForconMapDraw *map_draw);

/* Private to this layer: nothing is known yet of drawings of this map. */
void forcon_map_kept_init (ForconMapKept *kept, const ForconMapModel *map);

void forcon_map_kept_clear (ForconMapKept *kept);

/* Private to this layer: where everything stands in one sector. */
ForconMapCellLayout *forcon_map_cell_layout_new (const ForconMapDraw *map_draw, ForconSectorId sector);

void forcon_map_cell_layout_free (ForconMapCellLayout *layout);

/* Private to this layer: where everything stands in a sector, in view or not; %NULL if there is no such sector. */
const ForconMapCellLayout *forcon_map_draw_cell (const ForconMapDraw *map_draw, ForconSectorId sector);

/* Private to this layer. Returns: where a sector lies, px */
const ForconBox *forcon_map_draw_bounds (const ForconMapDraw *map_draw, ForconSectorId sector);

/* Private to this layer. Returns: how wide a text of 1 px is */
double forcon_map_text_width (const ForconMapDraw *map_draw, const char *text, gboolean bold);

/* Private to this layer: names all that is in a sector. */
void forcon_map_add_items (const ForconMapDraw *map_draw, ForconMapCellLayout *layout);

/* Private to this layer. Returns: (transfer full): how wide the text of each item is, for a name of 1 px: with names in
 * one line, and after those in two */
double *forcon_map_item_widths (const ForconMapDraw *map_draw, const ForconMapCellLayout *layout);

/**
 * forcon_map_item_lines:
 * @item: something in a sector
 * @lines: (out): its name as it is broken, and what stands below it
 *
 * Returns: how many lines there are
 */
guint forcon_map_item_lines (const ForconMapItem *item, const char *lines[3]);

/* What is written of a token's state: "×5", or "" where that is not known. */

/* "×5", or "" where the number of ships is not known. */
char *forcon_map_count_text (const ForconMapToken *token);

/**
 * forcon_map_state_width:
 * @map_draw: the drawing
 * @token: a token
 * @size: of text, px
 *
 * Returns: how wide the line of its state is, px
 */
double forcon_map_state_width (const ForconMapDraw *map_draw, const ForconMapToken *token, double size);

/* Private to this layer: the parts of a sector map, in the order in which they are drawn. */

/* Sectors in which ships fight, and the one that is chosen, have an edge of their own. */
void forcon_draw_sector_ground (const ForconMapDraw *map_draw);

/* Tunnels, ways between sectors that do not touch, and edges that cannot be crossed. */
void forcon_draw_sector_ways (const ForconMapDraw *map_draw);

/* Where formations are on their way to, and the whole way that they are ordered to go. */
void forcon_draw_sector_courses (const ForconMapDraw *map_draw);

/* The word, to be read from across the table, and the name below it. */
void forcon_draw_sector_heads (const ForconMapDraw *map_draw);

/* Features, mines and the master's notes. */
void forcon_draw_sector_signs (const ForconMapDraw *map_draw);

/* Returns: how many formations were drawn */
guint forcon_draw_sector_tokens (const ForconMapDraw *map_draw);

/* What the map and its legend share; @radius in px. */

/**
 * forcon_draw_feature:
 * @draw: the drawing
 * @kind: what lies in the sector
 * @seed: it always looks the same
 * @x: px
 * @y: px
 * @radius: px
 */
void forcon_draw_feature (const ForconDraw *draw, ForconSectorObjectKind kind, guint32 seed, double x, double y,
                          double radius);

/* A sheet of paper with a mark of exclamation: the master wrote something on the main map. */
void forcon_draw_note_mark (const ForconDraw *draw, double x, double y, double radius);

void forcon_draw_posture (const ForconDraw *draw, ForconPosture posture, double x, double y, double radius);
void forcon_draw_engaged (const ForconDraw *draw, double x, double y, double radius);

/**
 * forcon_draw_hidden_badge:
 * @draw: the drawing
 * @x: px
 * @y: px
 * @radius: px
 *
 * The mark of a formation that no other admiral knows of: a dark disc with a struck-out eye.
 */
void forcon_draw_hidden_badge (const ForconDraw *draw, double x, double y, double radius);

/**
 * forcon_draw_map_counter:
 * @draw: the drawing
 * @token: of which formation
 * @heading: where its bow points, 0.1°
 * @x: px
 * @y: px
 * @radius: px
 *
 * The counter as on the tactical table; without a class mark where the class is not known.
 */
void forcon_draw_map_counter (const ForconDraw *draw, const ForconMapToken *token, ForconAngle heading, double x,
                              double y, double radius);

/**
 * forcon_draw_plate_of:
 * @draw: the drawing
 * @token: of which formation
 * @box: px
 *
 * The plate behind a token. Its line says how sure it is: whole, what is there; dotted, what was seen; with long dashes
 * what nobody else knows of.
 */
void forcon_draw_plate_of (const ForconDraw *draw, const ForconMapToken *token, const ForconBox *box);

/**
 * forcon_draw_course:
 * @draw: the drawing
 * @side: whose colour it has, from 0
 * @spent: half-phases done
 * @cost: half-phases in all, or 0
 * @x1: px
 * @y1: px
 * @x2: px
 * @y2: px: where the arrow points
 *
 * An arrow, as much of it whole as was done and the rest in dashes.
 */
void forcon_draw_course (const ForconDraw *draw, guint side, gint spent, gint cost, double x1, double y1, double x2,
                         double y2);

/**
 * forcon_draw_way:
 * @draw: the drawing
 * @side: whose colour it has, from 0
 * @halves: half-phases that are left of it
 * @points: (array length=2 * n_points): x and y of where it leads, px
 * @n_points: how many points there are, 2 at least
 * @radius: of the disc with its half-phases, px
 *
 * An arrow in long dashes with its half-phases beside its end, and a dot wherever a move ends.
 */
void forcon_draw_way (const ForconDraw *draw, guint side, gint halves, const double *points, guint n_points,
                      double radius);

G_END_DECLS
