/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/fleet-card.h"

#include "app/widgets/look.h"

/* Width that a card should have, and does not exceed, px. */
#define WIDTH_LEAST 330
#define WIDTH_MOST 900

struct _ForconFleetCard {
  GtkWidget parent;

  ForconFleetItem *item;
  int least_width;

  /* Whether it was out of view when it should have been drawn. */
  gboolean owed;
};

enum {
  PROP_0,
  PROP_ITEM,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ForconFleetCard, forcon_fleet_card, GTK_TYPE_WIDGET)

/* Lists keep more cards than are seen; to draw those takes as long as to draw the others. */
static gboolean
is_in_view (ForconFleetCard *self)
{
  GtkWidget *list = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_GRID_VIEW);
  GtkWidget *view = list == NULL ? NULL : gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t box, seen;

  if (view == NULL || !gtk_widget_compute_bounds (GTK_WIDGET (self), view, &box))
    return TRUE;
  seen = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (view), (float) gtk_widget_get_height (view));
  return graphene_rect_intersection (&box, &seen, NULL);
}

static void
forcon_fleet_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ForconFleetCard *self = FORCON_FLEET_CARD (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  double drawn = MIN (MIN (width, height * FORCON_CARD_WIDTH / FORCON_CARD_HEIGHT), WIDTH_MOST);
  cairo_t *cr;

  self->owed = !is_in_view (self);
  if (self->item == NULL || self->owed || drawn < 1)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, (width - drawn) / 2, 0);
  forcon_render_card (cr, forcon_fleet_item_card (self->item), forcon_look_style (), drawn);
  cairo_destroy (cr);
}

void
forcon_fleet_card_catch_up (ForconFleetCard *self)
{
  if (self->owed && is_in_view (self))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static GtkSizeRequestMode
forcon_fleet_card_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
forcon_fleet_card_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  ForconFleetCard *self = FORCON_FLEET_CARD (widget);
  int width = for_size < 0 ? self->least_width : MIN (for_size, WIDTH_MOST);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                            ? self->least_width
                            : (int) (width * FORCON_CARD_HEIGHT / FORCON_CARD_WIDTH + 0.5);
}

static void
on_redraw (ForconFleetCard *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_spoken (ForconFleetCard *self)
{
  if (self->item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    forcon_row_item_text (self->item, "spoken"), -1);
}

void
forcon_fleet_card_set_item (ForconFleetCard *self, ForconFleetItem *item)
{
  g_return_if_fail (FORCON_IS_FLEET_CARD (self));
  if (self->item == item)
    return;
  if (self->item != NULL)
    g_signal_handlers_disconnect_by_data (self->item, self);
  g_set_object (&self->item, item);
  if (item != NULL)
    {
      g_signal_connect_object (item, "redraw", G_CALLBACK (on_redraw), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (item, "notify::spoken", G_CALLBACK (on_spoken), self, G_CONNECT_SWAPPED);
    }
  on_spoken (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ITEM]);
}

void
forcon_fleet_card_set_least_width (ForconFleetCard *self, int width)
{
  g_return_if_fail (FORCON_IS_FLEET_CARD (self));
  if (self->least_width == width)
    return;
  self->least_width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
forcon_fleet_card_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ITEM)
    g_value_set_object (value, FORCON_FLEET_CARD (object)->item);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
forcon_fleet_card_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ITEM)
    forcon_fleet_card_set_item (FORCON_FLEET_CARD (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
forcon_fleet_card_dispose (GObject *object)
{
  forcon_fleet_card_set_item (FORCON_FLEET_CARD (object), NULL);
  G_OBJECT_CLASS (forcon_fleet_card_parent_class)->dispose (object);
}

static void
forcon_fleet_card_class_init (ForconFleetCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = forcon_fleet_card_get_property;
  object_class->set_property = forcon_fleet_card_set_property;
  object_class->dispose = forcon_fleet_card_dispose;
  widget_class->snapshot = forcon_fleet_card_snapshot;
  widget_class->measure = forcon_fleet_card_measure;
  widget_class->get_request_mode = forcon_fleet_card_get_request_mode;
  properties[PROP_ITEM] = g_param_spec_object ("item", NULL, NULL, FORCON_TYPE_FLEET_ITEM,
                                               G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "fleetcard");
}

static void
forcon_fleet_card_init (ForconFleetCard *self)
{
  self->least_width = WIDTH_LEAST;
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (on_redraw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
forcon_fleet_card_new (void)
{
  return g_object_new (FORCON_TYPE_FLEET_CARD, NULL);
}
