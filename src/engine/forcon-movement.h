/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-decide.h"

G_BEGIN_DECLS

/**
 * ForconMoveLimits:
 * @least: shortest distance but for standing still, 0.01 cm (F-MOV-2)
 * @most: longest distance, with what Full ahead gained, 0.01 cm
 * @may_stand: whether distance 0 is allowed (F-MOV-2)
 * @greatest_turn: all turns of the move together, 0.1° (F-MOV-3, F-MOV-7); 0 when it may not turn
 * @turn_after: share of the declared distance to go before the first turn (F-MOV-4)
 * @turns: how many turns a move may hold
 *
 * What a ship may do in this movement phase. The window draws its reach from it, and the rules refuse by it.
 */
typedef struct {
  ForconLength least;
  ForconLength most;
  gboolean may_stand;
  ForconAngle greatest_turn;
  ForconFraction turn_after;
  guint turns;
} ForconMoveLimits;

/* Where a move leads: the corners of its path and the heading at its end. */
typedef struct {
  guint n_points;
  ForconPoint points[FORCON_LEGS_MAX + 1];
  ForconAngle heading;
} ForconPath;

ForconMoveLimits forcon_move_limits (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship);
ForconPath forcon_move_path (ForconPoint from, ForconAngle heading, const ForconLegs *legs);
ForconVerdict forcon_move_judge (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                                 const ForconLegs *legs);
ForconLegs forcon_move_towards (const ForconBattle *battle, const ForconRules *rules, ForconShipId ship,
                                ForconPoint goal);

G_END_DECLS
