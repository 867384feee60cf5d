/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage-sample.h"

#include "forcon-data.h"
#include "forcon-file-error.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

const char *
sample_path (void)
{
  static char *path = NULL;

  if (path == NULL)
    {
      g_autofree char *name = g_strdup_printf ("sample-%d.xml", (int) getpid ());

      path = g_test_build_filename (G_TEST_BUILT, "storage", name, NULL);
    }
  return path;
}

const char *
sample_write_bytes (const char *bytes, gsize size)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (sample_path (), bytes, (gssize) size, &error);
  g_assert_no_error (error);
  return sample_path ();
}

const char *
sample_write (const char *text)
{
  return sample_write_bytes (text, strlen (text));
}

/* Writes @original with @old, which must be there, changed to @new where it stands first. */
const char *
sample_write_changed (const char *original, const char *old, const char *new)
{
  g_autoptr (GString) text = g_string_new (original);

  g_assert_cmpuint (g_string_replace (text, old, new, 1), ==, 1);
  return sample_write (text->str);
}

char *
sample_data_text (const char *relative)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = forcon_data_find (relative, &error);
  char *text = NULL;

  g_assert_no_error (error);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

void
sample_forget (void)
{
  g_remove (sample_path ());
}

void
sample_assert_error (GError **error, const char *path, gint line, const char *rest)
{
  g_autofree char *expected
      = line == 0 ? g_strdup_printf ("%s: %s", path, rest) : g_strdup_printf ("%s:%d: %s", path, line, rest);

  g_assert_nonnull (*error);
  g_assert_cmpstr ((*error)->message, ==, expected);
  g_assert_true ((*error)->domain == FORCON_FILE_ERROR);
  g_clear_error (error);
}
