/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plan of a step in the window: one list, one key. */
#include "app-support.h"

#include "app/panels/panels.h"
#include "app/session/session-draft.h"
#include "app/session/session-plan.h"
#include "app/table/table-view.h"
#include "storage/files/data.h"

static ForconTableWindow *
squadron (void)
{
  g_autofree char *battle = app_resource ("squadron.xml");

  return app_window (battle, 1366, 768);
}

static guint
position (ForconTableWindow *window)
{
  return forcon_journal_position (forcon_session_journal (forcon_table_window_session (window)));
}

static ForconStep
step (ForconTableWindow *window)
{
  return forcon_session_step (forcon_table_window_session (window));
}

static gint
round_of (ForconTableWindow *window)
{
  return forcon_session_battle (forcon_table_window_session (window))->round;
}

/* Enter until there is nothing left, and once more. Returns: how often that was */
static guint
finish_step (ForconTableWindow *window)
{
  ForconStep before = step (window);
  guint presses = 0;

  while (step (window) == before && presses < 50)
    {
      app_act (window, "win.do");
      presses++;
    }
  return presses;
}

static void
test_looks (void)
{
  ForconTableWindow *window = squadron ();

  app_assert_looks_right (window, "plan-moves");
  finish_step (window);
  app_assert_looks_right (window, "plan-fire");
  app_close (window);
}

/* The hour in figures: a step of six ships takes two presses, one to do it and one to end it. */
static void
test_two_presses (void)
{
  ForconTableWindow *window = squadron ();
  guint before = position (window);

  app_act (window, "win.do");
  g_assert_cmpuint (position (window), >, before + 2);
  g_assert_cmpint (step (window), ==, FORCON_STEP_MOVEMENT);
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Nothing useful is left in this step. Enter ends it."));
  app_act (window, "win.do");
  g_assert_cmpint (step (window), ==, FORCON_STEP_FIRE);
  app_close (window);
}

static void
test_by_hand (void)
{
  ForconTableWindow *window = squadron ();
  ForconSession *session = forcon_table_window_session (window);
  ForconLegs legs = { .n = 1, .leg = { { FORCON_CM (16), 0 } } };
  GtkWidget *plan = app_find (window, FORCON_TYPE_PLAN_PANEL, NULL);

  g_assert_true (gtk_widget_get_mapped (plan));
  forcon_session_select (session, app_ship (session, "dart"));
  forcon_session_set_legs (session, &legs);
  app_settle ();
  g_assert_false (gtk_widget_get_mapped (plan));
  app_act (window, "win.do");
  g_assert_cmpint (app_last_entry (session)->command.kind, ==, FORCON_COMMAND_MOVE);
  g_assert_true (gtk_widget_get_mapped (plan));
  app_close (window);
}

static void
test_undo (void)
{
  ForconTableWindow *window = squadron ();
  guint before = position (window);

  app_act (window, "win.do");
  app_act (window, "win.undo");
  g_assert_cmpuint (position (window), ==, before);
  app_close (window);
}

/* N says where nothing useful is left, and Enter ends the step there, in the plan or not. */
static void
test_nothing_useful (void)
{
  ForconTableWindow *window = squadron ();
  ForconSession *session = forcon_table_window_session (window);
  GtkWidget *plan = app_find (window, FORCON_TYPE_PLAN_PANEL, NULL);

  app_act (window, "win.plan");
  g_assert_false (gtk_widget_get_mapped (plan));
  forcon_session_plan_do (session, FORCON_PLAN_STEP, 0);
  app_settle ();
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "• Squadron — nothing useful is left in this step"));
  app_act (window, "win.next-ship");
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Nothing useful is left in this step. Enter ends it."));
  app_act (window, "win.do");
  g_assert_cmpint (step (window), ==, FORCON_STEP_FIRE);
  app_close (window);
}

/* What is typed for one of them is shown for all, and done for all by one press. */
static void
test_typed_for_several (void)
{
  ForconTableWindow *window = squadron ();
  ForconSession *session = forcon_table_window_session (window);
  ForconLegs legs = { .n = 1, .leg = { { FORCON_CM (16), 0 } } };
  guint before = position (window);

  forcon_session_select (session, app_ship (session, "broom"));
  app_act (window, "win.group");
  forcon_session_select (session, app_ship (session, "anvil"));
  app_act (window, "win.group");
  app_act (window, "win.focus-move");
  forcon_session_set_legs (session, &legs);
  app_settle ();
  app_picture (window, "plan-several.png");
  app_act (window, "win.do");
  g_assert_cmpuint (position (window), ==, before + 2);
  app_act (window, "win.undo");
  g_assert_cmpuint (position (window), ==, before);
  app_close (window);
}

