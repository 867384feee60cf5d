/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-event.h"
#include "forcon-master.h"

/* Whom an event that changes something must name; everybody else in an event may be nobody. */
#define NEEDED_MAX 2
#define AT(member) G_STRUCT_OFFSET (ForconEvent, member)

static const gsize needed[FORCON_N_EVENTS][NEEDED_MAX] = {
  [FORCON_EVENT_INITIATIVE_ROLLED] = { AT (initiative_rolled.side) },
  [FORCON_EVENT_ORDER_GIVEN] = { AT (order_given.ship) },
  [FORCON_EVENT_ORDER_FAILED] = { AT (order_failed.ship) },
  [FORCON_EVENT_SHIP_MOVED] = { AT (ship_moved.ship) },
  [FORCON_EVENT_SHIP_WITHDREW] = { AT (ship_withdrew.ship) },
  [FORCON_EVENT_HULK_DRIFTED] = { AT (hulk_drifted.ship) },
  [FORCON_EVENT_TARGET_CHECKED] = { AT (target_checked.ship) },
  [FORCON_EVENT_FIRE_OPENED] = { AT (fire_opened.shooter), AT (fire_opened.target) },
  [FORCON_EVENT_BATTERY_FIRED] = { AT (battery_fired.shooter) },
  [FORCON_EVENT_DESTRUCTOR_FIRED] = { AT (destructor_fired.shooter) },
  [FORCON_EVENT_SHIP_DAMAGED] = { AT (ship_damaged.ship) },
  [FORCON_EVENT_CRITICAL_HIT] = { AT (critical_hit.ship) },
  [FORCON_EVENT_ESCORT_DESTROYED] = { AT (escort_destroyed.ship) },
  [FORCON_EVENT_CATASTROPHE] = { AT (catastrophe.ship) },
  [FORCON_EVENT_TURN_PLACED] = { AT (turn_placed.side) },
  [FORCON_EVENT_REPAIR_TRIED] = { AT (repair_tried.ship) },
  [FORCON_EVENT_FORMATION_FORMED] = { AT (formation_formed.flagship), AT (formation_formed.side) },
  [FORCON_EVENT_SHIP_JOINED] = { AT (ship_joined.ship), AT (ship_joined.formation) },
  [FORCON_EVENT_FLAG_CHECKED] = { AT (flag_checked.formation) },
  [FORCON_EVENT_FLAG_PASSED] = { AT (flag_passed.formation) },
  [FORCON_EVENT_COMMAND_BROKEN] = { AT (command_broken.formation) },
  [FORCON_EVENT_SHIELDS_JOINED] = { AT (shields_joined.ship) },
  [FORCON_EVENT_LOCKED_ON] = { AT (locked_on.ship) },
  [FORCON_EVENT_BRACED] = { AT (braced.ship) },
  [FORCON_EVENT_LAUNCH_PREPARED] = { AT (launch_prepared.ship) },
  [FORCON_EVENT_SHIELDS_SPENT] = { AT (shields_spent.ship) },
  [FORCON_EVENT_FORMATION_SEEN] = { AT (formation_seen.formation), AT (formation_seen.side) },
  [FORCON_EVENT_SALVO_FIRED_AT] = { AT (salvo_fired_at.shooter), AT (salvo_fired_at.salvo) },
  [FORCON_EVENT_TUBES_EMPTIED] = { AT (tubes_emptied.ship) },
  [FORCON_EVENT_TORPEDOES_LAUNCHED] = { AT (torpedoes_launched.side) },
  [FORCON_EVENT_SALVO_MOVED] = { AT (salvo_moved.salvo) },
  [FORCON_EVENT_SALVO_CROSSED] = { AT (salvo_crossed.salvo) },
  [FORCON_EVENT_TURRETS_SPENT] = { AT (turrets_spent.ship) },
  [FORCON_EVENT_TURRETS_FIRED] = { AT (turrets_fired.salvo) },
  [FORCON_EVENT_TORPEDOES_STRUCK] = { AT (torpedoes_struck.salvo) },
  [FORCON_EVENT_COVER_DECLARED] = { AT (cover_declared.ship) },
  [FORCON_EVENT_MINE_TRIGGERED] = { AT (mine_triggered.mine) },
  [FORCON_EVENT_MINE_REVEALED] = { AT (mine_revealed.mine) },
  [FORCON_EVENT_MINE_PLACED] = { AT (mine_placed.mine) },
  [FORCON_EVENT_SWEEP_DECLARED] = { AT (sweep_declared.ship) },
  [FORCON_EVENT_SHIP_LOST] = { AT (ship_lost.ship) },
  [FORCON_EVENT_BOARDING_DECLARED] = { AT (boarding_declared.ship) },
  [FORCON_EVENT_SHIP_CAPTURED] = { AT (ship_captured.ship) },
  [FORCON_EVENT_TAKEOVER_TRIED] = { AT (takeover_tried.ship) },
  [FORCON_EVENT_SHIP_TAKEN_OVER] = { AT (ship_taken_over.ship), AT (ship_taken_over.by) },
  [FORCON_EVENT_ORBIT_ENTERED] = { AT (orbit_entered.ship) },
  [FORCON_EVENT_ORBIT_CHANGED] = { AT (orbit_changed.ship) },
  [FORCON_EVENT_ORBIT_LEFT] = { AT (orbit_left.ship) },
  [FORCON_EVENT_SHIP_FALLING] = { AT (ship_falling.ship) },
  [FORCON_EVENT_FALL_STOPPED] = { AT (fall_stopped.ship) },
  [FORCON_EVENT_SHIP_CRASHED] = { AT (ship_crashed.ship) },
  [FORCON_EVENT_STATION_SANK] = { AT (station_sank.ship) },
  [FORCON_EVENT_TROOPS_LANDED] = { AT (troops_landed.ship) },
  [FORCON_EVENT_SHIP_PLACED] = { AT (ship_placed.ship) },
  [FORCON_EVENT_SALVO_PLACED] = { AT (salvo_placed.salvo) },
  [FORCON_EVENT_SHIP_CREATED] = { AT (ship_created.like), AT (ship_created.side) },
  [FORCON_EVENT_SHIP_REMOVED] = { AT (ship_removed.ship) },
  [FORCON_EVENT_CRITICAL_REMOVED] = { AT (critical_removed.ship) },
};

