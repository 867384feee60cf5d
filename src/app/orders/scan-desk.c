/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/scan-desk.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/preferences.h"
#include "app/widgets/thread.h"
#include "scan/scan-shelf.h"
#include "scan/scan-verdict.h"
#include "scan/scan-watch.h"

/* Where a picture comes from, and so how much is said of it. */
typedef enum {
  FROM_USER,    /* chosen or dropped: everything */
  FROM_FOLDER,  /* found in the watched folder: all but what is filed already */
  FROM_EARLIER, /* it was there before: only what is filed */
} From;

/* What came of filing a picture to one of the admirals whose it is; @page counts from 1. */
typedef struct {
  ForconSideId admiral;
  char *word;
  ForconScanOutcome outcome;
  guint page;
} Filed;

/**
 * Filing:
 * @file: (nullable): once it was read
 * @shelf: where it goes
 * @phase: for which phase it is, once it was read
 * @filed: (nullable) (element-type Filed): for each admiral whose it is, once it was read
 *
 * A picture on its way; one thread at a time has it.
 */
typedef struct {
  char *path;
  ForconSideId chosen;
  From from;
  ForconScanFile *file;
  ForconScanShelf *shelf;
  gint phase;
  GArray *filed;
} Filing;

struct _ForconScanDesk {
  GObject parent;

  /* Model */
  ForconGame *game;

  /* Owned; the shelf is %NULL while no campaign with a file is open */
  ForconScanShelf *shelf;
  GFileMonitor *monitor;
  GPtrArray *pages;
  ForconScanWatch *watch;
  GQueue waiting;
  gboolean busy;
};

G_DEFINE_FINAL_TYPE (ForconScanDesk, forcon_scan_desk, G_TYPE_OBJECT)

enum { CHANGED, TOLD, ASKED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void begin_next (ForconScanDesk *self);

static void
filing_free (gpointer data)
{
  Filing *filing = data;

  g_free (filing->path);
  forcon_scan_file_free (filing->file);
  forcon_scan_shelf_free (filing->shelf);
  g_clear_pointer (&filing->filed, g_array_unref);
  g_free (filing);
}

static void
tell (ForconScanDesk *self, const char *text)
{
  g_signal_emit (self, signals[TOLD], 0, text);
}

/* What is filed */

static void
list_pages (ForconScanDesk *self)
{
  g_clear_pointer (&self->pages, g_ptr_array_unref);
  if (self->shelf != NULL)
    self->pages = forcon_scan_shelf_list (self->shelf);
  g_signal_emit (self, signals[CHANGED], 0);
}

GPtrArray *
forcon_scan_desk_pages (ForconScanDesk *self, ForconSideId admiral, gint phase)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  const ForconSide *side = campaign == NULL ? NULL : forcon_battle_side (campaign->fleet, admiral);

  for (guint i = 0; side != NULL && self->pages != NULL && i < self->pages->len; i++)
    {
      const ForconScanPage *page = g_ptr_array_index (self->pages, i);

      if (page->phase == phase && g_str_equal (page->admiral, side->id))
        g_ptr_array_add (paths, g_strdup (page->path));
    }
  return paths;
}

/* Filing */

/* Whether the campaign is still open for which a picture was read. */
static gboolean
is_for_us (ForconScanDesk *self, const Filing *filing)
{
  return self->shelf != NULL && g_str_equal (self->shelf->folder, filing->shelf->folder)
         && g_str_equal (self->shelf->mark, filing->shelf->mark) && forcon_game_campaign (self->game) != NULL;
}

