/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Gives a target each of the inputs that are kept, in folders or files that are named: a line of TAP for each. A target ends
 * the program where something does not hold; the line that is owed then is a failure.
 */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>

static void
add_files (GPtrArray *paths, const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  if (dir == NULL)
    g_ptr_array_add (paths, g_strdup (path));
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (paths, g_build_filename (path, name, NULL));
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

static void
replay (const char *path, guint number)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  gsize size = 0;

  g_file_get_contents (path, &bytes, &size, &error);
  g_assert_no_error (error);
  fprintf (stderr, "# %s\n", path);

  /* Exactly as long as the input is, so that a sanitizer sees who reads behind it. */
  g_autofree guint8 *exact = g_memdup2 (bytes, size);

  LLVMFuzzerTestOneInput (exact, size);
  printf ("ok %u - %s\n", number, name);
  fflush (stdout);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  for (int i = 1; i < argc; i++)
    add_files (paths, argv[i]);
  g_ptr_array_sort (paths, compare_paths);
  printf ("1..%u\n", paths->len);
  fflush (stdout);
  LLVMFuzzerInitialize (&argc, &argv);
  for (guint i = 0; i < paths->len; i++)
    replay (g_ptr_array_index (paths, i), i + 1);
  return paths->len == 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
