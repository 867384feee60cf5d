/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/battle/play.h"

G_BEGIN_DECLS

/**
 * ForconTold:
 * @step: the step whose heading waits for something to happen in it, or FORCON_N_STEP
 *
 * Where the telling stands.
 */
typedef struct {
  ForconStep step;
} ForconTold;

/**
 * forcon_tell_entry:
 * @play: the play
 * @entry: a command that was done
 * @told: (inout): where the telling stands
 *
 * Prints what came of the command, a heading for each turn and step and a sentence for each event.
 */
void forcon_tell_entry (const ForconPlay *play, const ForconEntry *entry, ForconTold *told);

/**
 * forcon_tell_fleets:
 * @battle: a battle
 *
 * Prints how its ships stand, and the hash of its state.
 */
void forcon_tell_fleets (const ForconBattle *battle);

/**
 * forcon_tell_openings:
 * @battle: a battle
 * @rules: its rules
 *
 * Prints what may still be done in this step and what its end would skip; nothing when the battle is over.
 */
void forcon_tell_openings (const ForconBattle *battle, const ForconRules *rules);

G_END_DECLS
