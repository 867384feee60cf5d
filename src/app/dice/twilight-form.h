/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What the forms of the fleet-dice window are made of: fields with their names, each appended to a box. */

/**
 * forcon_twilight_form_label:
 * @box: a box
 * @text: what it says
 * @style: its CSS class
 *
 * Returns: (transfer none): a label at its end, which wraps
 */
GtkLabel *forcon_twilight_form_label (GtkWidget *box, const char *text, const char *style);

/* Returns: (transfer none): a check at the end of @box */
GtkCheckButton *forcon_twilight_form_check (GtkWidget *box, const char *name);

/* Returns: (transfer none): whole numbers between two, with their name */
GtkSpinButton *forcon_twilight_form_spin (GtkWidget *box, const char *name, gint least, gint most);

/**
 * forcon_twilight_form_choice:
 * @box: a box
 * @name: of the field
 * @names: (transfer full): among what one chooses
 *
 * Returns: (transfer none): a choice at the end of @box
 */
GtkDropDown *forcon_twilight_form_choice (GtkWidget *box, const char *name, GtkStringList *names);

/* Returns: (transfer none): a line of text with its name */
GtkEditable *forcon_twilight_form_entry (GtkWidget *box, const char *name);

/* Shows a text; where it stands already the cursor does not move. */
void forcon_twilight_form_set_text (GtkEditable *entry, const char *text);

G_END_DECLS
