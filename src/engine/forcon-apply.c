/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-apply.h"

#include "forcon-ship.h"

/* The only place that writes to a battle in play. An event states what is; nothing here asks whether it may be. */

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

static void
remove_criticals (ForconBattle *battle, ForconShipId ship)
{
  for (guint i = battle->criticals->len; i-- > 0;)
    if (FORCON_ID_EQUAL (g_array_index (battle->criticals, ForconCritical, i).ship, ship))
      g_array_remove_index (battle->criticals, i);
}

/* A ship out of action has no criticals, orders or weapons any more (F-CAT-1). */
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
  remove_criticals (battle, id);
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

/* Tubes that were emptied last turn are not ready in this one, unless they were prepared (F-TORP-1, F-ORD-5). */
static void
begin_ship_turn (ForconShip *ship)
{
  ship->order_failed = FALSE;
  ship->moved = FALSE;
  ship->moved_distance = 0;
  ship->turned = FALSE;
  ship->fired = 0;
  ship->repairs = 0;
  ship->unready = ship->prepared ? 0 : ship->loading;
  ship->loading = 0;
  ship->prepared = FALSE;
  ship->halved = FORCON_HALVES_NOTHING;
  ship->sweeping = FALSE;
}

/* F-SHLD-1. */
static void
restore_shields (ForconBattle *battle)
{
  for (guint i = 0; i < battle->n_ships; i++)
    battle->ships[i].shields_used = 0;
}

static void
apply_turn_begun (ForconBattle *battle, const ForconEvent *event)
{
  battle->round = event->turn_begun.round;
  battle->side = event->turn_begun.side;
  if (event->turn_begun.shields_back)
    restore_shields (battle);
  for (guint i = 0; i < battle->n_ships; i++)
    if (FORCON_ID_EQUAL (battle->ships[i].side, battle->side))
      begin_ship_turn (&battle->ships[i]);
  for (guint i = 0; i < battle->n_formations; i++)
    if (FORCON_ID_EQUAL (battle->formations[i].side, battle->side))
      battle->formations[i].flag_tried = FALSE;
}

static void
end_ship_turn (ForconShip *ship)
{
  ship->order = FORCON_ORDER_NONE;
  ship->bonus = 0;
  ship->shaken = MAX (ship->shaken - 1, 0);
  ship->no_turn = MAX (ship->no_turn - 1, 0);
  ship->strained = MAX (ship->strained - 1, 0);
  ship->falling = MAX (ship->falling - 1, 0);
  ship->laying = FALSE;
}

/* Whether the turn of a side is one for which a ship braced: of an enemy who is lost any other's counts (F-ORD-2). */
static gboolean
braced_until (const ForconBattle *battle, const ForconShip *ship, ForconSideId side)
{
  if (FORCON_ID_EQUAL (ship->brace_side, side))
    return TRUE;
  return ship->brace_ends > 0 && forcon_sides_hostile (battle, ship->side, side)
         && !forcon_side_in_action (battle, ship->brace_side);
}

/* Captives wait for the turns of their captor's side (F-BRD-6). */
static void
pass_time (ForconBattle *battle, ForconShip *ship, ForconSideId side)
{
  if (braced_until (battle, ship, side))
    ship->brace_ends = MAX (ship->brace_ends - 1, 0);
  if (!FORCON_ID_IS_NONE (ship->captor) && FORCON_ID_EQUAL (forcon_apply_ship (battle, ship->captor)->side, side))
    ship->captive = MAX (ship->captive - 1, 0);
  ship->boards = FORCON_NO_SHIP;
}

static void
apply_turn_ended (ForconBattle *battle, const ForconEvent *event)
{
  ForconSideId side = event->turn_ended.side;

  for (guint i = 0; i < battle->n_ships; i++)
    {
      if (FORCON_ID_EQUAL (battle->ships[i].side, side))
        end_ship_turn (&battle->ships[i]);
      pass_time (battle, &battle->ships[i], side);
    }
  for (guint i = 0; i < battle->salvos->len; i++)
    {
      ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i);

      salvo->old = salvo->old || salvo->moved;
    }
}

