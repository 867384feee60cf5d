/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/kept-node.h"

#include <math.h>

cairo_surface_t *
forcon_kept_surface_new (int width, int height, int factor)
{
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX (width, 1) * factor, MAX (height, 1) * factor);

  cairo_surface_set_device_scale (surface, factor, factor);
  return surface;
}

GskRenderNode *
forcon_kept_node_take (cairo_surface_t *surface)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  double across, down;
  cairo_t *cr;

  cairo_surface_get_device_scale (surface, &across, &down);
  cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) (cairo_image_surface_get_width (surface) / across),
                                     (float) (cairo_image_surface_get_height (surface) / down)));
  cairo_set_source_surface (cr, surface, 0, 0);
  /* Better filters take ten times as long, and what is larger or smaller is soon drawn anew. */
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return gtk_snapshot_free_to_node (snapshot);
}

void
forcon_kept_node_append (GskRenderNode *node, GtkSnapshot *snapshot, double x, double y, double larger)
{
  gtk_snapshot_save (snapshot);
  if (larger == 1)
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) round (x), (float) round (y)));
  else
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
      gtk_snapshot_scale (snapshot, (float) larger, (float) larger);
    }
  gtk_snapshot_append_node (snapshot, node);
  gtk_snapshot_restore (snapshot);
}

void
forcon_kept_void_append (GtkSnapshot *snapshot, const ForconStyle *style, int width, int height)
{
  const ForconColour *ink = &style->inks[FORCON_INK_VOID];

  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ (float) ink->red, (float) ink->green, (float) ink->blue, 1 },
                             &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}
