/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panels of the whole battle, as a person uses them. */
#include "app-support.h"

#include "app/session/session-draft.h"
#include "app/session/session-play.h"
#include "app/table/review-dialog.h"
#include "app/panels/what-if-button.h"

/* A what-if that has not come by now, ms, never will. */
#define PATIENCE 10000

static ForconTableWindow *
squadron_in (ForconStep step, const char *ship)
{
  g_autofree char *path = app_resource ("squadron.xml");
  ForconTableWindow *window = app_window_of_one_ship (path, 1366, 768);
  ForconSession *session = forcon_table_window_session (window);
  ForconCommand command
      = { .kind = FORCON_COMMAND_SET, .set = { .value = FORCON_VALUE_STEP, .number = step }, .reason = "a test" };

  forcon_session_carry_out (session, &command);
  forcon_session_select (session, app_ship (session, ship));
  app_settle ();
  return window;
}

static ForconCommandKind
last_command (ForconTableWindow *window)
{
  return app_last_entry (forcon_table_window_session (window))->command.kind;
}

static GtkWidget *
shown_button (gpointer root, const char *label)
{
  GtkWidget *button = app_find_shown (root, GTK_TYPE_BUTTON, label);

  g_assert_nonnull (button);
  return button;
}

static void
launches (void)
{
  ForconTableWindow *window = squadron_in (FORCON_STEP_FIRE, "anvil");

  app_act (window, "win.aim-torpedoes");
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "3 torpedoes, 20.0 cm a turn for 2 turns, heading 90°."));
  app_press (window, "_Launch");
  g_assert_cmpint (last_command (window), ==, FORCON_COMMAND_LAUNCH);
  app_close (window);
}

static void
launches_by_key (void)
{
  ForconTableWindow *window = squadron_in (FORCON_STEP_FIRE, "anvil");

  app_act (window, "win.aim-torpedoes");
  app_act (window, "win.do");
  g_assert_cmpint (last_command (window), ==, FORCON_COMMAND_LAUNCH);
  app_close (window);
}

static void
moves_salvo (void)
{
  ForconTableWindow *window = squadron_in (FORCON_STEP_TORPEDOES, "anvil");

  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Anvil: 4 torpedoes"));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Meets nothing on its way."));
  app_press (window, "_Move");
  g_assert_cmpint (last_command (window), ==, FORCON_COMMAND_MOVE_SALVO);
  app_close (window);
}

static void
boards (void)
{
  ForconTableWindow *window = squadron_in (FORCON_STEP_TORPEDOES, "reaver");

  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Board Prey · 100%"));
  app_press (window, "Board");
  g_assert_cmpint (last_command (window), ==, FORCON_COMMAND_BOARD);
  app_close (window);
}

static void
changes_orbit (void)
{
  ForconTableWindow *window = squadron_in (FORCON_STEP_MOVEMENT, "lander");

  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Same orbit"));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_BUTTON, "Table"));
  app_act (window, "win.map");
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_BUTTON, "Low orbit"));
  app_close (window);
}

static void
hand_needs_reason (void)
{
  ForconTableWindow *window = squadron_in (FORCON_STEP_MOVEMENT, "anvil");

  app_act (window, "win.hand");
  g_assert_false (gtk_widget_is_sensitive (shown_button (window, "_Do It")));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Enter a reason (kept in the journal)."));
  app_close (window);
}

/* The hits of the selected ship are what is set first. */
static void
hand_sets (void)
{
  ForconTableWindow *window = squadron_in (FORCON_STEP_MOVEMENT, "anvil");
  ForconSession *session = forcon_table_window_session (window);
  GtkWidget *form = NULL;

  app_act (window, "win.hand");
  form = app_find_shown (window, g_type_from_name ("ForconHandForm"), NULL);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find_shown (form, GTK_TYPE_SPIN_BUTTON, NULL)), 4);
  gtk_editable_set_text (GTK_EDITABLE (app_find_shown (window, GTK_TYPE_ENTRY, NULL)), "a forgotten hit");
  app_settle ();
  app_press (window, "_Do It");
  g_assert_cmpint (last_command (window), ==, FORCON_COMMAND_SET);
  g_assert_cmpint (forcon_battle_ship (forcon_session_battle (session), app_ship (session, "anvil"))->hits, ==, 4);
  g_assert_cmpstr (app_last_entry (session)->command.reason, ==, "a forgotten hit");
  app_close (window);
}

