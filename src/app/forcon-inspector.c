/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-inspector.h"

struct _ForconInspector {
  GtkWidget parent;

  /* Owned */
  ForconGame *game;
};

G_DEFINE_FINAL_TYPE (ForconInspector, forcon_inspector, GTK_TYPE_WIDGET)

static void
refresh (ForconInspector *self)
{
}

/**
 * forcon_inspector_set_game:
 * @self: a new widget
 * @game: the campaign that it shows; once
 */
void
forcon_inspector_set_game (ForconInspector *self, ForconGame *game)
{
  g_return_if_fail (FORCON_IS_INSPECTOR (self) && self->game == NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  refresh (self);
}

static void
forcon_inspector_dispose (GObject *object)
{
  ForconInspector *self = FORCON_INSPECTOR (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&child, gtk_widget_unparent);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_inspector_parent_class)->dispose (object);
}

static void
forcon_inspector_class_init (ForconInspectorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_inspector_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/forcon-inspector.ui");
}

static void
forcon_inspector_init (ForconInspector *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
