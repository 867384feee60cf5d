/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/state/campaign-event.h"

G_BEGIN_DECLS

/**
 * ForconCampaignJson:
 * @json: where to
 * @campaign: from which words are taken: the truth, or what an admiral knows
 * @dice: (element-type ForconDie) (nullable): of the command
 * @sealed: it is for an admiral: what has only a running number is left out, and who else knows, and seeds
 *
 * How records of a campaign are written as JSON. Ids go by their words, none is null; lengths in cm, angles in degrees, rolls
 * as their faces, times in µs.
 */
typedef struct {
  GString *json;
  const ForconCampaign *campaign;
  const GArray *dice;
  gboolean sealed;
} ForconCampaignJson;

void forcon_campaign_json_word (const ForconCampaignJson *writer, const char *key, const char *word);
void forcon_campaign_json_id (const ForconCampaignJson *writer, const char *key, ForconFieldKind type, gint64 number);
void forcon_campaign_json_record (const ForconCampaignJson *writer, const ForconRecordShape *shape,
                                  gconstpointer record);
void forcon_campaign_json_event (const ForconCampaignJson *writer, const ForconCampaignEvent *event);
void forcon_campaign_json_command (const ForconCampaignJson *writer, const ForconCampaignCommand *command);

G_END_DECLS
