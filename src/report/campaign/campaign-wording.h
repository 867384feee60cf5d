/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-event.h"
#include "campaign/decision/campaign-verdict.h"
#include "campaign/editing/entity.h"
#include "campaign/state/ways.h"
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
extern const ForconCampaignRefusal forcon_campaign_refusals_of_edits[FORCON_N_PROBLEM];

ForconCampaignTelling forcon_campaign_telling (const ForconCampaign *campaign, const GArray *dice);

/**
 * forcon_wording_finished:
 * @sentence: (transfer full) (nullable): with names in it, from wherever they came
 *
 * Returns: (transfer full) (nullable): one line that begins with a capital and does nothing to a terminal but
 *   stand there
 */
char *forcon_wording_finished (char *sentence);

/* Names */

/**
 * forcon_wording_admiral:
 *
 * Returns: (transfer none): the admiral's name in the user's language
 */
const char *forcon_wording_admiral (const ForconCampaign *campaign, ForconSideId id);

/* For the master: with who plays the admiral, where that is known, "Count Piotr (Anna)". Returns: (transfer full) */
char *forcon_wording_played (const ForconCampaign *campaign, ForconSideId id);

/**
 * forcon_wording_entity:
 * @campaign: a campaign
 * @entity: a kind of what a scenario is made of
 * @place: which one, from 1
 *
 * Returns: (transfer full): its name in the user's language, or else as files have it
 */
char *forcon_wording_entity (const ForconCampaign *campaign, ForconEntity entity, guint place);

/* Who sends a message: a formation, another admiral, or with neither the master. */
char *forcon_wording_sender (const ForconCampaign *campaign, ForconFormationId formation, ForconSideId from);

/* The names of the admirals of a mask, "Red, Blue". */
char *forcon_wording_admirals (const ForconCampaign *campaign, guint32 mask);

const char *forcon_wording_power (const ForconCampaign *campaign, ForconPowerId id);

/**
 * forcon_wording_sector:
 *
 * Returns: (transfer none): the sector's code with its name in the user's language, "C3 Lamplight". Interned
 */
const char *forcon_wording_sector (const ForconCampaign *campaign, ForconSectorId id);

/* Where one can go from a sector, "B1, C2"; "none" where there is no way out. */
char *forcon_wording_neighbours (const ForconCampaign *campaign, ForconSectorId id);

/**
 * forcon_wording_known:
 * @campaign: a campaign, or what one admiral knows of it
 * @id: a formation
 *
 * Returns: (transfer full): its name, or "a contact" for one of which the admiral knows no more
 */
char *forcon_wording_known (const ForconCampaign *campaign, ForconFormationId id);

/* The same; of one that is none yet, @after is the order that is to form it. */
char *forcon_wording_told (const ForconCampaign *campaign, ForconFormationId id, ForconTaskId after);

/* "Karkas (Blue)", "a contact (Blue)"; without the admiral where it is not known whose it is. */
char *forcon_wording_owned (const ForconCampaign *campaign, const char *what, ForconSideId owner);

/**
 * forcon_wording_seen:
 * @telling: for whom
 * @sighting: what an admiral knows of a formation
 *
 * Returns: (transfer full): how well it is known, whose and whom it is and its ships as far as that goes: "a
 *   contact (Blue), 2 ships", "identified – Karkas (Blue), 2 ships: Gorgon, Harpy" (F-CAMP-8)
 */
char *forcon_wording_seen (const ForconCampaignTelling *telling, const ForconSighting *sighting);

/**
 * forcon_wording_sighting:
 * @telling: for whom
 * @sighting: what an admiral saw
 * @phase: the present phase
 *
 * Returns: (transfer full): where, what and when it was seen last, and how long ago (F-CAMP-8)
 */
char *forcon_wording_sighting (const ForconCampaignTelling *telling, const ForconSighting *sighting, gint phase);

/* What the main map says of a formation, "Karkas (Blue), 2 ships": a name only where it is to be known. */
char *forcon_wording_shown (const ForconCampaign *campaign, const ForconNotice *notice);

/* The names of ships, "Grozny, Saga". */
char *forcon_wording_ships (const ForconBattle *fleet, const ForconShips *ships);

/* What lies in a sector, by its name or else by what it is. */
const char *forcon_wording_feature (const ForconCampaign *campaign, ForconObjectId id);

/* Whose mines, where: "mines (Red, C3)"; who only found them does not know whose they are. */
char *forcon_wording_field (const ForconCampaign *campaign, ForconFieldId id);

