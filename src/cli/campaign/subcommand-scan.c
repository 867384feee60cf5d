/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/campaign/scan-filed.h"
#include "cli/frame/arguments.h"
#include "cli/frame/desk.h"
#include "cli/frame/output.h"
#include "scan/scan-picture.h"
#include "scan/scan-shelf.h"
#include "scan/scan-verdict.h"
#include "scan/scan-watch.h"

#include <glib-unix.h>
#include <glib/gi18n-lib.h>
#include <signal.h>

static const char *
admiral_word (const ForconCampaign *campaign, ForconSideId admiral)
{
  return forcon_battle_side (campaign->fleet, admiral)->id;
}

/* With the word by which this program is told the admiral. */
static char *
with_advice (const char *why)
{
  /* Translators: a line that ends with “choose the admiral”. */
  return g_strdup_printf (_ ("%s (--admiral)"), why);
}

static ForconExit
put (const ForconDesk *desk, const ForconScanShelf *shelf, const ForconScanFile *file, ForconSideId admiral, gint phase,
     gboolean json)
{
  const ForconCampaign *campaign = forcon_desk_campaign (desk);
  const char *word = admiral_word (campaign, admiral);
  g_autoptr (GError) error = NULL;
  g_autofree char *what = NULL;
  guint page = 0;
  ForconScanOutcome outcome = forcon_scan_shelf_put (shelf, file, phase, word, &page, NULL, &error);

  if (outcome == FORCON_SCAN_UNFILED)
    {
      /* Translators: the name of a file, and why it cannot be filed. */
      what = g_strdup_printf (_ ("“%1$s”: %2$s"), file->name, error->message);
      return forcon_scan_tell_failed (file->name, FORCON_SCAN_RESULT_FAILED, what, json, FORCON_EXIT_DAMAGED);
    }
  what = forcon_scan_filed (campaign, admiral, phase, page);
  if (json)
    forcon_scan_tell_json (file->name,
                           outcome == FORCON_SCAN_FILED ? FORCON_SCAN_RESULT_FILED : FORCON_SCAN_RESULT_KNOWN, word,
                           phase, page, NULL);
  else if (outcome == FORCON_SCAN_FILED)
    /* Translators: a file, and "Scan of X, phase 3". */
    forcon_print_line (_ ("%1$s: %2$s"), file->name, what);
  else
    forcon_print_line (_ ("%1$s: %2$s, is filed already"), file->name, what);
  return FORCON_EXIT_DONE;
}

/* Says what is wrong with a file that is no picture. */
static ForconExit
tell_unreadable (const char *path, const GError *error, gboolean json)
{
  g_autofree char *name = forcon_scan_name (path);

  return forcon_scan_tell_failed (name, FORCON_SCAN_RESULT_FAILED, error->message, json, FORCON_EXIT_DAMAGED);
}

/* @file: one that was looked at */
static ForconExit
file_scan (const ForconDesk *desk, const ForconScanFile *file, ForconSideId chosen, gboolean json)
{
  static const char *const fates[] = { [FORCON_SCAN_OURS] = FORCON_SCAN_RESULT_FILED,
                                       [FORCON_SCAN_PHASE] = "other-phase",
                                       [FORCON_SCAN_WHOSE] = "other-admiral",
                                       [FORCON_SCAN_NAMESAKE] = "other-campaign",
                                       [FORCON_SCAN_FOREIGN] = "other-campaign",
                                       [FORCON_SCAN_NO_CODE] = "no-code" };
  const ForconCampaign *campaign = forcon_desk_campaign (desk);
  g_autoptr (ForconScanShelf) shelf = forcon_scan_shelf_new (desk->store);
  g_autoptr (ForconScanVerdict) verdict = forcon_scan_judge (campaign, shelf, file, chosen);
  ForconExit status = FORCON_EXIT_DONE;

  if (verdict->fate != FORCON_SCAN_OURS)
    {
      g_autofree char *why = forcon_scan_why_not (campaign, file, verdict);
      g_autofree char *advice = with_advice (why);

      return forcon_scan_tell_failed (file->name, fates[verdict->fate], advice, json, FORCON_EXIT_REFUSED);
    }
  for (guint i = 0; i < verdict->admirals->len && status == FORCON_EXIT_DONE; i++)
    status = put (desk, shelf, file, g_array_index (verdict->admirals, ForconSideId, i), verdict->phase, json);
  return status;
}

static ForconExit
scan_file (const ForconDesk *desk, const char *path, ForconSideId chosen, gboolean json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScanFile) file = forcon_scan_file_load (path, &error);

  return file == NULL ? tell_unreadable (path, error, json) : file_scan (desk, file, chosen, json);
}

