/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The functions that apply events, and the table that forcon_campaign_play() has the engine decide on. None of them
 * fails: what an event names and the state lacks, as in what one admiral knows, is passed over.
 */

#include "campaign/state/campaign-event.h"

G_BEGIN_DECLS

/**
 * forcon_campaign_count_id:
 * @id: a running number that is in use now
 *
 * The next one is higher.
 */
void forcon_campaign_count_id (ForconCampaign *campaign, guint32 id);

ForconPost *forcon_campaign_post_place (ForconCampaign *campaign, ForconFormationId id);
ForconShip *forcon_campaign_ship_place (ForconCampaign *campaign, ForconShipId id);
ForconFeature *forcon_campaign_feature_place (ForconCampaign *campaign, ForconObjectId object);
ForconBattle *forcon_campaign_battle_place (ForconCampaign *campaign, ForconClashId id);

/* Clones share the roster: it is copied before a name or a card is added to it. */
void forcon_campaign_own_roster (ForconCampaign *campaign);

/**
 * forcon_campaign_make_room:
 * @campaign: a campaign whose roster is its own
 * @ship: the number of a ship
 *
 * Adds ships of which nothing is known until there is one of that number: in what one admiral knows others leave gaps.
 */
void forcon_campaign_make_room (ForconCampaign *campaign, ForconShipId ship);

/**
 * forcon_campaign_add_new_ship:
 * @campaign: a campaign
 * @fact: a ship that joins the fleet
 * @like: (nullable): the card that it has on the table
 *
 * Adds the ship, whole and in no formation yet.
 */
void forcon_campaign_add_new_ship (ForconCampaign *campaign, const ForconFact_ship_added *fact, const ForconCard *like);

/* Whether what an edit before play names exists, and may be changed so. */
gboolean forcon_campaign_edit_fits (const ForconCampaign *campaign, const ForconCampaignEvent *event);

/* One for each event that changes something. */
#define FORCON_DECLARE_CAMPAIGN_APPLY(NAME, member, ...)                                                               \
  void forcon_campaign_apply_##member (ForconCampaign *campaign, const ForconFact_##member *fact);
FORCON_CAMPAIGN_EVENTS (FORCON_DECLARE_CAMPAIGN_APPLY)

G_END_DECLS
