/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-clash-options.h"

#include <glib/gi18n-lib.h>

/* The exact chances, or simulated ones where they would take too long (T-ODDS-1, T-ODDS-2). */
ForconExit
forcon_clash_odds_run (int argc, char **argv)
{
  g_auto (ForconClashQuestion) question = { 0 };
  ForconTwilightOdds odds;
  GArray *survivors[FORCON_TWILIGHT_SIDE_COUNT];
  ForconExit status = FORCON_EXIT_DONE;

  if (!forcon_clash_question_parse (&question, "clash odds",
                                    _ ("The exact chances of a combat of fleets or on the ground."), argc, argv,
                                    &status))
    return status;
  if (!forcon_twilight_odds_with_survivors (question.rules, &question.match, &odds, survivors))
    return forcon_clash_simulate (&question, _ ("Exact odds would take too long, so these are simulated"));
  forcon_clash_print (&question, &odds, survivors);
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    g_array_unref (survivors[side]);
  return FORCON_EXIT_DONE;
}