static gboolean
is_needed (ForconEventKind kind, const ForconRecordField *field)
{
  for (guint i = 0; i < NEEDED_MAX; i++)
    if (needed[kind][i] != 0 && needed[kind][i] == field->offset)
      return TRUE;
  return FALSE;
}

/* A ship or a formation that an event makes has the next number. */
static gboolean
is_made (const ForconEvent *event, const ForconRecordField *field)
{
  return (event->kind == FORCON_EVENT_FORMATION_FORMED && field->type->kind == FORCON_FIELD_FORMATION)
         || (event->kind == FORCON_EVENT_SHIP_CREATED && field->offset != AT (ship_created.like));
}

/* Whether @id is nobody where it may be, or one of the first @n. */
static gboolean
is_there (const ForconEvent *event, const ForconRecordField *field, guint id, guint n)
{
  if (id == 0)
    return !is_needed (event->kind, field);
  return id <= n + (is_made (event, field) ? 1 : 0);
}

/* Salvos and mines come and go: an event may name one that is gone, unless it changes it. */
static gboolean
id_fits (const ForconBattle *battle, const ForconEvent *event, const ForconRecordField *field)
{
#define ID(Type) FORCON_RECORD_VALUE (event, field, Type)
  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_SIDE:
      return is_there (event, field, ID (ForconSideId).value, MIN (forcon_battle_n_sides (battle), FORCON_SIDES_MAX));
    case FORCON_FIELD_SHIP:
      return is_there (event, field, ID (ForconShipId).value, battle->n_ships);
    case FORCON_FIELD_FORMATION:
      return is_there (event, field, ID (ForconFormationId).value, battle->n_formations);
    case FORCON_FIELD_SALVO:
      return !is_needed (event->kind, field) || forcon_battle_salvo (battle, ID (ForconSalvoId)) != NULL;
    case FORCON_FIELD_MINE:
      return !is_needed (event->kind, field) || forcon_battle_mine (battle, ID (ForconMineId)) != NULL;
    default:
      return TRUE;
    }
}

