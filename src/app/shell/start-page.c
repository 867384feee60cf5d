/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/start-page.h"

#include "app/widgets/preferences.h"
#include "app/shell/recent-row.h"
#include "app/widgets/widget.h"

struct _ForconStartPage {
  ForconPanel parent;

  /* Model */
  ForconGame *game;

  /* Template */
  GtkWidget *new_button;
  GtkWidget *recent;
  GtkListBox *recent_rows;
};

G_DEFINE_FINAL_TYPE (ForconStartPage, forcon_start_page, FORCON_TYPE_PANEL)

/* Looks through the files only while somebody sees it. */
static void
refresh (ForconStartPage *self)
{
  g_auto (GStrv) recent = forcon_recent_list ();

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  forcon_widget_clear (self->recent_rows);
  for (guint i = 0; recent[i] != NULL; i++)
    gtk_list_box_append (self->recent_rows, forcon_recent_row_new (recent[i]));
  gtk_widget_set_visible (self->recent, recent[0] != NULL);
}

static void
forcon_start_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (forcon_start_page_parent_class)->map (widget);
  refresh (FORCON_START_PAGE (widget));
}

/* What was open last is what will be opened. */
static gboolean
forcon_start_page_grab_focus (GtkWidget *widget)
{
  ForconStartPage *self = FORCON_START_PAGE (widget);
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->recent_rows, 0);

  return gtk_widget_grab_focus (first == NULL ? self->new_button : GTK_WIDGET (first));
}

static void
forcon_start_page_class_init (ForconStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  forcon_panel_class_bind_model (klass, ForconStartPage, game, FORCON_TYPE_GAME);
  widget_class->map = forcon_start_page_map;
  widget_class->grab_focus = forcon_start_page_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/forcon/Master/ui/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ForconStartPage, new_button);
  gtk_widget_class_bind_template_child (widget_class, ForconStartPage, recent);
  gtk_widget_class_bind_template_child (widget_class, ForconStartPage, recent_rows);
}

static void
forcon_start_page_init (ForconStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (forcon_preferences (), "changed::" FORCON_PREFERENCE_RECENT, G_CALLBACK (refresh), self,
                           G_CONNECT_SWAPPED);
}
