/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/map-view-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/map/map-words.h"
#include "app/widgets/kept-node.h"
#include "app/widgets/look.h"
#include "app/widgets/preferences.h"

/* Kept free round the fitted map, px. */
#define MARGIN 14

/* In a frame so much is drawn of what has not been drawn before, µs: the rest follows in the next ones. */
#define DRAWING_TIME 12000

/* What is nearer to the edge than this is brought to the middle, px. */
#define REVEAL 40

enum { CHOSEN, DRAGGED, DROPPED, ASKED, POINTED, EDITED, N_SIGNALS };

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconMapView, forcon_map_view, FORCON_TYPE_CANVAS)

/* The signals */

void
forcon_map_view_emit_chosen (ForconMapView *self, ForconSectorId sector, ForconFormationId formation)
{
  forcon_map_view_choose (self, sector, formation);
  g_signal_emit (self, signals[CHOSEN], 0, (guint) sector.value, (guint) formation.value);
}

void
forcon_map_view_emit_dragged (ForconMapView *self, ForconFormationId formation, ForconSectorId sector)
{
  g_signal_emit (self, signals[DRAGGED], 0, (guint) formation.value, (guint) sector.value);
}

void
forcon_map_view_emit_dropped (ForconMapView *self, ForconFormationId formation, ForconSectorId sector)
{
  g_signal_emit (self, signals[DROPPED], 0, (guint) formation.value, (guint) sector.value);
}

void
forcon_map_view_emit_edited (ForconMapView *self, ForconMapDeed deed, ForconSectorId sector, guint other,
                             ForconPoint where)
{
  g_signal_emit (self, signals[EDITED], 0, (guint) deed, (guint) sector.value, other, where.x, where.y);
}

void
forcon_map_view_emit_asked (ForconMapView *self, double x, double y)
{
  g_signal_emit (self, signals[ASKED], 0, (guint) self->model->chosen_sector.value,
                 (guint) self->model->chosen_formation.value, x, y);
}

/* Drawing */

static gboolean
extent (ForconCanvas *canvas, ForconPoint *size)
{
  ForconMapView *self = FORCON_MAP_VIEW (canvas);

  if (self->model != NULL)
    *size = self->model->size;
  return self->model != NULL;
}

/* The map as it was drawn last. While it is zoomed nothing is drawn at all: each scale has a layout of its own.
 * Returns: whether it is as it should be */
static gboolean
append_scene (ForconMapView *self, GtkSnapshot *snapshot, int width, int height)
{
  const ForconCamera *camera = forcon_canvas_camera (self);
  int factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  gboolean all = FALSE;
  cairo_surface_t *picture;
  ForconCamera drawn;
  double larger;
  guint serial;

  picture = forcon_map_cache_picture (self->cache, &drawn, &serial);
  if (picture == NULL || drawn.scale == camera->scale || !forcon_canvas_is_moving (self))
    all = forcon_map_cache_update (self->cache, self->model, forcon_look_style (), camera, width, height, factor,
                                   DRAWING_TIME);
  picture = forcon_map_cache_picture (self->cache, &drawn, &serial);
  /* Half of a map at another scale is not shown: until all of it is drawn what was there stays, larger or smaller. */
  if (self->kept == NULL || (self->kept_serial != serial && (all || drawn.scale == self->kept_camera.scale)))
    {
      g_clear_pointer (&self->kept, gsk_render_node_unref);
      self->kept = forcon_kept_node_take (cairo_surface_reference (picture));
      self->kept_serial = serial;
      self->kept_camera = drawn;
    }
  larger = camera->scale / self->kept_camera.scale;
  if (larger != 1)
    forcon_kept_void_append (snapshot, forcon_look_style (), width, height);
  forcon_kept_node_append (self->kept, snapshot, round (camera->x) - self->kept_camera.x * larger,
                           round (camera->y) - self->kept_camera.y * larger, larger);
  return all;
}

