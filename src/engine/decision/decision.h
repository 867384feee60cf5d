/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Inside the engine only: what the rule chapters share while one command is decided. The chapters have headers of their
 * own beside this one. A function that decides a command gets one that has its place in this step and, where a ship
 * gives it, that of a ship in action; see FORCON_COMMANDS.
 */

#include "engine/decision/outcome.h"
#include "engine/state/event.h"

G_BEGIN_DECLS

/* A ship that will explode when the dice on the table have been dealt with (F-CAT-6). */
typedef struct {
  ForconShipId ship;
  ForconCatastrophe result;
} ForconPendingExplosion;

/**
 * ForconDecision:
 * @battle: the clone, with every event so far applied
 * @source: where the dice come from
 * @random: the generator as it stands now
 * @n_generated: dice that it rolled
 * @against: whom a roll that may be secret is made against; none else
 * @command: what is decided; its overrides are the master's word against the dice
 * @explosions: (element-type ForconPendingExplosion) (nullable): still to be resolved, first come first; there is none
 *   before the first
 * @in_private: events are not looked at by anybody, and need not say who may see them
 * @outcome: what is being built up
 *
 * The functions of the chapters return whether the decision goes on: %FALSE once it is refused or out of dice.
 */
typedef struct {
  const ForconRules *rules;
  ForconBattle *battle;
  const ForconDice *source;
  ForconRandom random;
  guint n_generated;
  ForconShipId against;
  const ForconCommand *command;
  GArray *explosions;
  ForconOutcome *outcome;
  gboolean in_private;
} ForconDecision;

/* The functions that decide the commands, one for each row of FORCON_COMMANDS; their chapters tell what they do. */
#define FORCON_DECLARE_DECIDE(NAME, word, member, attributes, steps, giver, decide)                                    \
  gboolean decide (ForconDecision *decision, const ForconCommand *command);
FORCON_COMMANDS (FORCON_DECLARE_DECIDE)

#define FORCON_EMIT(decision, NAME, member, ...)                                                                       \
  forcon_decision_emit (decision, &(ForconEvent){ .kind = FORCON_EVENT_##NAME, .member = { __VA_ARGS__ } })

/**
 * forcon_decision_emit:
 * @decision: the decision
 * @event: a fact
 *
 * Notes the event with those who may see it, and applies it to the clone, so that what follows sees its effect.
 */
void forcon_decision_emit (ForconDecision *decision, const ForconEvent *event);

/**
 * forcon_detection_before:
 * @decision: the decision
 * @event: what is about to be stated
 *
 * A ship that is destroyed, wrecked or captured identifies its formation first (F-EW-3), whichever chapter sees to
 * it, and one that joins a formation does not vanish from anybody's sight.
 */
void forcon_detection_before (ForconDecision *decision, const ForconEvent *event);

/**
 * forcon_decision_refuse:
 * @decision: the decision
 * @verdict: why, with figures
 *
 * Returns: %FALSE, for the caller to hand on
 */
gboolean forcon_decision_refuse (ForconDecision *decision, ForconVerdict verdict);

/**
 * forcon_decision_roll:
 * @decision: the decision
 * @purpose: what for
 * @ship: who rolls, or none
 * @count: how many dice in one go; 0 rolls nothing
 * @needed: what a die or the sum is compared with, for the one who is asked; 0 for nothing
 * @roll: (out): the dice
 *
 * Returns: whether all dice were there
 */
gboolean forcon_decision_roll (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship, gint count,
                               gint needed, ForconRoll *roll);

/**
 * forcon_decision_roll_formula:
 * @formula: what to roll; a formula without dice rolls nothing
 * @value: (out): its value
 *
 * As forcon_decision_roll().
 */
gboolean forcon_decision_roll_formula (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship,
                                       ForconDiceFormula formula, ForconRoll *roll, gint *value);

gint forcon_decision_sum (const ForconDecision *decision, ForconRoll roll);

/**
 * forcon_decision_count:
 *
 * Returns: how many dice of the roll show @needed or more
 */
gint forcon_decision_count (const ForconDecision *decision, ForconRoll roll, gint needed);

/**
 * forcon_decision_face:
 *
 * Returns: what the die of a roll at @place, from 0, counts as: its face, or what the master says
 */
guint8 forcon_decision_face (const ForconDecision *decision, ForconRoll roll, guint place);

/**
 * forcon_decision_refuse_kind:
 *
 * As forcon_decision_refuse(), for a verdict that carries no more than a ship, or none.
 */
gboolean forcon_decision_refuse_kind (ForconDecision *decision, ForconVerdictKind kind, ForconShipId ship);

G_END_DECLS
