/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-map-page.h"

#include "forcon-map-view.h"

struct _ForconMapPage {
  GtkWidget parent;

  /* Template */
  ForconMapView *map;

  /* Owned */
  ForconGame *game;
};

G_DEFINE_FINAL_TYPE (ForconMapPage, forcon_map_page, GTK_TYPE_WIDGET)

static void
refresh (ForconMapPage *self)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);

  forcon_map_view_set_model (self->map, campaign == NULL ? NULL : forcon_map_model_truth (campaign));
}

/* What is selected elsewhere has the ring here. */
static void
on_focus_changed (ForconMapPage *self)
{
  const ForconFocus *focus = forcon_game_focus (self->game);

  forcon_map_view_choose (self->map, focus->sector, focus->formation);
}

static void
on_chosen (ForconMapPage *self, guint sector, guint formation)
{
  if (formation != 0)
    forcon_game_focus_formation (self->game, (ForconFormationId){ (guint16) formation });
  else
    forcon_game_focus_sector (self->game, (ForconSectorId){ (guint16) sector });
}

/**
 * forcon_map_page_set_game:
 * @self: a new widget
 * @game: the campaign that it shows; once
 */
void
forcon_map_page_set_game (ForconMapPage *self, ForconGame *game)
{
  g_return_if_fail (FORCON_IS_MAP_PAGE (self) && self->game == NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "focus-changed", G_CALLBACK (on_focus_changed), self, G_CONNECT_SWAPPED);
  refresh (self);
}

static void
forcon_map_page_dispose (GObject *object)
{
  ForconMapPage *self = FORCON_MAP_PAGE (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&child, gtk_widget_unparent);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_map_page_parent_class)->dispose (object);
}

static void
forcon_map_page_class_init (ForconMapPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FORCON_TYPE_MAP_VIEW);
  G_OBJECT_CLASS (klass)->dispose = forcon_map_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/forcon-map-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconMapPage, map);
  gtk_widget_class_bind_template_callback (widget_class, on_chosen);
}

static void
forcon_map_page_init (ForconMapPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
