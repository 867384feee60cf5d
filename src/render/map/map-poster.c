/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/map/map-poster.h"

#include "base/language.h"
#include <math.h>

#include "render/drawing/fit.h"
#include "render/map/map-sheet.h"
#include "render/map/render-map.h"
#include "base/text.h"

#define MM(length) FORCON_MM (length)
#define OVERLAP FORCON_MAP_POSTER_OVERLAP

/* Round the map on each of several pages there is room for marks, and below it for what the page is, mm. */
#define MARKS 4.0
#define FOOT 7.0

/* Marks, mm. */
#define MARK_NEAR 0.8
#define MARK_FAR 3.6
#define MARK_LINE 0.2
#define GLUE_LINE 1.0

/* If nothing is said there are as many pages as it takes for sectors to be so far apart, mm. */
#define SECTOR_LEAST 70.0

/* Rows at most; and of pages that nobody asked for, along each side. */
#define ROWS_MOST 12
#define CHOSEN_MOST 5

/**
 * Poster:
 * @plan: how it is spread
 * @sheet: the whole, px
 * @scale: units of FORCON_PAPER_UNIT to the mm for each px
 */
typedef struct {
  gatomicrefcount count;
  ForconMapModel *map;
  ForconMapPoster plan;
  ForconMapSheet sheet;
  double scale;
} Poster;

typedef struct {
  Poster *poster;
  guint row;
  guint column;
} Page;

static void
poster_unref (Poster *poster)
{
  if (!g_atomic_ref_count_dec (&poster->count))
    return;
  forcon_map_model_free (poster->map);
  g_free (poster);
}

static void
page_free (gpointer data)
{
  Page *page = data;

  poster_unref (page->poster);
  g_free (page);
}

/* How long the whole is along one side, mm. */
static double
whole (double part, guint n)
{
  return part * n - OVERLAP * (n - 1);
}

/* Whole millimetres, so that pages meet at whole dots of most printers. */
static ForconMapPoster
plan_of (ForconPaper paper, gboolean landscape, guint columns, guint rows)
{
  ForconMapPoster plan = { .size = forcon_paper_size (paper, landscape), .columns = columns, .rows = rows };
  gboolean single = columns * rows == 1;
  double side = FORCON_PAPER_MARGIN + (single ? 0 : MARKS), foot = single ? 0 : FOOT - MARKS;

  plan.width = floor (plan.size.width - 2 * side);
  plan.height = floor (plan.size.height - 2 * side - foot);
  plan.left = (plan.size.width - plan.width) / 2;
  plan.top = (plan.size.height - foot - plan.height) / 2;
  return plan;
}

/**
 * Search:
 * @own: the picture as large as its map needs, px
 * @sector: how far apart sectors are on the best so far, mm
 *
 * What is tried out to find a plan.
 */
typedef struct {
  cairo_t *cr;
  const ForconMapModel *map;
  const ForconPaperForm *form;
  ForconMapSheet own;
  ForconMapPoster best;
  double sector;
} Search;

/* mm for each px of a picture that fills the pages as far as it can. */
static double
scale_of (const ForconMapPoster *plan, const ForconMapSheet *own)
{
  return MIN (whole (plan->width, plan->columns) / own->width, whole (plan->height, plan->rows) / own->height);
}

static ForconMapSheet
sheet_on (const Search *search, const ForconMapPoster *plan, double scale)
{
  return forcon_map_sheet_new (search->cr, search->map, search->form->style, whole (plan->width, plan->columns) / scale,
                               whole (plan->height, plan->rows) / scale);
}

static double
area_of (const ForconMapPoster *plan)
{
  return plan->size.width * plan->size.height * plan->columns * plan->rows;
}

/* Whether this is better than the best so far: more of its paper is map; or if nothing is said, fewer pages will do. */
static gboolean
is_better (const Search *search, const ForconMapPoster *plan, double sector, gboolean enough)
{
  double share = sector * sector / area_of (plan);
  double best = search->sector * search->sector / area_of (&search->best);

  if (!enough)
    return share > best;
  if (sector < SECTOR_LEAST || search->sector < SECTOR_LEAST)
    return sector > search->sector;
  return area_of (plan) < area_of (&search->best)
         || (area_of (plan) <= area_of (&search->best) && sector > search->sector);
}

