/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/master.h"

#include "engine/decision/damage.h"
#include "engine/decision/end.h"
#include "engine/decision/formations.h"
#include "engine/decision/hand.h"
#include "engine/state/formation.h"
#include "engine/state/orbit-map.h"
#include "engine/state/ship.h"
#include "base/text.h"

/* Bounds that keep the state sound; they are no rule of the game. */
#define COUNT_MAX 1000
#define LIST_MAX 10000

static gboolean
refuse_value (ForconDecision *decision, ForconValue value, gint64 number, gint64 least, gint64 most)
{
  return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_BAD_VALUE, .value = value,
                                                            .number = number, .least = least, .most = most });
}

static gboolean
refuse (ForconDecision *decision, ForconVerdictKind kind)
{
  return forcon_decision_refuse_kind (decision, kind, FORCON_NO_SHIP);
}

/* Whether whose value it is exists. */
static gboolean
check_owner (ForconDecision *decision, const ForconCommand *command)
{
  const ForconBattle *battle = decision->battle;

  if ((guint) command->set.value >= FORCON_N_VALUE)
    return refuse (decision, FORCON_VERDICT_NOT_A_VALUE_OF);
  switch (forcon_value_owner (command->set.value))
    {
    case FORCON_VALUE_OF_SALVO:
      return forcon_battle_salvo (battle, command->set.salvo) != NULL
             || refuse (decision, FORCON_VERDICT_NO_SUCH_SALVO);
    case FORCON_VALUE_OF_BATTLE:
      return battle->round > 0 || refuse (decision, FORCON_VERDICT_NOT_BEGUN);
    case FORCON_VALUE_OF_CARD:
    case FORCON_VALUE_OF_SHIP:
    case FORCON_VALUE_OF_FORMATION:
    default:
      return forcon_battle_ship (battle, command->set.ship) != NULL || refuse (decision, FORCON_VERDICT_NO_SUCH_SHIP);
    }
}

/* Whether a place is on the table, or on the map of the planet's orbits. */
static gboolean
check_point (ForconDecision *decision, ForconPoint point, ForconObjectId in_orbit_of)
{
  const ForconObject *planet = forcon_battle_object (decision->battle, in_orbit_of);
  ForconPoint size = decision->battle->size;

  if (!FORCON_ID_IS_NONE (in_orbit_of) && (planet == NULL || planet->kind != FORCON_OBJECT_PLANET))
    return refuse (decision, FORCON_VERDICT_NO_SUCH_OBJECT);
  if (planet != NULL)
    size = forcon_orbit_map_size (decision->rules);
  if (point.x >= 0 && point.y >= 0 && point.x <= size.x && point.y <= size.y)
    return TRUE;
  return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_OFF_THE_TABLE, .point = point });
}

/* Whoever is back on the table must stand on it. */
static gboolean
check_status (ForconDecision *decision, const ForconCommand *command)
{
  const ForconShip *ship = forcon_battle_ship (decision->battle, command->set.ship);

  if (command->set.number == FORCON_SHIP_IN_ACTION && ship->hits == 0)
    return refuse_value (decision, FORCON_VALUE_HITS_LEFT, 0, 1,
                         forcon_battle_card (decision->battle, command->set.ship)->hits);
  if (command->set.number == FORCON_SHIP_CAPTURED)
    return refuse_value (decision, command->set.value, command->set.number, 0, FORCON_SHIP_WITHDRAWN);
  if (command->set.number == FORCON_SHIP_IN_ACTION || command->set.number == FORCON_SHIP_HULK
      || command->set.number == FORCON_SHIP_BURNING_HULK)
    return check_point (decision, ship->position, ship->planet);
  return TRUE;
}

