/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/* The pages of the window on the left, with what waits on each. */
#define FORCON_TYPE_PAGE_RAIL (forcon_page_rail_get_type ())
G_DECLARE_FINAL_TYPE (ForconPageRail, forcon_page_rail, FORCON, PAGE_RAIL, ForconPanel)

/**
 * forcon_page_rail_set_stack:
 * @self: a new rail
 * @stack: the pages between which it switches; once
 */
void forcon_page_rail_set_stack (ForconPageRail *self, AdwViewStack *stack);

G_END_DECLS
