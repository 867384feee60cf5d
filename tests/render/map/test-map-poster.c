/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map over several pages. */
#include <locale.h>
#include <math.h>
#include <string.h>

#include "render/map/map-poster.h"
#include "forcon-test-language.h"
#include "forcon-test-rules.h"
#include "render/drawing/witness.h"
#include "paper-check.h"
#include "render-campaign.h"

/* Dots to the inch: ten to the millimetre. */
#define DOTS 254.0
#define DOTS_OF_MM 10.0

static ForconMapModel *
model_new (void)
{
  g_autoptr (ForconCampaign) campaign = demo_campaign_new (forcon_test_rules ());

  return forcon_map_model_public (campaign);
}

static ForconPaperForm
form_of (ForconPaper paper)
{
  return (ForconPaperForm){ paper, forcon_style_get (FORCON_STYLE_PRINT) };
}

/* Cairo 1.18 sets letters in steps of a quarter of a pixel across and down, which fall elsewhere on each page: so many shades. */
#define STEP_OF_LETTERS (cairo_version () >= CAIRO_VERSION_ENCODE (1, 17, 4) ? 0xff * 3 / 8 : 40)

static const guint32 *
row_of (cairo_surface_t *surface, int y)
{
  const guint8 *data = cairo_image_surface_get_data (surface);

  return (const guint32 *) (gconstpointer) (data + y * cairo_image_surface_get_stride (surface));
}

/* Whether both show the same where they overlap: @a from @ax, @ay on what @b from @bx, @by on. Returns: dark dots */
static guint
assert_strip (cairo_surface_t *a, int ax, int ay, cairo_surface_t *b, int bx, int by, int width, int height)
{
  guint dark = 0;

  for (int y = 0; y < height; y++)
    {
      const guint32 *one = row_of (a, ay + y) + ax, *other = row_of (b, by + y) + bx;

      for (int x = 0; x < width; x++)
        {
          g_assert_cmpint (ABS ((int) (one[x] & 0xff) - (int) (other[x] & 0xff)), <=, STEP_OF_LETTERS);
          dark += (one[x] & 0xff) < 0x80 ? 1 : 0;
        }
    }
  return dark;
}

/* The strip of dots, a little within its rim. */
static guint
compare (const ForconFolio *folio, const ForconMapPoster *plan, guint page, guint other, gboolean beside)
{
  cairo_surface_t *a = paper_render (folio, page, DOTS), *b = paper_render (folio, other, DOTS);
  int left = (int) ceil (plan->left * DOTS_OF_MM) + 1, top = (int) ceil (plan->top * DOTS_OF_MM) + 1;
  int across = (int) ((plan->width - FORCON_MAP_POSTER_OVERLAP) * DOTS_OF_MM);
  int down = (int) ((plan->height - FORCON_MAP_POSTER_OVERLAP) * DOTS_OF_MM);
  int strip = (int) (FORCON_MAP_POSTER_OVERLAP * DOTS_OF_MM) - 3;
  guint dark = beside ? assert_strip (a, left + across, top, b, left, top, strip, down)
                      : assert_strip (a, left, top + down, b, left, top, across, strip);

  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
  return dark;
}

/* Lines go on at the same place of the next page, to a tenth of a millimetre. */
static void
test_seams (gconstpointer paper)
{
  g_autoptr (ForconMapModel) map = model_new ();
  ForconPaperForm form = form_of ((ForconPaper) GPOINTER_TO_INT (paper));
  ForconMapPoster plan = forcon_map_poster_plan (map, 3, &form);
  g_autoptr (ForconFolio) folio = forcon_map_poster_folio (map, 3, &form);
  guint across = 0, down = 0;

  g_assert_cmpuint (plan.columns, ==, 3);
  g_assert_cmpuint (plan.rows, >, 1);
  for (guint page = 0; page < 2; page++)
    {
      across += compare (folio, &plan, page, page + 1, TRUE);
      down += compare (folio, &plan, page, page + 3, FALSE);
    }
  /* There are lines in the strips. */
  g_assert_cmpuint (across, >, 100);
  g_assert_cmpuint (down, >, 100);
}

static void
test_page_count (void)
{
  g_autoptr (ForconMapModel) map = model_new ();
  ForconPaperForm form = form_of (FORCON_PAPER_A4);

  for (guint across = 0; across <= 3; across++)
    {
      ForconMapPoster plan = forcon_map_poster_plan (map, across, &form);
      g_autoptr (ForconFolio) folio = forcon_map_poster_folio (map, across, &form);

      g_assert_cmpuint (forcon_folio_length (folio), ==, plan.columns * plan.rows);
      g_assert_true (across == 0 || plan.columns == across);
    }
}

/* Whether a text stands whole on this page of the poster. */
static gboolean
is_whole (const ForconFolio *folio, const ForconMapPoster *plan, guint page, const char *text)
{
  g_autoptr (GArray) written = forcon_folio_written (folio, page);
  double left = plan->left / FORCON_MM_OF_POINT, right = left + plan->width / FORCON_MM_OF_POINT;
  double top = plan->top / FORCON_MM_OF_POINT, bottom = top + plan->height / FORCON_MM_OF_POINT;

  for (guint i = 0; i < written->len; i++)
    {
      const ForconWritten *one = &g_array_index (written, ForconWritten, i);

      /* The least letters on a wall that are read in passing. */
      if (g_str_equal (one->text, text) && one->x >= left && one->x + one->width <= right && one->y >= top
          && one->y + one->height <= bottom && one->height > 12)
        return TRUE;
    }
  return FALSE;
}