/* Greater than any number in play, and small enough to be added up. */
#define NUMBER_MAX 1000000000

/* Numbers that stand for something must be of something that there is. */
static gboolean
number_fits (const ForconBattle *battle, const ForconEvent *event)
{
  ForconValueBounds bounds = { -NUMBER_MAX, NUMBER_MAX };

  switch ((gint) forcon_value_type (event->value_set.value)->kind)
    {
    case FORCON_FIELD_SIDE:
    case FORCON_FIELD_FORMATION:
    case FORCON_FIELD_WORD:
      bounds = forcon_value_bounds (battle, event->value_set.ship, event->value_set.value);
      break;
    case FORCON_FIELD_WEAPONS:
      bounds = (ForconValueBounds){ 0, G_MAXUINT32 };
      break;
    default:
      break;
    }
  return event->value_set.now >= bounds.least && event->value_set.now <= bounds.most;
}

/* What is set of a ship needs the ship, and of its formation the formation; a card is there without one (F-CAMP-12). */
static gboolean
value_fits (const ForconBattle *battle, const ForconEvent *event)
{
  const ForconShip *ship = forcon_battle_ship (battle, event->value_set.ship);
  ForconValueOwner owner = forcon_value_owner (event->value_set.value);

  if ((owner == FORCON_VALUE_OF_CARD && ship == NULL)
      || (owner == FORCON_VALUE_OF_SHIP && (ship == NULL || FORCON_ID_IS_NONE (ship->formation))))
    return FALSE;
  return number_fits (battle, event);
}

static gboolean
ship_fits (const ForconBattle *battle, const ForconEvent *event)
{
  return event->ship_created.word != NULL && event->ship_created.name != NULL && battle->n_ships < FORCON_SHIPS_MAX
         && battle->n_formations < FORCON_FORMATIONS_MAX && event->ship_created.ship.value == battle->n_ships + 1;
}

/* Whether who leaves a formation to form another is in one that has a side. */
static gboolean
formation_fits (const ForconBattle *battle, const ForconEvent *event)
{
  const ForconShip *flagship = forcon_battle_ship (battle, event->formation_formed.flagship);
  const ForconFormation *old = forcon_battle_formation (battle, flagship->formation);

  return old != NULL && !FORCON_ID_IS_NONE (old->side) && battle->n_formations < FORCON_FORMATIONS_MAX;
}

/**
 * forcon_event_fits:
 * @battle: a state
 * @event: what is said to have happened then
 *
 * Events that were decided on @battle always fit; those of a journal that somebody forged may not.
 *
 * Returns: whether whom @event names is there, so that it can be written down
 */
gboolean
forcon_event_fits (const ForconBattle *battle, const ForconEvent *event)
{
  const ForconRecordShape *shape = forcon_event_shape (event->kind);

  for (guint i = 0; i < shape->n_fields; i++)
    if (!id_fits (battle, event, &shape->fields[i]))
      return FALSE;
  switch ((gint) event->kind)
    {
    case FORCON_EVENT_VALUE_SET:
      return value_fits (battle, event);
    case FORCON_EVENT_SHIP_CREATED:
      return ship_fits (battle, event);
    case FORCON_EVENT_FORMATION_FORMED:
      return formation_fits (battle, event);
    default:
      return TRUE;
    }
}
