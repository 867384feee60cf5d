/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window in which the numbers of the rules stand beside the text of their rules, and are changed. */
#include "app-support.h"

#include <string.h>

#include "app/editor/rules-window.h"
#include "app/game/game-edit.h"

typedef struct {
  ForconMasterWindow *master;
  ForconGame *game;
  ForconRulesWindow *window;
} Opened;

static Opened
open_rules (void)
{
  Opened opened = { .master = app_master_page ("skirmish.xml", "map", 1366, 768) };

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (opened.master), "win.rules", NULL));
  app_settle ();
  g_assert_nonnull (app_find_window (FORCON_TYPE_RULES_WINDOW));
  opened.game = forcon_master_window_game (opened.master);
  opened.window = FORCON_RULES_WINDOW (app_find_window (FORCON_TYPE_RULES_WINDOW));
  return opened;
}

static void
close_rules (const Opened *opened)
{
  gtk_window_close (GTK_WINDOW (opened->window));
  app_close_master (opened->master);
}

/* The row of a number, by its title, in the chapter that is shown. */
static GtkWidget *
find_row (GtkWidget *widget, const char *title)
{
  if (ADW_IS_ENTRY_ROW (widget) || ADW_IS_COMBO_ROW (widget))
    return g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, title);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
row_of (ForconRulesWindow *window, const char *path, const char *title)
{
  GtkWidget *row;

  forcon_rules_window_show_value (window, path);
  app_settle ();
  row = find_row (GTK_WIDGET (window), title);
  g_assert_nonnull (row);
  return row;
}

static void
type_into (GtkWidget *row, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (row), text);
  g_signal_emit_by_name (row, "entry-activated");
  app_settle ();
}

#define ARMOUR "torpedoes/armour", "Armour under fire"

static void
test_changed_in_place (void)
{
  const Opened opened = open_rules ();
  GtkWidget *row = row_of (opened.window, ARMOUR);
  g_autoptr (GString) texts = NULL;

  type_into (row, "3");
  g_assert_cmpint (forcon_game_rules (opened.game)->torpedo.armour, ==, 3);
  texts = app_texts (GTK_WINDOW (opened.window));
  g_assert_nonnull (strstr (texts->str, "F-TORP-8: "));
  g_assert_nonnull (strstr (texts->str, "Forcon 2010: 1"));
  close_rules (&opened);
}

static void
test_put_back (void)
{
  const Opened opened = open_rules ();
  GtkWidget *row = row_of (opened.window, ARMOUR);

  type_into (row, "3");
  app_press (GTK_WINDOW (opened.window), "Forcon 2010: 1");
  app_settle ();
  g_assert_cmpint (forcon_game_rules (opened.game)->torpedo.armour, ==, 1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "1");
  close_rules (&opened);
}

static void
test_undone (void)
{
  const Opened opened = open_rules ();
  GtkWidget *row = row_of (opened.window, ARMOUR);

  type_into (row, "3");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (opened.window), "rules.undo", NULL));
  app_settle ();
  g_assert_cmpint (forcon_game_rules (opened.game)->torpedo.armour, ==, 1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "1");
  close_rules (&opened);
}