/* By the keyboard as by the pointer: the formation that is gone to is spread, one ship alone has nothing to spread. */
static void
test_spread (void)
{
  ForconTableWindow *window = squadron ();
  ForconSession *session = forcon_table_window_session (window);
  gpointer table = app_find (window, FORCON_TYPE_TABLE_VIEW, NULL);

  forcon_session_select (session, app_ship (session, "hammer"));
  app_wait_for_paint (table);
  g_assert_cmpuint (forcon_table_view_spread (table)->n, ==, 3);
  app_act (window, "win.next-ship");
  app_wait_for_paint (table);
  g_assert_cmpuint (forcon_table_view_spread (table)->n, ==, 0);
  app_close (window);
}

/* The labels of a menu, with a bar after each. */
static char *
labels_of (GMenuModel *menu)
{
  GString *text = g_string_new (NULL);

  for (gint i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *label = NULL;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label);
      g_string_append_printf (text, "%s|", label);
    }
  return g_string_free (text, FALSE);
}

/* One button tells what captains would do of one ship, its formation, the step, the turn and the rest. */
static void
test_captains_button (void)
{
  ForconTableWindow *window = squadron ();
  ForconSession *session = forcon_table_window_session (window);
  GtkWidget *button = app_find_shown (app_find (window, FORCON_TYPE_PLAN_PANEL, NULL), GTK_TYPE_MENU_BUTTON, NULL);
  g_autofree char *labels = NULL;
  guint before;

  finish_step (window);
  forcon_session_select (session, app_ship (session, "anvil"));
  app_settle ();
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  app_settle ();
  labels = labels_of (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button)));
  g_assert_cmpstr (labels, ==,
                   "Anvil: 2|First line: 6|This step, answers too: 10 now|The turn of Red|"
                   "The rest of the battle, all sides|");
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  before = position (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.do-scope", "u", (guint) FORCON_PLAN_SHIP);
  app_settle ();
  g_assert_cmpuint (position (window), >, before);
  for (guint i = before; i < position (window); i++)
    g_assert_cmpuint (forcon_command_ship (&forcon_session_entry (session, i)->command, "ship").value, ==,
                      app_ship (session, "anvil").value);
  app_act (window, "win.undo");
  g_assert_cmpuint (position (window), ==, before);
  app_close (window);
}

static void
test_rest_by_captains (void)
{
  ForconTableWindow *window = squadron ();
  guint before = position (window);

  app_act (window, "win.captains");
  for (guint i = 0; i < 200 && step (window) != FORCON_STEP_OVER; i++)
    app_pump (50);
  g_assert_cmpint (step (window), ==, FORCON_STEP_OVER);
  app_settle ();
  app_act (window, "win.undo");
  g_assert_cmpuint (position (window), ==, before);
  app_close (window);
}

/* The hour in figures: a round of twelve ships by hand in at most 25 presses, the ends of all steps among them. */
static void
test_presses_of_a_round (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *battle = forcon_data_find ("scenarios/hegen-hub.xml", &error);
  ForconTableWindow *window = app_window (battle, 1366, 768);
  gint first = round_of (window);

  g_assert_no_error (error);
  for (gint round = first; round < first + 3; round++)
    {
      guint presses = 0;

      for (; round_of (window) == round && step (window) != FORCON_STEP_OVER; presses++)
        gtk_widget_activate_action (GTK_WIDGET (window), "win.do", NULL);
      g_test_message ("round %d: %u presses", round, presses);
      g_assert_cmpuint (presses, <=, 25);
    }
  app_settle ();
  app_picture (window, "plan-hegen-hub.png");
  app_close (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/looks/plan-panel/the plan can be read", test_looks);
  g_test_add_func ("/app/plan-panel/Enter does all of a step, and once more ends it", test_two_presses);
  g_test_add_func ("/app/plan-panel/what is drawn up by hand comes before the plan", test_by_hand);
  g_test_add_func ("/app/plan-panel/what was done by one press is undone by one", test_undo);
  g_test_add_func ("/app/plan-panel/where nothing useful is left N says so and Enter ends the step", test_nothing_useful);
  g_test_add_func ("/app/plan-panel/a way that is typed holds for all that are chosen together", test_typed_for_several);
  g_test_add_func ("/app/plan-panel/the formation that is gone to is spread on the table", test_spread);
  g_test_add_func ("/app/plan-panel/one button tells how much captains would do", test_captains_button);
  g_test_add_func ("/app/plan-panel/captains fight the rest, and that is undone as one", test_rest_by_captains);
  g_test_add_func ("/app/plan-panel/a round of twelve ships takes at most 25 presses", test_presses_of_a_round);
  return g_test_run ();
}
