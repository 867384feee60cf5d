/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map as a window draws it: piece by piece, and with a move that is drawn up on it. */
#include "render/map/map-cache.h"
#include "render-campaign.h"
#include "render-demo.h"
#include "render-pixels.h"

#define WIDTH 900
#define HEIGHT 600

typedef struct {
  ForconRules *rules;
  ForconCampaign *campaign;
  ForconMapModel *map;
  const ForconStyle *style;
  ForconCamera camera;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->rules = demo_rules_new ();
  fixture->campaign = demo_campaign_new (fixture->rules);
  fixture->map = forcon_map_model_truth (fixture->campaign);
  fixture->style = forcon_style_get (FORCON_STYLE_DARK);
  fixture->camera = forcon_camera_fit (fixture->map->size, WIDTH * 1.6, HEIGHT * 1.6, 0);
  fixture->camera.x = -120;
  fixture->camera.y = -90;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  forcon_map_model_free (fixture->map);
  forcon_campaign_free (fixture->campaign);
  forcon_rules_free (fixture->rules);
}

/* Draws with a cache that has drawn before, or with a new one. */
static cairo_surface_t *
draw (const Fixture *fixture, ForconMapCache *cache)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (ForconMapCache) other = forcon_map_cache_new ();

  forcon_map_cache_draw (cache == NULL ? other : cache, cr, fixture->map, fixture->style, &fixture->camera, WIDTH, HEIGHT,
                         1);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Cairo 1.18 sets letters in steps of a quarter of a pixel across and down, which fall elsewhere in each piece: so many shades. */
static int
shades_of_letters (void)
{
  return cairo_version () >= CAIRO_VERSION_ENCODE (1, 17, 4) ? 0xff * 3 / 8 : 0;
}

/* What a cache draws is as if all had been drawn anew; a pixel at the seam of two pieces may be some shades off. */
static void
assert_near (const Fixture *fixture, ForconMapCache *cache, int shades)
{
  cairo_surface_t *pieces = draw (fixture, cache);
  cairo_surface_t *whole = draw (fixture, NULL);
  Difference difference = pixels_compare (pieces, whole);

  g_assert_cmpint (difference.most, <=, MAX (shades, shades_of_letters ()));
  cairo_surface_destroy (pieces);
  cairo_surface_destroy (whole);
}

static void
assert_as_new (const Fixture *fixture, ForconMapCache *cache)
{
  assert_near (fixture, cache, 12);
}

static void
test_panning (Fixture *fixture, gconstpointer data)
{
  static const int steps[][2] = { { 40, 0 }, { 0, -33 }, { -75, 20 }, { 13, 200 }, { -2000, 0 }, { 1900, -100 } };
  g_autoptr (ForconMapCache) cache = forcon_map_cache_new ();

  assert_as_new (fixture, cache);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      fixture->camera.x += steps[i][0];
      fixture->camera.y += steps[i][1];
      assert_as_new (fixture, cache);
    }
}

static void
test_choosing (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapCache) cache = forcon_map_cache_new ();
  ForconSectorId chosen = forcon_map_sector_at (fixture->map, forcon_camera_to_table (&fixture->camera, 400, 300));
  cairo_surface_t *before = draw (fixture, cache);
  cairo_surface_t *after;

  fixture->map->chosen_sector = chosen;
  forcon_map_cache_spoil (cache, chosen);
  after = draw (fixture, cache);
  g_assert_cmpuint (pixels_compare (before, after).count, >, 0);
  assert_as_new (fixture, cache);
  fixture->map->chosen_sector = FORCON_NO_SECTOR;
  forcon_map_cache_spoil (cache, chosen);
  assert_as_new (fixture, cache);
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
}

static void
test_zooming (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapCache) cache = forcon_map_cache_new ();

  assert_as_new (fixture, cache);
  forcon_camera_zoom (&fixture->camera, 1.15, 300, 300);
  assert_as_new (fixture, cache);
  fixture->style = forcon_style_get (FORCON_STYLE_LIGHT);
  assert_as_new (fixture, cache);
}

/* Where many seams meet, shades. */
#define MANY_SEAMS 20

/* As a window draws when there is no time: one piece, and the rest as it was. Returns: whether all is there */
static gboolean
draw_piece (const Fixture *fixture, ForconMapCache *cache)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  gboolean all = forcon_map_cache_draw_some (cache, cr, fixture->map, fixture->style, &fixture->camera, WIDTH, HEIGHT, 1, 0);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return all;
}

static guint
draw_pieces (const Fixture *fixture, ForconMapCache *cache)
{
  guint n = 1;

  while (!draw_piece (fixture, cache))
    n++;
  return n;
}

