/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For flock() and O_NOFOLLOW. */
#define _GNU_SOURCE

#include "storage/files/store-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "storage/files/file-error.h"

#define SUFFIX ".lock"
#define TEXT_MAX 512
#define PID "pid "

/* How often a lock is tried anew that its last holder took away just then. */
#define N_TRIES 100

struct _ForconStoreLock {
  char *path;
  int descriptor;
};

/* Whether the lock is still that of the path: its last holder may have taken the file away before we locked it. */
static gboolean
is_current (int descriptor, const char *path)
{
  struct stat ours, there;

  return fstat (descriptor, &ours) == 0 && lstat (path, &there) == 0 && ours.st_dev == there.st_dev
         && ours.st_ino == there.st_ino;
}

/* Returns: (transfer full): of what write_holder() wrote, the process, and on which machine if it is another one */
static char *
name_holder (int descriptor)
{
  char text[TEXT_MAX + 1];
  ssize_t n = pread (descriptor, text, TEXT_MAX, 0);

  text[MAX (n, 0)] = '\0';

  /* Whatever is there, it becomes one line. */
  g_autofree char *line = g_strstrip (forcon_file_error_quote (text, FORCON_FILE_ERROR_MAX));
  g_autofree char *here = g_strdup_printf ("%s@%s", g_get_user_name (), g_get_host_name ());
  g_auto (GStrv) parts = g_strsplit (line, ", ", 3);

  if (*line == '\0')
    return g_strdup (_ ("an unknown program"));
  if (g_strv_length (parts) != 3 || !g_str_has_prefix (parts[1], PID))
    return g_steal_pointer (&line);
  /* Translators: the number of a process. */
  if (g_str_equal (parts[0], here))
    return g_strdup_printf (_ ("process %s"), parts[1] + strlen (PID));
  /* Translators: the number of a process, and "user@machine". */
  return g_strdup_printf (_ ("process %1$s of %2$s"), parts[1] + strlen (PID), parts[0]);
}

static void
write_holder (int descriptor)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *since = g_date_time_format (now, "%Y-%m-%d %H:%M:%S");
  g_autofree char *text
      = g_strdup_printf ("%s@%s, " PID "%ld, %s\n", g_get_user_name (), g_get_host_name (), (long) getpid (), since);

  /* The holder's name is optional: the lock is taken even on a full disk. */
  if (ftruncate (descriptor, 0) != 0 || pwrite (descriptor, text, strlen (text), 0) < 0)
    errno = 0;
}

static void
fail_lock (GError **error, const char *shown, int number)
{
  g_autofree char *what = g_strdup_printf (_ ("cannot be locked: %s"), g_strerror (number));

  forcon_file_error_set (error, FORCON_FILE_ERROR_UNWRITABLE, shown, 0, what, _ ("a folder that can be written in"));
}

/* Returns: the locked file, −1 with an error set, or −2 when it was another's that is gone */
static int
try_once (const char *path, const char *shown, GError **error)
{
  int descriptor = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);

  if (descriptor < 0)
    {
      fail_lock (error, shown, errno);
      return -1;
    }
  if (flock (descriptor, LOCK_EX | LOCK_NB) == 0)
    {
      if (is_current (descriptor, path))
        return descriptor;
      close (descriptor);
      return -2;
    }
  if (errno == EWOULDBLOCK)
    {
      g_autofree char *holder = name_holder (descriptor);
      g_autofree char *name = g_filename_display_name (shown);
      g_autofree char *file = forcon_file_error_quote (name, G_MAXUINT);

      /* Translators: a file, and "process 4711". */
      g_set_error (error, FORCON_FILE_ERROR, FORCON_FILE_ERROR_BUSY,
                   _ ("%1$s: open in another window (%2$s). Open read-only, or open a copy."), file, holder);
    }
  else
    fail_lock (error, shown, errno);
  close (descriptor);
  return -1;
}

/* Returns: the locked file, or −1 with an error set */
static int
lock_path (const char *path, const char *shown, GError **error)
{
  int descriptor = -2;

  for (guint i = 0; i < N_TRIES && descriptor == -2; i++)
    descriptor = try_once (path, shown, error);
  if (descriptor == -2)
    fail_lock (error, shown, EAGAIN);
  if (descriptor < 0)
    return -1;
  write_holder (descriptor);
  return descriptor;
}

ForconStoreLock *
forcon_store_lock_take (const char *file, const char *shown, GError **error)
{
  g_autofree char *path = g_strconcat (file, SUFFIX, NULL);
  int descriptor = lock_path (path, shown, error);
  ForconStoreLock *lock;

  if (descriptor < 0)
    return NULL;
  lock = g_new0 (ForconStoreLock, 1);
  lock->path = g_steal_pointer (&path);
  lock->descriptor = descriptor;
  return lock;
}

gboolean
forcon_store_lock_hold (ForconStoreLock *lock, const char *shown, GError **error)
{
  int descriptor;

  if (is_current (lock->descriptor, lock->path))
    return TRUE;
  descriptor = lock_path (lock->path, shown, error);
  if (descriptor < 0)
    return FALSE;
  close (lock->descriptor);
  lock->descriptor = descriptor;
  return TRUE;
}

void
forcon_store_lock_free (ForconStoreLock *lock)
{
  if (lock == NULL)
    return;
  if (is_current (lock->descriptor, lock->path))
    g_unlink (lock->path);
  close (lock->descriptor);
  g_free (lock->path);
  g_free (lock);
}
