/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/verdict.h"

G_BEGIN_DECLS

/* Whom a ship may attack hand to hand: by boarding or by ramming. */
ForconVerdict forcon_foe_judge (const ForconBattle *battle, ForconShipId ship, ForconShipId foe,
                                ForconVerdictKind if_own);

G_END_DECLS
