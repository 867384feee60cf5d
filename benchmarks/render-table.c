/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long a table takes to draw, as a multiple of filling the same surface once. */
#include "render-demo.h"

#define WIDTH 1600
#define HEIGHT 1000
#define ROUNDS 15

typedef void (*Work) (cairo_t *cr, gconstpointer data);

typedef struct {
  ForconTableModel model;
  const ForconStyle *style;
  ForconCamera camera;
} Table;

static void
fill (cairo_t *cr, gconstpointer data)
{
  cairo_set_source_rgb (cr, 0.1, 0.2, 0.3);
  cairo_paint (cr);
}

static void
draw_table (cairo_t *cr, gconstpointer data)
{
  const Table *table = data;

  forcon_render_table (cr, &table->model, table->style, &table->camera, WIDTH, HEIGHT);
}

/* The shortest of several rounds, microseconds: what the machine can do when nothing else runs. */
static double
measure (Work work, gconstpointer data)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  gint64 best = G_MAXINT64;

  for (guint i = 0; i < ROUNDS; i++)
    {
      gint64 start = g_get_monotonic_time ();

      work (cr, data);
      cairo_surface_flush (surface);
      best = MIN (best, g_get_monotonic_time () - start);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return (double) MAX (best, 1);
}

static void
report (const char *name, double time, double plain)
{
  g_print ("%-28s %8.2f ms %8.1f fills\n", name, time / 1000, time / plain);
}

static void
measure_crowd (const ForconRules *rules, guint ships, double plain)
{
  g_autoptr (ForconBattle) battle = demo_crowd_new (rules, ships);
  Table table = { forcon_table_model (battle, rules), forcon_style_get (FORCON_STYLE_DARK), { 1, 0, 0 } };
  g_autoptr (ForconRenderCache) cache = forcon_render_cache_new ();
  g_autofree char *cached = g_strdup_printf ("%u ships, panning", ships);
  g_autofree char *whole = g_strdup_printf ("%u ships, whole table", ships);
  g_autofree char *bare = g_strdup_printf ("%u ships, without names", ships);
  g_autofree char *near = g_strdup_printf ("%u ships, panning near", ships);

  demo_camera (battle, WIDTH, HEIGHT, &table.camera);
  report (whole, measure (draw_table, &table), plain);
  table.model.cache = cache;
  report (cached, measure (draw_table, &table), plain);
  table.model.cache = NULL;
  table.model.layers &= ~(ForconLayers) FORCON_LAYER_LABELS;
  report (bare, measure (draw_table, &table), plain);
  table.model.layers = FORCON_LAYER_ALL;
  table.camera.scale *= 2.83;
  forcon_camera_centre (&table.camera, (ForconPoint){ battle->size.x / 2, battle->size.y / 2 }, WIDTH, HEIGHT);
  table.model.cache = cache;
  report (near, measure (draw_table, &table), plain);
}

int
main (void)
{
  g_autoptr (ForconRules) rules = demo_rules_new ();
  double plain = measure (fill, NULL);

  report ("a plain fill", plain, plain);
  measure_crowd (rules, 0, plain);
  measure_crowd (rules, 200, plain);
  measure_crowd (rules, 2000, plain);
  return 0;
}
