/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/knowledge/knowledge.h"

G_BEGIN_DECLS

/* What an admiral who sits at a table may propose there, by what the own side sees of it and by nothing else. */

/**
 * ForconWebSeat:
 * @clash: a clash that goes on
 * @view: what the own side sees of its table
 * @battle: that, as a battle; all ids are of it
 * @rules: the rules
 * @side: the own side
 * @turn: which admiral's turn it is, as far as that is seen, by the ids of the campaign; or none
 */
typedef struct {
  ForconClash clash;
  const ForconView *view;
  const ForconBattle *battle;
  const ForconRules *rules;
  ForconSideId side;
  ForconSideId turn;
} ForconWebSeat;

/**
 * forcon_web_sit_down:
 * @present: what the admiral knows now
 * @place: of a clash among those that the admiral knows
 * @seat: (out caller-allocates): valid as long as @present
 *
 * Returns: whether the clash goes on
 */
gboolean forcon_web_sit_down (const ForconKnowledge *present, guint place, ForconWebSeat *seat);

/* What the table stood like when a form was made: another state is another form. (transfer full) */
char *forcon_web_seat_moment (const ForconWebSeat *seat);

/* Whether the ship leads a formation of the own side that has still to move, or may. */
gboolean forcon_web_seat_may_move (const ForconWebSeat *seat, ForconShipId ship);

/* Whether an order can be given now. */
gboolean forcon_web_seat_may_order (const ForconWebSeat *seat, ForconShipId ship, ForconOrder order);

/**
 * forcon_web_seat_shots:
 * @seat: a seat
 * @ship: a ship of its table
 *
 * Returns: (transfer full) (element-type ForconCommand): for each ship and salvo that the ship can fire at, a command
 *   FIRE with all guns that can be used on it; none where it has no fire to give
 */
GArray *forcon_web_seat_shots (const ForconWebSeat *seat, ForconShipId ship);

/**
 * forcon_web_seat_awaits:
 * @seat: a seat
 * @ship: a ship of its table
 * @shots: its shots
 *
 * Returns: whether a move, fire or an order that answers what others do can be proposed for it
 */
gboolean forcon_web_seat_awaits (const ForconWebSeat *seat, ForconShipId ship, const GArray *shots);

G_END_DECLS
