/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/command.h"
#include "base/random.h"

G_BEGIN_DECLS

/*
 * A captain by dice who tries everything that there is: proposes commands of all kinds that have their place in the step,
 * and gives the first one that the rules allow; else what a sensible captain would do.
 */
ForconCommand test_captain_eager (const ForconBattle *battle, const ForconRules *rules, ForconRandom *random);

/* A command of a kind, with fields that mean something to it; the rules may still refuse it. */
ForconCommand test_proposal (const ForconBattle *battle, const ForconRules *rules, ForconCommandKind kind,
                             ForconRandom *random);

G_END_DECLS
