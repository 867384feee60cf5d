/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/map-view-private.h"

#include <adwaita.h>

#include "app/widgets/look.h"
#include "app/map/map-words.h"
#include "app/widgets/preferences.h"

/* Kept free round the fitted map, px. */
#define MARGIN 14

/* In a frame so much is drawn of what has not been drawn before, µs: the rest follows in the next ones. */
#define DRAWING_TIME 12000

/* What is nearer to the edge than this is brought to the middle, px. */
#define REVEAL 40

enum { PROP_0, PROP_INTERACTIVE, PROP_MOVABLE, N_PROPERTIES };
enum { CHOSEN, DRAGGED, DROPPED, ASKED, POINTED, N_SIGNALS };

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ForconMapView, forcon_map_view, GTK_TYPE_DRAWING_AREA)

static double
width_of (ForconMapView *self)
{
  return gtk_widget_get_width (GTK_WIDGET (self));
}

static double
height_of (ForconMapView *self)
{
  return gtk_widget_get_height (GTK_WIDGET (self));
}

static void
fit (ForconMapView *self, double width, double height)
{
  if (self->model != NULL)
    self->camera = forcon_camera_fit (self->model->size, width, height, MARGIN);
}

static gboolean
go_on (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FORCON_MAP_VIEW (widget)->refining = 0;
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  ForconMapView *self = FORCON_MAP_VIEW (area);
  ForconMapDraft draft = self->draft;

  if (self->model == NULL)
    return;
  if (!forcon_map_cache_draw_some (self->cache, cr, self->model, forcon_look_style (), &self->camera, width, height,
                                   gtk_widget_get_scale_factor (GTK_WIDGET (self)), DRAWING_TIME)
      && self->refining == 0)
    self->refining = gtk_widget_add_tick_callback (GTK_WIDGET (self), go_on, NULL, NULL);
  if (FORCON_ID_IS_NONE (draft.formation))
    return;
  draft.path = (const ForconSectorId *) (gpointer) self->path->data;
  draft.n_path = self->path->len;
  draft.words = self->words;
  draft.placed = draft.n_path > 0
                 && forcon_map_cache_token_at (self->cache, self->model, forcon_look_style (), &self->camera,
                                               draft.path[0], draft.formation, &draft.from_x, &draft.from_y);
  draft.held = self->drag == FORCON_MAP_DRAG_TOKEN;
  draft.x = self->pointer_x;
  draft.y = self->pointer_y;
  forcon_render_map_draft (cr, self->model, forcon_look_style (), &self->camera, width, height, &draft);
}

static void
on_resize (ForconMapView *self, int width, int height)
{
  if (self->model == NULL)
    return;
  if (self->fitted)
    fit (self, width, height);
  else
    forcon_camera_hold (&self->camera, self->model->size, width, height);
}

ForconMapThing
forcon_map_view_thing_at (ForconMapView *self, double x, double y)
{
  if (self->model == NULL)
    return (ForconMapThing){ 0 };
  return forcon_map_cache_thing_at (self->cache, self->model, forcon_look_style (), &self->camera, x, y);
}

ForconMapView *
forcon_map_view_new (void)
{
  return g_object_new (FORCON_TYPE_MAP_VIEW, NULL);
}

/* What was under the pointer is not there any more. */
static void
forget_pointed (ForconMapView *self)
{
  self->hovered = (ForconMapThing){ 0 };
}

void
forcon_map_view_set_model (ForconMapView *self, ForconMapModel *model)
{
  gboolean same, renewed;

  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  same = self->model != NULL && model != NULL && forcon_point_equal (self->model->size, model->size);
  renewed = same && self->model->sight == model->sight && FORCON_ID_EQUAL (self->model->admiral, model->admiral);
  if (model != NULL && self->model != NULL)
    {
      model->chosen_sector = self->model->chosen_sector;
      model->chosen_formation = self->model->chosen_formation;
    }
  g_clear_pointer (&self->model, forcon_map_model_free);
  self->model = model;
  /* Of what others know nothing may shine through, not even for a moment. */
  if (renewed)
    forcon_map_cache_renew (self->cache);
  else
    forcon_map_cache_forget (self->cache);
  forget_pointed (self);
  if (!same)
    forcon_map_view_fit (self);
  forcon_map_view_tell_pointed (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const ForconMapModel *
forcon_map_view_model (ForconMapView *self)
{
  g_return_val_if_fail (FORCON_IS_MAP_VIEW (self), NULL);
  return self->model;
}

static void
set_interactive (ForconMapView *self, gboolean interactive)
{
  if (self->interactive == interactive)
    return;
  self->interactive = interactive;
  gtk_widget_set_focusable (GTK_WIDGET (self), interactive);
  gtk_widget_set_can_target (GTK_WIDGET (self), interactive);
  if (!interactive)
    forcon_map_view_fit (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_INTERACTIVE]);
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
  if (self->movable == movable)
    return;
  self->movable = movable;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MOVABLE]);
}

