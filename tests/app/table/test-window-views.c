/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window as a side sees it, what if, captains, and the look at a result before it is applied. */
#include "app-support.h"

#include "app/session/session-draft.h"
#include "app/session/session-play.h"
#include "app/table/journal-item.h"
#include "app/table/journal-view.h"
#include "app/panels/panels.h"
#include "app/table/review-dialog.h"
#include "app/panels/what-if-button.h"

#define RED ((ForconSideId){ 1 })

/* As long as ten thousand runs may take on a busy machine, in pieces of 100 ms. */
#define PATIENCE 200

/* Anvil may fire at Thorn; Shade is hidden from Red. */
static ForconTableWindow *
ambush (void)
{
  g_autofree char *path = app_resource ("ambush.xml");
  ForconTableWindow *window = app_window (path, 1366, 768);
  ForconSession *session = forcon_table_window_session (window);

  app_act (window, "win.end-step");
  forcon_session_select (session, app_ship (session, "anvil"));
  forcon_session_set_target (session, app_ship (session, "thorn"));
  app_settle ();
  return window;
}

static GListModel *
journal_lines (ForconTableWindow *window)
{
  return forcon_journal_view_items (FORCON_JOURNAL_VIEW (app_find (window, FORCON_TYPE_JOURNAL_VIEW, NULL)));
}

static gboolean
can (ForconTableWindow *window, const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (window), action);
}

static void
banner_tells_who_looks (void)
{
  ForconTableWindow *window = ambush ();

  g_assert_null (app_find_shown (window, GTK_TYPE_LABEL, "As seen by: Red"));
  app_act (window, "win.next-viewer");
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "As seen by: Red"));
  app_press (window, "_Back to the Master");
  g_assert_null (app_find_shown (window, GTK_TYPE_LABEL, "As seen by: Red"));
  g_assert_true (FORCON_ID_IS_NONE (forcon_session_viewer (forcon_table_window_session (window))));
  app_close (window);
}

/* F-EW-4 */
static void
hidden_is_not_on_screen (void)
{
  ForconTableWindow *window = ambush ();

  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Shade"));
  app_act (window, "win.next-viewer");
  g_assert_null (app_find (window, GTK_TYPE_LABEL, "Shade"));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Thorn"));
  app_close (window);
}

/* What is left to do is the master's knowledge. */
static void
header_counts_nothing (void)
{
  ForconTableWindow *window = ambush ();

  app_act (window, "win.next-viewer");
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "• Ambush — as Red sees it"));
  g_assert_null (app_find_shown (window, FORCON_TYPE_OPENINGS_VIEW, NULL));
  app_close (window);
}

static void
looking_disables_commands (void)
{
  static const char *const actions[] = { "undo", "redo", "end-step", "roll", "move", "order", "hand", "captain", "what-if" };
  ForconTableWindow *window = ambush ();

  g_assert_true (can (window, "roll"));
  app_act (window, "win.next-viewer");
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    g_assert_false (can (window, actions[i]));
  app_close (window);
}

/* A side is told what came of commands, not which they were. */
static void
journal_heads_no_commands (void)
{
  ForconTableWindow *window = ambush ();

  app_act (window, "win.next-viewer");
  g_assert_cmpuint (g_list_model_get_n_items (journal_lines (window)), >, 0);
  for (guint i = 0; i < g_list_model_get_n_items (journal_lines (window)); i++)
    {
      g_autoptr (ForconJournalItem) item = g_list_model_get_item (journal_lines (window), i);

      g_assert_null (strstr (forcon_row_item_text (item, "text"), "Everybody"));
    }
  app_close (window);
}

/* Until the shown button has an answer. */
static const char *
answer (ForconTableWindow *window)
{
  ForconWhatIfButton *button = FORCON_WHAT_IF_BUTTON (app_find_shown (window, FORCON_TYPE_WHAT_IF_BUTTON, NULL));
  guint tries = 0;

  while (g_str_has_suffix (forcon_what_if_button_text (button), "…"))
    {
      g_assert_cmpuint (tries++, <, PATIENCE);
      app_pump (100);
    }
  return forcon_what_if_button_text (button);
}

