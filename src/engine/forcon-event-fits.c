/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-event.h"
#include "forcon-master.h"

/* A ship or a formation that an event makes has the next number. */
static gboolean
is_made (const ForconEvent *event, const ForconRecordField *field)
{
  return (event->kind == FORCON_EVENT_FORMATION_FORMED && field->type->kind == FORCON_FIELD_FORMATION)
         || (event->kind == FORCON_EVENT_SHIP_CREATED && field->offset != G_STRUCT_OFFSET (ForconEvent, ship_created.like));
}

/* Whether @id is nobody where it may be, or one of the first @n. */
static gboolean
is_there (const ForconEvent *event, const ForconRecordField *field, guint id, guint n)
{
  if (id == 0)
    return !forcon_event_row_needs (forcon_event_row (event->kind), field);
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
      return !forcon_event_row_needs (forcon_event_row (event->kind), field) || forcon_battle_salvo (battle, ID (ForconSalvoId)) != NULL;
    case FORCON_FIELD_MINE:
      return !forcon_event_row_needs (forcon_event_row (event->kind), field) || forcon_battle_mine (battle, ID (ForconMineId)) != NULL;
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
