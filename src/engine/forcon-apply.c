/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-event.h"

/* The only place that writes to a battle in play. An event states what is; nothing here asks whether it may be. */

static ForconShip *
ship_of (ForconBattle *battle, ForconShipId id)
{
  g_assert (id.value > 0 && id.value <= battle->n_ships);
  return &battle->ships[id.value - 1];
}

static void
use_id (ForconBattle *battle, guint32 id)
{
  battle->next_id = MAX (battle->next_id, id + 1);
}

static void
remove_criticals (ForconBattle *battle, ForconShipId ship)
{
  for (guint i = battle->criticals->len; i-- > 0;)
    if (FORCON_ID_EQUAL (g_array_index (battle->criticals, ForconCritical, i).ship, ship))
      g_array_remove_index (battle->criticals, i);
}

/* A ship out of action has no criticals, orders or weapons any more (F-CAT-1). */
static void
put_out_of_action (ForconBattle *battle, ForconShipId id, ForconShipStatus status)
{
  ForconShip *ship = ship_of (battle, id);

  ship->status = status;
  ship->order = FORCON_ORDER_NONE;
  ship->bonus = 0;
  ship->shaken = 0;
  ship->hits = 0;
  remove_criticals (battle, id);
}

/* A ship that withdraws takes its damage with it. */
static void
take_off_table (ForconBattle *battle, ForconShipId id)
{
  ForconShip *ship = ship_of (battle, id);

  ship->status = FORCON_SHIP_WITHDRAWN;
  ship->order = FORCON_ORDER_NONE;
  ship->bonus = 0;
}

static void
apply_turn_begun (ForconBattle *battle, const ForconEvent *event)
{
  battle->round = event->turn_begun.round;
  battle->side = event->turn_begun.side;
  for (guint i = 0; i < battle->n_ships; i++)
    {
      ForconShip *ship = &battle->ships[i];

      if (!FORCON_ID_EQUAL (ship->side, battle->side))
        continue;
      ship->order_failed = FALSE;
      ship->moved = FALSE;
      ship->fired = 0;
      ship->repairs = 0;
    }
}

static void
apply_turn_ended (ForconBattle *battle, const ForconEvent *event)
{
  for (guint i = 0; i < battle->n_ships; i++)
    {
      ForconShip *ship = &battle->ships[i];

      if (!FORCON_ID_EQUAL (ship->side, event->turn_ended.side))
        continue;
      ship->order = FORCON_ORDER_NONE;
      ship->bonus = 0;
      ship->shaken = MAX (ship->shaken - 1, 0);
    }
}

static void
apply_step_begun (ForconBattle *battle, const ForconEvent *event)
{
  battle->step = event->step_begun.step;
  if (battle->step != FORCON_STEP_FIRE)
    return;
  g_array_set_size (battle->shots, 0);
  for (guint i = 0; i < battle->n_ships; i++)
    {
      battle->ships[i].shields_used = 0;
      battle->ships[i].returned = 0;
      battle->ships[i].return_target = FORCON_NO_SHIP;
      battle->ships[i].target_check = FORCON_CHECK_NOT_TRIED;
    }
}

static void
apply_moved (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = ship_of (battle, event->ship_moved.ship);

  ship->position = event->ship_moved.to;
  ship->heading = event->ship_moved.heading;
  ship->moved = TRUE;
  ship->has_moved = ship->has_moved || event->ship_moved.distance > 0;
}

static void
apply_drifted (ForconBattle *battle, const ForconEvent *event)
{
  ship_of (battle, event->hulk_drifted.ship)->position = event->hulk_drifted.to;
  if (event->hulk_drifted.left_table)
    take_off_table (battle, event->hulk_drifted.ship);
}

static void
apply_fire_opened (ForconBattle *battle, const ForconEvent *event)
{
  ForconShot shot = { event->fire_opened.shooter, event->fire_opened.target };

  g_array_append_val (battle->shots, shot);
  if (event->fire_opened.returning)
    ship_of (battle, shot.shooter)->return_target = shot.target;
}