/* @admiral: (out): of --admiral, or none. Returns: whether both are there; else the error has been printed */
static ForconExit
open_desk (ForconDesk *desk, const char *campaign, const ForconScanOptions *options, ForconSideId *admiral)
{
  ForconExit status = forcon_desk_open (desk, "scan", campaign, FORCON_STORE_READ);

  if (status == FORCON_EXIT_DONE && options->admiral != NULL)
    status = forcon_desk_find_admiral (desk, "--admiral", options->admiral, admiral);
  return status;
}

/* All files are tried; the worst of what came of them is the exit status. */
static ForconExit
scan_files (const char *campaign, char **paths, gint n_paths, const ForconScanOptions *options)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconSideId chosen = FORCON_NO_SIDE;
  ForconExit status = open_desk (&desk, campaign, options, &chosen);

  if (status != FORCON_EXIT_DONE)
    return status;
  for (gint i = 0; i < n_paths; i++)
    {
      ForconExit of_file = scan_file (&desk, paths[i], chosen, options->json);

      status = MAX (status, of_file);
    }
  return status;
}

/* What is done with what is filed already: listed where no @names are given. */
static ForconExit
work_on_filed (const char *campaign, char **names, gint n_names, const ForconScanOptions *options)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconSideId admiral = FORCON_NO_SIDE;
  ForconExit status = open_desk (&desk, campaign, options, &admiral);

  if (status != FORCON_EXIT_DONE)
    return status;
  return options->list ? forcon_scan_list (&desk, options, admiral)
                       : forcon_scan_change (&desk, options, names, n_names, admiral);
}

/* A watched folder */

/* A picture that was found; @earlier: it was there before the folder was watched. */
typedef struct {
  char *path;
  gboolean earlier;
} Found;

/* @waiting: (element-type Found); @source: that deals with them one by one, or 0 */
typedef struct {
  const char *campaign;
  const ForconScanOptions *options;
  GMainLoop *loop;
  GQueue waiting;
  guint source;
} Watching;

static void
found_free (gpointer data)
{
  g_free (((Found *) data)->path);
  g_free (data);
}

/* As in the window: of what is filed already nothing is said, and of what lay there before only that it is filed. The
 * campaign is opened for each picture: meanwhile it is played on. */
static void
scan_found (const Watching *watching, const Found *found)
{
  g_auto (ForconDesk) desk = { 0 };
  g_autoptr (ForconScanShelf) shelf = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScanFile) file = forcon_scan_file_read (found->path, &error);
  ForconSideId chosen = FORCON_NO_SIDE;
  gboolean json = watching->options->json;

  if (open_desk (&desk, watching->campaign, watching->options, &chosen) != FORCON_EXIT_DONE)
    return;
  shelf = forcon_scan_shelf_new (desk.store);
  if (file != NULL && forcon_scan_shelf_has (shelf, file->print))
    return;
  if (file == NULL || !forcon_scan_file_look (file, &error))
    {
      if (!found->earlier)
        tell_unreadable (found->path, error, json);
      return;
    }
  if (found->earlier)
    {
      g_autoptr (ForconScanVerdict) verdict = forcon_scan_judge (forcon_desk_campaign (&desk), shelf, file, chosen);

      if (verdict->fate != FORCON_SCAN_OURS)
        return;
    }
  file_scan (&desk, file, chosen, json);
}

/* One at a time, so that the program ends when it is told to. */
static gboolean
on_idle (gpointer data)
{
  Watching *watching = data;
  Found *found = g_queue_pop_head (&watching->waiting);

  scan_found (watching, found);
  found_free (found);
  /* Where nobody takes the lines any more, nobody waits for scans. */
  if (!forcon_output_finish ())
    g_main_loop_quit (watching->loop);
  if (!g_queue_is_empty (&watching->waiting))
    return G_SOURCE_CONTINUE;
  watching->source = 0;
  return G_SOURCE_REMOVE;
}

static void
on_found (gpointer data, const char *path, gboolean earlier)
{
  Watching *watching = data;
  Found *found = g_new0 (Found, 1);

  found->path = g_strdup (path);
  found->earlier = earlier;
  g_queue_push_tail (&watching->waiting, found);
  if (watching->source == 0)
    watching->source = g_idle_add (on_idle, watching);
}

static void
on_lost (gpointer data, const char *folder)
{
  g_autofree char *name = forcon_scan_name (folder);

  /* Translators: the name of a folder. */
  forcon_print_error (_ ("forcon scan: the folder “%s” is not there; it is watched again when it comes back"), name);
  forcon_output_finish ();
}

static gboolean
on_ended (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_CONTINUE;
}