/* A window that goes while its popover is under the mouse makes GTK look for it there. */
static void
leave_what_if (ForconTableWindow *window)
{
  GtkWidget *button = app_find_shown (window, FORCON_TYPE_WHAT_IF_BUTTON, NULL);

  gtk_menu_button_popdown (GTK_MENU_BUTTON (gtk_widget_get_first_child (button)));
  app_settle ();
}

static void
what_if_tells_losses (void)
{
  ForconTableWindow *window = ambush ();
  g_autofree char *before = forcon_battle_hash (forcon_session_battle (forcon_table_window_session (window)));
  g_autofree char *after = NULL;
  const char *text;

  app_act (window, "win.what-if");
  text = answer (window);
  g_assert_nonnull (strstr (text, "Tried 2000 times."));
  g_assert_nonnull (strstr (text, "Thorn: mean damage "));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Hits that the enemy loses"));
  g_assert_null (app_find_shown (window, GTK_TYPE_LABEL, "Hits that the own side loses"));
  after = forcon_battle_hash (forcon_session_battle (forcon_table_window_session (window)));
  g_assert_cmpstr (after, ==, before);
  app_picture (window, "what-if.png");
  leave_what_if (window);
  app_close (window);
}

static void
what_if_tries_more (void)
{
  ForconTableWindow *window = ambush ();

  app_act (window, "win.what-if");
  answer (window);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (app_find_shown (window, GTK_TYPE_TOGGLE_BUTTON, "10,000 Times")),
                                TRUE);
  app_settle ();
  g_assert_nonnull (strstr (answer (window), "Tried 10000 times."));
  leave_what_if (window);
  app_close (window);
}

static void
what_if_can_be_left (void)
{
  ForconTableWindow *window = ambush ();

  g_action_group_activate_action (G_ACTION_GROUP (window), "what-if", NULL);
  leave_what_if (window);
  app_close (window);
  app_settle ();
}

/* F-FIRE-3 */
static void
captain_tells_why_he_stops (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "scenarios", "hegen-hub.xml", NULL);
  ForconTableWindow *window = app_window (path, 1366, 768);

  app_act (window, "win.captain");
  for (guint i = 0; i < PATIENCE && forcon_session_captain_plays (forcon_table_window_session (window)); i++)
    app_pump (100);
  app_settle ();
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL,
                                    "The captain of Cetaganda stops here. Others may still answer before the step ends."));
  app_close (window);
}

/* Of which entry the first and the last line of the journal on the screen are. */
static void
ends_of_journal (ForconTableWindow *window, guint *first, guint *last)
{
  GListModel *lines = journal_lines (window);
  guint n = g_list_model_get_n_items (lines);
  g_autoptr (ForconJournalItem) top = g_list_model_get_item (lines, 0);
  g_autoptr (ForconJournalItem) bottom = g_list_model_get_item (lines, n - 1);

  *first = forcon_journal_item_entry (top);
  *last = forcon_journal_item_entry (bottom);
}

static void
journal_of_long_fight_scrolls_back (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "scenarios", "hegen-hub.xml", NULL);
  ForconTableWindow *window = app_window (path, 1366, 768);
  ForconSession *session = forcon_table_window_session (window);
  GtkWidget *view = app_find (window, FORCON_TYPE_JOURNAL_VIEW, NULL);
  GtkAdjustment *place;
  guint first, last = G_MAXUINT;

  app_act (window, "win.captains");
  for (guint i = 0; i < PATIENCE && forcon_session_captain_plays (session); i++)
    app_pump (100);
  for (guint i = 0; i < PATIENCE && last != forcon_session_n_entries (session) - 1; i++)
    {
      app_pump (100);
      ends_of_journal (window, &first, &last);
    }
  g_assert_cmpuint (last, ==, forcon_session_n_entries (session) - 1);
  g_assert_cmpuint (first, >, 0);
  place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (app_find (view, GTK_TYPE_LIST_VIEW, NULL)));
  for (guint i = 0; i < PATIENCE && first > 0; i++)
    {
      gtk_adjustment_set_value (place, 0);
      app_pump (100);
      ends_of_journal (window, &first, &last);
    }
  g_assert_cmpuint (first, ==, 0);
  g_assert_cmpuint (last, ==, forcon_session_n_entries (session) - 1);
  app_close (window);
}

