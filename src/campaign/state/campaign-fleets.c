/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "campaign/state/campaign-fleets.h"

#include "base/text.h"
#include "engine/state/ship.h"

FORCON_DEFINE_TERM (ForconFleetKind, FLEET_KIND, FORCON_FLEET_KINDS, fleet_kind)

/* To which fleet a ship belongs, and what that is called. */
static guint
group_of (const ForconBattle *fleet, const ForconCampaign *campaign, ForconFleetKind kind, ForconShipId id,
          const char **name)
{
  const ForconShip *ship = forcon_battle_ship (fleet, id);

  if (kind == FORCON_FLEET_KIND_FORMATION)
    {
      *name = forcon_battle_formation_name (fleet, ship->formation);
      return ship->formation.value;
    }
  if (kind == FORCON_FLEET_KIND_POWER && campaign != NULL)
    {
      ForconPowerId power = g_array_index (campaign->admirals, ForconAdmiral, ship->side.value - 1).power;

      *name = forcon_campaign_power (campaign, power)->name;
      return power.value;
    }
  *name = forcon_battle_side (fleet, ship->side)->name;
  return ship->side.value;
}

void
forcon_campaign_add_fleets (GArray *fleets, const ForconBattle *fleet, const ForconCampaign *campaign,
                            ForconFleetKind kind)
{
  g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);

  for (guint i = 1; i <= fleet->n_ships; i++)
    {
      ForconShipId id = { (guint16) i };
      const char *name = NULL;
      guint group = group_of (fleet, campaign, kind, id, &name);
      gpointer place = NULL;

      if (!forcon_ship_in_action (fleet, id))
        continue;
      if (!g_hash_table_lookup_extended (places, GUINT_TO_POINTER (group), NULL, &place))
        {
          ForconBalanceFleet added = { g_strdup (forcon_name (name)), g_ptr_array_new () };

          place = GUINT_TO_POINTER (fleets->len);
          g_hash_table_insert (places, GUINT_TO_POINTER (group), place);
          g_array_append_val (fleets, added);
        }
      g_ptr_array_add (g_array_index (fleets, ForconBalanceFleet, GPOINTER_TO_UINT (place)).cards,
                       (gpointer) forcon_battle_card (fleet, id));
    }
}
