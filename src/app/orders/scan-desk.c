/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orders/scan-desk-private.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/preferences.h"
#include "app/widgets/thread.h"
#include "scan/scan-picture.h"
#include "scan/scan-verdict.h"

/* Pixels of a side of what is shown in a list, at most. */
#define THUMBNAIL_SIDE 96

/* Where a picture comes from, and so how much is said of it. */
typedef enum {
  FROM_USER,    /* chosen or dropped: everything */
  FROM_FOLDER,  /* found in the watched folder: all but what is filed already */
  FROM_EARLIER, /* it was there before: only what is filed */
} From;

/* What came of filing a picture to one of the admirals whose it is; @page counts from 1, @path is that of its file. */
typedef struct {
  ForconSideId admiral;
  char *word;
  ForconScanOutcome outcome;
  guint page;
  char *path;
} Filed;

/**
 * Filing:
 * @file: (nullable): once it was read
 * @small: (nullable): it in small, once it was read and may be asked for
 * @shelf: where it goes
 * @phase: for which phase it is, once it was read
 * @filed: (nullable) (element-type Filed): for each admiral whose it is, once it was read
 *
 * A picture on its way; one thread at a time has it.
 */
typedef struct {
  char *path;
  From from;
  ForconScanFile *file;
  GdkTexture *small;
  ForconScanShelf *shelf;
  gint phase;
  GArray *filed;
} Filing;

G_DEFINE_FINAL_TYPE (ForconScanDesk, forcon_scan_desk, G_TYPE_OBJECT)

enum { CHANGED, TOLD, ASKED, RESTED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void begin_next (ForconScanDesk *self);

static void
filing_free (gpointer data)
{
  Filing *filing = data;

  g_free (filing->path);
  forcon_scan_file_free (filing->file);
  g_clear_object (&filing->small);
  forcon_scan_shelf_free (filing->shelf);
  g_clear_pointer (&filing->filed, g_array_unref);
  g_free (filing);
}

void
forcon_scan_desk_tell (ForconScanDesk *self, const char *text, gboolean undoable)
{
  g_signal_emit (self, signals[TOLD], 0, text, undoable);
}

/* What was done last */

static void
moved_clear (gpointer data)
{
  ForconScanMoved *moved = data;

  g_free (moved->now);
  g_free (moved->before);
}

void
forcon_scan_desk_forget (ForconScanDesk *self)
{
  g_clear_pointer (&self->undoable, g_array_unref);
  self->undoable = g_array_new (FALSE, FALSE, sizeof (ForconScanMoved));
  g_array_set_clear_func (self->undoable, moved_clear);
  self->filed = 0;
}

void
forcon_scan_desk_remember (ForconScanDesk *self, const char *now, const char *before)
{
  const ForconScanMoved moved = { .now = g_strdup (now), .before = g_strdup (before) };

  g_array_append_val (self->undoable, moved);
}

/* Of whom it has to be asked */

static void
asked_clear (gpointer data)
{
  ForconScanAsked *asked = data;

  g_free (asked->name);
  g_free (asked->why);
  g_free (asked->print);
  g_clear_pointer (&asked->page, g_bytes_unref);
  g_clear_object (&asked->thumbnail);
}

ForconScanAsked *
forcon_scan_asked_ref (ForconScanAsked *asked)
{
  return g_atomic_rc_box_acquire (asked);
}

void
forcon_scan_asked_unref (ForconScanAsked *asked)
{
  g_atomic_rc_box_release_full (asked, asked_clear);
}

/* Returns: (transfer full) (nullable): a page in small; to decode it takes tens of milliseconds */
static GdkTexture *
thumbnail_of (GBytes *page)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (page);
  g_autoptr (GdkPixbuf) small
      = gdk_pixbuf_new_from_stream_at_scale (stream, THUMBNAIL_SIDE, THUMBNAIL_SIDE, TRUE, NULL, NULL);

  return small == NULL ? NULL : gdk_texture_new_for_pixbuf (small);
}

