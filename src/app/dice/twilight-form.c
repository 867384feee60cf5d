/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice/twilight-form.h"

/* Characters of a text. */
#define TEXT_MAX 80

GtkLabel *
forcon_twilight_form_label (GtkWidget *box, const char *text, const char *style)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (text));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (label), style);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (label));
  return label;
}

GtkCheckButton *
forcon_twilight_form_check (GtkWidget *box, const char *name)
{
  GtkWidget *check = gtk_check_button_new_with_label (name);

  gtk_box_append (GTK_BOX (box), check);
  return GTK_CHECK_BUTTON (check);
}

/* A field with its name before it. */
static void
append (GtkWidget *box, const char *name, GtkWidget *field)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkLabel *label = forcon_twilight_form_label (row, name, "forcon-field");

  gtk_label_set_wrap (label, FALSE);
  gtk_widget_set_hexpand (GTK_WIDGET (label), TRUE);
  gtk_widget_set_valign (field, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), field);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  gtk_box_append (GTK_BOX (box), row);
}

GtkSpinButton *
forcon_twilight_form_spin (GtkWidget *box, const char *name, gint least, gint most)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (least, most, 1);

  append (box, name, spin);
  return GTK_SPIN_BUTTON (spin);
}

static void
on_item_setup (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer cut)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_ellipsize (label, GPOINTER_TO_INT (cut) ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_list_item_set_child (item, GTK_WIDGET (label));
}

static void
on_item_bind (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_list_item_get_child (item);
  const char *text = gtk_string_object_get_string (GTK_STRING_OBJECT (gtk_list_item_get_item (item)));

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_widget_set_tooltip_text (label, text);
}

static GtkListItemFactory *
factory_new (gboolean cut)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (on_item_setup), GINT_TO_POINTER (cut));
  g_signal_connect (factory, "bind", G_CALLBACK (on_item_bind), NULL);
  return factory;
}

/* What is chosen is cut off rather than that the window grows over the edge of the screen; the list shows it whole. */
static void
let_shrink (GtkDropDown *choice)
{
  g_autoptr (GtkListItemFactory) chosen = factory_new (TRUE);
  g_autoptr (GtkListItemFactory) listed = factory_new (FALSE);

  gtk_drop_down_set_factory (choice, chosen);
  gtk_drop_down_set_list_factory (choice, listed);
}

GtkDropDown *
forcon_twilight_form_choice (GtkWidget *box, const char *name, GtkStringList *names)
{
  GtkWidget *choice = gtk_drop_down_new (G_LIST_MODEL (names), NULL);

  let_shrink (GTK_DROP_DOWN (choice));
  append (box, name, choice);
  return GTK_DROP_DOWN (choice);
}

GtkEditable *
forcon_twilight_form_entry (GtkWidget *box, const char *name)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_max_length (GTK_ENTRY (entry), TEXT_MAX);
  gtk_widget_set_hexpand (entry, TRUE);
  append (box, name, entry);
  return GTK_EDITABLE (entry);
}

void
forcon_twilight_form_set_text (GtkEditable *entry, const char *text)
{
  const char *shown = text == NULL ? "" : text;

  if (g_strcmp0 (gtk_editable_get_text (entry), shown) != 0)
    gtk_editable_set_text (entry, shown);
}

void
forcon_twilight_form_clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}
