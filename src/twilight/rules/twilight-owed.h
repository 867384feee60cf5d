/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/state/twilight-command.h"

G_BEGIN_DECLS

/*
 * What a clash waits for, T (NAME, "word"). WINDOW: abilities may be used, else PROCEED. PLANET: the attacker
 * chooses one.
 * BARRAGE: a side rolls its barrage or waives it. ANNOUNCE: a side says whether it retreats. ROLL: a side rolls.
 * ABILITIES: dice lie there, and abilities of the side may roll them again or change them, else PROCEED. HITS: a
 * side assigns hits. RETREAT: a side retreats. REMOVE: the winner removes what has no room. NOTHING: it is over.
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

/**
 * forcon_twilight_owed:
 * @clash: a clash
 * @rules: the rules
 *
 * Returns: what it waits for. Of two sides who both owe something, the one who is to be asked first
 */
ForconTwilightOwed forcon_twilight_owed (const ForconTwilightClash *clash, const ForconTwilightRules *rules);

/**
 * forcon_twilight_has_rolled_last:
 * @clash: a clash
 * @side: a side of it
 *
 * Returns: whether the dice that came to lie there last are its own: then its abilities may reroll or change dice
 *   (T-DICE-3)
 */
gboolean forcon_twilight_has_rolled_last (const ForconTwilightClash *clash, ForconTwilightSide side);

/**
 * forcon_twilight_is_stalemate:
 * @clash: a clash
 *
 * Returns: whether two face each other of whom neither can hit: by dice alone their combat would never end (T-END-1)
 */
gboolean forcon_twilight_is_stalemate (const ForconTwilightClash *clash);

/**
 * forcon_twilight_may_retreat_to:
 * @clash: a clash
 * @rules: its rules
 * @side: who would retreat
 * @system: where to, from 1
 *
 * Returns: whether the system is eligible (T-RET-3, T-RET-5). Move values are not asked (T-RET-6)
 */
gboolean forcon_twilight_may_retreat_to (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                         ForconTwilightSide side, guint system);

/**
 * forcon_twilight_eligible_systems:
 * @clash: a clash
 * @rules: its rules
 * @side: who would retreat
 *
 * Returns: bit (1 << (system − 1)) of every system that it may retreat to (T-RET-1, T-RET-3)
 */
guint forcon_twilight_eligible_systems (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                        ForconTwilightSide side);

/**
 * forcon_twilight_excess:
 * @clash: a clash
 * @side: a side of it
 * @room: (out) (optional): the capacity of its ships in the space area
 *
 * Returns: how many of its fighters and ground forces in the space area have to be removed after the combat
 *   (T-END-3). Structures of its own, there and on the planets, have berths for fighters. Where the fleet pool is
 *   known, fighters that move by themselves may stay without room as long as they and the other ships are no more
 *   than it
 */
guint forcon_twilight_excess (const ForconTwilightClash *clash, ForconTwilightSide side, guint *room);

/**
 * ForconTwilightPlan:
 * @policy: how hits are given out
 * @order: of casualties, its place among the orders of the rules
 * @announce_from: in which round a retreat is announced, 0 for never
 * @barrage: whether it is rolled
 * @n_retreat_to, @retreat_to: (array length=n_retreat_to): to which systems it retreats if it may, from 1, the
 * dearest first
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

/**
 * forcon_twilight_propose:
 * @clash: a clash
 * @rules: the rules
 * @plans: (array length=2): what each side does
 * @command: (out): the next command
 *
 * Says what comes next where nobody chooses. No abilities are used, and the first planet that is left is fought for.
 *
 * Returns: whether there is anything to do still: not when it is over, nor when a new round begins in which
 *   neither side can hit and nobody means to retreat, see forcon_twilight_is_stalemate()
 */
gboolean forcon_twilight_propose (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                  const ForconTwilightPlan plans[FORCON_TWILIGHT_SIDE_COUNT],
                                  ForconTwilightCommand *command);

G_END_DECLS