/* Where something happened: a sector, or the border that was crossed: "C3", "the border of B2 and C3". */
char *forcon_wording_border (const ForconCampaign *campaign, ForconSectorId sector, ForconSectorId other);

/* "Meeting (C3)" */
char *forcon_wording_meeting (const ForconCampaign *campaign, ForconMeetingId id);

/* "Clash (C3)" */
char *forcon_wording_clash (const ForconCampaign *campaign, ForconClashId id);

/* Which line of which sheet: "Red, line 3". */
char *forcon_wording_line (const ForconCampaign *campaign, ForconLineId id);

/* Figures */

/**
 * forcon_wording_span:
 * @span: µs
 *
 * Returns: (transfer full): minutes and seconds, "12:30"; hours too where there are any, "1:02:30"
 */
char *forcon_wording_span (gint64 span);

/* A time of day where the reader is, "14:05". */
char *forcon_wording_wall (gint64 wall);

/* "1 half-phase", "2 half-phases". */
char *forcon_wording_halves (gint halves);

/* "1 ship", "4 ships"; of a formation that has come to its end: "no ship left". */
char *forcon_wording_ship_count (gint count);

/* "3 mines (plasma)". */
char *forcon_wording_mines (gint count, ForconCharge charge);

/**
 * forcon_wording_when:
 * @phase: from 1; 0 before play
 * @half: 1 or 2; 0 while orders are collected
 *
 * Returns: (transfer full): "phase 3, first half"
 */
char *forcon_wording_when (gint phase, gint half);

/* As forcon_wording_when(), of a number of forcon_half_number(). */
char *forcon_wording_due (gint number);

/**
 * forcon_wording_values:
 * @values: (nullable): "property=value" on a line each, as the commands that edit have them
 * @was: (nullable): what they were before; %NULL where there was nothing
 *
 * Returns: (transfer full): the same for the middle of a sentence: "name Ash → Ember; row 1 → 2"
 */
char *forcon_wording_values (const char *values, const char *was);

/**
 * forcon_wording_said:
 * @text: (nullable): what a person wrote, in any number of lines
 *
 * Returns: (transfer full): the same in one line and without its last full stop, for a sentence that has one itself
 */
char *forcon_wording_said (const char *text);

/**
 * forcon_wording_deed:
 * @campaign: a campaign
 * @task: what somebody is told to do
 *
 * Returns: (transfer full): what is to be done and how, without what it costs: "move to C3, march order"
 */
char *forcon_wording_deed (const ForconCampaign *campaign, const ForconTask *task);

/**
 * forcon_wording_task:
 * @campaign: a campaign
 * @task: what somebody is told to do
 *
 * Returns: (transfer full): with its cost and what of it is done: "move to C3 (2 half-phases, 1 done)" (F-CAMP-3)
 */
char *forcon_wording_task (const ForconCampaign *campaign, const ForconTask *task);

/**
 * forcon_wording_orders:
 * @campaign: a campaign
 * @tasks: (element-type ForconTask): what formations are told to do, in this order
 * @from: the place of one of them
 * @used: (out): how many of them it tells of
 *
 * As forcon_wording_task(); but of moves of one formation that follow each other, as one way.
 *
 * Returns: (transfer full): "move to Eastgate by way of Lamplight and Gallows (6 half-phases, 1 done)"
 */
char *forcon_wording_orders (const ForconCampaign *campaign, const GPtrArray *tasks, guint from, guint *used);

/**
 * forcon_wording_way:
 * @campaign: a campaign
 * @way: a way that could be ordered
 *
 * Returns: (transfer full): by way of what it leads, what it costs and what is known against it: "by way of Lamplight
 *   and Gallows: 6 half-phases (enemy: Gallows)"; "directly: 2 half-phases" to a neighbour
 */
char *forcon_wording_way (const ForconCampaign *campaign, const ForconWay *way);

/* The names of sectors, "Lamplight, Gallows and Eastgate". */
char *forcon_wording_sectors (const ForconCampaign *campaign, const ForconSectorId *sectors, guint n);

/* Who is to do what, and what else was said, as forcon_campaign_sentence_of_task(), for the middle of a sentence. */
char *forcon_wording_ordered (const ForconCampaign *campaign, const ForconTask *task);

/* As forcon_wording_ordered(), but of moves that follow each other as one way: forcon_wording_orders(). */
char *forcon_wording_ordered_from (const ForconCampaign *campaign, const GPtrArray *tasks, guint from, guint *used);

G_END_DECLS
