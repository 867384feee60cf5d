/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "campaign/chronicle/chronicle.h"

G_BEGIN_DECLS

/**
 * ForconCampaignTold:
 * @campaign: (owned): as it stood before the entry that is told next
 * @rules: its rules
 * @json: as JSON, one command or fact a line
 * @quiet: nothing is told
 * @indent: (nullable): a prefix of each sentence
 *
 * Where the telling of a journal stands. Each fact is told as the campaign stood when it had happened, so that nothing
 * is named that was gone or not yet there.
 */
typedef struct {
  ForconCampaign *campaign;
  const ForconRules *rules;
  gboolean json;
  gboolean quiet;
  const char *indent;
} ForconCampaignTold;

/**
 * forcon_campaign_tell:
 * @told: (inout): where the telling stands
 * @entry: the command that comes next
 * @number: its number, from 1
 *
 * Prints what came of a command.
 */
void forcon_campaign_tell (ForconCampaignTold *told, const ForconCampaignEntry *entry, guint number);

/* Brings the campaign forward over an entry of which nothing is told. */
void forcon_campaign_pass (ForconCampaignTold *told, const ForconCampaignEntry *entry);

void forcon_campaign_told_clear (ForconCampaignTold *told);

G_END_DECLS
