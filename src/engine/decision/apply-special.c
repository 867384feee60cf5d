/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/apply.h"

/* An abandoned ship drifts on; all others are gone. */
void
forcon_apply_ship_lost (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_out_of_action (battle, event->ship_lost.ship,
                              event->ship_lost.loss == FORCON_LOSS_ABANDONED ? FORCON_SHIP_HULK
                                                                              : FORCON_SHIP_DESTROYED);
}

void
forcon_apply_boarding_declared (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_ship (battle, event->boarding_declared.ship)->boards = event->boarding_declared.target;
  forcon_apply_attack (battle, event->boarding_declared.target);
}

/* It keeps its hits and its criticals for who takes it over. */
void
forcon_apply_ship_captured (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->ship_captured.ship);

  ship->status = FORCON_SHIP_CAPTURED;
  ship->captor = event->ship_captured.by;
  ship->captive = event->ship_captured.wait;
  ship->order = FORCON_ORDER_NONE;
  ship->bonus = 0;
  ship->boards = FORCON_NO_SHIP;
  ship->cover = 0;
  ship->brace_ends = 0;
}

/* One try in each end phase. */
void
forcon_apply_takeover_tried (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_ship (battle, event->takeover_tried.ship)->captive = 1;
}

void
forcon_apply_ship_taken_over (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->ship_taken_over.ship);

  ship->status = FORCON_SHIP_IN_ACTION;
  ship->side = event->ship_taken_over.side;
  ship->captor = FORCON_NO_SHIP;
  ship->captive = 0;
  ship->readiness_lost = event->ship_taken_over.readiness_lost;
  ship->moved = TRUE;
  ship->joined = FALSE;
  forcon_apply_ship (battle, event->ship_taken_over.by)->readiness_lost += event->ship_taken_over.captor_lost;
}

void
forcon_apply_orbit_entered (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->orbit_entered.ship);

  ship->planet = event->orbit_entered.object;
  ship->position = event->orbit_entered.position;
  ship->heading = event->orbit_entered.heading;
}

void
forcon_apply_orbit_changed (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_ship (battle, event->orbit_changed.ship)->halved = event->orbit_changed.halves;
}

void
forcon_apply_orbit_left (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->orbit_left.ship);

  ship->planet = FORCON_NO_OBJECT;
  ship->position = event->orbit_left.position;
  ship->heading = event->orbit_left.heading;
}

void
forcon_apply_ship_falling (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_ship (battle, event->ship_falling.ship)->falling = event->ship_falling.ends;
}

void
forcon_apply_fall_stopped (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->fall_stopped.ship);

  ship->repairs++;
  if (event->fall_stopped.stopped)
    ship->falling = 0;
}

void
forcon_apply_ship_crashed (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_out_of_action (battle, event->ship_crashed.ship, FORCON_SHIP_DESTROYED);
}

void
forcon_apply_station_sank (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_ship (battle, event->station_sank.ship)->position = event->station_sank.to;
}

void
forcon_apply_troops_landed (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_ship (battle, event->troops_landed.ship)->landed += event->troops_landed.troops;
}
