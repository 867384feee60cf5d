/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/narrow-layout.h"

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
         int *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  /* It scrolls: its width does not depend on its height. */
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, across ? -1 : for_size, minimum, natural, NULL,
                      NULL);
  if (across)
    *natural = *minimum = 0;
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (widget), &(GtkAllocation){ 0, 0, width, height }, baseline);
}

GtkLayoutManager *
forcon_narrow_layout_new (void)
{
  return gtk_custom_layout_new (NULL, measure, allocate);
}
