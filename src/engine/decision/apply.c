/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/apply.h"

#include "engine/state/ship.h"

/* The only writer of a battle in play. It writes what an event states and does not ask whether the rules allow it. */

ForconShip *
forcon_apply_ship (ForconBattle *battle, ForconShipId id)
{
  g_assert (id.value > 0 && id.value <= battle->n_ships);
  return &battle->ships[id.value - 1];
}

void
forcon_apply_use_id (ForconBattle *battle, guint32 id)
{
  battle->next_id = MAX (battle->next_id, id + 1);
}

void
forcon_apply_out_of_action (ForconBattle *battle, ForconShipId id, ForconShipStatus status)
{
  ForconShip *ship = forcon_apply_ship (battle, id);

  ship->status = status;
  ship->order = FORCON_ORDER_NONE;
  ship->bonus = 0;
  ship->shaken = 0;
  ship->hits = 0;
  ship->brace_ends = 0;
  ship->boards = FORCON_NO_SHIP;
  ship->cover = 0;
  ship->falling = 0;
  ship->captor = FORCON_NO_SHIP;
  ship->captive = 0;
  for (guint i = battle->criticals->len; i-- > 0;)
    if (FORCON_ID_EQUAL (g_array_index (battle->criticals, ForconCritical, i).ship, id))
      g_array_remove_index (battle->criticals, i);
}

/* A ship that withdraws takes its damage with it. */
static void
take_off_table (ForconBattle *battle, ForconShipId id)
{
  ForconShip *ship = forcon_apply_ship (battle, id);

  ship->status = FORCON_SHIP_WITHDRAWN;
  ship->order = FORCON_ORDER_NONE;
  ship->bonus = 0;
}

void
forcon_apply_turn_begun (ForconBattle *battle, const ForconEvent *event)
{
  battle->round = event->turn_begun.round;
  battle->side = event->turn_begun.side;
  for (guint i = 0; i < battle->n_ships; i++)
    {
      ForconShip *ship = &battle->ships[i];

      if (event->turn_begun.shields_back)
        ship->shields_used = 0;
      if (!FORCON_ID_EQUAL (ship->side, battle->side))
        continue;
      ship->order_failed = FALSE;
      ship->moved = FALSE;
      ship->moved_distance = 0;
      ship->turned = FALSE;
      ship->fired = 0;
      ship->repairs = 0;
      /* Tubes emptied last turn are not ready in this one, unless they were prepared (F-TORP-1, F-ORD-5). */
      ship->unready = ship->prepared ? 0 : ship->loading;
      ship->loading = 0;
      ship->prepared = FALSE;
      ship->halved = FORCON_HALVES_NOTHING;
      ship->sweeping = FALSE;
    }
  for (guint i = 0; i < battle->n_formations; i++)
    if (FORCON_ID_EQUAL (battle->formations[i].side, battle->side))
      battle->formations[i].flag_tried = FALSE;
}

/*
 * A ship braces until the turn of a side; when that enemy is lost, the turn of any other counts (F-ORD-2). Captives
 * wait for the turns of their captor's side (F-BRD-6).
 */
void
forcon_apply_turn_ended (ForconBattle *battle, const ForconEvent *event)
{
  ForconSideId side = event->turn_ended.side;

  for (guint i = 0; i < battle->n_ships; i++)
    {
      ForconShip *ship = &battle->ships[i];

      if (FORCON_ID_EQUAL (ship->side, side))
        {
          ship->order = FORCON_ORDER_NONE;
          ship->bonus = 0;
          ship->shaken = MAX (ship->shaken - 1, 0);
          ship->no_turn = MAX (ship->no_turn - 1, 0);
          ship->strained = MAX (ship->strained - 1, 0);
          ship->falling = MAX (ship->falling - 1, 0);
          ship->laying = FALSE;
        }
      if (FORCON_ID_EQUAL (ship->brace_side, side)
          || (ship->brace_ends > 0 && forcon_sides_hostile (battle, ship->side, side)
              && !forcon_side_in_action (battle, ship->brace_side)))
        ship->brace_ends = MAX (ship->brace_ends - 1, 0);
      if (!FORCON_ID_IS_NONE (ship->captor) && FORCON_ID_EQUAL (forcon_apply_ship (battle, ship->captor)->side, side))
        ship->captive = MAX (ship->captive - 1, 0);
      ship->boards = FORCON_NO_SHIP;
    }
  for (guint i = 0; i < battle->salvos->len; i++)
    {
      ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i);

      salvo->old = salvo->old || salvo->moved;
    }
}

/*
 * An order of the fire phase is one of a phase (F-ORD-1). In older journals shields came back with the fire step. Guns
 * that covered a friend were out for the fire phase of their side that is over now (F-TORP-5).
 */
