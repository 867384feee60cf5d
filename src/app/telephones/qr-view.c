/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/telephones/qr-view.h"

#include "render/drawing/qr.h"

/* Side, px: each module of a link has several pixels. */
#define SIDE 192

struct _ForconQrView {
  GtkWidget parent;

  char *text;
};

G_DEFINE_FINAL_TYPE (ForconQrView, forcon_qr_view, GTK_TYPE_WIDGET)

void
forcon_qr_view_set_text (ForconQrView *self, const char *text)
{
  g_return_if_fail (FORCON_IS_QR_VIEW (self));
  if (g_strcmp0 (self->text, text) == 0)
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
forcon_qr_view_text (ForconQrView *self)
{
  g_return_val_if_fail (FORCON_IS_QR_VIEW (self), NULL);
  return self->text;
}

static void
snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ForconQrView *self = FORCON_QR_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  double side = MIN (width, height);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  cairo_t *cr;

  if (self->text == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  forcon_qr_draw (cr, self->text, (width - side) / 2, (height - side) / 2, side);
  cairo_destroy (cr);
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  *minimum = *natural = SIDE;
}

static void
finalize (GObject *object)
{
  g_free (FORCON_QR_VIEW (object)->text);
  G_OBJECT_CLASS (forcon_qr_view_parent_class)->finalize (object);
}

static void
forcon_qr_view_class_init (ForconQrViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->snapshot = snapshot;
  widget_class->measure = measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
forcon_qr_view_init (ForconQrView *self)
{
}
