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

/**
 * forcon_task_admiral:
 *
 * Returns: whose task it is: its formation's, or without one its first ship's; or none
 */
ForconSideId forcon_task_admiral (const ForconCampaign *campaign, const ForconTask *task);

/**
 * forcon_task_target:
 *
 * Returns: the formation that is joined by a task to join: if only ships are named, that of the task takes them in
 */
ForconFormationId forcon_task_target (const ForconTask *task);

/**
 * forcon_task_ships:
 * @campaign: a campaign
 * @task: one to form, split or join
 *
 * Returns: the ships that it moves, the flagship first and each once; of a formation that joins another as it is, all
 *   in action
 */
ForconShips forcon_task_ships (const ForconCampaign *campaign, const ForconTask *task);

/**
 * forcon_task_planet:
 * @campaign: a campaign
 * @task: a landing
 * @sector: where
 *
 * Returns: the planet that is meant, without a name the first one there; or none
 */
ForconObjectId forcon_task_planet (const ForconCampaign *campaign, const ForconTask *task, ForconSectorId sector);

/* Mines that a ship still has aboard (F-MINE-1). */
gint forcon_mines_left (const ForconBattle *fleet, ForconShipId ship);

/* Troops that a ship still has aboard (F-END-6). */
gint forcon_troops_left (const ForconBattle *fleet, ForconShipId ship);

/* Only minesweepers sweep, with drones (F-SWP-1). */
gboolean forcon_sweeps (const ForconBattle *fleet, ForconShipId ship);

/**
 * forcon_campaign_know_allies:
 * @decision: the decision
 * @formations: (element-type ForconFormationId): those of one sector
 *
 * Friends in one sector know each other, without dice (F-CAMP-8).
 */
void forcon_campaign_know_allies (ForconCampaignDecision *decision, const GArray *formations);

/**
 * forcon_campaign_search:
 * @decision: the decision
 * @formations: (element-type ForconFormationId): those of one sector, or on its border, in the order of their ids
 * @detected: (element-type ForconDetected): what is found is added to it
 *
 * Each that patrols, defends or attacks seeks each hostile one (F-CAMP-6, F-CAMP-7). Dice: in this order, the
 * hider's before the seeker's.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_campaign_search (ForconCampaignDecision *decision, const GArray *formations, GArray *detected);

/**
 * forcon_campaign_work:
 * @decision: the decision
 * @formations: (element-type ForconFormationId): who works
 *
 * Those that have the half-phase still spend it on the first of their tasks, if that is something to do where they are.
 * First those that lay mines, then those that sweep, then the others, in their order (F-CAMP-5). Dice: of sweepers.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_campaign_work (ForconCampaignDecision *decision, const GArray *formations);

/**
 * forcon_campaign_fight:
 * @decision: the decision
 * @meeting: one that comes to a clash
 *
 * Opens it. Attacks that led to it are carried out with that, and other questions about its parties are closed.
 *
 * Returns: whether the decision goes on
 */
gboolean forcon_campaign_fight (ForconCampaignDecision *decision, ForconMeetingId meeting);

/* Whether a formation has something else to do than one task of its. */

/**
 * forcon_campaign_has_more:
 * @campaign: a campaign
 * @task: what a formation does
 *
 * Returns: whether it has something else to do
 */
gboolean forcon_campaign_has_more (const ForconCampaign *campaign, const ForconTask *task);

G_END_DECLS
