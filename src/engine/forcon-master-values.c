/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-master.h"

/* How the number of each value reads; counts where nothing else is said. */
static const ForconValueType types[FORCON_N_VALUE] = {
  [FORCON_VALUE_SPEED] = FORCON_VALUE_TYPE_LENGTH,
  [FORCON_VALUE_BRAKING] = FORCON_VALUE_TYPE_LENGTH,
  [FORCON_VALUE_GREATEST_TURN] = FORCON_VALUE_TYPE_ANGLE,
  [FORCON_VALUE_SPECIAL_SHIELD] = FORCON_VALUE_TYPE_FLAG,
  [FORCON_VALUE_GENERATORS_DESTROYED] = FORCON_VALUE_TYPE_FLAG,
  [FORCON_VALUE_HAS_MOVED] = FORCON_VALUE_TYPE_FLAG,
  [FORCON_VALUE_MOVED] = FORCON_VALUE_TYPE_FLAG,
  [FORCON_VALUE_ORDER] = FORCON_VALUE_TYPE_ORDER,
  [FORCON_VALUE_ORDER_FAILED] = FORCON_VALUE_TYPE_FLAG,
  [FORCON_VALUE_FIRED] = FORCON_VALUE_TYPE_WEAPONS,
  [FORCON_VALUE_UNREADY] = FORCON_VALUE_TYPE_WEAPONS,
  [FORCON_VALUE_STATUS] = FORCON_VALUE_TYPE_STATUS,
  [FORCON_VALUE_TARGET_CHECK] = FORCON_VALUE_TYPE_CHECK,
  [FORCON_VALUE_TURRETS_USED] = FORCON_VALUE_TYPE_FLAG,
  [FORCON_VALUE_SIDE] = FORCON_VALUE_TYPE_SIDE,
  [FORCON_VALUE_FORMATION] = FORCON_VALUE_TYPE_FORMATION,
  [FORCON_VALUE_FLAGSHIP] = FORCON_VALUE_TYPE_FLAG,
  [FORCON_VALUE_COMMAND_BROKEN] = FORCON_VALUE_TYPE_FLAG,
  [FORCON_VALUE_STEP] = FORCON_VALUE_TYPE_STEP,
  [FORCON_VALUE_TURN] = FORCON_VALUE_TYPE_SIDE,
};

/**
 * forcon_value_type:
 * @value: what the master can set
 *
 * Returns: how its number reads
 */
ForconValueType
forcon_value_type (ForconValue value)
{
  g_return_val_if_fail ((guint) value < FORCON_N_VALUE, FORCON_VALUE_TYPE_COUNT);
  return types[value];
}

/**
 * forcon_value_owner:
 * @value: what the master can set
 *
 * Returns: of whom it is
 */
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

#define FIELD(Struct, VALUE, member) [FORCON_VALUE_##VALUE] = G_STRUCT_OFFSET (Struct, member) + 1

/* Where the number of a value lies, plus one; 0 where it is not in the struct. All are as wide as an int. */
static const gsize card_fields[FORCON_N_VALUE] = {
  FIELD (ForconCard, SPEED, speed),
  FIELD (ForconCard, BRAKING, braking),
  FIELD (ForconCard, GREATEST_TURN, greatest_turn),
  FIELD (ForconCard, ARMOUR, armour),
  FIELD (ForconCard, BOW_ARMOUR, bow_armour),
  FIELD (ForconCard, HITS, hits),
  FIELD (ForconCard, SHIELDS, shields),
  FIELD (ForconCard, TURRETS, turrets),
  FIELD (ForconCard, READINESS, readiness),
  FIELD (ForconCard, EW_ATTACK, ew_attack),
  FIELD (ForconCard, EW_DEFENCE, ew_defence),
  FIELD (ForconCard, MINES, mines),
  FIELD (ForconCard, DRONES, drones),
  FIELD (ForconCard, TROOPS, troops),
  FIELD (ForconCard, SPECIAL_SHIELD, special_shield),
};

static const gsize ship_fields[FORCON_N_VALUE] = {
  FIELD (ForconShip, HITS_LEFT, hits),
  FIELD (ForconShip, READINESS_LOST, readiness_lost),
  FIELD (ForconShip, EW_ATTACK_LOST, ew_attack_lost),
  FIELD (ForconShip, GENERATORS_DESTROYED, generators_destroyed),
  FIELD (ForconShip, SHIELDS_USED, shields_used),
  FIELD (ForconShip, SHAKEN, shaken),
  FIELD (ForconShip, HAS_MOVED, has_moved),
  FIELD (ForconShip, MOVED, moved),
  FIELD (ForconShip, ORDER, order),
  FIELD (ForconShip, ORDER_FAILED, order_failed),
  FIELD (ForconShip, FIRED, fired),
  FIELD (ForconShip, UNREADY, unready),
  FIELD (ForconShip, REPAIRS, repairs),
  FIELD (ForconShip, STATUS, status),
  FIELD (ForconShip, TARGET_CHECK, target_check),
  FIELD (ForconShip, TURRETS_USED, turrets_used),
  FIELD (ForconShip, STRAINED, strained),
  FIELD (ForconShip, BRACE_ENDS, brace_ends),
  FIELD (ForconShip, FALLING, falling),
};

/**
 * forcon_value_field_of_card:
 * @card: a card
 * @value: a value of cards
 *
 * Returns: (transfer none): where its number lies
 */
gint *
forcon_value_field_of_card (ForconCard *card, ForconValue value)
{
  return (gint *) ((char *) card + card_fields[value] - 1);
}

/**
 * forcon_value_field_of_ship:
 * @ship: a ship
 * @value: a value of ships
 *
 * Returns: (transfer none) (nullable): where its number lies; %NULL for the side and what belongs to its formation
 */
gint *
forcon_value_field_of_ship (ForconShip *ship, ForconValue value)
{
  return ship_fields[value] == 0 ? NULL : (gint *) ((char *) ship + ship_fields[value] - 1);
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
    case FORCON_VALUE_STATUS:
      bounds->most = FORCON_N_SHIP - 1;
      break;
    case FORCON_VALUE_TARGET_CHECK:
      bounds->most = FORCON_N_CHECK - 1;
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

/**
 * forcon_value_bounds:
 * @battle: a battle
 * @ship: whose value, or none for a value of a salvo or of the battle
 * @value: what the master would set
 *
 * Returns: between which numbers it may be set
 */
ForconValueBounds
forcon_value_bounds (const ForconBattle *battle, ForconShipId ship, ForconValue value)
{
  ForconValueBounds bounds = { 0, COUNT_MAX };

  if (forcon_value_type (value) == FORCON_VALUE_TYPE_FLAG)
    bounds.most = 1;
  else if (forcon_value_type (value) == FORCON_VALUE_TYPE_SIDE)
    bounds = (ForconValueBounds){ 1, forcon_battle_n_sides (battle) };
  else if (forcon_value_type (value) == FORCON_VALUE_TYPE_FORMATION)
    bounds = (ForconValueBounds){ 1, battle->n_formations };
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
  return forcon_value_type (value) == FORCON_VALUE_TYPE_WEAPONS ? (gint64) (guint32) *field : *field;
}

static gint64
card_value (const ForconBattle *battle, ForconShipId id, ForconValue value)
{
  ForconCard card = *forcon_battle_card (battle, id);

  return *forcon_value_field_of_card (&card, value);
}

/**
 * forcon_value_read:
 * @battle: a battle
 * @ship: whose value; a ship of the battle where the value is of one
 * @salvo: a salvo of the battle where the value is of one
 * @value: what the master can set
 *
 * Returns: what it is now
 */
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
