/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-output.h"
#include "forcon-subcommands.h"

#include <glib/gi18n-lib.h>

static void
print_help (void)
{
  forcon_print_line ("%s", _ ("Usage: forcon odds battery|destructor OPTION…"));
  forcon_print_line ("%s", _ ("The exact odds of one attack: how often it does how much damage."));
  forcon_print_line ("%s", _ ("See “forcon help odds battery” and “forcon help odds destructor”."));
}

ForconExit
forcon_subcommand_odds (int argc, char **argv)
{
  const char *kind = argc < 2 ? "" : argv[1];

  if (g_str_equal (kind, "battery"))
    return forcon_odds_battery_run (argc - 1, argv + 1);
  if (g_str_equal (kind, "destructor"))
    return forcon_odds_destructor_run (argc - 1, argv + 1);
  if (g_str_equal (kind, "--help") || g_str_equal (kind, "-h"))
    {
      print_help ();
      return FORCON_EXIT_DONE;
    }
  forcon_print_error (_ ("forcon odds: “%s” is no attack, expected battery or destructor"), kind);
  return FORCON_EXIT_USAGE;
}
