/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-event.h"
#include "forcon-formation.h"

/* Who may see an event: the one place where that is decided (F-EW-4). The kinds stand in the table of the events. */

typedef struct {
  const ForconBattle *battle;
  ForconSideId side;
  ForconAudience kind;
} Onlooker;

static gboolean
sees_formation (const Onlooker *onlooker, ForconFormationId id)
{
  const ForconFormation *formation = forcon_battle_formation (onlooker->battle, id);

  if (formation == NULL)
    return TRUE;
  if (onlooker->kind == FORCON_AUDIENCE_OWNER)
    return FORCON_ID_EQUAL (formation->side, onlooker->side);
  return forcon_formation_level (onlooker->battle, id, onlooker->side)
         >= (onlooker->kind == FORCON_AUDIENCE_CARD ? FORCON_LEVEL_IDENTIFIED : FORCON_LEVEL_CONTACT);
}

/* Wrecks lie open on the table. */
static gboolean
sees_ship (const Onlooker *onlooker, ForconShipId id)
{
  const ForconShip *ship = forcon_battle_ship (onlooker->battle, id);

  return ship == NULL || sees_formation (onlooker, ship->formation);
}

static gboolean
sees_mine (const Onlooker *onlooker, ForconMineId id)
{
  const ForconMine *mine = forcon_battle_mine (onlooker->battle, id);

  return mine == NULL || (mine->known & (1u << onlooker->side.value)) != 0;
}

static gboolean
sees_field (const Onlooker *onlooker, const ForconEvent *event, const ForconEventField *field)
{
  switch ((gint) field->type)
    {
    case FORCON_FIELD_SHIP:
      return sees_ship (onlooker, FORCON_EVENT_FIELD_VALUE (event, field, ForconShipId));
    case FORCON_FIELD_FORMATION:
      return sees_formation (onlooker, FORCON_EVENT_FIELD_VALUE (event, field, ForconFormationId));
    case FORCON_FIELD_MINE:
      return sees_mine (onlooker, FORCON_EVENT_FIELD_VALUE (event, field, ForconMineId));
    default:
      return TRUE;
    }
}

static gboolean
sees (const Onlooker *onlooker, const ForconEvent *event)
{
  guint n_fields = 0;
  const ForconEventField *fields = forcon_event_fields (event->kind, &n_fields);

  if (onlooker->kind == FORCON_AUDIENCE_SEEKER)
    return FORCON_ID_EQUAL (event->formation_seen.side, onlooker->side);
  for (guint i = 0; i < n_fields; i++)
    if (!sees_field (onlooker, event, &fields[i]))
      return FALSE;
  return TRUE;
}

/**
 * forcon_event_is_farewell:
 *
 * Returns: whether after such an event the battle does not tell any more who knew what it names
 */
gboolean
forcon_event_is_farewell (ForconEventKind kind)
{
  return kind == FORCON_EVENT_MINE_GONE;
}

/**
 * forcon_event_audience:
 * @battle: the battle right after the event; of a farewell, right before it
 * @event: the event
 *
 * Returns: bit (1 << side id) of each side that may see it (F-EW-4)
 */
guint32
forcon_event_audience (const ForconBattle *battle, const ForconEvent *event)
{
  ForconAudience kind = forcon_event_kind_audience (event->kind);
  guint32 audience = 0;

  if (kind == FORCON_AUDIENCE_MASTER)
    return 0;
  for (guint side = 1; side <= forcon_battle_n_sides (battle); side++)
    {
      Onlooker onlooker = { battle, { (guint16) side }, kind };

      if (kind == FORCON_AUDIENCE_ALL || sees (&onlooker, event))
        audience |= 1u << side;
    }
  return audience;
}
