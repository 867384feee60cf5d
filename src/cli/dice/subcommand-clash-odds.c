/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/dice/twilight-options.h"

#include <glib/gi18n-lib.h>

ForconExit
forcon_twilight_odds_run (int argc, char **argv)
{
  g_auto (ForconTwilightQuestion) question = { 0 };
  ForconTwilightOdds odds;
  GArray *survivors[FORCON_TWILIGHT_SIDE_COUNT];
  ForconExit status = FORCON_EXIT_DONE;

  if (!forcon_twilight_question_parse (&question, "clash odds",
                                    _ ("The exact chances of a combat of fleets or on the ground."), argc, argv,
                                    &status))
    return status;
  if (!forcon_twilight_odds_with_survivors (question.rules, &question.match, &odds, survivors))
    return forcon_twilight_cli_simulate (&question, _ ("Exact odds would take too long, so these are simulated"));
  forcon_twilight_print (&question, &odds, survivors);
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    g_array_unref (survivors[side]);
  return FORCON_EXIT_DONE;
}
