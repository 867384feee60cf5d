/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/**
 * ForconAdmiralView:
 *
 * What one admiral may see: the own fleet, the map as known, reports, own orders as they were understood, messages
 * and the clock. Read-only, and made of nothing but what the admiral knows (F-CAMP-8).
 *
 * Signal "done": somebody wants to leave it.
 */
#define FORCON_TYPE_ADMIRAL_VIEW (forcon_admiral_view_get_type ())
G_DECLARE_FINAL_TYPE (ForconAdmiralView, forcon_admiral_view, FORCON, ADMIRAL_VIEW, ForconPanel)

/**
 * forcon_admiral_view_show:
 * @self: a view
 * @game: a game with a campaign
 * @admiral: one of its admirals, who has proved to be that
 *
 * Shows what the admiral knows, until forcon_admiral_view_forget().
 */
void forcon_admiral_view_show (ForconAdmiralView *self, ForconGame *game, ForconSideId admiral);

/**
 * forcon_admiral_view_forget:
 * @self: a view
 *
 * Nothing of what was shown is left in it.
 */
void forcon_admiral_view_forget (ForconAdmiralView *self);

/**
 * forcon_admiral_view_show_page:
 * @self: a view
 * @page: "map", "fleet", "reports", "orders" or "messages"
 */
void forcon_admiral_view_show_page (ForconAdmiralView *self, const char *page);

G_END_DECLS
