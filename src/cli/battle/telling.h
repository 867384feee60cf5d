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

void forcon_tell_entry (const ForconPlay *play, const ForconEntry *entry, ForconTold *told);
void forcon_tell_fleets (const ForconBattle *battle);
void forcon_tell_openings (const ForconBattle *battle, const ForconRules *rules);

G_END_DECLS
