/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/odds/odds-script.h"

#include "cli/frame/arguments.h"
#include "cli/frame/output.h"

#include <glib/gi18n-lib.h>

gboolean
forcon_odds_script_parse (ForconOddsScript *asked, const ForconOddsScriptUsage *usage, int argc, char **argv,
                          ForconExit *status)
{
  const GOptionEntry entries[] = {
    { "runs", 0, 0, G_OPTION_ARG_STRING, &asked->runs, usage->runs_help, N_ ("N") },
    { usage->number_name, 0, 0, G_OPTION_ARG_STRING, &asked->number, usage->number_help, N_ ("N") },
    FORCON_PLAY_OPTION_ENTRIES (asked->play),
    { "json", 0, 0, G_OPTION_ARG_NONE, &asked->json, N_ ("for programs: one line of JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!forcon_arguments_parse (usage->name, _ ("SCRIPT [OPTION…]"), usage->summary, entries, &argc, &argv, status))
    return FALSE;
  *status = FORCON_EXIT_USAGE;
  if (argc == 2)
    asked->path = g_strdup (argv[1]);
  else
    forcon_print_error (_ ("forcon %1$s: one battle script was expected; see “forcon help %1$s”"), usage->name);
  return argc == 2;
}

void
forcon_odds_script_clear (ForconOddsScript *asked)
{
  forcon_play_options_clear (&asked->play);
  g_clear_pointer (&asked->runs, g_free);
  g_clear_pointer (&asked->number, g_free);
  g_clear_pointer (&asked->path, g_free);
}
