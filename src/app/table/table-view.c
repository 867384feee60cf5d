/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/table-view-private.h"

#include <adwaita.h>

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/widgets/look.h"
#include "render/table/render.h"

/* Kept free round the fitted table for its frame and figures, px. */
#define MARGIN 26

/* A selected ship nearer to the edge than this is brought to the middle, px. */
#define REVEAL 24

G_DEFINE_FINAL_TYPE (ForconTableView, forcon_table_view, GTK_TYPE_DRAWING_AREA)

gboolean
forcon_table_view_ready (ForconTableView *self)
{
  return self->session != NULL && forcon_session_battle (self->session) != NULL;
}

/* The layers that help with what the selected ship can do now. */
static ForconLayers
layers_for (ForconTableView *self)
{
  ForconLayers layers = FORCON_LAYER_GRID | FORCON_LAYER_LABELS | FORCON_LAYER_MARKS | FORCON_LAYER_TRAILS
                        | FORCON_LAYER_FORMATIONS | FORCON_LAYER_COURSES;

  if (forcon_session_may_move (self->session))
    layers |= FORCON_LAYER_REACH;
  if (forcon_session_may_fire (self->session) && !forcon_session_draft (self->session)->launching)
    layers |= FORCON_LAYER_ARCS | FORCON_LAYER_RANGES;
  return layers;
}

/* Returns: what there is to draw but for the ghost and the shot */
static ForconTableModel
model_of (ForconTableView *self)
{
  const ForconDraft *draft = forcon_session_draft (self->session);
  ForconTableModel model
      = forcon_table_model (forcon_session_battle (self->session), forcon_session_rules (self->session));

  model.planet = self->planet;
  model.layers = layers_for (self);
  model.selected = draft->ship;
  model.target = forcon_session_may_fire (self->session) ? draft->target : FORCON_NO_SHIP;
  model.target_salvo = draft->target_salvo;
  model.chosen = draft->thing;
  model.weapons = draft->weapons;
  model.hovered = self->hovered;
  model.trails = (const ForconTrail *) self->trails->data;
  model.n_trails = self->trails->len;
  return model;
}

/* The far corner of the map that is shown. */
static ForconPoint
map_size (ForconTableView *self)
{
  ForconTableModel model = model_of (self);

  return forcon_table_size (&model);
}

static void
fit (ForconTableView *self, double width, double height)
{
  self->camera = forcon_camera_fit (map_size (self), width, height, MARGIN);
}

static void
aim (ForconTableView *self, ForconTableModel *model)
{
  ForconCommand command;
  ForconVerdict verdict;

  if ((FORCON_ID_IS_NONE (model->target) && FORCON_ID_IS_NONE (model->target_salvo))
      || forcon_session_draft (self->session)->launching)
    return;
  command = forcon_session_fire_command (self->session);
  verdict = forcon_session_try (self->session, &command);
  model->shot = (ForconShotLine){
    .shooter = model->selected,
    .target = model->target,
    .salvo = model->target_salvo,
    .legal = forcon_verdict_allows (&verdict),
  };
}

static void
draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  ForconTableView *self = FORCON_TABLE_VIEW (area);
  g_auto (ForconDraftGhost) ghost = { 0 };
  ForconTableModel model;

  if (!forcon_table_view_ready (self))
    return;
  model = model_of (self);
  if (forcon_draft_ghost_make (&ghost, self->session))
    model.ghost = &ghost.ghost;
  aim (self, &model);
  forcon_render_table (cr, &model, forcon_look_style (), &self->camera, width, height);
}

static void
on_resize (ForconTableView *self, int width, int height)
{
  if (!forcon_table_view_ready (self))
    return;
  if (self->fitted)
    fit (self, width, height);
  else
    forcon_camera_hold (&self->camera, map_size (self), width, height);
}

ForconShipId
forcon_table_view_ship_at (ForconTableView *self, double x, double y)
{
  ForconTableModel model = model_of (self);

  return forcon_table_ship_at (&model, forcon_look_style (), &self->camera, x, y);
}

ForconTableThing
forcon_table_view_thing_at (ForconTableView *self, double x, double y)
{
  ForconTableModel model = model_of (self);

  return forcon_table_thing_at (&model, forcon_look_style (), &self->camera, x, y);
}

ForconObjectId
forcon_table_view_planet (ForconTableView *self)
{
  g_return_val_if_fail (FORCON_IS_TABLE_VIEW (self), FORCON_NO_OBJECT);
  return self->planet;
}

void
forcon_table_view_set_planet (ForconTableView *self, ForconObjectId planet)
{
  g_return_if_fail (FORCON_IS_TABLE_VIEW (self));
  if (FORCON_ID_EQUAL (planet, self->planet))
    return;
  self->planet = planet;
  forcon_table_view_fit (self);
}

void
forcon_table_view_to_screen (ForconTableView *self, ForconPoint point, double *x, double *y)
{
  g_return_if_fail (FORCON_IS_TABLE_VIEW (self));
  forcon_camera_to_screen (&self->camera, point, x, y);
}

