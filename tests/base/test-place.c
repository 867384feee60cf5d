/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is read of a file that anybody may have put there. */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/place.h"

typedef struct {
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("forcon-place-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "file", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_remove (fixture->path);
  g_rmdir (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
}

/* Writes @length bytes and reads them again. */
static GBytes *
write_and_read (Fixture *fixture, gsize length, gsize most)
{
  g_autofree char *text = g_strnfill (length, 'x');
  const char *trouble = "?";
  GBytes *bytes;

  g_assert_true (g_file_set_contents (fixture->path, text, (gssize) length, NULL));
  bytes = forcon_place_read (fixture->path, most, &trouble);
  g_assert_nonnull (bytes);
  g_assert_null (trouble);
  g_assert_true (memcmp (text, g_bytes_get_size (bytes) == 0 ? "" : g_bytes_get_data (bytes, NULL),
                         g_bytes_get_size (bytes))
                 == 0);
  return bytes;
}

static void
a_file_is_read_whole (Fixture *fixture, gconstpointer data)
{
  static const gsize lengths[] = { 0, 1, 65536, 200000 };

  for (gsize i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autoptr (GBytes) bytes = write_and_read (fixture, lengths[i], 200000);

      g_assert_cmpuint (g_bytes_get_size (bytes), ==, lengths[i]);
    }
}

static void
of_a_file_that_is_too_big_one_byte_more_is_read (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GBytes) small = write_and_read (fixture, 1000, 10), large = write_and_read (fixture, 200000, 70000);

  g_assert_cmpuint (g_bytes_get_size (small), ==, 11);
  g_assert_cmpuint (g_bytes_get_size (large), ==, 70001);
}

static void
a_pipe_is_not_waited_for (Fixture *fixture, gconstpointer data)
{
  const char *trouble = NULL;

  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  g_assert_null (forcon_place_read (fixture->path, 100, &trouble));
  g_assert_cmpstr (trouble, ==, "it is not a plain file");
}

static void
what_is_missing_or_a_folder_is_told (Fixture *fixture, gconstpointer data)
{
  const char *missing = NULL, *folder = NULL;

  g_assert_null (forcon_place_read (fixture->path, 100, &missing));
  g_assert_cmpstr (missing, ==, "No such file or directory");
  g_assert_null (forcon_place_read (fixture->folder, 100, &folder));
  g_assert_cmpstr (folder, ==, "Is a directory");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(name, function) g_test_add ("/base/place/" name, Fixture, NULL, set_up, function, tear_down)
  TEST ("a file is read whole", a_file_is_read_whole);
  TEST ("of a file that is too big one byte more is read", of_a_file_that_is_too_big_one_byte_more_is_read);
  TEST ("a pipe is not waited for", a_pipe_is_not_waited_for);
  TEST ("what is missing or a folder is told", what_is_missing_or_a_folder_is_told);
  return g_test_run ();
}
