/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all canvases have from their base: the camera, and what a pointer and keys do. */
#include "app-support.h"

#include "app/widgets/canvas.h"

#define TEST_TYPE_CANVAS (test_canvas_get_type ())
G_DECLARE_FINAL_TYPE (TestCanvas, test_canvas, TEST, CANVAS, ForconCanvas)

/* A plane of 100 × 100 cm with a thing in its left half. */
struct _TestCanvas {
  ForconCanvas parent;

  gboolean empty;
  gboolean pressed_thing;
  guint clicks;
  guint updates;
  guint ends;
  guint cancels;
  guint keys;
};

G_DEFINE_FINAL_TYPE (TestCanvas, test_canvas, FORCON_TYPE_CANVAS)

static gboolean
extent (ForconCanvas *canvas, ForconPoint *size)
{
  *size = (ForconPoint){ FORCON_CM (100), FORCON_CM (100) };
  return !TEST_CANVAS (canvas)->empty;
}

static gboolean
draw (ForconCanvas *canvas, GtkSnapshot *snapshot, int width, int height)
{
  return TRUE;
}

static gboolean
press (ForconCanvas *canvas, double x, double y)
{
  TEST_CANVAS (canvas)->pressed_thing = forcon_camera_to_table (forcon_canvas_camera (canvas), x, y).x < FORCON_CM (50);
  return FALSE;
}

static void
click (ForconCanvas *canvas, double x, double y)
{
  TEST_CANVAS (canvas)->clicks++;
}

static gboolean
drag_begin (ForconCanvas *canvas)
{
  return TEST_CANVAS (canvas)->pressed_thing;
}

static void
drag_update (ForconCanvas *canvas, double x, double y)
{
  TEST_CANVAS (canvas)->updates++;
}

static void
drag_end (ForconCanvas *canvas)
{
  TEST_CANVAS (canvas)->ends++;
}

static void
drag_cancel (ForconCanvas *canvas)
{
  TEST_CANVAS (canvas)->cancels++;
}

static gboolean
take_key (ForconCanvas *canvas, guint key, GdkModifierType state)
{
  TEST_CANVAS (canvas)->keys++;
  return forcon_canvas_zoom_key (canvas, key);
}

static void
test_canvas_class_init (TestCanvasClass *klass)
{
  ForconCanvasClass *canvas_class = FORCON_CANVAS_CLASS (klass);

  canvas_class->space_pans = TRUE;
  canvas_class->reveal = 20;
  canvas_class->extent = extent;
  canvas_class->draw = draw;
  canvas_class->press = press;
  canvas_class->click = click;
  canvas_class->drag_begin = drag_begin;
  canvas_class->drag_update = drag_update;
  canvas_class->drag_end = drag_end;
  canvas_class->drag_cancel = drag_cancel;
  canvas_class->key = take_key;
}

static void
test_canvas_init (TestCanvas *self)
{
}

