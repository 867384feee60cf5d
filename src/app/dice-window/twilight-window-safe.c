/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is played is kept, and what was left is offered. */
#include "app/dice-window/twilight-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/dialogs.h"
#include "app/widgets/toast.h"

void
forcon_twilight_window_keep (ForconTwilightWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (forcon_twilight_safe_keep (self->safe, &error) || self->told)
    return;
  self->told = TRUE;
  text = g_strdup_printf (_ ("Save the clash soon, no copy of it can be kept: %s"), error->message);
  forcon_toast_say (GTK_WIDGET (self->toasts), text);
}

static void
on_go_on (ForconTwilightWindow *self)
{
  g_autofree char *left = g_steal_pointer (&self->left);
  g_autoptr (GError) error = NULL;

  gtk_widget_set_visible (self->left_banner, FALSE);
  /* It is kept for this window before the old copy goes. */
  if (forcon_twilight_game_recover (self->game, left, &error))
    forcon_twilight_safe_drop (left);
  else
    forcon_show_error (GTK_WINDOW (self), _ ("The clash cannot be opened"), error->message);
}

static void
on_drop (ForconTwilightWindow *self)
{
  forcon_twilight_safe_drop (self->left);
  g_clear_pointer (&self->left, g_free);
  gtk_widget_set_visible (self->left_banner, FALSE);
}

static void
add_button (ForconTwilightWindow *self, const char *label, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->left_banner), button);
}

GtkWidget *
forcon_twilight_window_make_banner (ForconTwilightWindow *self)
{
  GtkWidget *label = gtk_label_new (_ ("A fleet-dice clash was not finished: the program ended before it was saved."));

  self->left_banner = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_add_css_class (self->left_banner, "forcon-banner");
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (self->left_banner), label);
  add_button (self, _ ("_Continue"), G_CALLBACK (on_go_on));
  add_button (self, _ ("_Discard"), G_CALLBACK (on_drop));
  gtk_widget_set_visible (self->left_banner, FALSE);
  return self->left_banner;
}

void
forcon_twilight_window_offer_left (ForconTwilightWindow *self)
{
  self->left = forcon_twilight_safe_find_left ();
  gtk_widget_set_visible (self->left_banner, self->left != NULL);
}
