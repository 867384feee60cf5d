/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/map/map-sheet.h"

#include "base/language.h"

#include "render/drawing/legend.h"
#include "render/drawing/picture.h"
#include "render/map/render-map.h"
#include "base/text.h"

/* Between the map and its legend, px. */
#define GAP 10.0

/* A legend beside the map is so wide, px. */
#define COLUMN_WIDTH 250.0

/* The map has at least this share of the page; a legend that needs more goes on beyond its box. */
#define MAP_LEAST 0.45

/* The seal that says whose knowledge it is, px. */
#define SEAL_ROOM 430.0

/* A picture of no given size is laid out at this many px for each sector's distance, and within these limits. */
#define LAYOUT_UNIT 150.0
#define LAYOUT_LEAST 760.0
#define LAYOUT_MOST 2400.0

/* A picture of a given size is laid out as if it were about this large, px, and drawn larger or smaller. */
#define LAYOUT_WIDTH 1366.0
#define LAYOUT_HEIGHT 768.0
#define PNG_FACTOR 2.0

/* Kept free around a map alone, px. */
#define BARE_MARGIN 4.0

/* More sectors than this get a page of A3. */
#define A3_SECTORS 40

typedef struct {
  const ForconMapModel *map;
  const ForconStyle *style;
  ForconMapSize size;
} Sheet;

static double
legend_height (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style, double width)
{
  g_autoptr (PangoLayout) layout = forcon_draw_layout_new (cr, style);
  ForconDraw draw = { .cr = cr, .style = style, .layout = layout };

  return forcon_map_legend (&draw, map, &(ForconBox){ 0, 0, width, 0 }, FALSE);
}

ForconMapSheet
forcon_map_sheet_new (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style, double width, double height)
{
  const double margin = FORCON_LEGEND_MARGIN;
  double top = margin + FORCON_LEGEND_TITLE;
  double across = width - 2 * margin;
  double down = height - top - margin;
  double below = legend_height (cr, map, style, across);
  ForconMapSheet under = { .width = width, .height = height };
  ForconMapSheet beside = { .width = width, .height = height };

  under.map = (ForconBox){ margin, top, across, MAX (down - below - GAP, down * MAP_LEAST) };
  beside.map = (ForconBox){ margin, top, across - COLUMN_WIDTH - GAP, down };
  under.legend = (ForconBox){ margin, top + under.map.height + GAP, across, below };
  under.camera = forcon_camera_fit (map->size, under.map.width, under.map.height, 0);
  beside.legend = (ForconBox){ margin + beside.map.width + GAP, top, COLUMN_WIDTH, down };
  beside.camera = forcon_camera_fit (map->size, beside.map.width, beside.map.height, 0);
  if (legend_height (cr, map, style, COLUMN_WIDTH) <= down && beside.camera.scale > under.camera.scale)
    return beside;
  return under;
}

/* Phase and what happens in it, in words. */
static char *
state_text (const ForconMapModel *map)
{
  switch ((gint) map->stage)
    {
    case FORCON_STAGE_SET_UP:
      return g_strdup (_ ("Before play"));
    case FORCON_STAGE_ORDERS:
      return g_strdup_printf (_ ("Phase %d, orders are collected"), map->phase);
    case FORCON_STAGE_FIRST_HALF:
      return g_strdup_printf (_ ("Phase %d, after the first half"), map->phase);
    case FORCON_STAGE_SECOND_HALF:
      return g_strdup_printf (_ ("Phase %d, after the second half"), map->phase);
    default:
      return g_strdup_printf (_ ("The campaign ended in phase %d"), map->phase);
    }
}

static char *
seal_text (const ForconMapModel *map)
{
  const ForconMapAdmiral *admiral = forcon_map_admiral (map, map->admiral);

  if (map->sight == FORCON_MAP_TRUTH)
    return g_strdup (_ ("The truth: for the master only"));
  if (map->sight == FORCON_MAP_PUBLIC || admiral == NULL)
    return g_strdup (_ ("Main map"));
  /* Translators: the name of an admiral, in the nominative. */
  return g_strdup_printf (_ ("Sealed. For: %s"), forcon_name (admiral->name));
}

/* Whose map it is, in the upper right corner. */
static void
seal (const ForconDraw *draw, const ForconMapModel *map)
{
  ForconInk ink = map->sight == FORCON_MAP_TRUTH ? FORCON_INK_WARNING : FORCON_INK_FRAME;
  ForconLettering lettering = forcon_legend_words (draw, 1.35, TRUE);
  g_autofree char *text = seal_text (map);
  double width, height;

  lettering.ink = ink;
  lettering.limit = SEAL_ROOM - 40;
  forcon_draw_measure (draw, text, &lettering, &width, &height);

  ForconBox box = { draw->width - FORCON_LEGEND_MARGIN - width - 28, FORCON_LEGEND_MARGIN, width + 28, height + 12 };
  forcon_draw_round_box (draw->cr, &box, 4);
  forcon_draw_stroke (draw, ink, 1, 1.8);
  if (map->sight == FORCON_MAP_TRUTH)
    {
      forcon_draw_round_box (draw->cr, &(ForconBox){ box.x + 3, box.y + 3, box.width - 6, box.height - 6 }, 3);
      forcon_draw_stroke (draw, ink, 1, 0.8);
    }
  forcon_draw_text (draw, text, box.x + box.width / 2, box.y + box.height / 2, 0.5, 0.5, &lettering);
}

