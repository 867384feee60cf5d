/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-command.h"

G_BEGIN_DECLS

/*
 * What came of a command: done, more dice needed, or which rule refuses it. V (NAME, "word", "rule"), and behind it the
 * figures that the verdict carries: all verdicts share one struct, each fills the fields named here.
 */
#define FORCON_VERDICTS(V)                                                                                             \
  V (DONE, "done", "")                                                                                                 \
  V (NEEDS_DICE, "needs-dice", "F-GEN-6")                    /* request */                                             \
  V (DICE_LEFT_OVER, "dice-left-over", "F-GEN-5")            /* actual: given, needed: used */                         \
  V (NOT_A_FACE, "not-a-face", "F-GEN-4")                    /* actual: the face, needed: which die, from 1 */         \
  V (NOT_BEGUN, "not-begun", "F-TURN-1")                                                                               \
  V (ALREADY_BEGUN, "already-begun", "F-TURN-1")                                                                       \
  V (TOO_FEW_SIDES, "too-few-sides", "F-TURN-1")             /* actual, needed: sides with a ship in action */         \
  V (BATTLE_OVER, "battle-over", "F-TURN-3")                                                                           \
  V (WRONG_STEP, "wrong-step", "F-TURN-1")                   /* step: is, other_step: needed */                        \
  V (NO_SUCH_SHIP, "no-such-ship", "F-GEN-6")                                                                          \
  V (NOT_ITS_TURN, "not-its-turn", "F-TURN-1")               /* ship, side: whose turn it is */                        \
  V (NOT_IN_ACTION, "not-in-action", "F-CAT-1")              /* ship */                                                \
  V (ALREADY_MOVED, "already-moved", "F-MOV-1")              /* ship */                                                \
  V (SECOND_ORDER, "second-order", "F-MOV-6")                /* ship, order: the one it has */                         \
  V (ORDER_AFTER_MOVE, "order-after-move", "F-MOV-6")        /* ship */                                                \
  V (NOT_AN_ORDER, "not-an-order", "F-MOV-6")                /* ship */                                                \
  V (BAD_LEGS, "bad-legs", "F-MOV-1")                        /* ship */                                                \
  V (TOO_FAR, "too-far", "F-MOV-2")                          /* ship, length, needed_length */                         \
  V (TOO_SHORT, "too-short", "F-MOV-2")                      /* ship, length, needed_length */                         \
  V (TURN_TOO_SHARP, "turn-too-sharp", "F-MOV-3")            /* ship, angle, needed_angle: allowed */                  \
  V (TOO_MANY_TURNS, "too-many-turns", "F-MOV-3")            /* ship, actual, needed: allowed */                       \
  V (TURN_TOO_EARLY, "turn-too-early", "F-MOV-4")            /* ship, length: gone, needed_length */                   \
  V (FULL_AHEAD_NO_TURN, "full-ahead-no-turn", "F-MOV-9")    /* ship */                                                \
  V (ENGINES_NO_TURN, "engines-no-turn", "F-CRT-6")          /* ship */                                                \
  V (ENDS_OVER_BASE, "ends-over-base", "F-MOV-5")            /* ship, target, length: nearest legal distance or −1 */  \
  V (INTO_PLANET, "into-planet", "F-ORB-1")                  /* ship, object */                                        \
  V (MUST_MOVE, "must-move", "F-MOV-2")                      /* ship, needed_length: at least, actual: how many */     \
  V (NO_WEAPON, "no-weapon", "F-FIRE-1")                     /* ship */                                                \
  V (NOT_A_GUN, "not-a-gun", "F-TORP-1")                     /* ship, weapon */                                        \
  V (ALREADY_FIRED, "already-fired", "F-FIRE-1")             /* ship, weapon */                                        \
  V (WEAPON_DAMAGED, "weapon-damaged", "F-CRIT-3")           /* ship, weapon, effect */                                \
  V (OUT_OF_RANGE, "out-of-range", "F-FIRE-1")               /* ship, target, weapon, length, needed_length */         \
  V (OUT_OF_ARC, "out-of-arc", "F-FIRE-1")                   /* ship, target, weapon, angle: bearing from the bow */   \
  V (LINE_BLOCKED, "line-blocked", "F-FIRE-4")               /* ship, target, blocker (a hulk) or object */            \
  V (OWN_SHIP, "own-ship", "F-FIRE-1")                       /* ship, target */                                        \
  V (TARGET_GONE, "target-gone", "F-FIRE-1")                 /* ship, target */                                        \
  V (ONLY_NEAREST, "only-nearest", "F-FIRE-2")               /* ship, target, blocker: the nearest */                  \
  V (NOT_FIRED_AT, "not-fired-at", "F-FIRE-3")               /* ship, target */                                        \
  V (RETURNS_ELSEWHERE, "returns-elsewhere", "F-FIRE-3")     /* ship, target, blocker: whom it already fired back at */\
  V (NOTHING_TO_REPAIR, "nothing-to-repair", "F-END-2")      /* ship */                                                \
  V (NOT_REPAIRABLE, "not-repairable", "F-END-2")            /* ship, effect */                                        \
  V (REPAIRS_SPENT, "repairs-spent", "F-END-2")              /* ship, actual, needed: allowed */

#define FORCON_VERDICT_VALUE(NAME, word, rule) FORCON_VERDICT_##NAME,
typedef enum { FORCON_VERDICTS (FORCON_VERDICT_VALUE) FORCON_N_VERDICTS } ForconVerdictKind;

/**
 * ForconDiceRequest:
 * @purpose: what the roll is for
 * @side: of whom
 * @ship: who rolls, or none
 * @count: dice to throw in one go
 * @given: how many of them are there already
 * @needed: what each die, or the sum, is compared with; 0 where nothing is
 *
 * A die that can be asked for by name (F-GEN-6).
 */
typedef struct {
  ForconPurpose purpose;
  ForconShipId ship;
  guint count;
  guint given;
  gint needed;
} ForconDiceRequest;

/**
 * ForconVerdict:
 *
 * Figures of a verdict; which of them count stands in FORCON_VERDICTS.
 */
typedef struct {
  ForconVerdictKind kind;
  ForconShipId ship;
  ForconShipId target;
  ForconShipId blocker;
  ForconSideId side;
  ForconObjectId object;
  gint weapon;
  ForconStep step;
  ForconStep other_step;
  ForconOrder order;
  ForconCriticalEffect effect;
  gint actual;
  gint needed;
  ForconLength length;
  ForconLength needed_length;
  ForconAngle angle;
  ForconAngle needed_angle;
  ForconDiceRequest request;
} ForconVerdict;

const char *forcon_verdict_word (const ForconVerdict *verdict);
const char *forcon_verdict_rule (const ForconVerdict *verdict);

G_END_DECLS
