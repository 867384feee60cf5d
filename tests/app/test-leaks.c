/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Opens and closes every page and dialog again and again. Nothing may hold on to a window that was closed; run under valgrind,
 * nothing may be lost for good, nor read or written amiss.
 */
#include "app-support.h"

#include "app/session/session-draft.h"
#include "app/fleets/fleets-page.h"
#include "app/orders/orders-page.h"
#include "app/fleets/place-dialog.h"
#include "app/fleets/regroup-dialog.h"
#include "app/fleets/ship-details.h"
#include "app/game/text-question.h"

/* Unless FORCON_LEAK_ROUNDS says another number: under valgrind a round takes the better part of a minute. */
#define ROUNDS 2
#define PATIENCE (60 * G_TIME_SPAN_SECOND)
#define WIDTH 1366
#define HEIGHT 768

static const char *const pages[] = { "map", "orders", "resolve", "clashes", "fleets", "reports", "journal" };

/* Whatever an action of the master's window opens, with what the action takes. */
static const struct {
  const char *action;
  const char *parameter;
} masters[] = {
  { "win.new-campaign", NULL },
  { "win.show-help-overlay", NULL },
  { "win.crowd", NULL },
  { "win.admiral-view", NULL },
  { "win.admiral-view-of", "uint32 1" },
  { "app.preferences", NULL },
  { "app.about", NULL },
  { "app.manual", "'orders'" },
};

/* Likewise at a table; what only turns something there is among them. */
static const char *const tables[] = {
  "win.roll-and-check", "win.type-dice", "win.hand", "win.aim-torpedoes", "win.what-if", "win.explain-last", "win.map",
  "win.next-viewer",    "win.end-battle",
};

static GtkWindow *
window_but (GtkWindow *one, GtkWindow *other)
{
  g_autoptr (GPtrArray) windows = app_windows (GTK_TYPE_WINDOW);

  for (guint i = 0; i < windows->len; i++)
    if (windows->pdata[i] != one && windows->pdata[i] != other)
      return windows->pdata[i];
  return NULL;
}

static void
on_gone (gpointer kept, GObject *object)
{
  g_hash_table_remove (kept, object);
}

static void
note (GHashTable *kept, gpointer object)
{
  if (object != NULL && g_hash_table_add (kept, object))
    g_object_weak_ref (object, on_gone, kept);
}

/* What somebody has to let go besides the widget: the lists that it shows. */
static void
note_list (GHashTable *kept, GtkWidget *widget)
{
  if (GTK_IS_LIST_VIEW (widget))
    note (kept, gtk_list_view_get_model (GTK_LIST_VIEW (widget)));
  else if (GTK_IS_GRID_VIEW (widget))
    note (kept, gtk_grid_view_get_model (GTK_GRID_VIEW (widget)));
  else if (GTK_IS_COLUMN_VIEW (widget))
    note (kept, gtk_column_view_get_model (GTK_COLUMN_VIEW (widget)));
  else if (GTK_IS_DROP_DOWN (widget))
    note (kept, gtk_drop_down_get_model (GTK_DROP_DOWN (widget)));
}

/* The toolkit's one tooltip goes on to the next window. */
static void
note_all (GHashTable *kept, GtkWidget *widget)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow"))
    return;
  note (kept, widget);
  note_list (kept, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    note_all (kept, child);
}

/* What another thread still does for a window keeps it until that is done, which takes long on a busy machine. */
static void
wait_until_gone (GHashTable *kept)
{
  gint64 end = g_get_monotonic_time () + PATIENCE;

  for (app_settle (); g_hash_table_size (kept) > 0 && g_get_monotonic_time () < end;)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (5000);
}

/* As a person does; nothing that was in the window may be left then. */
static void
close_window (GtkWindow *window)
{
  g_autoptr (GHashTable) kept = g_hash_table_new (NULL, NULL);
  g_autofree char *what = g_strdup (G_OBJECT_TYPE_NAME (window));
  gboolean stays = GTK_IS_SHORTCUTS_WINDOW (window);
  GHashTableIter iter;
  gpointer left;

  /* Its window keeps the overlay of its keys. */
  if (!stays)
    note_all (kept, GTK_WIDGET (window));
  gtk_window_close (window);
  wait_until_gone (kept);
  g_hash_table_iter_init (&iter, kept);
  while (g_hash_table_iter_next (&iter, &left, NULL))
    g_printerr ("left of a %s: a %s\n", what, G_OBJECT_TYPE_NAME (left));
  g_assert_cmpuint (g_hash_table_size (kept), ==, 0);
}

/* Closes every window but these. Returns: how many were open */
static guint
close_all_but (gpointer one, gpointer other)
{
  GtkWindow *window;
  guint n = 0;

  for (app_settle (); (window = window_but (one, other)) != NULL; n++)
    close_window (window);
  return n;
}

