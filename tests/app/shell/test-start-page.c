/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a master sees first, and all ways by which files come in and go out. */
#include "app-support.h"

#include <glib/gstdio.h>
#include <unistd.h>

#include "storage/files/data.h"
#include "app/shell/master-window-private.h"
#include "app/widgets/preferences.h"
#include "app/shell/recent-row.h"
#include "app/widgets/recent.h"
#include "app/game/work.h"

/* Long enough for what is done on another thread, ms. */
#define AT_MOST 15000

static ForconMasterWindow *
empty_window (int width, int height)
{
  g_autoptr (ForconGame) game = forcon_game_new ();

  return app_master_window (game, width, height);
}

/* A campaign's file that nobody has open. */
static char *
campaign_file (const char *name)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", name);

  return g_strdup (forcon_game_path (game));
}

static void
forget_all (void)
{
  g_settings_reset (forcon_preferences (), FORCON_PREFERENCE_RECENT);
}

static const char *
open_path (ForconMasterWindow *window)
{
  return forcon_game_path (forcon_master_window_game (window));
}

/* The dialog that stands before a window, if there is one. */
static GtkWidget *
dialog_before (gpointer window)
{
  g_autoptr (GList) all = gtk_window_list_toplevels ();

  for (GList *at = all; at != NULL; at = at->next)
    if (gtk_window_get_transient_for (at->data) == GTK_WINDOW (window) && gtk_widget_get_visible (at->data))
      return at->data;
  return NULL;
}

/* Reads the dialog's text and closes it. */
static char *
take_error (ForconMasterWindow *window)
{
  GtkWidget *dialog = dialog_before (window);
  char *text;

  g_assert_true (ADW_IS_MESSAGE_DIALOG (dialog));
  text = g_strdup (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)));
  gtk_window_destroy (GTK_WINDOW (dialog));
  app_settle ();
  return text;
}

static ForconTableWindow *
find_table (void)
{
  g_autoptr (GList) all = gtk_window_list_toplevels ();

  for (GList *at = all; at != NULL; at = at->next)
    if (FORCON_IS_TABLE_WINDOW (at->data))
      return at->data;
  return NULL;
}

/* As a file manager does. */
static void
drop (ForconMasterWindow *window, const char *path)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GSList files = { file, NULL };
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_list (&files));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 10.0, 10.0, &taken);
    }
  g_assert_true (taken);
  app_settle ();
}

static void
test_no_recent (void)
{
  ForconMasterWindow *window;

  forget_all ();
  window = empty_window (1366, 768);
  g_assert_null (app_find_shown (window, FORCON_TYPE_RECENT_ROW, NULL));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_BUTTON, "_Open…"));
  app_close_master (window);
}

static void
test_recent_opens (void)
{
  g_autofree char *path = campaign_file ("recent.forcon");
  ForconMasterWindow *window;
  GtkWidget *row;

  forget_all ();
  forcon_recent_add (path);
  window = empty_window (1366, 768);
  app_settle ();
  row = app_find_shown (window, FORCON_TYPE_RECENT_ROW, NULL);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, "Skirmish at Solstice");
  g_assert_true (g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "Before play · today at "));
  gtk_widget_activate (row);
  app_settle ();
  g_assert_cmpstr (open_path (window), ==, path);
  app_close_master (window);
}

static void
test_opened_is_recent (void)
{
  g_autofree char *one = campaign_file ("one.forcon");
  g_autofree char *two = campaign_file ("two.forcon");
  ForconMasterWindow *window = empty_window (1366, 768);
  g_auto (GStrv) recent = NULL;

  forget_all ();
  forcon_master_window_open_file (window, one);
  forcon_master_window_open_file (window, two);
  forcon_master_window_open_file (window, one);
  recent = forcon_recent_list ();
  g_assert_cmpuint (g_strv_length (recent), ==, 2);
  g_assert_cmpstr (recent[0], ==, one);
  g_assert_cmpstr (recent[1], ==, two);
  app_close_master (window);
}

