/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/command.h"

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
  V (RETURNS_ELSEWHERE, "returns-elsewhere", "F-FIRE-3")     /* ship, target, formation: whom it already fires at */   \
  V (HAS_ANSWERED, "has-answered", "F-FIRE-3")               /* ship, target */                                        \
  V (NOTHING_TO_REPAIR, "nothing-to-repair", "F-END-2")      /* ship */                                                \
  V (NOT_REPAIRABLE, "not-repairable", "F-END-2")            /* ship, effect */                                        \
  V (REPAIRS_SPENT, "repairs-spent", "F-END-2")              /* ship, actual, needed: allowed */                       \
  V (NO_SUCH_FORMATION, "no-such-formation", "F-GEN-6")                                                                \
  V (NO_SUCH_SALVO, "no-such-salvo", "F-GEN-6")                                                                        \
  V (NO_SUCH_MINE, "no-such-mine", "F-GEN-6")                                                                          \
  V (NO_SUCH_OBJECT, "no-such-object", "F-GEN-6")                                                                      \
  V (NO_SUCH_SIDE, "no-such-side", "F-GEN-6")                                                                          \
  V (NO_SUCH_WEAPON, "no-such-weapon", "F-GEN-6")            /* ship */                                                \
  V (NOT_DETECTED, "not-detected", "F-EW-4")                 /* ship, target: hidden from the ship's side */           \
  V (FORMATION_MOVED, "formation-moved", "F-FORM-3")         /* ship: formations are changed before they move */       \
  V (NOT_ONE_FORMATION, "not-one-formation", "F-FORM-3")     /* ship, target: not of the same formation */             \
  V (ALREADY_TOGETHER, "already-together", "F-FORM-3")       /* ship, target */                                        \
  V (OTHER_SIDE, "other-side", "F-FORM-1")                   /* ship, target: not of the same side */                  \
  V (NOT_IN_CONTACT, "not-in-contact", "F-FORM-1")           /* ship, target, length: apart, needed_length */          \
  V (TOO_MANY_ESCORTS, "too-many-escorts", "F-FORM-1")       /* ship, actual, needed: allowed */                       \
  V (TOO_MANY_CAPITALS, "too-many-capitals", "F-FORM-1")     /* ship, actual, needed: allowed */                       \
  V (ALREADY_FLAGSHIP, "already-flagship", "F-FORM-8")       /* ship */                                                \
  V (FLAG_TRIED, "flag-tried", "F-FORM-8")                   /* ship */                                                \
  V (ALREADY_JOINED, "already-joined", "F-SHLD-2")           /* ship */                                                \
  V (NOT_JOINED, "not-joined", "F-SHLD-2")                   /* ship */                                                \
  V (ORDER_WRONG_STEP, "order-wrong-step", "F-ORD-1")        /* ship, order, step: is, side: at turn */                \
  V (LOCKED_NO_TURN, "locked-no-turn", "F-ORD-1")            /* ship, actual: turns left */                            \
  V (STRAINED, "strained", "F-ORD-2")                        /* ship, actual: ends of its side's turns left */         \
  V (SECOND_FIRE_ORDER, "second-fire-order", "F-ORD-1")      /* ship, order: the one it has */                         \
  V (NO_TUBES, "no-tubes", "F-TORP-1")                       /* ship */                                                \
  V (NOT_A_TUBE, "not-a-tube", "F-TORP-1")                   /* ship, weapon */                                        \
  V (TUBE_NOT_READY, "tube-not-ready", "F-TORP-1")           /* ship, weapon, actual: own turns until it is */         \
  V (TUBE_OUT_OF_ARC, "tube-out-of-arc", "F-TORP-1")         /* ship, weapon, angle: from the bow */                   \
  V (COMMAND_IS_BROKEN, "command-is-broken", "F-FORM-7")     /* ship: cannot join torpedoes */                         \
  V (NEEDS_TARGET, "needs-target", "F-FORM-6")               /* ship: a joint salvo is measured to a target */         \
  V (SALVO_MOVED, "salvo-moved", "F-TORP-2")                 /* salvo */                                               \
  V (SALVO_DISTANCE, "salvo-distance", "F-TORP-2")           /* salvo, length, needed_length: exactly */               \
  V (SALVO_TOO_YOUNG, "salvo-too-young", "F-TORP-2")         /* salvo: may not turn in its first turn */               \
  V (SALVO_TURNED, "salvo-turned", "F-TORP-2")               /* salvo: has turned already */                           \
  V (SALVO_TURN, "salvo-turn", "F-TORP-2")                   /* salvo, angle, needed_angle: allowed */                 \
  V (SALVO_LEGS, "salvo-legs", "F-TORP-2")                   /* salvo, actual: turns */                                \
  V (OWN_SALVO, "own-salvo", "F-TORP-8")                     /* ship, salvo */                                         \
  V (NOT_AN_ESCORT, "not-an-escort", "F-TORP-5")             /* ship */                                                \
  V (COVER_FOE, "cover-foe", "F-TORP-5")                     /* ship, target */                                        \
  V (COVER_OUT_OF_RANGE, "cover-out-of-range", "F-TORP-5")   /* ship, target, weapon, length, needed_length */         \
  V (COVER_SPENT, "cover-spent", "F-TORP-5")                 /* ship, weapon */                                        \
  V (GUNS_COVERED, "guns-covered", "F-TORP-5")               /* ship, weapon: used for cover */                        \
  V (NOT_TOUCHING, "not-touching", "F-BRD-1")                /* ship, target, length: apart, needed_length */          \
  V (ALREADY_BOARDS, "already-boards", "F-BRD-1")            /* ship, target */                                        \
  V (BOARD_OWN, "board-own", "F-BRD-1")                      /* ship, target */                                        \
  V (NOT_CAPTURED, "not-captured", "F-BRD-6")                /* ship */                                                \
  V (NOT_ITS_PRIZE, "not-its-prize", "F-BRD-6")              /* ship, side: at turn */                                 \
  V (CAPTOR_GONE, "captor-gone", "F-BRD-6")                  /* ship, target: the captor */                            \
  V (TOO_SOON, "too-soon", "F-BRD-6")                        /* ship, actual: ends of the captor's turns left */       \
  V (ALREADY_TRIED, "already-tried", "F-BRD-6")              /* ship */                                                \
  V (RAM_NEEDS_FULL_AHEAD, "ram-needs-full-ahead", "F-RAM-1")/* ship */                                                \
  V (RAM_ALONE, "ram-alone", "F-RAM-1")                      /* ship, actual: ships of its formation */                \
  V (RAM_MISSES, "ram-misses", "F-RAM-1")                    /* ship, target: the path does not touch it */            \
  V (RAM_OWN, "ram-own", "F-RAM-1")                          /* ship, target */                                        \
  V (CANNOT_LAY, "cannot-lay", "F-MINE-1")                   /* ship: its card has no mines */                         \
  V (MINES_LAID, "mines-laid", "F-MINE-1")                   /* ship, actual: laid, needed: aboard */                  \
  V (LAY_IN_CONTACT, "lay-in-contact", "F-MINE-1")           /* ship, target */                                        \
  V (NOT_A_SWEEPER, "not-a-sweeper", "F-SWP-1")              /* ship */                                                \
  V (ALREADY_SWEEPING, "already-sweeping", "F-SWP-1")        /* ship */                                                \
  V (NOT_IN_ORBIT, "not-in-orbit", "F-ORB-1")                /* ship */                                                \
  V (IN_ORBIT, "in-orbit", "F-ORB-1")                        /* ship: cannot do this in low orbit */                   \
  V (NO_SUCH_ORBIT, "no-such-orbit", "F-ORB-1")              /* ship, actual, needed: how many there are */            \
  V (ORBIT_NO_TURN, "orbit-no-turn", "F-ORB-1")              /* ship */                                                \
  V (MUST_HALVE, "must-halve", "F-ORB-2")                    /* ship */                                                \
  V (ELSEWHERE, "elsewhere", "F-ORB-1")                      /* ship, target: on another map */                        \
  V (STATION_KEEPS, "station-keeps", "F-STN-1")              /* ship */                                                \
  V (NOT_FALLING, "not-falling", "F-CRIT-4")                 /* ship */                                                \
  V (NO_TROOPS, "no-troops", "F-END-6")                      /* ship, actual: aboard, needed: wanted */                \
  V (INSTRUCTION_UNFINISHED, "instruction-unfinished", "F-CAMP-13")                                                    \
  V (NO_SUCH_INSTRUCTION, "no-such-instruction", "F-CAMP-13")                                                          \
  V (NEEDS_REASON, "needs-reason", "F-GEN-6")                                                                          \
  V (BAD_VALUE, "bad-value", "F-GEN-6")                      /* value, number, least, most */                          \
  V (NOT_A_VALUE_OF, "not-a-value-of", "F-GEN-6")            /* value */                                               \
  V (NOTHING_THERE, "nothing-there", "F-GEN-6")              /* ship, effect */                                        \
  V (NAME_TAKEN, "name-taken", "F-GEN-6")                    /* text */                                                \
  V (BAD_OVERRIDE, "bad-override", "F-GEN-6")                /* actual: place, needed: how many there were */          \
  V (TOO_MANY, "too-many", "F-GEN-6")                        /* actual, needed: allowed */                             \
  V (BAD_RADIUS, "bad-radius", "F-GEN-1")                    /* length, needed_length: at most */                      \
  V (OFF_THE_TABLE, "off-the-table", "F-GEN-1")              /* point */

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
  ForconFormationId formation;
  ForconSalvoId salvo;
  ForconMineId mine;
  ForconPoint point;
  ForconValue value;
  gint64 number;
  gint64 least;
  gint64 most;
  const char *text;
  ForconDiceRequest request;
} ForconVerdict;

/**
 * forcon_verdict_word:
 * @verdict: a verdict
 *
 * Returns: (transfer none): the word of the JSON output
 */
const char *forcon_verdict_word (const ForconVerdict *verdict);

/**
 * forcon_verdict_rule:
 * @verdict: a verdict
 *
 * Returns: (transfer none): id of the rule that refuses, "" where the command was carried out
 */
const char *forcon_verdict_rule (const ForconVerdict *verdict);

G_END_DECLS
