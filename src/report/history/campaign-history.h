/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "report/history/battle-losses.h"
#include "campaign/chronicle/chronicle.h"
#include "campaign/pace/pace.h"
#include "engine/odds/luck.h"

G_BEGIN_DECLS

/**
 * ForconHistoryAdmiral:
 * @admiral: who
 * @name: likewise
 * @loss: of the fleet as it was before play
 * @types: (array length=FORCON_N_SHIP_TYPE): the same of each type of ships
 * @ships: (element-type gint): ships in action before play, at the end of each phase, and now
 * @hits: (element-type gint): hits that these have left
 * @luck: (array length=FORCON_N_LUCK): what the dice gave
 */
typedef struct {
  ForconSideId admiral;
  char *name;
  ForconBattleLoss loss;
  ForconBattleLoss types[FORCON_N_SHIP_TYPE];
  GArray *ships;
  GArray *hits;
  ForconLuck luck[FORCON_N_LUCK];
} ForconHistoryAdmiral;

/**
 * ForconHistoryPhase:
 * @phase: its number; 0 is before play
 * @clashes, @messages: how many there were
 * @lines: (element-type utf8): what mattered, a sentence each
 */
typedef struct {
  gint phase;
  guint clashes;
  guint messages;
  GPtrArray *lines;
} ForconHistoryPhase;

/**
 * ForconHistoryWork:
 * @span: time of the master's that went into one thing in one phase
 * @what: that thing: "order sheets", "clash (C3)"
 */
typedef struct {
  ForconPaceSpan span;
  char *what;
} ForconHistoryWork;

/**
 * ForconCampaignHistory:
 * @name: of the campaign
 * @admirals: (element-type ForconHistoryAdmiral): by id
 * @phases: (element-type ForconHistoryPhase): those that have begun
 * @nobody: (array length=FORCON_N_LUCK): dice that were no admiral's
 * @open: clashes that go on: what is lost there is not counted yet
 * @pace: (element-type ForconHistoryWork): where the master's hours went, by phase; empty where no notes were taken
 *
 * A campaign in figures, for the players after it has ended: it hides nothing.
 */
typedef struct {
  char *name;
  GPtrArray *admirals;
  GPtrArray *phases;
  ForconLuck nobody[FORCON_N_LUCK];
  guint open;
  GArray *pace;
} ForconCampaignHistory;

/**
 * forcon_campaign_history_new:
 * @chronicle: the journal of a campaign
 * @pace: (nullable) (element-type ForconPaceSpan): notes of where the master's hours went
 * @error: (nullable): which entry could not be read, and why
 *
 * Returns: (transfer full) (nullable): all that is in force of it, in figures
 */
ForconCampaignHistory *forcon_campaign_history_new (ForconChronicle *chronicle, const GArray *pace, GError **error);

void forcon_campaign_history_free (ForconCampaignHistory *history);

/* Of all dice of a kind, with those of no admiral. */
ForconLuck forcon_campaign_history_luck (const ForconCampaignHistory *history, ForconLuckKind kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ForconCampaignHistory, forcon_campaign_history_free)

G_END_DECLS
