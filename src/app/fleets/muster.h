/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/game/game.h"
#include "app/widgets/panel.h"

G_BEGIN_DECLS

/**
 * ForconMuster:
 *
 * The formations of a campaign by admirals, each with its ships; ships can be dragged out of them and onto them.
 * Emits "dropped" with a pointer to #ForconShips and a guint, the formation that they were dropped on, 0 for a new
 * one; and "opened" with a guint, a ship that was activated.
 */
#define FORCON_TYPE_MUSTER (forcon_muster_get_type ())
G_DECLARE_FINAL_TYPE (ForconMuster, forcon_muster, FORCON, MUSTER, ForconPanel)

G_END_DECLS
