/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For SIGXFSZ. */
#define _XOPEN_SOURCE 700

#include "cli/frame/cli.h"

#include "base/beside.h"
#include "base/locale.h"
#include "cli/frame/output.h"
#include "cli/frame/subcommands.h"

#include <glib/gi18n-lib.h>
#include <signal.h>

/* The window is for no arguments, for --gui, for what the session bus says, and for a first argument that is a file
 * and no subcommand. */
static gboolean
wants_window (int argc, char **argv)
{
  if (argc < 2 || g_str_equal (argv[1], "--gui") || g_str_has_prefix (argv[1], "--gapplication-"))
    return TRUE;
  return !forcon_cli_knows (argv[1]) && g_file_test (argv[1], G_FILE_TEST_EXISTS);
}

#ifdef FORCON_WINDOW
/* The window is a program of its own, so that subcommands need not load the toolkit. Its arguments are files and the
 * options of GApplication. */
static int
run_window (int argc, char **argv)
{
  g_autofree char *path = forcon_beside_find ("forcon-window", FORCON_WINDOW);
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  int problem;

  for (gint i = 0; i < argc; i++)
    if (i != 1 || !g_str_equal (argv[i], "--gui"))
      g_ptr_array_add (arguments, argv[i]);
  problem = forcon_beside_run ("forcon-window", FORCON_WINDOW, (int) arguments->len, (char **) arguments->pdata);
  /* Translators: the path of a program that is missing or broken, and what is wrong with it. */
  forcon_print_error (_ ("forcon: the window cannot be opened: %1$s: %2$s"), path, g_strerror (problem));
  return FORCON_EXIT_DAMAGED;
}
#else
static int
run_window (int argc, char **argv)
{
  if (argc < 2)
    return forcon_cli_run (argc, argv);
  forcon_print_error ("%s", _ ("forcon: this program was built without its window; see “forcon help”"));
  return FORCON_EXIT_USAGE;
}
#endif

int
main (int argc, char **argv)
{
  forcon_locale_begin (NULL);
  /* A file that may not grow is an error to be told, and no reason to die. */
  signal (SIGXFSZ, SIG_IGN);
  return wants_window (argc, argv) ? run_window (argc, argv) : forcon_cli_run (argc, argv);
}
