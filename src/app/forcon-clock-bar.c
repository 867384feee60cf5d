/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-clock-bar.h"

struct _ForconClockBar {
  GtkWidget parent;

  /* Owned */
  ForconGame *game;
};

G_DEFINE_FINAL_TYPE (ForconClockBar, forcon_clock_bar, GTK_TYPE_WIDGET)

static void
refresh (ForconClockBar *self)
{
}

/**
 * forcon_clock_bar_set_game:
 * @self: a new widget
 * @game: the campaign that it shows; once
 */
void
forcon_clock_bar_set_game (ForconClockBar *self, ForconGame *game)
{
  g_return_if_fail (FORCON_IS_CLOCK_BAR (self) && self->game == NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  refresh (self);
}

static void
forcon_clock_bar_dispose (GObject *object)
{
  ForconClockBar *self = FORCON_CLOCK_BAR (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&child, gtk_widget_unparent);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_clock_bar_parent_class)->dispose (object);
}

static void
forcon_clock_bar_class_init (ForconClockBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_clock_bar_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/forcon-clock-bar.ui");
}

static void
forcon_clock_bar_init (ForconClockBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
