/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/dice/twilight-options.h"

#include <glib/gi18n-lib.h>

ForconExit
forcon_twilight_cli_simulate (const ForconTwilightQuestion *question, const char *instead)
{
  guint runs = question->runs > 0 ? (guint) question->runs : forcon_twilight_runs (question->rules, &question->match);
  ForconTwilightOdds odds;
  ForconTwilightOdds errors;
  GArray *survivors[FORCON_TWILIGHT_SIDE_COUNT];

  forcon_twilight_simulate_with_survivors (question->rules, &question->match, runs, question->seed, &odds, &errors,
                                           survivors);
  forcon_twilight_print_simulated (question, instead, runs, &odds, &errors, survivors);
  for (guint side = 0; side < FORCON_TWILIGHT_SIDE_COUNT; side++)
    g_array_unref (survivors[side]);
  return FORCON_EXIT_DONE;
}

ForconExit
forcon_twilight_simulate_run (int argc, char **argv)
{
  g_auto (ForconTwilightQuestion) question = { 0 };
  ForconExit status = FORCON_EXIT_DONE;

  return forcon_twilight_question_parse (&question, "clash simulate",
                                      _ ("The chances of a combat by dice: it is fought again and again."), argc, argv,
                                      &status)
             ? forcon_twilight_cli_simulate (&question, NULL)
             : status;
}
