/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-event.h"
#include "campaign/decision/campaign-verdict.h"
#include "report/battle/wording.h"

G_BEGIN_DECLS

/**
 * ForconCampaignTelling:
 * @campaign: for the names of everything, and what else a sentence needs
 * @fleet: the same for sentences that are like those of a battle, with the dice
 * @reader: the admiral who reads it, and whose knowledge @campaign is; none for the master
 *
 * What every sentence of a campaign is made from. Borrowed throughout.
 */
typedef struct {
  const ForconCampaign *campaign;
  ForconTelling fleet;
  ForconSideId reader;
} ForconCampaignTelling;

/* One sentence for each event. */
#define FORCON_DECLARE_CAMPAIGN_SAY(NAME, member, ...)                                                                 \
  char *forcon_campaign_say_##member (const ForconCampaignTelling *telling, const ForconCampaignEvent *event);
FORCON_CAMPAIGN_EVENTS (FORCON_DECLARE_CAMPAIGN_SAY)

typedef char *(*ForconCampaignRefusal) (const ForconCampaignTelling *telling, const ForconCampaignVerdict *verdict);

/* The tables of the chapters, indexed by the problem; %NULL for those of other chapters. */
extern const ForconCampaignRefusal forcon_campaign_refusals_of_orders[FORCON_N_PROBLEM];
extern const ForconCampaignRefusal forcon_campaign_refusals_of_ships[FORCON_N_PROBLEM];
extern const ForconCampaignRefusal forcon_campaign_refusals_of_clashes[FORCON_N_PROBLEM];
extern const ForconCampaignRefusal forcon_campaign_refusals_of_ground[FORCON_N_PROBLEM];
extern const ForconCampaignRefusal forcon_campaign_refusals_of_master[FORCON_N_PROBLEM];

ForconCampaignTelling forcon_campaign_telling (const ForconCampaign *campaign, const GArray *dice);
char *forcon_wording_finished (char *sentence);

/* Names */
const char *forcon_wording_admiral (const ForconCampaign *campaign, ForconSideId id);
char *forcon_wording_admirals (const ForconCampaign *campaign, guint32 mask);
const char *forcon_wording_power (const ForconCampaign *campaign, ForconPowerId id);
const char *forcon_wording_sector (const ForconCampaign *campaign, ForconSectorId id);
char *forcon_wording_neighbours (const ForconCampaign *campaign, ForconSectorId id);
char *forcon_wording_known (const ForconCampaign *campaign, ForconFormationId id);
char *forcon_wording_owned (const ForconCampaign *campaign, const char *what, ForconSideId owner);
char *forcon_wording_seen (const ForconCampaignTelling *telling, const ForconSighting *sighting);
char *forcon_wording_sighting (const ForconCampaignTelling *telling, const ForconSighting *sighting, gint phase);
char *forcon_wording_shown (const ForconCampaign *campaign, const ForconNotice *notice);
char *forcon_wording_ships (const ForconBattle *fleet, const ForconShips *ships);
const char *forcon_wording_feature (const ForconCampaign *campaign, ForconObjectId id);
char *forcon_wording_field (const ForconCampaign *campaign, ForconFieldId id);
char *forcon_wording_border (const ForconCampaign *campaign, ForconSectorId sector, ForconSectorId other);
char *forcon_wording_meeting (const ForconCampaign *campaign, ForconMeetingId id);
char *forcon_wording_clash (const ForconCampaign *campaign, ForconClashId id);
char *forcon_wording_line (const ForconCampaign *campaign, ForconLineId id);

/* Figures */
char *forcon_wording_span (gint64 span);
char *forcon_wording_wall (gint64 wall);
char *forcon_wording_halves (gint halves);
char *forcon_wording_ship_count (gint count);
char *forcon_wording_mines (gint count, ForconCharge charge);
char *forcon_wording_when (gint phase, gint half);
char *forcon_wording_said (const char *text);
char *forcon_wording_deed (const ForconCampaign *campaign, const ForconTask *task);
char *forcon_wording_task (const ForconCampaign *campaign, const ForconTask *task);
char *forcon_wording_ordered (const ForconCampaign *campaign, const ForconTask *task);

G_END_DECLS
