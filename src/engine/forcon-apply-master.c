/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forcon-apply.h"
#include "forcon-master.h"

/* The roster is shared: what changes it gets a copy first. */
static ForconCard *
own_card (ForconBattle *battle, ForconShipId ship)
{
  ForconRoster *copy = forcon_roster_copy (battle->roster);

  forcon_roster_unref (battle->roster);
  battle->roster = copy;
  return &g_array_index (copy->cards, ForconCard, ship.value - 1);
}

static void
set_formation (ForconFormation *formation, ForconShipId ship, ForconValue value, gint64 number)
{
  if (value == FORCON_VALUE_FLAGSHIP && number != 0)
    formation->flagship = ship;
  formation->broken = value == FORCON_VALUE_COMMAND_BROKEN ? number != 0 : FALSE;
}

static void
set_ship (ForconShip *ship, ForconValue value, gint64 number)
{
  gint *field = forcon_value_field_of_ship (ship, value);

  if (field != NULL)
    *field = (gint) number;
  else if (value == FORCON_VALUE_SIDE)
    ship->side = (ForconSideId){ (guint16) number };
  else
    ship->formation = (ForconFormationId){ (guint16) number };
}

/* Who goes back into action or withdraws keeps what it has; a wreck has nothing left. */
static void
set_status (ForconBattle *battle, ForconShipId id, ForconShipStatus status)
{
  if (status == FORCON_SHIP_IN_ACTION || status == FORCON_SHIP_WITHDRAWN)
    forcon_apply_ship (battle, id)->status = status;
  else
    forcon_apply_out_of_action (battle, id, status);
}

static void
set_salvo (ForconBattle *battle, ForconSalvoId id, ForconValue value, gint64 number)
{
  for (guint i = 0; i < battle->salvos->len; i++)
    {
      ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i);

      if (!FORCON_ID_EQUAL (salvo->id, id))
        continue;
      if (value == FORCON_VALUE_TORPEDOES)
        salvo->count = (gint) number;
      else
        salvo->run = (gint) number;
    }
}

static void
set_battle (ForconBattle *battle, ForconValue value, gint64 number)
{
  if (value == FORCON_VALUE_ROUND)
    battle->round = (gint) number;
  else if (value == FORCON_VALUE_STEP)
    battle->step = (ForconStep) number;
  else
    battle->side = (ForconSideId){ (guint16) number };
}

void
forcon_apply_value_set (ForconBattle *battle, const ForconEvent *event)
{
  ForconShipId id = event->value_set.ship;
  ForconValue value = event->value_set.value;
  gint64 number = event->value_set.now;

  switch (forcon_value_owner (value))
    {
    case FORCON_VALUE_OF_CARD:
      *forcon_value_field_of_card (own_card (battle, id), value) = (gint) number;
      break;
    case FORCON_VALUE_OF_SHIP:
      if (value == FORCON_VALUE_STATUS)
        set_status (battle, id, (ForconShipStatus) number);
      else if (value == FORCON_VALUE_FLAGSHIP || value == FORCON_VALUE_COMMAND_BROKEN)
        set_formation (&battle->formations[forcon_apply_ship (battle, id)->formation.value - 1], id, value, number);
      else
        set_ship (forcon_apply_ship (battle, id), value, number);
      break;
    case FORCON_VALUE_OF_SALVO:
      set_salvo (battle, event->value_set.salvo, value, number);
      break;
    case FORCON_VALUE_OF_BATTLE:
    default:
      set_battle (battle, value, number);
      break;
    }
}

void
forcon_apply_ship_placed (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->ship_placed.ship);

  ship->position = event->ship_placed.to;
  ship->heading = event->ship_placed.heading;
  ship->planet = event->ship_placed.planet;
}

void
forcon_apply_object_placed (ForconBattle *battle, const ForconEvent *event)
{
  for (guint i = 0; i < battle->objects->len; i++)
    {
      ForconObject *object = &g_array_index (battle->objects, ForconObject, i);

      if (!FORCON_ID_EQUAL (object->id, event->object_placed.object))
        continue;
      object->centre = event->object_placed.centre;
      object->radius = event->object_placed.radius;
    }
}

/* The new ship's card is that of another one with a name of its own. */
void
forcon_apply_ship_created (ForconBattle *battle, const ForconEvent *event)
{
  ForconCard card;
  ForconRoster *copy = forcon_roster_copy (battle->roster);

  forcon_card_copy (&card, &g_array_index (copy->cards, ForconCard, event->ship_created.like.value - 1));
  forcon_roster_unref (battle->roster);
  battle->roster = copy;
  g_free (card.id);
  card.id = g_strdup (event->ship_created.word);
  g_free (card.name);
  card.name = g_strdup (event->ship_created.name);
  forcon_battle_add_ship (battle, &card, event->ship_created.side, event->ship_created.position,
                          event->ship_created.heading);
  forcon_apply_ship (battle, event->ship_created.ship)->planet = event->ship_created.planet;
}

void
forcon_apply_ship_removed (ForconBattle *battle, const ForconEvent *event)
{
  forcon_apply_out_of_action (battle, event->ship_removed.ship, FORCON_SHIP_REMOVED);
}

void
forcon_apply_critical_removed (ForconBattle *battle, const ForconEvent *event)
{
  ForconShip *ship = forcon_apply_ship (battle, event->critical_removed.ship);

  ship->readiness_lost -= event->critical_removed.readiness_back;
  ship->ew_attack_lost -= event->critical_removed.ew_attack_back;
  for (guint i = 0; i < battle->criticals->len; i++)
    if (FORCON_ID_EQUAL (g_array_index (battle->criticals, ForconCritical, i).id, event->critical_removed.critical))
      {
        g_array_remove_index (battle->criticals, i);
        return;
      }
}
