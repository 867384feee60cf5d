/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine/decision/apply.h"
#include "engine/decision/master.h"

/* A ship that goes back into action or withdraws keeps what it has; a wreck has nothing left. */
void
forcon_apply_value_set (ForconBattle *battle, const ForconEvent *event)
{
  ForconShipId ship = event->value_set.ship;
  ForconValue value = event->value_set.value;
  gint number = (gint) event->value_set.now;

  if (value == FORCON_VALUE_STATUS && number != FORCON_SHIP_IN_ACTION && number != FORCON_SHIP_WITHDRAWN)
    forcon_apply_out_of_action (battle, ship, (ForconShipStatus) number);
  else if (value == FORCON_VALUE_FLAGSHIP)
    {
      ForconFormation *formation = &battle->formations[forcon_apply_ship (battle, ship)->formation.value - 1];

      formation->flagship = number != 0 ? ship : formation->flagship;
      formation->broken = FALSE;
    }
  else
    forcon_value_write (battle, ship, event->value_set.salvo, value,
                        value == FORCON_VALUE_COMMAND_BROKEN ? number != 0 : number);
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
