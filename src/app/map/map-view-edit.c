/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The map while it is edited: what is drawn over it, and what presses, drags and keys do. */
#include "app/map/map-view-private.h"

#include <math.h>

#include <adwaita.h>

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

/* What lies in a sector is dragged to another one; where there is none the sector itself is dragged. */
static gboolean
carries_sign (ForconMapView *self)
{
  return self->edit == FORCON_MAP_EDIT_MOVE && self->pressed_sign != 0 && !FORCON_ID_IS_NONE (self->over)
         && !FORCON_ID_EQUAL (self->over, self->grabbed_sector);
}

void
forcon_map_view_draw_edit (ForconMapView *self, cairo_t *cr, int width, int height)
{
  const ForconMapCell *cell = forcon_map_cell (self->model, self->grabbed_sector);
  ForconMapPlaces places
      = { .n = self->places == NULL ? 0 : self->places->len,
          .places = self->places == NULL ? NULL : (const ForconPoint *) (gpointer) self->places->data,
          .n_marked = self->marked->len,
          .marked = (const ForconSectorId *) (gpointer) self->marked->data,
          .made = self->edit == FORCON_MAP_EDIT_PREVIEW };
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
      places.joins = self->edit == FORCON_MAP_EDIT_JOIN || carries_sign (self);
      places.at = forcon_camera_to_table (forcon_canvas_camera (self), x, y);
    }
  forcon_render_map_places (cr, self->model, forcon_look_style (), forcon_canvas_camera (self), width, height, &places);
}

/* The picture to trace */

