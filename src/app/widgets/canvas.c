/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/canvas.h"

#include <math.h>

/* Farther than this a press is no click any more, px. */
#define CLICK_SLACK 5

/* How much larger a notch of the wheel makes it. */
#define WHEEL_FACTOR 1.15

/* The camera is at rest when it has not moved for so long, µs. */
#define REST 80000

/* What the pointer does while a button is held. */
typedef enum {
  DRAG_NONE,
  DRAG_PRESSED, /* not moved far enough to be more */
  DRAG_PLANE,
  DRAG_THING,
} Drag;

typedef struct {
  /* What part of the plane is seen; @fitted until it is zoomed or moved. */
  ForconCamera camera;
  gboolean fitted;
  gint64 moved;

  /* Draws on in the next frame, or 0. */
  guint tick;

  double pointer_x;
  double pointer_y;
  GdkModifierType held;

  /* While a button is held: where it was pressed, and the camera then. */
  Drag drag;
  double press_x;
  double press_y;
  ForconCamera press_camera;
  gboolean space_held;
  double pinch_scale;
} ForconCanvasPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (ForconCanvas, forcon_canvas, FORCON_TYPE_PANEL)

GdkModifierType
forcon_canvas_pressed_with (gpointer canvas)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (canvas);

  return priv->held & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK);
}

/* Returns: whether there is anything to show */
static gboolean
find_extent (ForconCanvas *self, ForconPoint *size)
{
  ForconCanvasClass *klass = FORCON_CANVAS_GET_CLASS (self);

  return klass->extent != NULL && klass->extent (self, size);
}

/* The camera */

const ForconCamera *
forcon_canvas_camera (gpointer canvas)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (canvas);

  return &priv->camera;
}

/* Shows the whole plane, or keeps a piece of it in view. */
static void
hold (ForconCanvas *self, gboolean fitted)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (self);
  double width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  ForconPoint size;

  priv->fitted = fitted;
  priv->moved = g_get_monotonic_time ();
  if (!find_extent (self, &size))
    return;
  if (fitted)
    priv->camera = forcon_camera_fit (size, width, height, FORCON_CANVAS_GET_CLASS (self)->margin);
  else
    forcon_camera_hold (&priv->camera, size, width, height);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
forcon_canvas_fit (gpointer canvas)
{
  g_return_if_fail (FORCON_IS_CANVAS (canvas));
  hold (canvas, TRUE);
}

void
forcon_canvas_pan (gpointer canvas, double dx, double dy)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (canvas);

  priv->camera.x += dx;
  priv->camera.y += dy;
  hold (canvas, FALSE);
}

void
forcon_canvas_zoom_at (gpointer canvas, double factor, double x, double y)
{
  g_return_if_fail (FORCON_IS_CANVAS (canvas));
  FORCON_CANVAS_GET_CLASS (canvas)->zoom (canvas, factor, x, y);
}

static void
zoom_camera (ForconCanvas *self, double factor, double x, double y)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (self);
  ForconPoint size;

  if (!find_extent (self, &size))
    return;
  forcon_camera_zoom (&priv->camera, factor, x, y);
  hold (self, FALSE);
}

/* Whether a place in the widget is inside it, and @margin px away from its edge. */
static gboolean
in_view (ForconCanvas *self, double x, double y, double margin)
{
  return x >= margin && y >= margin && x <= gtk_widget_get_width (GTK_WIDGET (self)) - margin
         && y <= gtk_widget_get_height (GTK_WIDGET (self)) - margin;
}

void
forcon_canvas_zoom (gpointer canvas, double factor)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (canvas);
  ForconCanvasClass *klass = FORCON_CANVAS_GET_CLASS (canvas);
  ForconPoint point;
  double x = -1, y = -1;

  if (klass->anchor != NULL && find_extent (canvas, &point) && klass->anchor (canvas, &point))
    forcon_camera_to_screen (&priv->camera, point, &x, &y);
  if (!in_view (canvas, x, y, 0))
    {
      x = gtk_widget_get_width (canvas) / 2.0;
      y = gtk_widget_get_height (canvas) / 2.0;
    }
  klass->zoom (canvas, factor, x, y);
}

void
forcon_canvas_centre (gpointer canvas, ForconPoint point)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (canvas);

  forcon_camera_centre (&priv->camera, point, gtk_widget_get_width (canvas), gtk_widget_get_height (canvas));
  hold (canvas, FALSE);
}

void
forcon_canvas_reveal (gpointer canvas, ForconPoint point)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (canvas);
  double x, y;

  forcon_camera_to_screen (&priv->camera, point, &x, &y);
  if (!priv->fitted && !in_view (canvas, x, y, FORCON_CANVAS_GET_CLASS (canvas)->reveal))
    forcon_canvas_centre (canvas, point);
}

/* The pointer */

