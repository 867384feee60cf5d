/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/verdict.h"

G_BEGIN_DECLS

/* What a window asks about mines before they are laid or swept (F-MINE, F-SWP). */

/**
 * forcon_sweep_judge:
 * @battle: a battle
 * @ship: a ship in action
 *
 * Returns: done, or why the ship cannot declare that it sweeps (F-SWP-1)
 */
ForconVerdict forcon_sweep_judge (const ForconBattle *battle, ForconShipId ship);

/* Whether the side knows where it lies. */
gboolean forcon_mine_known (const ForconMine *mine, ForconSideId side);

G_END_DECLS