void
forcon_apply_step_begun (ForconBattle *battle, const ForconEvent *event)
{
  battle->step = event->step_begun.step;
  for (guint i = 0; i < battle->n_ships; i++)
    {
      ForconShip *ship = &battle->ships[i];

      ship->fire_order = FORCON_ORDER_NONE;
      if (battle->step == FORCON_STEP_FIRE)
        {
          if (!event->step_begun.shields_kept)
            ship->shields_used = 0;
          ship->returned = 0;
          ship->target_check = FORCON_CHECK_NOT_TRIED;
          ship->hits_lost = 0;
        }
      else if (battle->step == FORCON_STEP_TORPEDOES)
        {
          if (FORCON_ID_EQUAL (ship->side, battle->side))
            ship->cover_spent = 0;
          ship->turrets_used = FALSE;
          ship->covers = FORCON_NO_SHIP;
          ship->cover = 0;
        }
    }
  if (battle->step == FORCON_STEP_FIRE)
    {
      g_array_set_size (battle->shots, 0);
      for (guint i = 0; i < battle->n_formations; i++)
        battle->formations[i].return_target = FORCON_NO_FORMATION;
    }
  else if (battle->step == FORCON_STEP_TORPEDOES)
    for (guint i = 0; i < battle->salvos->len; i++)
      g_array_index (battle->salvos, ForconSalvo, i).moved = FALSE;
}

void
forcon_apply_ship_moved (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->ship_moved.ship);

  ship->position = event->ship_moved.to;
  ship->heading = event->ship_moved.heading;
  ship->moved = TRUE;
  ship->moved_distance = event->ship_moved.distance;
  ship->turned = event->ship_moved.turned;
  ship->has_moved = ship->has_moved || event->ship_moved.distance > 0;
}

void
forcon_apply_hulk_drifted (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_ship (battle, event->hulk_drifted.ship)->position = event->hulk_drifted.to;
  if (event->hulk_drifted.left_table)
    take_off_table (battle, event->hulk_drifted.ship);
}

void
forcon_apply_fire_opened (ForconBattle *battle, const ForconEvent *event)
{
  ForconShot shot = { event->fire_opened.shooter, event->fire_opened.target };

  g_array_append_val (battle->shots, shot);
  forcon_apply_attack (battle, shot.target);
  if (event->fire_opened.returning)
    battle->formations[forcon_apply_ship (battle, shot.shooter)->formation.value - 1].return_target
        = forcon_apply_ship (battle, shot.target)->formation;
}

void
forcon_apply_spend_weapons (ForconBattle *battle, ForconShipId shooter, guint32 weapons)
{
  ForconShip *ship = forcon_apply_ship (battle, shooter);

  if (FORCON_ID_EQUAL (ship->side, battle->side))
    ship->fired |= weapons;
  else
    ship->returned |= weapons;
}

/* What a ship loses in the fire phase counts against its boarders (F-BRD-3). */
static void
lose_hits (ForconBattle *battle, ForconShip *ship, gint hits)
{
  if (battle->step == FORCON_STEP_FIRE)
    ship->hits_lost += hits;
}

void
forcon_apply_ship_damaged (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->ship_damaged.ship);

  ship->hits = event->ship_damaged.hits_left;
  lose_hits (battle, ship, event->ship_damaged.points);
  ship->shaken = MAX (ship->shaken, event->ship_damaged.shaken);
}

void
forcon_apply_critical_hit (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->critical_hit.ship);

  ship->hits = event->critical_hit.hits_left;
  lose_hits (battle, ship, event->critical_hit.extra);
  ship->readiness_lost += event->critical_hit.readiness;
  ship->ew_attack_lost += event->critical_hit.ew_attack;
  if (event->critical_hit.effect == FORCON_CRITICAL_SHIELD_GENERATORS)
    ship->generators_destroyed = TRUE;
  if (!FORCON_ID_IS_NONE (event->critical_hit.critical))
    {
      ForconCritical critical = { event->critical_hit.critical, event->critical_hit.ship, event->critical_hit.effect,
                                  event->critical_hit.extra, event->critical_hit.readiness,
                                  event->critical_hit.ew_attack };

      g_array_append_val (battle->criticals, critical);
      forcon_apply_use_id (battle, critical.id.value);
    }
}

void
forcon_apply_catastrophe (ForconBattle *battle, const ForconEvent *event)
{
  static const ForconShipStatus statuses[FORCON_N_CATASTROPHE] = {
    [FORCON_CATASTROPHE_DRIFTING_HULK] = FORCON_SHIP_HULK,
    [FORCON_CATASTROPHE_BURNING_HULK] = FORCON_SHIP_BURNING_HULK,
    [FORCON_CATASTROPHE_PLASMA_DRIVE] = FORCON_SHIP_DESTROYED,
    [FORCON_CATASTROPHE_NECKLIN_DRIVE] = FORCON_SHIP_DESTROYED,
  };

  forcon_apply_out_of_action (battle, event->catastrophe.ship, statuses[event->catastrophe.result]);
}

