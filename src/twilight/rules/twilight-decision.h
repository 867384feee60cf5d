/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the fleet dice only: what the rule chapters share while one command is decided. */

#include "twilight/rules/twilight-decide.h"
#include "twilight/rules/twilight-owed.h"

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

void forcon_twilight_emit (ForconTwilightDecision *decision, ForconTwilightEvent event);
gboolean forcon_twilight_refuse (ForconTwilightDecision *decision, ForconTwilightVerdict verdict);
gboolean forcon_twilight_throw (ForconTwilightDecision *decision, ForconTwilightRequest request, ForconRoll *roll);
guint8 forcon_twilight_face (const ForconTwilightDecision *decision, ForconRoll roll, guint place);

/*
 * The chapters. A function that decides a command gets one that has its place in this step; see the table in
 * twilight-decide.c. When it is done, forcon_twilight_settle() goes on to where somebody has to say something.
 */

/* The steps: T-SPC, T-END-1, T-END-2, T-GND-3. */
gboolean forcon_twilight_proceed (ForconTwilightDecision *decision, const ForconTwilightCommand *command);
void forcon_twilight_settle (ForconTwilightDecision *decision);
gboolean forcon_twilight_planet (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/* What the steps ask of the sides, see forcon_twilight_owed(). */
guint forcon_twilight_debtor (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                              ForconTwilightStep step, ForconTwilightSide *side);

/* Dice on the table: T-AFB-1, T-DICE. Dice are those that the side would throw; on_table the hits that lie there for it to assign. */
gboolean forcon_twilight_barrage (ForconTwilightDecision *decision, const ForconTwilightCommand *command);
gboolean forcon_twilight_waive (ForconTwilightDecision *decision, const ForconTwilightCommand *command);
gboolean forcon_twilight_roll (ForconTwilightDecision *decision, const ForconTwilightCommand *command);
gboolean forcon_twilight_reroll (ForconTwilightDecision *decision, const ForconTwilightCommand *command);
gboolean forcon_twilight_change (ForconTwilightDecision *decision, const ForconTwilightCommand *command);
guint forcon_twilight_barrage_dice (const ForconTwilightClash *clash, ForconTwilightSide side);
guint forcon_twilight_combat_dice (const ForconTwilightClash *clash, ForconTwilightSide side);
gint forcon_twilight_on_table (const ForconTwilightClash *clash, ForconTwilightSide side);

/* Hits: T-AFB-1, T-HIT. Assign gives out what can be given out in one way only. */
gboolean forcon_twilight_sustain (ForconTwilightDecision *decision, const ForconTwilightCommand *command);
gboolean forcon_twilight_destroy (ForconTwilightDecision *decision, const ForconTwilightCommand *command);
void forcon_twilight_assign (ForconTwilightDecision *decision, ForconTwilightSide side);
gboolean forcon_twilight_check_there (ForconTwilightDecision *decision, const ForconTwilightCommand *command,
                                      gboolean damaged, guint count);
gboolean forcon_twilight_can_take (const ForconTwilightClash *clash, ForconTwilightSide side, ForconUnitId unit);

/* Announcing a retreat: T-RET-1. */
gboolean forcon_twilight_announce (ForconTwilightDecision *decision, const ForconTwilightCommand *command);
gboolean forcon_twilight_stay (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/* Abilities and cards: T-SPC-2. Ability states which; it refuses one without a name. */
gboolean forcon_twilight_effect (ForconTwilightDecision *decision, const ForconTwilightCommand *command);
gboolean forcon_twilight_ability (ForconTwilightDecision *decision, const ForconTwilightCommand *command);

/*
 * Retreating: T-RET-2 to T-RET-7, decided in the step RETREAT by a side that owes it. It ends with RETREATED, whatever came of it, and
 * the steps go on by themselves. Propose: to an eligible system with as much aboard as there is room for.
 */
gboolean forcon_twilight_retreat_decide (ForconTwilightDecision *decision, const ForconTwilightCommand *command);
void forcon_twilight_retreat_propose (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                      ForconTwilightSide side, const ForconTwilightPlan *plan,
                                      ForconTwilightCommand *command);

/* Capacity: T-END-3, in the step CAPACITY, of the winner. Clear: of who has no ship, before it. Propose: what the order of casualties loses first. */
gboolean forcon_twilight_capacity_remove (ForconTwilightDecision *decision, const ForconTwilightCommand *command);
void forcon_twilight_capacity_clear (ForconTwilightDecision *decision);
void forcon_twilight_capacity_propose (const ForconTwilightClash *clash, const ForconTwilightRules *rules,
                                       ForconTwilightSide side, const ForconTwilightPlan *plan,
                                       ForconTwilightCommand *command);

/* All units, those first that are lost first. */
void forcon_twilight_casualties (const ForconTwilightRules *rules, guint number, ForconUnitId order[FORCON_UNITS_MAX]);

G_END_DECLS
