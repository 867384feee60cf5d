/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/widget.h"

void
forcon_widget_set_class (gpointer widget, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

void
forcon_widget_clear (gpointer container)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (container)) != NULL)
    if (GTK_IS_LIST_BOX (container))
      gtk_list_box_remove (container, child);
    else if (GTK_IS_FLOW_BOX (container))
      gtk_flow_box_remove (container, child);
    else if (GTK_IS_GRID (container))
      gtk_grid_remove (container, child);
    else
      gtk_box_remove (GTK_BOX (container), child);
}

/* Letters of a word that no column is too narrow for. */
#define LONG_WORD 16

static gboolean
has_long_word (const char *text)
{
  guint length = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      length = g_unichar_isspace (g_utf8_get_char (at)) ? 0 : length + 1;
      if (length > LONG_WORD)
        return TRUE;
    }
  return FALSE;
}

void
forcon_label_show (GtkWidget *label, const char *text)
{
  gboolean empty = text == NULL || *text == '\0';

  gtk_label_set_wrap_mode (GTK_LABEL (label),
                           !empty && has_long_word (text) ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  gtk_label_set_text (GTK_LABEL (label), empty ? "" : text);
  gtk_widget_set_visible (label, !empty);
}

void
forcon_widget_set_tooltip (gpointer widget, const char *text)
{
  const char *before = gtk_widget_get_tooltip_text (widget);

  /* Without a text there is none: "" stays "". */
  if (g_strcmp0 (before, text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

static gboolean
unparent_later (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
on_closed (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_later, g_object_ref (popover), g_object_unref);
}

void
forcon_popover_drop_when_closed (GtkWidget *popover)
{
  g_signal_connect (popover, "closed", G_CALLBACK (on_closed), NULL);
}
