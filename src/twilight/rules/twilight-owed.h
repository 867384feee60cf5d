/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/state/twilight-command.h"

G_BEGIN_DECLS

/*
 * What a clash waits for, T (NAME, "word"). WINDOW: abilities may be used, else PROCEED. PLANET: the attacker chooses one.
 * BARRAGE: a side rolls its barrage or waives it. ANNOUNCE: a side says whether it retreats. ROLL: a side rolls. ABILITIES: dice
 * lie there, and abilities of the side may roll them again or change them, else PROCEED. HITS: a side assigns hits. RETREAT: a side
 * retreats. REMOVE: the winner removes what has no room. NOTHING: it is over.
 */
#define FORCON_TWILIGHT_OWED(T)                                                                                        \
  T (NOTHING, "nothing")                                                                                               \
  T (WINDOW, "window")                                                                                                 \
  T (PLANET, "planet")                                                                                                 \
  T (BARRAGE, "barrage")                                                                                               \
  T (ANNOUNCE, "announce")                                                                                             \
  T (ROLL, "roll")                                                                                                     \
  T (ABILITIES, "abilities")                                                                                           \
  T (HITS, "hits")                                                                                                     \
  T (RETREAT, "retreat")                                                                                               \
  T (REMOVE, "remove")

#define FORCON_TERM_TWILIGHT_OWED(NAME, word) FORCON_TWILIGHT_OWED_##NAME,
FORCON_DECLARE_TERM (ForconTwilightOwedKind, TWILIGHT_OWED, FORCON_TWILIGHT_OWED, twilight_owed)

/**
 * ForconTwilightOwed:
 * @kind: what
 * @side: of whom, where one side owes it
 * @count: of HITS and REMOVE how many; of ABILITIES how many dice lie there; of BARRAGE and ROLL how many it may throw
 */
typedef struct {
  ForconTwilightOwedKind kind;
  ForconTwilightSide side;
  guint count;
} ForconTwilightOwed;

ForconTwilightOwed forcon_twilight_owed (const ForconTwilightClash *clash, const ForconTwilightRules *rules);
gboolean forcon_twilight_has_rolled_last (const ForconTwilightClash *clash, ForconTwilightSide side);
gboolean forcon_twilight_is_stalemate (const ForconTwilightClash *clash);
gboolean forcon_twilight_may_retreat_to (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                         ForconTwilightSide side, guint system);
guint forcon_twilight_eligible_systems (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                        ForconTwilightSide side);
guint forcon_twilight_excess (const ForconTwilightClash *clash, ForconTwilightSide side, guint *room);

/**
 * ForconTwilightPlan:
 * @policy: how hits are given out
 * @order: of casualties, its place among the orders of the rules
 * @announce_from: in which round a retreat is announced, 0 for never
 * @barrage: whether it is rolled
 * @n_retreat_to, @retreat_to: (array length=n_retreat_to): to which systems it retreats if it may, from 1, the dearest first
 *
 * What a side does where nobody chooses.
 */
typedef struct {
  ForconHitPolicy policy;
  guint order;
  gint announce_from;
  gboolean barrage;
  guint n_retreat_to;
  guint retreat_to[FORCON_NEIGHBOURS_MAX];
} ForconTwilightPlan;

gboolean forcon_twilight_propose (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                  const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT],
                                  ForconTwilightCommand *command);

G_END_DECLS
