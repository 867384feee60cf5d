/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"
#include "engine/balance/balance.h"

G_BEGIN_DECLS

/* What is weighed against each other. */
#define FORCON_FLEET_KINDS(T)                                                                                          \
  T (POWER, "power")                                                                                                   \
  T (ADMIRAL, "admiral")                                                                                               \
  T (FORMATION, "formation")

#define FORCON_TERM_FLEET_KIND(NAME, word) FORCON_FLEET_KIND_##NAME,
FORCON_DECLARE_TERM (ForconFleetKind, FLEET_KIND, FORCON_FLEET_KINDS, fleet_kind)

/**
 * forcon_campaign_add_fleets:
 * @fleets: (element-type ForconBalanceFleet): where they are added
 * @fleet: the fleet of a campaign, or a battle
 * @campaign: (nullable): the campaign; without one a side is all kinds of fleet but a formation
 * @kind: what is one fleet
 *
 * The fleets of a campaign or a battle, of ships that are in action. They must not be used longer than @fleet.
 */
void forcon_campaign_add_fleets (GArray *fleets, const ForconBattle *fleet, const ForconCampaign *campaign,
                                 ForconFleetKind kind);

G_END_DECLS
