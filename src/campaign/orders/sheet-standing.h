/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-command.h"

G_BEGIN_DECLS

/*
 * How an admiral stands with the sheet of this phase (F-CAMP-1, F-CAMP-4): DONE: handed in; OWED: not yet; LATE: not yet, and
 * the period is over; ABSENT: the captains act on their last orders (F-CAMP-10); NOTHING: there is nobody left to give
 * orders to.
 */
typedef enum {
  FORCON_SHEET_DONE,
  FORCON_SHEET_OWED,
  FORCON_SHEET_LATE,
  FORCON_SHEET_ABSENT,
  FORCON_SHEET_NOTHING,
} ForconSheetState;

/**
 * ForconSheetStanding:
 * @sheet: the newest sheet for this phase, or for the next if that is handed in already; corrections do not count. Or none
 * @wall: when it was handed in, µs since 1970 UTC
 * @to_settle: how many lines of the admiral wait for the master
 */
typedef struct {
  ForconSheetState state;
  ForconSheetId sheet;
  gint64 wall;
  guint to_settle;
} ForconSheetStanding;

ForconSheetStanding forcon_campaign_sheet_standing (const ForconCampaign *campaign, ForconSideId admiral,
                                                    const ForconMoment *now);
gint forcon_campaign_halves_ordered (const ForconCampaign *campaign, ForconFormationId formation);
gint forcon_campaign_halves_left (const ForconCampaign *campaign);
ForconSideId forcon_campaign_admiral_of_file (const ForconCampaign *campaign, const char *name);

G_END_DECLS
