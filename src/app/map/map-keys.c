/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sector map without a mouse. */
#include "app/map/map-view-private.h"

#include <math.h>

/* How much an arrow key and a zoom key do. */
#define ARROW_STEP 64
#define KEY_FACTOR 1.25

/* An arrow leads to a sector that lies at most so far from its direction, cosine; what lies aside counts as farther. */
#define COSINE_LEAST 0.3
#define ASIDE 1.5

static const struct {
  guint key;
  guint keypad;
  gint x;
  gint y;
} arrows[] = {
  { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 },
  { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 },
  { GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1 },
  { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1 },
};

/* The next sector that way, or the same one at the map's edge. */
static ForconSectorId
sector_towards (const ForconMapModel *map, ForconSectorId from, gint x, gint y)
{
  const ForconMapCell *here = forcon_map_cell (map, from);
  ForconSectorId best = from;
  double nearest = G_MAXDOUBLE;

  for (guint i = 0; i < map->cells->len; i++)
    {
      const ForconMapCell *cell = &g_array_index (map->cells, ForconMapCell, i);
      double across = cell->middle.x - here->middle.x;
      double down = cell->middle.y - here->middle.y;
      double length = hypot (across, down);
      double cosine = (across * x + down * y) / MAX (length, 1);
      double distance = length * (1 + ASIDE * (1 - cosine));

      if (cosine < COSINE_LEAST || distance >= nearest)
        continue;
      nearest = distance;
      best = (ForconSectorId){ (guint16) (i + 1) };
    }
  return best;
}

/* The sector in the middle of the view, or the first one. */
static ForconSectorId
sector_in_middle (ForconMapView *self)
{
  double x = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;
  double y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;
  ForconSectorId sector = forcon_map_sector_at (self->model, forcon_camera_to_table (&self->camera, x, y));

  return !FORCON_ID_IS_NONE (sector) ? sector : (ForconSectorId){ 1 };
}

static void
aim_at (ForconMapView *self, ForconSectorId sector)
{
  if (FORCON_ID_EQUAL (sector, self->aim))
    return;
  self->aim = sector;
  forcon_map_view_tell_dragged (self, self->aiming, sector);
}

static gboolean
arrow (ForconMapView *self, guint key, gboolean pans)
{
  ForconSectorId chosen = self->model->chosen_sector;
  gboolean aims = forcon_map_view_aiming (self);

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    {
      if (arrows[i].key != key && arrows[i].keypad != key)
        continue;
      if (pans || (!aims && FORCON_ID_IS_NONE (chosen)))
        forcon_map_view_pan (self, self->camera.x - arrows[i].x * ARROW_STEP,
                             self->camera.y - arrows[i].y * ARROW_STEP);
      else if (aims)
        aim_at (self, sector_towards (self->model, self->aim, arrows[i].x, arrows[i].y));
      else
        forcon_map_view_tell_chosen (self, sector_towards (self->model, chosen, arrows[i].x, arrows[i].y),
                                     FORCON_NO_FORMATION);
      return GDK_EVENT_STOP;
    }
  return GDK_EVENT_PROPAGATE;
}

static gboolean
zoom (ForconMapView *self, guint key)
{
  static const guint nearer[] = { GDK_KEY_plus, GDK_KEY_equal, GDK_KEY_KP_Add };
  static const guint farther[] = { GDK_KEY_minus, GDK_KEY_KP_Subtract };

  for (guint i = 0; i < G_N_ELEMENTS (nearer); i++)
    if (nearer[i] == key)
      {
        forcon_map_view_zoom (self, KEY_FACTOR);
        return GDK_EVENT_STOP;
      }
  for (guint i = 0; i < G_N_ELEMENTS (farther); i++)
    if (farther[i] == key)
      {
        forcon_map_view_zoom (self, 1 / KEY_FACTOR);
        return GDK_EVENT_STOP;
      }
  if (key != GDK_KEY_0 && key != GDK_KEY_KP_0)
    return GDK_EVENT_PROPAGATE;
  forcon_map_view_fit (self);
  return GDK_EVENT_STOP;
}

/* Whether a token can be chosen: who a contact is must not be told. */
static gboolean
can_choose (const ForconMapToken *token, ForconSectorId sector)
{
  return FORCON_ID_EQUAL (token->sector, sector) && token->level == FORCON_LEVEL_IDENTIFIED
         && !FORCON_ID_IS_NONE (token->formation);
}

