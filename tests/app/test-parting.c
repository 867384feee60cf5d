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

/* A window with a box in a box, and in that so many buttons. */
static GtkWidget *
window_of_buttons (GtkWidget **buttons, guint n)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *outer = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *inner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_window_set_child (GTK_WINDOW (window), outer);
  gtk_box_append (GTK_BOX (outer), inner);
  for (guint i = 0; i < n; i++)
    {
      buttons[i] = gtk_button_new ();
      gtk_box_append (GTK_BOX (inner), buttons[i]);
    }
  gtk_window_present (GTK_WINDOW (window));
  app_settle ();
  return window;
}

static void
focus_and_hide (GtkWidget *widget)
{
  gtk_widget_grab_focus (widget);
  gtk_widget_set_visible (widget, FALSE);
}

/* After that the window goes. */
static void
expect_focus (GtkWidget *window, GtkWidget *expected)
{
  app_settle ();
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == expected);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
what_hides_with_the_focus_is_let_go (void)
{
  GtkWidget *button;
  GtkWidget *window = window_of_buttons (&button, 1);

  g_object_add_weak_pointer (G_OBJECT (button), (gpointer *) &button);
  focus_and_hide (button);
  gtk_widget_set_visible (gtk_widget_get_parent (button), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  app_settle ();
  g_assert_null (button);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* As the toolkit has it: on from the box that held what hid. */
static void
after_what_hides_what_follows_its_box_has_the_focus (void)
{
  GtkWidget *buttons[3], *beside = gtk_button_new ();
  GtkWidget *window = window_of_buttons (buttons, 3);

  gtk_box_append (GTK_BOX (gtk_window_get_child (GTK_WINDOW (window))), beside);
  focus_and_hide (buttons[1]);
  expect_focus (window, beside);
}

static void
after_the_last_that_hides_the_first_has_the_focus (void)
{
  GtkWidget *buttons[3];
  GtkWidget *window = window_of_buttons (buttons, 3);

  focus_and_hide (buttons[2]);
  expect_focus (window, buttons[0]);
}

/* A button with a popover that has the focus, after the last of the inner box. */
static GtkWidget *
open_popover (GtkWidget *last)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), gtk_entry_new ());
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (last)), button);
  gtk_popover_popup (GTK_POPOVER (popover));
  app_settle ();
  gtk_widget_grab_focus (gtk_popover_get_child (GTK_POPOVER (popover)));
  return popover;
}

static void
after_a_popover_its_button_has_the_focus (void)
{
  GtkWidget *first;
  GtkWidget *window = window_of_buttons (&first, 1);
  GtkWidget *popover = open_popover (first);

  gtk_popover_popdown (GTK_POPOVER (popover));
  app_settle ();
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), gtk_widget_get_parent (popover)));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
after_a_popover_and_its_button_hid_another_has_the_focus (void)
{
  GtkWidget *first, *beside = gtk_button_new ();
  GtkWidget *window = window_of_buttons (&first, 1);
  GtkWidget *popover = open_popover (first);

  gtk_box_append (GTK_BOX (gtk_window_get_child (GTK_WINDOW (window))), beside);
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_set_visible (gtk_widget_get_parent (first), FALSE);
  expect_focus (window, beside);
}

static void
a_click_after_what_hid_keeps_the_focus (void)
{
  GtkWidget *buttons[3];
  GtkWidget *window = window_of_buttons (buttons, 3);

  focus_and_hide (buttons[2]);
  gtk_widget_grab_focus (buttons[1]);
  expect_focus (window, buttons[1]);
}

static void
a_window_that_had_a_popover_takes_along_its_surface (void)
{
  GtkWidget *first;
  GtkWidget *window = window_of_buttons (&first, 1);
  GtkWidget *popover = open_popover (first);
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  GdkSurface *popup = gtk_native_get_surface (GTK_NATIVE (popover));

  g_object_add_weak_pointer (G_OBJECT (surface), (gpointer *) &surface);
  g_object_add_weak_pointer (G_OBJECT (popup), (gpointer *) &popup);
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_window_destroy (GTK_WINDOW (window));
  app_settle ();
  g_assert_null (popup);
  g_assert_null (surface);
}

