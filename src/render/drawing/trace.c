/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "render/drawing/trace.h"

#include "engine/state/ship.h"

GArray *
forcon_traces_new (void)
{
  return g_array_new (FALSE, TRUE, sizeof (ForconTrace));
}

static ForconPath
straight (ForconPoint from, ForconPoint to)
{
  return (ForconPath){ .n_points = 2, .points = { from, to } };
}

static void
add_ship_moved (GArray *traces, const ForconBattle *battle, const ForconEvent *event)
{
  const ForconShip *ship = forcon_battle_ship (battle, event->ship_moved.ship);
  ForconTrace trace = { .kind = FORCON_TRACE_MOVE, .ship = event->ship_moved.ship };

  if (ship == NULL)
    return;
  trace.planet = ship->planet;
  trace.path = forcon_move_path_made (event->ship_moved.from, event->ship_moved.to, event->ship_moved.from_heading,
                                      &event->ship_moved.legs);
  g_array_append_val (traces, trace);
}

static void
add_salvo_moved (GArray *traces, const ForconBattle *battle, const ForconEvent *event)
{
  const ForconSalvo *salvo = forcon_battle_salvo (battle, event->salvo_moved.salvo);
  ForconTrace trace = { .kind = FORCON_TRACE_SALVO, .planet = salvo == NULL ? FORCON_NO_OBJECT : salvo->planet };

  trace.path = forcon_move_path_made (event->salvo_moved.from, event->salvo_moved.to, event->salvo_moved.from_heading,
                                      &event->salvo_moved.legs);
  g_array_append_val (traces, trace);
}

/* A ship that goes straight from one place to another: it drifts, or a hand puts it there. */
static void
add_carried (GArray *traces, const ForconBattle *battle, ForconTraceKind kind, ForconShipId ship, ForconPoint from,
             ForconPoint to)
{
  const ForconShip *state = forcon_battle_ship (battle, ship);
  ForconTrace trace = { .kind = kind, .ship = ship, .path = straight (from, to) };

  if (state == NULL)
    return;
  trace.planet = state->planet;
  g_array_append_val (traces, trace);
}

/* A shot at a target that is not known, or no longer there, leaves none. */
static void
add_shot (GArray *traces, const ForconBattle *battle, ForconTraceKind kind, ForconShipId shooter, ForconShipId target,
          gboolean told)
{
  const ForconShip *from = forcon_battle_ship (battle, shooter);
  const ForconShip *to = forcon_battle_ship (battle, target);
  ForconTrace trace = { .kind = kind, .ship = shooter, .target = target, .told = told };

  if (from == NULL || to == NULL)
    return;
  trace.planet = from->planet;
  trace.path = straight (from->position, to->position);
  g_array_append_val (traces, trace);
}

void
forcon_traces_add_event (GArray *traces, const ForconBattle *battle, const ForconEvent *event)
{
  switch ((gint) event->kind)
    {
    case FORCON_EVENT_SHIP_MOVED:
      add_ship_moved (traces, battle, event);
      break;
    case FORCON_EVENT_SALVO_MOVED:
      add_salvo_moved (traces, battle, event);
      break;
    case FORCON_EVENT_HULK_DRIFTED:
      add_carried (traces, battle, FORCON_TRACE_DRIFT, event->hulk_drifted.ship, event->hulk_drifted.from,
                   event->hulk_drifted.to);
      break;
    case FORCON_EVENT_SHIP_PLACED:
      add_carried (traces, battle, FORCON_TRACE_HAND, event->ship_placed.ship, event->ship_placed.from,
                   event->ship_placed.to);
      break;
    case FORCON_EVENT_BATTERY_FIRED:
      add_shot (traces, battle, FORCON_TRACE_BATTERY, event->battery_fired.shooter, event->battery_fired.target,
                event->battery_fired.damage > 0);
      break;
    case FORCON_EVENT_DESTRUCTOR_FIRED:
      add_shot (traces, battle, FORCON_TRACE_DESTRUCTOR, event->destructor_fired.shooter,
                event->destructor_fired.target, event->destructor_fired.damage > 0);
      break;
    default:
      break;
    }
}

void
forcon_traces_add_loss (GArray *traces, const ForconBattle *battle, ForconShipId ship)
{
  const ForconShip *lost = forcon_battle_ship (battle, ship);
  const ForconTrace trace = { .kind = FORCON_TRACE_LOSS,
                              .ship = ship,
                              .planet = lost->planet,
                              .path = { .n_points = 1, .points = { lost->position } } };

  g_array_append_val (traces, trace);
}
