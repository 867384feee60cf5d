/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/clash/clash-odds.h"
#include "campaign/state/campaign-command.h"

G_BEGIN_DECLS

/*
 * What the master is to know of a clash before it is fought, and what is proposed for it: truth, for the master alone.
 */

/* By which figures something is proposed, and why these. */

/* With up to so many ships there is little to decide, and captains need a second for what takes the master minutes. */
#define FORCON_TRIAGE_SMALL 6

/* From so many ships on a clash is worth a helper's table: below that, handing it over takes as long as fighting it. */
#define FORCON_TRIAGE_BIG 8

/* Who wins so often, the error taken off, wins without anybody's skill, too. */
#define FORCON_TRIAGE_ONE_SIDED 0.85

/* Who has such a share of the own ships in a clash, and no fewer of them, fights for all: an admiral wants to decide
 * that. */
#define FORCON_TRIAGE_ALL 0.66
#define FORCON_TRIAGE_FEW_SHIPS 4

/* Of a ship, three rounds by hand: a round of 12 ships takes about a minute (25 presses, and the dice). */
#define FORCON_TRIAGE_SHIP_SPAN (15 * (gint64) G_USEC_PER_SEC)

/* Of the results, for papers: packs have to be printed and handed out before orders are collected again. */
#define FORCON_TRIAGE_PAPERS_SPAN (5 * 60 * (gint64) G_USEC_PER_SEC)

/* Nobody counts the time. */
#define FORCON_TRIAGE_NO_CLOCK G_MAXINT64

/* What is proposed for a clash. */
typedef enum {
  FORCON_PROPOSAL_FIGHT,
  FORCON_PROPOSAL_CAPTAINS,
  FORCON_PROPOSAL_SOME_CAPTAINS,
  FORCON_PROPOSAL_LEND,
  FORCON_N_PROPOSAL
} ForconProposalKind;

/**
 * ForconProposalReason:
 * @FORCON_REASON_NOBODY: all its admirals are absent
 * @FORCON_REASON_ONE_SIDED: who wins is as good as known
 * @FORCON_REASON_SMALL: it is small, and nothing much depends on it
 * @FORCON_REASON_TIME: there is no time to fight all by hand
 * @FORCON_REASON_ABSENT: some of its admirals are absent
 * @FORCON_REASON_BOUND: what some sides do is told by instructions to avoid battle or to withdraw
 * @FORCON_REASON_FLEET: most of an admiral's ships are in it
 * @FORCON_REASON_CLOSE: either side may win
 * @FORCON_REASON_PLANET: an enemy's planet or station lies there
 * @FORCON_REASON_BEGUN: it is fought at its table already
 * @FORCON_REASON_LARGE: there is much to decide
 */
typedef enum {
  FORCON_REASON_NOBODY,
  FORCON_REASON_ONE_SIDED,
  FORCON_REASON_SMALL,
  FORCON_REASON_TIME,
  FORCON_REASON_ABSENT,
  FORCON_REASON_BOUND,
  FORCON_REASON_FLEET,
  FORCON_REASON_CLOSE,
  FORCON_REASON_PLANET,
  FORCON_REASON_BEGUN,
  FORCON_REASON_LARGE,
  FORCON_N_REASON
} ForconProposalReason;

/**
 * ForconProposal:
 * @admirals: bit (1 << side id) of each admiral for whom captains are to decide; 0 for none
 * @admiral: whose fleet, of FLEET
 * @object: which planet, of PLANET
 * @needed, @left: what all fights by hand would take, and what there is, of TIME; µs
 */
typedef struct {
  ForconProposalKind kind;
  ForconProposalReason reason;
  guint32 admirals;
  ForconSideId admiral;
  ForconObjectId object;
  gint64 needed;
  gint64 left;
} ForconProposal;

/**
 * ForconTriageSide:
 * @admiral: who
 * @side: of the table
 * @absent: captains act for this admiral (F-CAMP-10)
 * @bound: all formations are told to avoid battle or to withdraw
 * @ships: in action on the table; @types: of which types
 * @fleet: in action wherever they are
 * @hits, @whole: of the ships in action: left, and when they were whole
 * @guns: by kind of weapon, what is fit to fire: firepower of batteries, strength of destructors, torpedoes in a salvo
 */
typedef struct {
  ForconSideId admiral;
  ForconSideId side;
  gboolean absent;
  gboolean bound;
  guint ships;
  guint types[FORCON_N_SHIP_TYPE];
  guint fleet;
  gint hits;
  gint whole;
  gint guns[FORCON_N_WEAPON];
} ForconTriageSide;

/**
 * ForconTriageFormation:
 * @formation: of the campaign
 * @ships: in action, by the campaign
 * @order: what it is told to do next, or none
 * @instruction: what is in force for it and answers this clash, or none
 * @others: how many other instructions are in force for it
 */
typedef struct {
  ForconFormationId formation;
  ForconSideId admiral;
  guint ships;
  ForconTaskId order;
  ForconInstructionId instruction;
  guint others;
} ForconTriageFormation;

/**
 * ForconClashTriage:
 * @begun: its battle has begun
 * @ships: in action on the table, of all sides
 * @sides: (element-type ForconTriageSide): those with ships, in their order
 * @formations: (element-type ForconTriageFormation): those that fight, by admiral
 * @objects: (element-type ForconObjectId): planets and stations of the sector, whoever holds them
 * @odds: what came of trying; nothing until somebody tried
 * @proposal: forcon_clash_triage_propose()
 */
typedef struct {
  ForconClashId clash;
  gboolean begun;
  guint ships;
  GArray *sides;
  GArray *formations;
  GArray *objects;
  ForconClashOdds odds;
  ForconProposal proposal;
} ForconClashTriage;

/**
 * forcon_clash_triage_new:
 * @campaign: a campaign
 * @rules: its rules
 * @clash: one of its clashes that is open
 *
 * Returns: (transfer full) (nullable): what there is to know of it; %NULL if it is not open
 */
ForconClashTriage *forcon_clash_triage_new (const ForconCampaign *campaign, const ForconRules *rules,
                                            ForconClashId clash);

void forcon_clash_triage_free (ForconClashTriage *triage);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconClashTriage, forcon_clash_triage_free)

/**
 * forcon_clash_waits:
 *
 * Returns: whether a clash is open and here, and its battle is not over: whether something is to be proposed for it
 */
gboolean forcon_clash_waits (const ForconCampaign *campaign, ForconClashId clash);

/**
 * forcon_clash_triage_all:
 * @campaign: a campaign
 * @rules: its rules
 *
 * Returns: (transfer full) (element-type ForconClashTriage): those that wait, oldest first
 */
GPtrArray *forcon_clash_triage_all (const ForconCampaign *campaign, const ForconRules *rules);

/**
 * forcon_clash_triage_time:
 * @campaign: a campaign
 * @now: the present moment
 *
 * Returns: how much of the clock is there for the clashes of this half-phase, µs, FORCON_TRIAGE_NO_CLOCK while nothing
 *   has to be ready: without what papers take, and in the first half without what is left for the second
 */
gint64 forcon_clash_triage_time (const ForconCampaign *campaign, const ForconMoment *now);

/**
 * forcon_clash_triage_propose:
 * @campaign: a campaign
 * @triages: (element-type ForconClashTriage): all that wait, with what is known of their odds
 * @left: how much time there is for them, µs
 *
 * Says for each what is proposed. What matters most is fought first, by hand, as long as there is time.
 */
void forcon_clash_triage_propose (const ForconCampaign *campaign, const GPtrArray *triages, gint64 left);

G_END_DECLS
