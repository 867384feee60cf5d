/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * usage: soak [--seed=NUMBER] --acts=NUMBER|--minutes=NUMBER FOLDER
 *
 * Drives the program's windows at random by mouse, keys and actions, on a display of its own, for so long or so often. Nothing
 * may crash, hang, be critical or be warned of, but for a short list. From time to time all is closed but an untouched campaign:
 * what the program then uses must not grow. Writes only below FOLDER; acts.log there tells what was done.
 */
#include "app-support.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <time.h>

#include "storage/files/data.h"
#include "journal-sample.h"
#include "soak-acts.h"
#include "soak-alive.h"
#include "soak-input.h"
#include "soak-memory.h"

/* Acts before all is put away and measured. */
#define EPISODE 300

/* How soon the next act follows when nothing else is to be done, at first and while memory is compared, and when there is always
 * something, ms. */
#define PACE 5
#define STEADY 60
#define IMPATIENCE 150

/* At rest nothing has happened for so long; so long is waited for that at most, ms. */
#define QUIET 200
#define PATIENCE 8000

/* The program hangs if nothing can be done for so long, s; sanitizers make it slower. */
#define HANGS 120

/* After five minutes nearly each thing was done for the first time. From then to the end, the sixtieth minute, memory may grow by so
 * much: the medians of the first and of the last rests in so much time are compared. A run that goes on for less than so long after
 * the fifth minute does not compare. */
#define WARM (5 * 60 * G_TIME_SPAN_SECOND)
#define GROWTH 0.2
/* Likewise with GTK before 4.10, which keeps for good what hid with the focus, and the surface of each window that had a popup: up
 * to 0.4 MB in 1,000 acts. */
#define GROWTH_OF_OLD_GTK 1.0
#define ABOUT (150 * G_TIME_SPAN_SECOND)
#define COMPARED (10 * 60 * G_TIME_SPAN_SECOND)

typedef struct {
  Soak soak;
  char *campaign;
  char *untouched;
  guint64 until;
  guint64 episode_ends;
  gint64 start;
  gint64 warm;
  gint64 end;
  GMainLoop *loop;
  GArray *samples;
  gint64 last_act;
  guint warnings;
} Run;

static Run run;

/* Warnings of the toolkit (GTK 4.8) that tell of no fault of the program. */
static const struct {
  const char *text;
  const char *why;
} harmless[] = {
  { "org.freedesktop.Notifications", "no desktop is here that shows notifications" },
  { "Broken accounting of active state", "the toolkit counts where the mouse is held, and a window went meanwhile" },
  { "without a current allocation", "a page of the toolkit's own windows that grew while it came" },
  { "Baselines must be inside the widget size", "a label of the toolkit rounds at 120 dpi" },
  { "Expect overlapping widgets", "a box that is measured while the size of text changes" },
  { "no pages to print", "who asked the dialog of printers for pages that there are not" },
  { "gdk_surface_get_device_position: assertion", "a tooltip that comes when the menu below the mouse has gone" },
  { "_gtk_widget_find_at_coords: assertion", "the same" },
};

static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  g_autofree char *text = NULL;

  if (level & (G_LOG_LEVEL_INFO | G_LOG_LEVEL_DEBUG | G_LOG_LEVEL_MESSAGE))
    return G_LOG_WRITER_HANDLED;
  text = g_log_writer_format_fields (level, fields, n_fields, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (harmless); i++)
    if (strstr (text, harmless[i].text) != NULL)
      return G_LOG_WRITER_HANDLED;
  if (app_warns_of_dialog (text))
    return G_LOG_WRITER_HANDLED;
  g_printerr ("after act %" G_GUINT64_FORMAT ": %s\n", run.soak.number, text);
  run.warnings++;
  /* Here a debugger shows how it came about. */
  if (level & (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_ERROR))
    abort ();
  return G_LOG_WRITER_HANDLED;
}

static gpointer
watch (gpointer data)
{
  for (;;)
    {
      g_usleep (G_USEC_PER_SEC);
      if (g_get_monotonic_time () - __atomic_load_n (&run.last_act, __ATOMIC_RELAXED) > HANGS * G_TIME_SPAN_SECOND)
        g_error ("the program does not answer");
    }
  return NULL;
}

/* The campaigns */

static void
copy (const char *from, const char *to)
{
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  app_remove_campaign (to);
  g_file_get_contents (from, &contents, &length, &error);
  g_assert_no_error (error);
  g_file_set_contents (to, contents, (gssize) length, &error);
  g_assert_no_error (error);
}