/* @name: of the file; @file, @small: (nullable): %NULL where it can be nobody's; @likely: whose it seems to be, or none */
static void
ask (ForconScanDesk *self, const char *name, const ForconScanFile *file, GdkTexture *small, const char *why,
     ForconSideId likely)
{
  ForconScanAsked *asked = g_atomic_rc_box_new0 (ForconScanAsked);

  asked->name = g_strdup (name);
  asked->why = g_strdup (why);
  asked->likely = likely;
  if (file != NULL)
    {
      asked->print = g_strdup (file->print);
      asked->page = g_bytes_ref (file->page);
      g_set_object (&asked->thumbnail, small);
    }
  g_signal_emit (self, signals[ASKED], 0, asked);
  forcon_scan_asked_unref (asked);
}

/* What is filed */

void
forcon_scan_desk_list (ForconScanDesk *self)
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

gboolean
forcon_scan_desk_has_open (ForconScanDesk *self, const ForconScanShelf *shelf)
{
  return self->shelf != NULL && g_str_equal (self->shelf->folder, shelf->folder)
         && g_str_equal (self->shelf->mark, shelf->mark) && forcon_game_campaign (self->game) != NULL;
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
                                              &filed->path, &error);
    }
  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* In one line: the next one takes its place. Of many pictures only how many there are can be read. */
static void
tell_filed (ForconScanDesk *self, const Filing *filing)
{
  g_autoptr (GString) line = g_string_new (NULL);
  gboolean any = FALSE;

  for (guint i = 0; i < filing->filed->len; i++)
    {
      const Filed *filed = &g_array_index (filing->filed, Filed, i);
      g_autofree char *text
          = forcon_scan_filed (forcon_game_campaign (self->game), filed->admiral, filing->phase, filed->page);
      /* Translators: "Scan of X, phase 3". */
      g_autofree char *known = g_strdup_printf (_ ("%s, is filed already"), text);

      if (filed->outcome == FORCON_SCAN_UNFILED || (filed->outcome == FORCON_SCAN_KNOWN && filing->from != FROM_USER))
        continue;
      g_string_append_printf (line, "%s%s", line->len == 0 ? "" : " · ",
                              filed->outcome == FORCON_SCAN_FILED ? text : known);
      if (filed->outcome == FORCON_SCAN_FILED && !any)
        {
          if (self->filed == 0)
            forcon_scan_desk_forget (self);
          self->filed++;
          any = TRUE;
        }
      if (filed->outcome == FORCON_SCAN_FILED)
        forcon_scan_desk_remember (self, filed->path, NULL);
    }
  if (any && self->filed > 1)
    g_string_printf (line, g_dngettext (GETTEXT_PACKAGE, "%u scan is filed", "%u scans are filed", self->filed),
                     self->filed);
  if (line->len > 0)
    forcon_scan_desk_tell (self, line->str, any);
}

static void
on_put (GObject *owner, GAsyncResult *result, gpointer data)
{
  ForconScanDesk *self = FORCON_SCAN_DESK (owner);
  Filing *filing = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  self->busy = FALSE;
  if (forcon_scan_desk_has_open (self, filing->shelf))
    {
      forcon_scan_desk_list (self);
      tell_filed (self, filing);
      /* Several are told together. */
      if (error != NULL && self->added > 1)
        ask (self, filing->file->name, NULL, NULL, error->message, FORCON_NO_SIDE);
      else if (error != NULL)
        forcon_scan_desk_tell (self, error->message, FALSE);
    }
  begin_next (self);
}

static void
filed_clear (gpointer filed)
{
  g_free (((Filed *) filed)->word);
  g_free (((Filed *) filed)->path);
}

/* Filing takes the disk, so it is a thread's, too. @admirals: (element-type ForconSideId) */
static Filing *
filing_to (ForconScanDesk *self, ForconScanFile *file, const GArray *admirals, gint phase, From from)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  Filing *filing = g_new0 (Filing, 1);

  filing->from = from;
  filing->shelf = forcon_scan_shelf_copy (self->shelf);
  filing->file = file;
  filing->phase = phase;
  filing->filed = g_array_new (FALSE, FALSE, sizeof (Filed));
  g_array_set_clear_func (filing->filed, filed_clear);
  for (guint i = 0; i < admirals->len; i++)
    {
      ForconSideId admiral = g_array_index (admirals, ForconSideId, i);
      const Filed filed = { .admiral = admiral,
                            .word = g_strdup (forcon_battle_side (campaign->fleet, admiral)->id),
                            .outcome = FORCON_SCAN_UNFILED };

      g_array_append_val (filing->filed, filed);
    }
  return filing;
}

