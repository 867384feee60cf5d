/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/state/twilight-clash.h"

G_BEGIN_DECLS

/* As a number of rounds: to the end of the combat. */
#define FORCON_TWILIGHT_TO_THE_END (-1)

/**
 * ForconTwilightMatch:
 * @place: in space or on the ground
 * @forces: (array length=2): who fights; of each unit those that are intact and those that have sustained damage
 * @units: (array length=2) (nullable): of each side, values of its units where they are not those of the rules
 * @modifiers: (array length=2): to that side's combat rolls, not to its barrage
 * @first_modifiers: (array length=2): besides, in the first round only
 * @policies: (array length=2): how that side gives its hits out
 * @orders: (array length=2): of that side's casualties, its place among the orders of the rules
 * @barrage: whether it begins with the barrage step; not asked on the ground
 * @rolled: (array length=2): of the step that it begins with, barrage or round, this side has rolled already
 * @hits: (array length=2): hits on that side in that step that are known, besides those that are still to be rolled;
 *   of a side that sees its hits lessened less than 0
 * @rounds: after how many rounds to look, or %FORCON_TWILIGHT_TO_THE_END
 *
 * A question about the chances of a combat (T-ODDS-1). Nobody retreats, and capacity is not applied. Units of the
 * wrong kind for the place take no part: they neither fight nor are left.
 */
typedef struct {
  ForconTwilightPlace place;
  ForconForce forces[FORCON_TWILIGHT_SIDE_COUNT];
  const ForconUnit *units[FORCON_TWILIGHT_SIDE_COUNT];
  gint modifiers[FORCON_TWILIGHT_SIDE_COUNT];
  gint first_modifiers[FORCON_TWILIGHT_SIDE_COUNT];
  ForconHitPolicy policies[FORCON_TWILIGHT_SIDE_COUNT];
  guint orders[FORCON_TWILIGHT_SIDE_COUNT];
  gboolean barrage;
  gboolean rolled[FORCON_TWILIGHT_SIDE_COUNT];
  gint hits[FORCON_TWILIGHT_SIDE_COUNT];
  gint rounds;
} ForconTwilightMatch;

/**
 * forcon_twilight_match_init:
 * @match: (out): a question without forces, with the default policy and order, to the end
 * @place: in space or on the ground
 */
void forcon_twilight_match_init (ForconTwilightMatch *match, ForconTwilightPlace place);

/**
 * forcon_twilight_match_of_clash:
 * @match: (out): the question how the clash will come out as it stands, with the default policy and order, to the
 *   end; it points to the values of the units in @clash, which has to outlive it
 * @clash: a clash
 *
 * In the middle of a step what is known counts: dice on the table as they lie, hits that have still to be assigned.
 * They are assigned by the policy. Hits that an ability makes outside these steps count when they have been assigned.
 * On the ground it is the planet that is fought for, or the next one while none is (T-ODDS-1).
 */
void forcon_twilight_match_of_clash (ForconTwilightMatch *match, const ForconTwilightClash *clash);

/**
 * forcon_twilight_match_values:
 * @match: a question
 * @rules: the rules
 * @side: a side
 *
 * Returns: (array length=FORCON_UNITS_MAX) (transfer none): the values of that side's units
 */
const ForconUnit *forcon_twilight_match_values (const ForconTwilightMatch *match, const ForconTwilightRules *rules,
                                                ForconTwilightSide side);

/* Whether it begins with a barrage, which is of space only (T-AFB-1). */
gboolean forcon_twilight_match_has_barrage (const ForconTwilightMatch *match);

G_END_DECLS