static void
test_gone_is_taken_off (void)
{
  g_autofree char *path = campaign_file ("gone.forcon");
  g_auto (GStrv) recent = NULL;
  ForconMasterWindow *window;
  GtkWidget *row;

  forget_all ();
  forcon_recent_add (path);
  g_unlink (path);
  window = empty_window (1366, 768);
  app_settle ();
  row = app_find_shown (window, FORCON_TYPE_RECENT_ROW, NULL);
  g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)));
  g_assert_true (g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "The file is no longer there"));
  g_signal_emit_by_name (app_find_shown (row, GTK_TYPE_BUTTON, NULL), "clicked");
  app_settle ();
  g_assert_null (app_find_shown (window, FORCON_TYPE_RECENT_ROW, NULL));
  recent = forcon_recent_list ();
  g_assert_cmpuint (g_strv_length (recent), ==, 0);
  app_close_master (window);
}

static void
test_dropped_campaign (void)
{
  g_autofree char *one = campaign_file ("first.forcon");
  g_autofree char *two = campaign_file ("second.forcon");
  ForconMasterWindow *window = empty_window (1366, 768);

  drop (window, one);
  g_assert_cmpstr (open_path (window), ==, one);
  drop (window, two);
  g_assert_cmpstr (open_path (window), ==, two);
  app_close_master (window);
}

static void
test_dropped_battle (void)
{
  g_autofree char *path = app_resource ("duel.xml");
  ForconMasterWindow *window = empty_window (1366, 768);
  ForconTableWindow *table;

  drop (window, path);
  table = find_table ();
  g_assert_cmpstr (forcon_session_path (forcon_table_window_session (table)), ==, path);
  app_close (table);
  app_close_master (window);
}

static void
test_demonstration (void)
{
  ForconMasterWindow *window = empty_window (1366, 768);
  ForconTableWindow *table;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.demonstration", NULL));
  app_settle ();
  table = find_table ();
  g_assert_nonnull (app_find_shown (table, GTK_TYPE_LABEL, "Prince Serg"));
  app_close (table);
  app_close_master (window);
}

static void
assert_told (ForconMasterWindow *window, const char *path, const char *what)
{
  g_autofree char *text = NULL;

  forcon_master_window_open_file (window, path);
  app_settle ();
  text = take_error (window);
  g_assert_null (strchr (text, '\n'));
  g_assert_nonnull (strstr (text, what));
  g_assert_null (open_path (window));
  g_assert_null (find_table ());
}

static void
test_wrong_files_are_told (void)
{
  g_autofree char *text = app_output ("wrong.xml");
  g_autofree char *damaged = app_output ("wrong.forcon");
  g_autofree char *battle = app_output ("wrong-battle.xml");
  g_autofree char *fleet = forcon_data_find ("scenarios/fleets/barrayar.xml", NULL);
  ForconMasterWindow *window = empty_window (1366, 768);

  g_assert_true (g_file_set_contents (text, "<letter/>", -1, NULL));
  g_assert_true (g_file_set_contents (damaged, "no campaign", -1, NULL));
  g_assert_true (g_file_set_contents (battle, "<battle>\n<oops/></battle>", -1, NULL));
  assert_told (window, text, "the file's root is");
  assert_told (window, damaged, "wrong.forcon: ");
  assert_told (window, battle, "wrong-battle.xml:");
  assert_told (window, fleet, "belongs to a scenario");
  assert_told (window, "/no/such/file.xml", "/no/such/file.xml");
  app_close_master (window);
}

