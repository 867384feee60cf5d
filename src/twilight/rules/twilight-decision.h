/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the fleet dice only: what the rule chapters share while one command is decided. */

#include "twilight/rules/twilight-decide.h"

G_BEGIN_DECLS

/**
 * ForconTwilightDecision:
 * @clash: the clone, with every event so far applied
 * @source: where the dice come from
 * @random: the generator as it stands now
 * @n_generated: dice that it rolled
 * @outcome: what is being built up
 *
 * The functions of the chapters return whether the decision goes on: %FALSE once it is refused or out of dice.
 */
typedef struct {
  const ForconTwilightRules *rules;
  ForconTwilightClash *clash;
  const ForconDice *source;
  ForconRandom random;
  guint n_generated;
  ForconTwilightOutcome *outcome;
} ForconTwilightDecision;

/* A loop over every unit that there can be. */
#define FORCON_FOR_EACH_UNIT(unit) for (ForconUnitId unit = { 1 }; unit.value <= FORCON_UNITS_MAX; unit.value++)

#define FORCON_TWILIGHT_EMIT(decision, NAME, ...)                                                                      \
  forcon_twilight_emit (decision, (ForconTwilightEvent){ .kind = FORCON_TWILIGHT_EVENT_##NAME, __VA_ARGS__ })
#define FORCON_TWILIGHT_REFUSE(decision, NAME, ...)                                                                    \
  forcon_twilight_refuse (decision, (ForconTwilightVerdict){ .kind = FORCON_TWILIGHT_VERDICT_##NAME, __VA_ARGS__ })

/**
 * forcon_twilight_emit:
 * @decision: the decision
 * @event: a fact
 *
 * Notes the event and applies it to the clone, so that what follows sees its effect.
 */
void forcon_twilight_emit (ForconTwilightDecision *decision, ForconTwilightEvent event);

/**
 * forcon_twilight_refuse:
 * @decision: the decision
 * @verdict: why, with figures
 *
 * Returns: %FALSE, for the caller to hand on
 */
gboolean forcon_twilight_refuse (ForconTwilightDecision *decision, ForconTwilightVerdict verdict);

/**
 * forcon_twilight_throw:
 * @decision: the decision
 * @request: what for, whose, how many; @given does not count
 * @roll: (out): the dice
 *
 * Returns: whether all dice were there
 */
gboolean forcon_twilight_throw (ForconTwilightDecision *decision, ForconTwilightRequest request, ForconRoll *roll);

/**
 * forcon_twilight_face:
 *
 * Returns: what the die of a roll at @place, from 0, shows
 */
guint8 forcon_twilight_face (const ForconTwilightDecision *decision, ForconRoll roll, guint place);

/*
 * The chapters. A function that decides a command gets one that has its place in this step; see the table in
 * twilight-decide.c. When it is done, forcon_twilight_settle() goes on to where somebody has to say something.
 */

/* The steps: T-SPC, T-END-1, T-END-2, T-GND-3. */

/**
 * forcon_twilight_proceed:
 *
 * Closes a window, or counts the dice that lie there. What is owed has to be done first (T-SPC-3).
 */
gboolean forcon_twilight_proceed (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/**
 * forcon_twilight_settle:
 * @decision: the decision
 *
 * Goes on to where somebody has to say something: hits that can be assigned in one way only are assigned, steps in
 * which nobody owes anything are left.
 */
void forcon_twilight_settle (ForconTwilightDecision *decision);

/**
 * forcon_twilight_planet:
 *
 * The attacker says on which planet the next ground combat is (T-GND-5).
 */
gboolean forcon_twilight_planet (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/* What the steps ask of the sides, see forcon_twilight_owed(). */

/**
 * forcon_twilight_debtor:
 * @clash: a clash
 * @rules: the rules
 * @step: a step; another than that in which the clash stands is looked at as if it had just begun
 * @side: (out): who is to do what it asks next
 *
 * Returns: how much that is: dice, or 1; 0 where nobody owes anything
 */
guint forcon_twilight_debtor (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                              ForconTwilightStep step, ForconTwilightSide *side);

/* Dice on the table: T-AFB-1, T-DICE. Dice are those that the side would throw; on_table the hits that lie there for
 * it to assign. */

/**
 * forcon_twilight_barrage:
 *
 * Anti-fighter barrage of a side, with all units that have it or with those that are named (T-AFB-1).
 */
gboolean forcon_twilight_barrage (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/**
 * forcon_twilight_waive:
 *
 * A side that may use its barrage, but need not (T-AFB-1).
 */
gboolean forcon_twilight_waive (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/**
 * forcon_twilight_roll:
 *
 * All combat rolls of a side (T-DICE-2, T-DICE-3, T-GND-1).
 */
gboolean forcon_twilight_roll (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/**
 * forcon_twilight_reroll:
 *
 * An ability rolls a die again (T-DICE-3).
 */
gboolean forcon_twilight_reroll (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/**
 * forcon_twilight_change:
 *
 * An ability turns a die to another face (T-DICE-3).
 */
gboolean forcon_twilight_change (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/**
 * forcon_twilight_barrage_dice:
 *
 * Returns: how many dice the side throws in a barrage with all units that have one (T-AFB-1)
 */
guint forcon_twilight_barrage_dice (const ForconTwilightClash *clash, ForconTwilightSide side);

/**
 * forcon_twilight_combat_dice:
 *
 * Returns: how many dice the side throws in its combat rolls: one for each that fights, or one for each burst icon
 *   (T-DICE-2, T-GND-1)
 */
guint forcon_twilight_combat_dice (const ForconTwilightClash *clash, ForconTwilightSide side);

/**
 * forcon_twilight_on_table:
 *
 * Returns: hits of the dice that lie there, as they lie now, that @side would have to assign (T-DICE-1)
 */
gint forcon_twilight_on_table (const ForconTwilightClash *clash, ForconTwilightSide side);

/* Hits: T-AFB-1, T-HIT. Assign gives out what can be given out in one way only. */

/**
 * forcon_twilight_sustain:
 *
 * Undamaged units that have it cancel a hit each (T-HIT-1, T-GND-2).
 */
gboolean forcon_twilight_sustain (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/**
 * forcon_twilight_destroy:
 *
 * The owner destroys units, one for each hit; they go to the reinforcements (T-HIT-1, T-HIT-2, T-GND-2).
 */
gboolean forcon_twilight_destroy (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/**
 * forcon_twilight_assign:
 * @decision: the decision
 * @side: who has hits to assign, or none
 *
 * Assigns them where that can come out in one way only: all of one kind and nobody who could sustain, or enough hits
 * for everybody. What is over then is lost.
 */
void forcon_twilight_assign (ForconTwilightDecision *decision, ForconTwilightSide side);

/**
 * forcon_twilight_check_there:
 *
 * Returns: whether the side has so many of the unit where it is fought, damaged or not as the command says
 */
gboolean forcon_twilight_check_there (ForconTwilightDecision *decision, const ForconTwilightCommand *command,
                                      gboolean damaged, guint count);

/**
 * forcon_twilight_can_take:
 *
 * Returns: whether such a unit can be given a hit of this step: a fighter in a barrage (T-AFB-1), else any unit that
 *   fights (T-HIT-1)
 */
gboolean forcon_twilight_can_take (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit);

/* Announcing a retreat: T-RET-1. */

/**
 * forcon_twilight_announce:
 *
 * A side will retreat at the end of this round (T-RET-1).
 */
gboolean forcon_twilight_announce (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/**
 * forcon_twilight_stay:
 *
 * A side could retreat, and does not (T-RET-1).
 */
gboolean forcon_twilight_stay (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/* Abilities and cards: T-SPC-2. Ability states which; it refuses one without a name. */

/**
 * forcon_twilight_effect:
 *
 * What an ability or card does, at any moment of a combat (T-SPC-2, T-DICE-3, T-GND-4). It may be the end of the
 * combat: the next step sees to that.
 */
gboolean forcon_twilight_effect (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/**
 * forcon_twilight_ability:
 *
 * States which ability or card a command comes from; without a name it is refused (T-SPC-2).
 *
 * Returns: whether it has one
 */
gboolean forcon_twilight_ability (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/*
 * Retreating: T-RET-2 to T-RET-7, decided in the step RETREAT by a side that owes it. It ends with RETREATED,
 * whatever came of it, and the steps go on by themselves.
 */

/**
 * forcon_twilight_retreat_decide:
 * @decision: the decision
 * @command: a retreat of a side that has announced one
 *
 * Carries it out: what nobody carries is removed, ships that leave a gravity rift roll, what is left moves and a
 * token follows (T-RET-2 to T-RET-7).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_twilight_retreat_decide (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/* Capacity: T-END-3, in the step CAPACITY, of the winner. Clear: of who has no ship, before it. */

/**
 * forcon_twilight_capacity_remove:
 * @decision: the decision
 * @command: what is removed, by the winner of a space combat
 *
 * Removes what has no room, and no more than that (T-END-3).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_twilight_capacity_remove (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/**
 * forcon_twilight_capacity_clear:
 * @decision: the decision
 *
 * At the end of a space combat nobody has room for the ground forces in space of a side without ships: they are
 * removed, and there is nothing to be chosen (T-END-3).
 */
void forcon_twilight_capacity_clear (ForconTwilightDecision *decision);

/* All units, those first that are lost first. */

/**
 * forcon_twilight_casualties:
 * @rules: the rules
 * @number: of an order of casualties among theirs
 * @order: (out) (array length=FORCON_UNITS_MAX): all units: those that the order does not name come last, in that
 *   of the rules
 */
void forcon_twilight_casualties (const ForconTwilightRules *rules, guint number, ForconUnitId order[FORCON_UNITS_MAX]);

G_END_DECLS