/* What a number alone does not tell: a ship without hits cannot act, a prize has a captor, a formation has one side. */
static gboolean
check_sense (ForconDecision *decision, const ForconCommand *command)
{
  const ForconShip *ship = forcon_battle_ship (decision->battle, command->set.ship);

  if (command->set.value == FORCON_VALUE_STATUS)
    return check_status (decision, command);
  if (command->set.value == FORCON_VALUE_FLAGSHIP && ship->status != FORCON_SHIP_IN_ACTION)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NOT_IN_ACTION, command->set.ship);
  if (command->set.value == FORCON_VALUE_FORMATION
      && !FORCON_ID_EQUAL (decision->battle->formations[command->set.number - 1].side, ship->side))
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_OTHER_SIDE, command->set.ship);
  return TRUE;
}

/* States what was set, and only of whom it is a value. */
static void
state_value (ForconDecision *decision, const ForconCommand *command)
{
  ForconValueOwner owner = forcon_value_owner (command->set.value);
  gboolean of_ship = owner != FORCON_VALUE_OF_SALVO && owner != FORCON_VALUE_OF_BATTLE;

  FORCON_EMIT (decision, VALUE_SET, value_set, .ship = of_ship ? command->set.ship : FORCON_NO_SHIP,
               .salvo = owner == FORCON_VALUE_OF_SALVO ? command->set.salvo : FORCON_NO_SALVO,
               .value = command->set.value,
               .was = forcon_value_read (decision->battle, command->set.ship, command->set.salvo, command->set.value),
               .now = command->set.number);
}

gboolean
forcon_master_set (ForconDecision *decision, const ForconCommand *command)
{
  if (!check_owner (decision, command))
    return FALSE;
  ForconValueBounds bounds = forcon_value_bounds (decision->battle, command->set.ship, command->set.value);

  if (command->set.number < bounds.least || command->set.number > bounds.most)
    return refuse_value (decision, command->set.value, command->set.number, bounds.least, bounds.most);
  if (!check_sense (decision, command))
    return FALSE;
  /* A ship that changes sides leaves its formation. */
  if (command->set.value == FORCON_VALUE_SIDE)
    forcon_formation_separate (decision, command->set.ship, (ForconSideId){ (guint16) command->set.number });
  state_value (decision, command);
  return TRUE;
}

/* The whole circle is no heading of its own. */
static ForconAngle
placed_heading (const ForconCommand *command, ForconAngle as_it_is)
{
  return command->place.by_heading ? forcon_angle_normalise (command->place.heading) : as_it_is;
}

static gboolean
place_ship (ForconDecision *decision, const ForconCommand *command)
{
  const ForconShip *ship = forcon_battle_ship (decision->battle, command->place.ship);

  if (ship == NULL)
    return refuse (decision, FORCON_VERDICT_NO_SUCH_SHIP);
  if (!forcon_ship_on_table (decision->battle, command->place.ship))
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NOT_IN_ACTION, command->place.ship);
  FORCON_EMIT (decision, SHIP_PLACED, ship_placed, .ship = command->place.ship, .from = ship->position,
               .to = command->place.place, .heading = placed_heading (command, ship->heading),
               .planet = command->place.planet);
  return TRUE;
}

static gboolean
place_object (ForconDecision *decision, const ForconCommand *command)
{
  const ForconObject *object = forcon_battle_object (decision->battle, command->place.object);

  if (object == NULL)
    return refuse (decision, FORCON_VERDICT_NO_SUCH_OBJECT);
  FORCON_EMIT (decision, OBJECT_PLACED, object_placed, .object = command->place.object, .centre = command->place.place,
               .radius = command->place.radius > 0 ? command->place.radius : object->radius);
  return TRUE;
}

static gboolean
place_salvo (ForconDecision *decision, const ForconCommand *command)
{
  const ForconSalvo *salvo = forcon_battle_salvo (decision->battle, command->place.salvo);

  if (salvo == NULL)
    return refuse (decision, FORCON_VERDICT_NO_SUCH_SALVO);
  FORCON_EMIT (decision, SALVO_PLACED, salvo_placed, .salvo = command->place.salvo, .position = command->place.place,
               .heading = placed_heading (command, salvo->heading));
  return TRUE;
}

