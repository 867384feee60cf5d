/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/short-list.h"

/**
 * Label:
 * @least, @most: its width, characters; −1 for that of the text
 * @ellipsize: where a longer text is cut
 */
typedef struct {
  int least;
  int most;
  PangoEllipsizeMode ellipsize;
} Label;

static void
setup (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  const Label *form = data;
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_ellipsize (label, form->ellipsize);
  gtk_label_set_width_chars (label, form->least);
  gtk_label_set_max_width_chars (label, form->most);
  gtk_list_item_set_child (item, GTK_WIDGET (label));
}

static void
bind (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkStringObject *text = GTK_STRING_OBJECT (gtk_list_item_get_item (item));
  GtkWidget *label = gtk_list_item_get_child (item);

  gtk_label_set_label (GTK_LABEL (label), gtk_string_object_get_string (text));
  gtk_widget_set_tooltip_text (label, gtk_string_object_get_string (text));
}

static void
free_form (gpointer form, GClosure *closure)
{
  g_free (form);
}

static GtkListItemFactory *
factory_new (Label form)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_data (factory, "setup", G_CALLBACK (setup), g_memdup2 (&form, sizeof form), free_form, 0);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), NULL);
  return factory;
}

void
forcon_short_list_apply (GtkDropDown *drop_down)
{
  g_autoptr (GtkListItemFactory) factory = factory_new ((Label){ 8, 48, PANGO_ELLIPSIZE_END });

  gtk_drop_down_set_factory (drop_down, factory);
}

void
forcon_short_list_apply_to_choice (GtkDropDown *drop_down, int chars)
{
  g_autoptr (GtkListItemFactory) choice = factory_new ((Label){ chars, chars, PANGO_ELLIPSIZE_END });
  g_autoptr (GtkListItemFactory) listed = factory_new ((Label){ -1, -1, PANGO_ELLIPSIZE_NONE });

  gtk_drop_down_set_factory (drop_down, choice);
  gtk_drop_down_set_list_factory (drop_down, listed);
}

void
forcon_short_list_apply_to_row (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) factory = factory_new ((Label){ -1, -1, PANGO_ELLIPSIZE_END });

  adw_combo_row_set_factory (row, factory);
}

static GtkWidget *
find_below (GtkWidget *widget, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_below (child, type);
  return found;
}

/* What was found first is marked: GTK marks what was chosen before, though that may not be there. */
static void
on_searched (GtkSearchEntry *entry, GtkListView *list)
{
  GtkSelectionModel *found = gtk_list_view_get_model (list);

  if (*gtk_editable_get_text (GTK_EDITABLE (entry)) != '\0' && g_list_model_get_n_items (G_LIST_MODEL (found)) > 0)
    gtk_selection_model_select_item (found, 0, TRUE);
}

/* Enter chooses what is marked. */
static void
on_entered (GtkSearchEntry *entry, GtkListView *list)
{
  g_autoptr (GtkBitset) marked = gtk_selection_model_get_selection (gtk_list_view_get_model (list));

  if (!gtk_bitset_is_empty (marked))
    gtk_widget_activate_action (GTK_WIDGET (list), "list.activate-item", "u", gtk_bitset_get_minimum (marked));
}

void
forcon_short_list_search (GtkDropDown *drop_down)
{
  g_autoptr (GtkExpression) text = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");
  GtkWidget *popup = find_below (GTK_WIDGET (drop_down), GTK_TYPE_POPOVER);
  GtkWidget *entry = popup == NULL ? NULL : find_below (popup, GTK_TYPE_SEARCH_ENTRY);
  GtkWidget *list = popup == NULL ? NULL : find_below (popup, GTK_TYPE_LIST_VIEW);

  gtk_drop_down_set_expression (drop_down, text);
  gtk_drop_down_set_enable_search (drop_down, TRUE);
  if (entry == NULL || list == NULL)
    return;
  /* What is typed is to be found, also a blank, which the list would take for itself. */
  g_signal_connect_object (popup, "map", G_CALLBACK (gtk_widget_grab_focus), entry,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (entry, "search-changed", G_CALLBACK (on_searched), list, G_CONNECT_AFTER);
  g_signal_connect_object (entry, "activate", G_CALLBACK (on_entered), list, G_CONNECT_DEFAULT);
}