/* A file of the soak's own with what one of the ready-made ones holds. */
static void
add_copy (const char *relative)
{
  g_autofree char *path = forcon_data_find (relative, NULL);
  g_autofree char *name = g_path_get_basename (relative);
  char *file = g_build_filename (run.soak.folder, name, NULL);

  g_assert_nonnull (path);
  copy (path, file);
  g_ptr_array_add (run.soak.files, file);
}

static void
make_campaigns (void)
{
  g_autoptr (ForconGame) game = journal_sample_fought ("fought.forcon");
  g_autofree char *saved = g_build_filename (run.soak.folder, "saved", NULL);
  g_autofree char *wrong = g_build_filename (run.soak.folder, "wrong.forcon", NULL);

  run.untouched = g_strdup (forcon_game_path (game));
  forcon_game_close (game);
  g_assert_cmpint (g_mkdir_with_parents (saved, 0755), ==, 0);
  run.campaign = g_build_filename (run.soak.folder, "campaign.forcon", NULL);
  run.soak.files = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (run.soak.files, g_strdup (run.campaign));
  g_ptr_array_add (run.soak.files, g_build_filename (run.soak.folder, "another.forcon", NULL));
  add_copy ("scenarios/skirmish.xml");
  add_copy ("scenarios/hegen-hub.xml");
  g_assert_true (g_file_set_contents (wrong, "no campaign", -1, NULL));
  g_ptr_array_add (run.soak.files, g_steal_pointer (&wrong));
}

/* Acting */

/* Returns: (nullable): the master's window, also while an admiral's stands in for it */
static gpointer
masters_window (void)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());

  for (GList *at = gtk_application_get_windows (application); at != NULL; at = at->next)
    if (FORCON_IS_MASTER_WINDOW (at->data))
      return at->data;
  return NULL;
}

/* What waits for an answer in a main loop of its own gets one. */
static void
answer_dialogs (void)
{
  g_autoptr (GPtrArray) windows = app_windows (GTK_TYPE_WINDOW);

  for (guint i = 0; i < windows->len; i++)
    if (GTK_IS_DIALOG (windows->pdata[i]))
      {
        gtk_dialog_response (windows->pdata[i], GTK_RESPONSE_CANCEL);
        return;
      }
}

/* GTK 4.8 keeps for ever a field into which somebody would paste when nothing is copied. On a desk something mostly is. */
static void
have_something_copied (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  GdkClipboard *clipboards[] = { gdk_display_get_clipboard (display), gdk_display_get_primary_clipboard (display) };

  for (guint i = 0; i < G_N_ELEMENTS (clipboards); i++)
    if (gdk_clipboard_get_content (clipboards[i]) == NULL)
      gdk_clipboard_set_text (clipboards[i], "7");
}

static gboolean
is_over (gint64 now)
{
  if (run.soak.number >= run.until)
    return TRUE;
  return run.end > 0 && now >= run.end;
}

static gboolean
tick (gpointer data)
{
  gint64 now = g_get_monotonic_time ();

  if (data != NULL && now - run.last_act < IMPATIENCE * G_TIME_SPAN_MILLISECOND)
    return G_SOURCE_CONTINUE;
  __atomic_store_n (&run.last_act, now, __ATOMIC_RELAXED);
  if (run.soak.number >= run.episode_ends || is_over (now))
    {
      answer_dialogs ();
      g_main_loop_quit (run.loop);
    }
  else if (masters_window () == NULL)
    g_application_activate (g_application_get_default ());
  else
    {
      g_autoptr (GPtrArray) windows = app_windows (GTK_TYPE_WINDOW);

      for (guint i = 0; i < windows->len && g_getenv ("SOAK_ALIVE") != NULL; i++)
        soak_alive_note (windows->pdata[i]);
      have_something_copied ();
      soak_act (&run.soak);
    }
  return G_SOURCE_CONTINUE;
}

/* Main loops that a dialog runs must not stop it. */
static guint
add_tick (int priority, guint milliseconds, gpointer data)
{
  GSource *source = g_timeout_source_new (milliseconds);
  guint id;

  g_source_set_priority (source, priority);
  g_source_set_callback (source, tick, data, NULL);
  g_source_set_can_recurse (source, TRUE);
  id = g_source_attach (source, NULL);
  g_source_unref (source);
  return id;
}