static void
test_opens_busy_to_read (void)
{
  g_autofree char *path = campaign_file ("busy.forcon");
  g_autoptr (ForconStore) other = forcon_store_open (path, FORCON_STORE_WRITE, NULL);
  g_autofree char *holder = g_strdup_printf ("process %ld", (long) getpid ());
  ForconMasterWindow *window = empty_window (1366, 768);
  ForconGame *game = forcon_master_window_game (window);
  AdwMessageDialog *question;

  g_assert_nonnull (other);
  forcon_master_window_open_file (window, path);
  app_settle ();
  question = app_find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (question), holder));
  app_press (question, "Open _Read-Only");
  app_settle ();
  g_assert_cmpstr (forcon_game_path (game), ==, path);
  g_assert_false (forcon_game_writable (game));
  g_assert_nonnull (app_find_shown (window, GTK_TYPE_LABEL, "Skirmish at Solstice (read-only)"));
  app_close_master (window);
}

static void
wait_for_file (const char *path)
{
  for (guint waited = 0; !g_file_test (path, G_FILE_TEST_EXISTS); waited += 50)
    {
      g_assert_cmpuint (waited, <, AT_MOST);
      app_pump (50);
    }
  app_settle ();
}

/* The chooser looks at the folder first. */
static gboolean
would_save (gpointer chooser, const char *path)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (chooser);

  return file != NULL && g_strcmp0 (g_file_peek_path (file), path) == 0;
}

static void
test_opens_copy_of_busy (void)
{
  g_autofree char *path = campaign_file ("busy-copied.forcon");
  g_autofree char *copy = app_output ("copy-of-busy.forcon");
  g_autofree char *folder = g_path_get_dirname (copy);
  g_autoptr (GFile) place = g_file_new_for_path (folder);
  g_autoptr (ForconStore) other = forcon_store_open (path, FORCON_STORE_WRITE, NULL);
  ForconMasterWindow *window = empty_window (1366, 768);
  ForconGame *game = forcon_master_window_game (window);
  GtkFileChooser *chooser;

  g_assert_nonnull (other);
  g_unlink (copy);
  forcon_master_window_open_file (window, path);
  app_settle ();
  app_press (app_find_window (ADW_TYPE_MESSAGE_DIALOG), "Open a _Copy…");
  app_settle ();
  chooser = app_find_window (GTK_TYPE_FILE_CHOOSER);
  g_assert_true (gtk_file_chooser_set_current_folder (chooser, place, NULL));
  gtk_file_chooser_set_current_name (chooser, "copy-of-busy.forcon");
  for (guint waited = 0; !would_save (chooser, copy) && waited < AT_MOST; waited += 50)
    app_pump (50);
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  wait_for_file (copy);
  g_assert_cmpstr (forcon_game_path (game), ==, copy);
  g_assert_true (forcon_game_writable (game));
  app_close_master (window);
}

/* As from the desktop, which asks nobody whether a question is open already. */
static void
test_busy_twice (void)
{
  g_autofree char *path = campaign_file ("busy-twice.forcon");
  g_autoptr (ForconStore) other = forcon_store_open (path, FORCON_STORE_WRITE, NULL);
  ForconMasterWindow *window = empty_window (1366, 768);

  g_assert_nonnull (other);
  for (guint i = 0; i < 2; i++)
    forcon_master_window_open_file (window, path);
  app_settle ();
  for (guint i = 0; i < 2; i++)
    {
      app_press (app_find_window (ADW_TYPE_MESSAGE_DIALOG), "Open _Read-Only");
      app_settle ();
    }
  g_assert_cmpstr (forcon_game_path (forcon_master_window_game (window)), ==, path);
  app_close_master (window);
}

static void
test_goes_out_and_in (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "out.forcon");
  g_autofree char *xml = app_output ("out.xml");
  g_autofree char *copy = app_output ("in.forcon");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  ForconMasterWindow *window;

  g_unlink (xml);
  g_unlink (copy);
  app_do (game, FORCON_CAMPAIGN_COMMAND_BEGIN);
  app_hand_in (game, "rivek", "Lance: stay");
  before = forcon_campaign_hash (forcon_game_campaign (game));
  window = app_master_window (game, 1366, 768);
  forcon_master_window_export (window, xml);
  wait_for_file (xml);
  forcon_master_window_import (window, xml, copy);
  wait_for_file (copy);
  g_assert_cmpstr (open_path (window), ==, copy);
  after = forcon_campaign_hash (forcon_game_campaign (game));
  g_assert_cmpstr (before, ==, after);
  app_close_master (window);
}