static void
open_master_dialogs (ForconMasterWindow *window)
{
  for (guint i = 0; i < G_N_ELEMENTS (masters); i++)
    {
      g_autoptr (GVariant) target
          = masters[i].parameter == NULL ? NULL : g_variant_ref_sink (g_variant_new_parsed (masters[i].parameter));

      g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (window), masters[i].action, target));
      if (close_all_but (window, NULL) == 0)
        g_error ("%s opens nothing", masters[i].action);
    }
}

/* What is opened for something that was chosen on a page. */
static void
open_page_dialogs (ForconMasterWindow *window)
{
  ForconGame *game = forcon_master_window_game (window);
  GtkWidget *page = app_find (window, FORCON_TYPE_FLEETS_PAGE, NULL);
  gpointer orders = app_find (window, FORCON_TYPE_ORDERS_PAGE, NULL);
  ForconRegrouping regrouping = { .ships = { .n = 1, .ship = { { 1 } } } };
  ForconCampaignCommand command = forcon_game_command (game, FORCON_CAMPAIGN_COMMAND_PLACE);
  g_autofree char *sheet = app_output ("nobody.txt");
  const char *const sheets[] = { sheet, NULL };

  forcon_regroup_dialog_present (page, game, &regrouping);
  g_assert_cmpuint (close_all_but (window, NULL), ==, 1);
  forcon_place_dialog_present (page, game, (ForconFormationId){ 1 });
  g_assert_cmpuint (close_all_but (window, NULL), ==, 1);
  forcon_ship_details_present (page, game, (ForconShipId){ 1 });
  g_assert_cmpuint (close_all_but (window, NULL), ==, 1);
  forcon_do_with_reason (page, game, &command, "Why?");
  g_assert_cmpuint (close_all_but (window, NULL), ==, 1);
  g_assert_true (g_file_set_contents (sheet, "Веер: стоять", -1, NULL));
  forcon_orders_page_import (orders, sheets);
  g_assert_cmpuint (close_all_but (window, NULL), ==, 1);
}

/* Fan is set down beside Shield, and they clash. */
static ForconClashId
let_clash (ForconGame *game)
{
  app_let_clash (game, "shield", "fan");
  return g_array_index (forcon_game_campaign (game)->clashes, ForconClash, 0).clash;
}

static void
open_table (ForconMasterWindow *window, ForconClashId clash)
{
  GtkWindow *table;
  ForconSession *session;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-table", "u", clash.value));
  app_settle ();
  table = window_but (GTK_WINDOW (window), NULL);
  g_assert_true (FORCON_IS_TABLE_WINDOW (table));
  session = forcon_table_window_session (FORCON_TABLE_WINDOW (table));
  app_act (FORCON_TABLE_WINDOW (table), "win.end-step");
  forcon_session_select_next (session, 1);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (table), tables[i], NULL);
      close_all_but (window, table);
    }
  g_assert_cmpuint (close_all_but (window, NULL), ==, 1);
}

/* GTK 4.8 moves the focus away from a page that was put away when it has drawn the next one. If that is put away before
 * it was drawn, GTK never lets go of the first. */
static void
wait_for_page (ForconMasterWindow *window)
{
  app_wait_for_paint (GTK_WIDGET (window));
  app_settle ();
}

/* From the one sheet that was handed in to those that were not, and round to it again. */
static void
look_through_sheets (ForconMasterWindow *window, ForconGame *game)
{
  GtkWidget *page = app_find (window, FORCON_TYPE_ORDERS_PAGE, NULL);

  for (guint i = 0; i <= forcon_game_campaign (game)->admirals->len; i++)
    {
      g_assert_true (gtk_widget_activate_action (page, "orders.next-admiral", NULL));
      app_settle ();
    }
}

static void
go_round (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "leaks.forcon");
  ForconMasterWindow *window;
  ForconClashId clash;

  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (game, "rivek", "Маска: стоять в засаде");
  clash = let_clash (game);
  window = app_master_window (game, WIDTH, HEIGHT);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      forcon_master_window_show_page (window, pages[i]);
      wait_for_page (window);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.show-ship", "u", 1u + i % 2);
      wait_for_page (window);
    }
  look_through_sheets (window, game);
  open_page_dialogs (window);
  open_master_dialogs (window);
  open_table (window, clash);
  forcon_game_close (game);
  app_settle ();
  close_window (GTK_WINDOW (window));
}

static void
test_open_and_close (void)
{
  const char *told = g_getenv ("FORCON_LEAK_ROUNDS");
  guint rounds = told == NULL ? ROUNDS : (guint) g_ascii_strtoull (told, NULL, 10);

  g_assert_cmpuint (rounds, >, 0);
  for (guint i = 0; i < rounds; i++)
    go_round ();
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
  /* What GTK warns of while all is thirty times slower is no leak. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_test_add_func ("/app/leaks/every page and dialog can be opened and closed again and again", test_open_and_close);
  return g_test_run ();
}
