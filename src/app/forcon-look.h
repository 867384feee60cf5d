/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-battle.h"
#include "forcon-style.h"

G_BEGIN_DECLS

const ForconStyle *forcon_look_style (void);
char *forcon_look_moment (const ForconBattle *battle);

G_END_DECLS
