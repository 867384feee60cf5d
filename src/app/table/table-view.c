/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/table-view.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/session/session-ask.h"
#include "app/session/session-draft.h"
#include "app/session/session-plan.h"
#include "app/table/draft-ghost.h"
#include "app/table/plan-sketch.h"
#include "app/table/table-picture.h"
#include "app/widgets/look.h"
#include "base/text.h"
#include "engine/state/ship.h"
#include "render/card/card-model.h"
#include "render/drawing/labels.h"
#include "render/table/render.h"

/* Kept free round the fitted table for its frame and figures, px. */
#define MARGIN 26

/* A selected ship nearer to the edge than this is brought to the middle, px. */
#define REVEAL 24

/* A ghost is found within this, px. */
#define GHOST_REACH 12

/* How much an arrow key pans, px. */
#define ARROW_STEP 48

struct _ForconTableView {
  ForconCanvas parent;

  /* Model */
  ForconSession *session;

  /* Owned */
  GArray *trails;
  ForconLabelPlaces *places;
  ForconTablePicture *picture;

  /* Which map: a planet's low orbit, or none: the table. */
  ForconObjectId planet;

  /* What is under the pointer, and the formation that is looked at, whose counters are spread. */
  ForconShipId hovered;
  ForconFormationId looked;
  ForconSpread spread;

  /* While a button is held: on what it was pressed, and whether the master says where something goes. */
  ForconTableThing grabbed;
  gboolean placing;

  /* Whether a frame is drawn round formations that are to move together, and from where to where, px. */
  double press_x;
  double press_y;
  gboolean framing;
  double frame[4];

  /* To see that another ship was selected. */
  ForconShipId revealed;
};

G_DEFINE_FINAL_TYPE (ForconTableView, forcon_table_view, FORCON_TYPE_CANVAS)

/* Drawing */

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
  model.group = (const ForconFormationId *) forcon_session_group (self->session)->data;
  model.n_group = forcon_session_group (self->session)->len;
  forcon_table_spread (&model, forcon_look_style (), forcon_canvas_camera (self), self->looked, &self->spread);
  model.spread = &self->spread;
  model.places = self->places;
  model.trails = (const ForconTrail *) self->trails->data;
  model.n_trails = self->trails->len;
  return model;
}

static gboolean
extent (ForconCanvas *canvas, ForconPoint *size)
{
  ForconTableView *self = FORCON_TABLE_VIEW (canvas);
  ForconTableModel model;

  if (self->session == NULL || forcon_session_battle (self->session) == NULL)
    return FALSE;
  model = model_of (self);
  *size = forcon_table_size (&model);
  return TRUE;
}

/* Returns: the shot that is being aimed, or none */
static ForconShotLine
shot_of (ForconTableView *self, const ForconTableModel *model)
{
  ForconCommand command;
  ForconVerdict verdict;

  if ((FORCON_ID_IS_NONE (model->target) && FORCON_ID_IS_NONE (model->target_salvo))
      || forcon_session_draft (self->session)->launching)
    return (ForconShotLine){ 0 };
  command = forcon_session_fire_command (self->session);
  verdict = forcon_session_try (self->session, &command);
  return (ForconShotLine){ .shooter = model->selected,
                           .target = model->target,
                           .salvo = model->target_salvo,
                           .legal = forcon_verdict_allows (&verdict) };
}

/* Round what is to be chosen together. */
static void
append_frame (ForconTableView *self, GtkSnapshot *snapshot)
{
  ForconColour colour = forcon_look_style ()->inks[FORCON_INK_SELECTED];
  double width = self->frame[2] - self->frame[0], height = self->frame[3] - self->frame[1];
  double dash = 4;
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT ((float) MIN (self->frame[0], self->frame[2]) - 1,
                                     (float) MIN (self->frame[1], self->frame[3]) - 1, (float) fabs (width) + 2,
                                     (float) fabs (height) + 2));

  cairo_rectangle (cr, self->frame[0], self->frame[1], width, height);
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, 0.12);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, 1);
  cairo_set_dash (cr, &dash, 1, 0);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static gboolean
