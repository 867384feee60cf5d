/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Inside the resolution of a half-phase only (F-CAMP-5). */

#include "campaign/decision/campaign-decision.h"

G_BEGIN_DECLS

/* Who detected whom in this half-phase. */
typedef struct {
  ForconFormationId seeker;
  ForconFormationId hider;
} ForconDetected;

ForconSideId forcon_task_admiral (const ForconCampaign *campaign, const ForconTask *task);
ForconFormationId forcon_task_target (const ForconTask *task);
ForconShips forcon_task_ships (const ForconCampaign *campaign, const ForconTask *task);
ForconObjectId forcon_task_planet (const ForconCampaign *campaign, const ForconTask *task, ForconSectorId sector);
gint forcon_mines_left (const ForconBattle *fleet, ForconShipId ship);
gint forcon_troops_left (const ForconBattle *fleet, ForconShipId ship);
gboolean forcon_sweeps (const ForconBattle *fleet, ForconShipId ship);

void forcon_campaign_know_allies (ForconCampaignDecision *decision, const GArray *formations);
gboolean forcon_campaign_search (ForconCampaignDecision *decision, const GArray *formations, GArray *detected);
gboolean forcon_campaign_work (ForconCampaignDecision *decision, const GArray *formations);
gboolean forcon_campaign_fight (ForconCampaignDecision *decision, ForconMeetingId meeting);

/* Whether a formation has something else to do than one task of its. */
gboolean forcon_campaign_has_more (const ForconCampaign *campaign, const ForconTask *task);

G_END_DECLS
