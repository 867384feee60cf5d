/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "engine/movement/movement.h"
#include "engine/state/ship.h"
#include "render/drawing/table-model.h"

G_BEGIN_DECLS

/**
 * ForconDraft:
 * @ship: the selected ship, or none
 * @target: whom it would fire at, or none
 * @weapons: mask of the weapons that would fire
 * @legs: of the move; always two or more, the last without a turn
 * @touched: whether the master has begun to draw up a move: its ghost is on the table
 * @aimed: whether the master has chosen the target or the weapons
 * @orbit, @halves: in low orbit: −1, 0 or 1, and what that halves
 * @target_salvo: torpedoes that it would fire at instead
 * @launching: torpedoes are to be launched rather than guns fired
 * @tubes: mask of the tubes
 * @by_heading, @heading: launched on a heading, not at @target
 * @with: who joins torpedoes
 * @salvo: the salvo that is to be moved; @legs are its then
 * @thing: a salvo, mine or object under the master's hand
 * @placing: a drag on the table says where the master puts something
 * @placed, @place: where that is, once it was said
 */
typedef struct {
  ForconShipId ship;
  ForconShipId target;
  guint32 weapons;
  ForconLegs legs;
  gboolean touched;
  gboolean aimed;
  gint orbit;
  ForconHalves halves;
  ForconSalvoId target_salvo;
  gboolean launching;
  guint32 tubes;
  gboolean by_heading;
  ForconAngle heading;
  ForconShips with;
  ForconSalvoId salvo;
  ForconTableThing thing;
  gboolean placing;
  gboolean placed;
  ForconPoint place;
} ForconDraft;

/**
 * forcon_session_draft:
 * @self: a session
 *
 * Returns: (transfer none): what the master is about to do
 */
const ForconDraft *forcon_session_draft (ForconSession *self);

/**
 * forcon_session_select:
 * @self: a session with a battle
 * @ship: a ship of the battle, or none
 *
 * Selects @ship and draws up a new draft for it; nothing happens if it is selected already.
 */
void forcon_session_select (ForconSession *self, ForconShipId ship);

/**
 * forcon_session_select_next:
 * @self: a session
 * @direction: 1 for the next, −1 for the one before
 *
 * Goes to the next ship that has something useful to do in this step (forcon_session_is_useful()), those first that
 * would miss it. Before the battle, after it and while it is shown as a side sees it, to the next on the table.
 *
 * Returns: %FALSE if there is none
 */
gboolean forcon_session_select_next (ForconSession *self, gint direction);

/**
 * forcon_session_point_at:
 * @self: a session
 * @ship: a ship that was clicked
 *
 * In the fire step an enemy of a selected ship that may fire becomes its target; otherwise the ship is selected.
 */
void forcon_session_point_at (ForconSession *self, ForconShipId ship);

/**
 * forcon_session_point_at_thing:
 * @self: a session
 * @thing: what was clicked
 *
 * A ship is pointed at as forcon_session_point_at() says. A salvo is moved, or fired at, where that is possible.
 * Everything is put under the master's hand.
 */
void forcon_session_point_at_thing (ForconSession *self, ForconTableThing thing);

/**
 * forcon_session_set_target:
 * @self: a session with a selected ship
 * @target: whom to fire at
 *
 * Chooses the target, and with it all weapons that can be used on it.
 */
void forcon_session_set_target (ForconSession *self, ForconShipId target);

/**
 * forcon_session_set_target_salvo:
 * @self: a session with a selected ship
 * @salvo: torpedoes to fire at instead of a ship, or none
 *
 * Chooses them, and with them all guns that can be fired.
 */
void forcon_session_set_target_salvo (ForconSession *self, ForconSalvoId salvo);

/**
 * forcon_session_set_weapons:
 * @self: a session with a selected ship
 * @weapons: mask of the weapons to fire
 */
void forcon_session_set_weapons (ForconSession *self, guint32 weapons);

/**
 * forcon_session_set_legs:
 * @self: a session with a selected ship
 * @legs: of the move to draw up
 *
 * Sets the legs as they were typed, legal or not.
 */
void forcon_session_set_legs (ForconSession *self, const ForconLegs *legs);

/**
 * forcon_session_set_orbit:
 * @self: a session with a selected ship in low orbit
 * @orbit: −1, 0 or 1: lower, the same, higher
 * @halves: what a change halves for the turn (F-ORB-2)
 */
void forcon_session_set_orbit (ForconSession *self, gint orbit, ForconHalves halves);

/**
 * forcon_session_drag_to:
 * @self: a session
 * @goal: where the selected ship or salvo was dragged
 *
 * Draws up the move that comes closest to @goal.
 */
void forcon_session_drag_to (ForconSession *self, ForconPoint goal);

/**
 * forcon_session_drop:
 * @self: a session
 *
 * Drops what was drawn up; the ship stays selected.
 */
void forcon_session_drop (ForconSession *self);

/**
 * forcon_session_set_placing:
 * @self: a session
 * @placing: whether the master is about to say where something goes
 */
void forcon_session_set_placing (ForconSession *self, gboolean placing);

/**
 * forcon_session_place:
 * @self: a session in which the master places something
 * @place: where
 */
void forcon_session_place (ForconSession *self, ForconPoint place);

/**
 * forcon_session_select_salvo:
 * @self: a session
 * @salvo: a salvo, or none
 *
 * Selects a salvo to be moved, and draws up its way straight ahead.
 */
void forcon_session_select_salvo (ForconSession *self, ForconSalvoId salvo);

/**
 * forcon_session_set_launching:
 * @self: a session with a selected ship
 * @launching: whether torpedoes are to be launched rather than guns fired
 */
void forcon_session_set_launching (ForconSession *self, gboolean launching);

void forcon_session_set_tubes (ForconSession *self, guint32 tubes);

/**
 * forcon_session_set_heading:
 * @self: a session with a selected ship
 * @by_heading: whether torpedoes are launched on a heading rather than at the target
 * @heading: 0.1°
 */
void forcon_session_set_heading (ForconSession *self, gboolean by_heading, ForconAngle heading);

/* The ships that launch torpedoes together with the selected one (F-FORM-6). */
void forcon_session_set_with (ForconSession *self, const ForconShips *with);

/**
 * forcon_session_move_command:
 * @self: a session with a selected ship
 *
 * Returns: the move that is drawn up
 */
ForconCommand forcon_session_move_command (ForconSession *self);

/**
 * forcon_session_fire_command:
 * @self: a session with a selected ship
 *
 * Returns: the shot that is drawn up
 */
ForconCommand forcon_session_fire_command (ForconSession *self);

/**
 * forcon_session_launch_command:
 * @self: a session with a selected ship
 *
 * Returns: the launch that is drawn up
 */
ForconCommand forcon_session_launch_command (ForconSession *self);

/**
 * forcon_session_salvo_command:
 * @self: a session with a selected salvo
 *
 * Returns: the salvo's move that is drawn up
 */
ForconCommand forcon_session_salvo_command (ForconSession *self);

G_END_DECLS
