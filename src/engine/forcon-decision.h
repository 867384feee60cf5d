/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the engine only: what the rule chapters share while one command is decided. */

#include "forcon-decide.h"

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
 * @explosions: (element-type ForconPendingExplosion): still to be resolved, first come first
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
  GArray *explosions;
  ForconOutcome *outcome;
} ForconDecision;

#define FORCON_EMIT(decision, NAME, member, ...)                                                                       \
  forcon_decision_emit (decision, &(ForconEvent){ .kind = FORCON_EVENT_##NAME, .member = { __VA_ARGS__ } })

void forcon_decision_emit (ForconDecision *decision, const ForconEvent *event);
gboolean forcon_decision_refuse (ForconDecision *decision, ForconVerdict verdict);
gboolean forcon_decision_roll (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship, gint count,
                               gint needed, ForconRoll *roll);
gboolean forcon_decision_roll_formula (ForconDecision *decision, ForconPurpose purpose, ForconShipId ship,
                                       ForconDiceFormula formula, ForconRoll *roll, gint *value);
gint forcon_decision_sum (const ForconDecision *decision, ForconRoll roll);
gint forcon_decision_count (const ForconDecision *decision, ForconRoll roll, gint needed);

/* The chapters */
gboolean forcon_turn_begin_battle (ForconDecision *decision);
gboolean forcon_turn_end_step (ForconDecision *decision);
gboolean forcon_turn_end_battle (ForconDecision *decision, ForconEnding ending);
void forcon_turn_check_end (ForconDecision *decision);
gboolean forcon_movement_order (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_movement_move (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_movement_all_moved (ForconDecision *decision);
gboolean forcon_movement_drift (ForconDecision *decision);
gboolean forcon_fire_decide (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_damage_ship (ForconDecision *decision, ForconShipId ship, ForconCause cause, ForconShipId by,
                             gint points);
gboolean forcon_critical_hit (ForconDecision *decision, ForconShipId ship);
gboolean forcon_catastrophe_roll (ForconDecision *decision, ForconShipId ship);
gboolean forcon_catastrophe_settle (ForconDecision *decision);
gboolean forcon_end_repair (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_end_burn (ForconDecision *decision);
gboolean forcon_end_remove_markers (ForconDecision *decision);
void forcon_place_marker (ForconDecision *decision, ForconObjectKind kind, ForconPoint centre, ForconLength radius);

G_END_DECLS
