/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mouse, touch and keys on the tactical table. */
#include "app/table/table-view-private.h"

#include <math.h>

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"

/* Farther than this a press is no click any more, px. */
#define CLICK_SLACK 5

/* A ghost is found within this, px. */
#define GHOST_REACH 12

/* How much a notch of the wheel and an arrow key do. */
#define WHEEL_FACTOR 1.15
#define ARROW_STEP 48

static ForconTableView *
view_of (gpointer controller)
{
  return FORCON_TABLE_VIEW (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));
}

/* What is at a place that is pressed: the counter or marker there, or the ghost's at the end of its path. */
static ForconTableThing
grab_at (ForconTableView *self, double x, double y)
{
  const ForconDraft *draft = forcon_session_draft (self->session);
  g_auto (ForconDraftGhost) ghost = { 0 };
  double end_x, end_y;

  if (draft->touched && forcon_draft_ghost_make (&ghost, self->session))
    {
      forcon_camera_to_screen (&self->camera, forcon_path_end (&ghost.ghost.path), &end_x, &end_y);
      if (hypot (x - end_x, y - end_y) <= MAX (forcon_camera_length (&self->camera, FORCON_CM (1)), GHOST_REACH))
        return (ForconTableThing){ .ship = ghost.ghost.ship, .salvo = ghost.ghost.salvo };
    }
  return forcon_table_view_thing_at (self, x, y);
}

static ForconPoint
table_point (ForconTableView *self, double x, double y)
{
  return forcon_camera_to_table (&self->camera, x, y);
}

static void
on_drag_begin (GtkGestureDrag *gesture, double x, double y)
{
  ForconTableView *self = view_of (gesture);
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));
  gboolean pans = button != GDK_BUTTON_PRIMARY || self->space_held;

  self->drag = FORCON_DRAG_NONE;
  if (!forcon_table_view_ready (self) || button == GDK_BUTTON_SECONDARY)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->drag = pans                                            ? FORCON_DRAG_PAN
               : forcon_session_draft (self->session)->placing ? FORCON_DRAG_PLACE
                                                               : FORCON_DRAG_CLICK;
  self->grabbed = grab_at (self, x, y);
  self->drag_x = x;
  self->drag_y = y;
  self->camera_x = self->camera.x;
  self->camera_y = self->camera.y;
  if (self->drag == FORCON_DRAG_PLACE)
    forcon_session_place (self->session, table_point (self, x, y));
}

/* A press that moved on becomes a drag: of a ship or a salvo that may move, or of the table. */
static void
begin_moving (ForconTableView *self)
{
  self->drag = FORCON_DRAG_PAN;
  if (!FORCON_ID_IS_NONE (self->grabbed.salvo))
    forcon_session_select_salvo (self->session, self->grabbed.salvo);
  else if (!FORCON_ID_IS_NONE (self->grabbed.ship) && forcon_session_step (self->session) == FORCON_STEP_MOVEMENT)
    forcon_session_select (self->session, self->grabbed.ship);
  else
    return;
  if (forcon_session_may_move (self->session) || forcon_session_may_move_salvo (self->session))
    self->drag = FORCON_DRAG_SHIP;
}

static void
on_drag_update (GtkGestureDrag *gesture, double dx, double dy)
{
  ForconTableView *self = view_of (gesture);
  ForconPoint point = table_point (self, self->drag_x + dx, self->drag_y + dy);

  if (self->drag == FORCON_DRAG_CLICK && hypot (dx, dy) > CLICK_SLACK)
    begin_moving (self);
  if (self->drag == FORCON_DRAG_PAN)
    forcon_table_view_pan (self, self->camera_x + dx, self->camera_y + dy);
  else if (self->drag == FORCON_DRAG_SHIP)
    forcon_session_drag_to (self->session, point);
  else if (self->drag == FORCON_DRAG_PLACE)
    forcon_session_place (self->session, point);
}

static gboolean
is_something (const ForconTableThing *thing)
{
  return !FORCON_ID_IS_NONE (thing->ship) || !FORCON_ID_IS_NONE (thing->salvo) || !FORCON_ID_IS_NONE (thing->mine)
         || !FORCON_ID_IS_NONE (thing->object);
}

/* While torpedoes are aimed, a click on the empty table says where to send them. */
static void
click (ForconTableView *self)
{
  const ForconDraft *draft = forcon_session_draft (self->session);

  if (draft->launching && FORCON_ID_IS_NONE (self->grabbed.ship))
    {
      ForconPoint from = forcon_battle_ship (forcon_session_battle (self->session), draft->ship)->position;

      forcon_session_set_heading (self->session, TRUE,
                                  forcon_point_bearing (from, table_point (self, self->drag_x, self->drag_y)));
    }
  else if (is_something (&self->grabbed))
    forcon_session_point_at_thing (self->session, self->grabbed);
}

static void
on_drag_end (GtkGestureDrag *gesture, double dx, double dy)
{
  ForconTableView *self = view_of (gesture);

  if (self->drag == FORCON_DRAG_CLICK)
    click (self);
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