static void
play_episode (void)
{
  guint calm, restless;

  run.soak.sparing = run.warm > 0;
  calm = add_tick (G_PRIORITY_LOW, run.soak.sparing ? STEADY : PACE, NULL);
  restless = add_tick (G_PRIORITY_DEFAULT, IMPATIENCE, &run);
  run.episode_ends = MIN (run.soak.number + EPISODE, run.until);
  g_main_loop_run (run.loop);
  g_source_remove (calm);
  g_source_remove (restless);
  soak_input_let_go ();
}

/* Measuring */

/* Whether any thread has worked since. */
static gboolean
has_worked (clock_t *until)
{
  clock_t before = *until;

  *until = clock ();
  return *until - before > CLOCKS_PER_SEC / 500;
}

/* Until nothing has happened for a while, not even what waits for a quiet moment, nor on another thread. */
static void
settle (void)
{
  gint64 now = g_get_monotonic_time ();
  gint64 end = now + PATIENCE * G_TIME_SPAN_MILLISECOND;
  clock_t worked = clock ();

  for (gint64 quiet_since = now; now < end && now - quiet_since < QUIET * G_TIME_SPAN_MILLISECOND;
       now = g_get_monotonic_time ())
    {
      gboolean happened = g_main_context_iteration (NULL, FALSE);

      if (!happened)
        g_usleep (5000);
      if (has_worked (&worked) || happened)
        quiet_since = g_get_monotonic_time ();
    }
  __atomic_store_n (&run.last_act, now, __ATOMIC_RELAXED);
}

/* A question belongs to somebody who lets it go once it is answered. A menu that is open when its window goes is never let go by
 * the toolkit; on a desktop a click closes it first. */
static void
close_window (GtkWindow *window)
{
  if (GTK_IS_DIALOG (window) && g_object_get_data (G_OBJECT (window), "answered") == NULL)
    {
      g_object_set_data (G_OBJECT (window), "answered", window);
      gtk_dialog_response (GTK_DIALOG (window), GTK_RESPONSE_CANCEL);
      return;
    }
  /* It may go of itself meanwhile, as a question does that was answered. */
  g_object_ref (window);
  soak_close_menus (window);
  app_settle ();
  gtk_window_destroy (window);
  g_object_unref (window);
}

/* All windows go, the newest first. */
static void
close_all (void)
{
  for (;;)
    {
      g_autoptr (GPtrArray) windows = app_windows (GTK_TYPE_WINDOW);

      if (windows->len == 0)
        return;
      close_window (windows->pdata[windows->len - 1]);
      app_settle ();
    }
}

/* Nothing is open but the master's window with a campaign that nobody has touched, of which each page has been looked at. */
static void
come_to_rest (void)
{
  static const char *const pages[] = { "map", "orders", "resolve", "clashes", "fleets", "reports", "journal", "map" };
  g_autofree char *another = g_build_filename (run.soak.folder, "another.forcon", NULL);
  ForconMasterWindow *window;

  close_all ();
  soak_reset_taste ();
  settle ();
  soak_memory_forget_fonts ();
  copy (run.untouched, run.campaign);
  copy (run.untouched, another);
  g_application_activate (g_application_get_default ());
  settle ();
  window = masters_window ();
  soak_input_resize (GTK_WINDOW (window), 1366, 768);
  forcon_master_window_open (window, run.campaign);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      forcon_master_window_show_page (window, pages[i]);
      settle ();
    }
}

/* What is not closed though nobody sees it. */
static void
tell_hidden (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (!gtk_widget_get_mapped (window))
        g_print ("   hidden: %s “%s”\n", G_OBJECT_TYPE_NAME (window), gtk_window_get_title (GTK_WINDOW (window)));
    }
}

static void
measure (void)
{
  SoakMemory memory = soak_memory_now ();

  g_array_append_val (run.samples, memory);
  if (run.warm == 0 && memory.moment - run.start >= WARM)
    run.warm = memory.moment;
  g_print ("%6.1f min %8" G_GUINT64_FORMAT
           " acts %8.2f MB in use, the process has %8.2f MB, %8.2f MB of that no file's\n",
           (double) (memory.moment - run.start) / G_TIME_SPAN_MINUTE, run.soak.number, memory.heap / 1e6,
           memory.resident / 1e6, memory.private / 1e6);
  tell_hidden ();
  if (g_getenv ("SOAK_ALIVE") != NULL)
    soak_alive_tell ();
}

