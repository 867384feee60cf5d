/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/line-gutter.h"


/* Pixels left and right of a number. */
#define MARGIN 5

struct _ForconLineGutter {
  GtkWidget parent;

  /* Borrowed: this is its child. */
  GtkTextView *view;

  /* Owned. (nullable): by number of the line, what stands beside it */
  GHashTable *signs;
  GtkAdjustment *adjustment;
};

G_DEFINE_FINAL_TYPE (ForconLineGutter, forcon_line_gutter, GTK_TYPE_WIDGET)

static char *
label_of (ForconLineGutter *self, gint number)
{
  const char *sign = self->signs == NULL ? NULL : g_hash_table_lookup (self->signs, GINT_TO_POINTER (number));

  return g_strdup_printf ("%d %s", number, sign == NULL ? " " : sign);
}

static void
forcon_line_gutter_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  g_autoptr (PangoLayout) layout = NULL;
  int width = 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      layout = gtk_widget_create_pango_layout (widget, "0000 ✓");
      pango_layout_get_pixel_size (layout, &width, NULL);
      width += 2 * MARGIN;
    }
  *minimum = *natural = width;
}

static void
draw_number (ForconLineGutter *self, GtkSnapshot *snapshot, gint number, int y)
{
  g_autofree char *text = label_of (self, number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));
  GdkRGBA colour;
  int width;

  gtk_style_context_get_color (context, &colour);
  pango_layout_get_pixel_size (layout, &width, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT ((float) (gtk_widget_get_width (GTK_WIDGET (self)) - width - MARGIN), (float) y));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

/* Only the lines that are seen. */
static void
forcon_line_gutter_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ForconLineGutter *self = FORCON_LINE_GUTTER (widget);
  GdkRectangle seen;
  GtkTextIter at;

  gtk_text_view_get_visible_rect (self->view, &seen);
  gtk_text_view_get_line_at_y (self->view, &at, seen.y, NULL);
  do
    {
      int y, height, window_y;

      gtk_text_view_get_line_yrange (self->view, &at, &y, &height);
      if (y > seen.y + seen.height)
        break;
      gtk_text_view_buffer_to_window_coords (self->view, GTK_TEXT_WINDOW_LEFT, 0, y, NULL, &window_y);
      draw_number (self, snapshot, gtk_text_iter_get_line (&at) + 1, window_y);
    }
  while (gtk_text_iter_forward_line (&at));
}

static void
on_adjustment (ForconLineGutter *self)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view));

  if (self->adjustment != NULL)
    g_signal_handlers_disconnect_by_data (self->adjustment, self);
  g_set_object (&self->adjustment, adjustment);
  if (adjustment != NULL)
    g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

void
forcon_line_gutter_set_signs (ForconLineGutter *self, GHashTable *signs)
{
  g_return_if_fail (FORCON_IS_LINE_GUTTER (self));
  g_clear_pointer (&self->signs, g_hash_table_unref);
  self->signs = signs == NULL ? NULL : g_hash_table_ref (signs);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
forcon_line_gutter_dispose (GObject *object)
{
  ForconLineGutter *self = FORCON_LINE_GUTTER (object);

  g_clear_object (&self->adjustment);
  g_clear_pointer (&self->signs, g_hash_table_unref);
  G_OBJECT_CLASS (forcon_line_gutter_parent_class)->dispose (object);
}

static void
forcon_line_gutter_class_init (ForconLineGutterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_line_gutter_dispose;
  widget_class->measure = forcon_line_gutter_measure;
  widget_class->snapshot = forcon_line_gutter_snapshot;
  gtk_widget_class_set_css_name (widget_class, "linegutter");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
forcon_line_gutter_init (ForconLineGutter *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

ForconLineGutter *
forcon_line_gutter_new (GtkTextView *view)
{
  ForconLineGutter *self = g_object_new (FORCON_TYPE_LINE_GUTTER, NULL);

  self->view = view;
  g_signal_connect_object (view, "notify::vadjustment", G_CALLBACK (on_adjustment), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_text_view_get_buffer (view), "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  on_adjustment (self);
  return self;
}
