/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/scan-view.h"

/* A pixel of the picture on the plane, 0.01 cm. */
#define PIXEL 10

/* How much an arrow key moves it, px. */
#define ARROW_STEP 64

#define MARGIN 4

struct _ForconScanView {
  ForconCanvas parent;

  GdkTexture *texture;
  gint turned;
};

G_DEFINE_FINAL_TYPE (ForconScanView, forcon_scan_view, FORCON_TYPE_CANVAS)

void
forcon_scan_view_set_texture (ForconScanView *self, GdkTexture *texture)
{
  g_return_if_fail (FORCON_IS_SCAN_VIEW (self));
  g_set_object (&self->texture, texture);
  self->turned = 0;
  forcon_canvas_fit (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

GdkTexture *
forcon_scan_view_texture (ForconScanView *self)
{
  g_return_val_if_fail (FORCON_IS_SCAN_VIEW (self), NULL);
  return self->texture;
}

void
forcon_scan_view_turn (ForconScanView *self, gint quarters)
{
  g_return_if_fail (FORCON_IS_SCAN_VIEW (self));
  self->turned = (self->turned + quarters + 4) % 4;
  forcon_canvas_fit (self);
}

gint
forcon_scan_view_turned (ForconScanView *self)
{
  g_return_val_if_fail (FORCON_IS_SCAN_VIEW (self), 0);
  return self->turned;
}

static gboolean
extent (ForconCanvas *canvas, ForconPoint *size)
{
  ForconScanView *self = FORCON_SCAN_VIEW (canvas);
  gint width = self->texture == NULL ? 0 : gdk_texture_get_width (self->texture) * PIXEL;
  gint height = self->texture == NULL ? 0 : gdk_texture_get_height (self->texture) * PIXEL;

  *size = self->turned % 2 == 0 ? (ForconPoint){ width, height } : (ForconPoint){ height, width };
  return self->texture != NULL;
}

static gboolean
draw (ForconCanvas *canvas, GtkSnapshot *snapshot, int width, int height)
{
  ForconScanView *self = FORCON_SCAN_VIEW (canvas);
  const ForconCamera *camera = forcon_canvas_camera (self);
  float wide = (float) forcon_camera_length (camera, gdk_texture_get_width (self->texture) * PIXEL);
  float high = (float) forcon_camera_length (camera, gdk_texture_get_height (self->texture) * PIXEL);
  float across = self->turned % 2 == 0 ? wide : high, down = self->turned % 2 == 0 ? high : wide;

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) camera->x + across / 2, (float) camera->y + down / 2));
  gtk_snapshot_rotate (snapshot, (float) self->turned * 90);
  gtk_snapshot_append_texture (snapshot, self->texture, &GRAPHENE_RECT_INIT (-wide / 2, -high / 2, wide, high));
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
  return TRUE;
}

static gboolean
take_key (ForconCanvas *canvas, guint key, GdkModifierType state)
{
  gint x, y;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  if (!forcon_canvas_arrow (key, &x, &y))
    return forcon_canvas_zoom_key (canvas, key);
  forcon_canvas_pan (canvas, -x * ARROW_STEP, -y * ARROW_STEP);
  return TRUE;
}

static void
forcon_scan_view_finalize (GObject *object)
{
  g_clear_object (&FORCON_SCAN_VIEW (object)->texture);
  G_OBJECT_CLASS (forcon_scan_view_parent_class)->finalize (object);
}

static void
forcon_scan_view_class_init (ForconScanViewClass *klass)
{
  ForconCanvasClass *canvas_class = FORCON_CANVAS_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = forcon_scan_view_finalize;
  canvas_class->margin = MARGIN;
  canvas_class->extent = extent;
  canvas_class->draw = draw;
  canvas_class->key = take_key;
}

static void
forcon_scan_view_init (ForconScanView *self)
{
}
