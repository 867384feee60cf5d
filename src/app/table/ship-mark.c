/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/ship-mark.h"

#include "render/drawing/counter.h"
#include "app/widgets/look.h"

/* Diameter, px. */
#define SIZE 30

struct _ForconShipMark {
  GtkWidget parent;

  gint ship_type;
  guint side;
  gint status;
};

enum {
  PROP_0,
  PROP_SHIP_TYPE,
  PROP_SIDE,
  PROP_STATUS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ForconShipMark, forcon_ship_mark, GTK_TYPE_WIDGET)

void
forcon_ship_mark_set (ForconShipMark *self, ForconShipType type, guint side, ForconShipStatus status)
{
  g_object_set (self, "ship-type", (gint) type, "side", side, "status", (gint) status, NULL);
}

static void
forcon_ship_mark_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ForconShipMark *self = FORCON_SHIP_MARK (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  ForconCounter counter = {
    .x = width / 2,
    .y = height / 2,
    .radius = MIN (width, height) / 2 - 4,
    .type = (ForconShipType) self->ship_type,
    .side = self->side,
    .status = (ForconShipStatus) self->status,
  };

  forcon_counter_draw (cr, &counter, forcon_look_style ());
  cairo_destroy (cr);
}

static void
forcon_ship_mark_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
forcon_ship_mark_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  ForconShipMark *self = FORCON_SHIP_MARK (object);

  switch (id)
    {
    case PROP_SHIP_TYPE:
      self->ship_type = g_value_get_int (value);
      break;
    case PROP_SIDE:
      self->side = g_value_get_uint (value);
      break;
    case PROP_STATUS:
      self->status = g_value_get_int (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
forcon_ship_mark_class_init (ForconShipMarkClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = forcon_ship_mark_set_property;
  widget_class->snapshot = forcon_ship_mark_snapshot;
  widget_class->measure = forcon_ship_mark_measure;
  properties[PROP_SHIP_TYPE] = g_param_spec_int ("ship-type", NULL, NULL, 0, FORCON_N_SHIP_TYPE - 1, 0,
                                                 G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SIDE]
      = g_param_spec_uint ("side", NULL, NULL, 0, G_MAXUINT, 0, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_STATUS] = g_param_spec_int ("status", NULL, NULL, 0, FORCON_N_SHIP - 1, 0,
                                              G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
forcon_ship_mark_init (ForconShipMark *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}
