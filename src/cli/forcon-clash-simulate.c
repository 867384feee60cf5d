/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-clash-options.h"

#include <glib/gi18n-lib.h>

/**
 * forcon_clash_simulate:
 * @question: what is asked
 * @instead: (nullable): why it is not exact, translated
 *
 * Simulates it and prints what comes of it (T-ODDS-2).
 *
 * Returns: the exit status
 */
ForconExit
forcon_clash_simulate (const ForconClashQuestion *question, const char *instead)
{
  guint runs = question->runs > 0 ? (guint) question->runs : forcon_twilight_runs (question->rules, &question->match);
  ForconTwilightOdds odds;
  ForconTwilightOdds errors;

  forcon_twilight_simulate (question->rules, &question->match, runs, question->seed, 0, NULL, &odds, &errors);
  forcon_clash_print_simulated (question, instead, runs, &odds, &errors);
  return FORCON_EXIT_DONE;
}

ForconExit
forcon_clash_simulate_run (int argc, char **argv)
{
  g_auto (ForconClashQuestion) question = { 0 };
  ForconExit status = FORCON_EXIT_DONE;

  return forcon_clash_question_parse (&question, "clash simulate",
                                      _ ("The chances of a combat by dice: it is fought again and again."), argc, argv,
                                      &status)
             ? forcon_clash_simulate (&question, NULL)
             : status;
}