/* Returns nothing, and no error, for what is filed already and of which nothing would be said: each time that a
 * campaign is opened all of the watched folder is found anew, and to look for codes takes seconds. */
static void
read_file (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Filing *filing = data;
  GError *error = NULL;
  g_autoptr (ForconScanFile) file = forcon_scan_file_read (filing->path, &error);

  if (file != NULL && filing->from != FROM_USER && forcon_scan_shelf_has (filing->shelf, file->print))
    g_task_return_pointer (task, NULL, NULL);
  else if (file == NULL || !forcon_scan_file_look (file, &error))
    g_task_return_error (task, error);
  else
    {
      if (filing->from == FROM_USER)
        filing->small = thumbnail_of (file->page);
      g_task_return_pointer (task, g_steal_pointer (&file), (GDestroyNotify) forcon_scan_file_free);
    }
}

/* It is not filed by itself. */
static void
tell_unfiled (ForconScanDesk *self, const Filing *read, const ForconScanFile *file, const ForconScanVerdict *verdict,
              const GError *error)
{
  g_autofree char *why = NULL;
  g_autofree char *name = forcon_scan_name (read->path);
  ForconSideId likely = FORCON_NO_SIDE;

  if (verdict != NULL)
    why = forcon_scan_why_not (forcon_game_campaign (self->game), file, verdict);
  if (verdict != NULL && verdict->admirals->len > 0)
    likely = g_array_index (verdict->admirals, ForconSideId, 0);
  /* Several are told together. */
  if (error != NULL && read->from == FROM_USER && self->added > 1)
    ask (self, name, NULL, NULL, error->message, FORCON_NO_SIDE);
  else if (error != NULL && read->from != FROM_EARLIER)
    forcon_scan_desk_tell (self, error->message, FALSE);
  else if (why != NULL && read->from == FROM_USER)
    ask (self, name, file, read->small, why, likely);
  else if (why != NULL && read->from == FROM_FOLDER)
    forcon_scan_desk_tell (self, why, FALSE);
}

static void
on_read (GObject *owner, GAsyncResult *result, gpointer data)
{
  ForconScanDesk *self = FORCON_SCAN_DESK (owner);
  const Filing *read = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (ForconScanFile) file = g_task_propagate_pointer (G_TASK (result), &error);
  g_autoptr (ForconScanVerdict) verdict = NULL;

  self->busy = FALSE;
  if (!forcon_scan_desk_has_open (self, read->shelf))
    {
      begin_next (self);
      return;
    }
  if (file != NULL)
    verdict = forcon_scan_judge (forcon_game_campaign (self->game), self->shelf, file, FORCON_NO_SIDE);
  if (verdict != NULL && verdict->fate == FORCON_SCAN_OURS)
    {
      self->busy = TRUE;
      forcon_thread_run (self, put, on_put,
                         filing_to (self, g_steal_pointer (&file), verdict->admirals, verdict->phase, read->from),
                         filing_free);
      return;
    }
  tell_unfiled (self, read, file, verdict, error);
  begin_next (self);
}

/* One at a time: a picture takes up to some hundred megabytes while it is read. */
static void
begin_next (ForconScanDesk *self)
{
  Filing *filing;

  if (self->busy)
    return;
  filing = g_queue_pop_head (&self->waiting);
  if (filing == NULL)
    {
      self->added = self->filed = 0;
      g_signal_emit (self, signals[RESTED], 0);
      return;
    }
  self->busy = TRUE;
  if (filing->file != NULL)
    forcon_thread_run (self, put, on_put, filing, filing_free);
  else
    forcon_thread_run (self, read_file, on_read, filing, filing_free);
}

static void
add (ForconScanDesk *self, const char *path, From from)
{
  Filing *filing;

  if (self->shelf == NULL)
    return;
  filing = g_new0 (Filing, 1);
  filing->path = g_strdup (path);
  filing->from = from;
  filing->shelf = forcon_scan_shelf_copy (self->shelf);
  g_queue_push_tail (&self->waiting, filing);
  begin_next (self);
}

void
forcon_scan_desk_add (ForconScanDesk *self, const char *path)
{
  g_return_if_fail (FORCON_IS_SCAN_DESK (self));
  self->added++;
  add (self, path, FROM_USER);
}

