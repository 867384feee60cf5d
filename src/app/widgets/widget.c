/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/widget.h"

void
forcon_widget_set_class (gpointer widget, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

void
forcon_widget_clear (gpointer container)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (container)) != NULL)
    if (GTK_IS_LIST_BOX (container))
      gtk_list_box_remove (container, child);
    else if (GTK_IS_FLOW_BOX (container))
      gtk_flow_box_remove (container, child);
    else if (GTK_IS_GRID (container))
      gtk_grid_remove (container, child);
    else
      gtk_box_remove (GTK_BOX (container), child);
}
