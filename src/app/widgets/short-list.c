/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/short-list.h"

/* A name in a list takes no more room than this, characters. */
#define WIDTH_LEAST 8
#define WIDTH_MOST 48

static void
setup (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), WIDTH_LEAST);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_MOST);
  gtk_list_item_set_child (item, label);
}

static void
bind (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkStringObject *text = GTK_STRING_OBJECT (gtk_list_item_get_item (item));
  GtkWidget *label = gtk_list_item_get_child (item);

  gtk_label_set_label (GTK_LABEL (label), gtk_string_object_get_string (text));
  gtk_widget_set_tooltip_text (label, gtk_string_object_get_string (text));
}

void
forcon_short_list_apply (GtkDropDown *drop_down)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
  gtk_drop_down_set_factory (drop_down, factory);
}
