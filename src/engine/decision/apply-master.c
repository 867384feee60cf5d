/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/apply.h"
#include "engine/decision/master.h"

/* A card that is set belongs to the roster, which is shared: it is copied first. */
static void
set_value_of_card (ForconBattle *battle, ForconShipId id, ForconValue value, gint number)
{
  ForconRoster *copy = forcon_roster_copy (battle->roster);

  forcon_roster_unref (battle->roster);
  battle->roster = copy;
  *forcon_value_field_of_card (&g_array_index (copy->cards, ForconCard, id.value - 1), value) = number;
}

/* A ship that goes back into action or withdraws keeps what it has; a wreck has nothing left. */
static void
set_value_of_ship (ForconBattle *battle, ForconShipId id, ForconValue value, gint number)
{
  ForconShip *ship = forcon_apply_ship (battle, id);
  ForconFormation *formation = &battle->formations[ship->formation.value - 1];
  gint *field = forcon_value_field_of_ship (ship, value);

  if (value == FORCON_VALUE_STATUS)
    {
      if (number == FORCON_SHIP_IN_ACTION || number == FORCON_SHIP_WITHDRAWN)
        ship->status = (ForconShipStatus) number;
      else
        forcon_apply_out_of_action (battle, id, (ForconShipStatus) number);
    }
  else if (value == FORCON_VALUE_COMMAND_BROKEN)
    formation->broken = number != 0;
  else if (value == FORCON_VALUE_FLAGSHIP)
    {
      formation->flagship = number != 0 ? id : formation->flagship;
      formation->broken = FALSE;
    }
  else if (field != NULL)
    *field = number;
  else if (value == FORCON_VALUE_SIDE)
    ship->side = (ForconSideId){ (guint16) number };
  else
    ship->formation = (ForconFormationId){ (guint16) number };
}

void
forcon_apply_value_set (ForconBattle *battle, const ForconEvent *event)
{
  ForconValue value = event->value_set.value;
  gint number = (gint) event->value_set.now;

  switch (forcon_value_owner (value))
    {
    case FORCON_VALUE_OF_CARD:
      set_value_of_card (battle, event->value_set.ship, value, number);
      break;
    case FORCON_VALUE_OF_SHIP:
      set_value_of_ship (battle, event->value_set.ship, value, number);
      break;
    case FORCON_VALUE_OF_SALVO:
      for (guint i = 0; i < battle->salvos->len; i++)
        {
          ForconSalvo *salvo = &g_array_index (battle->salvos, ForconSalvo, i);

          if (FORCON_ID_EQUAL (salvo->id, event->value_set.salvo))
            *(value == FORCON_VALUE_TORPEDOES ? &salvo->count : &salvo->run) = number;
        }
      break;
    case FORCON_VALUE_OF_BATTLE:
    default:
      if (value == FORCON_VALUE_ROUND)
        battle->round = number;
      else if (value == FORCON_VALUE_STEP)
        battle->step = (ForconStep) number;
      else
        battle->side = (ForconSideId){ (guint16) number };
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
  forcon_apply_remove_critical (battle, forcon_apply_ship (battle, event->critical_removed.ship),
                                event->critical_removed.critical, event->critical_removed.readiness_back,
                                event->critical_removed.ew_attack_back);
}
