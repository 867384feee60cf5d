/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/verdict.h"

G_BEGIN_DECLS

/* What a window asks about mines before they are laid or swept (F-MINE, F-SWP). */
ForconVerdict forcon_sweep_judge (const ForconBattle *battle, ForconShipId ship);
gboolean forcon_mine_known (const ForconMine *mine, ForconSideId side);

G_END_DECLS
