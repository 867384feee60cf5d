/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage-sample.h"

#include "storage/store/check.h"
#include "storage/files/data.h"
#include "storage/files/file-error.h"
#include "storage/xml/xml.h"

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

  /* There are thousands of them, and none outlives the test: it need not reach the disk. What is not replaced would not
   * get shorter. */
  g_unlink (sample_path ());
  g_file_set_contents_full (sample_path (), bytes, (gssize) size, G_FILE_SET_CONTENTS_NONE, 0666, &error);
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

GStrv
sample_scenarios (void)
{
  g_autofree char *one = forcon_data_find ("scenarios/skirmish.xml", NULL);
  g_autofree char *folder = g_path_get_dirname (one);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      gint line;
      g_autofree char *root = g_str_has_suffix (name, ".xml") ? forcon_xml_read_root (path, &line, NULL) : NULL;

      if (g_strcmp0 (root, "campaign") == 0)
        g_ptr_array_add (found, g_build_filename ("scenarios", name, NULL));
    }
  g_assert_cmpuint (found->len, >=, 3);
  g_ptr_array_add (found, NULL);
  return (GStrv) g_ptr_array_free (g_steal_pointer (&found), FALSE);
}

ForconScript *
sample_load (const char *text)
{
  g_autoptr (GError) error = NULL;
  ForconScript *script = forcon_script_load (sample_write (text), NULL, &error);

  g_assert_no_error (error);
  return script;
}

void
sample_assert_same (const ForconBattle *a, const ForconBattle *b)
{
  g_autofree char *hash_a = forcon_battle_hash (a);
  g_autofree char *hash_b = forcon_battle_hash (b);

  g_assert_cmpstr (hash_a, ==, hash_b);
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

char *
sample_resource_text (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "storage", "resources", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* The line of @text on which @near stands first. */
static gint
line_of (const char *text, const char *near)
{
  const char *place = strstr (text, near);
  gint line = 1;

  g_assert_nonnull (place);
  for (const char *at = text; at < place; at++)
    line += *at == '\n';
  return line;
}

/* A sound file and what is wrong with it in one test. Lives as long as the process. */
typedef struct {
  char *sound;
  const SampleWrong *wrong;
} WrongTest;

static void
check_wrong (gconstpointer data)
{
  const WrongTest *test = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  sample_write_changed (test->sound, test->wrong->old, test->wrong->new);
  g_assert_true (g_file_get_contents (sample_path (), &text, NULL, NULL));
  g_assert_false (forcon_file_check (sample_path (), &error));
  sample_assert_error (&error, sample_path (), line_of (text, test->wrong->near), test->wrong->rest);
}

static void
check_sound (gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  forcon_file_check (sample_write (data), &error);
  g_assert_no_error (error);
}

static void
free_test (gpointer data)
{
  g_free (((WrongTest *) data)->sound);
  g_free (data);
}

void
sample_add_wrongs (const char *folder, const char *sound, const SampleWrong *wrongs, gsize n)
{
  g_autofree char *sound_path = g_strconcat (folder, "/the sample is sound before anything in it is changed", NULL);

  g_test_add_data_func_full (sound_path, g_strdup (sound), check_sound, g_free);
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *path = g_strconcat (folder, "/", wrongs[i].name, NULL);
      WrongTest *test = g_new (WrongTest, 1);

      test->sound = g_strdup (sound);
      test->wrong = &wrongs[i];
      g_test_add_data_func_full (path, test, check_wrong, free_test);
    }
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
