/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mouse and touch on the sector map. */
#include "app/map/map-view-private.h"

#include <math.h>

/* Farther than this a press is no click any more, px. */
#define CLICK_SLACK 5

/* How much a notch of the wheel does. */
#define WHEEL_FACTOR 1.15

static ForconMapView *
view_of (gpointer controller)
{
  return FORCON_MAP_VIEW (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));
}

/* The formation that can be chosen there: who a contact is must not be told. */
static ForconFormationId
formation_of (ForconMapView *self, const ForconMapThing *thing)
{
  if (thing->token == NULL || thing->token->level != FORCON_LEVEL_IDENTIFIED)
    return FORCON_NO_FORMATION;
  return thing->token->formation;
}

static void
on_drag_begin (GtkGestureDrag *gesture, double x, double y)
{
  ForconMapView *self = view_of (gesture);
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));
  ForconMapThing thing = forcon_map_view_thing_at (self, x, y);

  self->drag = FORCON_MAP_DRAG_NONE;
  if (self->model == NULL || button == GDK_BUTTON_SECONDARY)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->drag = button == GDK_BUTTON_PRIMARY ? FORCON_MAP_DRAG_CLICK : FORCON_MAP_DRAG_PAN;
  self->grabbed_sector = thing.sector;
  self->grabbed = formation_of (self, &thing);
  self->over = thing.sector;
  self->drag_x = x;
  self->drag_y = y;
  self->camera_x = self->camera.x;
  self->camera_y = self->camera.y;
}

/* A press that moved on becomes a drag: of a formation, or of the ground. */
static void
begin_moving (ForconMapView *self)
{
  if (!self->movable || FORCON_ID_IS_NONE (self->grabbed))
    {
      self->drag = FORCON_MAP_DRAG_PAN;
      return;
    }
  forcon_map_view_aim (self, FORCON_NO_FORMATION);
  self->drag = FORCON_MAP_DRAG_TOKEN;
  forcon_map_view_tell_chosen (self, self->grabbed_sector, self->grabbed);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
}

/* Tells where the formation is held whenever that is another sector. */
static void
hold_over (ForconMapView *self)
{
  ForconSectorId over
      = forcon_map_sector_at (self->model, forcon_camera_to_table (&self->camera, self->pointer_x, self->pointer_y));

  if (!FORCON_ID_EQUAL (over, self->over))
    {
      self->over = over;
      forcon_map_view_tell_dragged (self, self->grabbed, over);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_drag_update (GtkGestureDrag *gesture, double dx, double dy)
{
  ForconMapView *self = view_of (gesture);

  if (self->drag == FORCON_MAP_DRAG_CLICK && hypot (dx, dy) > CLICK_SLACK)
    begin_moving (self);
  self->pointer_x = self->drag_x + dx;
  self->pointer_y = self->drag_y + dy;
  if (self->drag == FORCON_MAP_DRAG_PAN)
    forcon_map_view_pan (self, self->camera_x + dx, self->camera_y + dy);
  else if (self->drag == FORCON_MAP_DRAG_TOKEN)
    hold_over (self);
}

static void
on_drag_end (GtkGestureDrag *gesture, double dx, double dy)
{
  ForconMapView *self = view_of (gesture);
  ForconMapDragKind was = self->drag;

  self->drag = FORCON_MAP_DRAG_NONE;
  gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
  if (was == FORCON_MAP_DRAG_CLICK)
    forcon_map_view_tell_chosen (self, self->grabbed_sector, self->grabbed);
  else if (was == FORCON_MAP_DRAG_TOKEN)
    forcon_map_view_tell_dropped (self, self->grabbed,
                                  FORCON_ID_EQUAL (self->over, self->grabbed_sector) ? FORCON_NO_SECTOR : self->over);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The other button asks for a menu of what lies there. */
static void
on_pressed (GtkGestureClick *gesture, int n_press, double x, double y)
{
  ForconMapView *self = view_of (gesture);
  ForconMapThing thing = forcon_map_view_thing_at (self, x, y);

  if (self->model == NULL || FORCON_ID_IS_NONE (thing.sector))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  forcon_map_view_tell_chosen (self, thing.sector, formation_of (self, &thing));
  forcon_map_view_tell_asked (self, x, y);
}

static void
on_pinch_begin (GtkGesture *gesture)
{
  view_of (gesture)->pinch_scale = 1;
}

static void
on_pinch (GtkGestureZoom *gesture, double scale)
{
  ForconMapView *self = view_of (gesture);
  double x, y;

  if (!gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    return;
  forcon_map_view_zoom_at (self, scale / self->pinch_scale, x, y);
  self->pinch_scale = scale;
}

static gboolean
on_scroll (GtkEventControllerScroll *controller, double dx, double dy)
{
  ForconMapView *self = view_of (controller);

  forcon_map_view_zoom_at (self, pow (WHEEL_FACTOR, -dy), self->pointer_x, self->pointer_y);
  return GDK_EVENT_STOP;
}

/* The facts in the tooltip follow the pointer from thing to thing. */
static void
hover (ForconMapView *self, const ForconMapThing *thing)
{
  if (thing->token == self->hovered.token && thing->sign == self->hovered.sign && thing->note == self->hovered.note
      && FORCON_ID_EQUAL (thing->sector, self->hovered.sector))
    return;
  self->hovered = *thing;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self),
                                   self->movable && !FORCON_ID_IS_NONE (formation_of (self, thing)) ? "grab" : NULL);
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
  forcon_map_view_tell_pointed (self);
}

static void
on_motion (GtkEventControllerMotion *controller, double x, double y)
{
  ForconMapView *self = view_of (controller);

  self->pointer_x = x;
  self->pointer_y = y;
  if (self->drag <= FORCON_MAP_DRAG_CLICK)
    {
      ForconMapThing thing = forcon_map_view_thing_at (self, x, y);

      hover (self, &thing);
    }
}

static void
on_leave (GtkEventControllerMotion *controller)
{
  ForconMapThing nothing = { 0 };

  hover (view_of (controller), &nothing);
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state)
{
  return forcon_map_view_key (view_of (controller), key, state);
}

void
forcon_map_view_bind_input (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_drag_begin);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_update);
  gtk_widget_class_bind_template_callback (widget_class, on_drag_end);
  gtk_widget_class_bind_template_callback (widget_class, on_pressed);
  gtk_widget_class_bind_template_callback (widget_class, on_pinch_begin);
  gtk_widget_class_bind_template_callback (widget_class, on_pinch);
  gtk_widget_class_bind_template_callback (widget_class, on_scroll);
  gtk_widget_class_bind_template_callback (widget_class, on_motion);
  gtk_widget_class_bind_template_callback (widget_class, on_leave);
  gtk_widget_class_bind_template_callback (widget_class, on_key_pressed);
}
