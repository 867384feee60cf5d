/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-branches.h"

#include <glib/gi18n-lib.h>

static const ForconBranch sorts[] = {
  { "battery", forcon_odds_battery_run, N_ ("batteries that fire at a target") },
  { "destructor", forcon_odds_destructor_run, N_ ("destructors that fire at a target") },
  { "torpedoes", forcon_odds_torpedoes_run, N_ ("torpedoes against turrets and armour") },
  { "boarding", forcon_odds_boarding_run, N_ ("a boarding") },
  { "ram", forcon_odds_ram_run, N_ ("a ram") },
  { "readiness", forcon_odds_readiness_run, N_ ("a readiness check") },
  { "catastrophe", forcon_odds_catastrophe_run, N_ ("the catastrophe table") },
  { "command", forcon_odds_command_run, N_ ("a command of a battle script, tried again and again") },
  { "battle", forcon_odds_fight_run, N_ ("a whole battle, fought by captains again and again") },
};

ForconExit
forcon_subcommand_odds (int argc, char **argv)
{
  const ForconBranches family = {
    "odds",
    _ ("Usage: forcon odds SORT OPTION…"),
    _ ("The odds of one attack or check, or of more: how often what comes of it."),
    _ ("“forcon help odds SORT” tells the options."),
    sorts,
    G_N_ELEMENTS (sorts),
  };

  return forcon_branches_run (&family, argc, argv);
}
