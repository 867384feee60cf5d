/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/panel.h"
#include "render/drawing/camera.h"

G_BEGIN_DECLS

/* How much larger a press on a zoom key or button makes it. */
#define FORCON_CANVAS_ZOOM_STEP 1.25

/**
 * ForconCanvas:
 *
 * A plane that is seen through a camera, with things on it that are pointed at, clicked and dragged. It owns the
 * camera, the pointer, the state of a drag and the redrawing; its class says what lies on the plane and what becomes
 * of it. A drag of a thing moves it; a drag of anything else, with the middle button, or with the space bar held moves
 * the plane. The wheel and a pinch zoom at the pointer.
 */
#define FORCON_TYPE_CANVAS (forcon_canvas_get_type ())
G_DECLARE_DERIVABLE_TYPE (ForconCanvas, forcon_canvas, FORCON, CANVAS, ForconPanel)

/**
 * ForconCanvasClass:
 * @margin: kept free round the plane when all of it is shown, px
 * @reveal: a place nearer to the edge than this is out of view for forcon_canvas_reveal(), px
 * @wheel_factor: how much larger a notch of the wheel makes it
 * @wheel_state: keys that have to be held for the wheel to zoom
 * @space_pans: whether the space bar is held to move the plane
 * @extent: finds the far corner of the plane; returns whether there is anything to show. Without it there is no camera
 * @draw: draws the plane and what lies on it; what stays as it is while something is dragged, from pictures that it
 *   keeps. Returns FALSE if it goes on in the next frame; see forcon_canvas_is_moving()
 * @anchor: (nullable): finds the place that keys and buttons zoom at, if it is in view; else it is the middle
 * @zoom: makes it larger by a factor; what lies at @x, @y, px, stays there
 * @pick: (nullable): notes what the pointer is over: at @x, @y, px, or nothing if it is not @inside; returns whether
 *   that is something else than before
 * @facts: (nullable): text of the tooltip for what lies at @x, @y, or for what is chosen if a @keyboard asks; or NULL
 * @press: (nullable): notes what lies where the main button is pressed, px; returns whether it is dragged from now on,
 *   without having to move
 * @click: (nullable): called when the button is released where it was pressed
 * @drag_begin: (nullable): called when the pointer moves on with the button held; returns whether what was pressed is
 *   dragged. Otherwise the plane is
 * @drag_update: called for each place to which the thing is dragged, px
 * @drag_end: (nullable): called when it is dropped
 * @drag_cancel: (nullable): called when Escape is pressed instead; without it Escape does not end a drag
 * @key: (nullable): takes a key; returns whether it did. Not called while there is nothing to show
 */
struct _ForconCanvasClass {
  ForconPanelClass parent_class;

  double margin;
  double reveal;
  double wheel_factor;
  GdkModifierType wheel_state;
  gboolean space_pans;

  gboolean (*extent) (ForconCanvas *self, ForconPoint *size);
  gboolean (*draw) (ForconCanvas *self, GtkSnapshot *snapshot, int width, int height);
  gboolean (*anchor) (ForconCanvas *self, ForconPoint *point);
  void (*zoom) (ForconCanvas *self, double factor, double x, double y);
  gboolean (*pick) (ForconCanvas *self, gboolean inside, double x, double y);
  char *(*facts) (ForconCanvas *self, gboolean keyboard, double x, double y);
  gboolean (*press) (ForconCanvas *self, double x, double y);
  void (*click) (ForconCanvas *self, double x, double y);
  gboolean (*drag_begin) (ForconCanvas *self);
  void (*drag_update) (ForconCanvas *self, double x, double y);
  void (*drag_end) (ForconCanvas *self);
  void (*drag_cancel) (ForconCanvas *self);
  gboolean (*key) (ForconCanvas *self, guint key, GdkModifierType state);
};

/* The camera, borrowed; it moves by the functions below. */
const ForconCamera *forcon_canvas_camera (gpointer canvas);

/**
 * forcon_canvas_held:
 * @canvas: a ForconCanvas
 * @x: (out): where the pointer is, px
 * @y: (out): likewise
 *
 * Returns: whether a thing is dragged there
 */
gboolean forcon_canvas_held (gpointer canvas, double *x, double *y);

/* The keys that were held when a button was pressed last: Shift, Ctrl and Alt. */
GdkModifierType forcon_canvas_pressed_with (gpointer canvas);

/* Whether all of the scene is drawn: nothing is left for the next frame. */
gboolean forcon_canvas_is_drawn (gpointer canvas);

/* Whether the camera moved a moment ago, and may well move on in the next frame: what takes long to draw may wait. */
gboolean forcon_canvas_is_moving (gpointer canvas);

/* Shows the whole plane, and goes on to do so when the canvas becomes larger or smaller. */
void forcon_canvas_fit (gpointer canvas);

/* Moves the plane by @dx, @dy px. */
void forcon_canvas_pan (gpointer canvas, double dx, double dy);

/**
 * forcon_canvas_zoom_at:
 * @canvas: a ForconCanvas
 * @factor: over 1 comes nearer
 * @x: px
 * @y: px: the place in the widget that stays where it is
 */
void forcon_canvas_zoom_at (gpointer canvas, double factor, double x, double y);

/* Zooms at what the class names as anchor, if that is in view, or else at the middle. */
void forcon_canvas_zoom (gpointer canvas, double factor);

/* Brings a place of the plane to the middle. */
void forcon_canvas_centre (gpointer canvas, ForconPoint point);

/* Brings a place of the plane to the middle if it is out of view; the whole plane stays in view if it is. */
void forcon_canvas_reveal (gpointer canvas, ForconPoint point);

/**
 * forcon_canvas_arrow:
 * @key: a key
 * @x: (out): 1 to the right, -1 to the left
 * @y: (out): 1 downwards, -1 upwards
 *
 * Returns: whether it is an arrow, of the keypad too
 */
gboolean forcon_canvas_arrow (guint key, gint *x, gint *y);

/**
 * forcon_canvas_zoom_key:
 * @canvas: a ForconCanvas
 * @key: a key
 *
 * Zooms by plus and minus, and shows all by 0.
 *
 * Returns: whether it was one of these
 */
gboolean forcon_canvas_zoom_key (gpointer canvas, guint key);

G_END_DECLS
