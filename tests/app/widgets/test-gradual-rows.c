/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of a list that are laid out a few at a time. */
#include "app-support.h"

#include "app/widgets/gradual-rows.h"

#define MANY 20

typedef struct {
  GtkWindow *window;
  ForconGradualRows *rows;
  GtkSingleSelection *selection;
} List;

/* A list in a window; nobody sees it before that is presented. */
static void
list_new (List *list)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *view = gtk_list_view_new (NULL, factory);

  list->window = GTK_WINDOW (gtk_window_new ());
  list->rows = forcon_gradual_rows_new (view, GTK_TYPE_STRING_OBJECT);
  list->selection = gtk_single_selection_new (g_object_ref (forcon_gradual_rows_laid_out (list->rows)));
  gtk_list_view_set_model (GTK_LIST_VIEW (view), GTK_SELECTION_MODEL (list->selection));
  gtk_window_set_child (list->window, view);
}

static void
list_end (List *list)
{
  g_object_unref (list->selection);
  forcon_gradual_rows_free (list->rows);
  gtk_window_destroy (list->window);
}

static gboolean
say_the_same (gconstpointer a, gconstpointer b)
{
  return g_str_equal (gtk_string_object_get_string ((gpointer) a), gtk_string_object_get_string ((gpointer) b));
}

/* One row for each letter. */
static void
set (List *list, const char *letters)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  for (const char *letter = letters; *letter != '\0'; letter++)
    g_ptr_array_add (items, gtk_string_object_new ((char[]){ *letter, '\0' }));
  forcon_gradual_rows_set (list->rows, list->selection, items, say_the_same);
}

static guint
count (List *list)
{
  return g_list_model_get_n_items (forcon_gradual_rows_laid_out (list->rows));
}

static void
test_same (void)
{
  List list;
  g_autoptr (GObject) before = NULL;
  g_autoptr (GObject) after = NULL;
  g_autoptr (GObject) changed = NULL;

  list_new (&list);
  set (&list, "abcd");
  before = g_list_model_get_item (forcon_gradual_rows_laid_out (list.rows), 3);
  set (&list, "axd");
  after = g_list_model_get_item (forcon_gradual_rows_laid_out (list.rows), 2);
  changed = g_list_model_get_item (forcon_gradual_rows_laid_out (list.rows), 1);
  g_assert_true (after == before);
  g_assert_cmpstr (gtk_string_object_get_string (GTK_STRING_OBJECT (changed)), ==, "x");
  list_end (&list);
}

static void
wait_for_all (List *list, guint n)
{
  for (guint i = 0; i < 500 && count (list) < n; i++)
    app_pump (20);
  g_assert_cmpuint (count (list), ==, n);
}

static void
test_a_few (void)
{
  List list;

  list_new (&list);
  gtk_window_present (list.window);
  app_settle ();
  set (&list, "abcdefghijklmnopqrst");
  g_assert_cmpuint (count (&list), >, 0);
  g_assert_cmpuint (count (&list), <, MANY);
  wait_for_all (&list, MANY);
  list_end (&list);
}

static void
test_reached (void)
{
  List list;

  list_new (&list);
  gtk_window_present (list.window);
  app_settle ();
  set (&list, "abcdefghijklmnopqrst");
  forcon_gradual_rows_reach (list.rows, 15);
  g_assert_cmpuint (count (&list), ==, 16);
  list_end (&list);
}

static const char *
selected (List *list)
{
  return gtk_string_object_get_string (gtk_single_selection_get_selected_item (list->selection));
}

static void
test_selected (void)
{
  List list;

  list_new (&list);
  gtk_window_present (list.window);
  app_settle ();
  set (&list, "abcde");
  wait_for_all (&list, 5);
  gtk_single_selection_set_selected (list.selection, 4);
  set (&list, "abuvwxyzcde");
  g_assert_cmpstr (selected (&list), ==, "e");
  set (&list, "abcde");
  g_assert_cmpstr (selected (&list), ==, "e");
  list_end (&list);
}

static void
test_place_of_selected (void)
{
  List list;

  list_new (&list);
  set (&list, "abcde");
  gtk_single_selection_set_selected (list.selection, 2);
  set (&list, "abxyde");
  g_assert_cmpstr (selected (&list), ==, "x");
  set (&list, "a");
  g_assert_cmpstr (selected (&list), ==, "a");
  list_end (&list);
}

static void
test_behind (void)
{
  List list;

  list_new (&list);
  gtk_window_present (list.window);
  app_settle ();
  set (&list, "abcdef");
  wait_for_all (&list, 6);
  app_pump (100);
  set (&list, "axyzbcdef");
  g_assert_cmpuint (count (&list), ==, 9);
  list_end (&list);
}

static void
test_unseen (void)
{
  List list;

  list_new (&list);
  set (&list, "abcdefghijklmnopqrst");
  g_assert_cmpuint (count (&list), ==, MANY);
  list_end (&list);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
#define TEST(path, function) g_test_add_func ("/app/gradual-rows/" path, function)
  TEST ("what looks the same at both ends is left alone", test_same);
  TEST ("of many new rows a few are laid out at first, and all of them soon", test_a_few);
  TEST ("a row that is to be selected is there at once", test_reached);
  TEST ("a selected row stays selected when rows come and go before it", test_selected);
  TEST ("what has the place of a selected row that is gone is selected", test_place_of_selected);
  TEST ("many rows behind a few that are new stay as they are", test_behind);
  TEST ("nobody waits for the rows of a list that is not seen", test_unseen);
#undef TEST
  return g_test_run ();
}
