/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-record.h"
#include "forcon-twilight-clash.h"

G_BEGIN_DECLS

/*
 * The facts of a clash: T (NAME, "word", "fields that count", "rule").
 *
 * STEP_BEGUN: number: 1 where it is also the start, or the end, of the whole combat. PLANET_CHOSEN. ROLLED: dice of units with one
 * value; number: on what they hit, hits: how many did. REROLLED, CHANGED: a die of side, by an ability of by; die: its place on the
 * table from 1, was, number: its face before and now. HITS_PRODUCED: side: who has to assign them. BARRAGE_WAIVED. RETREAT_ANNOUNCED, RETREAT_DECLINED.
 * RETREAT_CANCELLED, RETREAT_FORCED, RETREAT_FORBIDDEN: of this round, by an effect. SYSTEM_CHANGED: thing, of side if it is of one, is
 * in the system now, number 1, or not any more, 0.
 * SUSTAINED, DESTROYED: units; planet: on which one, from 1, 0 for where it is fought. REPAIRED, ADDED, DAMAGED: by an effect.
 * HITS_CHANGED: number more or less to be assigned by side; while dice that are not counted yet lie there, or are still to be thrown,
 * of those that they will come to. HITS_LOST: hits that found nothing any more. MODIFIED: number more for its rolls, round: in which
 * round, 0 in all. MOVED: units went to the system, count of them; planet: from which planet, from 1, or 0; aboard: which ship.
 * RIFT_ROLLED: for so many ships of a kind, one die each; number: lost on this or less, hits: how many were lost. TOKEN_PLACED: number: 1
 * from the reinforcements, 2 from the sheet, 0 there was none left. RETREATED: side has left for the system, stated last; count: units
 * that arrived there, which may be none.
 * COMBAT_OVER: result; planet: which one was fought for, from 1, or 0. CONTROL_TAKEN: side may now control planet. ABILITY_USED: text:
 * which ability a change or effect came from. GENERATOR_ADVANCED: count dice.
 */
#define FORCON_TWILIGHT_EVENTS(T)                                                                                      \
  T (STEP_BEGUN, "step-begun", "step round number", "T-SPC-3")                                                         \
  T (PLANET_CHOSEN, "planet-chosen", "planet", "T-GND-5")                                                              \
  T (ABILITY_USED, "ability-used", "text", "T-SPC-2")                                                                  \
  T (BARRAGE_WAIVED, "barrage-waived", "side", "T-AFB-1")                                                              \
  T (RETREAT_ANNOUNCED, "retreat-announced", "side", "T-RET-1")                                                        \
  T (RETREAT_DECLINED, "retreat-declined", "side", "T-RET-1")                                                          \
  T (RETREAT_CANCELLED, "retreat-cancelled", "side", "T-SPC-2")                                                        \
  T (RETREAT_FORCED, "retreat-forced", "side", "T-SPC-2")                                                              \
  T (RETREAT_FORBIDDEN, "retreat-forbidden", "side", "T-SPC-2")                                                        \
  T (SYSTEM_CHANGED, "system-changed", "side system thing number", "T-SPC-2")                                          \
  T (ROLLED, "rolled", "side purpose unit number roll hits", "T-DICE-2")                                               \
  T (REROLLED, "rerolled", "side by unit die was number roll", "T-DICE-3")                                             \
  T (CHANGED, "changed", "side by unit die was number", "T-DICE-3")                                                    \
  T (HITS_PRODUCED, "hits-produced", "side hits", "T-HIT-1")                                                           \
  T (HITS_CHANGED, "hits-changed", "side number", "T-SPC-2")                                                           \
  T (HITS_LOST, "hits-lost", "side hits", "T-HIT-1")                                                                   \
  T (SUSTAINED, "sustained", "side unit count", "T-HIT-1")                                                             \
  T (DESTROYED, "destroyed", "side unit count damaged planet loss", "T-HIT-2")                                         \
  T (DAMAGED, "damaged", "side unit count", "T-SPC-2")                                                                 \
  T (REPAIRED, "repaired", "side unit count", "T-SPC-2")                                                               \
  T (ADDED, "added", "side unit count", "T-SPC-2")                                                                     \
  T (MODIFIED, "modified", "side number round", "T-DICE-3")                                                            \
  T (RIFT_ROLLED, "rift-rolled", "side unit number roll hits", "T-RET-5")                                              \
  T (MOVED, "moved", "side unit count damaged system planet aboard", "T-RET-2")                                        \
  T (RETREATED, "retreated", "side system count", "T-RET-2")                                                           \
  T (TOKEN_PLACED, "token-placed", "side system number", "T-RET-4")                                                    \
  T (COMBAT_OVER, "combat-over", "result round planet", "T-END-2")                                                     \
  T (CONTROL_TAKEN, "control-taken", "side planet", "T-GND-5")                                                         \
  T (GENERATOR_ADVANCED, "generator-advanced", "count", "T-DICE-1")

#define FORCON_TERM_TWILIGHT_EVENT(NAME, ...) FORCON_TWILIGHT_EVENT_##NAME,
FORCON_DECLARE_TERM (ForconTwilightEventKind, TWILIGHT_EVENT, FORCON_TWILIGHT_EVENTS, twilight_event)

/* The generator after a command. */
FORCON_DECLARE_FIELD_TYPE (PLAIN, random, ForconRandom)

#define FORCON_FIELDS_TWILIGHT_EVENT(F)                                                                                \
  F (side, twilight_side) F (by, twilight_side) F (step, twilight_step) F (round, int) F (purpose, twilight_purpose)   \
  F (unit, unit) F (aboard, unit) F (count, count) F (damaged, flag) F (number, int) F (was, int) F (hits, int)        \
  F (die, count) F (roll, roll) F (system, neighbour) F (planet, planet) F (thing, neighbour_thing)                    \
  F (loss, twilight_loss) F (result, twilight_result) F (text, text) F (random, random)

/**
 * ForconTwilightEvent:
 *
 * A fact, with every figure that led to it. Which fields count stands in FORCON_TWILIGHT_EVENTS, the others are 0. A plain
 * value; @text is interned, @roll points into the dice of the command, @random is the generator after GENERATOR_ADVANCED.
 */
typedef struct {
  ForconTwilightEventKind kind;
  FORCON_FIELDS_TWILIGHT_EVENT (FORCON_RECORD_MEMBER)
} ForconTwilightEvent;

const char *forcon_twilight_event_fields (ForconTwilightEventKind kind);
const ForconRecordShape *forcon_twilight_event_shape (void);
const char *forcon_twilight_event_rule (ForconTwilightEventKind kind);
gboolean forcon_twilight_event_equal (const ForconTwilightEvent *a, const ForconTwilightEvent *b);

/* The only writer of a clash in play: never fails, throws no dice, knows no rule. Dice: those of the command, into which rolls point. */
void forcon_twilight_apply (ForconTwilightClash *clash, const ForconTwilightEvent *event, const GArray *dice);

G_END_DECLS
