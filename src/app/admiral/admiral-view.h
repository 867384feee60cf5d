/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/**
 * ForconAdmiralView:
 *
 * What one admiral may see: the own fleet, the map as known, reports, own orders as they were understood, messages and the
 * clock. Read-only, and made of nothing but what the admiral knows (F-CAMP-8).
 *
 * Signal "done": somebody wants to leave it.
 */
#define FORCON_TYPE_ADMIRAL_VIEW (forcon_admiral_view_get_type ())
G_DECLARE_FINAL_TYPE (ForconAdmiralView, forcon_admiral_view, FORCON, ADMIRAL_VIEW, ForconPanel)

void forcon_admiral_view_show (ForconAdmiralView *self, ForconGame *game, ForconSideId admiral);
void forcon_admiral_view_forget (ForconAdmiralView *self);
void forcon_admiral_view_show_page (ForconAdmiralView *self, const char *page);

G_END_DECLS
