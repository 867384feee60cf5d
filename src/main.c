/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For SIGXFSZ. */
#define _XOPEN_SOURCE 700

#include "forcon-cli.h"

#include "forcon-locale.h"
#include "forcon-output.h"

#ifdef HAVE_GUI
#include "forcon-application.h"
#endif

#include <glib/gi18n-lib.h>
#include <signal.h>

/* The folder with the translations: of the build, of the tree in which the program was installed, or the configured. */
static char *
find_locale_dir (void)
{
  static const char *const beside[] = { "../po", "../share/locale", NULL };
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = program == NULL ? NULL : g_path_get_dirname (program);

  for (const char *const *place = beside; folder != NULL && *place != NULL; place++)
    {
      g_autofree char *path = g_build_filename (folder, *place, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        return g_steal_pointer (&path);
    }
  return g_strdup (FORCON_LOCALE_DIR);
}

static void
speak_the_users_language (void)
{
  g_autofree char *folder = find_locale_dir ();

  forcon_locale_begin (folder);
}

/* The window is for no arguments, for --gui, for what the session bus says, and for a first argument that is a file and no
 * subcommand. */
static gboolean
wants_window (int argc, char **argv)
{
  if (argc < 2 || g_str_equal (argv[1], "--gui") || g_str_has_prefix (argv[1], "--gapplication-"))
    return TRUE;
  return !forcon_cli_knows (argv[1]) && g_file_test (argv[1], G_FILE_TEST_EXISTS);
}

#ifdef HAVE_GUI
/* The window's own arguments are files. */
static int
run_window (int argc, char **argv)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();

  for (gint i = 0; i < argc; i++)
    if (i != 1 || !g_str_equal (argv[i], "--gui"))
      g_ptr_array_add (arguments, argv[i]);
  g_ptr_array_add (arguments, NULL);
  return forcon_app_run ((int) arguments->len - 1, (char **) arguments->pdata);
}
#else
static int
run_window (int argc, char **argv)
{
  if (argc < 2)
    return forcon_cli_run (argc, argv);
  forcon_print_error ("%s", _ ("forcon: this program was built without its window; see “forcon help”"));
  return 2;
}
#endif

int
main (int argc, char **argv)
{
  speak_the_users_language ();
  /* A file that may not grow is an error to be told, and no reason to die. */
  signal (SIGXFSZ, SIG_IGN);
  if (wants_window (argc, argv))
    return run_window (argc, argv);
  return forcon_cli_run (argc, argv);
}
