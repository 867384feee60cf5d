/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/dice/twilight-form.h"

#include "app/widgets/short-list.h"

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

GtkDropDown *
forcon_twilight_form_choice (GtkWidget *box, const char *name, GtkStringList *names)
{
  GtkWidget *choice = gtk_drop_down_new (G_LIST_MODEL (names), NULL);

  forcon_short_list_apply_to_choice (GTK_DROP_DOWN (choice), -1);
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