draw (ForconCanvas *canvas, GtkSnapshot *snapshot, int width, int height)
{
  ForconTableView *self = FORCON_TABLE_VIEW (canvas);
  ForconTableModel model = model_of (self);
  const ForconTableSight sight = { forcon_look_style (), forcon_canvas_camera (self), width, height,
                                   gtk_widget_get_scale_factor (GTK_WIDGET (self)) };
  g_auto (ForconDraftGhost) ghost = { 0 };
  g_auto (ForconPlanSketch) plan = { 0 };
  ForconGhost chosen;
  gboolean all;

  if (forcon_draft_ghost_make (&ghost, self->session))
    model.ghost = &ghost.ghost;
  forcon_plan_sketch_make (&plan, self->session);
  if (model.ghost == NULL && forcon_plan_sketch_take_chosen (&plan, &chosen))
    model.ghost = &chosen;
  model.plans = (const ForconGhost *) plan.moves->data;
  model.n_plans = plan.moves->len;
  model.shots = (const ForconShotLine *) plan.shots->data;
  model.n_shots = plan.shots->len;
  /* The plan has the shot of its own for the ship. */
  if (!forcon_session_shows_plan (self->session))
    model.shot = shot_of (self, &model);
  all = forcon_table_picture_append (self->picture, snapshot, &model, &sight, forcon_canvas_is_moving (self));
  if (self->framing)
    append_frame (self, snapshot);
  return all;
}

/* What is shown */

ForconObjectId
forcon_table_view_planet (ForconTableView *self)
{
  g_return_val_if_fail (FORCON_IS_TABLE_VIEW (self), FORCON_NO_OBJECT);
  return self->planet;
}

const ForconSpread *
forcon_table_view_spread (ForconTableView *self)
{
  g_return_val_if_fail (FORCON_IS_TABLE_VIEW (self), NULL);
  return &self->spread;
}

void
forcon_table_view_set_planet (ForconTableView *self, ForconObjectId planet)
{
  g_return_if_fail (FORCON_IS_TABLE_VIEW (self));
  if (FORCON_ID_EQUAL (planet, self->planet))
    return;
  self->planet = planet;
  forcon_table_picture_forget (self->picture);
  forcon_canvas_fit (self);
}

/*
 * A formation is looked at by the pointer on one of its ships, and stays so until the pointer leaves all of it; else
 * that of the selected ship, so that the keyboard does the same. Returns: whether it is another
 */
static gboolean
look (ForconTableView *self, ForconShipId ship, gboolean among)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconFormationId before = self->looked;

  if (FORCON_ID_IS_NONE (ship) && among)
    return FALSE;
  if (FORCON_ID_IS_NONE (ship))
    ship = forcon_session_draft (self->session)->ship;
  self->looked = battle == NULL || FORCON_ID_IS_NONE (ship) || ship.value > battle->n_ships
                     ? FORCON_NO_FORMATION
                     : forcon_battle_ship (battle, ship)->formation;
  return !FORCON_ID_EQUAL (self->looked, before);
}

/* Brings a ship that was selected elsewhere into view. */
static void
on_draft_changed (ForconTableView *self)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconShipId ship = forcon_session_draft (self->session)->ship;

  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (battle == NULL || FORCON_ID_EQUAL (ship, self->revealed))
    return;
  self->revealed = ship;
  look (self, self->hovered, FALSE);
  if (FORCON_ID_IS_NONE (ship))
    return;
  forcon_table_view_set_planet (self, forcon_battle_ship (battle, ship)->planet);
  forcon_canvas_reveal (self, forcon_battle_ship (battle, ship)->position);
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

