/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-play.h"

G_BEGIN_DECLS

ForconExit forcon_play_explain (ForconPlay *play, gint number);

G_END_DECLS