static gboolean
grew (const char *what, double before, double after)
{
  double growth = before > 0 ? after / before - 1 : 0;

  g_print ("%s: %.2f MB after five minutes, %.2f MB at the end: %+.1f %%\n", what, before / 1e6, after / 1e6,
           growth * 100);
  return growth > (gtk_check_version (4, 10, 0) == NULL ? GROWTH : GROWTH_OF_OLD_GTK);
}

/* Returns: whether memory is where it was; in a short run, and where a sanitizer has the memory and keeps what is free, that
 * cannot be said */
static gboolean
memory_is_flat (void)
{
  gint64 now = g_get_monotonic_time ();
  SoakMemory before = soak_memory_median (run.samples, run.warm, run.warm + ABOUT);
  SoakMemory after = soak_memory_median (run.samples, now - ABOUT, now);
  gboolean grown;

  if (run.warm == 0 || run.end - run.start < WARM + COMPARED || before.heap <= 0)
    return TRUE;
  grown = grew ("Memory in use", before.heap, after.heap);
  grown |= grew ("Memory of the process", before.resident, after.resident);
  grown |= grew ("So much of that is no file's", before.private, after.private);
  return !grown;
}

/* Everything that is looked for in the user's home is found, and left, in the soak's own folder. */
static void
move_in (const char *folder)
{
  static const char *const variables[]
      = { "HOME", "TMPDIR", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR", "G_TEST_BUILDDIR" };

  run.soak.folder = g_canonicalize_filename (folder, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      g_autofree char *place = g_build_filename (run.soak.folder, variables[i], NULL);

      g_assert_cmpint (g_mkdir_with_parents (place, 0700), ==, 0);
      g_setenv (variables[i], place, TRUE);
    }
  g_assert_cmpint (g_chdir (run.soak.folder), ==, 0);
}

static void
begin (int *argc, char ***argv)
{
  g_autofree char *log = g_build_filename (run.soak.folder, "acts.log", NULL);

  app_test_init_with_log (argc, argv, write_log);
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_object_set (gtk_settings_get_default (), "gtk-print-backends", "file", NULL);
  run.soak.log = g_fopen (log, "w");
  g_assert_nonnull (run.soak.log);
  run.loop = g_main_loop_new (NULL, FALSE);
  run.samples = g_array_new (FALSE, FALSE, sizeof (SoakMemory));
  run.last_act = g_get_monotonic_time ();
  g_thread_unref (g_thread_new ("watch", watch, NULL));
  make_campaigns ();
}

/* Of those that are given twice the last counts; minutes go before acts. */
static gboolean
read_arguments (int *argc, char ***argv)
{
  gint64 seed = 1, acts = 0;
  double minutes = 0;
  const GOptionEntry options[] = {
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "what is done", "NUMBER" },
    { "acts", 0, 0, G_OPTION_ARG_INT64, &acts, "how often something is done", "NUMBER" },
    { "minutes", 0, 0, G_OPTION_ARG_DOUBLE, &minutes, "or for how long", "NUMBER" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("FOLDER");

  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, argc, argv, NULL) || *argc != 2)
    return FALSE;
  run.soak.seed = (guint64) seed;
  run.until = acts > 0 && minutes <= 0 ? (guint64) acts : G_MAXUINT64;
  run.end = (gint64) (minutes * G_TIME_SPAN_MINUTE);
  return acts > 0 || minutes > 0;
}

int
main (int argc, char **argv)
{
  gboolean flat;

  if (!read_arguments (&argc, &argv))
    {
      g_printerr ("usage: %s [--seed=NUMBER] --acts=NUMBER|--minutes=NUMBER FOLDER\n", argv[0]);
      return 2;
    }
  if (!soak_input_begin ())
    {
      g_print ("This display takes no input from programs.\n");
      return 77;
    }
  move_in (argv[1]);
  begin (&argc, &argv);
  g_print ("Seed %" G_GUINT64_FORMAT "\n", run.soak.seed);
  run.start = g_get_monotonic_time ();
  if (run.end > 0)
    run.end += run.start;
  do
    {
      come_to_rest ();
      measure ();
      play_episode ();
  } while (!is_over (g_get_monotonic_time ()));
  come_to_rest ();
  measure ();
  flat = memory_is_flat ();
  g_print ("%" G_GUINT64_FORMAT " acts, %u warnings\n", run.soak.number, run.warnings);
  return flat && run.warnings == 0 ? 0 : 1;
}