/* Trails show the moves of this turn. The planet whose orbit is shown may be gone, and nobody be there any more. */
static void
on_battle_changed (ForconTableView *self)
{
  ForconTableModel model;

  g_array_set_size (self->trails, 0);
  forcon_table_picture_forget (self->picture);
  self->hovered = FORCON_NO_SHIP;
  self->looked = FORCON_NO_FORMATION;
  if (forcon_session_battle (self->session) == NULL)
    return;
  for (guint i = forcon_session_n_entries (self->session); i > 0; i--)
    if (add_trails (self, forcon_session_entry (self->session, i - 1)))
      break;
  model = model_of (self);
  if (!FORCON_ID_IS_NONE (self->planet) && forcon_table_count_in_orbit (&model, self->planet) == 0)
    forcon_table_view_set_planet (self, FORCON_NO_OBJECT);
  self->revealed = FORCON_NO_SHIP;
  look (self, FORCON_NO_SHIP, FALSE);
}

/* The pointer */

static ForconShipId
ship_at (ForconTableView *self, double x, double y)
{
  ForconTableModel model = model_of (self);

  return forcon_table_ship_at (&model, forcon_look_style (), forcon_canvas_camera (self), x, y);
}

static gboolean
pick (ForconCanvas *canvas, gboolean inside, double x, double y)
{
  ForconTableView *self = FORCON_TABLE_VIEW (canvas);
  ForconShipId ship = inside ? ship_at (self, x, y) : FORCON_NO_SHIP;
  gboolean among = inside && self->spread.n > 0
                   && hypot (x - self->spread.middle_x, y - self->spread.middle_y) <= self->spread.reach;
  gboolean looks = look (self, ship, among);

  if (FORCON_ID_EQUAL (ship, self->hovered) && !looks)
    return FALSE;
  self->hovered = ship;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}

static void
add_line (GString *text, char *line)
{
  if (*line != '\0')
    g_string_append_printf (text, "\n%s", line);
  g_free (line);
}

/* What a master wants to know of a ship at a glance. */
static char *
facts_of (ForconTableView *self, ForconShipId ship)
{
  const ForconBattle *battle = forcon_session_battle (self->session);
  const ForconCard *card = forcon_battle_card (battle, ship);
  const ForconShip *state = forcon_battle_ship (battle, ship);
  ForconShipId selected = forcon_session_draft (self->session)->ship;
  GString *text = g_string_new (forcon_name (card->name));
  g_autofree char *type = forcon_text_capitalise (forcon_label_ship_type (card->type));
  g_autofree char *heading = forcon_angle_to_text (state->heading);

  add_line (text, g_strdup_printf ("%s · %s", type, forcon_name (forcon_battle_side (battle, state->side)->name)));
  add_line (text, g_strdup_printf (_ ("hits %1$d/%2$d, shields %3$d/%4$d"), state->hits, card->hits,
                                   forcon_ship_shields_left (battle, ship), forcon_ship_shields (battle, ship)));
  add_line (text,
            g_strdup_printf (_ ("Heading %1$s° · armour %2$d, bow %3$d"), heading, card->armour, card->bow_armour));
  add_line (text, forcon_card_damage (battle, ship));
  add_line (text, forcon_card_notes (battle, ship));
  if (!FORCON_ID_IS_NONE (selected) && !FORCON_ID_EQUAL (selected, ship))
    {
      ForconPoint from = forcon_battle_ship (battle, selected)->position;
      g_autofree char *distance = forcon_length_to_text (forcon_point_distance (from, state->position));

      /* Translators: distance from the selected ship, and its name. */
      add_line (text, g_strdup_printf (_ ("%1$s cm from %2$s"), distance,
                                       forcon_name (forcon_battle_card (battle, selected)->name)));
    }
  return g_string_free (text, FALSE);
}

static char *
facts (ForconCanvas *canvas, gboolean keyboard, double x, double y)
{
  ForconTableView *self = FORCON_TABLE_VIEW (canvas);
  ForconShipId ship = keyboard ? FORCON_NO_SHIP : ship_at (self, x, y);

  return FORCON_ID_IS_NONE (ship) ? NULL : facts_of (self, ship);
}

