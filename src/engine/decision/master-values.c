/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/state/battle-records.h"
#include "engine/decision/master.h"

ForconValueOwner
forcon_value_owner (ForconValue value)
{
  if (value <= FORCON_VALUE_SPECIAL_SHIELD)
    return FORCON_VALUE_OF_CARD;
  if (value <= FORCON_VALUE_COMMAND_BROKEN)
    return FORCON_VALUE_OF_SHIP;
  return value <= FORCON_VALUE_RUN ? FORCON_VALUE_OF_SALVO : FORCON_VALUE_OF_BATTLE;
}

/* What the master may set lies within these bounds; they keep sums in range and are no rule of the game. */
#define COUNT_MAX 1000
#define ROUND_MAX 1000000
#define ARMOUR_MAX 6
#define READINESS_MAX 100
#define ALL_BITS(n) ((n) >= 32 ? (gint64) G_MAXUINT32 : ((gint64) 1 << (n)) - 1)

/* The field of the record of a card, a ship or the battle that a value is; NULL of those of formations and salvos. */
static const ForconRecordField *
field_of (ForconValue value)
{
  const char *name = forcon_value_to_word (value);

  switch (forcon_value_owner (value))
    {
    case FORCON_VALUE_OF_CARD:
      return forcon_record_find (forcon_card_shape (), name);
    case FORCON_VALUE_OF_SHIP:
      return forcon_record_find (forcon_ship_shape (), name);
    case FORCON_VALUE_OF_BATTLE:
      return forcon_record_find (forcon_battle_shape (), name);
    case FORCON_VALUE_OF_SALVO:
    default:
      return NULL;
    }
}

const ForconFieldType *
forcon_value_type (ForconValue value)
{
  const ForconRecordField *field = field_of (value);

  if (value == FORCON_VALUE_FLAGSHIP || value == FORCON_VALUE_COMMAND_BROKEN)
    return &forcon_type_flag;
  if (value == FORCON_VALUE_TURN)
    return &forcon_type_side;
  return field != NULL ? field->type : &forcon_type_int;
}

gint *
forcon_value_field_of_card (ForconCard *card, ForconValue value)
{
  return FORCON_RECORD_PLACE (card, field_of (value), gint);
}

gint *
forcon_value_field_of_ship (ForconShip *ship, ForconValue value)
{
  const ForconRecordField *field = field_of (value);

  return value >= FORCON_VALUE_SIDE || field == NULL ? NULL : FORCON_RECORD_PLACE (ship, field, gint);
}

/* No card has a braking run longer than its speed, fewer hits than are left, or armour that no die can beat. */
static void
bounds_of_card (const ForconBattle *battle, ForconShipId ship, ForconValue value, ForconValueBounds *bounds)
{
  const ForconCard *card = forcon_battle_card (battle, ship);

  switch ((gint) value)
    {
    case FORCON_VALUE_SPEED:
      *bounds = (ForconValueBounds){ card->braking, FORCON_LENGTH_MAX };
      break;
    case FORCON_VALUE_BRAKING:
      bounds->most = card->speed;
      break;
    case FORCON_VALUE_GREATEST_TURN:
      bounds->most = FORCON_FULL_CIRCLE / 2;
      break;
    case FORCON_VALUE_ARMOUR:
    case FORCON_VALUE_BOW_ARMOUR:
      *bounds = (ForconValueBounds){ 1, ARMOUR_MAX };
      break;
    case FORCON_VALUE_READINESS:
      *bounds = (ForconValueBounds){ 1, READINESS_MAX };
      break;
    case FORCON_VALUE_HITS:
      bounds->least = MAX (forcon_battle_ship (battle, ship)->hits, 1);
      break;
    default:
      break;
    }
}

static void
bounds_of_ship (const ForconBattle *battle, ForconShipId ship, ForconValue value, ForconValueBounds *bounds)
{
  guint n_weapons = forcon_battle_n_weapons (battle, ship);

  switch ((gint) value)
    {
    case FORCON_VALUE_HITS_LEFT:
      bounds->least = 1;
      bounds->most = forcon_battle_card (battle, ship)->hits;
      break;
    case FORCON_VALUE_ORDER:
      bounds->most = FORCON_ORDER_FULL_AHEAD;
      break;
    case FORCON_VALUE_FIRED:
    case FORCON_VALUE_UNREADY:
      bounds->most = ALL_BITS (n_weapons);
      break;
    case FORCON_VALUE_FLAGSHIP:
      bounds->least = 1;
      break;
    case FORCON_VALUE_BRACE_ENDS:
      /* Only who has braced knows whose turns count, and what for. */
      bounds->most = forcon_battle_ship (battle, ship)->brace_factor > 0 ? COUNT_MAX : 0;
      break;
    default:
      break;
    }
}

