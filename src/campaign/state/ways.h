/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Which ways lead from one sector to another (F-CAMP-4). */

#include "campaign/state/campaign.h"

G_BEGIN_DECLS

/* Moves at most of one way: as many as one order has room for. */
#define FORCON_WAY_STAGES_MAX 16

/* How many ways are told at most where there are several to choose from. */
#define FORCON_WAYS_TOLD_MAX 4

/*
 * What an admiral knows of a sector that speaks against passing through it: an enemy was seen there last or stands
 * there on the main map, mines of an enemy lie there, there is a hazard.
 */
typedef enum {
  FORCON_WAY_SAFE = 0,
  FORCON_WAY_ENEMY = 1 << 0,
  FORCON_WAY_MINES = 1 << 1,
  FORCON_WAY_HAZARD = 1 << 2
} ForconWayDangers;

/**
 * ForconWay:
 * @n_stages: how many moves there are
 * @stages: (array length=n_stages): the sectors after the one it begins in, in their order; the last is where it ends
 * @stage_dangers: (array length=n_stages): what is known of each to speak against it; nothing for where the way ends
 *   and for sectors that were named, which the admiral wants
 * @dangers: all of them together
 * @halves: what is still to be spent on it, half-phases (F-CAMP-3): what the formation has spent already on the way
 *   to the first of @stages counts
 */
typedef struct {
  guint n_stages;
  ForconSectorId stages[FORCON_WAY_STAGES_MAX];
  ForconWayDangers stage_dangers[FORCON_WAY_STAGES_MAX];
  ForconWayDangers dangers;
  gint halves;
} ForconWay;

/**
 * ForconWayWish:
 * @admiral: by whose knowledge a sector is dangerous
 * @formation: who moves; it can be none
 * @from, @to: where it begins and ends
 * @via, @n_via: sectors to pass through, in this order
 * @avoid, @n_avoid: sectors not to pass through
 *
 * What is asked for.
 */
typedef struct {
  ForconSideId admiral;
  ForconFormationId formation;
  ForconSectorId from;
  ForconSectorId to;
  const ForconSectorId *via;
  guint n_via;
  const ForconSectorId *avoid;
  guint n_avoid;
} ForconWayWish;

/**
 * forcon_campaign_ways:
 * @campaign: a campaign, or what the admiral knows of it; of either, only what the admiral knows is consulted
 * @rules: the rules
 * @wish: what is asked for
 * @ways: (array length=max) (out): the ways
 * @max: for how many there is room, 2 at least
 *
 * The ways that cost the fewest half-phases, safe ones first, each group in the order of the sectors in the file. If
 * each of these is dangerous, the shortest of the safe ones follow: they are longer. One way that is safe can be
 * ordered as it is; of several, or where the shortest is dangerous, a person chooses.
 *
 * Returns: how many there are, @max at most; 0 where nothing leads there, or nothing in FORCON_WAY_STAGES_MAX moves
 */
guint forcon_campaign_ways (const ForconCampaign *campaign, const ForconRules *rules, const ForconWayWish *wish,
                            ForconWay *ways, guint max);

/**
 * forcon_ways_clear:
 * @ways: (array length=n_ways): what forcon_campaign_ways() found
 *
 * Returns: whether there is nothing to choose: one way, and it is safe
 */
gboolean forcon_ways_clear (const ForconWay *ways, guint n_ways);

/**
 * forcon_ways_to_text:
 * @campaign: their campaign
 * @ways: (array length=n_ways): ways
 *
 * Returns: (transfer full): the words of their sectors with what is known against each, and the half-phases:
 *   "b1!enemy c1 4, a2 b2 c2 c1 8"
 */
char *forcon_ways_to_text (const ForconCampaign *campaign, const ForconWay *ways, guint n_ways);

/**
 * forcon_ways_from_text:
 * @campaign: their campaign
 * @text: (nullable): what forcon_ways_to_text() made
 * @ways: (array length=max) (out): the ways
 *
 * Returns: how many there are; what is no way is left out
 */
guint forcon_ways_from_text (const ForconCampaign *campaign, const char *text, ForconWay *ways, guint max);

G_END_DECLS
