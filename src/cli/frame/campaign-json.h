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
 * How records of a campaign are written as JSON. Ids go by their words, none is null; lengths in cm, angles in
 * degrees, rolls as their faces, times in µs.
 */
typedef struct {
  GString *json;
  const ForconCampaign *campaign;
  const GArray *dice;
  gboolean sealed;
} ForconCampaignJson;

/**
 * forcon_campaign_json_word:
 * @writer: where to; an object is open there
 * @key: of the member
 * @word: (nullable): its value
 */
void forcon_campaign_json_word (const ForconCampaignJson *writer, const char *key, const char *word);

/**
 * forcon_campaign_json_id:
 * @writer: where to; an object is open there
 * @key: of the member
 * @type: of an id that has a word
 * @number: the id's value
 */
void forcon_campaign_json_id (const ForconCampaignJson *writer, const char *key, ForconFieldKind type, gint64 number);

/**
 * forcon_campaign_json_record:
 * @writer: where to; an object is open there
 * @shape: of the record
 * @record: it
 *
 * Adds its fields, each under its name, less those that are the master's where it is sealed.
 */
void forcon_campaign_json_record (const ForconCampaignJson *writer, const ForconRecordShape *shape,
                                  gconstpointer record);

/**
 * forcon_campaign_json_event:
 * @writer: where to; an object is open there
 * @event: a fact
 *
 * Adds what happened, with all its figures and, unless it is sealed, who may see it.
 */
void forcon_campaign_json_event (const ForconCampaignJson *writer, const ForconCampaignEvent *event);

/**
 * forcon_campaign_json_command:
 * @writer: where to; an object is open there
 * @command: what was wanted
 *
 * Adds the command, what it says, who gave it and when, and the reason where there is one.
 */
void forcon_campaign_json_command (const ForconCampaignJson *writer, const ForconCampaignCommand *command);

G_END_DECLS
