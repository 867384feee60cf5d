/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What the forms of the fleet-dice window are made of: fields with their names, each appended to a box. */
GtkLabel *forcon_twilight_form_label (GtkWidget *box, const char *text, const char *style);
GtkCheckButton *forcon_twilight_form_check (GtkWidget *box, const char *name);
GtkSpinButton *forcon_twilight_form_spin (GtkWidget *box, const char *name, gint least, gint most);
GtkDropDown *forcon_twilight_form_choice (GtkWidget *box, const char *name, GtkStringList *names);
GtkEditable *forcon_twilight_form_entry (GtkWidget *box, const char *name);
void forcon_twilight_form_set_text (GtkEditable *entry, const char *text);
void forcon_twilight_form_clear (GtkWidget *box);

G_END_DECLS
