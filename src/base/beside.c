/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/beside.h"

#include <errno.h>
#include <unistd.h>

char *
forcon_beside_find (const char *name, const char *installed)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = program == NULL ? g_strdup (".") : g_path_get_dirname (program);
  g_autofree char *beside = g_canonicalize_filename (name, folder);

  return g_file_test (beside, G_FILE_TEST_EXISTS) ? g_steal_pointer (&beside)
                                                  : g_canonicalize_filename (installed, folder);
}

int
forcon_beside_run (const char *name, const char *installed, int argc, char **argv)
{
  g_autofree char *path = forcon_beside_find (name, installed);
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();

  for (gint i = 0; i < argc; i++)
    g_ptr_array_add (arguments, argv[i]);
  g_ptr_array_add (arguments, NULL);
  execv (path, (char **) arguments->pdata);
  return errno;
}
