/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The keys of the map: to other sectors and formations, and where one of them is sent. */
#include "app/map/map-view-private.h"

#include <math.h>

/* How much an arrow key pans, px. */
#define ARROW_STEP 64

/* An arrow leads to a sector that lies at most so far from its direction, cosine; what lies aside counts as farther. */
#define COSINE_LEAST 0.3
#define ASIDE 1.5

ForconSectorId
forcon_map_view_sector_towards (const ForconMapModel *map, ForconSectorId from, gint x, gint y)
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

/* An arrow pans, or leads to the next sector: of the formation that is being sent, or of the choice. */
static gboolean
arrow (ForconMapView *self, guint key, gboolean pans)
{
  ForconSectorId chosen = self->model->chosen_sector;
  gboolean aims = forcon_map_view_aiming (self);
  gint x, y;

  if (!forcon_canvas_arrow (key, &x, &y))
    return FALSE;
  if (pans || (!aims && FORCON_ID_IS_NONE (chosen)))
    forcon_canvas_pan (self, -x * ARROW_STEP, -y * ARROW_STEP);
  else if (!aims)
    forcon_map_view_emit_chosen (self, forcon_map_view_sector_towards (self->model, chosen, x, y), FORCON_NO_FORMATION);
  else
    {
      ForconSectorId before = self->aim;

      self->aim = forcon_map_view_sector_towards (self->model, before, x, y);
      if (!FORCON_ID_EQUAL (self->aim, before))
        forcon_map_view_emit_dragged (self, self->aiming, self->aim);
    }
  return TRUE;
}

gboolean
forcon_map_view_step_formation (ForconMapView *self, gboolean back)
{
  ForconMapModel *map = self->model;
  ForconFormationId before = FORCON_NO_FORMATION;
  gboolean passed;

  if (map == NULL || FORCON_ID_IS_NONE (map->chosen_sector) || forcon_map_view_aiming (self))
    return FALSE;
  if (back && FORCON_ID_IS_NONE (map->chosen_formation))
    return FALSE;
  passed = FORCON_ID_IS_NONE (map->chosen_formation);
  for (guint i = 0; i < map->tokens->len; i++)
    {
      const ForconMapToken *token = &g_array_index (map->tokens, ForconMapToken, i);
      gboolean chosen = FORCON_ID_EQUAL (token->formation, map->chosen_formation);

      if (!FORCON_ID_EQUAL (token->sector, map->chosen_sector) || !forcon_map_view_can_choose (token))
        continue;
      if (passed)
        {
          forcon_map_view_emit_chosen (self, map->chosen_sector, token->formation);
          return TRUE;
        }
      if (chosen && back)
        break;
      passed = chosen;
      before = token->formation;
    }
  if (back)
    forcon_map_view_emit_chosen (self, map->chosen_sector, before);
  return back;
}

/* Drops what is being sent; else chooses the sector in the middle of the view, or the next formation of the chosen
 * sector. */
static void
enter (ForconMapView *self)
{
  ForconSectorId chosen = self->model->chosen_sector;

  if (!forcon_map_view_aiming (self) && forcon_map_view_enter_edit (self))
    return;
  if (forcon_map_view_aiming (self))
    {
      ForconFormationId formation = self->aiming;

      self->aiming = FORCON_NO_FORMATION;
      forcon_map_view_emit_dropped (self, formation,
                                    FORCON_ID_EQUAL (self->aim, chosen) ? FORCON_NO_SECTOR : self->aim);
    }
  else if (FORCON_ID_IS_NONE (chosen))
    {
      double x = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0, y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;

      chosen = forcon_map_sector_at (self->model, forcon_camera_to_table (forcon_canvas_camera (self), x, y));
      forcon_map_view_emit_chosen (self, FORCON_ID_IS_NONE (chosen) ? (ForconSectorId){ 1 } : chosen,
                                   FORCON_NO_FORMATION);
    }
  else if (!forcon_map_view_step_formation (self, FALSE))
    forcon_map_view_emit_chosen (self, chosen, FORCON_NO_FORMATION);
}

/* Goes back by one: from what is being sent, from a formation, from a sector. */
static gboolean
escape (ForconMapView *self)
{
  ForconMapModel *map = self->model;
  ForconFormationId formation = self->aiming;

  if (forcon_map_view_aiming (self))
    {
      self->aiming = FORCON_NO_FORMATION;
      forcon_map_view_emit_dropped (self, formation, FORCON_NO_SECTOR);
      return GDK_EVENT_STOP;
    }
  if (forcon_map_view_escape_edit (self))
    return GDK_EVENT_STOP;
  if (!FORCON_ID_IS_NONE (self->draft.formation) || FORCON_ID_IS_NONE (map->chosen_sector))
    return GDK_EVENT_PROPAGATE;
  forcon_map_view_emit_chosen (self, FORCON_ID_IS_NONE (map->chosen_formation) ? FORCON_NO_SECTOR : map->chosen_sector,
                               FORCON_NO_FORMATION);
  return GDK_EVENT_STOP;
}

gboolean
forcon_map_view_take_key (ForconCanvas *canvas, guint key, GdkModifierType state)
{
  ForconMapView *self = FORCON_MAP_VIEW (canvas);
  ForconMapModel *map = self->model;
  gboolean control = (state & (GDK_CONTROL_MASK | GDK_SHIFT_MASK)) != 0;
  double x, y;

  if ((state & GDK_ALT_MASK) != 0)
    return GDK_EVENT_PROPAGATE;
  if (forcon_map_view_key_edit (self, key, state) || arrow (self, key, control) || forcon_canvas_zoom_key (self, key))
    return GDK_EVENT_STOP;
  if (key == GDK_KEY_Menu || (key == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0))
    {
      if (!forcon_map_view_place_of (self, map->chosen_sector, map->chosen_formation, &x, &y))
        return GDK_EVENT_PROPAGATE;
      forcon_map_view_emit_asked (self, x, y);
      return GDK_EVENT_STOP;
    }
  if (control)
    return GDK_EVENT_PROPAGATE;
  if (key == GDK_KEY_Escape)
    return escape (self);
  if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_space)
    return GDK_EVENT_PROPAGATE;
  enter (self);
  return GDK_EVENT_STOP;
}