gboolean
forcon_canvas_held (gpointer canvas, double *x, double *y)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (canvas);

  *x = priv->pointer_x;
  *y = priv->pointer_y;
  return priv->drag == DRAG_THING;
}

static void
on_drag_begin (ForconCanvas *self, double x, double y, GtkGestureSingle *gesture)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (self);
  ForconCanvasClass *klass = FORCON_CANVAS_GET_CLASS (self);
  guint button = gtk_gesture_single_get_current_button (gesture);
  ForconPoint size;

  priv->drag = DRAG_NONE;
  priv->held = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  if (button == GDK_BUTTON_SECONDARY)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (!find_extent (self, &size))
    return;
  priv->press_x = x;
  priv->press_y = y;
  priv->press_camera = priv->camera;
  if (button > GDK_BUTTON_PRIMARY || priv->space_held)
    priv->drag = DRAG_PLANE;
  else
    priv->drag = klass->press != NULL && klass->press (self, x, y) ? DRAG_THING : DRAG_PRESSED;
}

static void
on_drag_update (ForconCanvas *self, double dx, double dy)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (self);
  ForconCanvasClass *klass = FORCON_CANVAS_GET_CLASS (self);
  ForconPoint size;

  if (priv->drag == DRAG_NONE || !find_extent (self, &size))
    return;
  priv->pointer_x = priv->press_x + dx;
  priv->pointer_y = priv->press_y + dy;
  if (priv->drag == DRAG_PRESSED && hypot (dx, dy) > CLICK_SLACK)
    priv->drag = klass->drag_begin != NULL && klass->drag_begin (self) ? DRAG_THING : DRAG_PLANE;
  if (priv->drag == DRAG_PLANE)
    forcon_canvas_pan (self, priv->press_camera.x + dx - priv->camera.x, priv->press_camera.y + dy - priv->camera.y);
  else if (priv->drag == DRAG_THING)
    klass->drag_update (self, priv->pointer_x, priv->pointer_y);
}

/* Ends what the pointer did. Returns: what that was */
static Drag
end_drag (ForconCanvas *self)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (self);
  Drag was = priv->drag;

  priv->drag = DRAG_NONE;
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return was;
}

static void
on_drag_end (ForconCanvas *self)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (self);
  ForconCanvasClass *klass = FORCON_CANVAS_GET_CLASS (self);
  Drag was = end_drag (self);

  if (was == DRAG_PRESSED && klass->click != NULL)
    klass->click (self, priv->press_x, priv->press_y);
  else if (was == DRAG_THING && klass->drag_end != NULL)
    klass->drag_end (self);
}

static void
on_pinch_begin (ForconCanvas *self)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (self);

  priv->pinch_scale = 1;
}

static void
on_pinch (ForconCanvas *self, double scale, GtkGesture *gesture)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (self);
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    return;
  zoom_camera (self, scale / priv->pinch_scale, x, y);
  priv->pinch_scale = scale;
}

static gboolean
on_scroll (ForconCanvas *self, double dx, double dy, GtkEventController *controller)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (self);
  ForconCanvasClass *klass = FORCON_CANVAS_GET_CLASS (self);
  GdkModifierType state = gtk_event_controller_get_current_event_state (controller);

  if (dy == 0 || (state & klass->wheel_state) != klass->wheel_state)
    return GDK_EVENT_PROPAGATE;
  klass->zoom (self, pow (klass->wheel_factor, -dy), priv->pointer_x, priv->pointer_y);
  return GDK_EVENT_STOP;
}

/* The tooltip follows the pointer from thing to thing. */
static void
hover (ForconCanvas *self, gboolean inside)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (self);
  ForconCanvasClass *klass = FORCON_CANVAS_GET_CLASS (self);
  ForconPoint size;

  inside = inside && find_extent (self, &size);
  if (klass->pick != NULL && klass->pick (self, inside, priv->pointer_x, priv->pointer_y))
    gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
}

static void
on_motion (ForconCanvas *self, double x, double y)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (self);

  priv->pointer_x = x;
  priv->pointer_y = y;
  if (priv->drag <= DRAG_PRESSED)
    hover (self, TRUE);
}

static void
on_leave (ForconCanvas *self)
{
  hover (self, FALSE);
}

static gboolean
forcon_canvas_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  ForconCanvas *self = FORCON_CANVAS (widget);
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (self);
  ForconCanvasClass *klass = FORCON_CANVAS_GET_CLASS (self);
  g_autofree char *facts = NULL;
  ForconPoint size;

  if (klass->facts == NULL || priv->drag > DRAG_PRESSED || !find_extent (self, &size))
    return FALSE;
  facts = klass->facts (self, keyboard, x, y);
  gtk_tooltip_set_text (tooltip, facts);
  return facts != NULL;
}

/* Keys */

