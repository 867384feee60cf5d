/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Standing instructions: F-CAMP-13. */

#include "engine/decision/decision.h"

G_BEGIN_DECLS

/**
 * forcon_instruction_give:
 * @decision: the decision
 * @command: an instruction for a formation with ships in action
 *
 * It comes behind those that the formation has.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_instruction_give (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_instruction_drop:
 * @decision: the decision
 * @command: whose instruction, and which; without a number all of them
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_instruction_drop (ForconDecision *decision, const ForconCommand *command);

G_END_DECLS