void
forcon_map_sheet_draw (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style, const ForconMapSheet *sheet)
{
  g_autoptr (PangoLayout) layout = forcon_draw_layout_new (cr, style);
  g_autofree char *state = state_text (map);
  ForconDraw draw = { .cr = cr, .style = style, .width = sheet->width, .height = sheet->height, .layout = layout };

  forcon_draw_ink (&draw, FORCON_INK_VOID, 1);
  cairo_rectangle (cr, 0, 0, sheet->width, sheet->height);
  cairo_fill (cr);
  forcon_legend_title (&draw, forcon_name (map->name), state, SEAL_ROOM);
  seal (&draw, map);
  cairo_save (cr);
  cairo_translate (cr, sheet->map.x, sheet->map.y);
  forcon_render_map (cr, map, style, &sheet->camera, sheet->map.width, sheet->map.height);
  cairo_restore (cr);
  forcon_map_legend (&draw, map, &sheet->legend, TRUE);
}

/* A picture of no given size is as large as its map and legend. */
static ForconPictureSize
own_size (cairo_t *cr, const Sheet *sheet)
{
  double unit = LAYOUT_UNIT / FORCON_MAP_SPACING;
  double width = CLAMP (sheet->map->size.x * unit + 2 * FORCON_LEGEND_MARGIN, LAYOUT_LEAST, LAYOUT_MOST);
  double across = width - 2 * FORCON_LEGEND_MARGIN;
  double scale = across / MAX (sheet->map->size.x, 1);
  double down = CLAMP (sheet->map->size.y * MIN (unit, scale), LAYOUT_LEAST / 4, LAYOUT_MOST);

  return (ForconPictureSize){ width,
                              2 * FORCON_LEGEND_MARGIN + FORCON_LEGEND_TITLE + GAP + down
                                  + legend_height (cr, sheet->map, sheet->style, across),
                              PNG_FACTOR };
}

ForconMapSheet
forcon_map_sheet_own (cairo_t *cr, const ForconMapModel *map, const ForconStyle *style)
{
  const Sheet sheet = { map, style, { 0, 0 } };
  ForconPictureSize size = own_size (cr, &sheet);

  return forcon_map_sheet_new (cr, map, style, size.width, size.height);
}

static ForconPictureSize
measure (cairo_t *cr, gconstpointer data)
{
  const Sheet *sheet = data;
  double width = MIN (sheet->size.width, FORCON_MAP_PIXELS_MAX);
  double height = MIN (sheet->size.height, FORCON_MAP_PIXELS_MAX);
  double factor = MAX (1, MIN (width / LAYOUT_WIDTH, height / LAYOUT_HEIGHT));

  if (width < 1 || height < 1)
    return own_size (cr, sheet);
  return (ForconPictureSize){ width / factor, height / factor, factor };
}

static void
page (gconstpointer data, double *width, double *height)
{
  const ForconMapModel *map = ((const Sheet *) data)->map;
  gboolean large = map->cells->len > A3_SECTORS;
  double side = large ? FORCON_PICTURE_A3_LONG : FORCON_PICTURE_A4_LONG;
  double other = large ? FORCON_PICTURE_A3_SHORT : FORCON_PICTURE_A4_SHORT;
  gboolean upright = map->size.y > map->size.x * 1.1;

  *width = upright ? other : side;
  *height = upright ? side : other;
}

static void
draw (cairo_t *cr, gconstpointer data, gboolean on_page, double width, double height)
{
  const Sheet *sheet = data;
  ForconMapSheet laid_out = forcon_map_sheet_new (cr, sheet->map, sheet->style, width, height);

  forcon_map_sheet_draw (cr, sheet->map, sheet->style, &laid_out);
}

gboolean
forcon_render_map_to_file (const ForconMapModel *map, const ForconStyle *style, ForconMapSize size, const char *path,
                           GError **error)
{
  const Sheet sheet = { map, style, size };
  const ForconPicture picture = { forcon_name (map->name), &sheet, measure, page, draw };

  return forcon_picture_to_file (&picture, path, error);
}

/* The map alone */

ForconCamera
forcon_map_svg_camera (const ForconMapModel *map, double *width, double *height)
{
  double unit = LAYOUT_UNIT / FORCON_MAP_SPACING;

  *width = CLAMP (map->size.x * unit, LAYOUT_LEAST / 2, LAYOUT_MOST);
  *height = CLAMP (map->size.y * MIN (unit, *width / MAX (map->size.x, 1)), LAYOUT_LEAST / 4, LAYOUT_MOST);
  return forcon_camera_fit (map->size, *width, *height, BARE_MARGIN);
}

static ForconPictureSize
measure_bare (cairo_t *cr, gconstpointer data)
{
  ForconPictureSize size = { .factor = PNG_FACTOR };

  forcon_map_svg_camera (((const Sheet *) data)->map, &size.width, &size.height);
  return size;
}

static void
draw_bare (cairo_t *cr, gconstpointer data, gboolean on_page, double width, double height)
{
  const Sheet *sheet = data;
  ForconCamera camera = forcon_map_svg_camera (sheet->map, &width, &height);

  forcon_render_map (cr, sheet->map, sheet->style, &camera, width, height);
}

GBytes *
forcon_render_map_to_svg (const ForconMapModel *map, const ForconStyle *style)
{
  const Sheet sheet = { map, style, { 0, 0 } };
  const ForconPicture picture = { forcon_name (map->name), &sheet, measure_bare, page, draw_bare };

  return forcon_picture_to_svg (&picture);
}
