/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-rules.h"

G_BEGIN_DECLS

/**
 * ForconCatastropheOdds:
 * @dice: thrown
 * @first: (array length=FORCON_N_CATASTROPHE): chance of each result of one roll
 * @last: (array length=FORCON_N_CATASTROPHE): the same when a result that rolls again has rolled until another came
 */
typedef struct {
  gint dice;
  double first[FORCON_N_CATASTROPHE];
  double last[FORCON_N_CATASTROPHE];
} ForconCatastropheOdds;

double forcon_odds_of_check (gint dice, gint readiness);
void forcon_odds_of_catastrophe (const ForconRules *rules, gboolean station, ForconCatastropheOdds *odds);

G_END_DECLS