/* On another thread: the window goes on meanwhile. */
static void
test_saves_a_copy (void)
{
  g_autoptr (ForconGame) game = app_game ("skirmish.xml", "copied.forcon");
  ForconMasterWindow *window = app_master_window (game, 1366, 768);
  g_autofree char *copy = app_output ("copied-too.forcon");
  g_autoptr (ForconStore) store = NULL;

  app_remove_campaign (copy);
  forcon_master_window_save_copy (window, copy);
  g_assert_false (g_file_test (copy, G_FILE_TEST_EXISTS));
  wait_for_file (copy);
  store = forcon_store_open (copy, FORCON_STORE_READ, NULL);
  g_assert_nonnull (store);
  g_assert_cmpuint (forcon_chronicle_length (forcon_store_chronicle (store)), ==,
                    forcon_chronicle_length (forcon_game_chronicle (game)));
  app_close_master (window);
}

static void
test_import_is_told (void)
{
  g_autofree char *xml = app_output ("no-export.xml");
  g_autofree char *copy = app_output ("no-import.forcon");
  g_autofree char *text = NULL;
  ForconMasterWindow *window = empty_window (1366, 768);

  g_assert_true (g_file_set_contents (xml, "<exchange/>", -1, NULL));
  forcon_master_window_import (window, xml, copy);
  for (guint waited = 0; dialog_before (window) == NULL && waited < AT_MOST; waited += 50)
    app_pump (50);
  text = take_error (window);
  g_assert_nonnull (strstr (text, "no-export.xml"));
  g_assert_false (g_file_test (copy, G_FILE_TEST_EXISTS));
  g_assert_null (open_path (window));
  app_close_master (window);
}

static void
test_looks_empty (void)
{
  ForconMasterWindow *window;

  forget_all ();
  window = empty_window (1366, 768);
  app_assert_looks_right (window, "start");
  app_close_master (window);
}

static void
assert_looks_right (int width, int height, const char *name)
{
  g_autofree char *path = campaign_file ("a-campaign-with-a-name-of-some-length-for-the-list.forcon");
  g_autofree char *gone = app_output ("gone.forcon");
  ForconMasterWindow *window;

  forget_all ();
  forcon_recent_add (gone);
  forcon_recent_add (path);
  window = empty_window (width, height);
  app_settle ();
  app_assert_looks_right (window, name);
  app_close_master (window);
}

static void
test_looks_recent (void)
{
  assert_looks_right (1366, 768, "start-recent");
}

static gint work_may_end;

static gpointer
wait_to_end (ForconErrand *errand, gpointer data, GError **error)
{
  while (g_atomic_int_get (&work_may_end) == 0)
    g_usleep (1000);
  return NULL;
}

static void
fail_if_told (gpointer owner, gpointer result, const GError *error)
{
  g_assert_not_reached ();
}

/* As when another language is chosen meanwhile: windows are made anew. */
static void
test_work_outlives_window (void)
{
  const ForconWork work = { .title = "Something long", .work = wait_to_end, .done = fail_if_told };
  ForconMasterWindow *window = empty_window (1366, 768);

  forcon_work_begin (GTK_WIDGET (window), &work);
  for (guint waited = 0; dialog_before (window) == NULL && waited < AT_MOST; waited += 100)
    app_pump (100);
  g_assert_nonnull (dialog_before (window));
  app_close_master (window);
  app_pump (300);
  g_atomic_int_set (&work_may_end, 1);
  app_pump (300);
}

