/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice/twilight-picture.h"

#include "app/dice/twilight-unit-words.h"
#include "app/widgets/look.h"

struct _ForconTwilightPicture {
  GtkWidget parent;

  ForconUnitMark mark;
  gint size;
};

G_DEFINE_FINAL_TYPE (ForconTwilightPicture, forcon_twilight_picture, GTK_TYPE_WIDGET)

void
forcon_twilight_picture_set (ForconTwilightPicture *self, const ForconTwilightRules *rules, ForconUnitId unit,
                               ForconUnitMarkState state)
{
  ForconUnitId type = forcon_twilight_type (rules, unit);

  g_return_if_fail (FORCON_IS_TWILIGHT_PICTURE (self));
  self->mark.word = forcon_twilight_unit (rules, type)->word;
  self->mark.second = type.value != unit.value;
  self->mark.state = state;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

GtkWidget *
forcon_twilight_picture_new (const ForconTwilightRules *rules, ForconUnitId unit, ForconTwilightSide side, gint size)
{
  ForconTwilightPicture *self = g_object_new (FORCON_TYPE_TWILIGHT_PICTURE, NULL);

  self->size = size;
  self->mark.side = (guint) side;
  forcon_twilight_picture_set (self, rules, unit, FORCON_UNIT_MARK_INTACT);
  return GTK_WIDGET (self);
}

static void
forcon_twilight_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ForconTwilightPicture *self = FORCON_TWILIGHT_PICTURE (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  double size = MIN (width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  forcon_unit_mark_draw (cr, &self->mark, forcon_look_style (), (width - size) / 2, (height - size) / 2, size);
  cairo_destroy (cr);
}

static void
forcon_twilight_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                                   int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = FORCON_TWILIGHT_PICTURE (widget)->size;
}

static void
forcon_twilight_picture_class_init (ForconTwilightPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = forcon_twilight_picture_snapshot;
  widget_class->measure = forcon_twilight_picture_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
forcon_twilight_picture_init (ForconTwilightPicture *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  /* A picture keeps its proportions. */
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}