/* The cells of a row, in their order. */
static void
find_cells (GtkWidget *widget, GPtrArray *cells)
{
  if (GTK_IS_ENTRY (widget))
    g_ptr_array_add (cells, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_cells (child, cells);
}

static void
test_cells (void)
{
  const Opened opened = open_rules ();
  g_autoptr (GPtrArray) cells = g_ptr_array_new ();
  GtkWidget *title;

  forcon_rules_window_show_value (opened.window, "gunnery/6");
  app_settle ();
  title = app_find (opened.window, GTK_TYPE_LABEL, "Firepower 6: salvos in columns 1 to 5");
  find_cells (gtk_widget_get_ancestor (title, ADW_TYPE_ACTION_ROW), cells);
  g_assert_cmpuint (cells->len, ==, FORCON_GUNNERY_COLUMNS);
  gtk_editable_set_text (g_ptr_array_index (cells, 1), "5");
  g_signal_emit_by_name (g_ptr_array_index (cells, 1), "activate");
  app_settle ();
  g_assert_cmpint (forcon_game_rules (opened.game)->gunnery[6][1], ==, 5);
  g_assert_cmpint (forcon_game_rules (opened.game)->gunnery[6][0], ==, 5);
  g_assert_cmpint (forcon_game_rules (opened.game)->gunnery[6][2], ==, 3);
  close_rules (&opened);
}

static void
test_new_row (void)
{
  const Opened opened = open_rules ();
  gint rows = forcon_game_rules (opened.game)->gunnery_rows;
  GtkWidget *title, *row;

  forcon_rules_window_show_value (opened.window, "gunnery/1");
  app_settle ();
  title = app_find (opened.window, GTK_TYPE_LABEL, "New Row: Firepower 21");
  row = gtk_widget_get_ancestor (title, ADW_TYPE_ACTION_ROW);
  g_assert_nonnull (row);
  g_signal_emit_by_name (row, "activated");
  app_settle ();
  g_assert_cmpint (forcon_game_rules (opened.game)->gunnery_rows, ==, rows + 1);
  g_assert_nonnull (app_find (opened.window, GTK_TYPE_LABEL, "Firepower 21: salvos in columns 1 to 5"));
  close_rules (&opened);
}

static void
test_new_nation (void)
{
  const Opened opened = open_rules ();
  guint nations = forcon_game_rules (opened.game)->boarding.n_nations;
  GtkWidget *row;

  forcon_rules_window_show_value (opened.window, "boarding/struck-hits");
  app_settle ();
  row = find_row (GTK_WIDGET (opened.window), "New nation (Enter)");
  g_assert_nonnull (row);
  type_into (row, "Sergyar");
  g_assert_cmpuint (forcon_game_rules (opened.game)->boarding.n_nations, ==, nations + 1);
  g_assert_nonnull (find_row (GTK_WIDGET (opened.window), "Sergyar: strength of its boarders by"));
  close_rules (&opened);
}

static void
test_refused (void)
{
  const Opened opened = open_rules ();
  GtkWidget *row = row_of (opened.window, ARMOUR);
  g_autoptr (GString) texts = NULL;

  type_into (row, "9");
  texts = app_texts (GTK_WINDOW (opened.window));
  g_assert_nonnull (strstr (texts->str, "Torpedoes: armour under fire cannot be “9”, only from 1 to 6"));
  g_assert_true (gtk_widget_has_css_class (row, "error"));
  g_assert_cmpint (forcon_game_rules (opened.game)->torpedo.armour, ==, 1);
  close_rules (&opened);
}

static void
test_chosen (void)
{
  const Opened opened = open_rules ();
  GtkWidget *row = row_of (opened.window, "option/shields.order", "Shields stop hits before or after armour");

  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
  app_settle ();
  g_assert_true (forcon_game_rules (opened.game)->options.shields_after_armour);
  close_rules (&opened);
}

static void
test_looks (void)
{
  const Opened opened = open_rules ();

  forcon_game_change_rule (opened.game, "torpedoes/armour", "2", NULL);
  forcon_rules_window_show_value (opened.window, "torpedoes/armour");
  app_settle ();
  app_assert_looks_right (GTK_WINDOW (opened.window), "rules-torpedoes");
  forcon_rules_window_show_value (opened.window, "gunnery/1");
  app_settle ();
  app_assert_looks_right (GTK_WINDOW (opened.window), "rules-gunnery");
  close_rules (&opened);
}

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/rules-window/a number is changed beside the text of its rule", test_changed_in_place);
  g_test_add_func ("/app/rules-window/a press puts back the number of Forcon 2010", test_put_back);
  g_test_add_func ("/app/rules-window/a change is undone", test_undone);
  g_test_add_func ("/app/rules-window/what cannot be is told, and nothing changes", test_refused);
  g_test_add_func ("/app/rules-window/an option is chosen", test_chosen);
  g_test_add_func ("/app/rules-window/each number of a row has a cell of its own", test_cells);
  g_test_add_func ("/app/rules-window/the gunnery table gets another row", test_new_row);
  g_test_add_func ("/app/rules-window/a nation is added by its name", test_new_nation);
  g_test_add_func ("/looks/rules-window/numbers and rules can be read", test_looks);
  return g_test_run ();
}