static gboolean
place_mine (ForconDecision *decision, const ForconCommand *command)
{
  if (forcon_battle_mine (decision->battle, command->place.mine) == NULL)
    return refuse (decision, FORCON_VERDICT_NO_SUCH_MINE);
  FORCON_EMIT (decision, MINE_PLACED, mine_placed, .mine = command->place.mine, .position = command->place.place);
  return TRUE;
}

gboolean
forcon_master_place (ForconDecision *decision, const ForconCommand *command)
{
  if (!check_point (decision, command->place.place, command->place.planet))
    return FALSE;
  switch ((gint) command->place.thing)
    {
    case FORCON_THING_SHIP:
      return place_ship (decision, command);
    case FORCON_THING_OBJECT:
      return place_object (decision, command);
    case FORCON_THING_SALVO:
      return place_salvo (decision, command);
    case FORCON_THING_MINE:
      return place_mine (decision, command);
    default:
      return refuse (decision, FORCON_VERDICT_NOTHING_THERE);
    }
}

static gboolean
check_side (ForconDecision *decision, ForconSideId side)
{
  return forcon_battle_side (decision->battle, side) != NULL || refuse (decision, FORCON_VERDICT_NO_SUCH_SIDE);
}

static gboolean
check_room (ForconDecision *decision, guint there, guint allowed)
{
  return there < allowed
         || forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_TOO_MANY,
                                                               .actual = (gint) there + 1,
                                                               .needed = (gint) allowed });
}

static gboolean
create_ship (ForconDecision *decision, const ForconCommand *command)
{
  ForconBattle *battle = decision->battle;

  if (forcon_battle_card (battle, command->create.ship) == NULL)
    return refuse (decision, FORCON_VERDICT_NO_SUCH_SHIP);
  if (!check_side (decision, command->create.side) || !check_room (decision, battle->n_ships, FORCON_SHIPS_MAX)
      || !check_room (decision, battle->n_formations, FORCON_FORMATIONS_MAX))
    return FALSE;
  if (command->create.word == NULL || *command->create.word == '\0'
      || forcon_text_find_unsafe (command->create.word) != NULL
      || (command->create.name != NULL && forcon_text_find_unsafe (command->create.name) != NULL)
      || !FORCON_ID_IS_NONE (forcon_battle_find_ship (battle, command->create.word)))
    return forcon_decision_refuse (decision,
                                   (ForconVerdict){ .kind = FORCON_VERDICT_NAME_TAKEN, .text = command->create.word });
  FORCON_EMIT (decision, SHIP_CREATED, ship_created, .ship = { (guint16) (battle->n_ships + 1) },
               .like = command->create.ship, .word = command->create.word,
               .name = command->create.name == NULL ? command->create.word : command->create.name,
               .side = command->create.side, .formation = { (guint16) (battle->n_formations + 1) },
               .position = command->create.place, .heading = forcon_angle_normalise (command->create.heading),
               .planet = command->create.planet);
  return TRUE;
}

static gboolean
create_object (ForconDecision *decision, const ForconCommand *command)
{
  ForconLength radius = command->create.radius;

  if ((guint) command->create.object_kind >= FORCON_N_OBJECT)
    return refuse (decision, FORCON_VERDICT_NOTHING_THERE);
  if (!check_room (decision, decision->battle->objects->len, LIST_MAX))
    return FALSE;
  if (radius == 0 && command->create.object_kind == FORCON_OBJECT_BLAST)
    radius = decision->rules->blast_radius;
  else if (radius == 0 && command->create.object_kind == FORCON_OBJECT_RIFT)
    radius = decision->rules->rift_radius;
  if (radius < 1 || radius > FORCON_LENGTH_MAX)
    return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_BAD_RADIUS, .length = radius,
                                                              .needed_length = FORCON_LENGTH_MAX });
  forcon_place_marker (decision, command->create.object_kind, command->create.place, radius);
  return TRUE;
}

