/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-fleet-dice-picture.h"

#include "forcon-fleet-dice-words.h"
#include "forcon-look.h"

struct _ForconFleetDicePicture {
  GtkWidget parent;

  ForconUnitMark mark;
  gint size;
};

G_DEFINE_FINAL_TYPE (ForconFleetDicePicture, forcon_fleet_dice_picture, GTK_TYPE_WIDGET)

/**
 * forcon_fleet_dice_picture_set:
 * @self: a picture
 * @rules: whose units
 * @unit: what it shows
 * @state: what became of that
 */
void
forcon_fleet_dice_picture_set (ForconFleetDicePicture *self, const ForconTwilightRules *rules, ForconUnitId unit,
                               ForconUnitMarkState state)
{
  ForconUnitId type = forcon_fleet_dice_type (rules, unit);

  g_return_if_fail (FORCON_IS_FLEET_DICE_PICTURE (self));
  self->mark.word = forcon_twilight_unit (rules, type)->word;
  self->mark.second = type.value != unit.value;
  self->mark.state = state;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * forcon_fleet_dice_picture_new:
 * @rules: whose units
 * @unit: what it shows
 * @side: whose that is
 * @size: width and height, px
 *
 * Returns: (transfer floating): its token, intact
 */
GtkWidget *
forcon_fleet_dice_picture_new (const ForconTwilightRules *rules, ForconUnitId unit, ForconTwilightSide side, gint size)
{
  ForconFleetDicePicture *self = g_object_new (FORCON_TYPE_FLEET_DICE_PICTURE, NULL);

  self->size = size;
  self->mark.side = (guint) side;
  forcon_fleet_dice_picture_set (self, rules, unit, FORCON_UNIT_MARK_INTACT);
  return GTK_WIDGET (self);
}

static void
forcon_fleet_dice_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ForconFleetDicePicture *self = FORCON_FLEET_DICE_PICTURE (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  double size = MIN (width, height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  forcon_unit_mark_draw (cr, &self->mark, forcon_look_style (), (width - size) / 2, (height - size) / 2, size);
  cairo_destroy (cr);
}

static void
forcon_fleet_dice_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                                   int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = FORCON_FLEET_DICE_PICTURE (widget)->size;
}

static void
forcon_fleet_dice_picture_class_init (ForconFleetDicePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = forcon_fleet_dice_picture_snapshot;
  widget_class->measure = forcon_fleet_dice_picture_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
forcon_fleet_dice_picture_init (ForconFleetDicePicture *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  /* A picture keeps its proportions. */
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}
