/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long a sector map takes to draw, in full and while panning, against what a frame may take. */
#include <time.h>

#include "crowded-map.h"
#include "render/map/map-cache.h"
#include "machine.h"

#define ROUNDS 40

/* A frame may take so long, ms, with what the toolkit needs of it besides. */
#define LIMIT 25.0

/* A step while panning, px. */
#define STEP 24

/* Bytes that memory copies in a second. */
static double copied;

typedef struct {
  const ForconMapModel *map;
  int width;
  int height;
  cairo_surface_t *surface;
} View;

/* What this thread alone has worked, ms: other programs do not count. */
static double
worked (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static double
draw (const View *view, ForconMapCache *cache, const ForconCamera *camera)
{
  cairo_t *cr = cairo_create (view->surface);
  double start = worked ();

  forcon_map_cache_draw (cache, cr, view->map, forcon_style_get (FORCON_STYLE_DARK), camera, view->width, view->height,
                         1);
  cairo_surface_flush (view->surface);
  cairo_destroy (cr);
  return worked () - start;
}

static void
report (const char *what, const View *view, double time)
{
  g_print ("%-34s %4dx%-4d %8.2f ms %8.2f of the limit %8.1f copies of its pixels\n", what, view->width, view->height,
           time, time / LIMIT, time / 1000 * copied / (4.0 * view->width * view->height));
}

/* The first drawing, then panning to and fro: the worst of those frames is what counts, the best of several tries. */
static void
measure (const View *view, const char *name, double nearer)
{
  g_autoptr (ForconMapCache) cache = forcon_map_cache_new ();
  ForconCamera camera = forcon_camera_fit (view->map->size, view->width, view->height, 14);
  g_autofree char *panning = g_strdup_printf ("%s, panning", name);
  double worst = 0;
  double sum = 0;

  forcon_camera_zoom (&camera, nearer, view->width / 2.0, view->height / 2.0);
  report (name, view, draw (view, cache, &camera));
  for (guint i = 0; i < ROUNDS; i++)
    {
      double time;

      camera.x += i % 20 < 10 ? STEP : -STEP;
      camera.y += i % 8 < 4 ? STEP / 2 : -STEP / 2;
      time = draw (view, cache, &camera);
      worst = MAX (worst, time);
      sum += time;
    }
  report (panning, view, sum / ROUNDS);
  report ("   the longest of these", view, worst);
  forcon_camera_zoom (&camera, 1.15, 100, 100);
  report ("   zoomed by a notch", view, draw (view, cache, &camera));
}

int
main (void)
{
  static const int sizes[][2] = { { 1366, 768 }, { 1600, 1000 } };
  g_autoptr (ForconMapModel) map = crowded_map_new ();

  copied = machine_copied ();
  machine_tell ("memory is copied", copied / 1e9, "GB/s");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      View view = { map, sizes[i][0], sizes[i][1], NULL };

      view.surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, view.width, view.height);
      measure (&view, "2000 formations, whole map", 1);
      measure (&view, "2000 formations, near", 2.5);
      measure (&view, "2000 formations, nearer", 6);
      cairo_surface_destroy (view.surface);
    }
  return 0;
}
