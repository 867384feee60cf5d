/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing from a long list by what is typed. */
#include "app-support.h"

#include "app/widgets/short-list.h"

static const char *const names[] = { "A1 Eastgate", "B2 Crossing", "C3 Westgate", NULL };

static GtkDropDown *
shown_list (GtkWindow **window)
{
  GtkWidget *list = gtk_drop_down_new_from_strings (names);

  *window = GTK_WINDOW (gtk_window_new ());
  forcon_short_list_search (GTK_DROP_DOWN (list));
  gtk_window_set_child (*window, list);
  gtk_window_present (*window);
  app_settle ();
  return GTK_DROP_DOWN (list);
}

/* Opens it, types and presses Enter where the letters go. */
static void
choose (GtkDropDown *list, const char *typed)
{
  GtkWidget *entry = app_find (list, GTK_TYPE_SEARCH_ENTRY, NULL);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (app_find (list, GTK_TYPE_TOGGLE_BUTTON, NULL)), TRUE);
  app_settle ();
  app_search (entry, typed);
  g_signal_emit_by_name (entry, "activate");
  app_settle ();
}

static void
test_enter (void)
{
  GtkWindow *window;
  GtkDropDown *list = shown_list (&window);

  choose (list, "b2");
  g_assert_cmpuint (gtk_drop_down_get_selected (list), ==, 1);
  choose (list, "c3");
  g_assert_cmpuint (gtk_drop_down_get_selected (list), ==, 2);
  gtk_window_destroy (window);
}

static void
test_nothing_found (void)
{
  GtkWindow *window;
  GtkDropDown *list = shown_list (&window);

  gtk_drop_down_set_selected (list, 1);
  choose (list, "d4");
  g_assert_cmpuint (gtk_drop_down_get_selected (list), ==, 1);
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/short-list/Enter chooses what was found, the second time too", test_enter);
  g_test_add_func ("/app/short-list/Enter leaves what is chosen where nothing is found", test_nothing_found);
  return g_test_run ();
}