/* The list scrolls to it. */
static void
select_ship (ForconSession *session, const char *ship)
{
  forcon_session_select (session, app_ship (session, ship));
  app_settle ();
}

static void
side_looks (void)
{
  ForconTableWindow *window = squadron_in (FORCON_STEP_MOVEMENT, "anvil");
  ForconSession *session = forcon_table_window_session (window);

  select_ship (session, "shade");
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Shade"));
  app_act (window, "win.next-viewer");
  g_assert_null (app_find_shown (window, GTK_TYPE_LABEL, "Shade"));
  g_assert_false (gtk_widget_is_sensitive (shown_button (window, "_End Movement")));
  app_act (window, "win.next-viewer");
  app_act (window, "win.next-viewer");
  select_ship (session, "shade");
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Shade"));
  g_assert_true (gtk_widget_is_sensitive (shown_button (window, "_End Movement")));
  app_close (window);
}

static void
checks_first (void)
{
  ForconTableWindow *window = squadron_in (FORCON_STEP_FIRE, "anvil");
  ForconSession *session = forcon_table_window_session (window);
  guint entries = forcon_session_n_entries (session);
  GtkWidget *dialog;

  app_act (window, "win.roll-and-check");
  dialog = app_find_window (FORCON_TYPE_REVIEW_DIALOG);
  g_assert_nonnull (dialog);
  g_assert_cmpuint (forcon_session_n_entries (session), ==, entries);
  app_picture (dialog, "review.png");
  app_press (dialog, "_Apply");
  g_assert_null (app_find_window (FORCON_TYPE_REVIEW_DIALOG));
  g_assert_cmpuint (forcon_session_n_entries (session), ==, entries + 1);
  app_close (window);
}

/* The first entry of the dialog holds the dice of the first roll; the last one is the reason. */
static void
overrules (void)
{
  ForconTableWindow *window = squadron_in (FORCON_STEP_FIRE, "anvil");
  GtkWidget *dialog, *grid, *reason;

  app_act (window, "win.roll-and-check");
  dialog = app_find_window (FORCON_TYPE_REVIEW_DIALOG);
  grid = app_find_shown (dialog, GTK_TYPE_GRID, NULL);
  gtk_editable_set_text (GTK_EDITABLE (app_find_shown (grid, GTK_TYPE_ENTRY, NULL)), "6 6 6 6");
  app_settle ();
  /* Five salvos, of which the shield stops one. */
  g_assert_false (gtk_widget_is_sensitive (shown_button (dialog, "_Apply")));
  reason = gtk_widget_get_next_sibling (grid);
  gtk_editable_set_text (GTK_EDITABLE (reason), "a die was cocked");
  app_settle ();
  app_press (dialog, "_Apply");
  g_assert_nonnull (app_find_event (app_last_entry (forcon_table_window_session (window)), FORCON_EVENT_OVERRIDDEN));
  g_assert_cmpint (
      app_find_event (app_last_entry (forcon_table_window_session (window)), FORCON_EVENT_BATTERY_FIRED)->battery_fired.hits,
      ==, 4);
  app_close (window);
}

static void
drops_by_closing (void)
{
  ForconTableWindow *window = squadron_in (FORCON_STEP_FIRE, "anvil");
  guint entries = forcon_session_n_entries (forcon_table_window_session (window));

  app_act (window, "win.roll-and-check");
  gtk_window_close (GTK_WINDOW (app_find_window (FORCON_TYPE_REVIEW_DIALOG)));
  app_settle ();
  g_assert_null (app_find_window (FORCON_TYPE_REVIEW_DIALOG));
  g_assert_cmpuint (forcon_session_n_entries (forcon_table_window_session (window)), ==, entries);
  app_close (window);
}

