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
 * @runs: simulated combats, 0 where nobody said
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

gboolean forcon_twilight_question_parse (ForconTwilightQuestion *question, const char *name, const char *summary, int argc,
                                      char **argv, ForconExit *status);
void forcon_twilight_question_clear (ForconTwilightQuestion *question);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconTwilightQuestion, forcon_twilight_question_clear)

/* Simulates what is asked, and prints it; @instead says why it is not exact. */
ForconExit forcon_twilight_cli_simulate (const ForconTwilightQuestion *question, const char *instead);
void forcon_twilight_print (const ForconTwilightQuestion *question, const ForconTwilightOdds *odds, GArray *const *survivors);
void forcon_twilight_print_simulated (const ForconTwilightQuestion *question, const char *instead, guint runs,
                                   const ForconTwilightOdds *odds, const ForconTwilightOdds *errors,
                                   GArray *const *survivors);
gboolean forcon_twilight_read_own (const ForconTwilightRules *rules, const char *text, ForconUnit *units, char **wrong);
void forcon_twilight_json_odds (GString *json, const ForconTwilightOdds *odds);

G_END_DECLS