static void
bounds_of_battle (const ForconBattle *battle, ForconValue value, ForconValueBounds *bounds)
{
  if (value == FORCON_VALUE_ROUND)
    *bounds = (ForconValueBounds){ 1, ROUND_MAX };
  else if (value == FORCON_VALUE_STEP)
    *bounds = (ForconValueBounds){ FORCON_STEP_MOVEMENT, FORCON_STEP_END };
}

ForconValueBounds
forcon_value_bounds (const ForconBattle *battle, ForconShipId ship, ForconValue value)
{
  const ForconFieldType *type = forcon_value_type (value);
  ForconValueBounds bounds = { 0, COUNT_MAX };

  if (type->kind == FORCON_FIELD_FLAG)
    bounds.most = 1;
  else if (type->kind == FORCON_FIELD_SIDE)
    bounds = (ForconValueBounds){ 1, forcon_battle_n_sides (battle) };
  else if (type->kind == FORCON_FIELD_FORMATION)
    bounds = (ForconValueBounds){ 1, battle->n_formations };
  else if (type->kind == FORCON_FIELD_WORD)
    bounds.most = type->n_words - 1;
  if (forcon_value_owner (value) == FORCON_VALUE_OF_CARD)
    bounds_of_card (battle, ship, value, &bounds);
  else if (forcon_value_owner (value) == FORCON_VALUE_OF_SHIP)
    bounds_of_ship (battle, ship, value, &bounds);
  else if (forcon_value_owner (value) == FORCON_VALUE_OF_BATTLE)
    bounds_of_battle (battle, value, &bounds);
  else if (value == FORCON_VALUE_TORPEDOES)
    bounds.least = 1;
  return bounds;
}

static gint64
formation_value (const ForconBattle *battle, ForconShipId id, ForconValue value)
{
  const ForconShip *ship = forcon_battle_ship (battle, id);
  const ForconFormation *formation = forcon_battle_formation (battle, ship->formation);

  switch ((gint) value)
    {
    case FORCON_VALUE_SIDE:
      return ship->side.value;
    case FORCON_VALUE_FORMATION:
      return ship->formation.value;
    case FORCON_VALUE_FLAGSHIP:
      return FORCON_ID_EQUAL (formation->flagship, id);
    default:
      return formation->broken;
    }
}

static gint64
ship_value (const ForconBattle *battle, ForconShipId id, ForconValue value)
{
  ForconShip ship = *forcon_battle_ship (battle, id);
  const gint *field = forcon_value_field_of_ship (&ship, value);

  if (field == NULL)
    return formation_value (battle, id, value);
  /* A mask of weapons may fill all bits. */
  return forcon_value_type (value)->kind == FORCON_FIELD_WEAPONS ? (gint64) (guint32) *field : *field;
}

static gint64
card_value (const ForconBattle *battle, ForconShipId id, ForconValue value)
{
  ForconCard card = *forcon_battle_card (battle, id);

  return *forcon_value_field_of_card (&card, value);
}

gint64
forcon_value_read (const ForconBattle *battle, ForconShipId ship, ForconSalvoId salvo, ForconValue value)
{
  switch (forcon_value_owner (value))
    {
    case FORCON_VALUE_OF_CARD:
      return card_value (battle, ship, value);
    case FORCON_VALUE_OF_SHIP:
      return ship_value (battle, ship, value);
    case FORCON_VALUE_OF_SALVO:
      return value == FORCON_VALUE_TORPEDOES ? forcon_battle_salvo (battle, salvo)->count
                                             : forcon_battle_salvo (battle, salvo)->run;
    case FORCON_VALUE_OF_BATTLE:
    default:
      if (value == FORCON_VALUE_ROUND)
        return battle->round;
      return value == FORCON_VALUE_STEP ? (gint64) battle->step : battle->side.value;
    }
}