static void
tells_what_if (void)
{
  ForconTableWindow *window = squadron_in (FORCON_STEP_FIRE, "anvil");
  GtkWidget *what_if = app_find_shown (window, FORCON_TYPE_WHAT_IF_BUTTON, NULL);
  GtkWidget *button = app_find_shown (what_if, GTK_TYPE_MENU_BUTTON, NULL);
  guint entries = forcon_session_n_entries (forcon_table_window_session (window));

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  for (guint waited = 0; strstr (forcon_what_if_button_text (FORCON_WHAT_IF_BUTTON (what_if)), "Thorn: mean damage") == NULL;
       waited += 50)
    {
      g_assert_cmpuint (waited, <, PATIENCE);
      app_pump (50);
    }
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  g_assert_cmpuint (forcon_session_n_entries (forcon_table_window_session (window)), ==, entries);
  app_close (window);
}

static void
explains_last (void)
{
  ForconTableWindow *window = squadron_in (FORCON_STEP_FIRE, "anvil");
  GtkWidget *dialog;

  app_act (window, "win.explain-last");
  dialog = app_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
  app_close (window);
}

static void
captain_by_menu (void)
{
  ForconTableWindow *window = squadron_in (FORCON_STEP_MOVEMENT, "anvil");
  ForconSession *session = forcon_table_window_session (window);

  app_act (window, "win.captain");
  while (forcon_session_captain_plays (session))
    app_pump (20);
  g_assert_true (app_last_entry (session)->command.by_captain);
  app_close (window);
}

static void
braces_by_button (void)
{
  ForconTableWindow *window = squadron_in (FORCON_STEP_FIRE, "anvil");
  ForconSession *session = forcon_table_window_session (window);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.order", "s", "lock-on");
  app_settle ();
  g_assert_cmpint (forcon_battle_ship (forcon_session_battle (session), app_ship (session, "anvil"))->fire_order, ==,
                   FORCON_ORDER_LOCK_ON);
  app_close (window);
}

/* A Russian types a comma, whatever the locale. */
static void
understands_commas (void)
{
  ForconTableWindow *window = squadron_in (FORCON_STEP_MOVEMENT, "anvil");
  GtkSpinButton *ahead = GTK_SPIN_BUTTON (app_find_shown (window, GTK_TYPE_SPIN_BUTTON, NULL));

  g_assert_cmpuint (gtk_spin_button_get_digits (ahead), ==, 1);
  gtk_editable_set_text (GTK_EDITABLE (ahead), "2,5");
  gtk_spin_button_update (ahead);
  g_assert_cmpfloat (gtk_spin_button_get_value (ahead), ==, 2.5);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (ahead)), ==, "2.5");
  app_close (window);
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/panels/torpedoes are launched with the mouse (F-TORP-1)", launches);
  g_test_add_func ("/app/panels/torpedoes are launched with the keyboard (F-TORP-1)", launches_by_key);
  g_test_add_func ("/app/panels/a salvo is moved (F-TORP-2)", moves_salvo);
  g_test_add_func ("/app/panels/a ship boards another (F-BRD-1)", boards);
  g_test_add_func ("/app/panels/a low orbit has a map and orbits to choose (F-ORB-1)", changes_orbit);
  g_test_add_func ("/app/panels/a fire order is given (F-ORD-1)", braces_by_button);
  g_test_add_func ("/app/panels/the master's hand asks for a reason (F-GEN-6)", hand_needs_reason);
  g_test_add_func ("/app/panels/the master sets a value with a reason (F-GEN-6)", hand_sets);
  g_test_add_func ("/app/panels/a side sees only what it knows (F-EW-4)", side_looks);
  g_test_add_func ("/app/panels/a result is checked and applied", checks_first);
  g_test_add_func ("/app/panels/a die is overruled in the dialog with a reason (F-GEN-6)", overrules);
  g_test_add_func ("/app/panels/closing the dialog drops the result", drops_by_closing);
  g_test_add_func ("/app/panels/what if tells what would come of a shot", tells_what_if);
  g_test_add_func ("/app/panels/a result is explained", explains_last);
  g_test_add_func ("/app/panels/a number may be typed with a comma", understands_commas);
  g_test_add_func ("/app/panels/a captain plays (F-CAMP-10)", captain_by_menu);
  return g_test_run ();
}
