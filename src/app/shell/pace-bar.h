/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* From the last quarter of the hour on: whether the master is late, and what would help. */
#define FORCON_TYPE_PACE_BAR (forcon_pace_bar_get_type ())
G_DECLARE_FINAL_TYPE (ForconPaceBar, forcon_pace_bar, FORCON, PACE_BAR, ForconPanel)

G_END_DECLS
