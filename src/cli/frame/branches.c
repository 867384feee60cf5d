/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/branches.h"

#include "cli/frame/output.h"

#include <glib/gi18n-lib.h>

ForconExit
forcon_branches_run (const ForconBranches *family, int argc, char **argv)
{
  const char *word = argc < 2 ? "" : argv[1];
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < family->n_branches; i++)
    if (g_str_equal (word, family->branches[i].name))
      return family->branches[i].run (argc - 1, argv + 1);
  if (g_str_equal (word, "--help") || g_str_equal (word, "-h"))
    {
      forcon_print_line ("%s", family->usage);
      forcon_print_line ("%s", family->summary);
      for (guint i = 0; i < family->n_branches; i++)
        forcon_print_line ("  %-12s%s", family->branches[i].name, _ (family->branches[i].help));
      forcon_print_line ("%s", family->more);
      return FORCON_EXIT_DONE;
    }
  for (guint i = 0; i < family->n_branches; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", family->branches[i].name);
  /* Translators: a subcommand, the word that was given behind it, the words that there are. */
  forcon_print_error (_ ("forcon %1$s: there is no “%2$s”, expected %3$s"), family->name, word, names->str);
  return FORCON_EXIT_USAGE;
}
