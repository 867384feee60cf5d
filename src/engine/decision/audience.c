/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/event.h"
#include "engine/state/formation.h"

/* Who may see an event: the one place where that is decided (F-EW-4). The kinds stand in the table of the events. */

/* What a side has to know of one that an event names, to be told: as the kind of event says, a contact, or nothing. */
typedef enum {
  NEEDS_KIND,
  NEEDS_CONTACT,
  NEEDS_NOTHING,
} Need;

/* One that an event names: a ship, a formation or a mine. */
typedef struct {
  ForconFieldKind kind;
  gsize offset;
  Need need;
} Party;

#define PARTIES_MAX 4

typedef struct {
  guint n;
  Party party[PARTIES_MAX];
} Parties;

typedef struct {
  ForconEventKind kind;
  const char *field;
  Need need;
} Exception;

/*
 * Who is named beside the one that the event is about. A side that may be told of the one is told, and where it knows
 * nothing of the other it is told without it.
 */
static const Exception exceptions[] = {
  { FORCON_EVENT_TARGET_CHECKED, "target", NEEDS_CONTACT },
  { FORCON_EVENT_TARGET_CHECKED, "nearest", NEEDS_NOTHING },
  { FORCON_EVENT_SHIP_DAMAGED, "by", NEEDS_NOTHING },
  { FORCON_EVENT_SHIELDS_SPENT, "target", NEEDS_CONTACT },
  { FORCON_EVENT_COVER_DECLARED, "target", NEEDS_CONTACT },
  { FORCON_EVENT_RAM_CHECKED, "target", NEEDS_CONTACT },
  { FORCON_EVENT_SWEEP_CHECKED, "mine", NEEDS_NOTHING },
  { FORCON_EVENT_SHIP_JOINED, "from", NEEDS_NOTHING },
  { FORCON_EVENT_SHIP_CAPTURED, "by", NEEDS_NOTHING },
  { FORCON_EVENT_FATE_CHOSEN, "by", NEEDS_NOTHING },
  { FORCON_EVENT_SHIP_TAKEN_OVER, "by", NEEDS_NOTHING },
  { FORCON_EVENT_SHIP_CREATED, "like", NEEDS_NOTHING },
};

static Parties
find_parties (ForconEventKind kind)
{
  Parties parties = { 0 };
  const ForconRecordShape *shape = forcon_event_shape (kind);

  for (guint i = 0; i < shape->n_fields; i++)
    {
      Party party = { shape->fields[i].type->kind, shape->fields[i].offset, NEEDS_KIND };

      for (guint j = 0; j < G_N_ELEMENTS (exceptions); j++)
        if (exceptions[j].kind == kind && g_str_equal (exceptions[j].field, shape->fields[i].name))
          party.need = exceptions[j].need;
      if ((party.kind != FORCON_FIELD_SHIP && party.kind != FORCON_FIELD_FORMATION && party.kind != FORCON_FIELD_MINE)
          || party.need == NEEDS_NOTHING)
        continue;
      g_assert (parties.n < PARTIES_MAX);
      parties.party[parties.n++] = party;
    }
  return parties;
}

/* Looked up once for each kind: the audience is asked for with every event of every battle that is tried out. */
static const Parties *
parties_of (ForconEventKind kind)
{
  static Parties table[FORCON_N_EVENTS];
  static gsize done = 0;

  if (g_once_init_enter (&done))
    {
      for (guint i = 0; i < FORCON_N_EVENTS; i++)
        table[i] = find_parties ((ForconEventKind) i);
      g_once_init_leave (&done, 1);
    }
  return &table[kind];
}

typedef struct {
  const ForconBattle *battle;
  ForconSideId side;
  ForconAudience kind;
} Onlooker;

static gboolean
sees_formation (const Onlooker *onlooker, ForconFormationId id, Need need)
{
  const ForconFormation *formation = forcon_battle_formation (onlooker->battle, id);

  if (formation == NULL || FORCON_ID_EQUAL (formation->side, onlooker->side))
    return TRUE;
  if (need == NEEDS_KIND && onlooker->kind == FORCON_AUDIENCE_OWNER)
    return FALSE;
  return forcon_formation_level (onlooker->battle, id, onlooker->side)
         >= (need == NEEDS_KIND && onlooker->kind == FORCON_AUDIENCE_CARD ? FORCON_LEVEL_IDENTIFIED
                                                                          : FORCON_LEVEL_CONTACT);
}

static gboolean
sees_party (const Onlooker *onlooker, const ForconEvent *event, const Party *party)
{
  const ForconShip *ship;
  const ForconMine *mine;

  switch ((gint) party->kind)
    {
    case FORCON_FIELD_SHIP:
      ship = forcon_battle_ship (onlooker->battle, FORCON_RECORD_VALUE (event, party, ForconShipId));
      return ship == NULL || sees_formation (onlooker, ship->formation, party->need);
    case FORCON_FIELD_FORMATION:
      return sees_formation (onlooker, FORCON_RECORD_VALUE (event, party, ForconFormationId), party->need);
    default:
      mine = forcon_battle_mine (onlooker->battle, FORCON_RECORD_VALUE (event, party, ForconMineId));
      return mine == NULL || (mine->known & (1u << onlooker->side.value)) != 0;
    }
}

gboolean
forcon_event_is_farewell (ForconEventKind kind)
{
  return kind == FORCON_EVENT_MINE_GONE;
}

guint32
forcon_event_audience (const ForconBattle *battle, const ForconEvent *event)
{
  const ForconEventRow *row = forcon_event_row (event->kind);
  ForconAudience kind = (ForconAudience) row->audience;
  const Parties *parties = parties_of (event->kind);
  guint32 audience = 0;

  if (kind == FORCON_AUDIENCE_MASTER)
    return 0;
  if (kind == FORCON_AUDIENCE_SEEKER)
    return 1u << FORCON_RECORD_VALUE (event, forcon_record_find (&row->shape, "side"), ForconSideId).value;
  /* A side that saw a ship only as a contact sees that the master takes its counter off the table. */
  if (event->kind == FORCON_EVENT_VALUE_SET && event->value_set.value == FORCON_VALUE_STATUS)
    kind = FORCON_AUDIENCE_CONTACT;
  for (guint side = 1; side <= forcon_battle_n_sides (battle); side++)
    {
      Onlooker onlooker = { battle, { (guint16) side }, kind };
      gboolean told = kind != FORCON_AUDIENCE_TURN || forcon_side_detected (battle, battle->side, onlooker.side);

      if (kind != FORCON_AUDIENCE_TURN && kind != FORCON_AUDIENCE_ALL)
        for (guint i = 0; i < parties->n && told; i++)
          told = sees_party (&onlooker, event, &parties->party[i]);
      if (told)
        audience |= 1u << side;
    }
  return audience;
}