static void
hold (ForconTableView *self)
{
  self->fitted = FALSE;
  forcon_camera_hold (&self->camera, map_size (self), gtk_widget_get_width (GTK_WIDGET (self)),
                      gtk_widget_get_height (GTK_WIDGET (self)));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
forcon_table_view_pan (ForconTableView *self, double x, double y)
{
  self->camera.x = x;
  self->camera.y = y;
  hold (self);
}

void
forcon_table_view_zoom_at (ForconTableView *self, double factor, double x, double y)
{
  if (!forcon_table_view_ready (self))
    return;
  forcon_camera_zoom (&self->camera, factor, x, y);
  hold (self);
}

void
forcon_table_view_zoom (ForconTableView *self, double factor)
{
  g_return_if_fail (FORCON_IS_TABLE_VIEW (self));
  forcon_table_view_zoom_at (self, factor, gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
                             gtk_widget_get_height (GTK_WIDGET (self)) / 2.0);
}

void
forcon_table_view_fit (ForconTableView *self)
{
  g_return_if_fail (FORCON_IS_TABLE_VIEW (self));
  if (!forcon_table_view_ready (self))
    return;
  self->fitted = TRUE;
  fit (self, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Brings a ship that was selected elsewhere into view. */
static void
reveal (ForconTableView *self)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconShipId ship = forcon_session_draft (self->session)->ship;
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  double x, y;

  if (FORCON_ID_EQUAL (ship, self->revealed))
    return;
  self->revealed = ship;
  if (!FORCON_ID_IS_NONE (ship))
    forcon_table_view_set_planet (self, forcon_battle_ship (battle, ship)->planet);
  if (self->fitted || FORCON_ID_IS_NONE (ship))
    return;
  forcon_camera_to_screen (&self->camera, forcon_battle_ship (battle, ship)->position, &x, &y);
  if (x < REVEAL || y < REVEAL || x > width - REVEAL || y > height - REVEAL)
    forcon_camera_centre (&self->camera, forcon_battle_ship (battle, ship)->position, width, height);
}

static void
on_draft_changed (ForconTableView *self)
{
  if (forcon_table_view_ready (self))
    reveal (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Adds the moves of an entry; returns whether a turn began in it. */
static gboolean
add_trails (ForconTableView *self, const ForconEntry *entry)
{
  gboolean began = FALSE;

  for (guint i = 0; i < entry->events->len; i++)
    {
      const ForconEvent *event = &g_array_index (entry->events, ForconEvent, i);
      ForconTrail trail = { 0 };

      began = began || event->kind == FORCON_EVENT_TURN_BEGUN;
      if (event->kind == FORCON_EVENT_SHIP_MOVED)
        {
          trail.ship = event->ship_moved.ship;
          trail.path = forcon_move_path_made (event->ship_moved.from, event->ship_moved.to,
                                              event->ship_moved.from_heading, &event->ship_moved.legs);
        }
      else if (event->kind == FORCON_EVENT_SALVO_MOVED)
        {
          trail.salvo = event->salvo_moved.salvo;
          trail.path = forcon_move_path_made (event->salvo_moved.from, event->salvo_moved.to,
                                              event->salvo_moved.from_heading, &event->salvo_moved.legs);
        }
      else
        continue;
      g_array_append_val (self->trails, trail);
    }
  return began;
}

/* The planet whose orbit is shown may be gone, and nobody be there any more. */
static void
check_planet (ForconTableView *self)
{
  ForconTableModel model = model_of (self);

  if (!FORCON_ID_IS_NONE (self->planet) && forcon_table_count_in_orbit (&model, self->planet) == 0)
    forcon_table_view_set_planet (self, FORCON_NO_OBJECT);
}

/* Trails show the moves of this turn. */
static void
on_battle_changed (ForconTableView *self)
{
  g_array_set_size (self->trails, 0);
  self->hovered = FORCON_NO_SHIP;
  if (!forcon_table_view_ready (self))
    return;
  for (guint i = forcon_session_n_entries (self->session); i > 0; i--)
    if (add_trails (self, forcon_session_entry (self->session, i - 1)))
      break;
  check_planet (self);
  self->revealed = FORCON_NO_SHIP;
}

void
forcon_table_view_set_session (ForconTableView *self, ForconSession *session)
{
  g_return_if_fail (FORCON_IS_TABLE_VIEW (self) && self->session == NULL);
  self->session = g_object_ref (session);
  g_signal_connect_object (session, "opened", G_CALLBACK (forcon_table_view_fit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "battle-changed", G_CALLBACK (on_battle_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "draft-changed", G_CALLBACK (on_draft_changed), self, G_CONNECT_SWAPPED);
}

static gboolean
forcon_table_view_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  ForconTableView *self = FORCON_TABLE_VIEW (widget);
  g_autofree char *facts = NULL;
  ForconShipId ship;

  if (keyboard || !forcon_table_view_ready (self) || self->drag > FORCON_DRAG_CLICK)
    return FALSE;
  ship = forcon_table_view_ship_at (self, x, y);
  if (FORCON_ID_IS_NONE (ship))
    return FALSE;
  facts = forcon_table_view_facts (self, ship);
  gtk_tooltip_set_text (tooltip, facts);
  return TRUE;
}

static void
forcon_table_view_dispose (GObject *object)
{
  ForconTableView *self = FORCON_TABLE_VIEW (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->trails, g_array_unref);
  G_OBJECT_CLASS (forcon_table_view_parent_class)->dispose (object);
}

static void
forcon_table_view_class_init (ForconTableViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_table_view_dispose;
  widget_class->query_tooltip = forcon_table_view_query_tooltip;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "tableview");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/table-view.ui");
  forcon_table_view_bind_input (widget_class);
}

static void
forcon_table_view_init (ForconTableView *self)
{
  self->trails = g_array_new (FALSE, FALSE, sizeof (ForconTrail));
  self->fitted = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), draw, NULL, NULL);
  g_signal_connect (self, "resize", G_CALLBACK (on_resize), NULL);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}
