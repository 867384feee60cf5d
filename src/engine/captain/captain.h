/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/decision/decide.h"

G_BEGIN_DECLS

/*
 * Captains on their own: a plain policy that plays a side, told in words in docs/captains.md. It rolls no dice and
 * knows no more than its side does.
 */

/**
 * ForconCaptainPolicy:
 * @fair_launch: hits that a launch must promise
 * @by_size: how far a target counts by the hits of its card, 0 to 1; else each ship counts as much as any other
 * @shields_worth: shields that are worth doubling
 * @risk: the weight of damage taken against damage done
 * @nearness: what being a metre nearer is worth, so that no ship stays away for ever
 * @facing: facing away from the nearest enemy altogether is as bad as this
 * @hazard: what a known mine or a heading off the table costs, and what leaving the table is worth to a withdrawal
 * @turning: to turn about is as long a way to who flees, 0.01 cm
 * @outmatched: a side that has less than this share of its enemies' hits is outmatched
 * @distances, @turns: how finely moves are thought of: parts of the distance, and of the turn to each side
 *
 * What captains mind, and how much. Weights are shares of a ship: doing one ship's worth of damage is 1.
 */
typedef struct {
  double fair_launch;
  double by_size;
  gint shields_worth;
  double risk;
  double nearness;
  double facing;
  double hazard;
  double turning;
  double outmatched;
  gint distances;
  gint turns;
} ForconCaptainPolicy;

/* What they mind where nothing else is said. */
extern const ForconCaptainPolicy forcon_captain_policy;

/**
 * forcon_captain_command:
 * @battle: a battle
 * @rules: the rules
 * @side: whom the captain plays
 * @command: (out): the side's next command
 *
 * The captain thinks about what forcon_view_masked() shows of the battle, and about nothing else. The same battle
 * always gives the same command. In its own turn a side that has nothing more to do ends the step; that is not a
 * command of a captain, as it may have to wait for the answers of others.
 *
 * Returns: whether there is anything that the side wants to do in this step
 */
gboolean forcon_captain_command (const ForconBattle *battle, const ForconRules *rules, ForconSideId side,
                                 ForconCommand *command);

/**
 * forcon_captains_propose:
 * @battle: a battle
 * @rules: the rules
 * @sides: bit (1 << side id) of each side for which to propose; FORCON_ALL_SIDES for the whole step
 *
 * What captains would do now in this step, all of it: those who brace or cover, then the side at turn with its moves or
 * its fire; once that has nothing more to do, those who fire back (F-FIRE-3). Where one command hangs on the dice of
 * another of its side, the dice are thought to fall evenly; so what comes after a command that ends otherwise has to be
 * proposed anew. The end of the step is not among them, nor is fire of which no die is left.
 *
 * Returns: (transfer full) (element-type ForconCommand): in the order in which they are given; as if a person gave them
 */
GArray *forcon_captains_propose (const ForconBattle *battle, const ForconRules *rules, guint32 sides);

/**
 * forcon_captains_foresee:
 * @battle: a battle
 * @rules: the rules
 * @command: what would be done
 *
 * Decides it with the even dice with which proposals that hang on each other are thought of.
 *
 * Returns: (transfer full): what would come of it
 */
ForconOutcome *forcon_captains_foresee (const ForconBattle *battle, const ForconRules *rules,
                                        const ForconCommand *command);

/**
 * forcon_captains_go_on:
 * @battle: (inout): a battle of the caller's; where the command can be done, what comes of it takes its place
 * @rules: the rules
 * @command: what would be done next
 *
 * As forcon_captains_foresee(), for what is thought of as one command after the other.
 *
 * Returns: what would come of it
 */
ForconVerdict forcon_captains_go_on (ForconBattle **battle, const ForconRules *rules, const ForconCommand *command);

/**
 * ForconCaptains:
 * @sides: bit (1 << side id) of each side that a captain plays
 * @rounds: the last round that they play; at least 1
 * @policies: (nullable): by side id less one, what its captains mind; %NULL: forcon_captain_policy
 */
typedef struct {
  guint32 sides;
  gint rounds;
  const ForconCaptainPolicy *policies[FORCON_SIDES_MAX];
} ForconCaptains;

#define FORCON_ALL_SIDES G_MAXUINT32

/**
 * forcon_captains_next:
 * @battle: a battle
 * @rules: the rules
 * @captains: who plays which sides
 * @command: (out): what comes next
 *
 * The next command of those sides: those who brace or cover come before the side at turn, those who fire back after it,
 * when its fire is over (F-FIRE-3); then it ends its step. When the step belongs to a side that no captain plays, only
 * answers are left to give.
 *
 * Returns: whether there is one; else it is for others to go on, or the battle or its last round is over
 */
gboolean forcon_captains_next (const ForconBattle *battle, const ForconRules *rules, const ForconCaptains *captains,
                               ForconCommand *command);

/**
 * forcon_captains_play:
 * @battle: a battle; it is played in place, to its end or to the end of a round
 * @rules: the rules
 * @captains: who plays which sides; all of them are played
 * @outcome: of forcon_outcome_new(), for the decisions
 *
 * All sides by captains, with dice of the generator.
 *
 * Returns: whether every command was carried out; the verdict of one that was not is in @outcome
 */
gboolean forcon_captains_play (ForconBattle *battle, const ForconRules *rules, const ForconCaptains *captains,
                               ForconOutcome *outcome);

G_END_DECLS
