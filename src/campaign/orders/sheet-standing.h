/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-command.h"

G_BEGIN_DECLS

/*
 * How an admiral stands with the sheet of this phase (F-CAMP-1, F-CAMP-4): DONE: handed in; OWED: not yet; LATE: not
 * yet, and the period is over; ABSENT: the captains act on their last orders (F-CAMP-10); NOTHING: there is nobody
 * left to give orders to.
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
 * @sheet: the newest sheet for this phase, or for the next if that is handed in already; corrections do not count.
 *   Or none
 * @wall: when it was handed in, µs since 1970 UTC
 * @to_settle: how many lines of the admiral wait for the master
 */
typedef struct {
  ForconSheetState state;
  ForconSheetId sheet;
  gint64 wall;
  guint to_settle;
} ForconSheetStanding;

/**
 * forcon_campaign_sheet_standing:
 * @campaign: the truth
 * @admiral: one of its admirals
 * @now: the moment by which its clock is read
 *
 * Returns: whether the admiral has handed in what this phase needs, and what of it the master has still to settle
 */
ForconSheetStanding forcon_campaign_sheet_standing (const ForconCampaign *campaign, ForconSideId admiral,
                                                    const ForconMoment *now);

/**
 * forcon_campaign_halves_ordered:
 * @campaign: a campaign
 * @formation: one of its formations
 *
 * Returns: what is left of all that it has to do, half-phases (F-CAMP-3)
 */
gint forcon_campaign_halves_ordered (const ForconCampaign *campaign, ForconFormationId formation);

/**
 * forcon_campaign_halves_left:
 * @campaign: a campaign
 *
 * Returns: the half-phases of this phase that are not resolved yet (F-CAMP-5)
 */
gint forcon_campaign_halves_left (const ForconCampaign *campaign);

/**
 * forcon_campaign_admiral_of_file:
 * @campaign: a campaign
 * @name: name of a text file with an order sheet, without its folder
 *
 * Whose sheet it is by its name: the admiral's word, name or another name of the admiral's stands in it, or a longer
 * word of these.
 *
 * Returns: the admiral, or none where nobody or several are named as well
 */
ForconSideId forcon_campaign_admiral_of_file (const ForconCampaign *campaign, const char *name);

G_END_DECLS
