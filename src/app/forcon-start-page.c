/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-start-page.h"

struct _ForconStartPage {
  GtkWidget parent;

  /* Owned */
  ForconGame *game;
};

G_DEFINE_FINAL_TYPE (ForconStartPage, forcon_start_page, GTK_TYPE_WIDGET)

static void
refresh (ForconStartPage *self)
{
}

/**
 * forcon_start_page_set_game:
 * @self: a new widget
 * @game: the campaign that it shows; once
 */
void
forcon_start_page_set_game (ForconStartPage *self, ForconGame *game)
{
  g_return_if_fail (FORCON_IS_START_PAGE (self) && self->game == NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  refresh (self);
}

static void
forcon_start_page_dispose (GObject *object)
{
  ForconStartPage *self = FORCON_START_PAGE (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&child, gtk_widget_unparent);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_start_page_parent_class)->dispose (object);
}

static void
forcon_start_page_class_init (ForconStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_start_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/forcon-start-page.ui");
}

static void
forcon_start_page_init (ForconStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