static void
draw_overlay (ForconMapView *self, cairo_t *cr, int width, int height)
{
  const ForconCamera *camera = forcon_canvas_camera (self);
  ForconMapDraft draft = self->draft;

  if (self->edit != FORCON_MAP_EDIT_OFF)
    forcon_map_view_draw_edit (self, cr, width, height);
  if (self->plans.orders != NULL || self->plans.reach != NULL)
    forcon_render_map_plans (cr, self->model, forcon_look_style (), camera, width, height, &self->plans);
  if (FORCON_ID_IS_NONE (draft.formation))
    return;
  draft.placed = draft.n_path > 0
                 && forcon_map_cache_token_at (self->cache, self->model, forcon_look_style (), camera, draft.path[0],
                                               draft.formation, &draft.from_x, &draft.from_y);
  draft.held = forcon_canvas_held (self, &draft.x, &draft.y);
  forcon_render_map_draft (cr, self->model, forcon_look_style (), camera, width, height, &draft);
}

static gboolean
draw (ForconCanvas *canvas, GtkSnapshot *snapshot, int width, int height)
{
  ForconMapView *self = FORCON_MAP_VIEW (canvas);
  const graphene_rect_t view = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  gboolean all;

  gtk_snapshot_push_clip (snapshot, &view);
  forcon_map_view_begin_tracing (self, snapshot, &view);
  all = append_scene (self, snapshot, width, height);
  forcon_map_view_end_tracing (self, snapshot);
  if (self->plans.orders != NULL || self->plans.reach != NULL || !FORCON_ID_IS_NONE (self->draft.formation)
      || self->edit != FORCON_MAP_EDIT_OFF)
    {
      cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &view);

      draw_overlay (self, cr, width, height);
      cairo_destroy (cr);
    }
  gtk_snapshot_pop (snapshot);
  return all;
}

/* What is shown */