void
forcon_scan_desk_file (ForconScanDesk *self, ForconScanAsked *asked, ForconSideId admiral)
{
  const ForconCampaign *campaign = forcon_game_campaign (self->game);
  g_autoptr (GArray) admirals = g_array_new (FALSE, FALSE, sizeof (ForconSideId));
  ForconScanFile *file;

  g_return_if_fail (FORCON_IS_SCAN_DESK (self));
  if (self->shelf == NULL || campaign == NULL || asked->page == NULL
      || forcon_battle_side (campaign->fleet, admiral) == NULL)
    return;
  g_array_append_val (admirals, admiral);
  file = g_new0 (ForconScanFile, 1);
  file->name = g_strdup (asked->name);
  file->print = g_strdup (asked->print);
  file->page = g_bytes_ref (asked->page);
  g_queue_push_tail (&self->waiting,
                     filing_to (self, file, admirals, forcon_campaign_coming_phase (campaign), FROM_USER));
  begin_next (self);
}

guint
forcon_scan_desk_waiting (ForconScanDesk *self)
{
  g_return_val_if_fail (FORCON_IS_SCAN_DESK (self), 0);
  return g_queue_get_length (&self->waiting) + (self->busy ? 1 : 0);
}

/* The watched folder */

static void
on_found (gpointer data, const char *path, gboolean earlier)
{
  add (data, path, earlier ? FROM_EARLIER : FROM_FOLDER);
}

static void
on_lost (gpointer data, const char *folder)
{
  g_autofree char *name = forcon_scan_name (folder);
  /* Translators: the name of a folder. */
  g_autofree char *text
      = g_strdup_printf (_ ("The watched folder “%s” is not there; it is watched again when it comes back"), name);

  forcon_scan_desk_tell (data, text, FALSE);
}

static void
update_watch (ForconScanDesk *self)
{
  g_autofree char *folder = g_settings_get_string (forcon_preferences (), FORCON_PREFERENCE_SCAN_FOLDER);

  g_clear_pointer (&self->watch, forcon_scan_watch_free);
  if (self->shelf != NULL && forcon_game_writable (self->game) && *folder != '\0')
    self->watch = forcon_scan_watch_new (folder, on_found, on_lost, self);
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
  self->added = 0;
  forcon_scan_desk_forget (self);
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
        g_signal_connect_swapped (self->monitor, "changed", G_CALLBACK (forcon_scan_desk_list), self);
    }
  forcon_scan_desk_list (self);
  update_watch (self);
}

/* Before play admirals get other words, and their scans go with them. */
static void
on_campaign_changed (ForconScanDesk *self)
{
  g_autoptr (GPtrArray) pasts = NULL;

  if (self->shelf == NULL || forcon_game_campaign (self->game) == NULL)
    return;
  pasts = forcon_chronicle_admiral_pasts (forcon_game_chronicle (self->game));
  if (forcon_admiral_pasts_equal (pasts, self->shelf->pasts))
    return;
  g_ptr_array_unref (self->shelf->pasts);
  self->shelf->pasts = g_steal_pointer (&pasts);
  forcon_scan_desk_list (self);
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
forcon_scan_desk_finalize (GObject *object)
{
  g_clear_pointer (&FORCON_SCAN_DESK (object)->undoable, g_array_unref);
  G_OBJECT_CLASS (forcon_scan_desk_parent_class)->finalize (object);
}

static void
forcon_scan_desk_class_init (ForconScanDeskClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = forcon_scan_desk_dispose;
  G_OBJECT_CLASS (klass)->finalize = forcon_scan_desk_finalize;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TOLD] = g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING,
                                G_TYPE_BOOLEAN);
  signals[ASKED] = g_signal_new ("asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 G_TYPE_POINTER);
  signals[RESTED] = g_signal_new ("rested", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
forcon_scan_desk_init (ForconScanDesk *self)
{
  g_queue_init (&self->waiting);
  forcon_scan_desk_forget (self);
}

ForconScanDesk *
forcon_scan_desk_new (ForconGame *game)
{
  ForconScanDesk *self = g_object_new (FORCON_TYPE_SCAN_DESK, NULL);

  self->game = g_object_ref (game);
  g_signal_connect_object (game, "opened", G_CALLBACK (on_opened), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_campaign_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (forcon_preferences (), "changed::" FORCON_PREFERENCE_SCAN_FOLDER, G_CALLBACK (update_watch),
                           self, G_CONNECT_SWAPPED);
  on_opened (self);
  return self;
}
