/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For nanoseconds of the time of a file. */
#define _GNU_SOURCE

#include "scan/scan-watch.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "scan/scan-picture.h"

/* How often files that came are looked at, ms, and how many times a file has to be found as it was. */
#define INTERVAL 500
#define QUIET_LOOKS 2

/* How often the folder itself is looked at, s. */
#define FOLDER_INTERVAL 3

/* Files of a folder that are looked at, at most: somebody may have chosen all the pictures of a life. */
#define FILES_MOST 2000

/**
 * Waiting:
 * @size: when it was looked at last
 * @time: of the last change then, ns
 * @quiet: how many times in a row it was as before
 * @earlier: it was there before the folder was watched
 */
typedef struct {
  gint64 size;
  gint64 time;
  guint quiet;
  gboolean earlier;
} Waiting;

/* @waiting: by path; @done: by path, "SIZE TIME" as it was found; @state: of the folder when it was looked at last, or
 * %NULL while it is away */
struct _ForconScanWatch {
  char *folder;
  char *state;
  guint folder_source;
  gboolean away;
  ForconScanFound found;
  ForconScanLost lost;
  gpointer data;
  GFileMonitor *monitor;
  GHashTable *waiting;
  GHashTable *done;
  guint source;
};

/* Programs that fetch a file give it a hidden name until it is whole. */
static gboolean
is_wanted (const char *name)
{
  return *name != '.' && forcon_scan_is_picture (name);
}

/* Returns: whether it is a plain file; @size and @time are set then */
static gboolean
look_at (const char *path, gint64 *size, gint64 *time)
{
  struct stat about;

  if (stat (path, &about) != 0 || !S_ISREG (about.st_mode))
    return FALSE;
  *size = about.st_size;
  *time = (gint64) about.st_mtim.tv_sec * 1000000000 + about.st_mtim.tv_nsec;
  return TRUE;
}

/* Returns: whether it need not be looked at any more */
static gboolean
settle (ForconScanWatch *self, const char *path, Waiting *waiting, GPtrArray *found)
{
  gint64 size = 0, time = 0;
  g_autofree char *state = NULL;

  if (!look_at (path, &size, &time))
    return TRUE;
  waiting->quiet = size == waiting->size && time == waiting->time && size > 0 ? waiting->quiet + 1 : 0;
  waiting->size = size;
  waiting->time = time;
  if (waiting->quiet < QUIET_LOOKS)
    return FALSE;
  state = g_strdup_printf ("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT, size, time);
  if (g_strcmp0 (g_hash_table_lookup (self->done, path), state) != 0)
    {
      g_hash_table_insert (self->done, g_strdup (path), g_steal_pointer (&state));
      g_ptr_array_add (found, g_strdup (path));
      g_ptr_array_add (found, GINT_TO_POINTER (waiting->earlier));
    }
  return TRUE;
}

static gboolean
on_time (gpointer data)
{
  ForconScanWatch *self = data;
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer path, waiting;

  g_hash_table_iter_init (&iter, self->waiting);
  while (g_hash_table_iter_next (&iter, &path, &waiting))
    if (settle (self, path, waiting, found))
      g_hash_table_iter_remove (&iter);
  for (guint i = 0; i < found->len; i += 2)
    {
      g_autofree char *picture = g_ptr_array_index (found, i);

      self->found (self->data, picture, GPOINTER_TO_INT (g_ptr_array_index (found, i + 1)));
    }
  if (g_hash_table_size (self->waiting) > 0)
    return G_SOURCE_CONTINUE;
  self->source = 0;
  return G_SOURCE_REMOVE;
}

static void
wait_for (ForconScanWatch *self, const char *path, gboolean earlier)
{
  Waiting *waiting;

  if (g_hash_table_size (self->waiting) >= FILES_MOST || g_hash_table_contains (self->waiting, path))
    return;
  waiting = g_new0 (Waiting, 1);
  waiting->size = -1;
  waiting->earlier = earlier;
  g_hash_table_insert (self->waiting, g_strdup (path), waiting);
  if (self->source == 0)
    self->source = g_timeout_add (INTERVAL, on_time, self);
}

static void
on_changed (ForconScanWatch *self, GFile *file, GFile *other, GFileMonitorEvent event)
{
  /* What is renamed when it is whole comes as the other file. */
  GFile *which = event == G_FILE_MONITOR_EVENT_RENAMED && other != NULL ? other : file;
  g_autofree char *path = g_file_get_path (which);
  g_autofree char *name = g_file_get_basename (which);

  if (path != NULL && is_wanted (name) && event != G_FILE_MONITOR_EVENT_DELETED
      && event != G_FILE_MONITOR_EVENT_MOVED_OUT)
    wait_for (self, path, FALSE);
}

/* @earlier: what is there was there before the folder was watched */
static void
look_into (ForconScanWatch *self, gboolean earlier)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  const char *name;

  for (guint i = 0; dir != NULL && i < FILES_MOST && (name = g_dir_read_name (dir)) != NULL; i++)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      if (is_wanted (name))
        wait_for (self, path, earlier);
    }
}

/* Returns: (transfer full) (nullable): what changes when files come into a folder, or another one has its place; %NULL
 * where there is none */
static char *
folder_state (const char *folder)
{
  struct stat about;

  if (stat (folder, &about) != 0 || !S_ISDIR (about.st_mode))
    return NULL;
  return g_strdup_printf ("%" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT " %" G_GINT64_FORMAT " %ld",
                          (guint64) about.st_dev, (guint64) about.st_ino, (gint64) about.st_mtim.tv_sec,
                          about.st_mtim.tv_nsec);
}

static gboolean
on_folder_time (gpointer data)
{
  ForconScanWatch *self = data;
  g_autofree char *state = folder_state (self->folder);

  if (state == NULL && !self->away)
    self->lost (self->data, self->folder);
  self->away = state == NULL;
  if (state != NULL && g_strcmp0 (state, self->state) != 0)
    look_into (self, FALSE);
  g_free (self->state);
  self->state = g_steal_pointer (&state);
  return G_SOURCE_CONTINUE;
}

ForconScanWatch *
forcon_scan_watch_new (const char *folder, ForconScanFound found, ForconScanLost lost, gpointer data)
{
  ForconScanWatch *self = g_new0 (ForconScanWatch, 1);
  g_autoptr (GFile) file = g_file_new_for_path (folder);

  self->folder = g_strdup (folder);
  self->found = found;
  self->lost = lost;
  self->data = data;
  self->waiting = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->done = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->monitor = g_file_monitor_directory (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_swapped (self->monitor, "changed", G_CALLBACK (on_changed), self);
  self->state = folder_state (folder);
  look_into (self, TRUE);
  self->folder_source = g_timeout_add_seconds (FOLDER_INTERVAL, on_folder_time, self);
  return self;
}

void
forcon_scan_watch_free (ForconScanWatch *watch)
{
  if (watch == NULL)
    return;
  g_clear_handle_id (&watch->source, g_source_remove);
  g_clear_handle_id (&watch->folder_source, g_source_remove);
  if (watch->monitor != NULL)
    {
      g_signal_handlers_disconnect_by_data (watch->monitor, watch);
      g_file_monitor_cancel (watch->monitor);
      g_object_unref (watch->monitor);
    }
  g_hash_table_unref (watch->waiting);
  g_hash_table_unref (watch->done);
  g_free (watch->folder);
  g_free (watch->state);
  g_free (watch);
}