static gboolean
create_salvo (ForconDecision *decision, const ForconCommand *command)
{
  if (!check_side (decision, command->create.side) || !check_room (decision, decision->battle->salvos->len, LIST_MAX))
    return FALSE;
  if (command->create.count < 1 || command->create.count > COUNT_MAX)
    return refuse_value (decision, FORCON_VALUE_TORPEDOES, command->create.count, 1, COUNT_MAX);
  if (command->create.run < 0 || command->create.run > COUNT_MAX)
    return refuse_value (decision, FORCON_VALUE_RUN, command->create.run, 0, COUNT_MAX);
  if (command->create.speed < 1 || command->create.speed > FORCON_LENGTH_MAX)
    return refuse_value (decision, FORCON_VALUE_SPEED, command->create.speed, 1, FORCON_LENGTH_MAX);
  FORCON_EMIT (decision, TORPEDOES_LAUNCHED, torpedoes_launched, .salvo = { decision->battle->next_id },
               .side = command->create.side, .position = command->create.place,
               .heading = forcon_angle_normalise (command->create.heading), .planet = command->create.planet,
               .count = command->create.count, .speed = command->create.speed, .run = command->create.run, .ships = 0);
  return TRUE;
}

static gboolean
create_mine (ForconDecision *decision, const ForconCommand *command)
{
  ForconMineCard card = { command->create.charge, command->create.range, command->create.strength };

  if ((guint) card.charge >= FORCON_N_CHARGE)
    return refuse (decision, FORCON_VERDICT_NOTHING_THERE);
  if (!check_side (decision, command->create.side) || !check_room (decision, decision->battle->mines->len, LIST_MAX))
    return FALSE;
  if (card.range == 0)
    card = decision->rules->mine.cards[card.charge];
  FORCON_EMIT (decision, MINE_LAID, mine_laid, .mine = { decision->battle->next_id }, .side = command->create.side,
               .position = command->create.place, .charge = card.charge, .range = card.range,
               .strength = card.strength);
  return TRUE;
}

/* A critical by hand does what its row does, with its dice. */
static gboolean
create_critical (ForconDecision *decision, const ForconCommand *command)
{
  const ForconShip *ship = forcon_battle_ship (decision->battle, command->create.ship);

  if (ship == NULL)
    return refuse (decision, FORCON_VERDICT_NO_SUCH_SHIP);
  if (ship->status != FORCON_SHIP_IN_ACTION)
    return forcon_decision_refuse_kind (decision, FORCON_VERDICT_NOT_IN_ACTION, command->create.ship);
  if ((guint) command->create.effect >= FORCON_N_CRITICAL)
    return refuse (decision, FORCON_VERDICT_NOTHING_THERE);
  if (!check_room (decision, decision->battle->criticals->len, LIST_MAX))
    return FALSE;
  return forcon_critical_by_hand (decision, command->create.ship, command->create.effect);
}

gboolean
forcon_master_create (ForconDecision *decision, const ForconCommand *command)
{
  if (command->create.thing != FORCON_THING_CRITICAL
      && !check_point (decision, command->create.place, command->create.planet))
    return FALSE;
  switch ((gint) command->create.thing)
    {
    case FORCON_THING_SHIP:
      return create_ship (decision, command);
    case FORCON_THING_OBJECT:
      return create_object (decision, command);
    case FORCON_THING_SALVO:
      return create_salvo (decision, command);
    case FORCON_THING_MINE:
      return create_mine (decision, command);
    default:
      return create_critical (decision, command);
    }
}

