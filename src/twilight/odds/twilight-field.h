/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/odds/twilight-line.h"
#include "twilight/odds/twilight-odds.h"

G_BEGIN_DECLS

/**
 * ForconField:
 * @lines: (array length=2): what can be left of each side
 * @tables, @lots: (array length=2): what it scores, by its state; in all rounds but the first
 * @first_table, @first_lots: (array length=2): in the first round, where it is another
 * @has_first: whether it is
 * @mass: the chance of each pair of states, one row for each state of the attacker
 * @rounds: mean number of rounds so far
 *
 * A combat as chances that move from pair of states to pair of states.
 */
typedef struct {
  const ForconTwilightRules *rules;
  const ForconTwilightMatch *match;
  ForconLine lines[FORCON_TWILIGHT_SIDE_COUNT];
  ForconHitTable tables[FORCON_TWILIGHT_SIDE_COUNT];
  guint *lots[FORCON_TWILIGHT_SIDE_COUNT];
  ForconHitTable first_tables[FORCON_TWILIGHT_SIDE_COUNT];
  guint *first_lots[FORCON_TWILIGHT_SIDE_COUNT];
  gboolean has_first;
  double *mass;
  double rounds;
} ForconField;

/**
 * forcon_field_init:
 * @field: (out): the combat as it stands after the barrage
 * @rules: the rules
 * @match: the question; both have to stay
 */
void forcon_field_init (ForconField *field, const ForconTwilightRules *rules, const ForconTwilightMatch *match);

/**
 * forcon_field_step:
 * @field: a combat
 *
 * Fights one round.
 */
void forcon_field_step (ForconField *field);

/**
 * forcon_field_finish:
 * @field: a combat
 *
 * Fights to the end. A pair of states in which neither can hit keeps its chance. For each other, rounds in which
 * nobody hits are left out, and counted by their mean number.
 */
void forcon_field_finish (ForconField *field);

/**
 * forcon_field_read:
 * @field: a combat
 * @odds: (out): its chances as it stands
 */
void forcon_field_read (const ForconField *field, ForconTwilightOdds *odds);

/**
 * forcon_field_survivors:
 * @field: a combat
 * @side: a side of it
 *
 * Returns: (transfer full) (element-type ForconTwilightSurvivors): what it may have left, the most first
 */
GArray *forcon_field_survivors (const ForconField *field, ForconTwilightSide side);

void forcon_field_clear (ForconField *field);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconField, forcon_field_clear)

G_END_DECLS
