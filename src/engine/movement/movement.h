/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/decision/decide.h"

G_BEGIN_DECLS

/**
 * ForconMoveLimits:
 * @least: shortest distance but for standing still, 0.01 cm (F-MOV-2)
 * @most: longest distance, with what Full ahead gained, 0.01 cm
 * @may_stand: whether distance 0 is allowed (F-MOV-2)
 * @may_spin: whether it may turn at distance 0 (F-MOV-2, F-MOV-8)
 * @greatest_turn: all turns of the move together, 0.1° (F-MOV-3, F-MOV-7); 0 when it may not turn
 * @turn_after: share of the declared distance to go before the first turn (F-MOV-4)
 * @speed: game speed, 0.01 cm: without what Full ahead gained
 * @turn_at: share of @speed to go before the first turn, besides (F-MOV-4)
 * @turns: how many turns a move may hold
 *
 * What a formation may do in this movement phase. The window draws its reach from it, and the rules refuse by it.
 */
typedef struct {
  ForconLength least;
  ForconLength most;
  gboolean may_stand;
  gboolean may_spin;
  ForconAngle greatest_turn;
  ForconFraction turn_after;
  ForconLength speed;
  ForconFraction turn_at;
  guint turns;
} ForconMoveLimits;

/* Corners of the way of a ship: one for each leg, and one for each turn that carries it round another ship. */
#define FORCON_PATH_POINTS_MAX (2 * FORCON_LEGS_MAX + 1)

/* Where a move leads: the corners of its path and the heading at its end. */
typedef struct {
  guint n_points;
  ForconPoint points[FORCON_PATH_POINTS_MAX];
  ForconAngle heading;
} ForconPath;

/**
 * forcon_move_body:
 * @battle: a battle
 * @ship: a ship in action
 *
 * Returns: the ships that move with it as one body, itself among them: those of its formation that are on the same map.
 *   First is the lead, whose way the legs of a move describe: the flagship, without one the first ship (F-FORM-4)
 */
ForconShips forcon_move_body (const ForconBattle *battle, ForconShipId ship);

/**
 * forcon_move_limits:
 * @battle: a battle
 * @rules: the rules
 * @ship: a ship in action
 *
 * Returns: what the ship's formation may do with its orders and its damage (F-FORM-4, F-MOV-2 to F-MOV-4, F-MOV-7 to
 *   F-MOV-9, F-CRT-6, F-CRT-8, F-ORD-1)
 */
ForconMoveLimits forcon_move_limits (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship);

/**
 * forcon_move_before_turn:
 * @limits: of a formation
 * @distance: that it declares
 *
 * Returns: how far it must have gone before its first turn, 0.01 cm; more than @distance where it cannot turn at all,
 *   as a monitor that goes less than its game speed (F-MOV-4)
 */
ForconLength forcon_move_before_turn (const ForconMoveLimits *limits, ForconLength distance);

/**
 * forcon_move_path:
 * @from: where it begins
 * @heading: of the bow there
 * @legs: the move
 *
 * Returns: its corners, @legs->n + 1 of them, and the heading at its end
 */
ForconPath forcon_move_path (ForconPoint from, ForconAngle heading, const ForconLegs *legs);

/**
 * forcon_move_path_made:
 * @from: where it was
 * @to: where it is
 * @heading: where its bow pointed before, 0.1°
 * @legs: of whoever led
 *
 * Returns: the way of a move that was made; straight where a ship was carried along in a formation that turned
 */
ForconPath forcon_move_path_made (ForconPoint from, ForconPoint to, ForconAngle heading, const ForconLegs *legs);

/**
 * forcon_move_paths:
 * @battle: a battle
 * @body: of forcon_move_body()
 * @legs: the move of its lead
 * @paths: (out caller-allocates) (array length=FORCON_FORMATION_SHIPS_MAX): the way of each ship
 */
void forcon_move_paths (const ForconBattle *battle, const ForconShips *body, const ForconLegs *legs,
                        ForconPath *paths);

ForconPoint forcon_path_end (const ForconPath *path);

/**
 * forcon_path_leaves_table:
 * @battle: a battle
 * @path: a path that begins on the table
 *
 * A table is convex: a path leaves it when one of its corners does.
 *
 * Returns: (nullable): the first corner beyond it, or %NULL when the path stays on it
 */
const ForconPoint *forcon_path_leaves_table (const ForconBattle *battle, const ForconPath *path);

/**
 * forcon_move_judge:
 * @battle: a battle
 * @rules: the rules
 * @ship: a ship in action
 * @legs: the move
 *
 * Whether the move is legal as a move; whose turn it is does not count here. An end over another base names the nearest
 * legal distance on the same path (F-MOV-5).
 *
 * Returns: done, or the first rule that refuses it, with figures
 */
ForconVerdict forcon_move_judge (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                                 const ForconLegs *legs);

/**
 * forcon_move_withdraws:
 * @battle: a battle
 * @ship: a ship in action
 * @legs: a move of its formation
 *
 * Returns: the ships that leave the table by it, and with that the battle (F-TURN-3); none in low orbit
 */
ForconShips forcon_move_withdraws (const ForconBattle *battle, ForconShipId ship, const ForconLegs *legs);

/**
 * forcon_move_on_table:
 * @battle: a battle
 * @rules: the rules
 * @ship: a ship in action
 * @legs: (out): the straightest legal move of its formation, and of these the shortest, that keeps all its ships on the
 *   table
 *
 * Returns: whether one was found
 */
gboolean forcon_move_on_table (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                               ForconLegs *legs);

/**
 * forcon_move_possible:
 * @battle: a battle
 * @rules: the rules
 * @ship: a ship in action
 * @legs: (out) (optional): the straightest legal move of its formation, and of these the shortest, also over an edge
 *
 * One that is hemmed in, or a formation with a planet ahead, has no legal move and stays where it is.
 *
 * Returns: whether its formation has any legal move but standing still
 */
gboolean forcon_move_possible (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                               ForconLegs *legs);

/**
 * forcon_move_planet:
 * @battle: a battle
 * @ship: a ship that moves alone
 * @legs: (inout): its move; on return no longer than up to where its base touches the planet
 *
 * Returns: the planet whose low orbit it enters on its way, or none (F-ORB-1)
 */
ForconObjectId forcon_move_planet (const ForconBattle *battle, ForconShipId ship, ForconLegs *legs);

/**
 * forcon_move_towards:
 * @battle: a battle
 * @rules: the rules
 * @ship: a ship in action
 * @goal: where the lead of its formation should end
 *
 * Finds legs for a ship that is dragged: straight ahead for a goal that is half a centimetre aside at most, else those
 * with the smallest turn that end at @goal, else those that end nearest to it. Other bases are not looked at.
 *
 * Returns: two legs within the formation's limits
 */
ForconLegs forcon_move_towards (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                                ForconPoint goal);

G_END_DECLS
