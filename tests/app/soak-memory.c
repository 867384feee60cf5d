/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "soak-memory.h"

#include <malloc.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdlib.h>
#include <string.h>

/* So many fonts that nobody uses any more cairo holds, the last ones. */
#define FONTS_HELD 256

/* Pango keeps what it found for the last 256 sizes of text, and cairo as many fonts with their letters: a map that is zoomed
 * fills both, by 80 kB a size. How full they are depends on what was done, and is no growth of the program; both are emptied,
 * that of cairo by as many fonts without letters. */
void
soak_memory_forget_fonts (void)
{
  cairo_font_face_t *face = cairo_toy_font_face_create ("Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_font_options_t *options = cairo_font_options_create ();
  cairo_matrix_t size, identity;

  pango_fc_font_map_cache_clear (PANGO_FC_FONT_MAP (pango_cairo_font_map_get_default ()));
  cairo_matrix_init_identity (&identity);
  for (guint i = 0; i < FONTS_HELD; i++)
    {
      cairo_matrix_init_scale (&size, 1 + (double) i / FONTS_HELD, 1);
      cairo_scaled_font_destroy (cairo_scaled_font_create (face, &size, &identity, options));
    }
  cairo_font_options_destroy (options);
  cairo_font_face_destroy (face);
}

/* A figure of the system about this process, bytes; 0 if it does not tell. */
static double
told (const char *what)
{
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/smaps_rollup", &text, NULL, NULL))
    return 0;
  line = strstr (text, what);
  return line == NULL ? 0 : g_ascii_strtod (line + strlen (what), NULL) * 1024;
}

/* Returns: what is used once all that can be given back is */
SoakMemory
soak_memory_now (void)
{
  SoakMemory memory = { .moment = g_get_monotonic_time () };

#ifdef __GLIBC__
  struct mallinfo2 heap;

  malloc_trim (0);
  heap = mallinfo2 ();
  memory.heap = (double) (heap.uordblks + heap.hblkhd);
#endif
  memory.resident = told ("\nRss:");
  memory.private = told ("\nAnonymous:");
  return memory;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return (left > right) - (left < right);
}

static double
median (GArray *figures)
{
  g_array_sort (figures, compare);
  return figures->len == 0 ? 0 : g_array_index (figures, double, figures->len / 2);
}

/* Returns: the median of what was measured in this time */
SoakMemory
soak_memory_median (GArray *samples, gint64 from, gint64 to)
{
  g_autoptr (GArray) heap = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) resident = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) private = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < samples->len; i++)
    {
      const SoakMemory *sample = &g_array_index (samples, SoakMemory, i);

      if (sample->moment < from || sample->moment > to)
        continue;
      g_array_append_val (heap, sample->heap);
      g_array_append_val (resident, sample->resident);
      g_array_append_val (private, sample->private);
    }
  return (SoakMemory){ to, median (heap), median (resident), median (private) };
}
