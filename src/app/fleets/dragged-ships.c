/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/fleets/dragged-ships.h"

static ForconShips *
copy_ships (const ForconShips *ships)
{
  return g_memdup2 (ships, sizeof *ships);
}

G_DEFINE_BOXED_TYPE (ForconShips, forcon_dragged_ships, copy_ships, g_free)

/* What is dragged looks as it does in its place. */
static void
on_drag_begin (GtkDragSource *source)
{
  g_autoptr (GdkPaintable) look
      = gtk_widget_paintable_new (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source)));

  gtk_drag_source_set_icon (source, look, 0, 0);
}

void
forcon_dragged_ships_source_add (GtkWidget *widget, GtkListItem *list_item, GCallback prepare)
{
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", prepare, list_item, 0);
  g_signal_connect (source, "drag-begin", G_CALLBACK (on_drag_begin), NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
}
