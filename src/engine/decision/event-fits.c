/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/event.h"
#include "engine/decision/master.h"

/*
 * A ship or a formation that an event makes has the next number. Salvos and mines come and go: an event may name one
 * that is gone, unless it needs it.
 */
static gboolean
id_fits (const ForconBattle *battle, const ForconEvent *event, const ForconEventRow *row,
         const ForconRecordField *field)
{
#define ID(Type) FORCON_RECORD_VALUE (event, field, Type)
  gboolean needed = forcon_event_row_needs (row, field);
  gboolean creates = event->kind == FORCON_EVENT_SHIP_CREATED;
  guint id;
  guint last;

  switch ((gint) field->type->kind)
    {
    case FORCON_FIELD_SIDE:
      id = ID (ForconSideId).value;
      last = MIN (forcon_battle_n_sides (battle), FORCON_SIDES_MAX);
      break;
    case FORCON_FIELD_SHIP:
      id = ID (ForconShipId).value;
      last = battle->n_ships + (creates && !needed ? 1 : 0);
      break;
    case FORCON_FIELD_FORMATION:
      id = ID (ForconFormationId).value;
      last = battle->n_formations + (creates || event->kind == FORCON_EVENT_FORMATION_FORMED ? 1 : 0);
      break;
    case FORCON_FIELD_SALVO:
      return !needed || forcon_battle_salvo (battle, ID (ForconSalvoId)) != NULL;
    case FORCON_FIELD_MINE:
      return !needed || forcon_battle_mine (battle, ID (ForconMineId)) != NULL;
    default:
      return TRUE;
    }
  return id <= last && (id > 0 || !needed);
}

/* Greater than any number in play, and small enough to be added up. */
#define NUMBER_MAX 1000000000

/*
 * What is set of a ship needs the ship, and of its formation the formation; a card is there without one (F-CAMP-12).
 * Numbers that stand for something must be of something that exists.
 */
static gboolean
value_fits (const ForconBattle *battle, const ForconEvent *event)
{
  const ForconShip *ship = forcon_battle_ship (battle, event->value_set.ship);
  ForconValue value = event->value_set.value;
  ForconValueOwner owner = forcon_value_owner (value);
  ForconValueBounds bounds = { -NUMBER_MAX, NUMBER_MAX };

  if ((owner == FORCON_VALUE_OF_CARD && ship == NULL)
      || ((owner == FORCON_VALUE_OF_SHIP || owner == FORCON_VALUE_OF_FORMATION)
          && (ship == NULL || FORCON_ID_IS_NONE (ship->formation))))
    return FALSE;
  switch ((gint) forcon_value_type (value)->kind)
    {
    case FORCON_FIELD_SIDE:
    case FORCON_FIELD_FORMATION:
    case FORCON_FIELD_WORD:
      bounds = forcon_value_bounds (battle, event->value_set.ship, value);
      break;
    case FORCON_FIELD_WEAPONS:
      bounds = (ForconValueBounds){ 0, G_MAXUINT32 };
      break;
    default:
      break;
    }
  return event->value_set.now >= bounds.least && event->value_set.now <= bounds.most;
}

gboolean
forcon_event_fits (const ForconBattle *battle, const ForconEvent *event)
{
  const ForconEventRow *row = forcon_event_row (event->kind);
  const ForconFormation *old;

  for (guint i = 0; i < row->shape.n_fields; i++)
    if (!id_fits (battle, event, row, &row->shape.fields[i]))
      return FALSE;
  switch ((gint) event->kind)
    {
    case FORCON_EVENT_VALUE_SET:
      return value_fits (battle, event);
    case FORCON_EVENT_SHIP_CREATED:
      return event->ship_created.word != NULL && event->ship_created.name != NULL && battle->n_ships < FORCON_SHIPS_MAX
             && battle->n_formations < FORCON_FORMATIONS_MAX && event->ship_created.ship.value == battle->n_ships + 1;
    case FORCON_EVENT_FORMATION_FORMED:
      /* The flagship leaves a formation, of which the new one takes the side. */
      old = forcon_battle_formation (battle, forcon_battle_ship (battle, event->formation_formed.flagship)->formation);
      return old != NULL && !FORCON_ID_IS_NONE (old->side) && battle->n_formations < FORCON_FORMATIONS_MAX;
    default:
      return TRUE;
    }
}
