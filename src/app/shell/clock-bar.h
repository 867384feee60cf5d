/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* The clock of the period: time left, pause, correction. */
#define FORCON_TYPE_CLOCK_BAR (forcon_clock_bar_get_type ())
G_DECLARE_FINAL_TYPE (ForconClockBar, forcon_clock_bar, FORCON, CLOCK_BAR, ForconPanel)

G_END_DECLS