/* Returns: (transfer full): a canvas of 200 × 200 px, so 2 px to the cm */
static TestCanvas *
make_canvas (void)
{
  TestCanvas *canvas = g_object_ref_sink (g_object_new (TEST_TYPE_CANVAS, NULL));
  int least;

  gtk_widget_measure (GTK_WIDGET (canvas), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_allocate (GTK_WIDGET (canvas), 200, 200, -1, NULL);
  return canvas;
}

static void
drag (TestCanvas *canvas, double x, double y, double dx, double dy)
{
  gpointer gesture = app_controller (canvas, GTK_TYPE_GESTURE_DRAG);

  g_signal_emit_by_name (gesture, "drag-begin", x, y);
  g_signal_emit_by_name (gesture, "drag-update", dx, dy);
}

static void
let_go (TestCanvas *canvas)
{
  g_signal_emit_by_name (app_controller (canvas, GTK_TYPE_GESTURE_DRAG), "drag-end", 0.0, 0.0);
}

static gboolean
key (TestCanvas *canvas, guint value)
{
  gboolean taken = FALSE;

  g_signal_emit_by_name (app_controller (canvas, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed", value, 0, 0, &taken);
  return taken;
}

static void
assert_camera (TestCanvas *canvas, double scale, double x, double y)
{
  const ForconCamera *camera = forcon_canvas_camera (canvas);

  g_assert_cmpfloat_with_epsilon (camera->scale, scale, 1e-9);
  g_assert_cmpfloat_with_epsilon (camera->x, x, 1e-9);
  g_assert_cmpfloat_with_epsilon (camera->y, y, 1e-9);
}

static void
test_click (void)
{
  g_autoptr (TestCanvas) canvas = make_canvas ();

  drag (canvas, 50, 50, 3, 4);
  let_go (canvas);
  g_assert_cmpuint (canvas->clicks, ==, 1);
  g_assert_cmpuint (canvas->updates, ==, 0);
  assert_camera (canvas, 2, 0, 0);
}

static void
test_drag_of_thing (void)
{
  g_autoptr (TestCanvas) canvas = make_canvas ();
  double x, y;

  drag (canvas, 50, 50, 30, 10);
  g_assert_cmpuint (canvas->updates, ==, 1);
  g_assert_true (forcon_canvas_held (canvas, &x, &y));
  g_assert_cmpfloat (x, ==, 80);
  g_assert_cmpfloat (y, ==, 60);
  let_go (canvas);
  g_assert_false (forcon_canvas_held (canvas, &x, &y));
  g_assert_cmpuint (canvas->ends, ==, 1);
  g_assert_cmpuint (canvas->clicks, ==, 0);
  assert_camera (canvas, 2, 0, 0);
}

static void
test_drag_of_plane (void)
{
  g_autoptr (TestCanvas) canvas = make_canvas ();

  drag (canvas, 150, 50, 30, 10);
  assert_camera (canvas, 2, 30, 10);
  let_go (canvas);
  g_assert_cmpuint (canvas->clicks + canvas->updates + canvas->ends, ==, 0);
}

static void
test_space (void)
{
  g_autoptr (TestCanvas) canvas = make_canvas ();

  g_assert_true (key (canvas, GDK_KEY_space));
  drag (canvas, 50, 50, 3, 4);
  assert_camera (canvas, 2, 3, 4);
  let_go (canvas);
  g_signal_emit_by_name (app_controller (canvas, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-released", GDK_KEY_space, 0, 0);
  drag (canvas, 50, 50, 3, 4);
  let_go (canvas);
  g_assert_cmpuint (canvas->clicks, ==, 1);
}

static void
test_escape (void)
{
  g_autoptr (TestCanvas) canvas = make_canvas ();

  g_assert_false (key (canvas, GDK_KEY_Escape));
  drag (canvas, 50, 50, 30, 10);
  g_assert_true (key (canvas, GDK_KEY_Escape));
  g_signal_emit_by_name (app_controller (canvas, GTK_TYPE_GESTURE_DRAG), "drag-update", 40.0, 10.0);
  let_go (canvas);
  g_assert_cmpuint (canvas->cancels, ==, 1);
  g_assert_cmpuint (canvas->updates, ==, 1);
  g_assert_cmpuint (canvas->ends + canvas->clicks, ==, 0);
}

static void
test_zoom (void)
{
  g_autoptr (TestCanvas) canvas = make_canvas ();

  forcon_canvas_zoom_at (canvas, 2, 50, 150);
  assert_camera (canvas, 4, -50, -150);
  g_assert_true (key (canvas, GDK_KEY_0));
  assert_camera (canvas, 2, 0, 0);
  g_assert_true (key (canvas, GDK_KEY_plus));
  assert_camera (canvas, 2.5, -25, -25);
  g_assert_true (key (canvas, GDK_KEY_KP_Subtract));
  assert_camera (canvas, 2, 0, 0);
}

static void
test_resize (void)
{
  g_autoptr (TestCanvas) canvas = make_canvas ();

  gtk_widget_allocate (GTK_WIDGET (canvas), 400, 400, -1, NULL);
  assert_camera (canvas, 4, 0, 0);
  forcon_canvas_pan (canvas, 10, 0);
  gtk_widget_allocate (GTK_WIDGET (canvas), 200, 200, -1, NULL);
  assert_camera (canvas, 4, 10, 0);
  forcon_canvas_fit (canvas);
  assert_camera (canvas, 2, 0, 0);
}

static void
test_hold (void)
{
  g_autoptr (TestCanvas) canvas = make_canvas ();

  forcon_canvas_pan (canvas, 1000, -1000);
  assert_camera (canvas, 2, 120, -120);
}

static void
test_reveal (void)
{
  g_autoptr (TestCanvas) canvas = make_canvas ();

  forcon_canvas_reveal (canvas, (ForconPoint){ 0, 0 });
  assert_camera (canvas, 2, 0, 0);
  forcon_canvas_zoom_at (canvas, 2, 100, 100);
  forcon_canvas_reveal (canvas, (ForconPoint){ FORCON_CM (50), FORCON_CM (30) });
  assert_camera (canvas, 4, -100, -100);
  forcon_canvas_reveal (canvas, (ForconPoint){ FORCON_CM (50), FORCON_CM (29) });
  assert_camera (canvas, 4, -100, -16);
}

static void
test_nothing (void)
{
  g_autoptr (TestCanvas) canvas = make_canvas ();

  canvas->empty = TRUE;
  drag (canvas, 50, 50, 30, 10);
  let_go (canvas);
  g_assert_false (key (canvas, GDK_KEY_plus));
  forcon_canvas_zoom (canvas, 2);
  g_assert_cmpuint (canvas->clicks + canvas->updates + canvas->ends + canvas->keys, ==, 0);
  assert_camera (canvas, 2, 0, 0);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/app/canvas/a press that hardly moves is a click", test_click);
  g_test_add_func ("/app/canvas/what was pressed is dragged", test_drag_of_thing);
  g_test_add_func ("/app/canvas/beside it the plane is dragged", test_drag_of_plane);
  g_test_add_func ("/app/canvas/with the space bar held the plane is dragged", test_space);
  g_test_add_func ("/app/canvas/escape ends a drag", test_escape);
  g_test_add_func ("/app/canvas/zooming keeps its place", test_zoom);
  g_test_add_func ("/app/canvas/the whole plane is shown until it is moved", test_resize);
  g_test_add_func ("/app/canvas/a piece of the plane stays in view", test_hold);
  g_test_add_func ("/app/canvas/a place out of view is brought to the middle", test_reveal);
  g_test_add_func ("/app/canvas/without a plane nothing is taken", test_nothing);
  return g_test_run ();
}
