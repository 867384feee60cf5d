/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-render.h"

#include "forcon-picture.h"
#include "forcon-sheet.h"
#include "forcon-text.h"

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
  ForconSheet sheet = forcon_sheet_round_table (cr, table->model, table->style, layout_scale (table->model));

  return (ForconPictureSize){ sheet.width, sheet.height,
                              MIN (PNG_SCALE / sheet.camera.scale, PNG_SIDE_MAX / MAX (sheet.width, sheet.height)) };
}

static gboolean
needs_large_page (const ForconTableModel *model)
{
  ForconPoint size = forcon_table_size (model);
  guint ships = 0;

  for (guint i = 1; i <= model->battle->n_ships; i++)
    if (forcon_table_shows (model, (ForconShipId){ (guint16) i }))
      ships++;
  return ships > A3_SHIPS || MAX (size.x, size.y) > FORCON_CM (A3_LENGTH);
}

static void
page (gconstpointer data, double *width, double *height)
{
  gboolean large = needs_large_page (((const Table *) data)->model);

  *width = large ? FORCON_PICTURE_A3_LONG : FORCON_PICTURE_A4_LONG;
  *height = large ? FORCON_PICTURE_A3_SHORT : FORCON_PICTURE_A4_SHORT;
}

static void
draw (cairo_t *cr, gconstpointer data, gboolean on_page, double width, double height)
{
  const Table *table = data;
  ForconSheet sheet = on_page ? forcon_sheet_on_page (cr, table->model, table->style, width, height)
                              : forcon_sheet_round_table (cr, table->model, table->style, layout_scale (table->model));

  forcon_sheet_draw (cr, table->model, table->style, &sheet);
}

/**
 * forcon_render_table_to_file:
 * @model: what to draw
 * @style: how it looks
 * @path: where to; the suffix .png, .svg or .pdf says what
 * @error: FORCON_RENDER_ERROR or G_FILE_ERROR
 *
 * Writes a picture or a page with the whole table, its title, scale and legend, as forcon_picture_to_file() does.
 *
 * Returns: whether it was written
 */
gboolean
forcon_render_table_to_file (const ForconTableModel *model, const ForconStyle *style, const char *path,
                             GError **error)
{
  const Table table = { model, style };
  const ForconPicture picture = { forcon_name (model->battle->roster->name), &table, measure, page, draw };

  return forcon_picture_to_file (&picture, path, error);
}