static void
begin_fire (ForconBattle *battle)
{
  g_array_set_size (battle->shots, 0);
  for (guint i = 0; i < battle->n_ships; i++)
    {
      battle->ships[i].returned = 0;
      battle->ships[i].target_check = FORCON_CHECK_NOT_TRIED;
      battle->ships[i].hits_lost = 0;
    }
  for (guint i = 0; i < battle->n_formations; i++)
    battle->formations[i].return_target = FORCON_NO_FORMATION;
}

/* Guns that covered a friend were out for the fire phase of their side that is over now (F-TORP-5). */
static void
begin_torpedoes (ForconBattle *battle)
{
  for (guint i = 0; i < battle->n_ships; i++)
    {
      if (FORCON_ID_EQUAL (battle->ships[i].side, battle->side))
        battle->ships[i].cover_spent = 0;
      battle->ships[i].turrets_used = FALSE;
      battle->ships[i].covers = FORCON_NO_SHIP;
      battle->ships[i].cover = 0;
    }
  for (guint i = 0; i < battle->salvos->len; i++)
    g_array_index (battle->salvos, ForconSalvo, i).moved = FALSE;
}

/* An order of the fire phase is one of a phase (F-ORD-1). In older journals shields came back with the fire step. */
static void
apply_step_begun (ForconBattle *battle, const ForconEvent *event)
{
  battle->step = event->step_begun.step;
  for (guint i = 0; i < battle->n_ships; i++)
    battle->ships[i].fire_order = FORCON_ORDER_NONE;
  if (battle->step == FORCON_STEP_FIRE && !event->step_begun.shields_kept)
    restore_shields (battle);
  if (battle->step == FORCON_STEP_FIRE)
    begin_fire (battle);
  else if (battle->step == FORCON_STEP_TORPEDOES)
    begin_torpedoes (battle);
}

static void
apply_moved (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->ship_moved.ship);

  ship->position = event->ship_moved.to;
  ship->heading = event->ship_moved.heading;
  ship->moved = TRUE;
  ship->moved_distance = event->ship_moved.distance;
  ship->turned = event->ship_moved.turned;
  ship->has_moved = ship->has_moved || event->ship_moved.distance > 0;
}

static void
apply_drifted (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_ship (battle, event->hulk_drifted.ship)->position = event->hulk_drifted.to;
  if (event->hulk_drifted.left_table)
    take_off_table (battle, event->hulk_drifted.ship);
}

static void
apply_fire_opened (ForconBattle *battle, const ForconEvent *event)
{
  ForconShot shot = { event->fire_opened.shooter, event->fire_opened.target };

  g_array_append_val (battle->shots, shot);
  if (event->fire_opened.returning)
    battle->formations[forcon_apply_ship (battle, shot.shooter)->formation.value - 1].return_target
        = forcon_apply_ship (battle, shot.target)->formation;
}

/* Weapons fired back are still ready in the ship's own turn (F-FIRE-3). */
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

static void
apply_damaged (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->ship_damaged.ship);

  ship->hits = event->ship_damaged.hits_left;
  lose_hits (battle, ship, event->ship_damaged.points);
  ship->shaken = MAX (ship->shaken, event->ship_damaged.shaken);
}

static void
apply_critical (ForconBattle *battle, const ForconEvent *event)
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

static void
apply_catastrophe (ForconBattle *battle, const ForconEvent *event)
{
  static const ForconShipStatus statuses[FORCON_N_CATASTROPHE] = {
    [FORCON_CATASTROPHE_DRIFTING_HULK] = FORCON_SHIP_HULK,
    [FORCON_CATASTROPHE_BURNING_HULK] = FORCON_SHIP_BURNING_HULK,
    [FORCON_CATASTROPHE_PLASMA_DRIVE] = FORCON_SHIP_DESTROYED,
    [FORCON_CATASTROPHE_NECKLIN_DRIVE] = FORCON_SHIP_DESTROYED,
  };

  forcon_apply_out_of_action (battle, event->catastrophe.ship, statuses[event->catastrophe.result]);
}

