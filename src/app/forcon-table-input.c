/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mouse, touch and keys on the tactical table. */
#include "forcon-table-view-private.h"

#include <math.h>

/* Farther than this a press is no click any more, px. */
#define CLICK_SLACK 5

/* How much a notch of the wheel and an arrow key do. */
#define WHEEL_FACTOR 1.15
#define ARROW_STEP 48

static ForconTableView *
view_of (gpointer controller)
{
  return FORCON_TABLE_VIEW (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));
}

/* What is at a place that is pressed: the counter there, or the ghost's at the end of its path. */
static ForconShipId
grab_at (ForconTableView *self, double x, double y)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  const ForconDraft *draft = forcon_session_draft (self->session);
  ForconTableModel model = forcon_table_view_model (self);
  const ForconShip *ship = forcon_battle_ship (battle, draft->ship);
  double end_x, end_y;

  if (draft->touched && forcon_session_may_move (self->session))
    {
      ForconPath path = forcon_move_path (ship->position, ship->heading, &draft->legs);

      forcon_camera_to_screen (&self->camera, path.points[path.n_points - 1], &end_x, &end_y);
      if (hypot (x - end_x, y - end_y)
          <= MAX (forcon_camera_length (&self->camera, forcon_ship_radius (model.battle, draft->ship)), 12))
        return draft->ship;
    }
  return forcon_table_view_ship_at (self, x, y);
}

static void
on_drag_begin (GtkGestureDrag *gesture, double x, double y)
{
  ForconTableView *self = view_of (gesture);
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  self->drag = FORCON_DRAG_NONE;
  if (!forcon_table_view_ready (self) || button == GDK_BUTTON_SECONDARY)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->drag = button == GDK_BUTTON_PRIMARY && !self->space_held ? FORCON_DRAG_CLICK : FORCON_DRAG_PAN;
  self->grabbed = grab_at (self, x, y);
  self->drag_x = x;
  self->drag_y = y;
  self->camera_x = self->camera.x;
  self->camera_y = self->camera.y;
}

/* A press that moved on becomes a drag: of a ship that may move, or of the table. */
static void
begin_moving (ForconTableView *self)
{
  self->drag = FORCON_DRAG_PAN;
  if (FORCON_ID_IS_NONE (self->grabbed) || forcon_session_step (self->session) != FORCON_STEP_MOVEMENT)
    return;
  forcon_session_select (self->session, self->grabbed);
  if (forcon_session_may_move (self->session))
    self->drag = FORCON_DRAG_SHIP;
}

static void
on_drag_update (GtkGestureDrag *gesture, double dx, double dy)
{
  ForconTableView *self = view_of (gesture);

  if (self->drag == FORCON_DRAG_CLICK && hypot (dx, dy) > CLICK_SLACK)
    begin_moving (self);
  if (self->drag == FORCON_DRAG_PAN)
    forcon_table_view_pan (self, self->camera_x + dx, self->camera_y + dy);
  else if (self->drag == FORCON_DRAG_SHIP)
    forcon_session_drag_to (self->session, forcon_camera_to_table (&self->camera, self->drag_x + dx, self->drag_y + dy));
}

static void
on_drag_end (GtkGestureDrag *gesture, double dx, double dy)
{
  ForconTableView *self = view_of (gesture);

  if (self->drag == FORCON_DRAG_CLICK && !FORCON_ID_IS_NONE (self->grabbed))
    forcon_session_point_at (self->session, self->grabbed);
  self->drag = FORCON_DRAG_NONE;
}

static void
on_pinch_begin (GtkGesture *gesture)
{
  view_of (gesture)->pinch_scale = 1;
}

static void
on_pinch (GtkGestureZoom *gesture, double scale)
{
  ForconTableView *self = view_of (gesture);
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    return;
  forcon_table_view_zoom_at (self, scale / self->pinch_scale, x, y);
  self->pinch_scale = scale;
}

static gboolean
on_scroll (GtkEventControllerScroll *controller, double dx, double dy)
{
  ForconTableView *self = view_of (controller);

  forcon_table_view_zoom_at (self, pow (WHEEL_FACTOR, -dy), self->pointer_x, self->pointer_y);
  return GDK_EVENT_STOP;
}

static void
hover (ForconTableView *self, ForconShipId ship)
{
  if (FORCON_ID_EQUAL (ship, self->hovered))
    return;
  self->hovered = ship;
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_motion (GtkEventControllerMotion *controller, double x, double y)
{
  ForconTableView *self = view_of (controller);

  self->pointer_x = x;
  self->pointer_y = y;
  if (forcon_table_view_ready (self) && self->drag <= FORCON_DRAG_CLICK)
    hover (self, forcon_table_view_ship_at (self, x, y));
}

static void
on_leave (GtkEventControllerMotion *controller)
{
  hover (view_of (controller), FORCON_NO_SHIP);
}

static gboolean
pan_by_key (ForconTableView *self, guint key)
{
  static const struct {
    guint key;
    gint x;
    gint y;
  } keys[] = {
    { GDK_KEY_Left, 1, 0 },    { GDK_KEY_Right, -1, 0 },    { GDK_KEY_Up, 0, 1 },    { GDK_KEY_Down, 0, -1 },
    { GDK_KEY_KP_Left, 1, 0 }, { GDK_KEY_KP_Right, -1, 0 }, { GDK_KEY_KP_Up, 0, 1 }, { GDK_KEY_KP_Down, 0, -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].key == key)
      {
        forcon_table_view_pan (self, self->camera.x + keys[i].x * ARROW_STEP, self->camera.y + keys[i].y * ARROW_STEP);
        return TRUE;
      }
  return FALSE;
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state)
{
  ForconTableView *self = view_of (controller);

  if (!forcon_table_view_ready (self) || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_space)
    {
      self->space_held = TRUE;
      return GDK_EVENT_STOP;
    }
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    return gtk_widget_activate_action (GTK_WIDGET (self), "win.do", NULL);
  return pan_by_key (self, key);
}

static void
on_key_released (GtkEventControllerKey *controller, guint key)
{
  if (key == GDK_KEY_space)
    view_of (controller)->space_held = FALSE;
}

/* Names the handlers for the template. */
void
forcon_table_view_bind_input (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_drag_begin);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_update);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_end);
  gtk_widget_class_bind_template_callback (widget_class, on_pinch_begin);
  gtk_widget_class_bind_template_callback (widget_class, on_pinch);
  gtk_widget_class_bind_template_callback (widget_class, on_scroll);
  gtk_widget_class_bind_template_callback (widget_class, on_motion);
  gtk_widget_class_bind_template_callback (widget_class, on_leave);
  gtk_widget_class_bind_template_callback (widget_class, on_key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, on_key_released);
}
