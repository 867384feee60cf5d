/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/decision/campaign-decide.h"

G_BEGIN_DECLS

/*
 * What a line of a review is about, in the order in which a master asks for it. DETAIL: how a table is set up, what the
 * clock does, and what other lines say already.
 */
typedef enum {
  FORCON_REVIEW_QUESTION,
  FORCON_REVIEW_CLASH,
  FORCON_REVIEW_FAILURE,
  FORCON_REVIEW_MEETING,
  FORCON_REVIEW_MOVEMENT,
  FORCON_REVIEW_DETECTION,
  FORCON_REVIEW_ORDERS,
  FORCON_REVIEW_MINES,
  FORCON_REVIEW_FLEET,
  FORCON_REVIEW_DETAIL,
  FORCON_N_REVIEW_TOPICS
} ForconReviewTopic;

/**
 * ForconReviewLine:
 * @topic: what it is about
 * @admirals: bit (1 << side id) of each admiral whom it concerns; 0 for all
 * @sector: where, or none
 * @formation: whom it is about first of all, or none
 * @clash: that opens, or none
 * @thrown: whether dice decided it
 * @text: the sentence
 *
 * One fact, told as the campaign stood when it had happened.
 */
typedef struct {
  ForconReviewTopic topic;
  guint32 admirals;
  ForconSectorId sector;
  ForconFormationId formation;
  ForconClashId clash;
  gboolean thrown;
  char *text;
} ForconReviewLine;

/**
 * forcon_campaign_review:
 * @campaign: a campaign
 * @outcome: what would come of a command to it
 *
 * Returns: (transfer full) (element-type ForconReviewLine): everything that would happen, topic after topic, and within
 *   each in its order; nothing where the command is not done
 */
GPtrArray *forcon_campaign_review (const ForconCampaign *campaign, const ForconCampaignOutcome *outcome);

/* Returns: (transfer none): what a topic is called */
const char *forcon_review_heading (ForconReviewTopic topic);

void forcon_review_line_free (ForconReviewLine *line);

G_END_DECLS