void
forcon_apply_marker_placed (ForconBattle *battle, const ForconEvent *event)
{
  ForconObject object = { event->marker_placed.object, event->marker_placed.kind, event->marker_placed.centre,
                          event->marker_placed.radius, FORCON_NO_SIDE };

  g_array_append_val (battle->objects, object);
  forcon_apply_use_id (battle, object.id.value);
}

void
forcon_apply_marker_removed (ForconBattle *battle, const ForconEvent *event)
{
  for (guint i = 0; i < battle->objects->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (battle->objects, ForconObject, i).id, event->marker_removed.object))
      {
        g_array_remove_index (battle->objects, i);
        return;
      }
}

void
forcon_apply_remove_critical (ForconBattle *battle, ForconShip *ship, ForconCriticalId critical, gint readiness,
                              gint ew_attack)
{
  ship->readiness_lost -= readiness;
  ship->ew_attack_lost -= ew_attack;
  for (guint i = 0; i < battle->criticals->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (battle->criticals, ForconCritical, i).id, critical))
      {
        g_array_remove_index (battle->criticals, i);
        return;
      }
}

void
forcon_apply_repair_tried (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->repair_tried.ship);

  ship->repairs++;
  ship->hits = event->repair_tried.hits_left;
  if (event->repair_tried.repaired)
    forcon_apply_remove_critical (battle, ship, event->repair_tried.critical, event->repair_tried.readiness_back,
                                  event->repair_tried.ew_attack_back);
}

/* The roster is shared: it gets a copy first. */
void
forcon_apply_turn_placed (ForconBattle *battle, const ForconEvent *event)
{
  ForconRoster *copy = forcon_roster_copy (battle->roster);

  forcon_roster_unref (battle->roster);
  battle->roster = copy;
  g_array_index (copy->sides, ForconSide, event->turn_placed.side.value - 1).turn = (guint) event->turn_placed.place;
}

void
forcon_apply_battle_begun (ForconBattle *battle, const ForconEvent *event)
{
  battle->first = event->battle_begun.first;
}

void
forcon_apply_battle_ended (ForconBattle *battle, const ForconEvent *event)
{
  battle->step = FORCON_STEP_OVER;
}

/* An order of the movement step binds all ships of the formation (F-MOV-6). */
void
forcon_apply_order_given (ForconBattle *battle, const ForconEvent *event)
{
  ForconFormationId formation = forcon_apply_ship (battle, event->order_given.ship)->formation;

  for (guint i = 0; i < battle->n_ships; i++)
    if (FORCON_ID_EQUAL (battle->ships[i].formation, formation) && battle->ships[i].status == FORCON_SHIP_IN_ACTION)
      {
        battle->ships[i].order = event->order_given.order;
        battle->ships[i].bonus = event->order_given.bonus;
      }
}

void
forcon_apply_order_failed (ForconBattle *battle, const ForconEvent *event)
{
  ForconFormationId formation = forcon_apply_ship (battle, event->order_failed.ship)->formation;

  for (guint i = 0; i < battle->n_ships; i++)
    if (FORCON_ID_EQUAL (battle->ships[i].formation, formation))
      battle->ships[i].order_failed = TRUE;
}

void
forcon_apply_ship_withdrew (ForconBattle *battle, const ForconEvent *event)
{
  take_off_table (battle, event->ship_withdrew.ship);
}

void
forcon_apply_target_checked (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_ship (battle, event->target_checked.ship)->target_check
      = event->target_checked.passed ? FORCON_CHECK_PASSED : FORCON_CHECK_FAILED;
}

void
forcon_apply_battery_fired (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_spend_weapons (battle, event->battery_fired.shooter, event->battery_fired.weapons);
}

void
forcon_apply_destructor_fired (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_spend_weapons (battle, event->destructor_fired.shooter, event->destructor_fired.weapons);
}

void
forcon_apply_escort_destroyed (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_out_of_action (battle, event->escort_destroyed.ship, FORCON_SHIP_DESTROYED);
}

void
forcon_apply_generator_advanced (ForconBattle *battle, const ForconEvent *event)
{
  battle->random.state = event->generator_advanced.state;
}

/* What each event changes; %NULL for those that are only told. */
#define CHANGES(member) forcon_apply_##member
#define NOTHING(member) NULL
#define APPLY(NAME, member, word, audience, changes, ...) changes (member),
static void (*const changes[]) (ForconBattle *battle, const ForconEvent *event) = { FORCON_EVENTS (APPLY) };

void
forcon_battle_change (ForconBattle *battle, const ForconEvent *event)
{
  if (changes[event->kind] != NULL)
    changes[event->kind](battle, event);
}

gboolean
forcon_battle_apply (ForconBattle *battle, const ForconEvent *event)
{
  if (!forcon_event_fits (battle, event))
    return FALSE;
  forcon_battle_change (battle, event);
  return TRUE;
}