void
forcon_map_view_set_model (ForconMapView *self, ForconMapModel *model)
{
  gboolean same, renewed;

  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  same = self->model != NULL && model != NULL && forcon_point_equal (self->model->size, model->size);
  renewed = same && self->model->sight == model->sight && FORCON_ID_EQUAL (self->model->admiral, model->admiral);
  if (model != NULL && self->model != NULL)
    {
      model->chosen_sector
          = self->model->chosen_sector.value <= model->cells->len ? self->model->chosen_sector : FORCON_NO_SECTOR;
      model->chosen_formation = self->model->chosen_formation;
    }
  g_clear_pointer (&self->model, forcon_map_model_free);
  self->model = model;
  g_array_set_size (self->marked, 0);
  /* Of what others know nothing may shine through, not even for a moment. */
  if (renewed)
    forcon_map_cache_renew (self->cache);
  else
    {
      forcon_map_cache_forget (self->cache);
      g_clear_pointer (&self->kept, gsk_render_node_unref);
    }
  /* It pointed into the old model. */
  self->hovered = (ForconMapThing){ 0 };
  if (!same)
    forcon_canvas_fit (self);
  g_signal_emit (self, signals[POINTED], 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const ForconMapModel *
forcon_map_view_model (ForconMapView *self)
{
  g_return_val_if_fail (FORCON_IS_MAP_VIEW (self), NULL);
  return self->model;
}

gboolean
forcon_map_view_movable (ForconMapView *self)
{
  g_return_val_if_fail (FORCON_IS_MAP_VIEW (self), FALSE);
  return self->movable;
}

void
forcon_map_view_set_movable (ForconMapView *self, gboolean movable)
{
  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  self->movable = movable;
}

/* Returns: (nullable): the sector on the map */
static const ForconMapCell *
cell_of (ForconMapView *self, ForconSectorId sector)
{
  return self->model == NULL ? NULL : forcon_map_cell (self->model, sector);
}

void
forcon_map_view_centre (ForconMapView *self, ForconSectorId sector)
{
  const ForconMapCell *cell;

  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  cell = cell_of (self, sector);
  if (cell != NULL)
    forcon_canvas_centre (self, cell->middle);
}

/* Brings the sector to the middle if it is out of view. */
static void
reveal (ForconMapView *self, ForconSectorId sector)
{
  const ForconMapCell *cell = cell_of (self, sector);

  if (cell != NULL)
    forcon_canvas_reveal (self, cell->middle);
}

/* Zooming keeps the chosen sector where it is. */
static gboolean
anchor (ForconCanvas *canvas, ForconPoint *point)
{
  ForconMapView *self = FORCON_MAP_VIEW (canvas);
  const ForconMapCell *cell = forcon_map_cell (self->model, self->model->chosen_sector);

  if (cell != NULL)
    *point = cell->middle;
  return cell != NULL;
}

gboolean
forcon_map_view_place_of (ForconMapView *self, ForconSectorId sector, ForconFormationId formation, double *x, double *y)
{
  const ForconMapCell *cell;
  const ForconCamera *camera;

  g_return_val_if_fail (FORCON_IS_MAP_VIEW (self), FALSE);
  cell = cell_of (self, sector);
  camera = forcon_canvas_camera (self);
  if (cell == NULL)
    return FALSE;
  if (FORCON_ID_IS_NONE (formation)
      || !forcon_map_cache_token_at (self->cache, self->model, forcon_look_style (), camera, sector, formation, x, y))
    forcon_camera_to_screen (camera, cell->middle, x, y);
  return TRUE;
}

/* What is chosen, and what is drawn up */

void
forcon_map_view_choose (ForconMapView *self, ForconSectorId sector, ForconFormationId formation)
{
  g_autofree char *facts = NULL;

  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  /* A sector that was just made has a cell only in the model that comes next. */
  if (cell_of (self, sector) == NULL)
    {
      sector = FORCON_NO_SECTOR;
      formation = FORCON_NO_FORMATION;
    }
  if (self->model == NULL
      || (FORCON_ID_EQUAL (self->model->chosen_sector, sector)
          && FORCON_ID_EQUAL (self->model->chosen_formation, formation)))
    return;
  forcon_map_cache_spoil (self->cache, self->model->chosen_sector);
  forcon_map_cache_spoil (self->cache, sector);
  self->model->chosen_sector = sector;
  self->model->chosen_formation = formation;
  reveal (self, sector);
  facts = forcon_map_words_chosen (self->model);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, facts, -1);
  g_signal_emit (self, signals[POINTED], 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

char *
forcon_map_view_facts (ForconMapView *self)
{
  char *facts;

  g_return_val_if_fail (FORCON_IS_MAP_VIEW (self), NULL);
  if (self->model == NULL)
    return NULL;
  facts = forcon_map_words_thing (self->model, &self->hovered);
  if (facts == NULL && gtk_widget_has_focus (GTK_WIDGET (self)) && !FORCON_ID_IS_NONE (self->model->chosen_sector))
    facts = forcon_map_words_chosen (self->model);
  return facts;
}

void
forcon_map_view_set_draft (ForconMapView *self, const ForconMapDraft *draft)
{
  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->words, g_free);
  self->draft = draft != NULL ? *draft : (ForconMapDraft){ 0 };
  if (draft != NULL)
    {
      self->draft.path = self->path = g_memdup2 (draft->path, draft->n_path * sizeof *draft->path);
      self->draft.words = self->words = g_strdup (draft->words);
      reveal (self, draft->target);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
clear_plans (ForconMapView *self)
{
  g_clear_pointer (&self->plans.orders, g_array_unref);
  g_clear_pointer (&self->plans.reach, g_array_unref);
}

void
forcon_map_view_set_plans (ForconMapView *self, const ForconMapPlans *plans)
{
  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  clear_plans (self);
  self->plans = plans != NULL ? *plans : (ForconMapPlans){ 0 };
  if (self->plans.orders != NULL)
    g_array_ref (self->plans.orders);
  if (self->plans.reach != NULL)
    g_array_ref (self->plans.reach);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
forcon_map_view_aim (ForconMapView *self, ForconFormationId formation)
{
  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  self->aiming = formation;
  self->aim = self->model == NULL ? FORCON_NO_SECTOR : self->model->chosen_sector;
  if (!FORCON_ID_IS_NONE (formation))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

gboolean
forcon_map_view_aiming (ForconMapView *self)
{
  g_return_val_if_fail (FORCON_IS_MAP_VIEW (self), FALSE);
  return !FORCON_ID_IS_NONE (self->aiming);
}

/* The pointer */

static ForconMapThing
thing_at (ForconMapView *self, double x, double y)
{
  return forcon_map_cache_thing_at (self->cache, self->model, forcon_look_style (), forcon_canvas_camera (self), x, y);
}

gboolean
forcon_map_view_can_choose (const ForconMapToken *token)
{
  return token->level == FORCON_LEVEL_IDENTIFIED && !FORCON_ID_IS_NONE (token->formation);
}

static ForconFormationId
formation_of (const ForconMapThing *thing)
{
  return thing->token != NULL && forcon_map_view_can_choose (thing->token) ? thing->token->formation
                                                                           : FORCON_NO_FORMATION;
}

static gboolean
pick (ForconCanvas *canvas, gboolean inside, double x, double y)
{
  ForconMapView *self = FORCON_MAP_VIEW (canvas);
  ForconMapThing thing = inside ? thing_at (self, x, y) : (ForconMapThing){ 0 };

  if (thing.token == self->hovered.token && thing.sign == self->hovered.sign && thing.note == self->hovered.note
      && FORCON_ID_EQUAL (thing.sector, self->hovered.sector))
    return FALSE;
  self->hovered = thing;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self),
                                   self->movable && !FORCON_ID_IS_NONE (formation_of (&thing)) ? "grab" : NULL);
  g_signal_emit (self, signals[POINTED], 0);
  return TRUE;
}

static char *
facts (ForconCanvas *canvas, gboolean keyboard, double x, double y)
{
  ForconMapView *self = FORCON_MAP_VIEW (canvas);
  ForconMapThing thing;

  if (keyboard)
    return forcon_map_words_chosen (self->model);
  thing = thing_at (self, x, y);
  return forcon_map_words_thing (self->model, &thing);
}

static gboolean
press (ForconCanvas *canvas, double x, double y)
{
  ForconMapView *self = FORCON_MAP_VIEW (canvas);
  ForconMapThing thing = thing_at (self, x, y);

  self->grabbed_sector = self->over = thing.sector;
  self->grabbed = formation_of (&thing);
  forcon_map_view_press_edit (self, &thing, forcon_camera_to_table (forcon_canvas_camera (self), x, y));
  return FALSE;
}

static void
click (ForconCanvas *canvas, double x, double y)
{
  ForconMapView *self = FORCON_MAP_VIEW (canvas);

  if (self->edit != FORCON_MAP_EDIT_OFF)
    forcon_map_view_click_edit (self);
  else
    forcon_map_view_emit_chosen (self, self->grabbed_sector, self->grabbed);
}

static gboolean
drag_begin (ForconCanvas *canvas)
{
  ForconMapView *self = FORCON_MAP_VIEW (canvas);

  if (forcon_map_view_drags_sector (self))
    {
      forcon_map_view_emit_chosen (self, self->grabbed_sector, FORCON_NO_FORMATION);
      return TRUE;
    }
  if (!self->movable || FORCON_ID_IS_NONE (self->grabbed))
    return FALSE;
  forcon_map_view_aim (self, FORCON_NO_FORMATION);
  forcon_map_view_emit_chosen (self, self->grabbed_sector, self->grabbed);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
  return TRUE;
}

/* Tells where the formation is held whenever that is another sector. */
static void
drag_update (ForconCanvas *canvas, double x, double y)
{
  ForconMapView *self = FORCON_MAP_VIEW (canvas);
  ForconSectorId over = forcon_map_sector_at (self->model, forcon_camera_to_table (forcon_canvas_camera (self), x, y));

  if (!FORCON_ID_EQUAL (over, self->over))
    {
      self->over = over;
      if (!forcon_map_view_drags_sector (self))
        forcon_map_view_emit_dragged (self, self->grabbed, over);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drag_end (ForconCanvas *canvas)
{
  ForconMapView *self = FORCON_MAP_VIEW (canvas);

  if (forcon_map_view_drags_sector (self))
    forcon_map_view_drop_sector (self);
  else
    forcon_map_view_emit_dropped (self, self->grabbed,
                                  FORCON_ID_EQUAL (self->over, self->grabbed_sector) ? FORCON_NO_SECTOR : self->over);
}

static void
drag_cancel (ForconCanvas *canvas)
{
  ForconMapView *self = FORCON_MAP_VIEW (canvas);

  if (forcon_map_view_drags_sector (self))
    return;
  self->aiming = FORCON_NO_FORMATION;
  forcon_map_view_emit_dropped (self, self->grabbed, FORCON_NO_SECTOR);
}

/* The other button asks for a menu of what lies there. */
static void
on_other_button (ForconMapView *self, int n_press, double x, double y)
{
  ForconMapThing thing;

  if (self->model == NULL)
    return;
  thing = thing_at (self, x, y);
  if (FORCON_ID_IS_NONE (thing.sector))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  forcon_map_view_emit_chosen (self, thing.sector, formation_of (&thing));
  forcon_map_view_emit_asked (self, x, y);
}

/* Tab goes through the formations of the chosen sector, and then on to what is beside the map. */
static gboolean
forcon_map_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean back = direction == GTK_DIR_TAB_BACKWARD;

  if (gtk_widget_is_focus (widget) && (back || direction == GTK_DIR_TAB_FORWARD)
      && forcon_map_view_step_formation (FORCON_MAP_VIEW (widget), back))
    return TRUE;
  return GTK_WIDGET_CLASS (forcon_map_view_parent_class)->focus (widget, direction);
}

/* The widget */

static void
forcon_map_view_finalize (GObject *object)
{
  ForconMapView *self = FORCON_MAP_VIEW (object);

  g_clear_pointer (&self->model, forcon_map_model_free);
  g_clear_pointer (&self->cache, forcon_map_cache_free);
  g_clear_pointer (&self->kept, gsk_render_node_unref);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->words, g_free);
  clear_plans (self);
  g_clear_pointer (&self->places, g_array_unref);
  g_clear_pointer (&self->marked, g_array_unref);
  g_clear_object (&self->tracing);
  G_OBJECT_CLASS (forcon_map_view_parent_class)->finalize (object);
}

static void
forcon_map_view_class_init (ForconMapViewClass *klass)
{
  static const char *const names[] = { [CHOSEN] = "chosen", [DRAGGED] = "dragged", [DROPPED] = "dropped" };
  ForconCanvasClass *canvas_class = FORCON_CANVAS_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_map_view_finalize;
  GTK_WIDGET_CLASS (klass)->focus = forcon_map_view_focus;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "mapview");
  canvas_class->margin = MARGIN;
  canvas_class->reveal = REVEAL;
  canvas_class->extent = extent;
  canvas_class->draw = draw;
  canvas_class->anchor = anchor;
  canvas_class->pick = pick;
  canvas_class->facts = facts;
  canvas_class->press = press;
  canvas_class->click = click;
  canvas_class->drag_begin = drag_begin;
  canvas_class->drag_update = drag_update;
  canvas_class->drag_end = drag_end;
  canvas_class->drag_cancel = drag_cancel;
  canvas_class->key = forcon_map_view_take_key;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    signals[i] = g_signal_new (names[i], type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT,
                               G_TYPE_UINT);
  signals[ASKED] = g_signal_new ("asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4, G_TYPE_UINT,
                                 G_TYPE_UINT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  signals[EDITED] = g_signal_new ("edited", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 5, G_TYPE_UINT,
                                  G_TYPE_UINT, G_TYPE_UINT, G_TYPE_INT, G_TYPE_INT);
  signals[POINTED] = g_signal_new ("pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
forcon_map_view_init (ForconMapView *self)
{
  GtkGesture *other_button = gtk_gesture_click_new ();

  self->cache = forcon_map_cache_new ();
  self->marked = g_array_new (FALSE, FALSE, sizeof (ForconSectorId));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (other_button), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (other_button, "pressed", G_CALLBACK (on_other_button), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (other_button));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Sector map"), -1);
  g_signal_connect_object (forcon_preferences (), "changed::" FORCON_PREFERENCE_MAP_SCALE,
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}
