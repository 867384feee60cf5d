/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "base/record.h"
#include "twilight/state/twilight-clash.h"

G_BEGIN_DECLS

/*
 * The facts of a clash, one row each: E (NAME, member, "word", changes, "fields that count", "rule"). CHANGES:
 * APPLY (member) in twilight-apply.c writes it into the clash; NOTHING: it is only told. Both players see all of
 * them. The sentence is SAY (member) in twilight-sentences.c.
 *
 * STEP_BEGUN: number: 1 where it is also the start, or the end, of the whole combat. PLANET_CHOSEN. ROLLED: dice of
 * units with one value; number: on what they hit, hits: how many did. REROLLED, CHANGED: a die of side, by an ability
 * of by; die: its place on the table from 1, was, number: its face before and now. HITS_PRODUCED: side: who has to
 * assign them. BARRAGE_WAIVED. RETREAT_ANNOUNCED, RETREAT_DECLINED. RETREAT_CANCELLED, RETREAT_FORCED,
 * RETREAT_FORBIDDEN: of this round, by an effect. SYSTEM_CHANGED: thing, of side if it is of one, is in the system now,
 * number 1, or not any more, 0. SUSTAINED, DESTROYED: units; planet: on which one, from 1, 0 for where it is fought.
 * REPAIRED, ADDED, DAMAGED: by an effect. HITS_CHANGED: number more or less to be assigned by side; while dice that are
 * not counted yet lie there, or are still to be thrown, of those that they will come to. HITS_LOST: hits that found
 * nothing any more. MODIFIED: number more for its rolls, round: in which round, 0 in all. MOVED: units went to the
 * system, count of them; planet: from which planet, from 1, or 0; aboard: which ship. RIFT_ROLLED: for so many ships of
 * a kind, one die each; number: lost on this or less, hits: how many were lost. TOKEN_PLACED: number: 1 from the
 * reinforcements, 2 from the sheet, 0 there was none left. RETREATED: side has left for the system, stated last; count:
 * units that arrived there, which may be none. COMBAT_OVER: result; planet: which one was fought for, from 1, or 0.
 * CONTROL_TAKEN: side may now control planet. ABILITY_USED: text: which ability a change or effect came from.
 * GENERATOR_ADVANCED: count dice.
 */
#define FORCON_TWILIGHT_EVENTS(E)                                                                                      \
  E (STEP_BEGUN, step_begun, "step-begun", CHANGES, "step round number", "T-SPC-3")                                    \
  E (PLANET_CHOSEN, planet_chosen, "planet-chosen", CHANGES, "planet", "T-GND-5")                                      \
  E (ABILITY_USED, ability_used, "ability-used", NOTHING, "text", "T-SPC-2")                                           \
  E (BARRAGE_WAIVED, barrage_waived, "barrage-waived", CHANGES, "side", "T-AFB-1")                                     \
  E (RETREAT_ANNOUNCED, retreat_announced, "retreat-announced", CHANGES, "side", "T-RET-1")                            \
  E (RETREAT_DECLINED, retreat_declined, "retreat-declined", CHANGES, "side", "T-RET-1")                               \
  E (RETREAT_CANCELLED, retreat_cancelled, "retreat-cancelled", CHANGES, "side", "T-SPC-2")                            \
  E (RETREAT_FORCED, retreat_forced, "retreat-forced", CHANGES, "side", "T-SPC-2")                                     \
  E (RETREAT_FORBIDDEN, retreat_forbidden, "retreat-forbidden", CHANGES, "side", "T-SPC-2")                            \
  E (SYSTEM_CHANGED, system_changed, "system-changed", CHANGES, "side system thing number", "T-SPC-2")                 \
  E (ROLLED, rolled, "rolled", CHANGES, "side purpose unit number roll hits", "T-DICE-2")                              \
  E (REROLLED, rerolled, "rerolled", CHANGES, "side by unit die was number roll", "T-DICE-3")                          \
  E (CHANGED, changed, "changed", CHANGES, "side by unit die was number", "T-DICE-3")                                  \
  E (HITS_PRODUCED, hits_produced, "hits-produced", CHANGES, "side hits", "T-HIT-1")                                   \
  E (HITS_CHANGED, hits_changed, "hits-changed", CHANGES, "side number", "T-SPC-2")                                    \
  E (HITS_LOST, hits_lost, "hits-lost", CHANGES, "side hits", "T-HIT-1")                                               \
  E (SUSTAINED, sustained, "sustained", CHANGES, "side unit count", "T-HIT-1")                                         \
  E (DESTROYED, destroyed, "destroyed", CHANGES, "side unit count damaged planet loss", "T-HIT-2")                     \
  E (DAMAGED, damaged, "damaged", CHANGES, "side unit count", "T-SPC-2")                                               \
  E (REPAIRED, repaired, "repaired", CHANGES, "side unit count", "T-SPC-2")                                            \
  E (ADDED, added, "added", CHANGES, "side unit count", "T-SPC-2")                                                     \
  E (MODIFIED, modified, "modified", CHANGES, "side number round", "T-DICE-3")                                         \
  E (RIFT_ROLLED, rift_rolled, "rift-rolled", NOTHING, "side unit number roll hits", "T-RET-5")                        \
  E (MOVED, moved, "moved", CHANGES, "side unit count damaged system planet aboard", "T-RET-2")                        \
  E (RETREATED, retreated, "retreated", CHANGES, "side system count", "T-RET-2")                                       \
  E (TOKEN_PLACED, token_placed, "token-placed", CHANGES, "side system number", "T-RET-4")                             \
  E (COMBAT_OVER, combat_over, "combat-over", CHANGES, "result round planet", "T-END-2")                               \
  E (CONTROL_TAKEN, control_taken, "control-taken", CHANGES, "side planet", "T-GND-5")                                 \
  E (GENERATOR_ADVANCED, generator_advanced, "generator-advanced", CHANGES, "count", "T-DICE-1")

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
 * A fact, with every figure that led to it. Which fields count stands in FORCON_TWILIGHT_EVENTS, the others are 0. A
 * plain value; @text is interned, @roll points into the dice of the command, @random is the generator after
 * GENERATOR_ADVANCED.
 */
typedef struct {
  ForconTwilightEventKind kind;
  FORCON_FIELDS_TWILIGHT_EVENT (FORCON_RECORD_MEMBER)
} ForconTwilightEvent;

/**
 * forcon_twilight_event_fields:
 * @kind: of an event
 *
 * Returns: the fields that count, for forcon_record_next()
 */
const char *forcon_twilight_event_fields (ForconTwilightEventKind kind);

const ForconRecordShape *forcon_twilight_event_shape (void);

/**
 * forcon_twilight_event_rule:
 * @kind: of an event
 *
 * Returns: the identifier of the rule that it comes from
 */
const char *forcon_twilight_event_rule (ForconTwilightEventKind kind);

/**
 * forcon_twilight_event_equal:
 * @a: an event
 * @b: an event
 *
 * Returns: whether both state the same fact with the same figures
 */
gboolean forcon_twilight_event_equal (const ForconTwilightEvent *a, const ForconTwilightEvent *b);

/* The only writer of a clash in play. @dice are those of the command, into which rolls point. */

/**
 * forcon_twilight_apply:
 * @clash: the state
 * @event: a fact
 * @dice: (element-type ForconDie): the dice of the command that it belongs to
 *
 * The only writer of a clash in play: never fails, throws no dice and knows no rule.
 */
void forcon_twilight_apply (ForconTwilightClash *clash, const ForconTwilightEvent *event, const GArray *dice);

G_END_DECLS