/* Which part is seen */

static void
hold (ForconMapView *self)
{
  self->fitted = FALSE;
  forcon_camera_hold (&self->camera, self->model->size, width_of (self), height_of (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
forcon_map_view_pan (ForconMapView *self, double x, double y)
{
  if (self->model == NULL)
    return;
  self->camera.x = x;
  self->camera.y = y;
  hold (self);
}

void
forcon_map_view_zoom_at (ForconMapView *self, double factor, double x, double y)
{
  if (self->model == NULL)
    return;
  forcon_camera_zoom (&self->camera, factor, x, y);
  hold (self);
}

void
forcon_map_view_zoom (ForconMapView *self, double factor)
{
  double x, y;

  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  if (self->model == NULL)
    return;
  if (!forcon_map_view_place_of (self, self->model->chosen_sector, FORCON_NO_FORMATION, &x, &y) || x < 0 || y < 0
      || x > width_of (self) || y > height_of (self))
    {
      x = width_of (self) / 2;
      y = height_of (self) / 2;
    }
  forcon_map_view_zoom_at (self, factor, x, y);
}

void
forcon_map_view_fit (ForconMapView *self)
{
  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  self->fitted = TRUE;
  fit (self, width_of (self), height_of (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
forcon_map_view_centre (ForconMapView *self, ForconSectorId sector)
{
  const ForconMapCell *cell;

  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  cell = self->model == NULL ? NULL : forcon_map_cell (self->model, sector);
  if (cell == NULL)
    return;
  forcon_camera_centre (&self->camera, cell->middle, width_of (self), height_of (self));
  hold (self);
}

/* Brings the sector to the middle if it is out of view. */
static void
reveal (ForconMapView *self, ForconSectorId sector)
{
  double x, y;

  if (self->fitted || !forcon_map_view_place_of (self, sector, FORCON_NO_FORMATION, &x, &y))
    return;
  if (x < REVEAL || y < REVEAL || x > width_of (self) - REVEAL || y > height_of (self) - REVEAL)
    forcon_map_view_centre (self, sector);
}

gboolean
forcon_map_view_place_of (ForconMapView *self, ForconSectorId sector, ForconFormationId formation, double *x, double *y)
{
  const ForconMapCell *cell;

  g_return_val_if_fail (FORCON_IS_MAP_VIEW (self), FALSE);
  cell = self->model == NULL ? NULL : forcon_map_cell (self->model, sector);
  if (cell == NULL)
    return FALSE;
  if (!FORCON_ID_IS_NONE (formation)
      && forcon_map_cache_token_at (self->cache, self->model, forcon_look_style (), &self->camera, sector, formation, x,
                                    y))
    return TRUE;
  forcon_camera_to_screen (&self->camera, cell->middle, x, y);
  return TRUE;
}

/* What is chosen, and what is drawn up */

/* Says to a screen reader what the ring is round. */
static void
describe (ForconMapView *self)
{
  g_autofree char *facts = forcon_map_words_chosen (self->model);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, facts, -1);
}

void
forcon_map_view_choose (ForconMapView *self, ForconSectorId sector, ForconFormationId formation)
{
  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  if (self->model == NULL
      || (FORCON_ID_EQUAL (self->model->chosen_sector, sector)
          && FORCON_ID_EQUAL (self->model->chosen_formation, formation)))
    return;
  forcon_map_cache_spoil (self->cache, self->model->chosen_sector);
  forcon_map_cache_spoil (self->cache, sector);
  self->model->chosen_sector = sector;
  self->model->chosen_formation = formation;
  reveal (self, sector);
  describe (self);
  forcon_map_view_tell_pointed (self);
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
  g_array_set_size (self->path, 0);
  g_clear_pointer (&self->words, g_free);
  self->draft = draft != NULL ? *draft : (ForconMapDraft){ 0 };
  if (draft != NULL)
    {
      g_array_append_vals (self->path, draft->path, draft->n_path);
      self->words = g_strdup (draft->words);
      reveal (self, draft->target);
    }
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

/* The signals */

void
forcon_map_view_tell_pointed (ForconMapView *self)
{
  g_signal_emit (self, signals[POINTED], 0);
}

void
forcon_map_view_tell_chosen (ForconMapView *self, ForconSectorId sector, ForconFormationId formation)
{
  forcon_map_view_choose (self, sector, formation);
  g_signal_emit (self, signals[CHOSEN], 0, (guint) sector.value, (guint) formation.value);
}

void
forcon_map_view_tell_dragged (ForconMapView *self, ForconFormationId formation, ForconSectorId sector)
{
  g_signal_emit (self, signals[DRAGGED], 0, (guint) formation.value, (guint) sector.value);
}

void
forcon_map_view_tell_dropped (ForconMapView *self, ForconFormationId formation, ForconSectorId sector)
{
  g_signal_emit (self, signals[DROPPED], 0, (guint) formation.value, (guint) sector.value);
}

void
forcon_map_view_tell_asked (ForconMapView *self, double x, double y)
{
  g_signal_emit (self, signals[ASKED], 0, (guint) self->model->chosen_sector.value,
                 (guint) self->model->chosen_formation.value, x, y);
}

/* The widget */

static gboolean
forcon_map_view_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  ForconMapView *self = FORCON_MAP_VIEW (widget);
  g_autofree char *facts = NULL;

  if (self->model == NULL || self->drag > FORCON_MAP_DRAG_CLICK)
    return FALSE;
  if (keyboard)
    facts = forcon_map_words_chosen (self->model);
  else
    {
      ForconMapThing thing = forcon_map_view_thing_at (self, x, y);

      facts = forcon_map_words_thing (self->model, &thing);
    }
  gtk_tooltip_set_text (tooltip, facts);
  return facts != NULL;
}

/* Tab goes through the formations of the chosen sector, and then on to what is beside the map. */
static gboolean
forcon_map_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  ForconMapView *self = FORCON_MAP_VIEW (widget);
  gboolean back = direction == GTK_DIR_TAB_BACKWARD;

  if (gtk_widget_is_focus (widget) && (back || direction == GTK_DIR_TAB_FORWARD)
      && forcon_map_view_step_formation (self, back))
    return TRUE;
  return GTK_WIDGET_CLASS (forcon_map_view_parent_class)->focus (widget, direction);
}

static void
forcon_map_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ForconMapView *self = FORCON_MAP_VIEW (object);

  if (id == PROP_INTERACTIVE)
    g_value_set_boolean (value, self->interactive);
  else if (id == PROP_MOVABLE)
    g_value_set_boolean (value, self->movable);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
forcon_map_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ForconMapView *self = FORCON_MAP_VIEW (object);

  if (id == PROP_INTERACTIVE)
    set_interactive (self, g_value_get_boolean (value));
  else if (id == PROP_MOVABLE)
    forcon_map_view_set_movable (self, g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
forcon_map_view_finalize (GObject *object)
{
  ForconMapView *self = FORCON_MAP_VIEW (object);

  g_clear_pointer (&self->model, forcon_map_model_free);
  g_clear_pointer (&self->cache, forcon_map_cache_free);
  g_clear_pointer (&self->path, g_array_unref);
  g_clear_pointer (&self->words, g_free);
  G_OBJECT_CLASS (forcon_map_view_parent_class)->finalize (object);
}

static void
add_signals (ForconMapViewClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);
  static const char *const names[] = { [CHOSEN] = "chosen", [DRAGGED] = "dragged", [DROPPED] = "dropped" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    signals[i] = g_signal_new (names[i], type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT,
                               G_TYPE_UINT);
  signals[ASKED] = g_signal_new ("asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4, G_TYPE_UINT,
                                 G_TYPE_UINT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  signals[POINTED] = g_signal_new ("pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
forcon_map_view_class_init (ForconMapViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->finalize = forcon_map_view_finalize;
  object_class->get_property = forcon_map_view_get_property;
  object_class->set_property = forcon_map_view_set_property;
  properties[PROP_INTERACTIVE] = g_param_spec_boolean ("interactive", NULL, NULL, TRUE, flags);
  properties[PROP_MOVABLE] = g_param_spec_boolean ("movable", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  add_signals (klass);
  widget_class->query_tooltip = forcon_map_view_query_tooltip;
  widget_class->focus = forcon_map_view_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "mapview");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/map-view.ui");
  forcon_map_view_bind_input (widget_class);
}

static void
forcon_map_view_init (ForconMapView *self)
{
  self->cache = forcon_map_cache_new ();
  self->path = g_array_new (FALSE, FALSE, sizeof (ForconSectorId));
  self->fitted = TRUE;
  self->interactive = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), draw, NULL, NULL);
  g_signal_connect (self, "resize", G_CALLBACK (on_resize), NULL);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (forcon_preferences (), "changed::" FORCON_PREFERENCE_MAP_SCALE,
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}