static void
put (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Filing *filing = data;
  GError *error = NULL;

  for (guint i = 0; i < filing->filed->len && error == NULL; i++)
    {
      Filed *filed = &g_array_index (filing->filed, Filed, i);

      filed->outcome = forcon_scan_shelf_put (filing->shelf, filing->file, filing->phase, filed->word, &filed->page,
                                              &error);
    }
  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
tell_filed (ForconScanDesk *self, const Filing *filing, const Filed *filed)
{
  g_autofree char *text
      = forcon_scan_filed (forcon_game_campaign (self->game), filed->admiral, filing->phase, filed->page);
  /* Translators: "Scan of X, phase 3". */
  g_autofree char *known = g_strdup_printf (_ ("%s, is filed already"), text);

  if (filed->outcome == FORCON_SCAN_FILED)
    tell (self, text);
  else if (filed->outcome == FORCON_SCAN_KNOWN && filing->from == FROM_USER)
    tell (self, known);
}

static void
on_put (GObject *owner, GAsyncResult *result, gpointer data)
{
  ForconScanDesk *self = FORCON_SCAN_DESK (owner);
  Filing *filing = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  self->busy = FALSE;
  if (is_for_us (self, filing))
    {
      list_pages (self);
      if (error != NULL)
        tell (self, error->message);
      for (guint i = 0; i < filing->filed->len; i++)
        tell_filed (self, filing, &g_array_index (filing->filed, Filed, i));
    }
  begin_next (self);
}

static void
filed_clear (gpointer filed)
{
  g_free (((Filed *) filed)->word);
}

/* Filing takes the disk, so it is a thread's, too. */
static void
begin_put (ForconScanDesk *self, const Filing *read, ForconScanFile *file, const ForconScanVerdict *verdict)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  Filing *filing = g_new0 (Filing, 1);

  filing->path = g_strdup (read->path);
  filing->from = read->from;
  filing->shelf = forcon_scan_shelf_copy (read->shelf);
  filing->file = file;
  filing->phase = verdict->phase;
  filing->filed = g_array_new (FALSE, FALSE, sizeof (Filed));
  g_array_set_clear_func (filing->filed, filed_clear);
  for (guint i = 0; i < verdict->admirals->len; i++)
    {
      ForconSideId admiral = g_array_index (verdict->admirals, ForconSideId, i);
      const Filed filed = { .admiral = admiral,
                            .word = g_strdup (forcon_battle_side (campaign->fleet, admiral)->id),
                            .outcome = FORCON_SCAN_UNFILED };

      g_array_append_val (filing->filed, filed);
    }
  self->busy = TRUE;
  forcon_thread_run (self, put, on_put, filing, filing_free);
}

/* Returns nothing, and no error, for what is filed already and of which nothing would be said: each time that a
 * campaign is opened all of the watched folder is found anew, and to look for codes takes seconds. */
static void
read_file (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Filing *filing = data;
  GError *error = NULL;
  g_autoptr (ForconScanFile) file = forcon_scan_file_read (filing->path, &error);

  if (file != NULL && filing->from != FROM_USER && forcon_scan_shelf_has (filing->shelf, file->print))
    g_task_return_pointer (task, NULL, NULL);
  else if (file == NULL || !forcon_scan_file_look (file, &error))
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, g_steal_pointer (&file), (GDestroyNotify) forcon_scan_file_free);
}

static void
on_read (GObject *owner, GAsyncResult *result, gpointer data)
{
  ForconScanDesk *self = FORCON_SCAN_DESK (owner);
  const Filing *read = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScanFile) file = g_task_propagate_pointer (G_TASK (result), &error);
  g_autoptr (ForconScanVerdict) verdict = NULL;
  g_autofree char *why = NULL;

  self->busy = FALSE;
  if (file != NULL && is_for_us (self, read))
    verdict = forcon_scan_judge (forcon_game_campaign (self->game), file, read->chosen);
  if (verdict != NULL && verdict->fate == FORCON_SCAN_OURS)
    {
      begin_put (self, read, g_steal_pointer (&file), verdict);
      return;
    }
  if (verdict != NULL)
    why = forcon_scan_why_not (forcon_game_campaign (self->game), file, verdict);
  if (error != NULL && read->from != FROM_EARLIER)
    tell (self, error->message);
  else if (why != NULL && read->from == FROM_USER)
    g_signal_emit (self, signals[ASKED], 0, read->path, why);
  else if (why != NULL && read->from == FROM_FOLDER)
    tell (self, why);
  begin_next (self);
}

