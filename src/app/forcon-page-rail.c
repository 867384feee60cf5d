/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-page-rail.h"

struct _ForconPageRail {
  GtkWidget parent;

  /* Owned */
  ForconGame *game;
};

G_DEFINE_FINAL_TYPE (ForconPageRail, forcon_page_rail, GTK_TYPE_WIDGET)

static void
refresh (ForconPageRail *self)
{
}

/**
 * forcon_page_rail_set_stack:
 * @self: a new rail
 * @stack: the pages between which it switches; once
 */
void
forcon_page_rail_set_stack (ForconPageRail *self, AdwViewStack *stack)
{
  GtkWidget *switcher = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  static const char *const pages[] = { "map", "orders", "resolve", "clashes", "fleets", "reports", "journal" };

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      GtkWidget *button = gtk_button_new_with_label (pages[i]);

      gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), "win.page");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", pages[i]);
      gtk_box_append (GTK_BOX (switcher), button);
    }
  gtk_widget_set_parent (switcher, GTK_WIDGET (self));
}

/**
 * forcon_page_rail_set_game:
 * @self: a new widget
 * @game: the campaign that it shows; once
 */
void
forcon_page_rail_set_game (ForconPageRail *self, ForconGame *game)
{
  g_return_if_fail (FORCON_IS_PAGE_RAIL (self) && self->game == NULL);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  refresh (self);
}

static void
forcon_page_rail_dispose (GObject *object)
{
  ForconPageRail *self = FORCON_PAGE_RAIL (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_pointer (&child, gtk_widget_unparent);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_page_rail_parent_class)->dispose (object);
}

static void
forcon_page_rail_class_init (ForconPageRailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_page_rail_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/forcon-page-rail.ui");
}

static void
forcon_page_rail_init (ForconPageRail *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
