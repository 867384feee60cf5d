/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-resolve-page.h"

struct _ForconResolvePage {
  GtkWidget parent;

  /* Owned */
  ForconGame *game;
};

G_DEFINE_FINAL_TYPE (ForconResolvePage, forcon_resolve_page, GTK_TYPE_WIDGET)

static void
refresh (ForconResolvePage *self)
{
}

/**
 * forcon_resolve_page_set_game:
 * @self: a new widget
 * @game: the campaign that it shows; once
 */
void
forcon_resolve_page_set_game (ForconResolvePage *self, ForconGame *game)
{
  g_return_if_fail (FORCON_IS_RESOLVE_PAGE (self) && self->game == NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  refresh (self);
}

static void
forcon_resolve_page_dispose (GObject *object)
{
  ForconResolvePage *self = FORCON_RESOLVE_PAGE (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&child, gtk_widget_unparent);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_resolve_page_parent_class)->dispose (object);
}

static void
forcon_resolve_page_class_init (ForconResolvePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_resolve_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/forcon-resolve-page.ui");
}

static void
forcon_resolve_page_init (ForconResolvePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
