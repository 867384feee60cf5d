/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * forcon_widget_set_class:
 * @widget: a widget
 * @css_class: a class of the style sheet
 * @on: whether it has that class from now on
 */
void forcon_widget_set_class (gpointer widget, const char *css_class, gboolean on);

/**
 * forcon_widget_clear:
 * @container: a GtkBox, a GtkGrid, a GtkFlowBox, or a GtkListBox without placeholder and headers
 *
 * Removes all its children.
 */
void forcon_widget_clear (gpointer container);

/**
 * forcon_label_show:
 * @label: a label that wraps
 * @text: (nullable): what it says from now on; nothing hides it
 *
 * Words are broken only where one is too long for any line: a label whose words may be broken takes twice as long to
 * lay out.
 */
void forcon_label_show (GtkWidget *label, const char *text);

/**
 * forcon_widget_set_tooltip:
 * @widget: a widget
 * @text: (nullable): its tooltip from now on
 *
 * Does nothing where it has that already: GTK asks the display where the pointer is whenever the tooltip of a widget
 * that is seen is set.
 */
void forcon_widget_set_tooltip (gpointer widget, const char *text);

/**
 * forcon_popover_drop_when_closed:
 * @popover: one that was made for this time only
 *
 * Unparents it some time after it has closed: it still gives the focus back then, and the action of an item of its menu
 * has still to run.
 */
void forcon_popover_drop_when_closed (GtkWidget *popover);

G_END_DECLS
