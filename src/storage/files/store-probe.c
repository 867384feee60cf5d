/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For realpath(). */
#define _GNU_SOURCE

#include "storage/files/store-probe.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "storage/files/store-sql.h"

/* The beginning of any SQLite file, and where its application id stands, the greatest byte first. */
#define HEADER_SIZE 100
#define SQLITE_MAGIC "SQLite format 3"
#define APPLICATION_ID_AT 68

gboolean
forcon_store_fail_read (const char *path, const char *reason, GError **error)
{
  g_autofree char *what = g_strdup_printf (_ ("cannot be read: %s"), reason);

  forcon_file_error_set (error, FORCON_FILE_ERROR_UNREADABLE, path, 0, what, _ ("a readable file"));
  return FALSE;
}

char *
forcon_store_resolve (const char *path, GError **error)
{
  char *resolved = realpath (path, NULL);
  g_autofree char *file = g_strdup (resolved);
  gint number = errno;
  GStatBuf about;

  free (resolved);
  if (file == NULL || g_stat (file, &about) != 0)
    {
      forcon_store_fail_read (path, g_strerror (number), error);
      return NULL;
    }
  if (!S_ISREG (about.st_mode))
    {
      forcon_store_fail_read (path, S_ISDIR (about.st_mode) ? g_strerror (EISDIR) : _ ("it is not a plain file"),
                              error);
      return NULL;
    }
  return g_steal_pointer (&file);
}

gboolean
forcon_store_probe (const char *file, const char *shown, GError **error)
{
  guint8 header[HEADER_SIZE] = { 0 };
  guint32 application = 0;

  if (!forcon_sql_read_header (file, header, sizeof header, shown, error))
    return FALSE;
  for (guint i = 0; i < sizeof application; i++)
    application = application << 8 | header[APPLICATION_ID_AT + i];
  if (memcmp (header, SQLITE_MAGIC, sizeof SQLITE_MAGIC) == 0 && application == FORCON_STORE_APPLICATION_ID)
    return TRUE;
  forcon_file_error_set (error, FORCON_FILE_ERROR_DAMAGED, shown, 0, _ ("is no campaign file, or it is damaged"),
                         _ ("a file made by “forcon new”"));
  return FALSE;
}

gboolean
forcon_store_is_campaign (const char *path)
{
  g_autofree char *file = forcon_store_resolve (path, NULL);

  return file != NULL && forcon_store_probe (file, path, NULL);
}
