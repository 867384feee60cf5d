/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/event.h"

G_BEGIN_DECLS

/*
 * What the dice of a battle gave, against what they give on average. Every die that was thrown to hit, to save or to
 * hurt is a try of its own, with the chance that its rule gives it; every check against readiness is one try. What
 * is thrown again counts again. So no choice of a player changes what is expected of the dice, and what is left is
 * chance.
 */
#define FORCON_LUCKS(T)                                                                                                \
  T (FIRE, "fire")           /* dice to hit of guns, destructors, torpedoes, mines and rams */                         \
  T (DEFENCE, "defence")     /* dice of turrets and of special shields */                                              \
  T (CRITICALS, "criticals") /* dice for criticals of damage that was done */                                          \
  T (CHECKS, "checks")       /* checks against readiness */

#define FORCON_TERM_LUCK(NAME, word) FORCON_LUCK_##NAME,
FORCON_DECLARE_TERM (ForconLuckKind, LUCK, FORCON_LUCKS, luck_kind)

/**
 * ForconLuck:
 * @tries: dice, or checks, that fell as chance would have them
 * @successes: of them
 * @expected: successes on average
 * @variance: of their number
 * @by_hand: tries that the master settled; they count in nothing else
 */
typedef struct {
  gint tries;
  gint successes;
  double expected;
  double variance;
  gint by_hand;
} ForconLuck;

/* Whose dice they were. */
typedef struct {
  ForconLuckKind kind;
  ForconSideId side;
  ForconLuck luck;
} ForconLuckShare;

/* No event has more of them. */
#define FORCON_LUCK_SHARES_MAX 2

/**
 * forcon_luck_of_event:
 * @battle: the battle right after the event
 * @rules: its rules
 * @events: (element-type ForconEvent): of one command
 * @place: which of them
 * @dice: (element-type ForconDie): of that command
 * @shares: (out caller-allocates) (array length=FORCON_LUCK_SHARES_MAX): whose dice gave what
 *
 * Explosions, drifts, contests and the fights of boarders are nobody's luck and are left out.
 *
 * Returns: how many shares there are; a share whose side is none belongs to nobody in this battle
 */
guint forcon_luck_of_event (const ForconBattle *battle, const ForconRules *rules, const GArray *events, guint place,
                            const GArray *dice, ForconLuckShare *shares);

/**
 * forcon_luck_add_check:
 * @luck: (inout): a sum
 * @dice: how many d6 were thrown
 * @limit: their sum passes at most with this
 * @passed: whether it did
 *
 * Adds a check against readiness (F-SHIP-6).
 */
void forcon_luck_add_check (ForconLuck *luck, gint dice, gint limit, gboolean passed);

void forcon_luck_add (ForconLuck *luck, const ForconLuck *more);

/* How far off the successes usually are. */
double forcon_luck_deviation (const ForconLuck *luck);

/* How far off they were, in such units; 0 where nothing was left to chance. */
double forcon_luck_sigmas (const ForconLuck *luck);

G_END_DECLS
