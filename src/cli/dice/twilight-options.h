/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/frame/subcommands.h"
#include "storage/dice/twilight-file.h"
#include "twilight/odds/twilight-odds.h"

G_BEGIN_DECLS

/**
 * ForconTwilightQuestion:
 * @file: (owned) (nullable): the clash that is asked about, where one is
 * @own_rules: (owned) (nullable): the rules where there is no @file
 * @rules: the rules, of one of these
 * @units: values of each side's units that were given
 * @match: what is asked; it points to @units or into @file
 * @runs: simulated combats, 0 where it is not given
 * @seed: of their dice
 * @json: whether JSON is wanted
 *
 * What "clash odds" and "clash simulate" are asked.
 */
typedef struct {
  ForconTwilightFile *file;
  ForconTwilightRules *own_rules;
  const ForconTwilightRules *rules;
  ForconUnit units[FORCON_TWILIGHT_SIDE_COUNT][FORCON_UNITS_MAX];
  ForconTwilightMatch match;
  gint runs;
  guint64 seed;
  gboolean json;
} ForconTwilightQuestion;

/**
 * forcon_twilight_question_parse:
 * @question: (out): what is asked
 * @name: of the subcommand
 * @summary: what it does, translated
 * @argc: how many arguments
 * @argv: the arguments, from the subcommand's last word on
 * @status: (out): the exit status when nothing is to be reckoned
 *
 * Returns: whether something is to be reckoned; else help or an error has been printed
 */
gboolean forcon_twilight_question_parse (ForconTwilightQuestion *question, const char *name, const char *summary,
                                         int argc, char **argv, ForconExit *status);

void forcon_twilight_question_clear (ForconTwilightQuestion *question);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconTwilightQuestion, forcon_twilight_question_clear)

/* Simulates what is asked, and prints it; @instead says why it is not exact. */

/**
 * forcon_twilight_cli_simulate:
 * @question: what is asked
 * @instead: (nullable): why it is not exact, translated
 *
 * Simulates it and prints what comes of it (T-ODDS-2).
 *
 * Returns: the exit status
 */
ForconExit forcon_twilight_cli_simulate (const ForconTwilightQuestion *question, const char *instead);

/**
 * forcon_twilight_print:
 * @question: what was asked
 * @odds: the exact answer
 * @survivors: (array length=2) (element-type ForconTwilightSurvivors): what each side may have left
 */
void forcon_twilight_print (const ForconTwilightQuestion *question, const ForconTwilightOdds *odds,
                            GArray *const *survivors);

/**
 * forcon_twilight_print_simulated:
 * @question: what was asked
 * @instead: (nullable): why it is not exact, translated
 * @runs: simulated combats
 * @odds: what they came to
 * @errors: and its standard errors
 * @survivors: (array length=2) (element-type ForconTwilightSurvivors): what each side had left how often
 */
void forcon_twilight_print_simulated (const ForconTwilightQuestion *question, const char *instead, guint runs,
                                   const ForconTwilightOdds *odds, const ForconTwilightOdds *errors,
                                   GArray *const *survivors);

/**
 * forcon_twilight_read_own:
 * @rules: whose units
 * @text: "flagship combat=7 dice=4; cruiser combat=6"
 * @units: (inout) (array length=FORCON_UNITS_MAX): the values, of which it states some
 * @wrong: (out) (transfer full): what was not understood
 *
 * Returns: whether all was
 */
gboolean forcon_twilight_read_own (const ForconTwilightRules *rules, const char *text, ForconUnit *units, char **wrong);

/**
 * forcon_twilight_json_odds:
 * @json: an object that has been opened
 * @odds: chances, or their errors
 */
void forcon_twilight_json_odds (GString *json, const ForconTwilightOdds *odds);

G_END_DECLS
