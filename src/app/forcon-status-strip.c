/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-status-strip.h"

struct _ForconStatusStrip {
  GtkWidget parent;

  /* Owned */
  ForconGame *game;
};

G_DEFINE_FINAL_TYPE (ForconStatusStrip, forcon_status_strip, GTK_TYPE_WIDGET)

static void
refresh (ForconStatusStrip *self)
{
}

/**
 * forcon_status_strip_set_game:
 * @self: a new widget
 * @game: the campaign that it shows; once
 */
void
forcon_status_strip_set_game (ForconStatusStrip *self, ForconGame *game)
{
  g_return_if_fail (FORCON_IS_STATUS_STRIP (self) && self->game == NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  refresh (self);
}

static void
forcon_status_strip_dispose (GObject *object)
{
  ForconStatusStrip *self = FORCON_STATUS_STRIP (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&child, gtk_widget_unparent);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_status_strip_parent_class)->dispose (object);
}

static void
forcon_status_strip_class_init (ForconStatusStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_status_strip_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/forcon-status-strip.ui");
}

static void
forcon_status_strip_init (ForconStatusStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
