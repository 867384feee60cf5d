/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/map-tracing.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app/widgets/thread.h"
#include "campaign/editing/entity.h"

/* Bytes of a file, and pixels of a side and of the whole, at most. Larger pictures are shown with so many to a side. */
#define BYTES_MOST (32 * 1024 * 1024)
#define SIDE_MOST 16384
#define PIXELS_MOST (64 * 1000 * 1000)
#define SIDE_SHOWN 4096

/* Copies of pictures with the same name in one folder. */
#define NAMES_MOST 1000

/* @folder: (nullable): of a picture that is kept */
typedef struct {
  char *path;
  char *folder;
  ForconTracingLoaded loaded;
  ForconTracingKept kept;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  g_free (job->folder);
  g_free (job);
}

/* By how it begins: other readers of pictures than these two are not let near a file that anybody may have made. */
static gboolean
begins_as_picture (const char *path)
{
  static const guint8 png[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' }, jpeg[] = { 0xff, 0xd8, 0xff };
  guint8 head[sizeof png] = { 0 };
  FILE *file = g_fopen (path, "rb");
  gsize n = file == NULL ? 0 : fread (head, 1, sizeof head, file);

  if (file != NULL)
    fclose (file);
  return n == sizeof head && (memcmp (head, png, sizeof png) == 0 || memcmp (head, jpeg, sizeof jpeg) == 0);
}

/* Before anything of it is decoded: what its head says. */
static gboolean
check (const char *path, GError **error)
{
  g_autofree char *name = g_path_get_basename (path);
  GStatBuf about;
  gint width = 0, height = 0;

  if (g_stat (path, &about) != 0 || !S_ISREG (about.st_mode))
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _ ("The picture “%s” does not lie beside the campaign"),
                   name);
      return FALSE;
    }
  if (about.st_size > BYTES_MOST)
    {
      /* Translators: a file; how many megabytes it has, and how many it may have. */
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED, _ ("“%1$s” has %2$d MB; a picture can have %3$d"), name,
                   (gint) (about.st_size / 1024 / 1024), BYTES_MOST / 1024 / 1024);
      return FALSE;
    }
  if (!begins_as_picture (path) || gdk_pixbuf_get_file_info (path, &width, &height) == NULL)
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _ ("“%s” is no picture as PNG or JPEG"), name);
      return FALSE;
    }
  if (width > SIDE_MOST || height > SIDE_MOST || (gint64) width * height > PIXELS_MOST)
    {
      /* Translators: a file; its width and height in pixels; how many million pixels it may have. */
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED,
                   _ ("“%1$s” has %2$d × %3$d pixels; a picture can have %4$d million"), name, width, height,
                   PIXELS_MOST / 1000000);
      return FALSE;
    }
  return TRUE;
}

/* Returns: (transfer full) (nullable) */
static GdkPixbuf *
decode (const char *path, GError **error)
{
  g_autofree char *name = g_path_get_basename (path);
  gint width = 0, height = 0;
  GdkPixbuf *pixbuf;

  if (!check (path, error))
    return NULL;
  gdk_pixbuf_get_file_info (path, &width, &height);
  pixbuf = MAX (width, height) > SIDE_SHOWN ? gdk_pixbuf_new_from_file_at_size (path, SIDE_SHOWN, SIDE_SHOWN, NULL)
                                            : gdk_pixbuf_new_from_file (path, NULL);
  if (pixbuf == NULL)
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _ ("The picture “%s” is broken"), name);
  return pixbuf;
}

static void
load (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;
  g_autoptr (GdkPixbuf) pixbuf = decode (job->path, &error);

  if (pixbuf == NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, gdk_texture_new_for_pixbuf (pixbuf), g_object_unref);
}

static void
on_loaded (GObject *owner, GAsyncResult *result, gpointer data)
{
  Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  GdkTexture *texture = g_task_propagate_pointer (G_TASK (result), &error);

  job->loaded (owner, job->path, texture, error);
}

void
forcon_tracing_load (gpointer owner, const char *path, ForconTracingLoaded loaded)
{
  Job *job = g_new0 (Job, 1);

  job->path = g_strdup (path);
  job->loaded = loaded;
  forcon_thread_run (owner, load, on_loaded, job, job_free);
}

/* A name that campaigns take: "map.png", else "map-2.png" where that is another picture. Returns: (transfer full) */
static char *
name_for (const char *path, guint number)
{
  g_autofree char *base = g_path_get_basename (path);
  char *dot = strrchr (base, '.');
  g_autofree char *end = g_strdup (dot == NULL ? ".png" : dot);
  g_autofree char *stem = NULL;
  g_autofree char *valid = NULL;

  if (dot != NULL)
    *dot = '\0';
  valid = g_utf8_make_valid (base, -1);
  stem = g_utf8_substring (valid, 0, MIN (g_utf8_strlen (valid, -1), 40));
  g_strdelimit (stem, "/\\:\n\r\t", '-');
  if (*stem == '.' || *stem == '\0' || *stem == ' ')
    *stem = *stem == '\0' ? '\0' : '-';
  if (number < 2)
    return g_strconcat (*stem == '\0' ? "picture" : stem, end, NULL);
  return g_strdup_printf ("%s-%u%s", *stem == '\0' ? "picture" : stem, number, end);
}

static gboolean
is_same_file (const char *one, const char *other)
{
  GStatBuf a, b;

  return g_stat (one, &a) == 0 && g_stat (other, &b) == 0 && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

static void
keep (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;
  g_autoptr (GFile) from = g_file_new_for_path (job->path);

  if (!check (job->path, &error))
    {
      g_task_return_error (task, error);
      return;
    }
  for (guint i = 1; i < NAMES_MOST; i++)
    {
      g_autofree char *name = name_for (job->path, i);
      g_autofree char *path = g_build_filename (job->folder, name, NULL);
      g_autoptr (GFile) to = g_file_new_for_path (path);

      if (!forcon_picture_name_is_safe (name))
        break;
      g_clear_error (&error);
      if (is_same_file (job->path, path)
          || g_file_copy (from, to, G_FILE_COPY_TARGET_DEFAULT_PERMS, NULL, NULL, NULL, &error))
        {
          g_task_return_pointer (task, g_steal_pointer (&name), g_free);
          return;
        }
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS))
        break;
    }
  if (error == NULL)
    g_set_error (&error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _ ("A picture is a .png or .jpg file"));
  g_task_return_error (task, error);
}

static void
on_kept (GObject *owner, GAsyncResult *result, gpointer data)
{
  Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_task_propagate_pointer (G_TASK (result), &error);

  job->kept (owner, name, error);
}

void
forcon_tracing_keep (gpointer owner, const char *path, const char *folder, ForconTracingKept kept)
{
  Job *job = g_new0 (Job, 1);

  job->path = g_strdup (path);
  job->folder = g_strdup (folder);
  job->kept = kept;
  forcon_thread_run (owner, keep, on_kept, job, job_free);
}
