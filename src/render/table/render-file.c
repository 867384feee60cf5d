/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/table/render.h"

#include "base/language.h"
#include <math.h>

#include "render/drawing/draw.h"
#include "render/drawing/labels.h"
#include "render/drawing/legend.h"
#include "render/drawing/picture.h"
#include "base/text.h"

/**
 * Sheet:
 * @width, @height: px
 * @table: where the table goes, with its border and its coordinates
 * @camera: of the table, from the corner of @table
 *
 * A picture of the table with what a page needs: title, round, scale, sides, and a key of the marks.
 */
typedef struct {
  double width;
  double height;
  ForconBox table;
  ForconCamera camera;
} Sheet;

#define MARGIN FORCON_LEGEND_MARGIN
#define TITLE_HEIGHT FORCON_LEGEND_TITLE

/* Round the table: its border and its coordinates. */
#define TABLE_ROOM 26.0
#define WIDTH_MIN 640.0

/* The bar of the scale is about this long, px. */
#define SCALE_LENGTH 170.0

/* Returns: how high the legend is */
static double
legend (const ForconDraw *draw, double left, double right, double top, gboolean drawing)
{
  ForconLegend flow = { draw, drawing, left, right, left, top };

  forcon_table_legend_sides (&flow);
  forcon_legend_next_row (&flow);
  forcon_table_legend_types (&flow);
  forcon_legend_end_row (&flow);
  forcon_table_legend_badges (&flow);
  forcon_legend_end_row (&flow);
  return flow.y - top;
}

/* Round, side and step, in words. */
static char *
state_text (const ForconBattle *battle)
{
  if (battle->step == FORCON_STEP_SET_UP || battle->round == 0)
    return g_strdup (_ ("Before the battle"));
  if (battle->step == FORCON_STEP_OVER || FORCON_ID_IS_NONE (battle->side))
    /* Translators: the number of the last round */
    return g_strdup_printf (_ ("The battle ended in round %d"), battle->round);
  /* Translators: number of the round, the side whose turn it is, the step of its turn */
  return g_strdup_printf (_ ("Round %d · %s · %s"), battle->round,
                          forcon_name (forcon_battle_side (battle, battle->side)->name),
                          forcon_label_step (battle->step));
}