/* Lying or standing pages, and as many rows of them as it takes. */
static void
try_columns (Search *search, guint columns, guint most_rows, gboolean enough)
{
  for (guint rows = 1; rows <= most_rows; rows++)
    for (guint landscape = 0; landscape < 2; landscape++)
      {
        ForconMapPoster plan = plan_of (search->form->paper, landscape == 1, columns, rows);
        double scale = scale_of (&plan, &search->own);
        ForconMapSheet sheet = sheet_on (search, &plan, scale);
        double sector = sheet.camera.scale * scale * FORCON_MAP_SPACING / FORCON_CM (1);

        if (search->sector > 0 && !is_better (search, &plan, sector, enough))
          continue;
        search->best = plan;
        search->sector = sector;
      }
}

static void
search_plan (Search *search, guint across)
{
  search->own = forcon_map_sheet_own (search->cr, search->map, search->form->style);
  if (across > 0)
    try_columns (search, MIN (across, FORCON_MAP_POSTER_MOST), ROWS_MOST, FALSE);
  else if (search->form->paper == FORCON_PAPER_A3)
    try_columns (search, 1, 1, FALSE);
  else
    for (guint columns = 1; columns <= CHOSEN_MOST; columns++)
      try_columns (search, columns, CHOSEN_MOST, TRUE);
}

ForconMapPoster
forcon_map_poster_plan (const ForconMapModel *map, guint across, const ForconPaperForm *form)
{
  Search search = { .cr = forcon_draw_nowhere (), .map = map, .form = form };

  search_plan (&search, across);
  cairo_destroy (search.cr);
  return search.best;
}

static void
line (const ForconDraw *draw, double x1, double y1, double x2, double y2, double width)
{
  forcon_draw_line (draw->cr, MM (x1), MM (y1), MM (x2), MM (y2));
  forcon_draw_stroke (draw, FORCON_INK_FRAME, 1, MM (width));
}

/* Where the next page lies over this one: heavy bars beside the strip that it covers. */
static void
draw_glue (const ForconDraw *draw, const Page *page)
{
  const ForconMapPoster *plan = &page->poster->plan;
  double right = plan->left + plan->width, bottom = plan->top + plan->height, middle = MARKS / 2;

  if (page->column + 1 < plan->columns)
    {
      line (draw, right - OVERLAP, plan->top - middle, right - 1, plan->top - middle, GLUE_LINE);
      line (draw, right - OVERLAP, bottom + middle, right - 1, bottom + middle, GLUE_LINE);
    }
  if (page->row + 1 < plan->rows)
    {
      line (draw, plan->left - middle, bottom - OVERLAP, plan->left - middle, bottom - 1, GLUE_LINE);
      line (draw, right + middle, bottom - OVERLAP, right + middle, bottom - 1, GLUE_LINE);
    }
}

/* All pages, and which of them this is. Returns: its width, mm */
static double
draw_overview (const ForconDraw *draw, const Page *page, double right, double top, double height)
{
  const ForconMapPoster *plan = &page->poster->plan;
  double down = height / plan->rows, across = down * plan->width / plan->height;

  for (guint row = 0; row < plan->rows; row++)
    for (guint column = 0; column < plan->columns; column++)
      {
        double x = right - across * (plan->columns - column), y = top + down * row;

        cairo_rectangle (draw->cr, MM (x), MM (y), MM (across), MM (down));
        if (row == page->row && column == page->column)
          {
            forcon_draw_ink (draw, FORCON_INK_FRAME, 1);
            cairo_fill_preserve (draw->cr);
          }
        forcon_draw_stroke (draw, FORCON_INK_FRAME, 1, MM (MARK_LINE));
      }
  return across * plan->columns;
}

static void
draw_foot (const ForconDraw *draw, const Page *page)
{
  const ForconMapPoster *plan = &page->poster->plan;
  double top = plan->top + plan->height + 1.6, height = FOOT - 1.8, right = plan->left + plan->width - OVERLAP - 2;
  double left = plan->left + 2, overview = draw_overview (draw, page, right, top, height);
  double room = right - overview - left - 3;
  ForconFit bold = { .size = MM (3.2), .least = FORCON_FIT_LEAST, .bold = TRUE, .ink = FORCON_INK_TEXT };
  ForconFit plain = { .size = MM (2.5), .least = FORCON_FIT_LEAST, .ink = FORCON_INK_TEXT };
  const char letter[] = { (char) ('A' + page->row), '\0' };
  /* Translators: the letter of a row of pages, the number of a column, the number of the page, how many there are. */
  g_autofree char *text = g_strdup_printf (_ ("Row %1$s, column %2$u · page %3$u of %4$u"), letter, page->column + 1,
                                           page->row * plan->columns + page->column + 1, plan->columns * plan->rows);

  forcon_fit_text (draw, text, &(ForconBox){ MM (left), MM (top), MM (room * 0.4), MM (height) }, &bold);
  forcon_fit_text (draw, _ ("Cut on the left and above, lay over the strip between the bars."),
                   &(ForconBox){ MM (left + room * 0.42), MM (top), MM (room * 0.58), MM (height) }, &plain);
}

