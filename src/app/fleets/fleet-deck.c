/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An admiral's own cards, laid out as on a desk. Few enough that each is a widget. */
#include "app/fleets/fleet-deck.h"

#include "app/fleets/fleet-card.h"
#include "app/fleets/fleet-item.h"
#include "engine/state/formation.h"
#include "app/widgets/widget.h"

/* Those out of action last, the others by formation, the flagship in front. */
static int
compare_ships (gconstpointer a, gconstpointer b, gpointer data)
{
  const ForconBattle *fleet = data;
  const ForconShipId *ids[] = { a, b };
  gint order[2][3] = { { 0 } };

  for (guint i = 0; i < 2; i++)
    {
      const ForconShip *ship = forcon_battle_ship (fleet, *ids[i]);

      order[i][0] = ship->status != FORCON_SHIP_IN_ACTION;
      order[i][1] = ship->formation.value;
      order[i][2] = FORCON_ID_EQUAL (forcon_formation_lead (fleet, ship->formation), *ids[i]) ? 0 : ids[i]->value;
    }
  for (guint i = 0; i < G_N_ELEMENTS (order[0]); i++)
    if (order[0][i] != order[1][i])
      return order[0][i] - order[1][i];
  return 0;
}

/* Returns: (transfer full) (element-type ForconShipId): the admiral's ships */
static GArray *
own_ships (const ForconKnowledge *knowledge)
{
  ForconBattle *fleet = forcon_knowledge_campaign (knowledge)->fleet;
  GArray *ships = g_array_new (FALSE, FALSE, sizeof (ForconShipId));

  for (guint i = 1; i <= fleet->n_ships; i++)
    {
      ForconShipId id = { (guint16) i };

      if (FORCON_ID_EQUAL (forcon_battle_ship (fleet, id)->side, forcon_knowledge_admiral (knowledge)))
        g_array_append_val (ships, id);
    }
  g_array_sort_with_data (ships, compare_ships, fleet);
  return ships;
}

void
forcon_fleet_deck_show (GtkFlowBox *deck, const ForconKnowledge *knowledge)
{
  g_autoptr (GArray) ships = own_ships (knowledge);

  forcon_fleet_deck_clear (deck);
  for (guint i = 0; i < ships->len; i++)
    {
      g_autoptr (ForconFleetItem) item = forcon_fleet_item_new (g_array_index (ships, ForconShipId, i));
      GtkWidget *card = forcon_fleet_card_new ();

      forcon_fleet_item_refresh (item, forcon_knowledge_campaign (knowledge), forcon_knowledge_rules (knowledge));
      forcon_fleet_card_set_item (FORCON_FLEET_CARD (card), item);
      gtk_flow_box_append (deck, card);
    }
}

void
forcon_fleet_deck_clear (GtkFlowBox *deck)
{
  forcon_widget_clear (deck);
}