/* A bar of four pieces, full and empty by turns, and what it stands for. */
static void
scale_bar (const ForconDraw *draw, double right, double y)
{
  static const gint lengths[] = { 4, 8, 20, 40, 80, 200, 400, 800, 2000, 4000 };
  gint length = lengths[0];
  ForconLettering lettering = forcon_legend_words (draw, 0.95, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    if (lengths[i] * draw->camera->scale <= SCALE_LENGTH)
      length = lengths[i];

  double piece = length * draw->camera->scale / 4;
  double left = right - 4 * piece;
  g_autofree char *figure = g_strdup_printf ("%d", length);
  g_autofree char *text = g_strdup_printf (_ ("%s cm"), figure);

  for (gint i = 0; i < 4; i++)
    {
      cairo_rectangle (draw->cr, left + i * piece, y, piece, 5);
      forcon_draw_ink (draw, FORCON_INK_FRAME, i % 2 == 0 ? 1 : 0);
      cairo_fill_preserve (draw->cr);
      forcon_draw_stroke (draw, FORCON_INK_FRAME, 1, 0.9);
    }
  forcon_draw_text (draw, "0", left, y + 7, 0.5, 0, &lettering);
  forcon_draw_text (draw, text, right, y + 7, 1, 0, &lettering);
}

static ForconDraw
sheet_draw (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style, const Sheet *sheet,
            PangoLayout *layout)
{
  return (ForconDraw){ .cr = cr,
                       .model = model,
                       .battle = model->battle,
                       .style = style,
                       .camera = &sheet->camera,
                       .width = sheet->width,
                       .height = sheet->height,
                       .layout = layout };
}

static double
legend_height (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style, const Sheet *sheet)
{
  g_autoptr (PangoLayout) layout = forcon_draw_layout_new (cr, style);
  ForconDraw draw = sheet_draw (cr, model, style, sheet, layout);

  return legend (&draw, MARGIN, sheet->width - MARGIN, 0, FALSE);
}

/**
 * sheet_round_table:
 * @cr: where it will be drawn
 * @model: what to draw
 * @style: how it looks
 * @scale: of the table, px per cm
 *
 * Returns: a sheet as large as a table of this scale needs
 */
static Sheet
sheet_round_table (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style, double scale)
{
  Sheet sheet = { 0 };
  ForconPoint size = forcon_table_size (model);
  double across = size.x / 100.0 * scale + 2 * TABLE_ROOM;
  double down = size.y / 100.0 * scale + 2 * TABLE_ROOM;

  sheet.width = ceil (MAX (across, WIDTH_MIN) + 2 * MARGIN);
  sheet.table = (ForconBox){ (sheet.width - across) / 2, MARGIN + TITLE_HEIGHT, across, down };
  sheet.camera = (ForconCamera){ scale, TABLE_ROOM, TABLE_ROOM };
  sheet.height = ceil (sheet.table.y + down + 6 + legend_height (cr, model, style, &sheet) + MARGIN);
  return sheet;
}

/**
 * sheet_on_page:
 * @cr: where it will be drawn
 * @model: what to draw
 * @style: how it looks
 * @width: of the page, px
 * @height: of the page, px
 *
 * Returns: a sheet that fills the page, with the table as large as it fits
 */
static Sheet
sheet_on_page (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style, double width, double height)
{
  Sheet sheet = { .width = width, .height = height };
  double top = MARGIN + TITLE_HEIGHT;

  sheet.table = (ForconBox){ MARGIN - TABLE_ROOM / 2, top, width - 2 * MARGIN + TABLE_ROOM,
                             MAX (height - top - 6 - legend_height (cr, model, style, &sheet) - MARGIN, 60) };
  sheet.camera = forcon_camera_fit (forcon_table_size (model), sheet.table.width, sheet.table.height, TABLE_ROOM);
  return sheet;
}

/**
 * draw_sheet:
 * @cr: where to draw
 * @model: what to draw
 * @style: how it looks
 * @sheet: how it is laid out
 */
static void
draw_sheet (cairo_t *cr, const ForconTableModel *model, const ForconStyle *style, const Sheet *sheet)
{
  g_autoptr (PangoLayout) layout = forcon_draw_layout_new (cr, style);
  ForconDraw draw = sheet_draw (cr, model, style, sheet, layout);
  g_autofree char *state = state_text (model->battle);
  double right = sheet->table.x + sheet->camera.x + forcon_camera_length (&sheet->camera, forcon_table_size (model).x);

  forcon_draw_ink (&draw, FORCON_INK_VOID, 1);
  cairo_rectangle (cr, 0, 0, sheet->width, sheet->height);
  cairo_fill (cr);
  forcon_legend_title (&draw, forcon_name (model->battle->roster->name), state, SCALE_LENGTH * 2);
  scale_bar (&draw, MAX (right, SCALE_LENGTH + MARGIN), MARGIN + 10);
  cairo_save (cr);
  cairo_translate (cr, sheet->table.x, sheet->table.y);
  forcon_render_table (cr, model, style, &sheet->camera, sheet->table.width, sheet->table.height);
  cairo_restore (cr);
  legend (&draw, MARGIN, sheet->width - MARGIN, sheet->table.y + sheet->table.height + 6, TRUE);
}

/* A picture is laid out at about this size, px, and drawn larger. */
#define LAYOUT_WIDTH 1400.0
#define LAYOUT_HEIGHT 950.0
#define LAYOUT_SCALE_MAX 20.0

/* Pixels per cm of the table in a PNG, and the longest side that it may have. */
#define PNG_SCALE 20.0
#define PNG_SIDE_MAX 8000.0

/* From so many ships, or so long a table, cm, on the page is A3. */
#define A3_SHIPS 30
#define A3_LENGTH 200

typedef struct {
  const ForconTableModel *model;
  const ForconStyle *style;
} Table;

/* How many px a cm of the table has in the layout of a picture. */
static double
layout_scale (const ForconTableModel *model)
{
  ForconPoint size = forcon_table_size (model);
  double across = MAX (size.x, 1) / 100.0;
  double down = MAX (size.y, 1) / 100.0;

  return MIN (MIN (LAYOUT_WIDTH / across, LAYOUT_HEIGHT / down), LAYOUT_SCALE_MAX);
}

static ForconPictureSize
measure (cairo_t *cr, gconstpointer data)
{
  const Table *table = data;
  Sheet sheet = sheet_round_table (cr, table->model, table->style, layout_scale (table->model));

  return (ForconPictureSize){ sheet.width, sheet.height,
                              MIN (PNG_SCALE / sheet.camera.scale, PNG_SIDE_MAX / MAX (sheet.width, sheet.height)) };
}

static void
page (gconstpointer data, double *width, double *height)
{
  const ForconTableModel *model = ((const Table *) data)->model;
  ForconPoint size = forcon_table_size (model);
  guint ships = 0;

  for (guint i = 1; i <= model->battle->n_ships; i++)
    if (forcon_table_shows (model, (ForconShipId){ (guint16) i }))
      ships++;

  gboolean large = ships > A3_SHIPS || MAX (size.x, size.y) > FORCON_CM (A3_LENGTH);

  *width = large ? FORCON_PICTURE_A3_LONG : FORCON_PICTURE_A4_LONG;
  *height = large ? FORCON_PICTURE_A3_SHORT : FORCON_PICTURE_A4_SHORT;
}

static void
draw (cairo_t *cr, gconstpointer data, gboolean on_page, double width, double height)
{
  const Table *table = data;
  Sheet sheet = on_page ? sheet_on_page (cr, table->model, table->style, width, height)
                        : sheet_round_table (cr, table->model, table->style, layout_scale (table->model));

  draw_sheet (cr, table->model, table->style, &sheet);
}

gboolean
forcon_render_table_to_file (const ForconTableModel *model, const ForconStyle *style, const char *path, GError **error)
{
  const Table table = { model, style };
  const ForconPicture picture = { forcon_name (model->battle->roster->name), &table, measure, page, draw };

  return forcon_picture_to_file (&picture, path, error);
}

GBytes *
forcon_render_table_to_svg (const ForconTableModel *model, const ForconStyle *style)
{
  const Table table = { model, style };
  const ForconPicture picture = { forcon_name (model->battle->roster->name), &table, measure, page, draw };

  return forcon_picture_to_svg (&picture);
}
