/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Fire and shields: F-FIRE, F-SHLD. */

#include "engine/decision/decision.h"

G_BEGIN_DECLS

/**
 * forcon_fire_decide:
 * @decision: the decision
 * @command: who fires what at whom
 *
 * Dice: the target check if one is due; then for each group its armour or destructor dice, with a target locked on
 * those that failed again, the saves of a special shield, the critical dice of its damage, each critical, a catastrophe
 * and the explosions that follow (F-FIRE-1, F-FIRE-2).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_fire_decide (ForconDecision *decision, const ForconCommand *command);

/**
 * forcon_shields_show:
 * @decision: the decision
 * @ship: who is attacked
 * @pool: (out): the ships whose shields stop hits on it; none for a hulk
 *
 * The shields of its pool glow, and those that have some left are seen (F-EW-3).
 *
 * Returns: as forcon_formation_shields_left()
 */
gint forcon_shields_show (ForconDecision *decision, ForconShipId ship, ForconShips *pool);

/**
 * forcon_shields_stop:
 * @decision: the decision
 * @ship: who is hit
 * @pool: of forcon_shields_show()
 * @hits: how many hits shields stop, at most those that are left
 *
 * Uses up shields of the pool, the ship's own first (F-SHLD-1, F-SHLD-2).
 */
void forcon_shields_stop (ForconDecision *decision, ForconShipId ship, const ForconShips *pool, gint hits);

/**
 * forcon_shields_save:
 * @decision: the decision
 * @ship: who is hit
 * @hits: that its shields did not stop
 * @saved: (out): how many of them a special shield stops
 *
 * Dice: one for each hit, if the ship braces with a special shield (F-ORD-3).
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_shields_save (ForconDecision *decision, ForconShipId ship, gint hits, gint *saved);

G_END_DECLS
