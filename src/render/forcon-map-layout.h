/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-draw.h"
#include "forcon-sector-map.h"

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
} ForconMapDraw;

void forcon_map_draw_begin (ForconMapDraw *map_draw, cairo_t *cr, const ForconMapModel *map, const ForconStyle *style,
                            const ForconCamera *camera, double width, double height);
void forcon_map_draw_part (ForconMapDraw *map_draw, ForconMapKept *kept, const ForconBox *view);
guint forcon_map_draw_all (ForconMapDraw *map_draw);
ForconMapThing forcon_map_draw_thing_at (ForconMapDraw *map_draw, double x, double y);
gboolean forcon_map_draw_token_at (ForconMapDraw *map_draw, ForconSectorId sector, ForconFormationId formation,
                                   double *x, double *y);
void forcon_map_draw_end (ForconMapDraw *map_draw);
void forcon_map_kept_init (ForconMapKept *kept, const ForconMapModel *map);
void forcon_map_kept_clear (ForconMapKept *kept);
ForconMapCellLayout *forcon_map_cell_layout_new (const ForconMapDraw *map_draw, ForconSectorId sector);
void forcon_map_cell_layout_free (ForconMapCellLayout *layout);
const ForconMapCellLayout *forcon_map_draw_cell (const ForconMapDraw *map_draw, ForconSectorId sector);

const ForconBox *forcon_map_draw_bounds (const ForconMapDraw *map_draw, ForconSectorId sector);
double forcon_map_text_width (const ForconMapDraw *map_draw, const char *text, gboolean bold);
void forcon_map_add_items (const ForconMapDraw *map_draw, ForconMapCellLayout *layout);
double *forcon_map_item_widths (const ForconMapDraw *map_draw, const ForconMapCellLayout *layout);
guint forcon_map_item_lines (const ForconMapItem *item, const char *lines[3]);

/* What is written of a token's state: "×5", or "" where that is not known. */
char *forcon_map_count_text (const ForconMapToken *token);
double forcon_map_state_width (const ForconMapDraw *map_draw, const ForconMapToken *token, double size);

/* Private to this layer: the parts of a sector map, in the order in which they are drawn. */
void forcon_draw_sector_ground (const ForconMapDraw *map_draw);
void forcon_draw_sector_ways (const ForconMapDraw *map_draw);
void forcon_draw_sector_courses (const ForconMapDraw *map_draw);
void forcon_draw_sector_heads (const ForconMapDraw *map_draw);
void forcon_draw_sector_signs (const ForconMapDraw *map_draw);
guint forcon_draw_sector_tokens (const ForconMapDraw *map_draw);

/* What the map and its legend share; @radius in px. */
void forcon_draw_feature (const ForconDraw *draw, ForconSectorObjectKind kind, guint32 seed, double x, double y,
                          double radius);
void forcon_draw_note_mark (const ForconDraw *draw, double x, double y, double radius);
void forcon_draw_posture (const ForconDraw *draw, ForconPosture posture, double x, double y, double radius);
void forcon_draw_engaged (const ForconDraw *draw, double x, double y, double radius);
void forcon_draw_hidden_badge (const ForconDraw *draw, double x, double y, double radius);
void forcon_draw_map_counter (const ForconDraw *draw, const ForconMapToken *token, ForconAngle heading, double x,
                              double y, double radius);
void forcon_draw_plate_of (const ForconDraw *draw, const ForconMapToken *token, const ForconBox *box);
void forcon_draw_course (const ForconDraw *draw, guint side, gint spent, gint cost, double x1, double y1, double x2,
                         double y2);

G_END_DECLS
