/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "forcon-view.h"

G_BEGIN_DECLS

/* All that a side gets to see, as text: the battle with its names and cards, and every event with every figure and die. */
char *test_view_dump (const ForconView *view);

/* Levels by dice: some formations hidden from some sides, some contacts, some identified (F-EW-1). */
void test_hide_some (ForconBattle *battle, ForconRandom *random);

G_END_DECLS
