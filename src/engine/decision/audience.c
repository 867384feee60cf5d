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
  { FORCON_EVENT_INSTRUCTED, "foe", NEEDS_NOTHING },
  { FORCON_EVENT_INSTRUCTED, "target", NEEDS_NOTHING },
  { FORCON_EVENT_INSTRUCTED, "ship", NEEDS_NOTHING },
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

/* The sides that know enough of a formation to be told of it, one bit each. */
static guint32
seers_of_formation (const ForconBattle *battle, ForconFormationId id, Need need, ForconAudience audience)
{
  const ForconFormation *formation = forcon_battle_formation (battle, id);
  guint32 seers = 0;

  if (formation == NULL)
    return G_MAXUINT32;
  if (need == NEEDS_KIND && audience == FORCON_AUDIENCE_OWNER)
    return 1u << formation->side.value;
  ForconLevel level
      = need == NEEDS_KIND && audience == FORCON_AUDIENCE_CARD ? FORCON_LEVEL_IDENTIFIED : FORCON_LEVEL_CONTACT;

  for (guint side = 1; side <= forcon_battle_n_sides (battle); side++)
    if (forcon_formation_level (battle, id, (ForconSideId){ (guint16) side }) >= level)
      seers |= 1u << side;
  return seers;
}

static guint32
seers_of_party (const ForconBattle *battle, const ForconEvent *event, const Party *party, ForconAudience audience)
{
  const ForconShip *ship;
  const ForconMine *mine;

  switch ((gint) party->kind)
    {
    case FORCON_FIELD_SHIP:
      ship = forcon_battle_ship (battle, FORCON_RECORD_VALUE (event, party, ForconShipId));
      return ship == NULL ? G_MAXUINT32 : seers_of_formation (battle, ship->formation, party->need, audience);
    case FORCON_FIELD_FORMATION:
      return seers_of_formation (battle, FORCON_RECORD_VALUE (event, party, ForconFormationId), party->need, audience);
    default:
      mine = forcon_battle_mine (battle, FORCON_RECORD_VALUE (event, party, ForconMineId));
      return mine == NULL ? G_MAXUINT32 : mine->known;
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
  guint32 audience = ((1u << forcon_battle_n_sides (battle)) - 1) << 1;

  if (kind == FORCON_AUDIENCE_MASTER)
    return 0;
  if (kind == FORCON_AUDIENCE_SEEKER)
    return 1u << FORCON_RECORD_VALUE (event, forcon_record_find (&row->shape, "side"), ForconSideId).value;
  if (kind == FORCON_AUDIENCE_TURN)
    {
      for (guint side = 1; side <= forcon_battle_n_sides (battle); side++)
        if (!forcon_side_detected (battle, battle->side, (ForconSideId){ (guint16) side }))
          audience &= ~(1u << side);
      return audience;
    }
  /* A side that saw a ship only as a contact sees that the master takes its counter off the table. */
  if (event->kind == FORCON_EVENT_VALUE_SET && event->value_set.value == FORCON_VALUE_STATUS)
    kind = FORCON_AUDIENCE_CONTACT;
  for (guint i = 0; i < parties->n && kind != FORCON_AUDIENCE_ALL; i++)
    audience &= seers_of_party (battle, event, &parties->party[i], kind);
  return audience;
}