/* What is at a place that is pressed: a ghost at the end of its path, or the counter or marker there. */
static ForconTableThing
grab_at (ForconTableView *self, double x, double y)
{
  const ForconCamera *camera = forcon_canvas_camera (self);
  ForconTableModel model = model_of (self);
  g_auto (ForconDraftGhost) ghost = { 0 };
  g_auto (ForconPlanSketch) plan = { 0 };
  ForconShipId planned;
  double end_x, end_y;

  if (forcon_session_draft (self->session)->touched && forcon_draft_ghost_make (&ghost, self->session))
    {
      forcon_camera_to_screen (camera, forcon_path_end (&ghost.ghost.path), &end_x, &end_y);
      if (hypot (x - end_x, y - end_y) <= MAX (forcon_camera_length (camera, FORCON_CM (1)), GHOST_REACH))
        return (ForconTableThing){ .ship = ghost.ghost.ship, .salvo = ghost.ghost.salvo };
    }
  forcon_plan_sketch_make (&plan, self->session);
  planned = forcon_plan_sketch_ship_at (&plan, camera, x, y,
                                        MAX (forcon_camera_length (camera, FORCON_CM (1)), GHOST_REACH));
  if (!FORCON_ID_IS_NONE (planned))
    return (ForconTableThing){ .ship = planned };
  return forcon_table_thing_at (&model, forcon_look_style (), camera, x, y);
}

static gboolean
press (ForconCanvas *canvas, double x, double y)
{
  ForconTableView *self = FORCON_TABLE_VIEW (canvas);

  self->placing = forcon_session_draft (self->session)->placing;
  self->grabbed = grab_at (self, x, y);
  self->press_x = x;
  self->press_y = y;
  if (self->placing)
    forcon_session_place (self->session, forcon_camera_to_table (forcon_canvas_camera (self), x, y));
  return self->placing;
}

/* While torpedoes are aimed, a click on the empty table says where to send them. */
static void
click (ForconCanvas *canvas, double x, double y)
{
  ForconTableView *self = FORCON_TABLE_VIEW (canvas);
  const ForconDraft *draft = forcon_session_draft (self->session);
  const ForconTableThing *thing = &self->grabbed;

  if (forcon_canvas_pressed_with (canvas) == GDK_CONTROL_MASK)
    {
      if (!FORCON_ID_IS_NONE (thing->ship))
        forcon_session_group_toggle (self->session, thing->ship);
      return;
    }
  if (!forcon_session_is_grouped (self->session, thing->ship))
    forcon_session_group_clear (self->session);
  if (draft->launching && FORCON_ID_IS_NONE (thing->ship))
    {
      ForconPoint from = forcon_battle_ship (forcon_session_battle (self->session), draft->ship)->position;
      ForconPoint to = forcon_camera_to_table (forcon_canvas_camera (self), x, y);

      forcon_session_set_heading (self->session, TRUE, forcon_point_bearing (from, to));
    }
  else if (!FORCON_ID_IS_NONE (thing->ship) || !FORCON_ID_IS_NONE (thing->salvo) || !FORCON_ID_IS_NONE (thing->mine)
           || !FORCON_ID_IS_NONE (thing->object))
    forcon_session_point_at_thing (self->session, *thing);
}

/* A ship or a salvo is dragged if it may move; with Ctrl, a frame round formations that are to move together. */
static gboolean
drag_begin (ForconCanvas *canvas)
{
  ForconTableView *self = FORCON_TABLE_VIEW (canvas);

  self->framing = forcon_canvas_pressed_with (canvas) == GDK_CONTROL_MASK
                  && forcon_session_step (self->session) == FORCON_STEP_MOVEMENT
                  && forcon_session_commands (self->session);
  self->frame[0] = self->frame[2] = self->press_x;
  self->frame[1] = self->frame[3] = self->press_y;
  if (self->framing)
    return TRUE;
  if (!FORCON_ID_IS_NONE (self->grabbed.salvo))
    forcon_session_select_salvo (self->session, self->grabbed.salvo);
  else if (!FORCON_ID_IS_NONE (self->grabbed.ship) && forcon_session_step (self->session) == FORCON_STEP_MOVEMENT)
    forcon_session_select (self->session, self->grabbed.ship);
  else
    return FALSE;
  return forcon_session_may_move (self->session) || forcon_session_may_move_salvo (self->session);
}

