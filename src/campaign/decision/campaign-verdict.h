/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign.h"
#include "twilight/rules/twilight-decide.h"
#include "engine/state/verdict.h"

G_BEGIN_DECLS

/**
 * ForconCampaignVerdict:
 * @kind: FORCON_PROBLEM_NONE where it is done
 * @request: of NEEDS_DICE; its ship is one of the fleet, or of the clash's battle
 * @ground: of NEEDS_DICE in a ground combat, where its count is not 0: d10 instead; @text: name of the unit,
 *   @admiral: who throws, @round: of the combat
 * @battle: what the table of a clash says to PLAY
 *
 * What became of a command, with figures; which of them count stands in FORCON_PROBLEMS.
 */
typedef struct {
  ForconProblem kind;
  ForconSideId admiral;
  ForconFormationId formation;
  ForconShipId ship;
  ForconSectorId sector;
  ForconSectorId other;
  ForconClashId clash;
  ForconMeetingId meeting;
  ForconStage stage;
  gint actual;
  gint needed;
  gint64 least;
  gint64 most;
  const char *text;
  ForconEntity entity;
  ForconEntity user;
  const char *property;
  ForconDiceRequest request;
  ForconTwilightRequest ground;
  gint round;
  ForconVerdict battle;
} ForconCampaignVerdict;

/**
 * ForconLack:
 * @admiral: whose it is
 * @problem: UNFORMED, NO_FLAGSHIP, NO_PLACE, TOO_MANY_SHIPS
 *
 * Something that is missing before play can begin (F-CAMP-12).
 */
typedef struct {
  ForconSideId admiral;
  ForconProblem problem;
  ForconFormationId formation;
  ForconShipId ship;
} ForconLack;

/**
 * forcon_campaign_lacks:
 * @campaign: a campaign
 * @rules: the rules
 *
 * Returns: (transfer full) (element-type ForconLack): what is missing before play can begin, by admiral (F-CAMP-12)
 */
GArray *forcon_campaign_lacks (const ForconCampaign *campaign, const ForconRules *rules);

G_END_DECLS
