/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-odds-options.h"
#include "forcon-odds-print.h"
#include "forcon-output.h"

#include <glib/gi18n-lib.h>

static void
print_odds (const ForconRules *rules, const ForconOdds *odds, gint shields)
{
  /* Translators: the dice of the attack, the face from which on each hits, the shields. */
  forcon_print_line (_ ("Dice: %1$d, hits on %2$d+, shields: %3$d"), odds->dice, rules->destructor_hit, shields);
  forcon_odds_print_table (odds);
}

ForconExit
forcon_odds_destructor_run (int argc, char **argv)
{
  g_autoptr (ForconRules) rules = NULL;
  g_auto (ForconOdds) odds = { 0 };
  gint strength = 0;
  gint shields = 0;
  gboolean half = FALSE;
  gboolean json = FALSE;
  ForconExit status = FORCON_EXIT_DONE;
  const ForconOddsNumber numbers[] = {
    { "strength", N_ ("strength of the destructors"), 0, FORCON_ODDS_MOST, TRUE, &strength },
    { "shields", N_ ("shields that the target has left"), 0, FORCON_ODDS_MOST, TRUE, &shields },
  };
  const GOptionEntry others[] = {
    { "half", 0, 0, G_OPTION_ARG_NONE, &half, N_ ("fire at half effect"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  const ForconOddsUsage usage = { "odds destructor", "--strength N --shields N",
                                  _ ("The exact odds of a destructor attack."), numbers, G_N_ELEMENTS (numbers),
                                  others };

  if (!forcon_odds_parse (&usage, argc, argv, &rules, &json, &status))
    return status;
  forcon_odds_of_destructor (rules, strength, shields, half, &odds);
  if (json)
    forcon_odds_print_json ("dice", NULL, &odds);
  else
    print_odds (rules, &odds, shields);
  return FORCON_EXIT_DONE;
}