static void
test_pieces (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapCache) cache = forcon_map_cache_new ();

  g_assert_cmpuint (draw_pieces (fixture, cache), >, 4);
  g_assert_cmpuint (draw_pieces (fixture, cache), ==, 1);
  assert_near (fixture, cache, MANY_SEAMS);
  forcon_camera_zoom (&fixture->camera, 1.15, 300, 300);
  g_assert_false (draw_piece (fixture, cache));
  g_assert_false (draw_piece (fixture, cache));
  fixture->camera.x += 61;
  fixture->camera.y -= 47;
  g_assert_false (draw_piece (fixture, cache));
  g_assert_cmpuint (draw_pieces (fixture, cache), >, 2);
  assert_near (fixture, cache, MANY_SEAMS);
  /* Nobody says which sector that is. */
  fixture->map->chosen_sector = forcon_map_sector_at (fixture->map, forcon_camera_to_table (&fixture->camera, 400, 300));
  forcon_map_cache_renew (cache);
  g_assert_cmpuint (draw_pieces (fixture, cache), >, 4);
  assert_near (fixture, cache, MANY_SEAMS);
}

static void
test_pointing (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapCache) cache = forcon_map_cache_new ();

  for (int x = 5; x < WIDTH; x += 31)
    for (int y = 5; y < HEIGHT; y += 31)
      {
        ForconMapThing quick = forcon_map_cache_thing_at (cache, fixture->map, fixture->style, &fixture->camera, x, y);
        ForconMapThing slow = forcon_map_thing_at (fixture->map, fixture->style, &fixture->camera, x, y);

        g_assert_cmpuint (quick.sector.value, ==, slow.sector.value);
        g_assert_true (quick.token == slow.token && quick.sign == slow.sign && quick.note == slow.note);
      }
}

static void
test_token_place (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconMapCache) cache = forcon_map_cache_new ();
  const ForconMapToken *token = &g_array_index (fixture->map->tokens, ForconMapToken, 3);
  double x, y;

  g_assert_true (forcon_map_cache_token_at (cache, fixture->map, fixture->style, &fixture->camera, token->sector,
                                            token->formation, &x, &y));
  g_assert_true (forcon_map_cache_thing_at (cache, fixture->map, fixture->style, &fixture->camera, x, y).token == token);
}

/* What nobody else knows of is marked on the counter, whatever the room. */
static void
test_hidden_mark (Fixture *fixture, gconstpointer data)
{
  for (guint near = 0; near < 2; near++)
    {
      cairo_surface_t *marked, *plain;

      fixture->camera = forcon_camera_fit (fixture->map->size, near == 1 ? WIDTH : 180, near == 1 ? HEIGHT : 120, 0);
      marked = draw (fixture, NULL);
      for (guint i = 0; i < fixture->map->tokens->len; i++)
        g_array_index (fixture->map->tokens, ForconMapToken, i).hidden ^= TRUE;
      plain = draw (fixture, NULL);
      g_assert_cmpuint (pixels_compare (marked, plain).count, >, 20);
      cairo_surface_destroy (marked);
      cairo_surface_destroy (plain);
    }
}

static cairo_surface_t *
draw_draft (const Fixture *fixture, const ForconMapDraft *draft)
{
  cairo_surface_t *surface = draw (fixture, NULL);
  cairo_t *cr = cairo_create (surface);

  forcon_render_map_draft (cr, fixture->map, fixture->style, &fixture->camera, WIDTH, HEIGHT, draft);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Not by its colour alone: a cross lies over the ghost, and the edge of the sector is dashed. */
static void
test_draft (Fixture *fixture, gconstpointer data)
{
  const ForconMapToken *token = &g_array_index (fixture->map->tokens, ForconMapToken, 0);
  ForconSectorId target = forcon_map_sector_at (fixture->map, forcon_camera_to_table (&fixture->camera, 400, 300));
  ForconSectorId path[] = { token->sector, target };
  ForconMapDraft draft = { .formation = token->formation, .path = path, .n_path = 2, .target = target, .legal = TRUE,
                           .words = "2 half-phases" };
  cairo_surface_t *none = draw (fixture, NULL);
  cairo_surface_t *legal = draw_draft (fixture, &draft);
  cairo_surface_t *refused;

  draft.legal = FALSE;
  refused = draw_draft (fixture, &draft);
  g_assert_cmpuint (pixels_compare (none, legal).count, >, 400);
  g_assert_cmpuint (pixels_compare (legal, refused).count, >, 400);
  cairo_surface_destroy (none);
  cairo_surface_destroy (legal);
  cairo_surface_destroy (refused);
}

#define ADD(name, function) g_test_add ("/render/map-cache/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("a map that was panned looks as if drawn anew", test_panning);
  ADD ("a sector that is chosen gets its ring, and loses it", test_choosing);
  ADD ("zoom and style draw all anew", test_zooming);
  ADD ("what is drawn piece by piece is the same in the end", test_pieces);
  ADD ("pointing finds the same as without a cache", test_pointing);
  ADD ("a formation is found where its token stands", test_token_place);
  ADD ("what nobody else knows of is marked, near and far", test_hidden_mark);
  ADD ("a move that is drawn up shows, and whether it can be", test_draft);
  return g_test_run ();
}