/* Before one is open: by a key, or by a button of a note that is still there. */
static void
test_nothing_to_do (void)
{
  ForconMasterWindow *window = empty_window (1366, 768);
  g_auto (GStrv) actions = g_action_group_list_actions (G_ACTION_GROUP (window));

  for (char **name = actions; *name != NULL; name++)
    {
      g_autofree char *full = g_strconcat ("win.", *name, NULL);

      const GVariantType *type = g_action_group_get_action_parameter_type (G_ACTION_GROUP (window), *name);

      if (type != NULL && g_variant_type_equal (type, G_VARIANT_TYPE_UINT32))
        gtk_widget_activate_action (GTK_WIDGET (window), full, "u", 1u);
    }
  app_settle ();
  g_assert_null (dialog_before (window));
  g_assert_null (open_path (window));
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "fight-landing"));
  app_close_master (window);
}

/* Windows, in the order in which they come onto the screen. */
static gboolean
note_window (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer shown)
{
  GObject *object = g_value_get_object (values);

  if (GTK_IS_WINDOW (object))
    g_ptr_array_add (shown, object);
  return TRUE;
}

/* Of the program's first argument; else a page that takes no click would lie over what is told. */
static void
test_told_before_window (void)
{
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();
  guint map = g_signal_lookup ("map", GTK_TYPE_WIDGET);
  gulong hook = g_signal_add_emission_hook (map, 0, note_window, shown, NULL);
  g_autofree char *path = app_output ("wrong-start.forcon");
  g_autofree char *text = NULL;
  GFile *file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, "no campaign", -1, NULL));
  g_application_open (g_application_get_default (), &file, 1, "");
  app_settle ();
  g_signal_remove_emission_hook (map, hook);
  g_assert_cmpuint (shown->len, ==, 2);
  g_assert_true (FORCON_IS_MASTER_WINDOW (g_ptr_array_index (shown, 0)));
  text = take_error (g_ptr_array_index (shown, 0));
  g_assert_nonnull (strstr (text, "wrong-start.forcon: "));
  app_close_master (g_ptr_array_index (shown, 0));
  g_object_unref (file);
}

static void
test_looks_large (void)
{
  assert_looks_right (2560, 1440, "start-large");
}

int
main (int argc, char **argv)
{
  app_test_init (&argc, &argv);
#define TEST(name, function) g_test_add_func ("/app/start-page/" name, function)
  TEST ("without recent campaigns there is no list of them", test_no_recent);
  TEST ("a recent campaign tells how it stands and opens", test_recent_opens);
  TEST ("what was opened last is first in the list, and once", test_opened_is_recent);
  TEST ("a file that is gone cannot be opened and is taken off the list", test_gone_is_taken_off);
  TEST ("a dropped campaign opens, in place of the one before it too", test_dropped_campaign);
  TEST ("a dropped battle opens a table", test_dropped_battle);
  TEST ("the demonstration battle opens a table", test_demonstration);
  TEST ("a file that cannot be opened is told in one line", test_wrong_files_are_told);
  TEST ("a start with a file that cannot be opened shows the window, and before it what is wrong",
        test_told_before_window);
  TEST ("a campaign that is open elsewhere can be opened to read", test_opens_busy_to_read);
  TEST ("a copy of a campaign that is open elsewhere can be opened", test_opens_copy_of_busy);
  TEST ("a campaign that is open elsewhere can be asked for twice", test_busy_twice);
  TEST ("what is exported and imported is the same campaign", test_goes_out_and_in);
  TEST ("a copy is saved while the window goes on", test_saves_a_copy);
  TEST ("a file that cannot be imported is told and leaves nothing", test_import_is_told);
  TEST ("a window can go while something long is done for it", test_work_outlives_window);
  TEST ("what belongs to a campaign does nothing before one is open", test_nothing_to_do);
  g_test_add_func ("/looks/start-page/every text can be read without recent campaigns", test_looks_empty);
  g_test_add_func ("/looks/start-page/every text can be read with recent campaigns", test_looks_recent);
  g_test_add_func ("/looks/start-page/every text can be read at 2560×1440", test_looks_large);
  return g_test_run ();
}
