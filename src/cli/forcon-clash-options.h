/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-subcommands.h"
#include "forcon-twilight-file.h"
#include "forcon-twilight-odds.h"

G_BEGIN_DECLS

/**
 * ForconClashQuestion:
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
} ForconClashQuestion;

gboolean forcon_clash_question_parse (ForconClashQuestion *question, const char *name, const char *summary, int argc,
                                      char **argv, ForconExit *status);
void forcon_clash_question_clear (ForconClashQuestion *question);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconClashQuestion, forcon_clash_question_clear)

/* Simulates what is asked, and prints it; @instead says why it is not exact. */
ForconExit forcon_clash_simulate (const ForconClashQuestion *question, const char *instead);
void forcon_clash_print (const ForconClashQuestion *question, const ForconTwilightOdds *odds, GArray *const *survivors);
void forcon_clash_print_simulated (const ForconClashQuestion *question, const char *instead, guint runs,
                                   const ForconTwilightOdds *odds, const ForconTwilightOdds *errors,
                                   GArray *const *survivors);
gboolean forcon_clash_read_own (const ForconTwilightRules *rules, const char *text, ForconUnit *units, char **wrong);
void forcon_clash_json_odds (GString *json, const ForconTwilightOdds *odds);

G_END_DECLS