/* One at a time: a picture takes up to some hundred megabytes while it is read. */
static void
begin_next (ForconScanDesk *self)
{
  Filing *filing;

  if (self->busy || (filing = g_queue_pop_head (&self->waiting)) == NULL)
    return;
  self->busy = TRUE;
  forcon_thread_run (self, read_file, on_read, filing, filing_free);
}

static void
add (ForconScanDesk *self, const char *path, ForconSideId chosen, From from)
{
  Filing *filing;

  if (self->shelf == NULL)
    return;
  filing = g_new0 (Filing, 1);
  filing->path = g_strdup (path);
  filing->chosen = chosen;
  filing->from = from;
  filing->shelf = forcon_scan_shelf_copy (self->shelf);
  g_queue_push_tail (&self->waiting, filing);
  begin_next (self);
}

void
forcon_scan_desk_add (ForconScanDesk *self, const char *path, ForconSideId chosen)
{
  g_return_if_fail (FORCON_IS_SCAN_DESK (self));
  add (self, path, chosen, FROM_USER);
}

/* The watched folder */

static void
on_found (gpointer data, const char *path, gboolean earlier)
{
  add (data, path, FORCON_NO_SIDE, earlier ? FROM_EARLIER : FROM_FOLDER);
}

static void
update_watch (ForconScanDesk *self)
{
  g_autofree char *folder = g_settings_get_string (forcon_preferences (), FORCON_PREFERENCE_SCAN_FOLDER);

  g_clear_pointer (&self->watch, forcon_scan_watch_free);
  if (self->shelf != NULL && forcon_game_writable (self->game) && *folder != '\0')
    self->watch = forcon_scan_watch_new (folder, on_found, self);
}

/* The campaign */

static void
close_shelf (ForconScanDesk *self)
{
  if (self->monitor != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->monitor, self);
      g_file_monitor_cancel (self->monitor);
      g_clear_object (&self->monitor);
    }
  g_queue_clear_full (&self->waiting, filing_free);
  g_clear_pointer (&self->shelf, forcon_scan_shelf_free);
}

static void
on_opened (ForconScanDesk *self)
{
  const ForconStore *store = forcon_game_path (self->game) == NULL ? NULL : forcon_game_store (self->game);

  close_shelf (self);
  if (store != NULL)
    {
      g_autoptr (GFile) folder = NULL;

      self->shelf = forcon_scan_shelf_new (store);
      folder = g_file_new_for_path (self->shelf->folder);
      self->monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
      if (self->monitor != NULL)
        g_signal_connect_swapped (self->monitor, "changed", G_CALLBACK (list_pages), self);
    }
  list_pages (self);
  update_watch (self);
}

static void
forcon_scan_desk_dispose (GObject *object)
{
  ForconScanDesk *self = FORCON_SCAN_DESK (object);

  g_clear_pointer (&self->watch, forcon_scan_watch_free);
  close_shelf (self);
  g_clear_pointer (&self->pages, g_ptr_array_unref);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (forcon_scan_desk_parent_class)->dispose (object);
}

static void
forcon_scan_desk_class_init (ForconScanDeskClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_scan_desk_dispose;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TOLD] = g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[ASKED] = g_signal_new ("asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING,
                                 G_TYPE_STRING);
}

static void
forcon_scan_desk_init (ForconScanDesk *self)
{
  g_queue_init (&self->waiting);
}

ForconScanDesk *
forcon_scan_desk_new (ForconGame *game)
{
  ForconScanDesk *self = g_object_new (FORCON_TYPE_SCAN_DESK, NULL);

  self->game = g_object_ref (game);
  g_signal_connect_object (game, "opened", G_CALLBACK (on_opened), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (forcon_preferences (), "changed::" FORCON_PREFERENCE_SCAN_FOLDER, G_CALLBACK (update_watch),
                           self, G_CONNECT_SWAPPED);
  on_opened (self);
  return self;
}
