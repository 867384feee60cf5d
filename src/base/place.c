/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For realpath(). */
#define _GNU_SOURCE

#include "base/place.h"

#include "base/language.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* How a running campaign is called and how it begins, and what is called after it. */
#define CAMPAIGN_SUFFIX ".forcon"
#define SQLITE_MAGIC "SQLite format 3"
static const char *const companions[] = { "-wal", "-shm", "-journal", ".lock" };

int
forcon_place_open (const char *path, const char **trouble)
{
  int file = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  struct stat about;

  *trouble = NULL;
  if (file < 0 || fstat (file, &about) != 0)
    *trouble = g_strerror (errno);
  else if (S_ISDIR (about.st_mode))
    *trouble = g_strerror (EISDIR);
  else if (!S_ISREG (about.st_mode))
    *trouble = _ ("it is not a plain file");
  if (*trouble != NULL && file >= 0)
    close (file);
  return *trouble == NULL ? file : -1;
}

GBytes *
forcon_place_read (const char *path, gsize most, const char **trouble)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  int file = forcon_place_open (path, trouble);
  guint8 buffer[65536];
  ssize_t n = 1;

  if (file < 0)
    return NULL;
  /* Until there is no more, whatever its size was said to be: it may grow meanwhile. */
  while (n > 0 && bytes->len <= most)
    {
      n = read (file, buffer, MIN (sizeof buffer, most - bytes->len + 1));
      g_byte_array_append (bytes, buffer, (guint) MAX (n, 0));
    }
  if (n < 0)
    *trouble = g_strerror (errno);
  close (file);
  return n < 0 ? NULL : g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/* Whether a running campaign is there, or may be by its name. */
static gboolean
is_of_campaign (const char *path)
{
  char start[sizeof SQLITE_MAGIC] = { 0 };
  const char *trouble = NULL;
  int file;
  gboolean begins_so;

  if (g_str_has_suffix (path, CAMPAIGN_SUFFIX))
    return TRUE;
  file = forcon_place_open (path, &trouble);
  begins_so = file >= 0 && read (file, start, sizeof start) == (ssize_t) sizeof start
              && memcmp (start, SQLITE_MAGIC, sizeof start) == 0;
  if (file >= 0)
    close (file);
  return begins_so;
}

gboolean
forcon_place_is_kept (const char *path)
{
  for (gsize i = 0; i < G_N_ELEMENTS (companions); i++)
    if (g_str_has_suffix (path, companions[i]))
      {
        g_autofree char *campaign = g_strndup (path, strlen (path) - strlen (companions[i]));

        return is_of_campaign (campaign);
      }
  return FALSE;
}

char *
forcon_place_to_write (const char *path, const char **trouble)
{
  gboolean is_link = g_file_test (path, G_FILE_TEST_IS_SYMLINK);
  char *resolved = is_link ? realpath (path, NULL) : NULL;
  gint number = errno;
  g_autofree char *place = g_strdup (is_link ? resolved : path);

  free (resolved);
  *trouble = NULL;
  if (place == NULL)
    *trouble = number == ENOENT ? _ ("it is a link that leads nowhere") : g_strerror (number);
  else if (g_file_test (place, G_FILE_TEST_EXISTS) && !g_file_test (place, G_FILE_TEST_IS_REGULAR)
           && !g_file_test (place, G_FILE_TEST_IS_DIR))
    *trouble = _ ("it is not a plain file");
  else if (forcon_place_is_kept (place))
    *trouble = _ ("the name is kept for a file beside a running campaign");
  return *trouble == NULL ? g_steal_pointer (&place) : NULL;
}

gboolean
forcon_place_sync_folder (const char *file)
{
  g_autofree char *folder = g_path_get_dirname (file);
  int descriptor = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  gboolean done = descriptor >= 0 && fsync (descriptor) == 0;

  if (descriptor >= 0)
    close (descriptor);
  return done;
}
