/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The order of a turn: F-TURN. */

#include "engine/decision/decision.h"

G_BEGIN_DECLS

gboolean forcon_turn_begin_battle (ForconDecision *decision, const ForconCommand *command);
gboolean forcon_turn_end_step (ForconDecision *decision, const ForconCommand *command);

/* That nobody is left to fight is for the engine to say. */
gboolean forcon_turn_end_battle (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_turn_check_end:
 * @decision: a decision whose command is carried out
 *
 * The battle is over when no two hostile sides have a ship in action left (F-TURN-3). The winner is the side that is
 * left, or the first of the allies.
 */
void forcon_turn_check_end (ForconDecision *decision);

G_END_DECLS
