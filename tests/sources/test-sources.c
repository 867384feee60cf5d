/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every source file states its licence. */
#include <gio/gio.h>

#include <string.h>

#define LICENCE "SPDX-License-Identifier: GPL-3.0-or-later"

/* In some kinds of file another line must come first. */
#define LINES_READ 3

static const char *source_root;

static gboolean
is_source (const char *name)
{
  const char *const endings[] = { ".c", ".h", ".py", ".sh", ".ui", ".css", ".xsd", ".its", NULL };

  for (const char *const *ending = endings; *ending != NULL; ending++)
    if (g_str_has_suffix (name, *ending))
      return TRUE;
  return FALSE;
}

static gboolean
states_licence (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  g_auto (GStrv) lines = g_strsplit (text, "\n", LINES_READ + 1);

  for (guint i = 0; i < LINES_READ && lines[i] != NULL; i++)
    if (strstr (lines[i], LICENCE) != NULL)
      return TRUE;
  return FALSE;
}

/* Returns: how many sources there are; those that state no licence fail the test */
static guint
check_folder (const char *folder)
{
  g_autofree char *full = g_build_filename (source_root, folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (full, 0, NULL);
  const char *name;
  guint sources = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *relative = g_build_filename (folder, name, NULL);
      g_autofree char *path = g_build_filename (source_root, relative, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        sources += check_folder (relative);
      else if (is_source (name))
        {
          sources++;
          if (!states_licence (path))
            g_test_fail_printf ("%s states no licence", relative);
        }
    }
  return sources;
}

static void
test_licence (void)
{
  const char *const folders[] = { "src", "tests", "ui", "resources", "data", "po", "build-aux", NULL };

  for (const char *const *folder = folders; *folder != NULL; folder++)
    check_folder (*folder);
  g_assert_cmpuint (check_folder ("src"), >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  if (argc != 2)
    g_error ("usage: test-sources SOURCE-ROOT");
  source_root = argv[1];

  g_test_add_func ("/sources/every source file states its licence", test_licence);
  return g_test_run ();
}