/* A notebook that goes turns its pages, and would give the focus to the next if it still took one for where the focus is. */
static void
what_hid_with_the_focus_is_forgotten_with_its_window (void)
{
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GtkWidget) notebook = g_object_ref (gtk_notebook_new ());
  GtkWidget *field = gtk_entry_new ();

  gtk_window_set_child (GTK_WINDOW (window), notebook);
  gtk_notebook_append_page (GTK_NOTEBOOK (notebook), field, NULL);
  gtk_notebook_append_page (GTK_NOTEBOOK (notebook), gtk_entry_new (), NULL);
  gtk_window_present (GTK_WINDOW (window));
  app_settle ();
  gtk_widget_grab_focus (field);
  gtk_widget_set_visible (gtk_widget_get_first_child (field), FALSE);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_null (gtk_widget_get_focus_child (notebook));
}

static guint
count_windows (void)
{
  return g_list_length (gtk_application_get_windows (GTK_APPLICATION (g_application_get_default ())));
}

/* Ctrl+W closes one window, Ctrl+Q all of them. */
static void
test_closes_one_or_all (void)
{
  g_autoptr (ForconGame) first = app_game ("skirmish.xml", "close-one.forcon");
  g_autoptr (ForconGame) second = app_game ("skirmish.xml", "close-two.forcon");
  GActionGroup *application = G_ACTION_GROUP (g_application_get_default ());
  g_auto (GStrv) close = gtk_application_get_accels_for_action (GTK_APPLICATION (application), "app.close-window");
  guint before = count_windows ();
  g_auto (GStrv) quit = gtk_application_get_accels_for_action (GTK_APPLICATION (application), "app.quit");

  g_assert_cmpstr (close[0], ==, "<Control>w");
  g_assert_cmpstr (quit[0], ==, "<Control>q");
  g_application_hold (G_APPLICATION (application));
  app_master_window (first, 1366, 768);
  app_master_window (second, 1366, 768);
  app_master_window (first, 1366, 768);
  g_assert_cmpuint (count_windows (), ==, before + 3);
  g_action_group_activate_action (application, "close-window", NULL);
  app_settle ();
  g_assert_cmpuint (count_windows (), ==, before + 2);
  g_action_group_activate_action (application, "quit", NULL);
  app_settle ();
  g_assert_cmpuint (count_windows (), ==, 0);
  g_application_release (G_APPLICATION (application));
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/parting/a dialog that is held is closed before its window",
                   a_dialog_is_closed_before_its_window);
  g_test_add_func ("/app/parting/a window takes along a dialog that is held", a_window_takes_its_dialog_along);
  g_test_add_func ("/app/parting/an area that scrolled hears no more of settings when its window has gone",
                   an_area_that_scrolled_hears_no_more_of_settings);
  g_test_add_func ("/app/parting/what hides with the focus is let go", what_hides_with_the_focus_is_let_go);
  g_test_add_func ("/app/parting/after what hides what follows its box has the focus",
                   after_what_hides_what_follows_its_box_has_the_focus);
  g_test_add_func ("/app/parting/after the last that hides the first has the focus",
                   after_the_last_that_hides_the_first_has_the_focus);
  g_test_add_func ("/app/parting/after a popover its button has the focus", after_a_popover_its_button_has_the_focus);
  g_test_add_func ("/app/parting/after a popover and its button hid another has the focus",
                   after_a_popover_and_its_button_hid_another_has_the_focus);
  g_test_add_func ("/app/parting/a click after what hid keeps the focus", a_click_after_what_hid_keeps_the_focus);
  g_test_add_func ("/app/parting/what hid with the focus is forgotten with its window",
                   what_hid_with_the_focus_is_forgotten_with_its_window);
  g_test_add_func ("/app/parting/a window that had a popover takes along its surface",
                   a_window_that_had_a_popover_takes_along_its_surface);
  g_test_add_func ("/app/parting/one window is closed, or all of them", test_closes_one_or_all);
  return g_test_run ();
}
