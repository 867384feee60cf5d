/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/state/battle.h"
#include "render/drawing/style.h"

G_BEGIN_DECLS

const ForconStyle *forcon_look_style (void);
char *forcon_look_moment (const ForconBattle *battle);

G_END_DECLS
