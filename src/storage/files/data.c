/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "storage/files/data.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "storage/files/file-error.h"

/* Where the data lies, seen from the folder of the program: in a build folder, in a tree that was moved, where it is
 * installed. */
static const char *const beside_program[] = { "../data", "../share/forcon-master", FORCON_INSTALLED_DATA };

gboolean
forcon_data_is_safe (const char *relative)
{
  g_auto (GStrv) parts = NULL;

  if (*relative == '\0' || *relative == '/' || strpbrk (relative, "\\:") != NULL)
    return FALSE;
  for (const char *at = relative; *at != '\0'; at++)
    if (g_ascii_iscntrl (*at))
      return FALSE;
  parts = g_strsplit (relative, "/", -1);
  return !g_strv_contains ((const char *const *) parts, "..");
}

static char *
existing (const char *folder, const char *relative)
{
  g_autofree char *path = g_build_filename (folder, relative, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS) ? g_steal_pointer (&path) : NULL;
}

static char *
find_beside_program (const char *relative)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = program == NULL ? NULL : g_path_get_dirname (program);

  for (guint i = 0; folder != NULL && i < G_N_ELEMENTS (beside_program); i++)
    {
      g_autofree char *data = g_canonicalize_filename (beside_program[i], folder);
      char *path = existing (data, relative);

      if (path != NULL)
        return path;
    }
  return NULL;
}

char *
forcon_data_find (const char *relative, GError **error)
{
  const char *folder = g_getenv ("FORCON_DATA_DIR");
  char *path = NULL;

  if (forcon_data_is_safe (relative))
    {
      if (folder != NULL && *folder != '\0')
        path = existing (folder, relative);
      if (path == NULL)
        path = find_beside_program (relative);
    }
  if (path == NULL)
    forcon_file_error_set (error, FORCON_FILE_ERROR_UNREADABLE, relative, 0, _ ("cannot be found"),
                           _ ("a file of the data folder"));
  return path;
}

gboolean
forcon_data_is_ready_made (const char *folder, const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *relative = g_build_filename (folder, name, NULL);
  g_autofree char *ours = forcon_data_find (relative, NULL);
  g_autofree char *our_text = NULL;
  g_autofree char *given_text = NULL;

  return ours != NULL && g_file_get_contents (ours, &our_text, NULL, NULL)
         && g_file_get_contents (path, &given_text, NULL, NULL) && g_str_equal (our_text, given_text);
}
