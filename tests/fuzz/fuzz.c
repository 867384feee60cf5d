/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* memfd_create() */

#include "fuzz.h"

#include "storage/files/data.h"
#include "storage/files/file-error.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Of a text that is not what it should be, so much is shown before and behind the first difference. */
#define SHOWN 120

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  g_setenv ("FORCON_DATA_DIR", FUZZ_DATA_DIR, FALSE);
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  fuzz_begin ();
  return 0;
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize size)
{
  fuzz_try (bytes, size);
  return 0;
}

/**
 * fuzz_file_new:
 * @bytes: what is in it
 * @size: how many
 *
 * Returns: (transfer full): a file
 */
FuzzFile *
fuzz_file_new (const void *bytes, gsize size)
{
  FuzzFile *file = g_new (FuzzFile, 1);

  file->descriptor = memfd_create ("fuzz", MFD_CLOEXEC);
  g_assert_cmpint (file->descriptor, >=, 0);
  g_assert_cmpint (write (file->descriptor, bytes, size), ==, (gssize) size);
  file->path = g_strdup_printf ("/proc/self/fd/%d", file->descriptor);
  return file;
}

FuzzFile *
fuzz_file_new_text (const char *text)
{
  return fuzz_file_new (text, strlen (text));
}

void
fuzz_file_free (FuzzFile *file)
{
  close (file->descriptor);
  g_free (file->path);
  g_free (file);
}

char *
fuzz_text (const guint8 *bytes, gsize size)
{
  return g_strndup ((const char *) bytes, size);
}

/* (transfer full): where a file of the data folder is */
char *
fuzz_data_path (const char *relative)
{
  g_autoptr (GError) error = NULL;
  char *path = forcon_data_find (relative, &error);

  g_assert_no_error (error);
  return path;
}

/* What a person is told is one line of text, whatever the input was. */
void
fuzz_check_line (const char *line)
{
  g_assert_nonnull (line);
  g_assert_true (g_utf8_validate (line, -1, NULL));
  g_assert_cmpuint (strlen (line), >, 0);
  for (const char *at = line; *at != '\0'; at = g_utf8_next_char (at))
    g_assert_false (g_unichar_iscntrl (g_utf8_get_char (at)));
}

/**
 * fuzz_refused:
 * @result: (nullable): what came of reading
 * @error: (nullable): why nothing did
 *
 * Returns: whether the input was refused, which has to be with a line that says why
 */
gboolean
fuzz_refused (gconstpointer result, GError *error)
{
  if (result != NULL)
    {
      g_assert_no_error (error);
      return FALSE;
    }
  g_assert_nonnull (error);
  fuzz_check_line (error->message);
  return TRUE;
}

/* Two texts that have to be the same, such as what is written, and what is written once that was read. */
void
fuzz_assert_same (const char *what, const char *a, const char *b)
{
  gsize at = 0;
  gsize from;

  if (strcmp (a, b) == 0)
    return;
  while (a[at] == b[at])
    at++;
  from = at - MIN (at, SHOWN);
  g_error ("%s differs at byte %" G_GSIZE_FORMAT ":\n%.*s\n%.*s", what, at, 2 * SHOWN, a + from, 2 * SHOWN, b + from);
}
