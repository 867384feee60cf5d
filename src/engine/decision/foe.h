/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/verdict.h"

G_BEGIN_DECLS

/* Whom a ship may attack hand to hand: by boarding or by ramming. */

/**
 * forcon_foe_judge:
 * @battle: a battle
 * @ship: a ship in action
 * @foe: whom it wants to board or ram
 * @if_own: the verdict on one that is not hostile
 *
 * Of a ship that its side has not detected nothing else is told (F-EW-4).
 *
 * Returns: done, or why it cannot be attacked at all, wherever it lies
 */
ForconVerdict forcon_foe_judge (const ForconBattle *battle, ForconShipId ship, ForconShipId foe,
                                ForconVerdictKind if_own);

G_END_DECLS
