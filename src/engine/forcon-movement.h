/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-decide.h"

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

ForconShips forcon_move_body (const ForconBattle *battle, ForconShipId ship);
ForconMoveLimits forcon_move_limits (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship);
ForconLength forcon_move_before_turn (const ForconMoveLimits *limits, ForconLength distance);
ForconPath forcon_move_path (ForconPoint from, ForconAngle heading, const ForconLegs *legs);
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
const ForconPoint *forcon_path_leaves_table (const ForconBattle *battle, const ForconPath *path);
ForconVerdict forcon_move_judge (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                                 const ForconLegs *legs);
ForconShips forcon_move_withdraws (const ForconBattle *battle, ForconShipId ship, const ForconLegs *legs);
gboolean forcon_move_on_table (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                               ForconLegs *legs);
gboolean forcon_move_possible (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship);
ForconObjectId forcon_move_planet (const ForconBattle *battle, ForconShipId ship, ForconLegs *legs);
ForconLegs forcon_move_towards (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                                ForconPoint goal);

G_END_DECLS