static void
watch_until_ended (const char *campaign, const ForconScanOptions *options)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Watching watching = { .campaign = campaign, .options = options, .loop = loop, .waiting = G_QUEUE_INIT };
  const guint signals[] = { g_unix_signal_add (SIGINT, on_ended, loop), g_unix_signal_add (SIGTERM, on_ended, loop),
                            g_unix_signal_add (SIGHUP, on_ended, loop) };
  ForconScanWatch *watch = forcon_scan_watch_new (options->watch, on_found, on_lost, &watching);

  g_main_loop_run (loop);
  forcon_scan_watch_free (watch);
  g_clear_handle_id (&watching.source, g_source_remove);
  g_queue_clear_full (&watching.waiting, found_free);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_source_remove (signals[i]);
}

static ForconExit
watch (const char *campaign, const ForconScanOptions *options)
{
  g_auto (ForconDesk) desk = { 0 };
  ForconSideId chosen = FORCON_NO_SIDE;
  ForconExit status = open_desk (&desk, campaign, options, &chosen);

  if (status == FORCON_EXIT_DONE && !g_file_test (options->watch, G_FILE_TEST_IS_DIR))
    {
      g_autofree char *name = g_filename_display_name (options->watch);

      /* Translators: the path of a file, or of nothing at all. */
      forcon_print_error (_ ("forcon scan: “%s” is no folder"), name);
      status = FORCON_EXIT_DAMAGED;
    }
  forcon_desk_clear (&desk);
  if (status == FORCON_EXIT_DONE)
    watch_until_ended (campaign, options);
  return status;
}

/* Returns: whether what is asked for goes together; else the error has been printed */
static gboolean
check_options (const ForconScanOptions *options)
{
  guint acts = (options->watch != NULL) + options->list + options->remove + options->move + options->restore;

  if (acts > 1)
    forcon_print_error ("%s", _ ("forcon scan: only one of --watch, --list, --remove, --move and --restore at a time"));
  else if (options->move && options->admiral == NULL && options->phase == NULL)
    forcon_print_error ("%s", _ ("forcon scan: --move: say to whom (--admiral), or for which phase (--phase)"));
  else if (options->remove && options->admiral != NULL)
    forcon_print_error ("%s", _ ("forcon scan: --remove takes the files that --list names, not an admiral"));
  else if (options->phase != NULL && !options->move && !options->restore)
    forcon_print_error ("%s", _ ("forcon scan: --phase goes with --move or --restore"));
  else
    return TRUE;
  return FALSE;
}

ForconExit
forcon_subcommand_scan (int argc, char **argv)
{
  ForconScanOptions options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    { "admiral", 0, 0, G_OPTION_ARG_STRING, &options.admiral,
      N_ ("whose sheet it is, whatever the code on it says: the admiral's word"), N_ ("ADMIRAL") },
    { "watch", 0, 0, G_OPTION_ARG_FILENAME, &options.watch,
      N_ ("file what is in a folder, and what comes into it, until interrupted"), N_ ("FOLDER") },
    { "list", 0, 0, G_OPTION_ARG_NONE, &options.list, N_ ("list what is filed, and what was removed"), NULL },
    { "remove", 0, 0, G_OPTION_ARG_NONE, &options.remove, N_ ("remove scans that are filed; their files stay"), NULL },
    { "move", 0, 0, G_OPTION_ARG_NONE, &options.move, N_ ("move scans that are filed to --admiral, --phase, or both"),
      NULL },
    { "restore", 0, 0, G_OPTION_ARG_NONE, &options.restore, N_ ("file scans again that were removed"), NULL },
    { "phase", 0, 0, G_OPTION_ARG_STRING, &options.phase,
      N_ ("of --move and --restore: for which phase they are; 0 is before play"), N_ ("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.json, N_ ("for programs: one line of JSON for each"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("scan", _ ("CAMPAIGN FILE… [OPTION…]"),
                               _ ("Files photos and scans of order sheets (JPEG, PNG) to the admirals that the codes on "
                                  "the sheets name, to be seen where sheets are typed."),
                               entries, &argc, &argv, &status))
    return status;
  if (!check_options (&options))
    return FORCON_EXIT_USAGE;
  if (options.list)
    return forcon_arguments_expect ("scan", argc, 1, _ ("a campaign")) ? work_on_filed (argv[1], NULL, 0, &options)
                                                                       : FORCON_EXIT_USAGE;
  if (argc > 2 && (options.remove || options.move || options.restore))
    return work_on_filed (argv[1], argv + 2, argc - 2, &options);
  if (options.watch != NULL)
    return forcon_arguments_expect ("scan", argc, 1, _ ("a campaign")) ? watch (argv[1], &options) : FORCON_EXIT_USAGE;
  if (argc > 2)
    return scan_files (argv[1], argv + 2, argc - 2, &options);
  forcon_print_error ("%s", _ ("forcon scan: a campaign and pictures of order sheets were expected; see “forcon help "
                               "scan”"));
  return FORCON_EXIT_USAGE;
}