static void
apply_marker_placed (ForconBattle *battle, const ForconEvent *event)
{
  ForconObject object = { event->marker_placed.object, event->marker_placed.kind, event->marker_placed.centre,
                          event->marker_placed.radius, FORCON_NO_SIDE };

  g_array_append_val (battle->objects, object);
  forcon_apply_use_id (battle, object.id.value);
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
  ForconShip *ship = forcon_apply_ship (battle, event->repair_tried.ship);

  ship->repairs++;
  ship->hits = event->repair_tried.hits_left;
  if (!event->repair_tried.repaired)
    return;
  ship->readiness_lost -= event->repair_tried.readiness_back;
  ship->ew_attack_lost -= event->repair_tried.ew_attack_back;
  for (guint i = 0; i < battle->criticals->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (battle->criticals, ForconCritical, i).id, event->repair_tried.critical))
      {
        g_array_remove_index (battle->criticals, i);
        return;
      }
}

/* The roster is shared: it gets a copy first. */
static void
apply_turn_placed (ForconBattle *battle, const ForconEvent *event)
{
  ForconRoster *copy = forcon_roster_copy (battle->roster);

  forcon_roster_unref (battle->roster);
  battle->roster = copy;
  g_array_index (copy->sides, ForconSide, event->turn_placed.side.value - 1).turn = (guint) event->turn_placed.place;
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

/* An order of the movement step binds all ships of the formation (F-MOV-6). */
static void
apply_order_given (ForconBattle *battle, const ForconEvent *event)
{
  ForconFormationId formation = forcon_apply_ship (battle, event->order_given.ship)->formation;

  for (guint i = 0; i < battle->n_ships; i++)
    if (FORCON_ID_EQUAL (battle->ships[i].formation, formation) && battle->ships[i].status == FORCON_SHIP_IN_ACTION)
      {
        battle->ships[i].order = event->order_given.order;
        battle->ships[i].bonus = event->order_given.bonus;
      }
}

static void
apply_order_failed (ForconBattle *battle, const ForconEvent *event)
{
  ForconFormationId formation = forcon_apply_ship (battle, event->order_failed.ship)->formation;

  for (guint i = 0; i < battle->n_ships; i++)
    if (FORCON_ID_EQUAL (battle->ships[i].formation, formation))
      battle->ships[i].order_failed = TRUE;
}

static void
apply_withdrew (ForconBattle *battle, const ForconEvent *event)
{
  take_off_table (battle, event->ship_withdrew.ship);
}

static void
apply_target_checked (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_ship (battle, event->target_checked.ship)->target_check
      = event->target_checked.passed ? FORCON_CHECK_PASSED : FORCON_CHECK_FAILED;
}

static void
apply_battery_fired (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_spend_weapons (battle, event->battery_fired.shooter, event->battery_fired.weapons);
}

static void
apply_destructor_fired (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_spend_weapons (battle, event->destructor_fired.shooter, event->destructor_fired.weapons);
}

static void
apply_escort_destroyed (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_out_of_action (battle, event->escort_destroyed.ship, FORCON_SHIP_DESTROYED);
}

static void
apply_generator (ForconBattle *battle, const ForconEvent *event)
{
  battle->random.state = event->generator_advanced.state;
}

typedef void (*Apply) (ForconBattle *battle, const ForconEvent *event);

/* What each event changes; those that are not here are only told. */
static const Apply changes[FORCON_N_EVENTS] = {
  [FORCON_EVENT_TURN_PLACED] = apply_turn_placed,
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
  [FORCON_EVENT_MARKER_PLACED] = apply_marker_placed,
  [FORCON_EVENT_MARKER_REMOVED] = apply_marker_removed,
  [FORCON_EVENT_REPAIR_TRIED] = apply_repair,
  [FORCON_EVENT_FORMATION_FORMED] = forcon_apply_formation_formed,
  [FORCON_EVENT_SHIP_JOINED] = forcon_apply_ship_joined,
  [FORCON_EVENT_FLAG_CHECKED] = forcon_apply_flag_checked,
  [FORCON_EVENT_FLAG_PASSED] = forcon_apply_flag_passed,
  [FORCON_EVENT_COMMAND_BROKEN] = forcon_apply_command_broken,
  [FORCON_EVENT_SHIELDS_JOINED] = forcon_apply_shields_joined,
  [FORCON_EVENT_LOCKED_ON] = forcon_apply_locked_on,
  [FORCON_EVENT_BRACED] = forcon_apply_braced,
  [FORCON_EVENT_LAUNCH_PREPARED] = forcon_apply_launch_prepared,
  [FORCON_EVENT_SHIELDS_SPENT] = forcon_apply_shields_spent,
  [FORCON_EVENT_FORMATION_SEEN] = forcon_apply_formation_seen,
  [FORCON_EVENT_SALVO_FIRED_AT] = forcon_apply_salvo_fired_at,
  [FORCON_EVENT_TUBES_EMPTIED] = forcon_apply_tubes_emptied,
  [FORCON_EVENT_TORPEDOES_LAUNCHED] = forcon_apply_torpedoes_launched,
  [FORCON_EVENT_SALVO_MOVED] = forcon_apply_salvo_moved,
  [FORCON_EVENT_SALVO_CROSSED] = forcon_apply_salvo_crossed,
  [FORCON_EVENT_TURRETS_SPENT] = forcon_apply_turrets_spent,
  [FORCON_EVENT_TURRETS_FIRED] = forcon_apply_turrets_fired,
  [FORCON_EVENT_TORPEDOES_STRUCK] = forcon_apply_torpedoes_struck,
  [FORCON_EVENT_SALVO_GONE] = forcon_apply_salvo_gone,
  [FORCON_EVENT_COVER_DECLARED] = forcon_apply_cover_declared,
  [FORCON_EVENT_MINE_LAID] = forcon_apply_mine_laid,
  [FORCON_EVENT_MINE_TRIGGERED] = forcon_apply_mine_triggered,
  [FORCON_EVENT_MINE_REVEALED] = forcon_apply_mine_revealed,
  [FORCON_EVENT_MINE_GONE] = forcon_apply_mine_gone,
  [FORCON_EVENT_MINE_PLACED] = forcon_apply_mine_placed,
  [FORCON_EVENT_SWEEP_DECLARED] = forcon_apply_sweep_declared,
  [FORCON_EVENT_SHIP_LOST] = forcon_apply_ship_lost,
  [FORCON_EVENT_BOARDING_DECLARED] = forcon_apply_boarding_declared,
  [FORCON_EVENT_SHIP_CAPTURED] = forcon_apply_ship_captured,
  [FORCON_EVENT_TAKEOVER_TRIED] = forcon_apply_takeover_tried,
  [FORCON_EVENT_SHIP_TAKEN_OVER] = forcon_apply_ship_taken_over,
  [FORCON_EVENT_ORBIT_ENTERED] = forcon_apply_orbit_entered,
  [FORCON_EVENT_ORBIT_CHANGED] = forcon_apply_orbit_changed,
  [FORCON_EVENT_ORBIT_LEFT] = forcon_apply_orbit_left,
  [FORCON_EVENT_SHIP_FALLING] = forcon_apply_ship_falling,
  [FORCON_EVENT_FALL_STOPPED] = forcon_apply_fall_stopped,
  [FORCON_EVENT_SHIP_CRASHED] = forcon_apply_ship_crashed,
  [FORCON_EVENT_STATION_SANK] = forcon_apply_station_sank,
  [FORCON_EVENT_TROOPS_LANDED] = forcon_apply_troops_landed,
  [FORCON_EVENT_VALUE_SET] = forcon_apply_value_set,
  [FORCON_EVENT_SHIP_PLACED] = forcon_apply_ship_placed,
  [FORCON_EVENT_SALVO_PLACED] = forcon_apply_salvo_placed,
  [FORCON_EVENT_OBJECT_PLACED] = forcon_apply_object_placed,
  [FORCON_EVENT_SHIP_CREATED] = forcon_apply_ship_created,
  [FORCON_EVENT_SHIP_REMOVED] = forcon_apply_ship_removed,
  [FORCON_EVENT_CRITICAL_REMOVED] = forcon_apply_critical_removed,
  [FORCON_EVENT_BATTLE_ENDED] = apply_ended,
  [FORCON_EVENT_GENERATOR_ADVANCED] = apply_generator,
};

/**
 * forcon_battle_apply:
 * @battle: the state
 * @event: a fact about this state
 *
 * The only writer of a battle in play. Throws no dice, knows no rule. An event that does not fit the state, out of a
 * journal that somebody forged, changes nothing.
 */
void
forcon_battle_apply (ForconBattle *battle, const ForconEvent *event)
{
  if (changes[event->kind] != NULL && forcon_event_fits (battle, event))
    changes[event->kind](battle, event);
}