static void
drag_update (ForconCanvas *canvas, double x, double y)
{
  ForconTableView *self = FORCON_TABLE_VIEW (canvas);
  ForconPoint point = forcon_camera_to_table (forcon_canvas_camera (self), x, y);

  if (self->framing)
    {
      self->frame[2] = x;
      self->frame[3] = y;
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  else if (self->placing)
    forcon_session_place (self->session, point);
  /* Several that are dragged together are dragged in the plan. */
  else if (!forcon_session_plan_drag (self->session, self->grabbed.ship, point))
    forcon_session_drag_to (self->session, point);
}

static void
drag_end (ForconCanvas *canvas)
{
  ForconTableView *self = FORCON_TABLE_VIEW (canvas);
  const ForconBattle *battle = forcon_session_battle (self->session);
  ForconTableModel model = model_of (self);
  double left = MIN (self->frame[0], self->frame[2]), right = MAX (self->frame[0], self->frame[2]);
  double top = MIN (self->frame[1], self->frame[3]), bottom = MAX (self->frame[1], self->frame[3]);

  for (guint16 i = 1; self->framing && i <= battle->n_ships; i++)
    {
      double x, y;

      forcon_camera_to_screen (forcon_canvas_camera (self), battle->ships[i - 1].position, &x, &y);
      if (forcon_table_shows (&model, (ForconShipId){ i }) && x >= left && x <= right && y >= top && y <= bottom
          && !forcon_session_is_grouped (self->session, (ForconShipId){ i }))
        forcon_session_group_add (self->session, (ForconShipId){ i });
    }
  self->framing = FALSE;
}

static gboolean
take_key (ForconCanvas *canvas, guint key, GdkModifierType state)
{
  gint x, y;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    return gtk_widget_activate_action (GTK_WIDGET (canvas), "win.do", NULL);
  if (!forcon_canvas_arrow (key, &x, &y))
    return GDK_EVENT_PROPAGATE;
  forcon_canvas_pan (canvas, -x * ARROW_STEP, -y * ARROW_STEP);
  return GDK_EVENT_STOP;
}

/* The widget */

static void
forcon_table_view_finalize (GObject *object)
{
  ForconTableView *self = FORCON_TABLE_VIEW (object);

  g_array_unref (self->trails);
  forcon_label_places_free (self->places);
  forcon_table_picture_free (self->picture);
  G_OBJECT_CLASS (forcon_table_view_parent_class)->finalize (object);
}

static void
forcon_table_view_class_init (ForconTableViewClass *klass)
{
  ForconCanvasClass *canvas_class = FORCON_CANVAS_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_table_view_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "tableview");
  canvas_class->margin = MARGIN;
  canvas_class->reveal = REVEAL;
  canvas_class->space_pans = TRUE;
  canvas_class->extent = extent;
  canvas_class->draw = draw;
  canvas_class->pick = pick;
  canvas_class->facts = facts;
  canvas_class->press = press;
  canvas_class->click = click;
  canvas_class->drag_begin = drag_begin;
  canvas_class->drag_update = drag_update;
  canvas_class->drag_end = drag_end;
  canvas_class->key = take_key;
  forcon_panel_class_bind_model (klass, ForconTableView, session, FORCON_TYPE_SESSION);
  forcon_panel_class_connect (klass, "opened", forcon_canvas_fit);
  forcon_panel_class_connect (klass, "battle-changed", on_battle_changed);
  forcon_panel_class_connect (klass, "draft-changed", on_draft_changed);
}

static void
forcon_table_view_init (ForconTableView *self)
{
  self->trails = g_array_new (FALSE, FALSE, sizeof (ForconTrail));
  self->places = forcon_label_places_new ();
  self->picture = forcon_table_picture_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Tactical table"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  _ ("The list of ships beside it says the same in words."), -1);
}
