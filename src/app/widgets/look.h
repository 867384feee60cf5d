/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"
#include "render/drawing/style.h"

G_BEGIN_DECLS

/**
 * forcon_look_style:
 *
 * Returns: (transfer none): the style of drawing that goes with the desktop's light or dark colours, and with the
 *   size of names and figures that the user wants on maps and tables
 */
const ForconStyle *forcon_look_style (void);

/**
 * forcon_look_moment:
 * @battle: a battle
 *
 * Returns: (transfer full): where it stands: "Round 2 · Vervain · Fire"
 */
char *forcon_look_moment (const ForconBattle *battle);

G_END_DECLS