/* A planet with ships in its low orbit cannot go. */
static gboolean
remove_object (ForconDecision *decision, const ForconCommand *command)
{
  const ForconObject *object = forcon_battle_object (decision->battle, command->remove.object);

  if (object == NULL)
    return refuse (decision, FORCON_VERDICT_NO_SUCH_OBJECT);
  for (guint i = 0; i < decision->battle->n_ships; i++)
    if (FORCON_ID_EQUAL (decision->battle->ships[i].planet, command->remove.object))
      return forcon_decision_refuse_kind (decision, FORCON_VERDICT_IN_ORBIT, (ForconShipId){ (guint16) (i + 1) });
  FORCON_EMIT (decision, MARKER_REMOVED, marker_removed, .object = command->remove.object, .kind = object->kind);
  return TRUE;
}

static gboolean
remove_critical (ForconDecision *decision, const ForconCommand *command)
{
  const ForconBattle *battle = decision->battle;

  for (guint i = 0; i < battle->criticals->len; i++)
    {
      ForconCritical critical = g_array_index (battle->criticals, ForconCritical, i);

      if (!FORCON_ID_EQUAL (critical.ship, command->remove.ship) || critical.effect != command->remove.effect)
        continue;
      FORCON_EMIT (decision, CRITICAL_REMOVED, critical_removed, .ship = critical.ship, .critical = critical.id,
                   .effect = critical.effect, .readiness_back = forcon_end_readiness_back (battle, &critical),
                   .ew_attack_back = forcon_end_ew_attack_back (battle, &critical));
      return TRUE;
    }
  return forcon_decision_refuse (decision, (ForconVerdict){ .kind = FORCON_VERDICT_NOTHING_THERE,
                                                            .ship = command->remove.ship,
                                                            .effect = command->remove.effect });
}

gboolean
forcon_master_remove (ForconDecision *decision, const ForconCommand *command)
{
  switch ((gint) command->remove.thing)
    {
    case FORCON_THING_SHIP:
      if (forcon_battle_ship (decision->battle, command->remove.ship) == NULL)
        return refuse (decision, FORCON_VERDICT_NO_SUCH_SHIP);
      FORCON_EMIT (decision, SHIP_REMOVED, ship_removed, .ship = command->remove.ship);
      return TRUE;
    case FORCON_THING_OBJECT:
      return remove_object (decision, command);
    case FORCON_THING_SALVO:
      if (forcon_battle_salvo (decision->battle, command->remove.salvo) == NULL)
        return refuse (decision, FORCON_VERDICT_NO_SUCH_SALVO);
      FORCON_EMIT (decision, SALVO_GONE, salvo_gone, .salvo = command->remove.salvo, .end = FORCON_SALVO_END_REMOVED);
      return TRUE;
    case FORCON_THING_MINE:
      if (forcon_battle_mine (decision->battle, command->remove.mine) == NULL)
        return refuse (decision, FORCON_VERDICT_NO_SUCH_MINE);
      FORCON_EMIT (decision, MINE_GONE, mine_gone, .mine = command->remove.mine, .end = FORCON_MINE_END_REMOVED);
      return TRUE;
    default:
      return remove_critical (decision, command);
    }
}

gboolean
forcon_master_reveal (ForconDecision *decision, const ForconCommand *command)
{
  ForconFormationId formation
      = forcon_formation_meant (decision->battle, command->reveal.ship, command->reveal.formation);

  if (FORCON_ID_IS_NONE (formation))
    return refuse (decision, FORCON_VERDICT_NO_SUCH_FORMATION);
  if ((guint) command->reveal.level >= FORCON_N_LEVEL)
    return refuse (decision, FORCON_VERDICT_NOTHING_THERE);
  if (!check_side (decision, command->reveal.side))
    return FALSE;
  FORCON_EMIT (decision, FORMATION_SEEN, formation_seen, .formation = formation, .side = command->reveal.side,
               .level = command->reveal.level, .why = FORCON_REVEAL_MASTER);
  return TRUE;
}

gboolean
forcon_master_note (ForconDecision *decision, const ForconCommand *command)
{
  FORCON_EMIT (decision, NOTED, noted, .text = command->note.text == NULL ? "" : command->note.text);
  return TRUE;
}
