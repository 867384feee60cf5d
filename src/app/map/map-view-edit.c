/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map while it is edited: what is drawn over it, and what presses, drags and keys do. */
#include "app/map/map-view-private.h"

#include <math.h>

#include "app/widgets/look.h"
#include "render/map/map-places.h"

void
forcon_map_view_set_edit (ForconMapView *self, ForconMapEdit edit, GArray *places)
{
  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  self->edit = edit;
  self->joining = FORCON_NO_SECTOR;
  g_clear_pointer (&self->places, g_array_unref);
  self->places = places == NULL ? NULL : g_array_ref (places);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
forcon_map_view_draw_edit (ForconMapView *self, cairo_t *cr, int width, int height)
{
  const ForconMapCell *cell = forcon_map_cell (self->model, self->grabbed_sector);
  ForconMapPlaces places
      = { .n = self->places == NULL ? 0 : self->places->len,
          .places = self->places == NULL ? NULL : (const ForconPoint *) (gpointer) self->places->data };
  double x, y;

  if (forcon_map_cell (self->model, self->joining) != NULL
      && forcon_map_cell (self->model, self->model->chosen_sector) != NULL)
    {
      places.held = forcon_map_cell (self->model, self->joining);
      places.joins = TRUE;
      places.at = forcon_map_cell (self->model, self->model->chosen_sector)->middle;
    }
  else if (cell != NULL && forcon_canvas_held (self, &x, &y))
    {
      places.held = cell;
      places.joins = self->edit == FORCON_MAP_EDIT_JOIN;
      places.at = forcon_camera_to_table (forcon_canvas_camera (self), x, y);
    }
  forcon_render_map_places (cr, self->model, forcon_look_style (), forcon_canvas_camera (self), width, height, &places);
}

/* The pointer */

void
forcon_map_view_press_edit (ForconMapView *self, const ForconMapThing *thing, ForconPoint where)
{
  self->pressed = where;
  self->pressed_sign = 0;
  if (thing->sign != NULL)
    self->pressed_sign = (guint) (thing->sign - &g_array_index (self->model->signs, ForconMapSign, 0)) + 1;
}

/* The place with room for a sector that is meant, from 1, or 0. */
static guint
place_at (ForconMapView *self, ForconPoint point)
{
  for (guint i = 0; self->places != NULL && i < self->places->len; i++)
    {
      ForconPoint place = g_array_index (self->places, ForconPoint, i);

      if (hypot (place.x - point.x, place.y - point.y) < FORCON_MAP_SPACING * 0.5)
        return i + 1;
    }
  return 0;
}

void
forcon_map_view_click_edit (ForconMapView *self)
{
  if (self->edit == FORCON_MAP_EDIT_PLACE)
    {
      forcon_map_view_emit_edited (self, FORCON_MAP_DEED_PLACE, self->grabbed_sector, place_at (self, self->pressed),
                                   self->pressed);
      return;
    }
  forcon_map_view_emit_chosen (self, self->grabbed_sector, self->grabbed);
  if (self->pressed_sign != 0)
    forcon_map_view_emit_edited (self, FORCON_MAP_DEED_SIGN, self->grabbed_sector, self->pressed_sign, self->pressed);
}

gboolean
forcon_map_view_drags_sector (ForconMapView *self)
{
  return !FORCON_ID_IS_NONE (self->grabbed_sector)
         && (self->edit == FORCON_MAP_EDIT_JOIN
             || (self->edit == FORCON_MAP_EDIT_MOVE && FORCON_ID_IS_NONE (self->grabbed)));
}

void
forcon_map_view_drop_sector (ForconMapView *self)
{
  double x, y;

  forcon_canvas_held (self, &x, &y);
  forcon_map_view_emit_edited (self, self->edit == FORCON_MAP_EDIT_JOIN ? FORCON_MAP_DEED_JOIN : FORCON_MAP_DEED_MOVE,
                               self->grabbed_sector, self->over.value,
                               forcon_camera_to_table (forcon_canvas_camera (self), x, y));
}

/* Keys */

gboolean
forcon_map_view_key_edit (ForconMapView *self, guint key, GdkModifierType state)
{
  gint across, down;

  if (self->edit == FORCON_MAP_EDIT_OFF || (state & GDK_SHIFT_MASK) == 0 || !forcon_canvas_arrow (key, &across, &down))
    return FALSE;
  forcon_map_view_emit_edited (self, FORCON_MAP_DEED_STEP, self->model->chosen_sector, 0,
                               (ForconPoint){ across, down });
  return TRUE;
}

gboolean
forcon_map_view_enter_edit (ForconMapView *self)
{
  ForconSectorId chosen = self->model->chosen_sector, from = self->joining;

  if (self->edit == FORCON_MAP_EDIT_PLACE || (self->edit != FORCON_MAP_EDIT_OFF && self->model->cells->len == 0))
    {
      forcon_map_view_emit_edited (self, FORCON_MAP_DEED_PLACE, chosen, 0, (ForconPoint){ 0, 0 });
      return TRUE;
    }
  if (self->edit != FORCON_MAP_EDIT_JOIN || FORCON_ID_IS_NONE (chosen))
    return FALSE;
  self->joining = FORCON_ID_IS_NONE (from) ? chosen : FORCON_NO_SECTOR;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (!FORCON_ID_IS_NONE (from))
    forcon_map_view_emit_edited (self, FORCON_MAP_DEED_JOIN, from, chosen.value, (ForconPoint){ 0, 0 });
  return TRUE;
}

gboolean
forcon_map_view_escape_edit (ForconMapView *self)
{
  if (FORCON_ID_IS_NONE (self->joining))
    return FALSE;
  self->joining = FORCON_NO_SECTOR;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}
