/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twilight/state/twilight-command.h"
#include "twilight/state/twilight-event.h"

G_BEGIN_DECLS

/*
 * What can become of a command: T (NAME, "word", "rule"); then which figures of ForconTwilightVerdict count.
 */
#define FORCON_TWILIGHT_VERDICTS(T)                                                                                    \
  T (DONE, "done", "")                                                                                                 \
  T (NEEDS_DICE, "needs-dice", "T-DICE-1")              /* request */                                                  \
  T (DICE_LEFT_OVER, "dice-left-over", "T-DICE-1")      /* actual: given, needed: used */                              \
  T (BAD_FACE, "bad-face", "T-DICE-1")                  /* actual: the face */                                         \
  T (OVER, "over", "T-END-1")                           /* result */                                                   \
  T (WRONG_STEP, "wrong-step", "T-SPC-3")               /* step: where the combat is, other_step: where it would do */ \
  T (NOT_IN_SPACE, "not-in-space", "T-GND-1")           /* there is no such thing on the ground */                     \
  T (ALREADY_DONE, "already-done", "T-SPC-3")           /* side, step */                                               \
  T (STILL_OWED, "still-owed", "T-SPC-3")               /* side, step: who has not done what the step asks */          \
  T (OPPONENT_FIRST, "opponent-first", "T-DICE-3")      /* side: who is to go first, step */                           \
  T (NO_BARRAGE, "no-barrage", "T-AFB-1")               /* side, unit where it is named: has no barrage */             \
  T (OPPONENT_RETREATS, "opponent-retreats", "T-RET-1") /* side: who announced it */                                   \
  T (NO_SYSTEM, "no-system", "T-RET-1")                 /* side: no eligible system */                                 \
  T (NO_SUCH_DIE, "no-such-die", "T-DICE-3")            /* actual, needed: how many there are */                       \
  T (TOO_LATE, "too-late", "T-DICE-3")                  /* side: who would do something to dice that are counted */    \
  T (NOT_AFTER_ROLL, "not-after-roll", "T-DICE-3")      /* side: whose ability it is, who has not rolled last */       \
  T (NO_HITS, "no-hits", "T-HIT-1")                     /* side, actual: wanted, needed: hits left */                  \
  T (HITS_LEFT, "hits-left", "T-HIT-1")                 /* side, actual: hits that are not assigned */                 \
  T (NO_SUSTAIN, "no-sustain", "T-HIT-1")               /* side, unit */                                               \
  T (NOT_ENOUGH, "not-enough", "T-HIT-1")               /* side, unit, actual: there, needed: wanted */                \
  T (NOT_A_TARGET, "not-a-target", "T-HIT-1")           /* side, unit: hits of this step do not count for it */        \
  T (MUST_RETREAT, "must-retreat", "T-RET-2")           /* side */                                                     \
  T (NOT_ANNOUNCED, "not-announced", "T-RET-2")         /* side */                                                     \
  T (RETREAT_FORBIDDEN, "retreat-forbidden", "T-SPC-2") /* side: may not retreat in this round */                      \
  T (UNKNOWN_SYSTEM, "unknown-system", "T-RET-3")       /* actual, needed: how many there are */                       \
  T (NOTHING_OWN, "nothing-own", "T-RET-3")             /* side, system: neither own unit nor planet */                \
  T (OTHERS_THERE, "others-there", "T-RET-3")           /* system */                                                   \
  T (ANOMALY, "anomaly", "T-RET-5")                     /* side, system, anomaly */                                    \
  T (NO_ROOM, "no-room", "T-RET-7")               /* side, unit: of the ship or none, actual: cargo, needed: room */   \
  T (ROOM_LEFT, "room-left", "T-RET-7")           /* side, actual: units left in space, needed: room left */           \
  T (NOT_CARGO, "not-cargo", "T-RET-7")           /* side, unit */                                                     \
  T (NOT_OWN_PLANET, "not-own-planet", "T-RET-7") /* side, planet */                                                   \
  T (EXCESS, "excess", "T-END-3")                 /* side, actual: units that need room, needed: room */               \
  T (NO_EXCESS, "no-excess", "T-END-3")           /* side, actual: wanted, needed: that have no room */                \
  T (UNKNOWN_PLANET, "unknown-planet", "T-GND-5") /* actual, needed: how many there are */                             \
  T (ALREADY_FOUGHT, "already-fought", "T-GND-5") /* planet */                                                         \
  T (NO_CHANGE, "no-change", "T-SPC-2")           /* side, system: it is so already */                                 \
  T (NEEDS_REASON, "needs-reason", "T-SPC-2")                                                                          \
  T (NEEDS_UNIT, "needs-unit", "T-HIT-1") /* side: of whose units it has to name one */                                \
  T (BAD_NUMBER, "bad-number", "T-SPC-2") /* actual, least, most */