void
forcon_map_view_set_tracing (ForconMapView *self, GdkTexture *texture)
{
  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  if (g_set_object (&self->tracing, texture))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
forcon_map_view_traces (ForconMapView *self)
{
  g_return_val_if_fail (FORCON_IS_MAP_VIEW (self), FALSE);
  return self->tracing != NULL;
}

void
forcon_map_view_place_tracing (ForconMapView *self, gint x, gint y, gint width, gint dim)
{
  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  self->tracing_corner = (ForconPoint){ x, y };
  self->tracing_width = width;
  self->tracing_dim = dim;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Where the picture lies, px. */
static graphene_rect_t
tracing_rect (ForconMapView *self)
{
  const ForconCamera *camera = forcon_canvas_camera (self);
  double x, y, right, unused;
  double share = (double) gdk_texture_get_height (self->tracing) / gdk_texture_get_width (self->tracing);

  forcon_camera_to_screen (camera, forcon_map_model_place (self->model, self->tracing_corner.x, self->tracing_corner.y),
                           &x, &y);
  forcon_camera_to_screen (
      camera,
      forcon_map_model_place (self->model, self->tracing_corner.x + self->tracing_width, self->tracing_corner.y),
      &right, &unused);
  return GRAPHENE_RECT_INIT ((float) x, (float) y, (float) (right - x), (float) ((right - x) * share));
}

/* As if the ground were clear: on a light map dark lines stay dark, on a dark one light lines stay light. */
void
forcon_map_view_begin_tracing (ForconMapView *self, GtkSnapshot *snapshot, const graphene_rect_t *view)
{
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  const GdkRGBA ground = dark ? (GdkRGBA){ 0, 0, 0, 1 } : (GdkRGBA){ 1, 1, 1, 1 };
  graphene_rect_t rect;

  if (self->tracing == NULL)
    return;
  rect = tracing_rect (self);
  gtk_snapshot_push_blend (snapshot, dark ? GSK_BLEND_MODE_SCREEN : GSK_BLEND_MODE_MULTIPLY);
  gtk_snapshot_append_color (snapshot, &ground, view);
  gtk_snapshot_push_opacity (snapshot, 1 - self->tracing_dim / 100.0);
  gtk_snapshot_append_texture (snapshot, self->tracing, &rect);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_pop (snapshot);
}

void
forcon_map_view_end_tracing (ForconMapView *self, GtkSnapshot *snapshot)
{
  if (self->tracing != NULL)
    gtk_snapshot_pop (snapshot);
}

/* Several sectors */

const GArray *
forcon_map_view_marked (ForconMapView *self)
{
  g_return_val_if_fail (FORCON_IS_MAP_VIEW (self), NULL);
  return self->marked;
}

void
forcon_map_view_clear_marks (ForconMapView *self)
{
  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  if (self->marked->len > 0)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  g_array_set_size (self->marked, 0);
}

void
forcon_map_view_mark (ForconMapView *self, ForconSectorId sector)
{
  ForconSectorId chosen;

  g_return_if_fail (FORCON_IS_MAP_VIEW (self));
  if (self->model == NULL || FORCON_ID_IS_NONE (sector))
    return;
  chosen = self->model->chosen_sector;
  if (self->marked->len == 0 && FORCON_ID_IS_NONE (chosen))
    forcon_map_view_emit_chosen (self, chosen = sector, FORCON_NO_FORMATION);
  if (self->marked->len == 0)
    g_array_append_val (self->marked, chosen);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  for (guint i = 0; i < self->marked->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (self->marked, ForconSectorId, i), sector))
      {
        /* The first one is the chosen one, and stays. */
        if (i > 0)
          g_array_remove_index (self->marked, i);
        return;
      }
  g_array_append_val (self->marked, sector);
}

/* From the sector that was marked last to the next one that way; back to where it came from takes its mark away. */
static void
mark_towards (ForconMapView *self, gint across, gint down)
{
  guint n = self->marked->len;
  ForconSectorId from = n == 0 ? self->model->chosen_sector : g_array_index (self->marked, ForconSectorId, n - 1);
  ForconSectorId to;

  if (FORCON_ID_IS_NONE (from))
    return;
  to = forcon_map_view_sector_towards (self->model, from, across, down);
  if (n > 1 && FORCON_ID_EQUAL (g_array_index (self->marked, ForconSectorId, n - 2), to))
    to = from;
  for (guint i = 0; i < n && !FORCON_ID_EQUAL (to, from); i++)
    if (FORCON_ID_EQUAL (g_array_index (self->marked, ForconSectorId, i), to))
      return;
  if (n > 1 || !FORCON_ID_EQUAL (to, from))
    forcon_map_view_mark (self, to);
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

guint
forcon_map_view_place_at (ForconMapView *self, ForconPoint point)
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
  if (self->edit == FORCON_MAP_EDIT_PREVIEW)
    return;
  if ((forcon_canvas_pressed_with (self) & GDK_CONTROL_MASK) != 0)
    {
      forcon_map_view_mark (self, self->grabbed_sector);
      return;
    }
  forcon_map_view_clear_marks (self);
  if (self->edit == FORCON_MAP_EDIT_PLACE)
    {
      forcon_map_view_emit_edited (self, FORCON_MAP_DEED_PLACE, self->grabbed_sector,
                                   forcon_map_view_place_at (self, self->pressed), self->pressed);
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
  if (carries_sign (self))
    {
      forcon_map_view_emit_edited (self, FORCON_MAP_DEED_CARRY, self->over, self->pressed_sign, self->pressed);
      return;
    }
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
  if (self->edit == FORCON_MAP_EDIT_PREVIEW)
    return TRUE;
  if ((state & GDK_CONTROL_MASK) != 0)
    {
      mark_towards (self, across, down);
      return TRUE;
    }
  forcon_map_view_emit_edited (self, FORCON_MAP_DEED_STEP, self->model->chosen_sector, 0,
                               (ForconPoint){ across, down });
  return TRUE;
}

gboolean
forcon_map_view_enter_edit (ForconMapView *self)
{
  ForconSectorId chosen = self->model->chosen_sector, from = self->joining;

  if (self->edit == FORCON_MAP_EDIT_PREVIEW)
    return TRUE;
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
  if (self->marked->len > 0)
    {
      forcon_map_view_clear_marks (self);
      return TRUE;
    }
  if (FORCON_ID_IS_NONE (self->joining))
    return FALSE;
  self->joining = FORCON_NO_SECTOR;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}
