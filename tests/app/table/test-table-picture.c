/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The kept pictures of the table. */
#include "app/table/table-picture.h"

#include "app-support.h"
#include "engine/movement/movement.h"

#define WIDTH 500
#define HEIGHT 400

/* Shades by which pictures that were put together differ from one that was drawn at once. */
#define ROUNDING 3

typedef struct {
  ForconSession *session;
  ForconTablePicture *picture;
  ForconTableModel model;
  ForconCamera camera;
  ForconTableSight sight;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->session = app_session ("duel.xml");
  fixture->picture = forcon_table_picture_new ();
  fixture->model
      = forcon_table_model (forcon_session_battle (fixture->session), forcon_session_rules (fixture->session));
  fixture->model.selected = (ForconShipId){ 1 };
  fixture->camera = forcon_camera_fit (forcon_table_size (&fixture->model), WIDTH, HEIGHT, 20);
  fixture->sight
      = (ForconTableSight){ forcon_style_get (FORCON_STYLE_DARK), &fixture->camera, WIDTH, HEIGHT, 1 };
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  forcon_table_picture_free (fixture->picture);
  g_object_unref (fixture->session);
}

/* Returns: (transfer full): what the frame is drawn from in which all is as it should be; a slow machine takes some */
static GskRenderNode *
draw (Fixture *fixture)
{
  for (guint frame = 0; frame < 4; frame++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      gboolean sharp
          = forcon_table_picture_append (fixture->picture, snapshot, &fixture->model, &fixture->sight, FALSE);
      g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);

      if (sharp)
        return g_steal_pointer (&node);
    }
  g_assert_not_reached ();
}

/* Returns: (transfer none): what lies in the frame at @place, from below: ground, field, counters, … */
static GskRenderNode *
layer (GskRenderNode *frame, guint place)
{
  /* What reaches out of the view is clipped. */
  GskRenderNode *layers
      = gsk_render_node_get_node_type (frame) == GSK_CLIP_NODE ? gsk_clip_node_get_child (frame) : frame;

  g_assert_cmpuint (gsk_container_node_get_n_children (layers), >, place);
  return gsk_container_node_get_child (layers, place);
}

static cairo_surface_t *
paint (GskRenderNode *frame)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  gsk_render_node_draw (frame, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Returns: the largest difference of two pictures, in shades */
static int
difference (cairo_surface_t *one, cairo_surface_t *other)
{
  int most = 0;

  for (int y = 0; y < HEIGHT; y++)
    for (int i = 0; i < WIDTH * 4; i++)
      if (i % 4 != 3)
        {
          int place = y * cairo_image_surface_get_stride (one) + i;

          most = MAX (most, ABS (cairo_image_surface_get_data (one)[place]
                                 - cairo_image_surface_get_data (other)[place]));
        }
  return most;
}

static void
test_whole (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GskRenderNode) frame = draw (fixture);
  cairo_surface_t *parts = paint (frame);
  cairo_surface_t *whole = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (whole);
  g_autoptr (ForconRenderCache) cache = forcon_render_cache_new ();

  fixture->model.cache = cache;
  forcon_render_table (cr, &fixture->model, fixture->sight.style, &fixture->camera, WIDTH, HEIGHT);
  cairo_destroy (cr);
  cairo_surface_flush (whole);
  g_assert_cmpint (difference (parts, whole), <=, ROUNDING);
  cairo_surface_destroy (parts);
  cairo_surface_destroy (whole);
}

static void
test_ghost (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GskRenderNode) before = draw (fixture);
  ForconGhost ghost = { .ship = { 1 }, .legal = TRUE };
  const ForconShip *ship = forcon_battle_ship (fixture->model.battle, ghost.ship);
  ForconLegs legs = { .n = 1, .leg = { { FORCON_CM (10), 0 } } };
  cairo_surface_t *without = paint (before), *with;

  ghost.path = forcon_move_path (ship->position, ship->heading, &legs);
  fixture->model.ghost = &ghost;
  g_autoptr (GskRenderNode) after = draw (fixture);
  with = paint (after);
  g_assert_cmpint (difference (without, with), >, 50);
  for (guint i = 0; i < 3; i++)
    g_assert_true (layer (before, i) == layer (after, i));
  cairo_surface_destroy (without);
  cairo_surface_destroy (with);
}

static void
test_forget (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GskRenderNode) before = draw (fixture);
  g_autoptr (GskRenderNode) after = NULL;

  forcon_table_picture_forget (fixture->picture);
  after = draw (fixture);
  g_assert_true (layer (before, 0) != layer (after, 0));
}

/* The camera's own part of the table, never a larger or smaller copy, once it is at rest. */
static void
test_camera (Fixture *fixture, gconstpointer data)
{
  g_autoptr (ForconTablePicture) other = forcon_table_picture_new ();
  g_autoptr (GskRenderNode) after = NULL;
  g_autoptr (GskRenderNode) fresh = NULL;
  cairo_surface_t *one, *two;

  gsk_render_node_unref (draw (fixture));
  forcon_camera_zoom (&fixture->camera, 1.5, 200, 200);
  after = draw (fixture);
  forcon_table_picture_free (g_steal_pointer (&fixture->picture));
  fixture->picture = g_steal_pointer (&other);
  fresh = draw (fixture);
  one = paint (after);
  two = paint (fresh);
  g_assert_cmpint (difference (one, two), ==, 0);
  cairo_surface_destroy (one);
  cairo_surface_destroy (two);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
#define ADD(name, test) g_test_add ("/app/table-picture/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("the kept parts make up the whole picture", test_whole);
  ADD ("a ghost that is dragged is drawn over what is kept", test_ghost);
  ADD ("what is kept is drawn anew once the battle changed", test_forget);
  ADD ("a camera at rest sees the table as it is", test_camera);
#undef ADD
  return g_test_run ();
}
