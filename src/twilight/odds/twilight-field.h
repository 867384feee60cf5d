/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/odds/twilight-line.h"

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

void forcon_field_init (ForconField *field, const ForconTwilightRules *rules, const ForconTwilightMatch *match);
void forcon_field_step (ForconField *field);
void forcon_field_finish (ForconField *field);
void forcon_field_read (const ForconField *field, ForconTwilightOdds *odds);
GArray *forcon_field_survivors (const ForconField *field, ForconTwilightSide side);
void forcon_field_clear (ForconField *field);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ForconField, forcon_field_clear)

G_END_DECLS
