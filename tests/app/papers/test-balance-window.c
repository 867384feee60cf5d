/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window that tells how fair the fleets of a campaign are. */
#include "app-support.h"

#include <string.h>

#include "app/papers/balance-window.h"
#include "app/papers/folio-pane.h"

/* Captains have no longer to fight in a test, ms, in steps. */
#define PATIENCE 60000
#define STEP 50

static GtkWindow *
open_window (ForconMasterWindow *master)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (master), "win.balance", NULL));
  app_settle ();
  return app_find_window (FORCON_TYPE_BALANCE_WINDOW);
}

static gboolean
has_answer (GtkWindow *window)
{
  return app_find_shown (window, FORCON_TYPE_FOLIO_PANE, NULL) != NULL;
}

static void
wait_for_answer (GtkWindow *window)
{
  for (guint i = 0; i < PATIENCE / STEP && !has_answer (window); i++)
    app_pump (STEP);
  g_assert_true (has_answer (window));
  app_settle ();
}

static void
test_answers (void)
{
  ForconMasterWindow *master = app_master_page ("skirmish.xml", "map", 1366, 768);
  ForconGame *game = forcon_master_window_game (master);
  g_autofree char *before = forcon_campaign_hash (forcon_game_campaign (game));
  GtkWindow *window = open_window (master);

  g_assert_nonnull (window);
  g_assert_false (has_answer (window));
  app_press (window, "_Let Captains Fight");
  wait_for_answer (window);
  g_autofree char *after = forcon_campaign_hash (forcon_game_campaign (game));

  g_assert_cmpstr (before, ==, after);
  gtk_window_close (window);
  app_close_master (master);
}

static void
test_as_text (void)
{
  ForconMasterWindow *master = app_master_page ("skirmish.xml", "map", 1366, 768);
  GtkWindow *window = open_window (master);

  app_press (window, "_Let Captains Fight");
  wait_for_answer (window);
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (gtk_widget_get_template_child (app_find_shown (window, FORCON_TYPE_FOLIO_PANE, NULL),
                                                        FORCON_TYPE_FOLIO_PANE, "text_button")),
      TRUE);
  app_settle ();
  g_autoptr (GString) texts = app_texts (window);

  g_assert_nonnull (strstr (texts->str, "Barrayar – Cetaganda"));
  g_assert_nonnull (strstr (texts->str, "Brier score"));
  gtk_window_close (window);
  app_close_master (master);
}

/* The work goes on without its window and is thrown away. */
static void
test_closed_amid (void)
{
  ForconMasterWindow *master = app_master_page ("skirmish.xml", "map", 1366, 768);
  GtkWindow *window = open_window (master);

  app_press (window, "_Let Captains Fight");
  gtk_window_destroy (window);
  app_settle ();
  g_assert_null (app_find_window (FORCON_TYPE_BALANCE_WINDOW));
  app_close_master (master);
}

static void
test_closes_with_the_campaign (void)
{
  ForconMasterWindow *master = app_master_page ("skirmish.xml", "map", 1366, 768);

  g_assert_nonnull (open_window (master));
  forcon_game_close (forcon_master_window_game (master));
  app_settle ();
  g_assert_null (app_find_window (FORCON_TYPE_BALANCE_WINDOW));
  app_close_master (master);
}

static void
test_looks (void)
{
  ForconMasterWindow *master = app_master_page ("skirmish.xml", "map", 1366, 768);
  GtkWindow *window = open_window (master);

  app_assert_looks_right (window, "balance-asked");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "balance.begin", NULL));
  wait_for_answer (window);
  app_assert_looks_right (window, "balance-answered");
  gtk_window_close (window);
  app_close_master (master);
}

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/app/balance-window/captains answer and the campaign does not notice", test_answers);
  g_test_add_func ("/app/balance-window/the answer is text as well", test_as_text);
  g_test_add_func ("/app/balance-window/it can be closed while they fight", test_closed_amid);
  g_test_add_func ("/app/balance-window/it closes with the campaign", test_closes_with_the_campaign);
  g_test_add_func ("/looks/balance-window/question and answer can be read", test_looks);
  return g_test_run ();
}