gboolean
forcon_map_view_step_formation (ForconMapView *self, gboolean back)
{
  ForconMapModel *map = self->model;
  ForconFormationId before = FORCON_NO_FORMATION;
  gboolean passed = FALSE;

  if (map == NULL || FORCON_ID_IS_NONE (map->chosen_sector) || forcon_map_view_aiming (self))
    return FALSE;
  if (back && FORCON_ID_IS_NONE (map->chosen_formation))
    return FALSE;
  passed = FORCON_ID_IS_NONE (map->chosen_formation);
  for (guint i = 0; i < map->tokens->len; i++)
    {
      const ForconMapToken *token = &g_array_index (map->tokens, ForconMapToken, i);

      if (!can_choose (token, map->chosen_sector))
        continue;
      if (passed)
        {
          forcon_map_view_tell_chosen (self, map->chosen_sector, token->formation);
          return TRUE;
        }
      passed = FORCON_ID_EQUAL (token->formation, map->chosen_formation) && !back;
      if (FORCON_ID_EQUAL (token->formation, map->chosen_formation) && back)
        break;
      before = token->formation;
    }
  if (back)
    forcon_map_view_tell_chosen (self, map->chosen_sector, before);
  return back;
}

static void
enter (ForconMapView *self)
{
  if (forcon_map_view_aiming (self))
    {
      ForconFormationId formation = self->aiming;

      self->aiming = FORCON_NO_FORMATION;
      forcon_map_view_tell_dropped (
          self, formation,
          FORCON_ID_EQUAL (self->aim, self->model->chosen_sector) ? FORCON_NO_SECTOR : self->aim);
    }
  else if (FORCON_ID_IS_NONE (self->model->chosen_sector))
    forcon_map_view_tell_chosen (self, sector_in_middle (self), FORCON_NO_FORMATION);
  else if (!forcon_map_view_step_formation (self, FALSE))
    forcon_map_view_tell_chosen (self, self->model->chosen_sector, FORCON_NO_FORMATION);
}

/* Goes back by one: from what is held, from a formation, from a sector. */
static gboolean
escape (ForconMapView *self)
{
  ForconMapModel *map = self->model;

  if (self->drag == FORCON_MAP_DRAG_TOKEN || forcon_map_view_aiming (self))
    {
      ForconFormationId formation = self->drag == FORCON_MAP_DRAG_TOKEN ? self->grabbed : self->aiming;

      self->drag = FORCON_MAP_DRAG_NONE;
      self->aiming = FORCON_NO_FORMATION;
      gtk_widget_set_cursor (GTK_WIDGET (self), NULL);
      forcon_map_view_tell_dropped (self, formation, FORCON_NO_SECTOR);
      return GDK_EVENT_STOP;
    }
  if (!FORCON_ID_IS_NONE (self->draft.formation) || FORCON_ID_IS_NONE (map->chosen_sector))
    return GDK_EVENT_PROPAGATE;
  forcon_map_view_tell_chosen (self, FORCON_ID_IS_NONE (map->chosen_formation) ? FORCON_NO_SECTOR : map->chosen_sector,
                               FORCON_NO_FORMATION);
  return GDK_EVENT_STOP;
}

static gboolean
ask (ForconMapView *self)
{
  double x, y;

  if (!forcon_map_view_place_of (self, self->model->chosen_sector, self->model->chosen_formation, &x, &y))
    return GDK_EVENT_PROPAGATE;
  forcon_map_view_tell_asked (self, x, y);
  return GDK_EVENT_STOP;
}

gboolean
forcon_map_view_key (ForconMapView *self, guint key, GdkModifierType state)
{
  gboolean control = (state & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)) != 0;

  if (self->model == NULL || !self->interactive || (state & GDK_ALT_MASK) != 0)
    return GDK_EVENT_PROPAGATE;
  if (arrow (self, key, control) || zoom (self, key))
    return GDK_EVENT_STOP;
  if (key == GDK_KEY_Menu || (key == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0))
    return ask (self);
  if (control)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Escape)
    return escape (self);
  if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_space)
    return GDK_EVENT_PROPAGATE;
  enter (self);
  return GDK_EVENT_STOP;
}
