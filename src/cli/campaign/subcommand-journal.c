/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/arguments.h"
#include "cli/frame/desk.h"
#include "cli/campaign/journal-telling.h"
#include "cli/frame/output.h"

#include <glib/gi18n-lib.h>

typedef struct {
  char *as;
  char *phase;
  char *explain;
  gboolean json;
} Options;

static ForconExit
explain (ForconDesk *desk, const char *text)
{
  gint most = (gint) forcon_chronicle_position (forcon_store_chronicle (desk->store));
  gint number = 0;

  if (forcon_parse_whole (text, 1, most, &number))
    return forcon_journal_explain (desk, (guint) number);
  forcon_print_error (_ ("forcon journal: --explain is “%1$s”, the number of a command was expected; there are %2$d"),
                      text, most);
  return FORCON_EXIT_USAGE;
}

static ForconExit
print_journal (const char *path, const Options *options)
{
  g_auto (ForconDesk) desk = { 0 };
  gint phase = FORCON_JOURNAL_ALL_PHASES;
  ForconExit status = forcon_desk_open (&desk, "journal", path, FORCON_STORE_READ);

  desk.told.json = options->json;
  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_find_phase (&desk, options->phase, &phase);
  if (status == FORCON_EXIT_DONE)
    status = forcon_desk_look (&desk, options->as, FORCON_DESK_NOW);
  if (status != FORCON_EXIT_DONE)
    return status;
  if (options->explain != NULL)
    return explain (&desk, options->explain);
  return desk.knowledge != NULL ? forcon_journal_tell_known (&desk, phase) : forcon_journal_tell (&desk, phase);
}

ForconExit
forcon_subcommand_journal (int argc, char **argv)
{
  Options options = { 0 };
  ForconExit status = FORCON_EXIT_DONE;
  const GOptionEntry entries[] = {
    FORCON_DESK_AS_ENTRY (options.as),
    { "phase", 0, 0, G_OPTION_ARG_STRING, &options.phase, N_ ("only this phase; 0 is before play"), N_ ("N") },
    { "explain", 0, 0, G_OPTION_ARG_STRING, &options.explain, N_ ("only how the result of one command came about"),
      N_ ("N") },
    FORCON_DESK_JSON_ENTRY (options.json),
    G_OPTION_ENTRY_NULL,
  };
  G_GNUC_UNUSED g_auto (ForconEntries) owned = entries;

  if (!forcon_arguments_parse ("journal", _ ("CAMPAIGN [OPTION…]"), _ ("Tells all that happened, command by command."),
                               entries, &argc, &argv, &status))
    return status;
  if (!forcon_arguments_expect ("journal", argc, 1, _ ("a campaign")))
    return FORCON_EXIT_USAGE;
  if (options.explain == NULL || (!options.json && options.as == NULL && options.phase == NULL))
    return print_journal (argv[1], &options);
  forcon_print_error ("%s", _ ("forcon journal: --explain goes with none of --json, --as and --phase"));
  return FORCON_EXIT_USAGE;
}