/* The dialog, with the result of the shot. */
static ForconTableWindow *
reviewed_shot (void)
{
  ForconTableWindow *window = ambush ();

  g_action_group_change_action_state (G_ACTION_GROUP (window), "check-first", g_variant_new_boolean (TRUE));
  app_press (window, "_Roll");
  g_assert_nonnull (app_find_window (FORCON_TYPE_REVIEW_DIALOG));
  return window;
}

/* Changes what the first roll comes to. */
static void
overrule (const char *result)
{
  GtkWidget *grid = app_find (app_find_window (FORCON_TYPE_REVIEW_DIALOG), GTK_TYPE_GRID, NULL);

  gtk_editable_set_text (GTK_EDITABLE (gtk_grid_get_child_at (GTK_GRID (grid), 2, 0)), result);
  app_settle ();
}

static void
review_wants_a_reason (void)
{
  ForconTableWindow *window = reviewed_shot ();

  g_assert_true (gtk_widget_is_sensitive (
      app_find_shown (app_find_window (FORCON_TYPE_REVIEW_DIALOG), GTK_TYPE_BUTTON, "_Apply")));
  overrule ("0");
  g_assert_false (gtk_widget_is_sensitive (
      app_find_shown (app_find_window (FORCON_TYPE_REVIEW_DIALOG), GTK_TYPE_BUTTON, "_Apply")));
  app_picture (app_find_window (FORCON_TYPE_REVIEW_DIALOG), "review.png");
  app_press (app_find_window (FORCON_TYPE_REVIEW_DIALOG), "_Cancel");
  app_close (window);
}

static void
review_applies_the_masters_word (void)
{
  ForconTableWindow *window = reviewed_shot ();
  GtkWidget *box = gtk_widget_get_parent (app_find (app_find_window (FORCON_TYPE_REVIEW_DIALOG), GTK_TYPE_GRID, NULL));
  GtkWidget *reason = NULL;

  overrule ("0");
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    reason = GTK_IS_ENTRY (child) ? child : reason;
  gtk_editable_set_text (GTK_EDITABLE (reason), "Sun in the optics");
  app_press (app_find_window (FORCON_TYPE_REVIEW_DIALOG), "_Apply");
  g_assert_null (app_find_window (FORCON_TYPE_REVIEW_DIALOG));
  g_assert_cmpstr (app_last_entry (forcon_table_window_session (window))->command.reason, ==, "Sun in the optics");
  app_close (window);
}

static void
review_can_be_forgotten (void)
{
  ForconTableWindow *window = reviewed_shot ();
  ForconSession *session = forcon_table_window_session (window);
  guint before = forcon_session_n_entries (session);

  app_press (app_find_window (FORCON_TYPE_REVIEW_DIALOG), "_Cancel");
  g_assert_null (app_find_window (FORCON_TYPE_REVIEW_DIALOG));
  g_assert_cmpuint (forcon_session_n_entries (session), ==, before);
  app_close (window);
}

#define TEST(path, function) g_test_add_func ("/app/window/" path, function)

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  TEST ("a banner tells who looks", banner_tells_who_looks);
  TEST ("a side finds no hidden ship on the screen", hidden_is_not_on_screen);
  TEST ("the header counts nothing for a side", header_counts_nothing);
  TEST ("looking as a side disables the commands", looking_disables_commands);
  TEST ("the journal of a side has no commands", journal_heads_no_commands);
  TEST ("what if tells the losses and does nothing", what_if_tells_losses);
  TEST ("what if can be tried more often", what_if_tries_more);
  TEST ("what if can be left before its answer", what_if_can_be_left);
  TEST ("a captain tells why he stops", captain_tells_why_he_stops);
  TEST ("the journal of a long fight shows its end and scrolls back", journal_of_long_fight_scrolls_back);
  TEST ("a changed result wants a reason", review_wants_a_reason);
  TEST ("the master's word is applied with its reason", review_applies_the_masters_word);
  TEST ("a result can be forgotten", review_can_be_forgotten);
  return g_test_run ();
}