gboolean
forcon_canvas_arrow (guint key, gint *x, gint *y)
{
  *x = (key == GDK_KEY_Right || key == GDK_KEY_KP_Right) - (key == GDK_KEY_Left || key == GDK_KEY_KP_Left);
  *y = (key == GDK_KEY_Down || key == GDK_KEY_KP_Down) - (key == GDK_KEY_Up || key == GDK_KEY_KP_Up);
  return *x != 0 || *y != 0;
}

gboolean
forcon_canvas_zoom_key (gpointer canvas, guint key)
{
  if (key == GDK_KEY_plus || key == GDK_KEY_equal || key == GDK_KEY_KP_Add)
    forcon_canvas_zoom (canvas, FORCON_CANVAS_ZOOM_STEP);
  else if (key == GDK_KEY_minus || key == GDK_KEY_KP_Subtract)
    forcon_canvas_zoom (canvas, 1 / FORCON_CANVAS_ZOOM_STEP);
  else if (key == GDK_KEY_0 || key == GDK_KEY_KP_0)
    forcon_canvas_fit (canvas);
  else
    return FALSE;
  return TRUE;
}

static gboolean
on_key_pressed (ForconCanvas *self, guint key, guint code, GdkModifierType state)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (self);
  ForconCanvasClass *klass = FORCON_CANVAS_GET_CLASS (self);
  GdkModifierType held = state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK);
  ForconPoint size;

  if (!find_extent (self, &size))
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Escape && held == 0 && priv->drag == DRAG_THING && klass->drag_cancel != NULL)
    {
      end_drag (self);
      klass->drag_cancel (self);
      return GDK_EVENT_STOP;
    }
  if (key == GDK_KEY_space && klass->space_pans && (held & ~GDK_SHIFT_MASK) == 0)
    {
      priv->space_held = TRUE;
      return GDK_EVENT_STOP;
    }
  return klass->key != NULL && klass->key (self, key, state);
}

static void
on_key_released (ForconCanvas *self, guint key)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (self);

  if (key == GDK_KEY_space)
    priv->space_held = FALSE;
}

/* Drawing */

gboolean
forcon_canvas_is_drawn (gpointer canvas)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (canvas);

  return priv->tick == 0;
}

gboolean
forcon_canvas_is_moving (gpointer canvas)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (canvas);

  return g_get_monotonic_time () - priv->moved < REST;
}

static gboolean
draw_on (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (FORCON_CANVAS (widget));

  priv->tick = 0;
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

static void
forcon_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ForconCanvas *self = FORCON_CANVAS (widget);
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (self);
  ForconCanvasClass *klass = FORCON_CANVAS_GET_CLASS (self);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  ForconPoint size;

  if (find_extent (self, &size) && !klass->draw (self, snapshot, width, height) && priv->tick == 0)
    priv->tick = gtk_widget_add_tick_callback (widget, draw_on, NULL, NULL);
  GTK_WIDGET_CLASS (forcon_canvas_parent_class)->snapshot (widget, snapshot);
}

static void
forcon_canvas_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (FORCON_CANVAS (widget));

  hold (FORCON_CANVAS (widget), priv->fitted);
}

static void
forcon_canvas_class_init (ForconCanvasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  klass->wheel_factor = WHEEL_FACTOR;
  klass->zoom = zoom_camera;
  widget_class->size_allocate = forcon_canvas_size_allocate;
  widget_class->snapshot = forcon_canvas_snapshot;
  widget_class->query_tooltip = forcon_canvas_query_tooltip;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
listen (ForconCanvas *self, gpointer controller, const char *signal, GCallback handler)
{
  if (gtk_event_controller_get_widget (controller) == NULL)
    gtk_widget_add_controller (GTK_WIDGET (self), controller);
  g_signal_connect_swapped (controller, signal, handler, self);
}

static void
forcon_canvas_init (ForconCanvas *self)
{
  ForconCanvasPrivate *priv = forcon_canvas_get_instance_private (self);
  GtkGesture *drag = gtk_gesture_drag_new (), *pinch = gtk_gesture_zoom_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkEventController *motion = gtk_event_controller_motion_new (), *keys = gtk_event_controller_key_new ();

  priv->fitted = TRUE;
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  listen (self, drag, "drag-begin", G_CALLBACK (on_drag_begin));
  listen (self, drag, "drag-update", G_CALLBACK (on_drag_update));
  listen (self, drag, "drag-end", G_CALLBACK (on_drag_end));
  listen (self, pinch, "begin", G_CALLBACK (on_pinch_begin));
  listen (self, pinch, "scale-changed", G_CALLBACK (on_pinch));
  listen (self, wheel, "scroll", G_CALLBACK (on_scroll));
  listen (self, motion, "enter", G_CALLBACK (on_motion));
  listen (self, motion, "motion", G_CALLBACK (on_motion));
  listen (self, motion, "leave", G_CALLBACK (on_leave));
  listen (self, keys, "key-pressed", G_CALLBACK (on_key_pressed));
  listen (self, keys, "key-released", G_CALLBACK (on_key_released));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}
