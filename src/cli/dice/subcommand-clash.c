/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/frame/branches.h"

#include <glib/gi18n-lib.h>

static const ForconBranch works[] = {
  { "play", forcon_twilight_play_run, N_ ("play a clash step by step, by its set-up file or by hand") },
  { "report", forcon_twilight_report_run, N_ ("print what was played of a combat") },
  { "odds", forcon_twilight_odds_run, N_ ("exact chances of a space or ground combat") },
  { "simulate", forcon_twilight_simulate_run, N_ ("the same chances by dice, fought again and again") },
};

ForconExit
forcon_subcommand_clash (int argc, char **argv)
{
  const ForconBranches family = {
    "clash",
    _ ("Usage: forcon clash WORK OPTION…"),
    _ ("Fleet dice, the second set of rules: combats of fleets and of ground forces with ten-sided dice."),
    _ ("“forcon help clash WORK” tells the options."),
    works,
    G_N_ELEMENTS (works),
  };

  return forcon_branches_run (&family, argc, argv);
}