static void
draw_page (cairo_t *cr, const ForconStyle *style, gconstpointer data)
{
  const Page *page = data;
  const Poster *poster = page->poster;
  const ForconMapPoster *plan = &poster->plan;
  g_autoptr (PangoLayout) layout = forcon_draw_layout_new (cr, style);
  const ForconDraw draw = { .cr = cr, .style = style, .layout = layout };

  cairo_save (cr);
  cairo_rectangle (cr, MM (plan->left), MM (plan->top), MM (plan->width), MM (plan->height));
  cairo_clip (cr);
  cairo_translate (cr, MM (plan->left - page->column * (plan->width - OVERLAP)),
                   MM (plan->top - page->row * (plan->height - OVERLAP)));
  cairo_scale (cr, poster->scale, poster->scale);
  forcon_map_sheet_draw (cr, poster->map, style, &poster->sheet);
  cairo_restore (cr);
  if (plan->columns * plan->rows == 1)
    return;

  /* Where to cut: at the corners of the map. */
  const double xs[] = { plan->left, plan->left + plan->width }, ys[] = { plan->top, plan->top + plan->height };

  for (guint i = 0; i < 2; i++)
    for (guint j = 0; j < 2; j++)
      {
        double right = i == 0 ? -1 : 1, down = j == 0 ? -1 : 1;

        line (&draw, xs[i] + right * MARK_NEAR, ys[j], xs[i] + right * MARK_FAR, ys[j], MARK_LINE);
        line (&draw, xs[i], ys[j] + down * MARK_NEAR, xs[i], ys[j] + down * MARK_FAR, MARK_LINE);
      }
  draw_glue (&draw, page);
  draw_foot (&draw, page);
}

static Poster *
poster_new (const ForconMapModel *map, guint across, const ForconPaperForm *form)
{
  Poster *poster = g_new0 (Poster, 1);
  Search search = { .cr = forcon_draw_nowhere (), .map = map, .form = form };
  double scale;

  search_plan (&search, across);
  scale = scale_of (&search.best, &search.own);
  g_atomic_ref_count_init (&poster->count);
  poster->map = forcon_map_model_copy (map);
  poster->plan = search.best;
  poster->scale = MM (scale);
  poster->sheet = sheet_on (&search, &search.best, scale);
  cairo_destroy (search.cr);
  return poster;
}

ForconFolio *
forcon_map_poster_folio (const ForconMapModel *map, guint across, const ForconPaperForm *form)
{
  Poster *poster = poster_new (map, across, form);
  g_autofree char *name = forcon_text_escape (forcon_name (map->name == NULL ? "" : map->name));
  ForconFolio *folio = forcon_folio_new (name, form->style);

  for (guint row = 0; row < poster->plan.rows; row++)
    for (guint column = 0; column < poster->plan.columns; column++)
      {
        Page *page = g_new (Page, 1);
        const ForconLeaf leaf = { poster->plan.size, draw_page, page, page_free };

        *page = (Page){ poster, row, column };
        g_atomic_ref_count_inc (&poster->count);
        forcon_folio_add (folio, &leaf);
      }
  poster_unref (poster);
  return folio;
}

#define MM(length) FORCON_MM (length)

/* Between the map and its legend, mm. */
#define GAP 2.0

/* However wide or high a map is, its picture is not flatter or steeper than this. */
#define FLATTEST 2.2
#define STEEPEST 0.7

static void
draw_map (cairo_t *cr, const ForconStyle *style, double width, double height, gconstpointer data)
{
  const ForconMapModel *map = data;
  double down = height - MM (GAP) - forcon_render_map_legend (NULL, map, style, width);
  ForconCamera camera = forcon_camera_fit (map->size, width, down, 0);

  forcon_render_map (cr, map, style, &camera, width, down);
  cairo_save (cr);
  cairo_translate (cr, 0, down + MM (GAP));
  forcon_render_map_legend (cr, map, style, width);
  cairo_restore (cr);
}

static void
free_map (gpointer data)
{
  forcon_map_model_free (data);
}

ForconFigure
forcon_map_figure (ForconMapModel *map, const ForconStyle *style, double width)
{
  double legend = forcon_render_map_legend (NULL, map, style, MM (width)) + MM (GAP);
  double aspect = CLAMP ((double) map->size.x / MAX (map->size.y, 1), STEEPEST, FLATTEST);

  return (ForconFigure){
    .aspect = MM (width) / (MM (width) / aspect + legend), .draw = draw_map, .data = map, .free_data = free_map
  };
}
