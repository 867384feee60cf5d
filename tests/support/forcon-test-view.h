/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/views/view.h"

G_BEGIN_DECLS

/*
 * All that a side gets to see, as text: the battle with its names and cards, and every event with every figure and die,
 * from some entry on. Places stand in brackets: "(1000,2500)".
 */
char *test_view_dump (const ForconView *view);
char *test_view_dump_from (const ForconView *view, guint entry);

/* Levels by dice: some formations hidden from some sides, some contacts, some identified (F-EW-1). */
void test_hide_some (ForconBattle *battle, ForconRandom *random);

G_END_DECLS
