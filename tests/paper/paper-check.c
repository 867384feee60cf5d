/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "paper-check.h"

#include <math.h>
#include <string.h>

#include "render/drawing/witness.h"

#define POINTS(length) ((length) / FORCON_MM_OF_POINT)

/* Points: what rounding may cost; and as a share of the lower of two lines, how far they may reach into each other. */
#define SLACK 0.3
#define OVERLAP 0.25

static void
check_edges (const ForconFolio *folio, guint page, const ForconWritten *written)
{
  ForconPaperSize size = forcon_folio_size (folio, page);
  double margin = POINTS (FORCON_PAPER_MARGIN) - SLACK;

  if (written->x < margin || written->y < margin || written->x + written->width > POINTS (size.width) - margin
      || written->y + written->height > POINTS (size.height) - margin)
    g_test_fail_printf ("page %u: “%s” is outside what can be printed: %.1f, %.1f to %.1f, %.1f pt", page + 1,
                        written->text, written->x, written->y, written->x + written->width,
                        written->y + written->height);
}

static double
common (double a, double a_length, double b, double b_length)
{
  return MIN (a + a_length, b + b_length) - MAX (a, b);
}

static void
check_pair (guint page, const ForconWritten *a, const ForconWritten *b)
{
  double across = common (a->x, a->width, b->x, b->width);
  double down = common (a->y, a->height, b->y, b->height);

  if (across > 2 * SLACK && down > OVERLAP * MIN (a->height, b->height))
    g_test_fail_printf ("page %u: “%s” and “%s” overlap by %.1f × %.1f pt at %.1f, %.1f", page + 1, a->text, b->text, across,
                        down, MAX (a->x, b->x), MAX (a->y, b->y));
}

void
paper_check_edges (const ForconFolio *folio)
{
  for (guint page = 0; page < forcon_folio_length (folio); page++)
    {
      g_autoptr (GArray) written = forcon_folio_written (folio, page);

      for (guint i = 0; i < written->len; i++)
        check_edges (folio, page, &g_array_index (written, ForconWritten, i));
    }
}

void
paper_check_texts (const ForconFolio *folio)
{
  for (guint page = 0; page < forcon_folio_length (folio); page++)
    {
      g_autoptr (GArray) written = forcon_folio_written (folio, page);

      for (guint i = 0; i < written->len; i++)
        {
          const ForconWritten *one = &g_array_index (written, ForconWritten, i);

          check_edges (folio, page, one);
          for (guint j = i + 1; j < written->len; j++)
            check_pair (page, one, &g_array_index (written, ForconWritten, j));
        }
    }
}

/* @matches: whether a text of a page is counted */
static guint
count (const ForconFolio *folio, gboolean (*matches) (const ForconWritten *written, const char *text), const char *text)
{
  guint found = 0;

  for (guint page = 0; page < forcon_folio_length (folio); page++)
    {
      g_autoptr (GArray) written = forcon_folio_written (folio, page);

      for (guint i = 0; i < written->len; i++)
        found += matches (&g_array_index (written, ForconWritten, i), text) ? 1 : 0;
    }
  return found;
}

static gboolean
is_text (const ForconWritten *written, const char *text)
{
  return strcmp (written->text, text) == 0;
}

static gboolean
has_text (const ForconWritten *written, const char *text)
{
  return strstr (written->text, text) != NULL;
}

static gboolean
is_shortened (const ForconWritten *written, const char *text)
{
  return written->shortened;
}

guint
paper_count (const ForconFolio *folio, const char *text)
{
  return count (folio, is_text, text);
}

guint
paper_count_shortened (const ForconFolio *folio)
{
  return count (folio, is_shortened, NULL);
}

gboolean
paper_says (const ForconFolio *folio, const char *part)
{
  return count (folio, has_text, part) > 0;
}

cairo_surface_t *
paper_render (const ForconFolio *folio, guint page, double dots)
{
  ForconPaperSize size = forcon_folio_size (folio, page);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) lround (size.width / 25.4 * dots),
                                                         (int) lround (size.height / 25.4 * dots));
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, dots / 72, dots / 72);
  forcon_folio_draw (folio, page, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
is_same_page (const ForconFolio *one, const ForconFolio *other, guint page)
{
  cairo_surface_t *a = paper_render (one, page, 50);
  cairo_surface_t *b = paper_render (other, page, 50);
  gsize length = (gsize) cairo_image_surface_get_stride (a) * (gsize) cairo_image_surface_get_height (a);
  gboolean same = cairo_image_surface_get_height (a) == cairo_image_surface_get_height (b)
                  && cairo_image_surface_get_stride (a) == cairo_image_surface_get_stride (b)
                  && memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b), length) == 0;

  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
  return same;
}

gboolean
paper_is_same (const ForconFolio *one, const ForconFolio *other)
{
  gboolean same = forcon_folio_length (one) == forcon_folio_length (other);

  for (guint page = 0; same && page < forcon_folio_length (one); page++)
    same = is_same_page (one, other, page);
  return same;
}

char *
paper_said_of (const char *program, const char *path, const char *last)
{
  g_autofree char *found = g_find_program_in_path (program);
  const char *arguments[] = { program, path, last, NULL };
  g_autoptr (GError) error = NULL;
  char *said = NULL;
  gint status = 0;

  if (found == NULL)
    {
      g_test_skip ("needs poppler-utils");
      return NULL;
    }
  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, &said,
                NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  return said;
}