/* Weapons fired back are still ready in the ship's own turn (F-FIRE-3). */
static void
spend_weapons (ForconBattle *battle, ForconShipId shooter, guint32 weapons)
{
  ForconShip *ship = ship_of (battle, shooter);

  if (FORCON_ID_EQUAL (ship->side, battle->side))
    ship->fired |= weapons;
  else
    ship->returned |= weapons;
}

static void
apply_damaged (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = ship_of (battle, event->ship_damaged.ship);

  ship->hits = event->ship_damaged.hits_left;
  ship->shaken = MAX (ship->shaken, event->ship_damaged.shaken);
}

static void
apply_critical (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = ship_of (battle, event->critical_hit.ship);

  ship->hits = event->critical_hit.hits_left;
  ship->readiness_lost += event->critical_hit.readiness;
  ship->ew_attack_lost += event->critical_hit.ew_attack;
  if (event->critical_hit.effect == FORCON_CRITICAL_SHIELD_GENERATORS)
    ship->generators_destroyed = TRUE;
  if (!FORCON_ID_IS_NONE (event->critical_hit.critical))
    {
      ForconCritical critical = { event->critical_hit.critical, event->critical_hit.ship, event->critical_hit.effect,
                                  event->critical_hit.extra };

      g_array_append_val (battle->criticals, critical);
      use_id (battle, critical.id.value);
    }
}

static void
apply_catastrophe (ForconBattle *battle, const ForconEvent *event)
{
  static const ForconShipStatus statuses[FORCON_N_CATASTROPHE] = {
    [FORCON_CATASTROPHE_DRIFTING_HULK] = FORCON_SHIP_HULK,
    [FORCON_CATASTROPHE_BURNING_HULK] = FORCON_SHIP_BURNING_HULK,
    [FORCON_CATASTROPHE_PLASMA_DRIVE] = FORCON_SHIP_DESTROYED,
    [FORCON_CATASTROPHE_NECKLIN_DRIVE] = FORCON_SHIP_DESTROYED,
  };

  put_out_of_action (battle, event->catastrophe.ship, statuses[event->catastrophe.result]);
}

static void
apply_marker_placed (ForconBattle *battle, const ForconEvent *event)
{
  ForconObject object = { event->marker_placed.object, event->marker_placed.kind, event->marker_placed.centre,
                          event->marker_placed.radius };

  g_array_append_val (battle->objects, object);
  use_id (battle, object.id.value);
}

static void
apply_marker_removed (ForconBattle *battle, const ForconEvent *event)
{
  for (guint i = 0; i < battle->objects->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (battle->objects, ForconObject, i).id, event->marker_removed.object))
      {
        g_array_remove_index (battle->objects, i);
        return;
      }
}

static void
apply_repair (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = ship_of (battle, event->repair_tried.ship);

  ship->repairs++;
  ship->hits = event->repair_tried.hits_left;
  if (!event->repair_tried.repaired)
    return;
  for (guint i = 0; i < battle->criticals->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (battle->criticals, ForconCritical, i).id, event->repair_tried.critical))
      {
        g_array_remove_index (battle->criticals, i);
        return;
      }
}

static void
apply_begun (ForconBattle *battle, const ForconEvent *event)
{
  battle->first = event->battle_begun.first;
}

static void
apply_ended (ForconBattle *battle, const ForconEvent *event)
{
  battle->step = FORCON_STEP_OVER;
}

static void
apply_order_given (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = ship_of (battle, event->order_given.ship);

  ship->order = event->order_given.order;
  ship->bonus = event->order_given.bonus;
}

static void
apply_order_failed (ForconBattle *battle, const ForconEvent *event)
{
  ship_of (battle, event->order_failed.ship)->order_failed = TRUE;
}

