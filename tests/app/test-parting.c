/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Windows that go while somebody still holds them, as a click holds what was clicked on. */
#include "app-support.h"

typedef struct {
  GtkWindow *parent;
  GtkWindow *dialog;
} Pair;

/* A dialog that is held, before a window that is not. */
static Pair
pair (void)
{
  GtkWidget *parent = gtk_window_new ();
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (parent), "Discard?", NULL);
  Pair pair = { GTK_WINDOW (parent), g_object_ref (GTK_WINDOW (dialog)) };

  gtk_window_present (pair.parent);
  gtk_window_present (pair.dialog);
  app_settle ();
  return pair;
}

static void
close_and_wait_for_the_end (GtkWindow *parent)
{
  g_object_add_weak_pointer (G_OBJECT (parent), (gpointer *) &parent);
  gtk_window_destroy (parent);
  app_settle ();
  g_assert_null (parent);
}

static void
a_dialog_is_closed_before_its_window (void)
{
  Pair two = pair ();

  gtk_window_destroy (two.dialog);
  g_assert_null (gtk_window_get_transient_for (two.dialog));
  close_and_wait_for_the_end (two.parent);
  g_object_unref (two.dialog);
}

static void
a_window_takes_its_dialog_along (void)
{
  Pair two = pair ();

  close_and_wait_for_the_end (two.parent);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (two.dialog)));
  g_assert_null (gtk_window_get_transient_for (two.dialog));
  g_object_unref (two.dialog);
}

static gboolean
hears_of_settings (GtkWidget *widget)
{
  return g_signal_handler_find (gtk_settings_get_default (), G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, widget) != 0;
}

static void
an_area_that_scrolled_hears_no_more_of_settings (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *area = gtk_scrolled_window_new ();

  gtk_box_append (GTK_BOX (box), area);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  app_settle ();
  g_assert_true (hears_of_settings (area));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_false (hears_of_settings (area));
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/parting/a dialog that is held is closed before its window", a_dialog_is_closed_before_its_window);
  g_test_add_func ("/app/parting/a window takes along a dialog that is held", a_window_takes_its_dialog_along);
  g_test_add_func ("/app/parting/an area that scrolled hears no more of settings when its window has gone",
                   an_area_that_scrolled_hears_no_more_of_settings);
  return g_test_run ();
}