/* Each sector's word can be read on some page, or where two of them are glued together. */
static void
test_covers_the_map (void)
{
  g_autoptr (ForconMapModel) map = model_new ();
  ForconPaperForm form = form_of (FORCON_PAPER_A4);
  ForconMapPoster plan = forcon_map_poster_plan (map, 0, &form);
  g_autoptr (ForconFolio) folio = forcon_map_poster_folio (map, 0, &form);
  guint whole = 0;

  for (guint i = 0; i < map->cells->len; i++)
    {
      gboolean found = FALSE;

      for (guint page = 0; page < forcon_folio_length (folio); page++)
        found |= is_whole (folio, &plan, page, g_array_index (map->cells, ForconMapCell, i).big);
      whole += found ? 1 : 0;
    }
  g_assert_cmpuint (whole, >=, map->cells->len * 3 / 4);
}

/* How much of the whole is on paper: the sum of the pages less what they share. */
static void
test_nothing_is_left_out (void)
{
  g_autoptr (ForconMapModel) map = model_new ();
  ForconPaperForm form = form_of (FORCON_PAPER_LETTER);
  ForconMapPoster plan = forcon_map_poster_plan (map, 3, &form);
  g_autoptr (ForconFolio) folio = forcon_map_poster_folio (map, 3, &form);
  double step = (plan.width - FORCON_MAP_POSTER_OVERLAP) / FORCON_MM_OF_POINT;
  g_autoptr (GArray) first = forcon_folio_written (folio, 0);
  g_autoptr (GArray) next = forcon_folio_written (folio, 1);

  g_assert_cmpuint (first->len, ==, next->len);
  for (guint i = 0; i + 2 < first->len; i++)
    {
      const ForconWritten *one = &g_array_index (first, ForconWritten, i);
      double right = plan.left / FORCON_MM_OF_POINT + plan.columns * plan.width / FORCON_MM_OF_POINT;

      g_assert_cmpfloat (fabs (one->x - g_array_index (next, ForconWritten, i).x - step), <, 0.1);
      g_assert_cmpfloat (one->x, >=, 0);
      g_assert_cmpfloat (one->x + one->width, <=, right);
    }
}

static void
test_a3_is_one_page (void)
{
  g_autoptr (ForconMapModel) map = model_new ();
  ForconPaperForm form = form_of (FORCON_PAPER_A3);
  g_autoptr (ForconFolio) folio = forcon_map_poster_folio (map, 0, &form);

  g_assert_cmpuint (forcon_folio_length (folio), ==, 1);
  paper_check_texts (folio);
}

/* What each page is stands where it can be printed. */
static void
test_page_labels (void)
{
  g_autoptr (ForconMapModel) map = model_new ();
  ForconPaperForm form = form_of (FORCON_PAPER_A4);
  g_autoptr (ForconFolio) folio = forcon_map_poster_folio (map, 3, &form);

  for (guint page = 0; page < forcon_folio_length (folio); page++)
    {
      g_autofree char *label = g_strdup_printf ("Row %c, column %u · page %u of %u", 'A' + page / 3, page % 3 + 1,
                                                page + 1, forcon_folio_length (folio));

      g_assert_cmpuint (paper_count (folio, label), ==, 1);
    }
}

/* What is written below the map is written last. */
static void
test_russian_labels (void)
{
  g_autoptr (ForconMapModel) map = model_new ();
  ForconPaperForm form = form_of (FORCON_PAPER_A4);
  g_autoptr (ForconFolio) folio = NULL;
  g_autoptr (GArray) written = NULL;

  if (!test_speak_russian ())
    return;
  folio = forcon_map_poster_folio (map, 3, &form);
  written = forcon_folio_written (folio, 0);
  for (guint i = written->len - 2; i < written->len; i++)
    g_assert_false (g_array_index (written, ForconWritten, i).shortened);
  g_assert_true (paper_says (folio, "Ряд A, столбец 1"));
}

/* The pages have nothing to do with the model any more. */
static void
test_outlives_its_map (void)
{
  ForconPaperForm form = form_of (FORCON_PAPER_A3);
  ForconMapModel *map = model_new ();
  g_autoptr (ForconFolio) folio = forcon_map_poster_folio (map, 0, &form);
  g_autoptr (ForconMapModel) other = model_new ();
  g_autoptr (ForconFolio) same = forcon_map_poster_folio (other, 0, &form);

  forcon_map_model_free (map);
  g_assert_true (paper_is_same (folio, same));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/render/map-poster/lines go on at the same place of the next page of A4",
                        GINT_TO_POINTER (FORCON_PAPER_A4), test_seams);
  g_test_add_data_func ("/render/map-poster/lines go on at the same place of the next page of letter paper",
                        GINT_TO_POINTER (FORCON_PAPER_LETTER), test_seams);
  g_test_add_func ("/render/map-poster/there are as many pages as is said", test_page_count);
  g_test_add_func ("/render/map-poster/sectors can be read from afar", test_covers_the_map);
  g_test_add_func ("/render/map-poster/nothing of the map is left out", test_nothing_is_left_out);
  g_test_add_func ("/render/map-poster/on A3 it is one page", test_a3_is_one_page);
  g_test_add_func ("/render/map-poster/each page tells where it goes", test_page_labels);
  g_test_add_func ("/render/map-poster/pages outlive the map that they were made from", test_outlives_its_map);
  g_test_add_func ("/render/map-poster/in Russian/each page tells where it goes", test_russian_labels);
  return g_test_run ();
}