static void
apply_withdrew (ForconBattle *battle, const ForconEvent *event)
{
  take_off_table (battle, event->ship_withdrew.ship);
}

static void
apply_target_checked (ForconBattle *battle, const ForconEvent *event)
{
  ship_of (battle, event->target_checked.ship)->target_check
      = event->target_checked.passed ? FORCON_CHECK_PASSED : FORCON_CHECK_FAILED;
}

static void
apply_battery_fired (ForconBattle *battle, const ForconEvent *event)
{
  spend_weapons (battle, event->battery_fired.shooter, event->battery_fired.weapons);
  ship_of (battle, event->battery_fired.target)->shields_used += event->battery_fired.stopped;
}

static void
apply_destructor_fired (ForconBattle *battle, const ForconEvent *event)
{
  spend_weapons (battle, event->destructor_fired.shooter, event->destructor_fired.weapons);
  ship_of (battle, event->destructor_fired.target)->shields_used += event->destructor_fired.stopped;
}

static void
apply_escort_destroyed (ForconBattle *battle, const ForconEvent *event)
{
  put_out_of_action (battle, event->escort_destroyed.ship, FORCON_SHIP_DESTROYED);
}

static void
apply_blast_struck (ForconBattle *battle, const ForconEvent *event)
{
  ship_of (battle, event->blast_struck.ship)->shields_used += event->blast_struck.stopped;
}

static void
apply_generator (ForconBattle *battle, const ForconEvent *event)
{
  battle->random.state = event->generator_advanced.state;
}

typedef void (*Apply) (ForconBattle *battle, const ForconEvent *event);

/* What each event changes; those that are not here are only told. */
static const Apply changes[FORCON_N_EVENTS] = {
  [FORCON_EVENT_BATTLE_BEGUN] = apply_begun,
  [FORCON_EVENT_TURN_BEGUN] = apply_turn_begun,
  [FORCON_EVENT_STEP_BEGUN] = apply_step_begun,
  [FORCON_EVENT_TURN_ENDED] = apply_turn_ended,
  [FORCON_EVENT_ORDER_GIVEN] = apply_order_given,
  [FORCON_EVENT_ORDER_FAILED] = apply_order_failed,
  [FORCON_EVENT_SHIP_MOVED] = apply_moved,
  [FORCON_EVENT_SHIP_WITHDREW] = apply_withdrew,
  [FORCON_EVENT_HULK_DRIFTED] = apply_drifted,
  [FORCON_EVENT_TARGET_CHECKED] = apply_target_checked,
  [FORCON_EVENT_FIRE_OPENED] = apply_fire_opened,
  [FORCON_EVENT_BATTERY_FIRED] = apply_battery_fired,
  [FORCON_EVENT_DESTRUCTOR_FIRED] = apply_destructor_fired,
  [FORCON_EVENT_SHIP_DAMAGED] = apply_damaged,
  [FORCON_EVENT_CRITICAL_HIT] = apply_critical,
  [FORCON_EVENT_ESCORT_DESTROYED] = apply_escort_destroyed,
  [FORCON_EVENT_CATASTROPHE] = apply_catastrophe,
  [FORCON_EVENT_BLAST_STRUCK] = apply_blast_struck,
  [FORCON_EVENT_MARKER_PLACED] = apply_marker_placed,
  [FORCON_EVENT_MARKER_REMOVED] = apply_marker_removed,
  [FORCON_EVENT_REPAIR_TRIED] = apply_repair,
  [FORCON_EVENT_BATTLE_ENDED] = apply_ended,
  [FORCON_EVENT_GENERATOR_ADVANCED] = apply_generator,
};

/**
 * forcon_battle_apply:
 * @battle: the state
 * @event: a fact about this state
 *
 * The only writer of a battle in play. Never fails, throws no dice, knows no rule.
 */
void
forcon_battle_apply (ForconBattle *battle, const ForconEvent *event)
{
  if (changes[event->kind] != NULL)
    changes[event->kind](battle, event);
}
