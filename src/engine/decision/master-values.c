/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/battle-records.h"
#include "engine/decision/master.h"

#define COUNT_MAX 1000
#define ROUND_MAX 1000000
#define ALL_WEAPONS(card) ((gint64) (((guint64) 1 << (card)->weapons->len) - 1))

typedef ForconCard CARD;
typedef ForconShip SHIP;
typedef ForconFormation FORMATION;
typedef ForconSalvo SALVO;
typedef ForconBattle BATTLE;

#define VALUE(NAME, word, whose, member, ...) { FORCON_VALUE_OF_##whose, G_STRUCT_OFFSET (whose, member) },
static const struct {
  ForconValueOwner owner;
  gsize offset;
} values[FORCON_N_VALUE] = { FORCON_VALUE_TERMS (VALUE) };

ForconValueOwner
forcon_value_owner (ForconValue value)
{
  return values[value].owner;
}

static const ForconRecordShape *
shape_of (ForconValueOwner owner)
{
  switch (owner)
    {
    case FORCON_VALUE_OF_CARD:
      return forcon_card_shape ();
    case FORCON_VALUE_OF_SHIP:
      return forcon_ship_shape ();
    case FORCON_VALUE_OF_FORMATION:
      return forcon_formation_shape ();
    case FORCON_VALUE_OF_SALVO:
      return forcon_part_shape (FORCON_PART_SALVO);
    case FORCON_VALUE_OF_BATTLE:
    default:
      return forcon_battle_shape ();
    }
}

static const ForconRecordField *
field_of (ForconValue value)
{
  const ForconRecordShape *shape = shape_of (values[value].owner);

  for (guint i = 0; i < shape->n_fields; i++)
    if (shape->fields[i].offset == values[value].offset)
      return &shape->fields[i];
  g_assert_not_reached ();
}

/* A ship is the flagship, or is not. */
const ForconFieldType *
forcon_value_type (ForconValue value)
{
  return value == FORCON_VALUE_FLAGSHIP ? &forcon_type_flag : field_of (value)->type;
}

ForconValueBounds
forcon_value_bounds (const ForconBattle *battle, ForconShipId id, ForconValue value)
{
  const ForconShip *ship = forcon_battle_ship (battle, id);
  const ForconCard *card = forcon_battle_card (battle, id);

#define BOUNDS(NAME, word, whose, member, least, most)                                                                 \
  case FORCON_VALUE_##NAME:                                                                                            \
    return (ForconValueBounds){ least, most };
  switch (value)
    {
      FORCON_VALUE_TERMS (BOUNDS)
    case FORCON_N_VALUE:
    default:
      g_return_val_if_reached ((ForconValueBounds){ 0 });
    }
}

static gconstpointer
record_of (const ForconBattle *battle, ForconShipId ship, ForconSalvoId salvo, ForconValue value)
{
  switch (values[value].owner)
    {
    case FORCON_VALUE_OF_CARD:
      return forcon_battle_card (battle, ship);
    case FORCON_VALUE_OF_SHIP:
      return forcon_battle_ship (battle, ship);
    case FORCON_VALUE_OF_FORMATION:
      return forcon_battle_formation (battle, forcon_battle_ship (battle, ship)->formation);
    case FORCON_VALUE_OF_SALVO:
      return forcon_battle_salvo (battle, salvo);
    case FORCON_VALUE_OF_BATTLE:
    default:
      return battle;
    }
}

gint64
forcon_value_read (const ForconBattle *battle, ForconShipId ship, ForconSalvoId salvo, ForconValue value)
{
  gint64 number = forcon_record_number (record_of (battle, ship, salvo, value), field_of (value));

  return value == FORCON_VALUE_FLAGSHIP ? number == ship.value : number;
}

void
forcon_value_write (ForconBattle *battle, ForconShipId ship, ForconSalvoId salvo, ForconValue value, gint64 number)
{
  gpointer record;

  /* A card belongs to the roster, which is shared. */
  if (values[value].owner == FORCON_VALUE_OF_CARD)
    {
      ForconRoster *copy = forcon_roster_copy (battle->roster);

      forcon_roster_unref (battle->roster);
      battle->roster = copy;
    }
  record = (gpointer) record_of (battle, ship, salvo, value);
  if (record != NULL)
    forcon_record_set_number (record, field_of (value), number);
}