#define FORCON_TWILIGHT_VERDICT_VALUE(NAME, word, rule) FORCON_TWILIGHT_VERDICT_##NAME,
typedef enum {
  FORCON_TWILIGHT_VERDICTS (FORCON_TWILIGHT_VERDICT_VALUE) FORCON_N_TWILIGHT_VERDICTS
} ForconTwilightVerdictKind;

/**
 * ForconTwilightRequest:
 * @purpose: what the dice are for
 * @side: who throws
 * @unit: of which units
 * @count: dice to throw in one go
 * @given: how many of them are there already
 * @needed: each hits on this or more; of a rift, is lost on this or less; 0 where nothing is
 */
typedef struct {
  ForconTwilightPurpose purpose;
  ForconTwilightSide side;
  ForconUnitId unit;
  guint count;
  guint given;
  gint needed;
} ForconTwilightRequest;

/* Figures of a verdict; which of them count stands in FORCON_TWILIGHT_VERDICTS. */
typedef struct {
  ForconTwilightVerdictKind kind;
  ForconTwilightSide side;
  ForconUnitId unit;
  ForconTwilightStep step;
  ForconTwilightStep other_step;
  ForconTwilightResult result;
  ForconAnomaly anomaly;
  guint system;
  guint planet;
  gint actual;
  gint needed;
  gint least;
  gint most;
  ForconTwilightRequest request;
} ForconTwilightVerdict;

/**
 * forcon_twilight_verdict_word:
 * @verdict: a verdict
 *
 * Returns: (transfer none): the word of the JSON output
 */
const char *forcon_twilight_verdict_word (const ForconTwilightVerdict *verdict);

/**
 * forcon_twilight_verdict_rule:
 * @verdict: a verdict
 *
 * Returns: (transfer none): id of the rule that refuses, "" where the command was carried out
 */
const char *forcon_twilight_verdict_rule (const ForconTwilightVerdict *verdict);

/**
 * ForconTwilightOutcome:
 * @verdict: what came of it
 * @events: (element-type ForconTwilightEvent): the facts in their order; empty unless done
 * @dice: (element-type ForconDie): every die that fell, faces 1 to 10
 * @n_given: how many of the given faces were used
 * @after: (nullable): the clash after the events; %NULL unless done, and once a journal took it over
 */
typedef struct {
  ForconTwilightVerdict verdict;
  GArray *events;
  GArray *dice;
  guint n_given;
  ForconTwilightClash *after;
} ForconTwilightOutcome;

/**
 * forcon_twilight_decide:
 * @clash: the state; it is not changed
 * @rules: the rules
 * @command: what a person wants
 * @dice: where dice come from
 *
 * Knows the rules and changes nothing. The same state, command and dice give the same events. When the verdict is
 * FORCON_TWILIGHT_VERDICT_NEEDS_DICE, add what is asked for to the dice and call again. Steps in which nobody has
 * anything to say are passed at once, and hits are assigned at once where that can be done in one way only.
 *
 * Returns: (transfer full): the verdict, and when it is done the events and the clash after them
 */
ForconTwilightOutcome *forcon_twilight_decide (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                               const ForconTwilightCommand *command, const ForconDice *dice);

/**
 * forcon_twilight_outcome_free:
 * @outcome: (transfer full) (nullable): an outcome
 */
void forcon_twilight_outcome_free (ForconTwilightOutcome *outcome);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconTwilightOutcome, forcon_twilight_outcome_free)

G_END_DECLS
